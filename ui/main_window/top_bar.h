#pragma once

#include <vector>

#include <QWidget>

#include "ui/workspaces/workspace_list.h"

class QFrame;
class QMenuBar;
class QToolButton;

namespace sinew {

class ElidedLabel;

// The one line at the top: menus, the document's name, the workspaces and the search box.
class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(const Sessions& sessions, const Workspaces& workspaces, QWidget* parent = nullptr);

    QMenuBar& menuBar() { return *m_menuBar; }
    void setWorkspace(const Workspace& workspace);

signals:
    void findRequested();
    void workspaceChosen(const QString& id);

private:
    void addWorkspaces();
    void showDocument();

    Sessions m_sessions;
    const Workspaces& m_workspaces;
    const Workspace* m_workspace;
    QMenuBar* m_menuBar;
    ElidedLabel* m_document;
    QFrame* m_segments;
    std::vector<QToolButton*> m_buttons;  // in the order of the workspaces
};

}  // namespace sinew
