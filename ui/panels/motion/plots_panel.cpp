#include "ui/panels/motion/plots_panel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include "core/io/motion_file.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/motion/channel_chooser.h"
#include "ui/panels/motion/motion_plot.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QToolButton* makePlotButton(const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

}  // namespace

PlotsPanel::PlotsPanel(Session& session, MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_session(session), m_motion(motion),
      m_add(makePlotButton(tr("+ curve"), tr("Choose what is plotted"), this)),
      m_export(makePlotButton(tr("CSV"), tr("Export the plotted curves as CSV"), this)),
      m_legend(new ElidedLabel(this)), m_plot(new MotionPlot),
      m_offer(new FigureOffer(
          *m_plot, session, [this] { return figure(); }, FigureOffer::Menu::Own)),
      m_empty(makeEmptyLabel({}, this)), m_pages(new QStackedWidget(this)), m_chooser(new ChannelChooser(this))
{
    m_add->setObjectName(QStringLiteral("addCurve"));
    setRole(*m_legend, "muted");
    lay();
    wire();
    refreshTree();
    refresh();
}

void PlotsPanel::lay()
{
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 2, 6, 0);
    top->setSpacing(2);
    top->addWidget(m_legend, 1);
    top->addWidget(m_add);
    top->addWidget(m_export);
    // Many plots below one another scroll; the wheel itself zooms.
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_plot);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(scroll);
    m_pages->setMinimumSize(140, 90);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 2);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_pages, 1);
    m_chooser->setWindowFlags(Qt::Popup);
    m_chooser->hide();
}

void PlotsPanel::wire()
{
    connect(m_add, &QToolButton::clicked, this, &PlotsPanel::openChooser);
    connect(m_export, &QToolButton::clicked, this, &PlotsPanel::askAndExport);
    connect(m_plot, &MotionPlot::timeWanted, &m_motion, &MotionSession::setTime);
    connect(m_plot, &MotionPlot::stepWanted, &m_motion, &MotionSession::stepSamples);
    connect(m_plot, &QWidget::customContextMenuRequested, this, &PlotsPanel::openMenu);
    connect(m_chooser, &ChannelChooser::channelToggled, this,
            [this](const QString& channel, bool chosen) { setPlotted(channel.toStdString(), chosen); });
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Recording)
            refreshTree();
        const bool isFirstRun = (changes & MotionChange::Run) && !m_motion.recording();
        if (isFirstRun
            || (changes & (MotionChanges(MotionChange::Recording) | MotionChange::Plots | MotionChange::Scenario)))
            refresh();
        else if (changes & MotionChange::Time)
            m_plot->setTime(m_motion.time());
    });
}

PlotInput PlotsPanel::input() const
{
    PlotInput made;
    made.recording = m_motion.recording().get();
    made.kept = m_motion.keptRecording().get();
    made.measured = m_motion.measured().get();
    made.channels = m_motion.plottedChannels();
    made.hasScenario = m_motion.hasScenario();
    made.isRunning = m_motion.isRunning();
    return made;
}

void PlotsPanel::refreshTree()
{
    const auto recording = m_motion.recording();
    std::vector<std::string> names;
    for (const Channel& channel : recording ? recording->channels : std::vector<Channel>())
        names.push_back(channel.column);
    if (names == m_listed)
        return;
    m_listed = std::move(names);
    m_chooser->setTree(recording ? channelTree(recording->channels) : std::vector<ChannelNode>());
}

void PlotsPanel::refresh()
{
    const PlotInput now = input();
    const PlotData shown = plotDataOf(now);
    m_chooser->setChosen(now.channels);
    m_add->setEnabled(now.recording != nullptr);
    m_export->setEnabled(!shown.parts.empty());
    QStringList roles;
    for (const PlotPart& part : shown.parts) {
        for (const PlotCurve& curve : part.curves) {
            if (curve.role != CurveRole::Recorded)
                roles.append(curve.role == CurveRole::Kept ? tr("dashed: kept run") : tr("dotted: measured"));
        }
    }
    roles.removeDuplicates();
    m_legend->setFullText(roles.join(comma()));
    if (m_empty->text() != shown.emptyText)
        m_empty->setText(shown.emptyText);
    m_plot->setData(shown);
    m_plot->setTime(m_motion.time());
    m_pages->setCurrentIndex(shown.parts.empty() ? 0 : 1);
}

void PlotsPanel::setPlotted(const std::string& channel, bool plotted)
{
    std::vector<std::string> channels = m_motion.plottedChannels();
    const auto it = std::find(channels.begin(), channels.end(), channel);
    if ((it != channels.end()) == plotted)
        return;
    if (plotted)
        channels.push_back(channel);
    else
        channels.erase(it);
    m_motion.setPlottedChannels(channels);
}

void PlotsPanel::openChooser()
{
    m_chooser->resize(260, 360);
    m_chooser->move(m_add->mapToGlobal(QPoint(m_add->width() - m_chooser->width(), m_add->height() + 2)));
    m_chooser->show();
    m_chooser->filter().setFocus();
}

void PlotsPanel::openMenu(const QPoint& position)
{
    QMenu menu(this);
    menu.addAction(tr("Export CSV…"), this, &PlotsPanel::askAndExport);
    menu.addActions(m_offer->actions());
    menu.addSeparator();
    const int part = m_plot->partAt(position);
    const int near = m_plot->curveAt(position);
    const std::vector<PlotCurve> curves
        = part < 0 ? std::vector<PlotCurve>() : m_plot->data().parts[static_cast<std::size_t>(part)].curves;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const bool isOffered = near < 0 ? curves[i].role == CurveRole::Recorded : static_cast<int>(i) == near;
        if (isOffered)
            menu.addAction(tr("Remove curve “%1”").arg(curves[i].title), this,
                           [this, channel = curves[i].channel] { setPlotted(channel, false); });
    }
    menu.exec(m_plot->mapToGlobal(position));
}

void PlotsPanel::askAndExport()
{
    const QString path
        = askToSave(this, m_session.dialogFolder(),
                    {tr("Export curves"), "curves.csv", tr("Tables (*.csv);;OpenSim storage (*.sto)"), "csv"});
    if (!path.isEmpty())
        exportCsv(path);
}

bool PlotsPanel::exportCsv(const QString& path)
{
    const MotionTable table = plotTable(input());
    if (table.columns.empty())
        return false;
    const Result<bool> written = writeMotionFile(table, path.toStdString());
    for (const Diagnostic& diagnostic : written.diagnostics)
        m_session.report(diagnostic);
    return written.ok();
}

std::optional<PaperFigure> PlotsPanel::figure() const
{
    if (m_plot->data().parts.empty())
        return std::nullopt;
    QStringList titles;
    for (const PlotPart& part : m_plot->data().parts)
        titles.append(part.title.section(comma(), 0, 0));
    return PaperFigure{titles.join(comma()),
                       readableName(m_motion.scenario().name),
                       {m_plot},
                       false,
                       [this] { return m_plot->keys(); },
                       leastPlot};
}

}  // namespace sinew
