#include "ui/panels/fixation/case_panel.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/fixation/fracture_plane.h"
#include "core/schema/fixation_schema.h"
#include "ui/panels/fixation/fixator_choice.h"
#include "ui/panels/fixation/loads_form.h"
#include "ui/panels/fixation/mesh_box.h"
#include "ui/panels/fixation/muscle_sides_form.h"
#include "ui/panels/fixation/osteotomy_form.h"
#include "ui/panels/fixation/posture_note.h"
#include "ui/panels/fixation/slider_row.h"
#include "ui/panels/panel_roles.h"
#include "ui/panels/properties/property_edits.h"
#include "ui/session/panel_wait.h"
#include "ui/session/session.h"
#include "ui/text/alternative_text.h"
#include "ui/text/core_words.h"
#include "ui/text/said.h"
#include "ui/text/units_format.h"
#include "ui/widgets/column_area.h"
#include "ui/widgets/combo_items.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

constexpr std::array fractureKinds = {FractureKind::Neck, FractureKind::Intertrochanteric, FractureKind::ReverseOblique,
                                      FractureKind::Subtrochanteric};

QString fractureText(FractureKind kind)
{
    QString text = worded(spacedWord(wordOf(kind, fractureWords)).toStdString());
    text[0] = text[0].toUpper();
    return text;
}

QHBoxLayout* named(const QString& name, QWidget* field)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* label = new QLabel(name);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field, 1);
    return row;
}

}  // namespace

CasePanel::CasePanel(Session& session, FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_session(session), m_fixation(fixation), m_wait(new PanelWait(*this, [this] { refresh(); })),
      m_pages(new QStackedLayout(this))
{
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(makeBeginning());
    m_pages->addWidget(makeForm());
    connect(&fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (changes
            & (FixationChanges(FixationChange::Case) | FixationChange::Answer | FixationChange::Part
               | FixationChange::Picking))
            m_wait->tell();
    });
    refresh();
}

// What is there before anything is broken.
QWidget* CasePanel::makeBeginning()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    auto* question = new QLabel(tr("Choose where the bone is broken"), page);
    question->setWordWrap(true);
    setRole(*question, "heading");
    column->addWidget(question);
    for (const FractureKind kind : fractureKinds) {
        auto* button = new QPushButton(fractureText(kind), page);
        connect(button, &QPushButton::clicked, this, [this, kind] {
            begin(kind);
            // The second click of a double one must not land on what appears in the button's place.
            QWidget* form = m_pages->widget(1);
            form->setAttribute(Qt::WA_TransparentForMouseEvents);
            QTimer::singleShot(QApplication::doubleClickInterval(), form,
                               [form] { form->setAttribute(Qt::WA_TransparentForMouseEvents, false); });
        });
        column->addWidget(button);
    }
    m_whyNot = new QLabel(page);
    m_whyNot->setWordWrap(true);
    setRole(*m_whyNot, "muted");
    column->addWidget(m_whyNot);
    column->addStretch();
    return page;
}

QWidget* CasePanel::makeForm()
{
    auto* form = new QWidget(this);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(10, 8, 10, 10);
    column->setSpacing(6);
    for (const CaseSection& section : caseSections())
        addSection(*column, section);
    addHeading(*column, tr("Report"));
    m_title = addText(*column, tr("Title of the report"), tr("whose hip, which question"), &Fixation::title);
    m_note = addText(*column, tr("Note for the report"), tr("what a reader should know"), &Fixation::note);
    column->addStretch();
    alignRows();
    // Below the form, so that no field moves when something is wrong, and in sight wherever the form is scrolled to.
    m_problem = new QLabel(this);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setContentsMargins(10, 6, 10, 8);
    setRole(*m_problem, "error");
    auto* page = new QWidget(this);
    auto* both = new QVBoxLayout(page);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    auto* area = new ColumnArea(form, page);
    area->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    both->addWidget(area, 1);
    auto* note = new PostureNote(m_session, *this);
    note->setContentsMargins(10, 6, 10, 6);
    both->addWidget(note);
    both->addWidget(m_problem);
    return page;
}

QLineEdit* CasePanel::addText(QVBoxLayout& column, const QString& name, const QString& hint,
                              std::string Fixation::*text)
{
    auto* field = new QLineEdit(this);
    field->setAccessibleName(name);
    field->setPlaceholderText(hint);
    field->setToolTip(name);
    connect(field, &QLineEdit::editingFinished, this, [this, field, name, text] {
        const std::string typed = field->text().toStdString();
        if (typed != m_fixation.fixation().*text)
            edit(name, [&](Fixation& it) { it.*text = typed; });
    });
    column.addWidget(field);
    return field;
}

void CasePanel::addSection(QVBoxLayout& column, const CaseSection& section)
{
    const QString title = section.title;
    if (title == "Osteotomy") {
        m_osteotomy = new OsteotomyForm(m_fixation, this);
        addHeading(m_osteotomy->column(), tr(section.title));
        addRows(m_osteotomy->column(), section);
        m_osteotomy->addChoices();
        column.addWidget(m_osteotomy);
        return;
    }
    addHeading(column, tr(section.title));
    if (title == "Person")
        addSides(column);
    else if (title == "Femur")
        column.addWidget(m_mesh = new MeshBox(m_fixation, this));
    else if (title == "Fracture")
        addFractures(column);
    else if (title == "Activity")
        addActivity(column);
    addRows(column, section);
    if (title == "Activity") {
        column.addWidget(m_loads = new LoadsForm(m_fixation, this));
        column.addWidget(m_muscles = new MuscleSidesForm(m_fixation, this));
    }
    if (title == "Fracture") {
        addHeading(column, tr("Fixator"));
        column.addWidget(m_fixator = new FixatorChoice(m_fixation, this));
    }
}

void CasePanel::addHeading(QVBoxLayout& column, const QString& title)
{
    auto* label = new QLabel(title);
    setRole(*label, "heading");
    label->setContentsMargins(0, column.count() > 1 ? 6 : 0, 0, 0);
    column.addWidget(label);
}

void CasePanel::addRows(QVBoxLayout& column, const CaseSection& section)
{
    Project usual;
    usual.fixation.emplace().osteotomy.emplace();
    for (const CaseField& field : section.fields) {
        const std::optional<PropertyRow> row = rowOf(usual, field);
        auto* widget = new SliderRow(tr(field.label), row->quantity, field.least, field.most);
        connect(widget, &SliderRow::valueWanted, this,
                [this, field](double value, int gesture) { setNumber(field, value, gesture); });
        connect(widget, &SliderRow::nothingWanted, this, [this, field] { setNumber(field, std::nullopt, 0); });
        widget->setProperty(otherNamesProperty, tr(section.title) + u' ' + tr(field.otherNames));
        column.addWidget(widget);
        m_rows.push_back({field, widget});
    }
}

// Names as wide as the longest, so that all sliders begin in one line.
void CasePanel::alignRows()
{
    int name = 0, field = 0;
    for (const Row& row : m_rows) {
        name = std::max(name, fontMetrics().horizontalAdvance(tr(row.field.label)));
        field = std::max(field, row.widget->wantedFieldWidth());
    }
    for (const Row& row : m_rows)
        row.widget->setWidths(name + 2, field);
}

void CasePanel::addSides(QVBoxLayout& column)
{
    auto* frame = new QFrame(this);
    frame->setProperty("role", "segments");
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    auto* group = new QButtonGroup(frame);
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        auto* button = new QToolButton(frame);
        button->setText(side == BodySide::Left ? tr("Left") : tr("Right"));
        button->setProperty("role", "segment");
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        connect(button, &QToolButton::clicked, this, [this, side] {
            edit(side == BodySide::Left ? tr("Left hip") : tr("Right hip"),
                 [&](Fixation& it) { it.femur.side = side; });
        });
        group->addButton(button);
        row->addWidget(button);
        m_sides.push_back(button);
    }
    column.addLayout(named(tr("Side"), frame));
}

void CasePanel::addFractures(QVBoxLayout& column)
{
    m_fracture = new ElidedComboBox(this);
    m_fracture->setAccessibleName(tr("Kind of fracture"));
    for (const FractureKind kind : fractureKinds)
        m_fracture->addItem(fractureText(kind));
    connect(m_fracture, &QComboBox::activated, this, [this](int index) {
        const FractureKind kind = fractureKinds[static_cast<std::size_t>(index)];
        chooseFracture(kind);
    });
    column.addWidget(m_fracture);
    m_pauwels = new QLabel(this);
    m_pauwels->setToolTip(tr("To the horizontal in the frontal plane, standing with the mechanical axis upright"));
    m_pauwels->setWordWrap(true);
    setRole(*m_pauwels, "muted");
    column.addWidget(m_pauwels);
}

// A kind that was looked at before comes back as it was left; the first time its usual plane.
void CasePanel::chooseFracture(FractureKind kind)
{
    const FracturePlane now = m_fixation.fixation().fracture;
    if (now.kind == kind)
        return;
    if (std::exchange(m_planesOf, m_fixation.origin()) != m_fixation.origin())
        m_planes.clear();
    m_planes[now.kind] = now;
    const auto before = m_planes.find(kind);
    edit(tr("Fracture: %1").arg(fractureText(kind)), [&](Fixation& it) {
        it.fracture = before != m_planes.end() ? before->second : usualPlane(kind, m_fixation.measuredFixation().femur);
    });
}

void CasePanel::addActivity(QVBoxLayout& column)
{
    m_activity = new ElidedComboBox(this);
    m_activity->setAccessibleName(tr("Activity"));
    connect(m_activity, &QComboBox::activated, this, [this](int index) {
        const std::string name = m_activity->itemData(index).toString().toStdString();
        edit(name.empty() ? tr("Stated loads alone") : tr("Activity '%1'").arg(QString::fromStdString(name)),
             [&](Fixation& it) { it.activity = name; });
    });
    column.addWidget(m_activity);
    auto* row = new FlowLayout;
    row->setSpacing(4);
    const auto add = [&](const QString& text, const QString& hint,
                         const std::function<double(const Fixation&)>& share) {
        auto* button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(hint);
        connect(button, &QToolButton::clicked, this,
                [this, share] { edit(tr("Weight on the leg"), [&](Fixation& it) { it.weightBearing = share(it); }); });
        row->addWidget(button);
    };
    for (const double kilograms : {10.0, 20.0}) {
        add(tr("%1 kg").arg(kilograms), tr("Of the body mass: the load of the activity times that share"),
            [kilograms](const Fixation& it) { return std::min(1.0, kilograms / it.person.mass); });
    }
    add(tr("half"), tr("Half of the load"), [](const Fixation&) { return 0.5; });
    add(tr("full"), tr("All of the load"), [](const Fixation&) { return 1.0; });
    m_kilograms = new NumberField(Quantity::Mass, this);
    m_kilograms->setAccessibleName(tr("Weight on the leg in kilograms"));
    m_kilograms->setToolTip(tr("The share of the body mass that the leg may bear. All forces of the activity, muscles "
                               "included, are taken as that share of the full ones: 20 kg of 80 kg are a quarter"));
    connect(m_kilograms, &NumberField::valueEntered, this, [this](double kilograms) {
        edit(tr("Weight on the leg"), [&](Fixation& it) { it.weightBearing = kilograms / it.person.mass; });
    });
    row->addWidget(m_kilograms);
    column.addLayout(row);
}

// Edits

void CasePanel::edit(const QString& sentence, const std::function<void(Fixation&)>& change)
{
    Fixation edited = m_fixation.fixation();
    change(edited);
    m_fixation.edit(std::move(edited), sentence.toStdString());
}

// Without a value: the one that follows from others.
void CasePanel::setNumber(const CaseField& field, std::optional<double> value, int gesture)
{
    const std::optional<PropertyRow> row = rowOf(m_session.project(), field);
    if (row)
        enterValue(m_session, {row->place}, *row,
                   {.value = {.numbers = value ? std::vector{*value} : std::vector<double>()}, .gesture = gesture});
}

void CasePanel::begin(FractureKind kind)
{
    m_fixation.create();
    if (!m_fixation.hasFixation())
        return;
    Fixation made = m_fixation.fixation();
    made.fracture = usualPlane(kind, made.femur);
    if (kind != FractureKind::Neck)
        made.fixator.kind = kind == FractureKind::Intertrochanteric ? FixatorKind::SlidingHipScrew : FixatorKind::Nail;
    m_fixation.edit(std::move(made), tr("New fixation: %1").arg(fractureText(kind).toLower()).toStdString());
}

// What is shown

QString CasePanel::reasonAt(const CaseField& field) const
{
    const std::string place = placeOf(field);
    for (const ModelProblem& problem : m_fixation.problems()) {
        if (problem.path == place)
            return said(problem.diagnostic.message);
    }
    return {};
}

void CasePanel::refresh()
{
    m_pages->setCurrentIndex(m_fixation.hasFixation() ? 1 : 0);
    if (!m_fixation.hasFixation()) {
        const QString reason = m_fixation.whyNoCase();
        m_whyNot->setText(reason.isEmpty() ? QString() : tr("Not now: %1.").arg(reason));
        for (QPushButton* button : m_pages->currentWidget()->findChildren<QPushButton*>())
            button->setEnabled(reason.isEmpty());
        return;
    }
    const Fixation& fixation = m_fixation.fixation();
    m_sides[0]->setChecked(fixation.femur.side == BodySide::Left);
    m_sides[1]->setChecked(fixation.femur.side == BodySide::Right);
    m_fracture->setCurrentIndex(
        static_cast<int>(std::ranges::find(fractureKinds, fixation.fracture.kind) - fractureKinds.begin()));
    QString type = pauwelsText(fixation.fracture);
    const bool isCurrent = m_fixation.isCurrent();
    // While another answer is on its way the caption keeps its lines, so that no field moves under the pointer.
    const CaseAnswer* answer = m_fixation.answer();
    if (fixation.osteotomy && answer && answer->construct.cut)
        type += (type.isEmpty() ? QString() : QStringLiteral("; ")) + afterCut(fixation, answer->construct);
    // A line is there for any kind, so that nothing below it moves.
    m_pauwels->setText(type.isEmpty() ? tr("angle to the horizontal, standing") : type);
    QString problem;
    // With what follows from other numbers, as the length of the femur from the height; what was measured on a mesh is not
    // to be changed here.
    std::optional<PatientBone> bone;
    if (const PatientMesh* patient = m_fixation.patient();
        patient && patient->measured && patient->measured->isComplete())
        bone = placedBone(patient->measured, fixation.femur, mechanicalLengthOf(femurOf(fixation)));
    Project stated;
    stated.fixation = bone ? m_fixation.measuredFixation() : fixation;
    stated.fixation->femur = femurOf(*stated.fixation);
    for (const Row& row : m_rows) {
        const bool isMeasured = bone && std::string_view(row.field.part) == "femur"
                                && std::ranges::count(bone->measuredKeys, row.field.key) > 0;
        row.widget->setEnabled(!isMeasured);
        row.widget->setName(nameOf(row.field, fixation.fracture.kind));
        row.widget->setToolTip(isMeasured ? tr("Measured on the mesh") : QString());
        if (const std::optional<PropertyRow> shown = rowOf(stated, row.field))
            row.widget->show(*shown, isCurrent ? reasonAt(row.field) : QString());
    }
    m_mesh->refresh();
    const std::vector<ModelProblem> problems = m_fixation.problems();
    const auto unsaid = std::ranges::find_if(problems, [this](const ModelProblem& it) {
        return std::ranges::none_of(m_rows, [&](const Row& row) { return placeOf(row.field) == it.path; });
    });
    if (isCurrent && unsaid != problems.end())
        problem = alternativeText(unsaid->path) + said(unsaid->diagnostic);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    for (const auto& [field, text] : {std::pair(m_title, fixation.title), std::pair(m_note, fixation.note)}) {
        if (!field->isModified() || !field->hasFocus())
            field->setText(QString::fromStdString(text));
    }
    m_osteotomy->refresh();
    m_kilograms->setBounds({.least = 0, .most = fixation.person.mass});
    m_kilograms->setValue(fixation.weightBearing * fixation.person.mass);
    m_fixator->refresh();
    m_loads->refresh();
    m_muscles->refresh();
    refreshActivities();
}

void CasePanel::refreshActivities()
{
    const Fixation& fixation = m_fixation.fixation();
    std::vector<ComboItem> items
        = {{fixation.loads.empty() ? tr("Walking and stairs, measured peaks") : tr("Stated loads alone")}};
    for (const Activity& activity : m_session.model().activities)
        items.push_back({QString::fromStdString(activity.title.empty() ? activity.name : activity.title),
                         QString::fromStdString(activity.name)});
    const QString wanted = QString::fromStdString(fixation.activity);
    const auto at = std::ranges::find(items, wanted, &ComboItem::data);
    const auto chosen = static_cast<int>(at - items.begin());
    if (at == items.end())
        items.push_back({wanted, wanted});
    setItems(*m_activity, items);
    m_activity->setCurrentIndex(chosen);
}

}  // namespace sinew
