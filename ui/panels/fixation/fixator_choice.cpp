#include "ui/panels/fixation/fixator_choice.h"

#include <algorithm>
#include <array>
#include <numbers>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/fixation/case_answer.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "core/schema/fixation_schema.h"
#include "ui/panels/fixation/slider_row.h"
#include "ui/session/fixation_session.h"
#include "ui/widgets/combo_items.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString materialText(FixatorMaterial material)
{
    switch (material) {
    case FixatorMaterial::TitaniumEli: return "Ti-6Al-4V ELI";
    case FixatorMaterial::TitaniumTan: return "Ti-6Al-7Nb";
    case FixatorMaterial::SteelColdWorked: return "316L, cold worked";
    case FixatorMaterial::SteelAnnealed: return "316L, annealed";
    case FixatorMaterial::CobaltChrome: return "Cobalt-chromium";
    }
    return {};
}

QString beamText(const FixatorBeam& beam)
{
    return QString("%1 %2 mm")
        .arg(QString::fromStdString(beam.name))
        .arg(1e3 * std::max(beam.diameter, beam.height), 0, 'g', 3);
}

// A number of a beam's place, with the reach of its slider, SI.
struct BeamPlace {
    const char* ofNeck;
    const char* ofShaft;  // nullptr: a beam along the shaft has none
    const char* help;
    Quantity quantity;
    double least, most;
    double (*get)(const FixatorBeam&, const FemurShape&);
    void (*set)(FixatorBeam&, std::optional<double>);  // nothing, where it may be left out: along the neck
};

constexpr double degree = std::numbers::pi / 180;

const std::array<BeamPlace, 4> beamPlaces
    = {{{"Upwards", "Outwards", "From the axis of neck or shaft", Quantity::Length, -0.015, 0.02,
         [](const FixatorBeam& it, const FemurShape&) { return it.offset; },
         [](FixatorBeam& it, std::optional<double> value) { it.offset = value.value_or(0); }},
        {"Forwards", "Forwards", "From the axis of neck or shaft", Quantity::Length, -0.012, 0.012,
         [](const FixatorBeam& it, const FemurShape&) { return it.anterior; },
         [](FixatorBeam& it, std::optional<double> value) { it.anterior = value.value_or(0); }},
        {"Tip", "Upper end", "How far it ends beyond the head's centre, along itself", Quantity::Length, -0.01, 0.025,
         [](const FixatorBeam& it, const FemurShape&) { return it.tip; },
         [](FixatorBeam& it, std::optional<double> value) { it.tip = value.value_or(0); }},
        {"Angle to shaft", nullptr, "Along the neck unless it is changed", Quantity::Angle, 110 * degree, 160 * degree,
         [](const FixatorBeam& it, const FemurShape& shape) { return it.angle.value_or(shape.neckShaftAngle); },
         [](FixatorBeam& it, std::optional<double> value) { it.angle = value; }}}};

}  // namespace

std::vector<OfferedFixator> offeredFixators(const FemurShape& femur)
{
    std::vector<OfferedFixator> offered;
    for (Fixator& fixator : std::vector<Fixator>{{FixatorKind::CannulatedScrews, {}, {}},
                                                 cannulatedScrews(ScrewPattern::Triangle, femur),
                                                 cannulatedScrews(ScrewPattern::Line, femur),
                                                 {FixatorKind::SlidingHipScrew, {}, {}},
                                                 hipScrewWithScrew(femur),
                                                 {FixatorKind::BladePlate, {}, {}},
                                                 {FixatorKind::Nail, {}, {}},
                                                 {FixatorKind::LockingPlate, {}, {}},
                                                 {FixatorKind::None, {}, {}}})
        offered.push_back({fixatorName(fixator, FractureKind::Neck, femur), std::move(fixator)});
    return offered;
}

QString fixatorName(const Fixator& fixator, FractureKind fracture, const FemurShape& femur)
{
    return capital(QString::fromStdString(titleOf(fixator, fracture, femur)));
}

QString constructName(const Fixation& fixation, std::size_t which, const CaseAnswer* answer)
{
    const Fixation one = caseWith(fixation, which);
    const bool isBefore = fixation.osteotomy && !one.osteotomy;
    return isBefore ? QCoreApplication::translate("sinew::FixatorChoice", "Before the osteotomy")
                    : fixatorName(one.fixator, one.fracture.kind, answer ? answer->fixation.femur : one.femur);
}

FixatorChoice::FixatorChoice(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_offered(offeredFixators()), m_kind(new ElidedComboBox(this)),
      m_material(new ElidedComboBox(this)), m_beamColumn(new QVBoxLayout), m_own(new QLabel(this))
{
    m_kind->setAccessibleName(tr("Fixator"));
    m_material->setAccessibleName(tr("Material of all its parts"));
    m_material->setToolTip(tr("Of all its parts"));
    for (const auto& [word, material] : fixatorMaterialWords)
        m_material->addItem(materialText(material), static_cast<int>(material));
    m_own->setWordWrap(true);
    m_own->setText(tr("Beams of its own in place of the usual ones"));
    setRole(*m_own, "muted");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_beamColumn->setSpacing(2);
    column->addWidget(m_kind);
    column->addWidget(m_material);
    column->addLayout(m_beamColumn);
    addPlaces();
    for (SliderRow* place : m_places)
        column->addWidget(place);
    column->addWidget(m_own);
    connect(m_kind, &QComboBox::activated, this, &FixatorChoice::choose);
    connect(m_material, &QComboBox::activated, this, &FixatorChoice::setMaterial);
}

void FixatorChoice::refresh()
{
    const Fixation& fixation = m_fixation.fixation();
    const FemurShape femur = m_fixation.measuredFixation().femur;
    m_offered = offeredFixators(femur);
    std::vector<ComboItem> items;
    for (const OfferedFixator& each : m_offered)
        items.push_back({each.name});
    const auto at = std::ranges::find(m_offered, fixation.fixator, &OfferedFixator::fixator);
    const auto chosen = static_cast<int>(at - m_offered.begin());
    if (at == m_offered.end())
        items.push_back({fixatorName(fixation.fixator, fixation.fracture.kind, femur)});
    setItems(*m_kind, items);
    m_kind->setCurrentIndex(chosen);
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation, femur).fixator.beams;
    m_material->setVisible(!beams.empty());
    m_own->setVisible(!beams.empty() && at == m_offered.end());
    showBeams(beams);
    if (beams.empty())
        return;
    const bool isOneMaterial
        = std::ranges::all_of(beams, [&](const FixatorBeam& it) { return it.material == beams.front().material; });
    m_material->setCurrentIndex(isOneMaterial ? m_material->findData(static_cast<int>(beams.front().material)) : -1);
    m_material->setPlaceholderText(tr("several materials"));
}

void FixatorChoice::addPlaces()
{
    for (std::size_t i = 0; i < beamPlaces.size(); ++i) {
        const BeamPlace& place = beamPlaces[i];
        m_places.push_back(new SliderRow(tr(place.ofNeck), place.quantity, place.least, place.most, this));
        connect(m_places.back(), &SliderRow::valueWanted, this,
                [this, i](double value, int gesture) { setPlace(i, value, gesture); });
        connect(m_places.back(), &SliderRow::nothingWanted, this, [this, i] { setPlace(i, std::nullopt, 0); });
    }
    int name = 0, field = 0;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        name = std::max(name, fontMetrics().horizontalAdvance(tr(beamPlaces[i].ofNeck)));
        field = std::max(field, m_places[i]->wantedFieldWidth());
    }
    for (SliderRow* place : m_places)
        place->setWidths(name + 2, field);
}

void FixatorChoice::showBeams(const std::vector<FixatorBeam>& beams)
{
    while (m_beams.size() < beams.size()) {
        auto* button = new QPushButton(this);
        button->setProperty("role", "row");
        button->setCheckable(true);
        const int index = static_cast<int>(m_beams.size());
        connect(button, &QPushButton::clicked, this,
                [this, index](bool on) { m_fixation.selectPart(on ? index : -1); });
        m_beamColumn->addWidget(button);
        m_beams.push_back(button);
    }
    const int chosen = m_fixation.part();
    for (std::size_t i = 0; i < m_beams.size(); ++i) {
        m_beams[i]->setVisible(i < beams.size());
        m_beams[i]->setChecked(static_cast<int>(i) == chosen);
        if (i < beams.size())
            m_beams[i]->setText(beamText(beams[i]));
    }
    const FemurShape femur = femurOf(m_fixation.measuredFixation());
    const bool isOne = chosen >= 0 && chosen < static_cast<int>(beams.size());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const BeamPlace& place = beamPlaces[i];
        const bool isOfNeck = isOne && beams[static_cast<std::size_t>(chosen)].axis == BeamAxis::Neck;
        m_places[i]->setVisible(isOne && (isOfNeck || place.ofShaft));
        if (!isOne)
            continue;
        PropertyRow row;
        row.label = isOfNeck || !place.ofShaft ? place.ofNeck : place.ofShaft;
        row.help = place.help;
        row.isOptional = !place.ofShaft;  // the angle
        row.value.numbers = {place.get(beams[static_cast<std::size_t>(chosen)], femur)};
        m_places[i]->setName(tr(row.label.c_str()));
        m_places[i]->show(row, {});
    }
}

void FixatorChoice::setPlace(std::size_t row, std::optional<double> value, int gesture)
{
    const int chosen = m_fixation.part();
    Fixation edited = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    if (chosen < 0 || chosen >= static_cast<int>(edited.fixator.beams.size()))
        return;
    FixatorBeam& beam = edited.fixator.beams[static_cast<std::size_t>(chosen)];
    const std::string sentence = "Move the " + beam.name;
    beamPlaces[row].set(beam, value);
    std::string key;
    if (gesture != 0)
        key = "beam place " + std::to_string(chosen) + ' ' + std::to_string(row) + ' ' + std::to_string(gesture);
    m_fixation.edit(std::move(edited), sentence, key);
}

void FixatorChoice::choose(int index)
{
    if (index < 0 || index >= static_cast<int>(m_offered.size()))
        return;
    Fixation edited = m_fixation.fixation();
    edited.fixator = m_offered[static_cast<std::size_t>(index)].fixator;
    m_fixation.edit(std::move(edited), "Fixator: " + m_kind->itemText(index).toStdString());
}

void FixatorChoice::setMaterial(int index)
{
    Fixation edited = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    for (FixatorBeam& beam : edited.fixator.beams)
        beam.material = static_cast<FixatorMaterial>(m_material->itemData(index).toInt());
    m_fixation.edit(std::move(edited), "Material: " + m_material->itemText(index).toStdString());
}

}  // namespace sinew
