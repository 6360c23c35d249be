#pragma once

#include <vector>

#include <QByteArray>
#include <QObject>

#include "ui/actions/window_verbs.h"

class QDockWidget;
class QMainWindow;

namespace sinew {

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

    QMainWindow& m_window;
    std::vector<Entry> m_entries;
    std::vector<QDockWidget*> m_away;  // shown again with the next model
    bool m_isShown = true;
};

}  // namespace sinew
