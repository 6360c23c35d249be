#pragma once

#include <vector>

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include "ui/actions/window_verbs.h"

class QDockWidget;
class QMainWindow;

namespace sinew {

class RecruitmentPanel;
class Session;

// The panels of a window in its docks: which there are, where they stand at first, and their state as a person
// arranged them.
class DockSet : public QObject {
    Q_OBJECT

public:
    DockSet(Session& session, QMainWindow& window);

    // Back to the first arrangement, for the window's present size; sizes take only once the window is on the screen.
    void arrange();
    std::vector<PanelSwitch> switches() const;
    // While there is no model the docks have nothing to say; the arrangement is remembered meanwhile.
    void setShown(bool shown);
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
    void resizePanels(bool isTall);
    void makeRoom(QDockWidget* dock);

    QMainWindow& m_window;
    RecruitmentPanel* m_recruitment;
    std::vector<Entry> m_entries;
    std::vector<QDockWidget*> m_away;  // shown again with the next model
    bool m_isShown = true;
};

}  // namespace sinew
