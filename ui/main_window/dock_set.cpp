#include "ui/main_window/dock_set.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QFrame>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/main_window/dock_body.h"
#include "ui/main_window/dock_title.h"
#include "ui/main_window/panel_fields.h"
#include "ui/main_window/side_widths.h"
#include "ui/panels/panel_roles.h"
#include "ui/text/translated.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

namespace {

// Rises when docks come or go, so that an arrangement of older docks is not forced upon new ones.
constexpr int layoutVersion = 7;

// Comes up by itself when there is something to say, in every workspace.
const QString messages = QStringLiteral("messages");

Qt::DockWidgetArea areaOf(PanelSide side)
{
    switch (side) {
    case PanelSide::Left: return Qt::LeftDockWidgetArea;
    case PanelSide::Right: return Qt::RightDockWidgetArea;
    case PanelSide::Bottom: break;
    }
    return Qt::BottomDockWidgetArea;
}

bool isPlaced(const DockLayout& layout, const QString& id)
{
    for (const std::vector<DockStack>* stacks : {&layout.left, &layout.right, &layout.bottom}) {
        for (const DockStack& stack : *stacks) {
            if (stack.panels.contains(id))
                return true;
        }
    }
    return false;
}

}  // namespace

DockSet::DockSet(const Sessions& sessions, const Workspace& workspace, QMainWindow& window)
    : QObject(&window), m_window(window), m_sides(new SideWidths(window)), m_workspace(&workspace),
      m_naming(new QTimer(this))
{
    // Once for all that comes, goes and moves in one turn.
    m_naming->setSingleShot(true);
    m_naming->setInterval(0);
    connect(m_naming, &QTimer::timeout, this, &DockSet::nameOnce);
    for (const PanelKind& kind : panelKinds())
        add(kind, makePanel(kind, sessions));
    m_window.setDockNestingEnabled(true);
    m_window.setAnimated(false);  // a label that grows would start an animation for each panel
    connect(&m_window, &QMainWindow::tabifiedDockWidgetActivated, this, &DockSet::makeRoomAtFirst);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    arrange();
}

void DockSet::add(const PanelKind& kind, QWidget* panel)
{
    auto* dock = new QDockWidget(translated(kind.title), &m_window);
    dock->setObjectName(QStringLiteral("dock-") + kind.id);
    auto* title = new DockTitle(*dock);
    dock->setTitleBarWidget(title);
    connect(qApp, &QApplication::focusChanged, title,
            [title, dock](QWidget*, QWidget* now) { title->setActive(now && dock->isAncestorOf(now)); });
    auto* body = new DockBody(dock);
    body->setObjectName("dockBody");
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(1, 0, 1, 1);
    layout->addWidget(panel);
    dock->setWidget(body);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockSet::visibilityChanged);
    if (auto* watching = dynamic_cast<WatchingPanel*>(panel))
        connect(dock, &QDockWidget::visibilityChanged, panel, [watching](bool shown) { watching->setInFront(shown); });
    const auto nameSoon = qOverload<>(&QTimer::start);
    connect(dock, &QDockWidget::visibilityChanged, m_naming, nameSoon);
    connect(dock, &QDockWidget::dockLocationChanged, m_naming, nameSoon);
    connect(dock, &QDockWidget::topLevelChanged, m_naming, nameSoon);
    m_entries.push_back({kind, dock, title, dynamic_cast<PagedPanel*>(panel)});
}

// A panel that stands behind others has its name on its tab.
void DockSet::nameOnce()
{
    for (const Entry& entry : m_entries) {
        const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(entry.dock);
        entry.title->setUnderTab(
            !entry.dock->isFloating()
            && std::any_of(others.begin(), others.end(), [](auto* other) { return !other->isHidden(); }));
    }
}

const DockSet::Entry* DockSet::find(const QString& id) const
{
    const auto it = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.kind.id == id; });
    return it == m_entries.end() ? nullptr : &*it;
}

QDockWidget* DockSet::dock(const QString& id) const
{
    const Entry* entry = find(id);
    return entry ? entry->dock : nullptr;
}

void DockSet::setWorkspace(const Workspace& workspace)
{
    if (&workspace == m_workspace)
        return;
    keepLayout();
    m_workspace = &workspace;
    m_isArranged = false;
    m_away.clear();  // they are the former workspace's
    if (!restoreLayout())
        arrange();
    if (!m_isShown)
        hideAll();
    bringToFront(true);
}

// Only what is on the screen: what nobody has seen or arranged yet is not kept.
void DockSet::keepLayout()
{
    bringToFront(false);
    if (const QByteArray present = layout(*m_workspace); m_window.isVisible() && !present.isEmpty())
        m_layouts[m_workspace->id()] = present;
}

// As it was kept for the present workspace. False: it is not known, or of other panels.
bool DockSet::restoreLayout()
{
    const auto known = m_layouts.find(m_workspace->id());
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

QByteArray DockSet::layout(const Workspace& workspace) const
{
    // The welcome page hides all panels; that is nobody's arrangement.
    if (&workspace == m_workspace && m_isArranged && m_isShown)
        return m_window.saveState(layoutVersion);
    const auto known = m_layouts.find(workspace.id());
    return known == m_layouts.end() ? QByteArray() : known->second;
}

bool DockSet::setLayout(const Workspace& workspace, const QByteArray& layout)
{
    if (layout.isEmpty())
        return false;
    m_layouts[workspace.id()] = layout;
    return &workspace != m_workspace || restoreLayout();
}

// The first arrangement

void DockSet::arrange()
{
    const bool hasMessages = !dock(messages)->isHidden();
    const DockLayout layout = m_workspace->firstLayout(m_window.size());
    place(layout);
    for (const Entry& entry : m_entries)
        entry.dock->setVisible(entry.kind.id == messages ? hasMessages : isPlaced(layout, entry.kind.id));
    for (const QString& id : m_fronts[m_workspace->id()] = frontsOf(layout, true))
        dock(id)->raise();
    resize(layout);
    m_isArranged = m_window.isVisible() && m_isShown;
    // What comes of these widths is not known yet: a window that is being shown may still lay its panels out anew.
    m_sides->want(layout.left.empty() ? 0 : layout.leftWidth, layout.right.empty() ? 0 : layout.rightWidth);
}

void DockSet::bringToFront(bool isForDocument)
{
    const DockLayout layout = m_workspace->firstLayout(m_window.size());
    QStringList& fronts = m_fronts[m_workspace->id()];
    const QStringList before = fronts.isEmpty() ? frontsOf(layout, false) : fronts;
    fronts = frontsOf(layout, isForDocument);
    for (const QString& id : fronts) {
        if (!before.contains(id) && !dock(id)->isHidden())
            dock(id)->raise();
    }
}

void DockSet::place(const DockLayout& layout)
{
    for (const Entry& entry : m_entries) {
        m_window.removeDockWidget(entry.dock);
        entry.dock->setFloating(false);
    }
    const bool isWide = layout.isBottomWide;
    m_window.setCorner(Qt::BottomLeftCorner, isWide ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, isWide ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
    placeStacks(layout.left, Qt::LeftDockWidgetArea);
    placeStacks(layout.right, Qt::RightDockWidgetArea);
    placeStacks(layout.bottom, Qt::BottomDockWidgetArea);
    for (const Entry& entry : m_entries) {
        if (isPlaced(layout, entry.kind.id))
            continue;
        const PanelSide side = entry.kind.side;
        const auto& stacks = side == PanelSide::Left    ? layout.left
                             : side == PanelSide::Right ? layout.right
                                                        : layout.bottom;
        if (stacks.empty())
            m_window.addDockWidget(areaOf(side), entry.dock);
        else
            m_window.tabifyDockWidget(dock(stacks.back().panels.front()), entry.dock);
    }
}

// What stands in tabs cannot be split any more, so the stacks come first.
void DockSet::placeStacks(const std::vector<DockStack>& stacks, Qt::DockWidgetArea side)
{
    const auto along = side == Qt::BottomDockWidgetArea ? Qt::Horizontal : Qt::Vertical;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        QDockWidget* front = dock(stacks[i].panels.front());
        if (i == 0)
            m_window.addDockWidget(side, front);
        else
            m_window.splitDockWidget(dock(stacks[i - 1].panels.front()), front, along);
    }
    for (const DockStack& stack : stacks) {
        for (const QString& id : stack.panels.mid(1))
            m_window.tabifyDockWidget(dock(stack.panels.front()), dock(id));
    }
}

void DockSet::resize(const DockLayout& layout)
{
    QList<QDockWidget*> sides;
    QList<int> widths;
    const auto addSide = [&](const std::vector<DockStack>& stacks, int width) {
        if (stacks.empty() || width == 0)
            return;
        sides.append(dock(stacks.front().panels.front()));
        widths.append(width);
    };
    addSide(layout.left, layout.leftWidth);
    addSide(layout.right, layout.rightWidth);
    // In one call: a second one would take back what the first one asked for.
    m_window.resizeDocks(sides, widths, Qt::Horizontal);
    if (layout.bottomHeight > 0 && !layout.bottom.empty())
        m_window.resizeDocks({dock(layout.bottom.front().panels.front())}, {layout.bottomHeight}, Qt::Vertical);
    share(layout.left, Qt::Vertical);
    share(layout.right, Qt::Vertical);
    share(layout.bottom, Qt::Horizontal);
}

// What is hidden takes no part.
void DockSet::share(const std::vector<DockStack>& stacks, Qt::Orientation along)
{
    QList<QDockWidget*> docks;
    QList<int> sizes;
    const int room = along == Qt::Vertical ? m_window.height() : m_window.width();
    for (const DockStack& stack : stacks) {
        QDockWidget* first = dock(stack.panels.front());
        if (first->isHidden())
            continue;
        docks.append(first);
        sizes.append(room * stack.share / 100);
    }
    if (docks.size() >= 2)
        m_window.resizeDocks(docks, sizes, along);
}

std::vector<PanelSwitch> DockSet::switches() const
{
    std::vector<PanelSwitch> result;
    for (const Entry& entry : m_entries) {
        QDockWidget* dock = entry.dock;
        result.push_back({entry.kind.id, translated(entry.kind.title), [dock] { return !dock->isHidden(); },
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
    hideAll();
}

void DockSet::hideAll()
{
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isHidden() && entry.kind.id != messages) {
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
        result.append(entry.kind.id);
    for (const Entry& entry : m_entries) {
        for (const QString& page : entry.pages ? entry.pages->pageIds() : QStringList())
            result.append(QString("%1:%2").arg(entry.kind.id, page));
    }
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
        fields.push_back({found.name, translated(entry.kind.title), found.otherNames, choose});
    }
}

std::vector<DockSet::Field> DockSet::fields()
{
    std::vector<Field> fields;
    for (const Entry& entry : m_entries) {
        if (!entry.pages) {
            addFields(fields, entry, *entry.dock->widget(), entry.kind.id);
            continue;
        }
        for (const QString& page : entry.pages->pageIds())
            addFields(fields, entry, *entry.pages->pageWidget(page), QString("%1:%2").arg(entry.kind.id, page));
    }
    return fields;
}

bool DockSet::showPlace(const QString& place)
{
    const QString id = place.section(':', 0, 0), page = place.section(':', 1);
    const Entry* entry = find(id);
    if (!entry || (!page.isEmpty() && (!entry->pages || !entry->pages->showPage(page))))
        return false;
    show(id);
    if (entry->kind.needsRoom) {
        makeRoom(entry->dock);
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
    // The others of its column give way, the tallest first, none of them below what it needs.
    QList<QDockWidget*> docks = neighboursOf(dock);
    std::sort(docks.begin(), docks.end(), [](auto* a, auto* b) { return a->height() > b->height(); });
    int missing = wanted.height() - dock->height();
    QList<int> heights;
    for (QDockWidget* other : docks) {
        const int given = qBound(0, other->height() - other->minimumSizeHint().height(), missing);
        heights.append(other->height() - given);
        missing -= given;
    }
    heights.append(docks.isEmpty() ? wanted.height() : wanted.height() - missing);
    docks.append(dock);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

// The first time that a person turns to a panel by its tab; the sizes that they give it afterwards stay.
void DockSet::makeRoomAtFirst(QDockWidget* dock)
{
    const auto entry = std::ranges::find(m_entries, dock, &Entry::dock);
    if (entry == m_entries.end() || !entry->kind.needsRoom || !m_roomy.insert(dock).second)
        return;
    makeRoom(dock);
    rememberSides();
}

// The panels above and below one at a side that can be seen.
QList<QDockWidget*> DockSet::neighboursOf(QDockWidget* dock) const
{
    const Qt::DockWidgetArea side = m_window.dockWidgetArea(dock);
    if (side != Qt::LeftDockWidgetArea && side != Qt::RightDockWidgetArea)
        return {};
    const QList<QDockWidget*> tabs = m_window.tabifiedDockWidgets(dock);
    QList<QDockWidget*> result;
    for (const Entry& entry : m_entries) {
        QDockWidget* other = entry.dock;
        if (other != dock && m_window.dockWidgetArea(other) == side && !tabs.contains(other) && !other->isFloating()
            && other->isVisible() && !other->visibleRegion().isEmpty())
            result.append(other);
    }
    return result;
}

void DockSet::hide(const QString& id)
{
    dock(id)->hide();
}

}  // namespace sinew
