#pragma once

#include <vector>

#include <QPixmap>
#include <QWidget>

class QAction;
class QFrame;
class QLabel;

namespace sinew {

class Session;
class Viewport;

// The 3D view in a rounded frame, with what is shown at its upper left and buttons for the views at its upper right.
// Feeds the view with scenes of the session and hands on what is picked.
class ViewportFrame : public QWidget {
    Q_OBJECT

public:
    ViewportFrame(Session& session, Viewport& viewport, QWidget* parent = nullptr);

    // A button each, in order.
    void setViewActions(const std::vector<std::pair<QString, QAction*>>& actions);

    // All of it as it stands on the screen. QWidget::grab() leaves out what the view paints over its 3D picture.
    QPixmap picture();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showScene();
    void showTitle();
    void placeChips();

    Session& m_session;
    Viewport& m_viewport;
    QWidget* m_border;
    QFrame* m_titleChip;
    QLabel* m_title;
    QFrame* m_viewChip;
};

}  // namespace sinew
