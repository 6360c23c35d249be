#include "ui/panels/recruitment/activation_page.h"

#include <algorithm>
#include <cmath>

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>

#include "ui/panels/recruitment/activation_row.h"
#include "ui/panels/recruitment/chart_legend.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/panels/recruitment/study_match.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

constexpr int wide = 560;  // px, from which on sliders and forces stand side by side

// "+38 N", "−4.2 N"
QString changeText(double change)
{
    return (change > 0 ? QStringLiteral("+") : QString()) + quantityText(change, Quantity::Force);
}

QString jointText(const ActivationJoint& joint, double bodyWeight)
{
    const auto arrow = [](double before, double after, Quantity quantity) {
        return numberText(before, quantity) + QStringLiteral(" → ") + quantityText(after, quantity);
    };
    QString text = QStringLiteral("%1  %2").arg(joint.title, arrow(joint.before, joint.after, Quantity::Force));
    if (bodyWeight > 0)
        text += QStringLiteral(" = ")
                + arrow(joint.before / bodyWeight, joint.after / bodyWeight, Quantity::BodyWeights);
    return text;
}

ChartRow rowOf(const Model& model, const ActivationBar& bar, bool isFormula, bool isChanged)
{
    ChartRow row;
    const std::string& name = model.links[static_cast<std::size_t>(bar.link)].name;
    row.object = {ObjectKind::Link, name};
    row.name = bar.name;
    row.note = isChanged ? changeText(bar.after - bar.before) : quantityText(bar.before, Quantity::Force);
    row.toolTip = QStringLiteral("%1\n%2 → %3")
                      .arg(QString::fromStdString(name), quantityText(bar.before, Quantity::Force),
                           quantityText(bar.after, Quantity::Force));
    const ChartColour after = isFormula ? ChartColour::Accent : ChartColour::Force;
    row.marks.push_back({MarkShape::Bar, 0, bar.before, ChartColour::Slack, isChanged ? 0.32 : 0.5, 0.32});
    if (isChanged)
        row.marks.push_back({MarkShape::Bar, 0, bar.after, after, 0.68, 0.32});
    return row;
}

}  // namespace

ActivationPage::ActivationPage(Session& session, QWidget* parent) : RecruitmentPage(session, parent)
{
    m_halves = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_halves->setContentsMargins(0, 0, 0, 0);
    m_halves->setSpacing(0);
    m_sliders = makeSliders();
    m_halves->addWidget(m_sliders, 4);
    m_halves->addWidget(makeForces(), 5);
    wire();
    refresh();
}

QWidget* ActivationPage::makeSliders()
{
    auto* half = new QWidget(this);
    m_filter = new QLineEdit(half);
    m_filter->setPlaceholderText(tr("Filter muscles"));
    m_filter->setAccessibleName(tr("Filter muscles"));
    m_filter->setClearButtonEnabled(true);
    m_reset = new QPushButton(tr("Reset"), half);
    m_reset->setProperty("role", "flat");
    m_reset->setToolTip(tr("Every stiffness as the model states it"));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 4, 8, 2);
    top->addWidget(m_filter, 1);
    top->addWidget(m_reset);
    m_list = new QWidget(half);
    m_rowLayout = new QVBoxLayout(m_list);
    m_rowLayout->setContentsMargins(0, 2, 0, 4);
    m_rowLayout->setSpacing(0);
    m_rowLayout->addStretch();
    auto* layout = new QVBoxLayout(half);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(makeScrollArea(m_list, half), 1);
    return half;
}

QWidget* ActivationPage::makeForces()
{
    auto* half = new QWidget(this);
    m_forces = new QWidget(half);
    m_region = new QLabel(m_forces);
    m_joints = new QLabel(m_forces);
    m_remark = new QLabel(m_forces);
    for (QLabel* label : {m_region, m_joints, m_remark}) {
        label->setWordWrap(true);
        label->setContentsMargins(8, 0, 8, 0);
    }
    setRole(*m_remark, "muted");
    m_chart = new RowChart(m_forces);
    m_chart->setAccessibleName(tr("Forces of the links that change most, before and after"));
    m_legend = new ChartLegend({}, m_forces);
    auto* layout = new QVBoxLayout(m_forces);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(3);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_region, m_joints, m_chart, m_legend, m_remark})
        layout->addWidget(widget);
    layout->addStretch(1);
    m_empty = makeEmptyLabel({}, half);
    m_pages = new QStackedLayout(half);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(makeScrollArea(m_forces, half));
    return half;
}

void ActivationPage::wire()
{
    connect(m_filter, &QLineEdit::textChanged, this, &ActivationPage::filterRows);
    connect(m_reset, &QPushButton::clicked, this, &ActivationPage::reset);
    connect(m_chart, &RowChart::rowChosen, &session(), &Session::select);
    // The base starts from the model's own activations.
    connect(&session(), &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            emit wishesChanged();
    });
    new PanelFeed(session(), *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Study))
            refresh();
        else if (changes & Change::Selection)
            showChart();
    });
}

QString ActivationPage::title() const
{
    return tr("Activation");
}

void ActivationPage::addWishes(StudyWishes& wishes) const
{
    wishes.activationBase = true;
    wishes.ownActivations = ownActivations(session().model());
}

bool ActivationPage::hasData() const
{
    const auto isKnown = [](const ActivationBar& bar) { return std::isfinite(bar.after); };
    return m_data.emptyText.isEmpty() && !m_data.isStale && std::all_of(m_data.all.begin(), m_data.all.end(), isKnown);
}

void ActivationPage::writeCsv(std::ostream& stream) const
{
    writeActivationCsv(session().model(), m_data, stream);
}

PaperFigure ActivationPage::figure() const
{
    return {tr("Activations"), postureText(session()), {m_forces}};
}

void ActivationPage::refresh()
{
    m_data = activationData(inputOf(session()), session().study().get());
    matchRows();
    const auto isChanged = [](const ActivationGroup& group) { return group.change != 0 || group.isMixed; };
    m_reset->setEnabled(std::any_of(m_data.groups.begin(), m_data.groups.end(), isChanged));
    m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    if (!m_data.emptyText.isEmpty())
        return;
    showTexts();
    showChart();
}

void ActivationPage::matchRows()
{
    const bool sameCount = m_rows.size() == m_data.groups.size();
    while (m_rows.size() > m_data.groups.size()) {
        m_rows.back()->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < m_data.groups.size()) {
        const std::size_t index = m_rows.size();
        auto* row = new ActivationRow(m_list);
        connect(row, &ActivationRow::changeWanted, this, [this, index](double change) { changeGroup(index, change); });
        m_rowLayout->insertWidget(static_cast<int>(index), row);
        m_rows.push_back(row);
    }
    bool sameNames = sameCount;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        sameNames = sameNames && m_rows[i]->group().title == m_data.groups[i].title;
        m_rows[i]->setGroup(m_data.groups[i]);
    }
    m_sliders->setVisible(!m_rows.empty());
    if (sameNames)
        return;
    filterRows();
    fitNames();
}

void ActivationPage::filterRows()
{
    const QString wanted = m_filter->text().trimmed();
    for (ActivationRow* row : m_rows) {
        bool isShown = row->group().title.contains(wanted, Qt::CaseInsensitive);
        for (const int link : row->group().links) {
            const std::string& name = session().model().links[static_cast<std::size_t>(link)].name;
            isShown = isShown || QString::fromStdString(name).contains(wanted, Qt::CaseInsensitive);
        }
        row->setVisible(isShown);
    }
}

void ActivationPage::fitNames()
{
    int wanted = 40;
    for (const ActivationRow* row : m_rows)
        wanted = std::max(wanted, row->wantedNameWidth());
    const int list = m_halves->direction() == QBoxLayout::LeftToRight ? width() * 4 / 9 : width();
    constexpr int sliderAndValue = 190;
    for (ActivationRow* row : m_rows)
        row->setNameWidth(std::min(wanted, std::max(60, list - sliderAndValue)));
}

void ActivationPage::showTexts()
{
    const bool isInside = m_data.region == ActivationRegion::Inside;
    setRole(*m_region, isInside ? "good" : m_data.region == ActivationRegion::Outside ? "warning" : "muted");
    m_region->setText(m_data.region == ActivationRegion::Unchanged ? m_data.regionText
                                                                   : QStringLiteral("● ") + m_data.regionText);
    QStringList joints;
    for (const ActivationJoint& joint : m_data.joints)
        joints.append(jointText(joint, session().situation().bodyWeight));
    m_joints->setText(joints.join(u'\n'));
    m_joints->setVisible(!joints.isEmpty());
    const QString remark = stiffnessRemark(session().criterion());
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    std::vector<LegendEntry> entries = {{MarkShape::Bar, ChartColour::Slack, tr("before")}};
    if (isInside)
        entries.push_back({MarkShape::Bar, ChartColour::Accent, tr("by the formula")});
    else if (m_data.region == ActivationRegion::Outside)
        entries.push_back({MarkShape::Bar, ChartColour::Force, tr("solved in full")});
    m_legend->setEntries(std::move(entries));
}

void ActivationPage::showChart()
{
    RowChartContent content;
    for (const int index : m_data.shown) {
        content.rows.push_back(rowOf(session().model(), m_data.all[static_cast<std::size_t>(index)],
                                     m_data.region == ActivationRegion::Inside,
                                     m_data.region != ActivationRegion::Unchanged));
    }
    content.selection = session().selection();
    m_chart->setContent(std::move(content));
}

void ActivationPage::changeGroup(std::size_t index, double change)
{
    if (index < m_data.groups.size()) {
        session().setActivations(
            withGroupChange(session().model(), session().situation().activations, m_data.groups[index], change));
    }
}

void ActivationPage::reset()
{
    const std::vector<double> own = ownActivations(session().model());
    session().setActivations(Eigen::Map<const Eigen::VectorXd>(own.data(), static_cast<Eigen::Index>(own.size())));
}

void ActivationPage::resizeEvent(QResizeEvent* event)
{
    RecruitmentPage::resizeEvent(event);
    m_halves->setDirection(width() >= wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fitNames();
}

}  // namespace sinew
