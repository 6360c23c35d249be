#include "ui/main_window/main_window.h"

#include <algorithm>

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/actions/action_set.h"
#include "ui/actions/command_table.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/help_dialogs.h"
#include "ui/main_window/disk_notice.h"
#include "ui/main_window/dock_set.h"
#include "ui/main_window/document_keeper.h"
#include "ui/main_window/fixation_files.h"
#include "ui/main_window/keyboard_walk.h"
#include "ui/main_window/motion_files.h"
#include "ui/main_window/palette_items.h"
#include "ui/main_window/status_strip.h"
#include "ui/main_window/top_bar.h"
#include "ui/main_window/tour/window_tour.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/main_window/welcome/welcome_desk.h"
#include "ui/main_window/welcome/welcome_page.h"
#include "ui/panels/timeline/timeline_panel.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/typed_text.h"
#include "ui/workspaces/edit/tools/edit_tools.h"
#include "ui/workspaces/fixation/fixation_grips.h"
#include "ui/workspaces/workspace_list.h"

namespace sinew {

MainWindow::MainWindow(Session& session, ThemeSwitch& theme, const WindowPlaces& places, QWidget* parent)
    : QMainWindow(parent), m_session(session), m_motion(new MotionSession(session, this)),
      m_fixation(new FixationSession(session, this)), m_sessions{session, *m_motion, *m_fixation},
      m_workspaces(makeWorkspaces(m_sessions)), m_workspace(m_workspaces.front().get()), m_theme(theme),
      m_memory(places), m_viewport(new Viewport(nullptr, ScreenKind::Fitting, places.boneFolder())),
      m_frame(new ViewportFrame(m_sessions, *m_workspace, *m_viewport)), m_pages(new QStackedWidget),
      m_welcome(new WelcomePage), m_topBar(new TopBar(m_sessions, m_workspaces)),
      m_workbench(new QMainWindow(nullptr, Qt::Widget)),
      m_status(new StatusStrip(m_sessions, *m_workspace, *m_viewport))
{
    if (places.settings)
        m_theme.choose(m_memory.theme());
    m_viewport->setPalette3d(paletteOf(*this));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setMenuWidget(m_topBar);
    m_welcome->setMinimumSize(320, 240);  // it scrolls; a document's window may be smaller than what it would like
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_frame);
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_notice = new DiskNotice;
    column->addWidget(m_notice);
    m_leftWork = new RecoveryBox(RecoveryBox::Form::Bar);
    m_leftWork->setObjectName("leftWork");
    column->addWidget(m_leftWork);
    column->addWidget(m_pages, 1);
    m_workbench->setCentralWidget(centre);
    m_workbench->setContentsMargins(8, 8, 8, 8);
    setCentralWidget(m_workbench);
    setStatusBar(m_status);
    constexpr int titleBar = 40;  // px, about what a desktop puts around a window
    const QSize room = screen()->availableSize() - QSize(0, titleBar);
    resize(QSize(1440, 900).boundedTo(room));
    if (m_memory.restoreGeometry(*this))
        resize(size().boundedTo(room));  // it may be of a larger screen
    m_session.dialogFolder().setPath(m_memory.folder());
    m_docks = new DockSet(m_sessions, *m_workspace, *m_workbench);
    for (const auto& each : m_workspaces)
        m_docks->setLayout(*each, m_memory.layout(each->id()));
    m_motionFiles = std::make_unique<MotionFiles>(session, *m_motion, *m_frame, *this);
    m_fixationFiles = std::make_unique<FixationFiles>(m_sessions, *m_frame, *this);
    m_keeper = std::make_unique<DocumentKeeper>(m_sessions, *m_notice, places.recovery);
    m_desk = std::make_unique<WelcomeDesk>(*m_welcome, m_memory, session, places.recovery);
    m_tour = new Tour(*this, windowTour(*this, m_session));
    m_frame->setShownParts(m_memory.shownParts());
    buildCommands();
    wire();
    m_docks->hide("messages");
    showDocument();
}

void MainWindow::wire()
{
    connect(m_desk.get(), &WelcomeDesk::openRequested, this, [this](const QString& path) {
        m_welcome->showOpening(path);
        openPath(path);
    });
    connect(m_welcome, &WelcomePage::commandRequested, this,
            [this](const QString& id) { m_actions->find(id)->trigger(); });
    connect(m_welcome, &WelcomePage::figureRequested, this, &MainWindow::makeFigure);
    wireKeeping();
    wireRecovery();
    auto* timeline = findChild<TimelinePanel*>();
    connect(timeline, &TimelinePanel::openRequested, this, &MainWindow::openPath);
    connect(timeline, &TimelinePanel::dialogRequested, this, [this] { m_motionFiles->openScenarioWithDialog(); });
    connect(timeline, &TimelinePanel::newRequested, this, [this] { m_motionFiles->newMotionWithDialog(); });
    connect(m_motionFiles.get(), &MotionFiles::openRequested, this, &MainWindow::openPath);
    connect(m_topBar, &TopBar::findRequested, this, &MainWindow::findCommand);
    connect(m_topBar, &TopBar::workspaceChosen, this, &MainWindow::chooseWorkspace);
    connect(m_docks, &DockSet::visibilityChanged, m_actions, &ActionSet::refresh);
    connect(&m_session, &Session::changed, this, &MainWindow::sessionChanged);
    connect(m_motion, &MotionSession::changed, this, &MainWindow::motionChanged);
    connect(m_fixation, &FixationSession::changed, this, &MainWindow::fixationChanged);
}

MainWindow::~MainWindow()
{
    // Docks tell of their hiding when the widgets go, after the commands have gone.
    disconnect(m_docks, nullptr, m_actions, nullptr);
    // Panels hold on to the motion, which is a child as they are.
    delete m_workbench;
}

void MainWindow::buildCommands()
{
    const CommandTargets targets{m_session, *m_motion,      *m_fixation,     *m_viewport,
                                 *this,     *m_motionFiles, *m_fixationFiles};
    m_commands = makeCommandTable(targets, [&](CommandTable& table) {
        for (const auto& workspace : m_workspaces)
            workspace->addCommands(table, targets);
    });
    m_actions = new ActionSet(m_commands, m_session, *this);
    m_actions->fill(m_topBar->menuBar());
    m_frame->setViewActions({{translated("1 front"), m_actions->find("view.front")},
                             {translated("3 side"), m_actions->find("view.right")},
                             {translated("7 top"), m_actions->find("view.top")},
                             {translated("F fit"), m_actions->find("view.fit")}});
    const std::vector<QAction*> objectActions
        = {m_actions->find("edit.rename"), m_actions->find("edit.duplicate"), m_actions->find("edit.remove")};
    findChild<ModelTreePanel*>()->setObjectActions(
        {{m_actions->find("edit.rename"), m_actions->find("edit.duplicate"), m_actions->find("edit.copy"),
          m_actions->find("edit.move-up"), m_actions->find("edit.move-down"), m_actions->find("edit.attach"),
          m_actions->find("edit.remove")},
         {m_actions->find("view.hide"), m_actions->find("view.isolate"), m_actions->find("view.fit-selection")}});
    m_frame->setObjectActions(objectActions);
    m_frame->setMenuActions(
        {{m_actions->find("view.hide"), m_actions->find("view.isolate"), m_actions->find("view.fit-selection")},
         {m_actions->find("view.show-all"), m_actions->find("view.fit"), m_actions->find("view.cut-away")}});
}

bool MainWindow::isWelcoming() const
{
    return m_pages->currentWidget() != m_frame;
}

QPixmap MainWindow::picture()
{
    QPixmap pixmap = grab();
    if (!isWelcoming()) {
        QPainter painter(&pixmap);
        painter.drawPixmap(m_frame->mapTo(this, QPoint(0, 0)), m_frame->picture());
    }
    return pixmap;
}

QImage MainWindow::motionPicture(double time, const QSize& size, bool withTexts)
{
    return m_frame->motionPicture(time, size, withTexts);
}

// The window itself

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    // Docks take sizes only when the window has its own, which is after this event.
    QMetaObject::invokeMethod(this, &MainWindow::arrangeOnce, Qt::QueuedConnection);
}

void MainWindow::arrangeOnce()
{
    if (isVisible() && m_session.hasModel() && !m_docks->isArranged())
        m_docks->arrange();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    takeWhatIsTyped(*this);
    if (!mayDiscardChanges()) {
        event->ignore();
        return;
    }
    keepThumbnail();
    m_memory.keepGeometry(*this);
    m_memory.keepFolder(m_session.dialogFolder().path());
    m_docks->bringToFront(false);
    for (const auto& each : m_workspaces) {
        if (m_docks->hasLayout(*each))
            m_memory.keepLayout(each->id(), m_docks->layout(*each));
    }
    event->accept();
    emit closed();
}

// What is being typed can be saved as well, before anything else is there to save.
bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Save))
        takeWhatIsTyped(*this);
    return QMainWindow::event(event);
}

// The keyboard would be lost in panels that cannot be seen.
bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget* stop = nextByTab(*this, *m_workbench, *m_frame, next ? 1 : -1);
    if (!stop)
        return false;
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = stop->parentWidget(); around; around = around->parentWidget()) {
        if (auto* scrolled = qobject_cast<QScrollArea*>(around))
            scrolled->ensureWidgetVisible(stop);
    }
    return true;
}

// Keys that no panel wants are the view's: letters choose its tools.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (isWelcoming() || !m_viewport->offerKey(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::quit()
{
    if (m_windowOf)
        emit quitRequested();
    else
        close();
}

void MainWindow::newWindow()
{
    emit windowRequested([](MainWindow&) {});
}

void MainWindow::closeWindow()
{
    close();
}

// The theme may be chosen in another window.
void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_viewport)
        m_viewport->setPalette3d(paletteOf(*this));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    event->acceptProposedAction();
    // The program that the file comes from waits until the drop is over; a question of ours must not hold it.
    QMetaObject::invokeMethod(
        this, [this, path] { openPath(path); }, Qt::QueuedConnection);
}

QStringList MainWindow::recentFiles() const
{
    return m_memory.recentFiles();
}

std::vector<PanelSwitch> MainWindow::panels()
{
    return m_docks->switches();
}

QStringList MainWindow::places() const
{
    return m_docks->places();
}

bool MainWindow::showPlace(const QString& place)
{
    return m_docks->showPlace(place);
}

void MainWindow::resetLayout()
{
    if (!m_session.hasModel())
        return;
    m_memory.keepLayout(workspace(), {});
    m_docks->arrange();
}

void MainWindow::moveKeyboard(int by)
{
    sinew::moveKeyboard(*m_workbench, *m_viewport, by);
}

std::vector<WorkspaceSwitch> MainWindow::workspaces()
{
    std::vector<WorkspaceSwitch> result;
    for (std::size_t i = 0; i < m_workspaces.size(); ++i) {
        const Workspace& each = *m_workspaces[i];
        result.push_back({each.id(), each.title(), keysOfWorkspace(i), each.frameSource(),
                          [&each] { return each.whyNot(); }, [this, &each] { return m_workspace == &each; },
                          [this, &each] { chooseWorkspace(each.id()); }});
    }
    return result;
}

void MainWindow::chooseWorkspace(const QString& id)
{
    const auto isIt = [&](const auto& workspace) { return workspace->id() == id; };
    const auto found = std::find_if(m_workspaces.begin(), m_workspaces.end(), isIt);
    if (found == m_workspaces.end() || found->get() == m_workspace)
        return;
    m_workspace = found->get();
    m_docks->setWorkspace(*m_workspace);
    showMessages(false);
    m_topBar->setWorkspace(*m_workspace);
    m_frame->setWorkspace(*m_workspace);
    m_status->setWorkspace(*m_workspace);
    m_motion->setInFront(frameSource() == FrameSource::Recording);
    m_motion->play(false);
    showWindowTitle();
    m_actions->refresh();
}

EditTools& MainWindow::editTools()
{
    return m_frame->tools(ToolSet::Edit);
}

void MainWindow::useTools(bool edits, const std::function<void(EditTools&)>& use)
{
    if (m_workspace->tools() == ToolSet::None || edits)
        chooseWorkspace("edit");
    use(m_frame->tools(m_workspace->tools()));
    m_viewport->setFocus();
}

// Stays where it is when that is shown already.
void MainWindow::chooseWorkspaceShowing(FrameSource source)
{
    const auto shows = [&](const auto& workspace) { return workspace->frameSource() == source; };
    const auto found = std::find_if(m_workspaces.begin(), m_workspaces.end(), shows);
    if (frameSource() != source && found != m_workspaces.end())
        chooseWorkspace((*found)->id());
}

void MainWindow::findCommand()
{
    std::vector<PaletteItem> items = makePaletteItems(m_commands, m_session, *this);
    if (m_session.hasModel())
        addFieldItems(items, m_docks->fields());
    auto* palette = new CommandPalette(std::move(items), this);
    const QPoint top = mapToGlobal(QPoint((width() - palette->width()) / 2, 56));
    palette->move(top);
    palette->show();
}

void MainWindow::showCheatSheet()
{
    std::vector<KeyHints> keys = toolKeys();
    keys.push_back(fixationKeys());
    sinew::showCheatSheet(m_commands, keys, this);
}

void MainWindow::showFileFormat()
{
    sinew::showFileFormat(this);
}

void MainWindow::showOrderLaw()
{
    sinew::showOrderLaw(this);
}

void MainWindow::showTour()
{
    if (isTaken())
        emit windowRequested([](MainWindow& window) { window.showTour(); });
    else
        m_tour->start();
}

void MainWindow::showGettingStarted()
{
    sinew::showGettingStarted(this);
}

void MainWindow::showAbout()
{
    sinew::showAbout(this);
}

}  // namespace sinew
