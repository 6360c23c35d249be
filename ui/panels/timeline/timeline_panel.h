#pragma once

#include <QWidget>

class QStackedLayout;

namespace sinew {

class MotionSession;
class ScenarioChooser;
class TimelineChart;

// The recording over time: what moves the cursor, the stages, what is engaged when, and how the run went.
class TimelinePanel : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePanel(MotionSession& motion, QWidget* parent = nullptr);

    TimelineChart& chart() { return *m_chart; }
    bool isEmpty() const;  // no scenario: the chooser is shown

signals:
    void openRequested(const QString& path);
    void dialogRequested();
    void newRequested();  // a motion of the model that is open

private:
    QWidget* makeContent();
    void showRecording();
    void scrub(bool on);

    MotionSession& m_motion;
    QStackedLayout* m_pages;
    TimelineChart* m_chart;
    bool m_playsAfterScrub = false;
};

}  // namespace sinew
