#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;

namespace sinew {

// A small grey heading with a button that closes the panel. Drags and double clicks go through to the dock.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget& dock);

    void setActive(bool active);  // the keyboard is in the panel

private:
    QLabel* m_heading;
};

}  // namespace sinew
