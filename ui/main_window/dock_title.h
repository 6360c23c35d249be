#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace sinew {

// A small grey heading with a button that closes the panel; under a tab, which says the name already, only a strip to
// drag by. Drags and double clicks go through to the dock.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget& dock);

    void setActive(bool active);  // the keyboard is in the panel
    void setUnderTab(bool isUnderTab);

private:
    QLabel* m_heading;
    QToolButton* m_close;
};

}  // namespace sinew
