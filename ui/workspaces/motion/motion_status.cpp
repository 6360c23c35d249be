#include "ui/workspaces/motion/motion_status.h"

#include "ui/session/motion_session.h"
#include "ui/text/elapsed_text.h"

namespace sinew {

namespace {

QString counted(std::size_t count, const char* what)
{
    return QString("%1 %2%3").arg(count).arg(what, count == 1 ? "" : "s");
}

QString methodText(const RunOptions& options)
{
    const QString tolerance = QString::number(options.relativeTolerance, 'g', 2).replace("e-0", "e-");
    switch (options.method) {
    case IntegrationMethod::Explicit: return "explicit Runge-Kutta · rtol " + tolerance;
    case IntegrationMethod::LinearlyImplicit: return "linearly implicit · rtol " + tolerance;
    case IntegrationMethod::Implicit: return "implicit Runge-Kutta · rtol " + tolerance;
    case IntegrationMethod::Differences: break;
    }
    return QString("central differences · step %1 ms").arg(1000 * options.step, 0, 'g', 3);
}

QString stageText(const Recording& recording, double time)
{
    QString text;
    for (const StageRecord& stage : recording.stages) {
        if (stage.start <= time)
            text = QString("order 2m = %1 in this stage").arg(stage.order);
    }
    return text;
}

void setState(StatusTexts& texts, const char* role, const QString& state)
{
    texts.role = role;
    texts.state = state;
}

}  // namespace

StatusTexts motionStatus(const MotionSession& motion)
{
    StatusTexts texts;
    texts.method = methodText(motion.scenario().options);
    texts.methodHint = "How the equations of motion are integrated";
    const auto recording = motion.recording();
    if (recording) {
        texts.time = elapsedText("run", recording->wallTime);
        texts.detail = stageText(*recording, motion.time());
    }
    if (motion.isRunning())
        setState(texts, "muted", "running…");
    else if (!recording)
        setState(texts, "muted", "not run yet");
    else if (recording->isComplete())
        setState(texts, "good",
                 counted(recording->stages.size(), "stage") + ", " + counted(recording->times.size(), "sample"));
    else if (recording->status == RunStatus::Cancelled)
        setState(texts, "warning", "cancelled; what was recorded until then is shown");
    else
        setState(texts, "error", QString::fromStdString(recording->message));
    return texts;
}

}  // namespace sinew
