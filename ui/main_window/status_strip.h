#pragma once

#include <QStatusBar>
#include <QTimer>

#include "ui/session/sessions.h"

class QLabel;

namespace sinew {

class Viewport;
class Workspace;

// The bottom line: what the workspace says of what is shown, and, while the view moves, how fast it is drawn.
class StatusStrip : public QStatusBar {
    Q_OBJECT

public:
    StatusStrip(const Sessions& sessions, const Workspace& workspace, const Viewport& viewport,
                QWidget* parent = nullptr);

    void setWorkspace(const Workspace& workspace);
    void showSaved(const QString& file);  // for a few seconds, or until the next edit

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showState();
    void showStateInTime();
    void showFrames();
    void elideState();
    void setState(const char* role, const QString& text, const QString& hint);

    Sessions m_sessions;
    const Workspace* m_workspace;
    const Viewport& m_viewport;
    QLabel* m_state;
    QLabel* m_remark;
    QLabel* m_detail;
    QLabel* m_time;
    QLabel* m_frames;
    QLabel* m_method;
    QString m_stateText;
    QLabel* m_saved;
    QTimer m_savedClock;  // while the word stands
    QTimer m_pace;        // runs until numbers of the state are shown again
    QTimer m_clock;
    int m_lastFrameCount = 0;
};

}  // namespace sinew
