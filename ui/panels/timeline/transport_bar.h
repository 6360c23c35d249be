#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace sinew {

class MotionSession;

// The buttons that move the time cursor, the speed of playing and the time itself.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    explicit TransportBar(MotionSession& motion, QWidget* parent = nullptr);

private:
    QToolButton* addButton(const char* iconName, const QString& toolTip, const char* role = "transport");
    void addButtons();
    void addSpeeds();
    void showPlayback();
    void showTime();
    void showRecording();

    MotionSession& m_motion;
    QToolButton* m_play = nullptr;
    QToolButton* m_loop = nullptr;
    QComboBox* m_speed = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_duration = nullptr;
};

}  // namespace sinew
