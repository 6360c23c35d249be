#include "ui/panels/fixation/activity_curve_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/report/fixation_words.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

// How the lines are drawn, for the legend: as in SeriesPlot.
QString strokeOf(qsizetype line)
{
    static const QStringList strokes
        = {QStringLiteral("● ━━"), QStringLiteral("□ ╌╌"), QStringLiteral("△ ┈┈"), QStringLiteral("◇ ─·─")};
    return strokes[line % strokes.size()];
}

}  // namespace

ActivityCurvePanel::ActivityCurvePanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_figure(new QComboBox(this)), m_legend(new ElidedLabel(this)), m_plot(new SeriesPlot(this)),
      m_empty(makeEmptyLabel({}, this)), m_pages(new QStackedWidget(this))
{
    lay();
    new FigureOffer(*this, fixation.session(), [this] { return figure(); });
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ActivityCurvePanel::refresh);
    connect(m_plot, &SeriesPlot::postureChosen, &m_fixation, &FixationSession::selectPosture);
    connect(m_plot, &SeriesPlot::doubleClicked, &m_fixation, &FixationSession::selectWorst);
    refresh();
}

void ActivityCurvePanel::lay()
{
    for (const CurveFigure& figure : curveFigures())
        m_figure->addItem(titleOf(figure) + comma() + shownUnit(figure.unit));
    m_figure->setAccessibleName(tr("Figure over the activity"));
    m_plot->setAccessibleName(tr("Plot over the activity"));
    setRole(*m_legend, "muted");
    m_plot->setToolTip(tr("Drag or press the arrow keys to choose the posture; double click for the worst"));
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_plot);
    auto* top = new QHBoxLayout;
    top->addWidget(m_figure);
    top->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 6, 4);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_legend);  // a line of its own: four constructs have no room beside the figure
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_plot);
}

// What a person chooses afterwards stays until another document is opened.
void ActivityCurvePanel::beginWith(const FixationInput& input)
{
    const int document = m_fixation.session().documentNumber();
    const std::optional<std::size_t> first = figureToBeginWith(input);
    if (document == m_begun || !first || !input.isCurrent())
        return;
    m_begun = document;
    m_figure->setCurrentIndex(static_cast<int>(*first));
}

void ActivityCurvePanel::refresh()
{
    const FixationInput input = m_feed->input();
    beginWith(input);
    const auto chosen = static_cast<std::size_t>(std::max(m_figure->currentIndex(), 0));
    m_view = activityCurveView(input, curveFigures()[chosen]);
    m_pages->setCurrentIndex(m_view.emptyText.isEmpty() ? 1 : 0);
    m_empty->setText(m_view.emptyText);
    QStringList legend;
    for (qsizetype i = 0; i < m_view.legend.size(); ++i) {
        if (!m_view.legend[i].isEmpty())
            legend.append(strokeOf(i) + u' ' + QString::fromStdString(letterOf(static_cast<std::size_t>(i))));
    }
    if (m_view.emptyText.isEmpty() && !input.isCurrent())
        legend.prepend(input.isBefore ? tr("as last solved") : tr("solving…"));
    m_legend->setFullText(legend.join(QStringLiteral("   ")));
    m_legend->setOwnToolTip(m_view.legend.join(u'\n'));
    if (!m_view.emptyText.isEmpty())
        return;
    const bool isAlone = m_view.legend.isEmpty();
    for (std::size_t i = 0; i < m_view.plot.lines.size(); ++i)
        m_view.plot.lines[i].name = isAlone ? tr("computed") : m_view.legend.value(static_cast<qsizetype>(i));
    m_plot->setContent(m_view.plot);
}

std::optional<PaperFigure> ActivityCurvePanel::figure() const
{
    if (!m_view.emptyText.isEmpty())
        return std::nullopt;
    PaperFigure figure = m_plot->figure(m_figure->currentText());
    figure.note = caseTitle(m_fixation.fixation());
    return figure;
}

}  // namespace sinew
