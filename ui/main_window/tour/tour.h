#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

namespace sinew {

class Callout;

// A step of a tour through a window. What is prepared may take a while to be there: targets are looked for again and again.
struct TourStep {
    QString title, text;
    std::function<void()> prepare;                           // brings it up, when the step begins
    std::function<std::vector<QWidget*>()> targets;          // what it speaks of; none: not there yet
    std::function<bool()> isDone = nullptr;                  // the person has done it: the next step begins by itself
    std::function<void()> finish = nullptr;                  // before the next step, if the person has not done it
    std::function<std::vector<QWidget*>()> clear = nullptr;  // what it explains besides, and is not to cover
};

// Leads through its steps with a callout, until it is ended: by Escape from anywhere in the window, by its button, or after
// the last step. It starts only when it is asked for, and keeps nothing. With each step the keyboard goes to the callout and
// stays there, whatever the window does with it meanwhile, until the person clicks elsewhere or calls a field by its keys.
class Tour : public QObject {
    Q_OBJECT

public:
    Tour(QWidget& window, std::vector<TourStep> steps);
    ~Tour() override;

    void start();  // from the first step; while it runs, the keyboard goes to its callout
    void end();
    bool isRunning() const { return m_step >= 0; }
    int step() const { return m_step; }  // -1: it does not run
    int stepCount() const { return static_cast<int>(m_steps.size()); }
    Callout* callout() const;  // nullptr: it does not run

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(int step);
    void follow();
    void noteWhoLeaves(const QWidget& widget, const QEvent& event);

    QWidget& m_window;
    std::vector<TourStep> m_steps;
    int m_step = -1;
    bool m_hasKeyboard = false;  // from the step's start until the person goes elsewhere
    QPointer<Callout> m_callout;
    QTimer m_follow;  // docks are dragged, files take a while to open
};

}  // namespace sinew
