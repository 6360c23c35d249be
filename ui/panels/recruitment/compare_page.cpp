#include "ui/panels/recruitment/compare_page.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/bar_chart.h"
#include "ui/panels/recruitment/criteria_chooser.h"
#include "ui/panels/recruitment/criteria_legend.h"
#include "ui/panels/recruitment/criterion_colours.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int wideEnough = 620;  // px: from here on bars stand and the legend is beside them

}  // namespace

ComparePage::ComparePage(Session& session, QWidget* parent)
    : RecruitmentPage(session, parent), m_chooser(new CriteriaChooser(this)), m_weighting(new QComboBox(this)),
      m_load(new ElidedLabel(this)), m_legend(new CriteriaLegend(this)), m_links(new BarChart(this)),
      m_joints(new BarChart(this)), m_empty(makeEmptyLabel({}, this)), m_charts(new QWidget(this)),
      m_scroll(makeScrollArea(m_charts, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(makeToolBar());
    m_full = new QWidget(this);
    m_parts = new QBoxLayout(QBoxLayout::TopToBottom, m_full);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(2);
    m_parts->addWidget(m_legend);
    m_parts->addWidget(makeCharts(), 1);
    auto* body = new QWidget(this);
    m_pages = new QStackedLayout(body);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_full);
    layout->addWidget(body, 1);
    connect(m_chooser, &CriteriaChooser::choiceChanged, this, &ComparePage::choiceChanged);
    connect(m_legend, &CriteriaLegend::chosen, &session, &Session::setCriterion);
    connect(m_links, &BarChart::rowChosen, &session, &Session::select);
    connect(m_joints, &BarChart::rowChosen, &session, &Session::select);
    new PanelFeed(session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Study | Change::Selection))
            refresh();
    });
    refresh();
}

QWidget* ComparePage::makeToolBar()
{
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(6, 2, 6, 0);
    layout->setSpacing(6);
    m_weighting->setObjectName(QStringLiteral("weighting"));
    m_weighting->setToolTip(tr("What forces are measured by, in all criteria but stiffness"));
    m_weighting->setAccessibleName(tr("Weighting"));
    m_weighting->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_weighting->setMinimumContentsLength(11);
    for (const WeightingEntry& entry : weightingEntries())
        m_weighting->addItem(tr(entry.label), static_cast<int>(entry.weighting));
    m_weighting->setItemData(0, tr("By area if every link states one, else unweighted"), Qt::ToolTipRole);
    connect(m_weighting, &QComboBox::currentIndexChanged, this,
            [this] { m_chooser->setWeighting(static_cast<Weighting>(m_weighting->currentData().toInt())); });
    setRole(*m_load, "warning");
    layout->addWidget(m_chooser);
    layout->addWidget(m_weighting);
    layout->addWidget(m_load, 1);
    return bar;
}

QWidget* ComparePage::makeCharts()
{
    m_scroll->setMinimumHeight(24);  // a low panel squeezes the charts, which scroll, and not the legend
    m_links->setAccessibleName(tr("Link forces by criterion"));
    m_joints->setAccessibleName(tr("Joint resultants by criterion"));
    m_chartParts = new QBoxLayout(QBoxLayout::TopToBottom, m_charts);
    m_chartParts->setContentsMargins(2, 0, 4, 4);
    m_chartParts->setSpacing(4);
    m_chartParts->addWidget(m_links, 3);
    auto* joints = new QWidget(m_charts);
    auto* layout = new QVBoxLayout(joints);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* heading = new QLabel(tr("Joint resultants"), joints);
    heading->setContentsMargins(6, 4, 0, 0);
    setRole(*heading, "heading");
    layout->addWidget(heading);
    layout->addWidget(m_joints);
    layout->addStretch(1);
    m_chartParts->addWidget(joints, 2);
    return m_scroll;
}

void ComparePage::addWishes(StudyWishes& wishes) const
{
    wishes.criteria = criteriaOf(m_chooser->choice(), session().criterion());
}

void ComparePage::choiceChanged(const CriteriaChoice& before)
{
    m_weighting->setCurrentIndex(m_weighting->findData(static_cast<int>(m_chooser->choice().weighting)));
    session().setCriterion(followChoice(session().criterion(), before, m_chooser->choice()));
    refresh();
}

void ComparePage::refresh()
{
    if (!isVisible())
        return;  // showEvent() does it
    const std::vector<Criterion> wanted = criteriaOf(m_chooser->choice(), session().criterion());
    if (wanted != m_asked) {
        m_asked = wanted;
        emit wishesChanged();
    }
    m_data = compareOf(inputOf(session()), session().study().get(), session().criterion());
    m_load->setFullText(m_data.load.isEmpty() ? QString() : tr("at %1").arg(m_data.load));
    if (m_empty->text() != m_data.emptyText)
        m_empty->setText(m_data.emptyText);
    m_pages->setCurrentWidget(m_data.emptyText.isEmpty() ? m_full : m_empty);
    m_legend->setEntries(m_data.entries);
    if (m_data.emptyText.isEmpty())
        showCharts();
    placeParts();
}

void ComparePage::showCharts()
{
    BarChartContent content;
    for (const CompareEntry& entry : m_data.entries) {
        content.entries.push_back(entry.name);
        content.kinds.push_back(kindOf(entry.criterion));
    }
    content.selection = session().selection();
    BarChartContent joints = content;
    content.rows = m_data.links;
    m_links->setVisible(!content.rows.empty());
    m_links->setContent(std::move(content));
    joints.rows = m_data.joints;
    joints.bodyWeight = m_data.bodyWeight;
    joints.isLabelled = true;
    m_joints->setContent(std::move(joints));
}

// Wide and low, as below the view, or narrow and high, as beside it.
void ComparePage::placeParts()
{
    const bool isWide = width() >= wideEnough;
    const auto direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_parts->setDirection(direction);
    m_chartParts->setDirection(direction);
    m_links->setStanding(isWide);
    m_legend->setMaximumWidth(isWide ? 240 : QWIDGETSIZE_MAX);
}

bool ComparePage::hasData() const
{
    return m_data.emptyText.isEmpty()
           && std::any_of(m_data.entries.begin(), m_data.entries.end(),
                          [](const CompareEntry& entry) { return entry.isUsable; });
}

void ComparePage::writeCsv(std::ostream& stream) const
{
    writeComparisonCsv(session().expandedModel(), session().study()->comparison, stream);
}

// All of the charts, also what has to be scrolled to; with the share of the load when it is not all.
PaperFigure ComparePage::figure() const
{
    std::vector<QWidget*> parts = {m_charts};
    if (!m_data.load.isEmpty())
        parts.insert(parts.begin(), m_load);
    PaperFigure figure{tr("Forces by criteria"), postureText(session()), parts};
    figure.keys = [this] { return keys(); };
    return figure;
}

// On paper there is nothing to choose: the criteria with their colours, in place of the legend's circles.
std::vector<PaperKey> ComparePage::keys() const
{
    std::vector<PaperKey> keys;
    for (const CompareEntry& entry : m_data.entries) {
        PaperKey key{entry.remark.isEmpty() ? entry.name : entry.name + " (" + entry.remark + ')'};
        key.band = colourOf(kindOf(entry.criterion), paletteOf(*m_charts));
        keys.push_back(std::move(key));
    }
    return keys;
}

void ComparePage::showEvent(QShowEvent* event)
{
    RecruitmentPage::showEvent(event);
    refresh();
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    RecruitmentPage::resizeEvent(event);
    placeParts();
}

}  // namespace sinew
