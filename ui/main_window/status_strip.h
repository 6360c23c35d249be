#pragma once

#include <QStatusBar>
#include <QTimer>

#include "ui/session/workspace.h"

class QLabel;

namespace sinew {

class MotionSession;
class Session;
struct StaticsSolution;
class Viewport;

// The bottom line: how the last run of a motion went and the order of its equations; or for a posture whether what is
// shown may be used, that it is not all of the load, how many links pull, what solving and drawing take, and what the
// links share the load by.
class StatusStrip : public QStatusBar {
    Q_OBJECT

public:
    StatusStrip(Session& session, MotionSession& motion, const Viewport& viewport, QWidget* parent = nullptr);

    void setWorkspace(Workspace workspace);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showState();
    void showPosture();
    void showSolved(const StaticsSolution& solution);
    void showMotion();
    void showStage();
    void showMethod();
    void showFrames();
    void setState(const char* role, const QString& text);

    Session& m_session;
    MotionSession& m_motion;
    Workspace m_workspace = Workspace::Posture;
    const Viewport& m_viewport;
    QLabel* m_state;
    QLabel* m_load;
    QLabel* m_links;
    QLabel* m_time;
    QLabel* m_frames;
    QLabel* m_method;
    QString m_stateText;
    QTimer m_clock;
    int m_lastFrameCount = 0;
};

}  // namespace sinew
