#pragma once

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace sinew {

class Session;
class Viewport;

// The bottom line: whether what is shown may be used, that it is not all of the load, how many links pull, what solving
// and drawing take, and what the links share the load by.
class StatusStrip : public QStatusBar {
    Q_OBJECT

public:
    StatusStrip(Session& session, const Viewport& viewport, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showState();
    void showMethod();
    void showFrames();
    void setState(const char* role, const QString& text);

    Session& m_session;
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
