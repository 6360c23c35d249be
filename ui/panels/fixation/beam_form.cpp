#include "ui/panels/fixation/beam_form.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/fixation/standard_fixators.h"
#include "ui/panels/fixation/slider_row.h"
#include "ui/panels/properties/property_field.h"
#include "ui/panels/properties/property_label.h"
#include "ui/panels/properties/property_words.h"
#include "ui/session/fixation_session.h"
#include "ui/text/said.h"
#include "ui/widgets/fold_button.h"

namespace sinew {

namespace {

// A number of a beam's place, with the reach of its slider, SI.
struct BeamPlace {
    const char* key;
    const char* ofNeck;
    const char* ofShaft;  // nullptr: a beam along the shaft has none
    const char* help;
    Quantity quantity;
    double least, most;
    double (*get)(const FixatorBeam&, const FemurShape&);
    void (*set)(FixatorBeam&, std::optional<double>);  // nothing, where it may be left out: along the neck
};

const std::array<BeamPlace, 4> beamPlaces
    = {{{"offset", QT_TR_NOOP("Upwards"), QT_TR_NOOP("Outwards"), QT_TR_NOOP("From the axis of neck or shaft"),
         Quantity::Length, -0.015, 0.02, [](const FixatorBeam& it, const FemurShape&) { return it.offset; },
         [](FixatorBeam& it, std::optional<double> value) { it.offset = value.value_or(0); }},
        {"anterior", QT_TR_NOOP("Forwards"), QT_TR_NOOP("Forwards"), QT_TR_NOOP("From the axis of neck or shaft"),
         Quantity::Length, -0.012, 0.012, [](const FixatorBeam& it, const FemurShape&) { return it.anterior; },
         [](FixatorBeam& it, std::optional<double> value) { it.anterior = value.value_or(0); }},
        {"tip", QT_TR_NOOP("Tip"), QT_TR_NOOP("Upper end"),
         QT_TR_NOOP("How far it ends beyond the head's centre, along itself"), Quantity::Length, -0.01, 0.025,
         [](const FixatorBeam& it, const FemurShape&) { return it.tip; },
         [](FixatorBeam& it, std::optional<double> value) { it.tip = value.value_or(0); }},
        {"angle", QT_TR_NOOP("Angle to shaft"), nullptr, QT_TR_NOOP("Along the neck unless it is changed"),
         Quantity::Angle, 110 * degree, 160 * degree,
         [](const FixatorBeam& it, const FemurShape& shape) { return it.angle.value_or(shape.neckShaftAngle); },
         [](FixatorBeam& it, std::optional<double> value) { it.angle = value; }}}};

bool isPlace(const PropertyRow& row)
{
    return std::ranges::any_of(beamPlaces, [&](const BeamPlace& place) { return row.key == place.key; });
}

// Of beam `index` of a case whose beams are written out.
Place placeOfBeam(const Project& project, std::size_t index)
{
    for (const PropertyRow& row : propertyRows(project, {fixationStep, "fixator"})) {
        if (row.key == "beams" && index < row.parts.size())
            return row.parts[index].place;
    }
    return {};
}

std::string mergeKey(const char* what, std::size_t beam, const std::string& of, int gesture)
{
    if (gesture == 0)
        return {};
    return std::string(what) + ' ' + std::to_string(beam) + ' ' + of + ' ' + std::to_string(gesture);
}

}  // namespace

BeamForm::BeamForm(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_page(new QWidget(this)), m_fieldColumn(new QVBoxLayout(m_page))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    makePlaces(*column);
    makeFold(*column);
    m_fieldColumn->setContentsMargins(0, 0, 0, 0);
    m_fieldColumn->setSpacing(2);
    column->addWidget(m_page);
    m_page->hide();
}

void BeamForm::makePlaces(QVBoxLayout& column)
{
    int name = 0, field = 0;
    for (std::size_t i = 0; i < beamPlaces.size(); ++i) {
        const BeamPlace& place = beamPlaces[i];
        auto* row = new SliderRow(tr(place.ofNeck), place.quantity, place.least, place.most, this);
        m_places.push_back(row);
        column.addWidget(row);
        connect(row, &SliderRow::valueWanted, this,
                [this, i](double value, int gesture) { setPlace(i, value, gesture); });
        connect(row, &SliderRow::nothingWanted, this, [this, i] { setPlace(i, std::nullopt, 0); });
        name = std::max(name, fontMetrics().horizontalAdvance(tr(place.ofNeck)));
        field = std::max(field, row->wantedFieldWidth());
    }
    for (SliderRow* place : m_places)
        place->setWidths(name + 2, field);
}

void BeamForm::makeFold(QVBoxLayout& column)
{
    m_fold = new FoldButton(tr("Size, hold, preload"), this);
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOpen) {
        showFields();
        m_page->setVisible(isOpen);
    });
    auto* remove = new QToolButton(this);
    remove->setText(tr("Remove"));
    remove->setToolTip(tr("Take this beam out"));
    connect(remove, &QToolButton::clicked, this, &BeamForm::removeBeam);
    auto* row = new QHBoxLayout;
    row->addWidget(m_fold);
    row->addStretch();
    row->addWidget(remove);
    column.addLayout(row);
}

// What is shown

std::optional<std::size_t> BeamForm::chosen() const
{
    const std::vector<FixatorBeam> beams
        = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur).fixator.beams;
    const int part = m_fixation.part();
    return part >= 0 && part < static_cast<int>(beams.size()) ? std::optional(static_cast<std::size_t>(part))
                                                              : std::nullopt;
}

std::vector<PropertyRow> BeamForm::rows() const
{
    const std::optional<std::size_t> beam = chosen();
    if (!beam)
        return {};
    Project project;
    project.fixation = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    std::vector<PropertyRow> rows = propertyRows(project, placeOfBeam(project, *beam));
    std::erase_if(rows, isPlace);
    return rows;
}

void BeamForm::refresh()
{
    const std::optional<std::size_t> beam = chosen();
    setVisible(beam.has_value());
    if (!beam)
        return;
    showPlaces(withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur).fixator.beams[*beam]);
    showFields();
}

void BeamForm::showPlaces(const FixatorBeam& beam)
{
    const FemurShape femur = femurOf(m_fixation.measuredFixation());
    const bool isOfNeck = beam.axis == BeamAxis::Neck;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const BeamPlace& place = beamPlaces[i];
        m_places[i]->setVisible(isOfNeck || place.ofShaft);
        PropertyRow row;
        row.label = isOfNeck || !place.ofShaft ? place.ofNeck : place.ofShaft;
        row.help = place.help;
        row.isOptional = !place.ofShaft;  // the angle
        row.value.numbers = {place.get(beam, femur)};
        m_places[i]->setName(tr(row.label.c_str()));
        m_places[i]->show(row, {});
    }
}

// All beams have the same rows: fields are made once.
void BeamForm::showFields()
{
    if (!m_fold->isChecked())
        return;
    const std::vector<PropertyRow> shown = rows();
    if (m_fields.empty())
        makeFields(shown);
    for (std::size_t i = 0; i < std::min(shown.size(), m_fields.size()); ++i) {
        FieldState state;
        state.row = shown[i];
        m_fields[i]->setState(std::move(state));
    }
}

void BeamForm::makeFields(const std::vector<PropertyRow>& rows)
{
    for (const PropertyRow& row : rows) {
        FieldState state;
        state.row = row;
        auto* field = new PropertyField(std::move(state), m_page);
        connect(field, &PropertyField::valueEntered, this,
                [this, field](const RowEntry& entry) { setValue(*field, entry); });
        m_fieldColumn->addWidget(field);
        m_fields.push_back(field);
    }
    alignLabels(m_fields, width());
}

// Edits

void BeamForm::setPlace(std::size_t row, std::optional<double> value, int gesture)
{
    const std::optional<std::size_t> beam = chosen();
    if (!beam)
        return;
    Fixation edited = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    FixatorBeam& it = edited.fixator.beams[*beam];
    beamPlaces[row].set(it, value);
    const QString sentence = tr("Move the %1").arg(QString::fromStdString(it.name));
    m_fixation.edit(std::move(edited), sentence.toStdString(),
                    mergeKey("beam place", *beam, beamPlaces[row].key, gesture));
}

void BeamForm::setValue(PropertyField& field, const RowEntry& entry)
{
    const std::optional<std::size_t> beam = chosen();
    if (!beam)
        return;
    Project project;
    project.fixation = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    const PropertyRow row = field.row();
    if (row.kind == RowKind::Name) {
        if (const auto reason = reasonAgainstName(project, row.place, entry.value.text))
            return field.refuse(said(reason->message));
    }
    TextReport report({}, {});
    std::optional<Project> changed = withRow(project, row, entry.value, report);
    if (!changed) {
        const Diagnostics why = report.diagnostics();
        return field.refuse(why.empty() ? QString() : said(why.front().message));
    }
    const QString name = QString::fromStdString(project.fixation->fixator.beams[*beam].name);
    const QString sentence = tr("Set %1 of the %2").arg(labelText(row).toLower(), name);
    m_fixation.edit(*std::move(changed->fixation), sentence.toStdString(),
                    mergeKey("beam", *beam, row.key, entry.gesture));
}

void BeamForm::removeBeam()
{
    const std::optional<std::size_t> beam = chosen();
    if (!beam)
        return;
    const FemurShape femur = m_fixation.measuredFixation().femur;
    Fixation edited = withOwnBeams(m_fixation.fixation(), femur);
    const QString sentence = tr("Remove the %1").arg(QString::fromStdString(edited.fixator.beams[*beam].name));
    edited.fixator = withoutBeam(edited, femur, *beam);
    m_fixation.selectPart(-1);
    m_fixation.edit(std::move(edited), sentence.toStdString());
}

}  // namespace sinew
