#include "ui/panels/motion/pair_editor.h"

#include <algorithm>

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include "ui/panels/motion/formula_field.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

FieldUnit second()
{
    return {shownUnit("s"), 1, std::nullopt};
}

const FieldUnit noPairUnit = {{}, 1, std::nullopt};

QToolButton* makeSide(const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

QLabel* makeMuted(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    setRole(*label, "muted");
    return label;
}

// A list that keeps its entries and choice when nothing has changed.
void showList(QComboBox& box, const QStringList& texts, int current)
{
    QStringList present;
    for (int i = 0; i < box.count(); ++i)
        present.append(box.itemText(i));
    if (present != texts) {
        box.clear();
        box.addItems(texts);
    }
    if (box.currentIndex() != current)
        box.setCurrentIndex(current);
}

QStringList textsOf(const std::vector<ValueKind>& kinds)
{
    QStringList texts;
    for (const ValueKind kind : kinds)
        texts.append(textOf(kind));
    return texts;
}

int indexIn(const std::vector<ValueKind>& kinds, ValueKind kind)
{
    return static_cast<int>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
}

// Of what stays as it is, factor, delay and clock say nothing.
bool dependsOnTime(const GivenPair& pair)
{
    return !std::holds_alternative<ConstantValue>(pair.value) && !std::holds_alternative<HeldValue>(pair.value);
}

FieldUnit gainUnit(CoordinateKind kind, bool isRate)
{
    const bool isAngle = kind == CoordinateKind::Rotation;
    return fieldUnit(isRate ? (isAngle ? Quantity::AngularDamping : Quantity::Damping)
                            : (isAngle ? Quantity::AngularStiffness : Quantity::SpringStiffness));
}

}  // namespace

PairEditor::PairEditor(QWidget* parent)
    : QWidget(parent), m_origin(new ElidedLabel(this)), m_motion(makeSide(QStringLiteral("givenMotion"), this)),
      m_effort(makeSide(QStringLiteral("givenEffort"), this)), m_kind(new ElidedComboBox(this)),
      m_target(new ElidedComboBox(this)), m_values(new QStackedWidget(this)), m_tracking(new QWidget(this)),
      m_proportional(new NumberField(noPairUnit, m_tracking)), m_derivative(new NumberField(noPairUnit, m_tracking)),
      m_limit(new NumberField(noPairUnit, m_tracking)), m_factor(new NumberField(noPairUnit, this)),
      m_delay(new NumberField(second(), this)), m_blend(new NumberField(second(), this)),
      m_blendLabel(makeMuted(tr("blend"), this)), m_clock(new ElidedComboBox(this)), m_fault(new QLabel(this)),
      m_newCurve(new QPushButton(tr("New curve"), this))
{
    setRole(*m_origin, "muted");
    setRole(*m_fault, "error");
    m_fault->setWordWrap(true);
    m_fault->hide();
    m_newCurve->setObjectName(QStringLiteral("newCurve"));
    m_newCurve->setToolTip(tr("Make a curve for this coordinate and take it"));
    m_newCurve->hide();
    m_clock->addItems({tr("run", "whose time counts"), tr("stage", "whose time counts")});
    m_clock->setToolTip(
        tr("Whether the time of curves, columns and formulas counts from the start of the run or stage"));
    m_kind->setObjectName(QStringLiteral("valueKind"));
    m_kind->setAccessibleName(tr("How it is given"));
    m_target->setAccessibleName(tr("The motion to follow"));
    m_factor->setObjectName(QStringLiteral("factor"));
    m_blend->setObjectName(QStringLiteral("blend"));
    m_blend->setToolTip(tr("Goes over smoothly from the motion before within this time"));
    m_delay->setToolTip(tr("Takes the value of this long ago"));
    makeValueFields();
    nameFields();
    lay();
    wireChoices();
    wireNumbers();
}

void PairEditor::makeValueFields()
{
    m_constant = new NumberField(noPairUnit, m_values);
    m_constant->setObjectName(QStringLiteral("constant"));
    m_curve = new ElidedComboBox(m_values);
    m_curve->setObjectName(QStringLiteral("curve"));
    m_column = new ElidedComboBox(m_values);
    m_formula = new FormulaField(FormulaField::Kind::Formula, m_values);
    auto* words = makeMuted(tr("as when the stage begins"), m_values);
    for (QComboBox* box : {m_kind, m_target, m_curve, m_column}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    auto* number = new QWidget(m_values);
    auto* beside = new QHBoxLayout(number);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(m_constant);
    beside->addStretch();
    // In the order of ValueKind; holds and Fourier series are words.
    for (QWidget* page : std::initializer_list<QWidget*>{number, words, m_curve, m_column, makeSeries(), m_formula})
        m_values->addWidget(page);
    m_values->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

// A Fourier series is not edited, but a curve of points can take its place.
QWidget* PairEditor::makeSeries()
{
    auto* series = new QWidget(m_values);
    auto* make = new QPushButton(tr("Make Points"), series);
    make->setObjectName(QStringLiteral("makePoints"));
    make->setToolTip(tr("Replaces the series by a curve through few of its points, within 1 % of its range"));
    connect(make, &QPushButton::clicked, this, [this] { emit newCurveWanted(m_row.pair); });
    auto* beside = new QHBoxLayout(series);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(make);
    beside->addStretch();
    return series;
}

// For screen readers; the labels beside them are shorter.
void PairEditor::nameFields()
{
    const std::initializer_list<std::pair<QWidget*, QString>> names
        = {{m_constant, tr("Given value")},
           {m_curve, tr("Curve that is followed")},
           {m_column, tr("Measured column that is followed")},
           {m_formula, tr("Formula of the given value")},
           {m_proportional, tr("Stiffness of the tracking")},
           {m_derivative, tr("Damping of the tracking")},
           {m_limit, tr("Tracking gives at most")},
           {m_factor, tr("Factor of the given value")},
           {m_delay, tr("Delay of the given value")},
           {m_blend, tr("Time to blend over from the motion before")},
           {m_clock, tr("From where time counts")}};
    for (const auto& [field, name] : names)
        field->setAccessibleName(name);
}

void PairEditor::lay()
{
    auto* sides = new QHBoxLayout;
    sides->setSpacing(2);
    sides->addWidget(m_motion);
    sides->addWidget(m_effort);
    sides->addWidget(m_origin, 1);
    auto* how = new QHBoxLayout;
    how->setSpacing(4);
    how->addWidget(m_kind);
    how->addWidget(m_target);
    how->addWidget(m_values, 1);
    auto* gains = new QGridLayout(m_tracking);
    gains->setContentsMargins(0, 0, 0, 0);
    gains->setSpacing(4);
    gains->setColumnStretch(4, 1);
    const std::vector<std::pair<QString, NumberField*>> fields
        = {{tr("stiffness"), m_proportional}, {tr("damping"), m_derivative}, {tr("at most"), m_limit}};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const int row = static_cast<int>(i / 2);
        const int column = 2 * static_cast<int>(i % 2);
        gains->addWidget(makeMuted(fields[i].first, m_tracking), row, column);
        gains->addWidget(fields[i].second, row, column + 1);
    }
    auto* numbers = new QGridLayout;
    numbers->setSpacing(4);
    numbers->setColumnStretch(4, 1);
    const auto addOverTime = [&](const QString& text, QWidget* field, int row, int column) {
        QLabel* label = makeMuted(text, this);
        numbers->addWidget(label, row, column);
        numbers->addWidget(field, row, column + 1);
        m_overTime.insert(m_overTime.end(), {label, field});
    };
    addOverTime(tr("factor"), m_factor, 0, 0);
    addOverTime(tr("delay"), m_delay, 0, 2);
    addOverTime(tr("clock"), m_clock, 1, 0);
    numbers->addWidget(m_blendLabel, 1, 2);
    numbers->addWidget(m_blend, 1, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(sides);
    layout->addLayout(how);
    layout->addWidget(m_fault);
    layout->addWidget(m_newCurve, 0, Qt::AlignLeft);
    layout->addWidget(m_tracking);
    layout->addLayout(numbers);
}

void PairEditor::wireChoices()
{
    connect(m_motion, &QToolButton::clicked, this,
            [this] { change([](GivenPair& pair) { pair = withSide(pair, PairSide::Motion); }); });
    connect(m_effort, &QToolButton::clicked, this,
            [this] { change([](GivenPair& pair) { pair = withSide(pair, PairSide::Effort); }); });
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        chooseKind(kindsFor(m_row.pair.side, kindOf(m_row.pair))[static_cast<std::size_t>(index)]);
    });
    connect(m_target, &QComboBox::activated, this, [this](int index) {
        chooseTarget(kindsFor(PairSide::Motion, targetKind())[static_cast<std::size_t>(index)]);
    });
    connect(m_curve, &QComboBox::activated, this, [this](int index) {
        const std::string name = m_scenario.curves[static_cast<std::size_t>(index)].name;
        change([&](GivenPair& pair) { pair.value = CurveValue{name}; });
    });
    connect(m_column, &QComboBox::activated, this, [this](int index) {
        const ColumnValue column = columnsOf(m_scenario)[static_cast<std::size_t>(index)];
        change([&](GivenPair& pair) { pair.value = column; });
    });
    connect(m_clock, &QComboBox::activated, this, [this](int index) {
        change([&](GivenPair& pair) { pair.clock = index == 0 ? StageClock::Scenario : StageClock::Stage; });
    });
    connect(m_formula, &FormulaField::formulaEntered, this, [this](const QString& text) {
        change([&](GivenPair& pair) { pair.value = FormulaValue{text.toStdString()}; });
    });
    connect(m_newCurve, &QPushButton::clicked, this, [this] { emit newCurveWanted(m_wanted); });
    connect(m_formula, &FormulaField::refused, this, &PairEditor::refused);
}

void PairEditor::wireNumbers()
{
    const auto wire = [this](NumberField* field, void (*set)(GivenPair&, double)) {
        connect(field, &NumberField::valueEntered, this,
                [this, set](double value) { change([&](GivenPair& pair) { set(pair, value); }); });
        connect(field, &NumberField::refused, this, [this](const QString& text, const QString& reason) {
            emit refused(text, tr("“%1”: %2").arg(text, reason));
        });
    };
    wire(m_constant, [](GivenPair& pair, double value) { pair.value = ConstantValue{value}; });
    wire(m_factor, [](GivenPair& pair, double value) { pair.factor = value; });
    wire(m_delay, [](GivenPair& pair, double value) { pair.delay = value; });
    wire(m_blend, [](GivenPair& pair, double value) { pair.blend = value; });
    wire(m_proportional, [](GivenPair& pair, double value) { pair.tracking->proportional = value; });
    wire(m_derivative, [](GivenPair& pair, double value) { pair.tracking->derivative = value; });
    wire(m_limit, [](GivenPair& pair, double value) { pair.tracking->limit = value; });
}

void PairEditor::change(const std::function<void(GivenPair&)>& how)
{
    GivenPair pair = m_row.pair;
    how(pair);
    if (pair != m_row.pair || !m_row.isOwn())
        emit pairWanted(pair);
    showChoices(m_scenario);
}

void PairEditor::chooseKind(ValueKind kind)
{
    const std::optional<GivenPair> made = withKind(m_row.pair, kind, m_scenario, m_coordinate);
    if (made) {
        change([&](GivenPair& pair) { pair = *made; });
        return;
    }
    m_wanted = m_row.pair;
    m_wanted.tracking.reset();
    offerWay(kind);
}

void PairEditor::chooseTarget(ValueKind kind)
{
    const std::optional<TimeValue> value = firstValue(kind, m_scenario, m_coordinate, PairSide::Motion);
    if (value) {
        change([&](GivenPair& pair) { pair.value = *value; });
        return;
    }
    m_wanted = m_row.pair;
    offerWay(kind);
}

// There is none to choose yet: all stays as it is, and a curve can be made.
void PairEditor::offerWay(ValueKind kind)
{
    const bool isCurve = kind == ValueKind::Curve;
    m_wanted.value = CurveValue{};
    emit refused({}, {});  // what was typed before is past
    showFault(isCurve ? tr("The scenario has no curves yet") : tr("The scenario has no table of recorded columns"));
    m_newCurve->setVisible(isCurve);
    showChoices(m_scenario);
}

ValueKind PairEditor::targetKind() const
{
    return static_cast<ValueKind>(m_row.pair.value.index());
}

// What it shows

void PairEditor::show(const PairRow& row, const Coordinate& coordinate, const Scenario& scenario,
                      const QStringList& names)
{
    m_row = row;
    m_coordinate = coordinate;
    m_scenario = scenario;
    m_formula->setNames(names);
    const QString origin = row.isOwn() ? row.name : row.name + comma() + row.origin;
    m_origin->setFullText(origin);
    m_motion->setText(tr("%1 given").arg(motionWord(row.kind)));
    m_effort->setText(tr("%1 given").arg(effortWord(row.kind, false)));
    showChoices(scenario);
    showNumbers();
}

void PairEditor::showChoices(const Scenario& scenario)
{
    const GivenPair& pair = m_row.pair;
    m_motion->setChecked(pair.side == PairSide::Motion);
    m_effort->setChecked(pair.side == PairSide::Effort);
    const ValueKind kind = kindOf(pair);
    const std::vector<ValueKind> kinds = kindsFor(pair.side, kind);
    showList(*m_kind, textsOf(kinds), indexIn(kinds, kind));
    const std::vector<ValueKind> targets = kindsFor(PairSide::Motion, targetKind());
    showList(*m_target, textsOf(targets), indexIn(targets, targetKind()));
    m_target->setVisible(kind == ValueKind::Tracking);
    QStringList curves, columns;
    int curve = -1, column = -1;
    for (const NamedCurve& each : scenario.curves) {
        if (pair.value == TimeValue(CurveValue{each.name}))
            curve = static_cast<int>(curves.size());
        curves.append(QString::fromStdString(each.name));
    }
    for (const ColumnValue& each : columnsOf(scenario)) {
        if (pair.value == TimeValue(each))
            column = static_cast<int>(columns.size());
        columns.append(textOf(each));
    }
    showList(*m_curve, curves, curve);
    showList(*m_column, columns, column);
    showValue();
}

void PairEditor::showValue()
{
    const GivenPair& pair = m_row.pair;
    const bool isMotion = pair.side == PairSide::Motion || pair.tracking;
    m_constant->setUnit(fieldUnit(isMotion ? valueQuantity(m_row.kind) : effortQuantity(m_row.kind)));
    if (const auto* constant = std::get_if<ConstantValue>(&pair.value))
        m_constant->setValue(constant->value);
    if (const auto* formula = std::get_if<FormulaValue>(&pair.value))
        m_formula->setFormula(QString::fromStdString(formula->text));
    m_values->setCurrentIndex(static_cast<int>(targetKind()));
}

void PairEditor::showNumbers()
{
    const GivenPair& pair = m_row.pair;
    m_factor->setValue(pair.factor);
    m_delay->setValue(pair.delay);
    m_blend->setValue(pair.blend);
    m_blend->setVisible(pair.side == PairSide::Motion);
    m_blendLabel->setVisible(pair.side == PairSide::Motion);
    const int clock = pair.clock == StageClock::Scenario ? 0 : 1;
    if (m_clock->currentIndex() != clock)
        m_clock->setCurrentIndex(clock);
    for (QWidget* widget : m_overTime)
        widget->setVisible(dependsOnTime(pair) || pair.factor != 1 || pair.delay != 0 || clock != 0);
    m_tracking->setVisible(pair.tracking.has_value());
    if (!pair.tracking)
        return;
    m_proportional->setUnit(gainUnit(m_row.kind, false));
    m_derivative->setUnit(gainUnit(m_row.kind, true));
    m_limit->setUnit(fieldUnit(effortQuantity(m_row.kind)));
    m_proportional->setValue(pair.tracking->proportional);
    m_derivative->setValue(pair.tracking->derivative);
    m_limit->setValue(pair.tracking->limit);
}

void PairEditor::showFault(const QString& message)
{
    m_fault->setText(message);
    m_fault->setVisible(!message.isEmpty());
    m_newCurve->hide();
}

}  // namespace sinew
