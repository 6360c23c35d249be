#include "ui/panels/recruitment/sensitivity_page.h"

#include <algorithm>
#include <cmath>

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/chart_legend.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/panels/recruitment/study_match.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

ChartRow rowOf(const SensitivityBar& bar, const SensitivityData& data)
{
    ChartRow row;
    row.object = bar.object;
    row.name = bar.name;
    const double size = std::abs(bar.effect);
    row.note = QStringLiteral("± ") + quantityText(size, Quantity::Force);
    row.toolTip
        = bar.fullName
          + QStringLiteral("\n%1 → %2, %3")
                .arg(quantityText(data.value, Quantity::Force), quantityText(data.value - bar.effect, Quantity::Force),
                     quantityText(data.value + bar.effect, Quantity::Force));
    if (data.bodyWeight > 0)
        row.toolTip += QStringLiteral(" (± %1)").arg(quantityText(size / data.bodyWeight, Quantity::BodyWeights));
    row.marks.push_back({MarkShape::Bar, data.value, data.value - bar.effect, ChartColour::Slack, 0.5, 0.6});
    row.marks.push_back({MarkShape::Bar, data.value, data.value + bar.effect, ChartColour::Accent, 0.5, 0.6});
    return row;
}

}  // namespace

SensitivityPage::SensitivityPage(Session& session, QWidget* parent) : RecruitmentPage(session, parent)
{
    auto* chart = new QWidget(this);
    m_empty = makeEmptyLabel({}, chart);
    m_pages = new QStackedLayout(chart);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(makeChart());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeChoices());
    m_steps = makeSteps();
    layout->addWidget(m_steps);
    layout->addWidget(chart, 1);
    wire();
    refresh();
}

QWidget* SensitivityPage::makeChoices()
{
    auto* row = new QWidget(this);
    m_outcome = new ElidedComboBox(row);
    m_outcome->setAccessibleName(tr("Force to explain"));
    m_outcome->setToolTip(tr("Select a link to have its force here too"));
    m_outcome->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_outcome->setMinimumContentsLength(12);
    m_filter = new ElidedComboBox(row);
    m_filter->setAccessibleName(tr("Kind of parameter"));
    m_filter->addItems({tr("All kinds"), tr("Stiffness"), tr("Points"), tr("Angles")});
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->addWidget(m_outcome, 1);
    layout->addWidget(m_filter);
    return row;
}

QWidget* SensitivityPage::makeSteps()
{
    auto* steps = new QWidget(this);
    auto* rows = new QVBoxLayout(steps);
    rows->setContentsMargins(8, 0, 8, 0);
    const auto makeRow = [steps] {
        auto* row = new QWidget(steps);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(4);
        steps->layout()->addWidget(row);
        return layout;
    };
    QHBoxLayout* always = makeRow();
    addStep(*always, tr("Stiffness ±"), Quantity::Fraction, &SensitivitySteps::stiffness);
    addStep(*always, tr("Points ±"), Quantity::Length, &SensitivitySteps::point);
    addStep(*always, tr("Angles ±"), Quantity::Angle, &SensitivitySteps::angle);
    always->addStretch(1);
    QHBoxLayout* lengths = makeRow();
    m_lengthStep = lengths->parentWidget();
    addStep(*lengths, tr("Lengths ±"), Quantity::Length, &SensitivitySteps::length);
    lengths->addStretch(1);
    return steps;
}

NumberField* SensitivityPage::addStep(QHBoxLayout& row, const QString& name, Quantity quantity,
                                      double SensitivitySteps::*step)
{
    auto* label = new QLabel(name, this);
    setRole(*label, "muted");
    auto* field = new NumberField(quantity, this);
    field->setAccessibleName(name);
    field->setBounds(positive);
    field->setValue(m_choice.steps.*step);
    connect(field, &NumberField::valueEntered, this, [this, field, step](double value) {
        m_choice.steps.*step = value;
        field->setValue(value);
        refresh();
    });
    row.addWidget(label);
    row.addWidget(field);
    row.addSpacing(6);
    return field;
}

QWidget* SensitivityPage::makeChart()
{
    m_scrolled = new QWidget(this);
    m_value = new QLabel(m_scrolled);
    m_undecided = new QLabel(m_scrolled);
    auto* exact = new QLabel(tr("First derivatives; exact while the same links stay engaged."), m_scrolled);
    setRole(*exact, "muted");
    setRole(*m_undecided, "warning");
    m_chart = new RowChart(m_scrolled);
    m_chart->setAccessibleName(tr("What the force depends on most"));
    auto* legend = new ChartLegend({{MarkShape::Bar, ChartColour::Accent, tr("value larger by its step")},
                                    {MarkShape::Bar, ChartColour::Slack, tr("smaller")}},
                                   m_scrolled);
    auto* layout = new QVBoxLayout(m_scrolled);
    layout->setContentsMargins(0, 2, 0, 4);
    layout->setSpacing(3);
    for (QLabel* label : {m_value, exact, m_undecided}) {
        label->setWordWrap(true);
        label->setContentsMargins(8, 0, 8, 0);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{m_value, m_chart, legend, exact, m_undecided})
        layout->addWidget(widget);
    layout->addStretch(1);
    return makeScrollArea(m_scrolled, this);
}

void SensitivityPage::wire()
{
    // activated() comes from a person alone.
    connect(m_outcome, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_outcomes.size())) {
            m_choice.outcome = m_outcomes[static_cast<std::size_t>(index)].object;
            refresh();
        }
    });
    connect(m_filter, &QComboBox::activated, this, [this](int index) {
        m_choice.filter = static_cast<ParameterFilter>(index);
        refresh();
    });
    connect(m_chart, &RowChart::rowChosen, &session(), &Session::select);
    new PanelFeed(session(), *this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Study | Change::Selection))
            refresh();
    });
}

QString SensitivityPage::title() const
{
    return tr("Sensitivity", "a tab");
}

void SensitivityPage::addWishes(StudyWishes& wishes) const
{
    wishes.sensitivities = true;
}

bool SensitivityPage::hasData() const
{
    return m_data.emptyText.isEmpty() && !m_data.isStale;
}

void SensitivityPage::writeCsv(std::ostream& stream) const
{
    writeSensitivityCsv(session().expandedModel(), session().mechanism(), *session().study()->sensitivities, stream);
}

PaperFigure SensitivityPage::figure() const
{
    return {tr("Sensitivities"), postureText(session()), {m_scrolled}};
}

void SensitivityPage::refresh()
{
    const PanelInput input = inputOf(session());
    m_data = sensitivityData(input, session().study().get(), m_choice);
    const auto& coordinates = input.model.coordinates;
    m_lengthStep->setVisible(std::any_of(coordinates.begin(), coordinates.end(), [](const Coordinate& coordinate) {
        return coordinate.kind == CoordinateKind::Translation;
    }));
    showOutcomes();
    m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    if (!m_data.emptyText.isEmpty())
        return;
    showTexts();
    showChart();
}

void SensitivityPage::showOutcomes()
{
    const PanelInput input = inputOf(session());
    const ObjectId shown = m_data.outcome.isNull() ? defaultOutcome(input) : m_data.outcome;
    const std::vector<OutcomeChoice> outcomes = outcomesOf(input, shown);
    if (outcomes != m_outcomes) {
        m_outcomes = outcomes;
        m_outcome->clear();
        for (const OutcomeChoice& outcome : m_outcomes)
            m_outcome->addItem(outcome.title);
    }
    const auto at = std::find_if(m_outcomes.begin(), m_outcomes.end(),
                                 [&](const OutcomeChoice& outcome) { return outcome.object == shown; });
    m_outcome->setCurrentIndex(at == m_outcomes.end() ? -1 : static_cast<int>(at - m_outcomes.begin()));
    m_outcome->setEnabled(!m_outcomes.empty());
    m_filter->setEnabled(!m_outcomes.empty());
    m_steps->setEnabled(!m_outcomes.empty());
}

void SensitivityPage::showTexts()
{
    QString value = QStringLiteral("%1 %2").arg(m_data.title, quantityText(m_data.value, Quantity::Force));
    if (m_data.bodyWeight > 0) {
        value += QStringLiteral(" = ") + quantityText(m_data.value / m_data.bodyWeight, Quantity::BodyWeights);
    }
    m_value->setText(value);
    QStringList remarks = {m_data.undecided, stiffnessRemark(session().criterion())};
    remarks.removeAll(QString());
    m_undecided->setText(remarks.join(u'\n'));
    m_undecided->setVisible(!remarks.isEmpty());
}

void SensitivityPage::showChart()
{
    RowChartContent content;
    for (const SensitivityBar& bar : m_data.bars)
        content.rows.push_back(rowOf(bar, m_data));
    content.bodyWeight = m_data.bodyWeight;
    content.withZero = false;
    content.upright = m_data.value;
    content.selection = session().selection();
    m_chart->setContent(std::move(content));
}

}  // namespace sinew
