#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include "ui/actions/window_verbs.h"
#include "ui/panels/panel_list.h"

class QDockWidget;
class QMainWindow;
class QTimer;

namespace sinew {

class PagedPanel;
class DockTitle;
class SideWidths;
class Workspace;
struct DockLayout;
struct DockStack;
struct Sessions;

// The panels of a window in its docks: which there are, where they stand in each workspace, and their state as a person
// arranged them there.
class DockSet : public QObject {
    Q_OBJECT

public:
    // The workspaces must outlive the set.
    DockSet(const Sessions& sessions, const Workspace& workspace, QMainWindow& window);

    // As a person last had the panels there, else as they are at first.
    void setWorkspace(const Workspace& workspace);
    // Back to the workspace's first arrangement, for the window's present size; sizes take only once the window is on
    // the screen.
    void arrange();
    // Another document is shown, or none: panels that are in front for it, and were not for the one before, are raised.
    // An arrangement is kept as it is for whichever document, since the next may be another.
    void bringToFront(bool isForDocument);
    bool isArranged() const { return m_isArranged; }  // for the size the window has on the screen, or by a person
    // The panels' state in a workspace, to be kept from start to start; empty: nobody has seen it.
    QByteArray layout(const Workspace& workspace) const;
    // False: it is of a program with other panels.
    bool setLayout(const Workspace& workspace, const QByteArray& layout);
    bool hasLayout(const Workspace& workspace) const { return !layout(workspace).isEmpty(); }
    std::vector<PanelSwitch> switches() const;
    // While there is no model the docks have nothing to say; the arrangement is remembered meanwhile.
    void setShown(bool shown);
    // The fields of all panels, to be found by name; choosing one shows its panel.
    struct Field {
        QString name, panel;
        QString otherNames;  // words by which it is found too
        std::function<void()> choose;
    };
    std::vector<Field> fields();
    void show(const QString& id);
    void hide(const QString& id);
    // All panels, "links", and the pages of those that have some, "recruitment:compare".
    QStringList places() const;
    // Shows such a place in front of its neighbours and with the room it needs. False: there is none of that name.
    bool showPlace(const QString& place);

signals:
    void visibilityChanged();

private:
    struct Entry {
        PanelKind kind;
        QDockWidget* dock = nullptr;
        DockTitle* title = nullptr;
        PagedPanel* pages = nullptr;  // the panel, if it has some
    };

    void add(const PanelKind& kind, QWidget* panel);
    const Entry* find(const QString& id) const;
    QDockWidget* dock(const QString& id) const;
    void place(const DockLayout& layout);
    void placeStacks(const std::vector<DockStack>& stacks, Qt::DockWidgetArea side);
    void resize(const DockLayout& layout);
    void share(const std::vector<DockStack>& stacks, Qt::Orientation along);
    void makeRoom(QDockWidget* dock);
    void makeRoomAtFirst(QDockWidget* dock);
    QList<QDockWidget*> neighboursOf(QDockWidget* dock) const;
    void hideAll();
    void keepLayout();
    bool restoreLayout();
    void rememberSides();
    void nameOnce();
    void addFields(std::vector<Field>& fields, const Entry& entry, const QWidget& page, const QString& place);

    QMainWindow& m_window;
    SideWidths* m_sides;
    const Workspace* m_workspace;
    std::map<QString, QStringList> m_fronts;  // by the ids of workspaces, the front panel of each stack
    std::map<QString, QByteArray> m_layouts;  // by the ids of workspaces that were left or restored
    bool m_isArranged = false;
    std::vector<Entry> m_entries;
    std::set<QDockWidget*> m_roomy;    // those that were given room by their tabs
    std::vector<QDockWidget*> m_away;  // shown again with the next model
    bool m_isShown = true;
    QTimer* m_naming;  // runs until the titles follow the tabs
};

}  // namespace sinew
