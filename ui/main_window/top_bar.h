#pragma once

#include <QWidget>

#include "ui/session/workspace.h"

class QFrame;
class QLabel;
class QMenuBar;
class QToolButton;

namespace sinew {

class MotionSession;
class Session;

// The one line at the top: menus, the document's name, the workspace and the search box.
class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(Session& session, MotionSession& motion, QWidget* parent = nullptr);

    QMenuBar& menuBar() { return *m_menuBar; }
    void setWorkspace(Workspace workspace);

signals:
    void findRequested();
    void workspaceChosen(sinew::Workspace workspace);

private:
    void addWorkspaces();
    void showDocument();

    Session& m_session;
    MotionSession& m_motion;
    QMenuBar* m_menuBar;
    QLabel* m_document;
    QFrame* m_workspaces;
    QToolButton* m_posture = nullptr;
    QToolButton* m_motionButton = nullptr;
    Workspace m_workspace = Workspace::Posture;
};

}  // namespace sinew
