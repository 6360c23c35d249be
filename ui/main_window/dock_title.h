#pragma once

#include <QWidget>

class QDockWidget;

namespace sinew {

// A small grey heading with a button that closes the panel. Drags and double clicks go through to the dock.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget& dock);
};

}  // namespace sinew
