#include "ui/panels/recruitment/interval_page.h"

#include <cmath>

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedLayout>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/chart_legend.h"
#include "ui/panels/recruitment/interval_histogram.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/panels/recruitment/study_match.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

constexpr int wideWindow = 600;  // px, from which on joints and links stand side by side
enum Kind { Share, Factor };

QString fromTo(double from, double to)
{
    return rangeBetween(numberText(from, Quantity::Force), quantityText(to, Quantity::Force));
}

ChartRow rowOf(const IntervalRow& shown, ChartColour colour)
{
    const ForceInterval& f = shown.interval;
    ChartRow row;
    row.object = shown.object;
    row.name = shown.name;
    row.toolTip = IntervalPage::tr("%1\nas stated %2\nproven %3\n5th to 95th percentile %4, median %5")
                      .arg(QString::fromStdString(shown.object.name), quantityText(f.nominal, Quantity::Force),
                           fromTo(f.provenLower, f.provenUpper), fromTo(f.percentile5, f.percentile95),
                           quantityText(f.median, Quantity::Force));
    if (shown.measuredLow && shown.measuredHigh)
        row.marks.push_back({MarkShape::Band, *shown.measuredLow, *shown.measuredHigh, ChartColour::Measured});
    row.marks.push_back({MarkShape::Line, f.provenLower, f.provenUpper, ChartColour::Muted});
    row.marks.push_back({MarkShape::Bar, f.percentile5, f.percentile95, colour, 0.5, 0.42});
    row.marks.push_back({MarkShape::Tick, f.median, f.median, ChartColour::Text, 0.5, 0.66});
    row.marks.push_back({MarkShape::Dot, f.nominal, f.nominal, ChartColour::Text});
    return row;
}

}  // namespace

IntervalPage::IntervalPage(Session& session, QWidget* parent) : RecruitmentPage(session, parent)
{
    auto* shown = new QWidget(this);
    m_empty = makeEmptyLabel({}, shown);
    m_pages = new QStackedLayout(shown);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(makeCharts());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeOptions());
    layout->addWidget(shown, 1);
    wire();
    refresh();
}

QWidget* IntervalPage::makeOptions()
{
    auto* row = new QWidget(this);
    m_kind = new ElidedComboBox(row);
    m_kind->setAccessibleName(tr("How well stiffnesses are known"));
    m_kind->addItems({tr("Stiffness ±"), tr("Stiffness within a factor")});
    m_share = new BoundedSpinBox(row);
    m_share->setRange(1, 90);
    m_share->setSingleStep(5);
    m_share->setSuffix(QStringLiteral(" %"));
    m_factor = new BoundedDoubleSpinBox(row);
    m_factor->setRange(1.01, 10);
    m_factor->setSingleStep(0.05);
    m_factor->setPrefix(translated("× or ÷ "));
    for (QAbstractSpinBox* field : std::initializer_list<QAbstractSpinBox*>{m_share, m_factor}) {
        field->setAccessibleName(tr("Range of every stiffness"));
        field->setKeyboardTracking(false);
    }
    m_samples = new BoundedSpinBox(row);
    m_samples->setAccessibleName(tr("Number of samples"));
    m_samples->setRange(100, 20000);
    m_samples->setSingleStep(100);
    m_samples->setValue(m_options.samples);
    m_samples->setSuffix(tr(" samples"));
    m_samples->setKeyboardTracking(false);
    chooseKind();
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->addWidget(m_kind);
    layout->addWidget(m_share);
    layout->addWidget(m_factor);
    layout->addWidget(m_samples);
    layout->addStretch(1);
    return row;
}

QWidget* IntervalPage::makeJointHalf()
{
    auto* half = new QWidget(m_scrolled);
    m_joints = new RowChart(half);
    m_joints->setAccessibleName(tr("What the joint forces can be"));
    m_verdict = new QLabel(half);
    m_measured = new QLabel(half);
    m_histogramTitle = new QLabel(half);
    setRole(*m_measured, "muted");
    setRole(*m_histogramTitle, "muted");
    for (QLabel* label : {m_verdict, m_measured, m_histogramTitle}) {
        label->setWordWrap(true);
        label->setContentsMargins(8, 0, 8, 0);
    }
    m_histogram = new IntervalHistogramChart(half);
    m_histogram->setAccessibleName(tr("How often each joint force came up"));
    auto* layout = new QVBoxLayout(half);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_joints, m_verdict, m_measured, m_histogramTitle, m_histogram})
        layout->addWidget(widget);
    layout->addStretch(1);
    return half;
}

QWidget* IntervalPage::makeCharts()
{
    m_scrolled = new QWidget(this);
    m_links = new RowChart(m_scrolled);
    m_links->setAccessibleName(tr("What the links' forces can be"));
    m_legend = new ChartLegend({}, m_scrolled);
    m_range = new QLabel(m_scrolled);
    m_range->setWordWrap(true);
    m_range->setContentsMargins(8, 0, 8, 0);
    setRole(*m_range, "muted");
    m_halves = new QBoxLayout(QBoxLayout::TopToBottom);
    m_halves->setSpacing(4);
    m_halves->addWidget(makeJointHalf(), 1);
    m_halves->addWidget(m_links, 1);
    auto* layout = new QVBoxLayout(m_scrolled);
    layout->setContentsMargins(0, 2, 0, 4);
    layout->setSpacing(4);
    layout->addLayout(m_halves);
    layout->addWidget(m_legend);
    layout->addWidget(m_range);
    layout->addStretch(1);
    return makeScrollArea(m_scrolled, this);
}

void IntervalPage::wire()
{
    // activated() comes from a person alone.
    connect(m_kind, &QComboBox::activated, this, &IntervalPage::chooseKind);
    connect(m_share, &QSpinBox::valueChanged, this, &IntervalPage::takeOptions);
    connect(m_factor, &QDoubleSpinBox::valueChanged, this, &IntervalPage::takeOptions);
    connect(m_samples, &QSpinBox::valueChanged, this, &IntervalPage::takeOptions);
    connect(m_joints, &RowChart::rowChosen, &session(), &Session::select);
    connect(m_links, &RowChart::rowChosen, &session(), &Session::select);
    new PanelFeed(session(), *this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Study | Change::Selection))
            refresh();
    });
}

// The same range, said the other way.
void IntervalPage::chooseKind()
{
    const ForceIntervalOptions now = m_options;
    const bool isShare = m_kind->currentIndex() == Share;
    m_share->setVisible(isShare);
    m_factor->setVisible(!isShare);
    if (isShare)
        m_share->setValue(static_cast<int>(std::lround(100 * (1 - now.lowerFactor))));
    else
        m_factor->setValue(now.upperFactor);
}

void IntervalPage::takeOptions()
{
    const ForceIntervalOptions wanted = m_kind->currentIndex() == Share
                                            ? optionsOfShare(0.01 * m_share->value(), m_samples->value())
                                            : optionsOfFactor(m_factor->value(), m_samples->value());
    if (wanted == m_options)
        return;
    m_options = wanted;
    emit wishesChanged();
    refresh();
}

QString IntervalPage::title() const
{
    return tr("Range");
}

bool IntervalPage::hasData() const
{
    return m_data.emptyText.isEmpty() && !m_data.isStale;
}

void IntervalPage::writeCsv(std::ostream& stream) const
{
    writeIntervalsCsv(session().expandedModel(), session().intervals()->intervals, stream);
}

PaperFigure IntervalPage::figure() const
{
    return {tr("Force intervals"), postureText(session()), {m_scrolled}};
}

void IntervalPage::refresh()
{
    m_data = intervalData(inputOf(session()), session().intervals().get(), m_options);
    m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    if (!m_data.emptyText.isEmpty())
        return;
    showCharts();
    showVerdict();
    showTexts();
}

void IntervalPage::showCharts()
{
    RowChartContent joints, links;
    for (const IntervalRow& row : m_data.joints)
        joints.rows.push_back(rowOf(row, ChartColour::Accent));
    for (const IntervalRow& row : m_data.links)
        links.rows.push_back(rowOf(row, ChartColour::Force));
    joints.bodyWeight = m_data.bodyWeight;
    joints.withZero = false;
    joints.selection = links.selection = session().selection();
    m_joints->setVisible(!joints.rows.empty());
    m_links->setVisible(!links.rows.empty());
    m_joints->setContent(std::move(joints));
    m_links->setContent(std::move(links));
    const bool hasSamples = !m_data.histogram.counts.empty();
    m_histogram->setVisible(hasSamples);
    m_histogramTitle->setVisible(hasSamples);
    if (!hasSamples)
        return;
    const IntervalRow& chosen = m_data.joints[static_cast<std::size_t>(m_data.chosenJoint)];
    m_histogram->setContent(m_data.histogram, chosen, m_data.bodyWeight);
    m_histogramTitle->setText(tr("%1: how often each force came up").arg(m_data.histogram.title));
}

void IntervalPage::showVerdict()
{
    m_verdict->setVisible(m_data.verdict.has_value());
    m_measured->setVisible(m_data.verdict.has_value());
    if (!m_data.verdict)
        return;
    const Reach reach = m_data.verdict->reach;
    setRole(*m_verdict, reach == Reach::Inside                                 ? "good"
                        : reach == Reach::Partly || reach == Reach::NotLargest ? ""
                                                                               : "warning");
    m_verdict->setText(m_data.verdict->text);
    m_measured->setText(m_data.histogram.title + colon() + m_data.verdict->measured);
}

void IntervalPage::showTexts()
{
    std::vector<LegendEntry> entries
        = {{MarkShape::Line, ChartColour::Muted, tr("proven: no stiffnesses of the range give less or more")},
           {MarkShape::Bar, ChartColour::Accent, tr("5th to 95th percentile of the samples")},
           {MarkShape::Tick, ChartColour::Text, tr("their median")},
           {MarkShape::Dot, ChartColour::Text, tr("stiffnesses as stated")}};
    if (m_data.verdict)
        entries.push_back({MarkShape::Band, ChartColour::Measured, tr("measured in people")});
    m_legend->setEntries(std::move(entries));
    QStringList texts = {m_data.rangeText, stiffnessRemark(session().criterion())};
    if (m_data.isStale)
        texts.prepend(tr("Computing…"));
    texts.removeAll(QString());
    m_range->setText(texts.join(u' '));
}

void IntervalPage::resizeEvent(QResizeEvent* event)
{
    RecruitmentPage::resizeEvent(event);
    m_halves->setDirection(width() >= wideWindow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

}  // namespace sinew
