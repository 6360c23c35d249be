#pragma once

#include <vector>

#include <QObject>

#include "ui/actions/command.h"

class QAction;
class QMenuBar;
class QWidget;

namespace sinew {

class Session;

// The commands as actions of a window: shortcuts work anywhere in it, and what is enabled, checked or named anew
// follows the session.
class ActionSet : public QObject {
    Q_OBJECT

public:
    // The table must outlive the set and must not move.
    ActionSet(const CommandTable& table, Session& session, QWidget& window);

    // The action of a command, nullptr if there is no such id.
    QAction* find(const QString& id) const;
    void fill(QMenuBar& menuBar);
    // For changes that the session does not tell of, such as a panel that was closed.
    void refresh();

private:
    const CommandTable& m_table;
    QWidget& m_window;
    std::vector<QAction*> m_actions;  // in the order of the table
};

}  // namespace sinew
