#include "ui/workspaces/motion/motion_status.h"

#include "ui/session/motion_session.h"
#include "ui/text/elapsed_text.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString extentText(const Recording& recording)
{
    const std::size_t stages = recording.stages.size(), samples = recording.times.size();
    return (stages == 1 ? translated("1 stage") : translated("%1 stages").arg(stages)) + comma()
           + (samples == 1 ? translated("1 sample") : translated("%1 samples").arg(samples));
}

QString methodText(const RunOptions& options)
{
    const QString tolerance = decimalText(options.relativeTolerance, 'g', 2).replace("e-0", "e-");
    switch (options.method) {
    case IntegrationMethod::Explicit: return translated("explicit Runge-Kutta · rtol %1").arg(tolerance);
    case IntegrationMethod::LinearlyImplicit: return translated("linearly implicit · rtol %1").arg(tolerance);
    case IntegrationMethod::Implicit: return translated("implicit Runge-Kutta · rtol %1").arg(tolerance);
    case IntegrationMethod::Differences: break;
    }
    return translated("central differences · step %1 ms").arg(decimalText(1000 * options.step, 'g', 3));
}

void setStage(StatusTexts& texts, const Recording& recording, double time)
{
    for (const StageRecord& stage : recording.stages) {
        if (stage.start > time)
            continue;
        const int found = stage.order / 2;
        texts.detail = found == 0   ? translated("all coordinates are given in this stage")
                       : found == 1 ? translated("1 coordinate is found in this stage")
                                    : translated("%1 coordinates are found in this stage").arg(found);
        texts.detailHint
            = translated("Order of the equations of motion: 2m = %1, m the number of given efforts").arg(stage.order);
    }
}

// Green is for a run of the motion as it is now.
void setComplete(StatusTexts& texts, const MotionSession& motion, const Recording& recording)
{
    const QString extent = extentText(recording);
    if (!motion.isOutdated()) {
        texts.setState("good", extent);
        return;
    }
    texts.stateHint = translated("The scenario or the model has changed since this run");
    if (motion.isRerunPlanned())
        texts.setState("muted", translated("runs again · %1").arg(extent));
    else
        texts.setState("warning", translated("outdated, run again · %1").arg(extent));
}

}  // namespace

StatusTexts motionStatus(const MotionSession& motion)
{
    StatusTexts texts;
    texts.method = methodText(motion.scenario().options);
    texts.methodHint = translated("How the equations of motion are integrated");
    const auto recording = motion.recording();
    if (recording) {
        texts.time = elapsedText(translated("run"), recording->wallTime);
        setStage(texts, *recording, motion.time());
    }
    if (motion.isRunning())
        texts.setState("muted", translated("running…"));
    else if (!recording)
        texts.setState("muted", translated("not run yet"));
    else if (recording->isComplete())
        setComplete(texts, motion, *recording);
    else if (recording->status == RunStatus::Cancelled)
        texts.setState("warning", translated("cancelled; what was recorded until then is shown"));
    else
        texts.setState("error", said(recording->message));
    return texts;
}

}  // namespace sinew
