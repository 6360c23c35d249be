#pragma once

#include <QWidget>

class QLabel;
class QMenuBar;

namespace sinew {

class Session;

// The one line at the top: menus, the document's name, the workspace and the search box.
class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(Session& session, QWidget* parent = nullptr);

    QMenuBar& menuBar() { return *m_menuBar; }

signals:
    void findRequested();

private:
    void showDocument();

    Session& m_session;
    QMenuBar* m_menuBar;
    QLabel* m_document;
};

}  // namespace sinew
