#include "ui/workspaces/motion/motion_commands.h"

#include "ui/actions/conditions.h"
#include "ui/actions/motion_verbs.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

bool canPlay(const MotionSession& motion)
{
    return motion.lastTime() > motion.firstTime();
}

std::function<QString()> needsScenario(const MotionSession& motion)
{
    return [&motion] { return unless(motion.hasScenario(), translated("no scenario is open")); };
}

std::function<QString()> needsRecording(const MotionSession& motion)
{
    return [&motion] { return unless(canPlay(motion), translated("no run has been recorded")); };
}

Command make(const char* id, const QString& text, const QList<QKeySequence>& keys, const char* icon,
             std::function<void()> run)
{
    return makeCommand(MenuName::Motion, id, text, keys, icon, std::move(run));
}

void addFiles(CommandTable& table, MotionSession& motion, MotionVerbs& files)
{
    Command create = make("motion.new", translated("New Motion of This Model…"), {}, "motion",
                          [&files] { files.newMotionWithDialog(); });
    create.whyNot = [&motion] {
        return !motion.session().hasModel() ? translated("no model is open")
               : motion.hasScenario()       ? translated("the model has a motion already")
                                            : QString();
    };
    table.push_back(create);
    Command movement = make("motion.new-movement", translated("New Motion to the Shown Posture and Back"), {}, "",
                            [&motion] { motion.createMovement(); });
    movement.whyNot = [&motion] { return motion.whyNoMovement(); };
    table.push_back(movement);
    table.push_back(make("motion.open", translated("Open Scenario…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
                         "open", [&files] { files.openScenarioWithDialog(); }));
    Command save = make("motion.save", translated("Save Scenario"), {}, "save", [&files] { files.saveScenario(); });
    save.whyNot = [&motion] {
        const bool canSave = motion.hasScenario() && (motion.isModified() || motion.file().empty());
        return unless(canSave, translated("there is nothing to save"));
    };
    table.push_back(save);
    Command saveAs
        = make("motion.save-as", translated("Save Scenario As…"), {}, "", [&files] { files.saveScenarioWithDialog(); });
    saveAs.whyNot = needsScenario(motion);
    table.push_back(saveAs);
}

void addRunning(CommandTable& table, MotionSession& motion)
{
    Command run = make("motion.run", translated("Run"), {QKeySequence(Qt::CTRL | Qt::Key_Return)}, "record",
                       [&motion] { motion.run(); });
    run.startsGroup = true;
    run.whyNot = [&motion] {
        return !motion.hasScenario()           ? translated("no scenario is open")
               : !motion.session().isCurrent() ? translated("the model has errors, see Problems")
                                               : QString();
    };
    table.push_back(run);
    Command cancel = make("motion.cancel", translated("Cancel Run"), {QKeySequence(Qt::CTRL | Qt::Key_Period)}, "stop",
                          [&motion] { motion.cancel(); });
    cancel.whyNot = [&motion] { return unless(motion.isRunning(), translated("nothing is running")); };
    table.push_back(cancel);
}

void addPlaying(CommandTable& table, MotionSession& motion)
{
    const auto add = [&](Command command) {
        command.frameSource = FrameSource::Recording;
        command.whyNot = needsRecording(motion);
        table.push_back(std::move(command));
    };
    Command play = make("motion.play", translated("Play or Pause"), {QKeySequence(Qt::Key_Space)}, "play",
                        [&motion] { motion.play(!motion.isPlaying()); });
    play.startsGroup = true;
    play.caption = [&motion] { return QString(motion.isPlaying() ? translated("Pause") : translated("Play")); };
    add(play);
    add(make("motion.step-back", translated("Step Back"), {QKeySequence(Qt::Key_Comma)}, "step-back",
             [&motion] { motion.stepSamples(-1); }));
    add(make("motion.step-forward", translated("Step Forward"), {QKeySequence(Qt::Key_Period)}, "step-forward",
             [&motion] { motion.stepSamples(1); }));
    add(make("motion.to-start", translated("To the Start"), {}, "to-start",
             [&motion] { motion.setTime(motion.firstTime()); }));
    add(make("motion.to-end", translated("To the End"), {}, "to-end",
             [&motion] { motion.setTime(motion.lastTime()); }));
    Command loop = make("motion.loop", translated("Loop"), {QKeySequence(Qt::Key_L)}, "",
                        [&motion] { motion.setLooping(!motion.isLooping()); });
    loop.isChecked = [&motion] { return motion.isLooping(); };
    add(loop);
}

void addComparing(CommandTable& table, MotionSession& motion, MotionVerbs& files)
{
    Command keep = make("motion.keep", translated("Keep This Run for Comparison"), {}, "keep",
                        [&motion] { motion.keepRecording(); });
    keep.startsGroup = true;
    keep.whyNot = [&motion, recorded = needsRecording(motion)] {
        const bool isKept = motion.recording() == motion.keptRecording();
        return canPlay(motion) && isKept ? translated("this run is kept already") : recorded();
    };
    table.push_back(keep);
    Command overlay = make("motion.overlay", translated("Overlay Measured Data…"), {}, "plot",
                           [&files] { files.overlayMeasured(); });
    overlay.whyNot = needsScenario(motion);
    table.push_back(overlay);
    Command drop = make("motion.drop", translated("Drop What Is Compared"), {}, "", [&motion] { motion.dropKept(); });
    drop.whyNot
        = [&motion] { return unless(motion.keptRecording() || motion.measured(), translated("nothing is compared")); };
    table.push_back(drop);
}

void addExports(CommandTable& table, MotionSession& motion, MotionVerbs& files)
{
    const auto add = [&](Command command, bool startsGroup) {
        command.startsGroup = startsGroup;
        command.whyNot = needsRecording(motion);
        table.push_back(std::move(command));
    };
    add(make("motion.export", translated("Export Motion…"), {}, "table", [&files] { files.exportMotion(); }), true);
    add(make("motion.frames", translated("Export Frames…"), {}, "picture", [&files] { files.exportFrames(); }), false);
    add(make("motion.video", translated("Export Video…"), {}, "motion", [&files] { files.exportVideo(); }), false);
}

}  // namespace

void addMotion(CommandTable& table, const CommandTargets& on)
{
    addFiles(table, on.motion, on.motionFiles);
    addRunning(table, on.motion);
    addPlaying(table, on.motion);
    addComparing(table, on.motion, on.motionFiles);
    addExports(table, on.motion, on.motionFiles);
}

}  // namespace sinew
