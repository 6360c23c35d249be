#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include "ui/actions/window_verbs.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace sinew {

class ModelTreePanel;
class MotionSession;
class RecruitmentPanel;
class Session;
class SideWidths;
class TimelinePanel;

// The panels of a window in its docks: which there are, where they stand at first in each workspace, and their state as
// a person arranged them there.
class DockSet : public QObject {
    Q_OBJECT

public:
    DockSet(Session& session, MotionSession& motion, QMainWindow& window);

    TimelinePanel& timeline() { return *m_timeline; }
    // What a right click on an object of the model tree offers.
    void setObjectActions(const QList<QAction*>& actions);

    Workspace workspace() const { return m_workspace; }
    // As a person last had the panels there, else as they are at first.
    void setWorkspace(Workspace workspace);
    // Back to the workspace's first arrangement, for the window's present size; sizes take only once the window is on
    // the screen.
    void arrange();
    bool isArranged() const { return m_isArranged; }  // for the size the window has on the screen, or by a person
    // The panels' state in a workspace, to be kept from start to start; empty: nobody has seen it.
    QByteArray layout(Workspace workspace) const;
    // False: it is of a program with other panels.
    bool setLayout(Workspace workspace, const QByteArray& layout);
    bool hasLayout(Workspace workspace) const { return !layout(workspace).isEmpty(); }
    std::vector<PanelSwitch> switches() const;
    // While there is no model the docks have nothing to say; the arrangement is remembered meanwhile.
    void setShown(bool shown);
    // The fields of all panels, to be found by name; choosing one shows its panel.
    struct Field {
        QString name, panel;
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
        QString id;
        QString title;
        QDockWidget* dock = nullptr;
    };

    void add(const QString& id, const QString& title, QWidget* panel);
    QDockWidget* dock(const QString& id) const;
    void addMotionPanels(Session& session, MotionSession& motion);
    void arrangePosture(bool isTall);
    void arrangeMotion(bool isTall);
    void resizePanels(bool isTall);
    void resizeMotionPanels();
    void makeRoom(QDockWidget* dock);
    void keepLayout();
    bool restoreLayout();
    void rememberSides();
    void addFields(std::vector<Field>& fields, const Entry& entry, const QWidget& page, const QString& place);

    QMainWindow& m_window;
    RecruitmentPanel* m_recruitment;
    ModelTreePanel* m_tree;
    TimelinePanel* m_timeline;
    SideWidths* m_sides;
    Workspace m_workspace = Workspace::Posture;
    std::map<Workspace, QByteArray> m_layouts;  // of workspaces that were left or restored
    bool m_isArranged = false;
    std::vector<Entry> m_entries;
    std::vector<QDockWidget*> m_away;  // shown again with the next model
    bool m_isShown = true;
};

}  // namespace sinew
