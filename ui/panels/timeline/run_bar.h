#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace sinew {

class ElidedLabel;
class MotionSession;

// How the last run went, and the button that runs or cancels.
class RunBar : public QWidget {
    Q_OBJECT

public:
    explicit RunBar(MotionSession& motion, QWidget* parent = nullptr);

private:
    void showRun();

    MotionSession& m_motion;
    ElidedLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_button;
};

}  // namespace sinew
