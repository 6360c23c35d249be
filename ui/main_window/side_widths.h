#pragma once

#include <map>

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace sinew {

// Remembers how wide the docks at both sides of a window are meant to be. A window that becomes narrow takes from them;
// when it becomes wide again Qt gives all of it to the centre, and this class gives the sides back what they had.
class SideWidths : public QObject {
    Q_OBJECT

public:
    explicit SideWidths(QMainWindow& window);

    // The present widths are the wanted ones. Once the window has been laid out.
    void remember();
    // Wants these widths, px, whether the window has been laid out or not; 0: as it is.
    void want(int left, int right);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Widths = std::map<Qt::DockWidgetArea, int>;  // px

    QDockWidget* dockAt(Qt::DockWidgetArea side) const;
    Widths present() const;
    void rememberDragged();
    void giveBack();
    void giveBackLater();

    QMainWindow& m_window;
    Widths m_wanted;
    Widths m_pressed;  // when the mouse button went down, perhaps on an edge between docks
    bool m_isPending = false;
};

}  // namespace sinew
