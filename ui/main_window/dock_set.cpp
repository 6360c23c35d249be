#include "ui/main_window/dock_set.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QVBoxLayout>

#include "ui/main_window/dock_title.h"
#include "ui/main_window/panel_fields.h"
#include "ui/main_window/side_widths.h"
#include "ui/panels/coordinates/coordinates_panel.h"
#include "ui/panels/equations/equations_panel.h"
#include "ui/panels/messages/messages_panel.h"
#include "ui/panels/motion/curve_panel.h"
#include "ui/panels/motion/plots_panel.h"
#include "ui/panels/motion/stages_panel.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/panels/recruitment/recruitment_panel.h"
#include "ui/panels/results/joint_force_panel.h"
#include "ui/panels/results/joints_panel.h"
#include "ui/panels/results/links_panel.h"
#include "ui/panels/results/series_panel.h"
#include "ui/panels/timeline/timeline_panel.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/motion_session.h"

namespace sinew {

namespace {

// From this height on, three panels fit on top of each other.
constexpr int tallWindow = 940;

// Rises when docks come or go, so that an arrangement of older docks is not forced upon new ones.
constexpr int layoutVersion = 4;

bool isOfMotion(const QString& id)
{
    return id == "timeline" || id == "stages" || id == "curve" || id == "plots";
}

// Shown in the Motion workspace at first.
bool isShownInMotion(const QString& id)
{
    return isOfMotion(id) || id == "model";
}

}  // namespace

DockSet::DockSet(Session& session, MotionSession& motion, QMainWindow& window)
    : QObject(&window), m_window(window), m_recruitment(new RecruitmentPanel(session)),
      m_tree(new ModelTreePanel(session)), m_timeline(new TimelinePanel(motion)), m_sides(new SideWidths(window))
{
    add("model", "Model", m_tree);
    add("coordinates", "Coordinates", new CoordinatesPanel(session));
    add("properties", "Properties", new PropertiesPanel(session));
    add("joint-force", "Joint force", new JointForcePanel(session));
    add("links", "Links", new LinksPanel(session));
    add("joints", "Joints", new JointsPanel(session));
    add("series", "Series", new SeriesPanel(session));
    add("recruitment", "Recruitment", m_recruitment);
    auto* equations = new EquationsPanel(session);
    add("equations", "Equations", equations);
    addMotionPanels(session, motion);
    add("messages", "Messages", new MessagesPanel(session));
    connect(dock("recruitment"), &QDockWidget::visibilityChanged, m_recruitment, &RecruitmentPanel::setInFront);
    connect(dock("equations"), &QDockWidget::visibilityChanged, equations, &EquationsPanel::setInFront);
    m_window.setDockNestingEnabled(true);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    arrange();
}

void DockSet::setObjectActions(const QList<QAction*>& actions)
{
    m_tree->setObjectActions(actions);
}

void DockSet::addMotionPanels(Session& session, MotionSession& motion)
{
    add("stages", "Stages", new StagesPanel(session, motion));
    add("plots", "Plots", new PlotsPanel(session, motion));
    add("curve", "Curve", new CurvePanel(session, motion));
    add("timeline", "Timeline", m_timeline);
}

void DockSet::add(const QString& id, const QString& title, QWidget* panel)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName("dock-" + id);
    dock->setTitleBarWidget(new DockTitle(*dock));
    auto* body = new QFrame(dock);
    body->setObjectName("dockBody");
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(1, 0, 1, 1);
    layout->addWidget(panel);
    dock->setWidget(body);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockSet::visibilityChanged);
    m_entries.push_back({id, title, dock});
}

QDockWidget* DockSet::dock(const QString& id) const
{
    for (const Entry& entry : m_entries) {
        if (entry.id == id)
            return entry.dock;
    }
    return nullptr;
}

void DockSet::setWorkspace(Workspace workspace)
{
    if (workspace == m_workspace)
        return;
    keepLayout();
    m_workspace = workspace;
    m_isArranged = false;
    if (!restoreLayout())
        arrange();
}

// Only what is on the screen: what nobody has seen or arranged yet is not kept.
void DockSet::keepLayout()
{
    if (const QByteArray present = layout(m_workspace); m_window.isVisible() && !present.isEmpty())
        m_layouts[m_workspace] = present;
}

// As it was kept for the present workspace. False: it is not known, or of other panels.
bool DockSet::restoreLayout()
{
    const auto known = m_layouts.find(m_workspace);
    if (known == m_layouts.end() || !m_window.restoreState(known->second, layoutVersion))
        return false;
    m_isArranged = true;
    rememberSides();
    return true;
}

// Sizes are there after the window has laid the panels out.
void DockSet::rememberSides()
{
    QMetaObject::invokeMethod(m_sides, &SideWidths::remember, Qt::QueuedConnection);
}

QByteArray DockSet::layout(Workspace workspace) const
{
    // The welcome page hides all panels; that is nobody's arrangement.
    if (workspace == m_workspace && m_isArranged && m_isShown)
        return m_window.saveState(layoutVersion);
    const auto known = m_layouts.find(workspace);
    return known == m_layouts.end() ? QByteArray() : known->second;
}

bool DockSet::setLayout(Workspace workspace, const QByteArray& layout)
{
    if (layout.isEmpty())
        return false;
    m_layouts[workspace] = layout;
    return workspace != m_workspace || restoreLayout();
}

void DockSet::arrange()
{
    const bool hasMessages = !dock("messages")->isHidden();
    for (const Entry& entry : m_entries) {
        m_window.removeDockWidget(entry.dock);
        entry.dock->setFloating(false);
    }
    const bool isMotion = m_workspace == Workspace::Motion;
    // Under a motion the timeline has the whole width.
    m_window.setCorner(Qt::BottomLeftCorner, isMotion ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, isMotion ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
    const bool isTall = m_window.height() >= tallWindow;
    if (isMotion)
        arrangeMotion(isTall);
    else
        arrangePosture(isTall);
    for (const Entry& entry : m_entries) {
        const bool isWanted = isMotion ? isShownInMotion(entry.id) : !isOfMotion(entry.id);
        entry.dock->setVisible(entry.id == "messages" ? hasMessages : isWanted);
    }
    for (const char* id : {"coordinates", "links", "series"}) {
        if (!isMotion)
            dock(id)->raise();
    }
    if (isMotion)
        dock("plots")->raise();
    isMotion ? resizeMotionPanels() : resizePanels(isTall);
    m_isArranged = m_window.isVisible();
    rememberSides();
}

void DockSet::arrangePosture(bool isTall)
{
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("model"));
    m_window.splitDockWidget(dock("model"), dock("coordinates"), Qt::Vertical);
    if (isTall)
        m_window.splitDockWidget(dock("coordinates"), dock("properties"), Qt::Vertical);
    else
        m_window.tabifyDockWidget(dock("coordinates"), dock("properties"));
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock("joint-force"));
    m_window.splitDockWidget(dock("joint-force"), dock("links"), Qt::Vertical);
    m_window.splitDockWidget(dock("links"), dock("series"), Qt::Vertical);
    m_window.tabifyDockWidget(dock("links"), dock("joints"));
    m_window.tabifyDockWidget(dock("series"), dock("recruitment"));
    m_window.tabifyDockWidget(dock("recruitment"), dock("equations"));
    m_window.addDockWidget(Qt::BottomDockWidgetArea, dock("messages"));
    // Shown when a person asks for them.
    m_window.splitDockWidget(dock("model"), dock("stages"), Qt::Vertical);
    for (const char* id : {"plots", "curve"})
        m_window.splitDockWidget(dock("series"), dock(id), Qt::Vertical);
    m_window.splitDockWidget(dock("messages"), dock("timeline"), Qt::Horizontal);
}

void DockSet::arrangeMotion(bool isTall)
{
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("stages"));
    m_window.splitDockWidget(dock("stages"), dock("model"), Qt::Vertical);
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock("plots"));
    if (isTall)
        m_window.splitDockWidget(dock("plots"), dock("curve"), Qt::Vertical);
    else
        m_window.tabifyDockWidget(dock("plots"), dock("curve"));
    m_window.addDockWidget(Qt::BottomDockWidgetArea, dock("timeline"));
    m_window.splitDockWidget(dock("timeline"), dock("messages"), Qt::Horizontal);
    // Shown when a person asks for them.
    for (const char* id : {"coordinates", "properties"})
        m_window.tabifyDockWidget(dock("model"), dock(id));
    for (const char* id : {"joint-force", "links", "joints", "series", "recruitment", "equations"})
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock(id));
}

void DockSet::resizeMotionPanels()
{
    const int width = m_window.width(), height = m_window.height();
    const int side = qBound(250, width * 23 / 100, 380);
    m_window.resizeDocks({dock("model"), dock("plots")}, {side, side + 40}, Qt::Horizontal);
    m_window.resizeDocks({dock("timeline")}, {qBound(170, height * 24 / 100, 240)}, Qt::Vertical);
    m_window.resizeDocks({dock("stages"), dock("model")}, {height * 48 / 100, height * 28 / 100}, Qt::Vertical);
    m_window.resizeDocks({dock("plots"), dock("curve")}, {height * 40 / 100, height * 36 / 100}, Qt::Vertical);
}

void DockSet::resizePanels(bool isTall)
{
    const int width = m_window.width();
    const int side = qBound(250, width * 22 / 100, 350);
    m_window.resizeDocks({dock("model"), dock("joint-force")}, {side, side + 10}, Qt::Horizontal);
    const int height = m_window.height();
    if (isTall)
        m_window.resizeDocks({dock("model"), dock("coordinates"), dock("properties")},
                             {height * 40 / 100, height * 30 / 100, height * 30 / 100}, Qt::Vertical);
    else
        m_window.resizeDocks({dock("model"), dock("coordinates")}, {height * 55 / 100, height * 45 / 100},
                             Qt::Vertical);
    m_window.resizeDocks({dock("joint-force"), dock("links"), dock("series")},
                         {height * 22 / 100, height * 48 / 100, height * 30 / 100}, Qt::Vertical);
}

std::vector<PanelSwitch> DockSet::switches() const
{
    std::vector<PanelSwitch> result;
    for (const Entry& entry : m_entries) {
        QDockWidget* dock = entry.dock;
        result.push_back({entry.id, entry.title, [dock] { return !dock->isHidden(); },
                          [dock](bool shown) {
                              dock->setVisible(shown);
                              if (shown)
                                  dock->raise();
                          }});
    }
    return result;
}

void DockSet::setShown(bool shown)
{
    if (shown == m_isShown)
        return;
    if (!shown)
        keepLayout();
    m_isShown = shown;
    if (shown) {
        for (QDockWidget* dock : m_away)
            dock->show();
        m_away.clear();
        // Panels that were hidden have forgotten their sizes.
        restoreLayout();
        return;
    }
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isHidden() && entry.id != "messages") {
            m_away.push_back(entry.dock);
            entry.dock->hide();
        }
    }
}

void DockSet::show(const QString& id)
{
    dock(id)->show();
    dock(id)->raise();
}

QStringList DockSet::places() const
{
    QStringList result;
    for (const Entry& entry : m_entries)
        result.append(entry.id);
    for (const QString& page : m_recruitment->pageIds())
        result.append("recruitment:" + page);
    return result;
}

void DockSet::addFields(std::vector<Field>& fields, const Entry& entry, const QWidget& page, const QString& place)
{
    for (const PanelField& found : fieldsOf(page)) {
        const auto choose = [this, place, field = QPointer<QWidget>(found.field)] {
            showPlace(place);
            if (field)
                focusField(*field);
        };
        fields.push_back({found.name, entry.title, choose});
    }
}

std::vector<DockSet::Field> DockSet::fields()
{
    std::vector<Field> fields;
    for (const Entry& entry : m_entries) {
        if (entry.id != "recruitment") {
            addFields(fields, entry, *entry.dock->widget(), entry.id);
            continue;
        }
        for (const QString& page : m_recruitment->pageIds())
            addFields(fields, entry, *m_recruitment->page(page), entry.id + ':' + page);
    }
    return fields;
}

bool DockSet::showPlace(const QString& place)
{
    const QString id = place.section(':', 0, 0), page = place.section(':', 1);
    if (!dock(id) || (!page.isEmpty() && (id != "recruitment" || !m_recruitment->showPage(page))))
        return false;
    show(id);
    if (id == "recruitment" || id == "equations") {
        makeRoom(dock(id));
        rememberSides();
    }
    return true;
}

// Plots and formulas need more than what a table does; as much as the view can give, and no less than a person gave it.
void DockSet::makeRoom(QDockWidget* dock)
{
    if (dock->isFloating())
        return;
    const QSize wanted(qMin(460, m_window.width() * 36 / 100), qMin(420, m_window.height() * 45 / 100));
    if (dock->width() < wanted.width())
        m_window.resizeDocks({dock}, {wanted.width()}, Qt::Horizontal);
    if (dock->height() >= wanted.height())
        return;
    // The table above it gives way; the joint force keeps what it needs.
    QDockWidget* force = this->dock("joint-force");
    QDockWidget* table = this->dock("links");
    const auto isNeighbour = [&](QDockWidget* other) {
        return m_window.dockWidgetArea(other) == m_window.dockWidgetArea(dock) && !other->isFloating()
               && !other->isHidden();
    };
    if (!isNeighbour(force) || !isNeighbour(table)) {
        m_window.resizeDocks({dock}, {wanted.height()}, Qt::Vertical);
        return;
    }
    const int least = force->minimumSizeHint().height();
    const int rest = force->height() + table->height() + dock->height() - least - wanted.height();
    m_window.resizeDocks({force, table, dock}, {least, rest, wanted.height()}, Qt::Vertical);
}

void DockSet::hide(const QString& id)
{
    dock(id)->hide();
}

}  // namespace sinew
