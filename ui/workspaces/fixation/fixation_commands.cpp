#include "ui/workspaces/fixation/fixation_commands.h"

#include "ui/actions/conditions.h"
#include "ui/actions/fixation_verbs.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

Command make(const char* id, const QString& text, const QList<QKeySequence>& keys, const char* icon,
             std::function<void()> run)
{
    return makeCommand(MenuName::Fixation, id, text, keys, icon, std::move(run));
}

std::function<QString()> needsFixation(const FixationSession& fixation)
{
    return [&fixation] { return unless(fixation.hasFixation(), translated("there is no fixation")); };
}

std::function<QString()> needsAnswer(const FixationSession& fixation)
{
    return [&fixation] { return unless(fixation.answer() != nullptr, translated("nothing is solved yet")); };
}

// What leaves the program has its bands and events.
std::function<QString()> needsBands(const FixationSession& fixation)
{
    return [&fixation] {
        const auto solved = fixation.solved();
        return !fixation.answer()      ? translated("nothing is solved yet")
               : !fixation.isCurrent() ? translated("the answer is that of before the last change")
               : !solved->hasBands()   ? translated("bands and events are being computed")
                                       : QString();
    };
}

void addFiles(CommandTable& table, FixationSession& fixation, FixationVerbs& files)
{
    Command create = make("fixation.new", translated("New Fixation of This Model"), {}, "model",
                          [&fixation] { fixation.create(); });
    create.whyNot = [&fixation] { return fixation.whyNoCase(); };
    table.push_back(create);
    Command save = make("fixation.save", translated("Save Fixation"), {}, "save", [&files] { files.saveFixation(); });
    save.whyNot = [&fixation] {
        const bool canSave = fixation.hasFixation() && (fixation.isModified() || fixation.file().empty());
        return unless(canSave, translated("there is nothing to save"));
    };
    table.push_back(save);
    Command saveAs = make("fixation.save-as", translated("Save Fixation As…"), {}, "",
                          [&files] { files.saveFixationWithDialog(); });
    saveAs.whyNot = needsFixation(fixation);
    table.push_back(saveAs);
    Command locate
        = make("fixation.locate-model", translated("Locate Model…"), {}, "", [&files] { files.locateModel(); });
    locate.whyNot = [&fixation] { return unless(fixation.lacksModel(), translated("the case's model is open")); };
    table.push_back(locate);
}

void addSurgery(CommandTable& table, FixationSession& fixation)
{
    Command cut = make("fixation.osteotomy", translated("Osteotomy…"), {}, "", [&fixation] {
        Fixation edited = fixation.fixation();
        edited.osteotomy.emplace();
        fixation.edit(std::move(edited), translated("Add an osteotomy").toStdString());
    });
    cut.startsGroup = true;
    cut.whyNot = [&fixation] {
        return !fixation.hasFixation()         ? translated("there is no fixation")
               : fixation.fixation().osteotomy ? translated("the case has one; its sliders are in the form")
                                               : QString();
    };
    table.push_back(cut);
}

void addMesh(CommandTable& table, FixationSession& fixation, FixationVerbs& files)
{
    const auto needsMesh = [&fixation] { return unless(fixation.hasMesh(), translated("the case has no mesh")); };
    Command load
        = make("fixation.load-mesh", translated("Load Femur Mesh…"), {}, "", [&files] { files.loadFemurMesh(); });
    load.startsGroup = true;
    load.whyNot = needsFixation(fixation);
    table.push_back(load);
    Command pick = make("fixation.pick", translated("Pick Landmarks on the Mesh"), {}, "",
                        [&fixation] { fixation.setPicking(!fixation.isPicking()); });
    pick.whyNot = needsMesh;
    pick.frameSource = FrameSource::Fixation;
    table.push_back(pick);
    Command detach
        = make("fixation.detach-mesh", translated("Detach Mesh"), {}, "", [&fixation] { fixation.detachMesh(); });
    detach.whyNot = [&fixation] { return fixation.whyNoDetach(); };
    table.push_back(detach);
}

void addPostures(CommandTable& table, FixationSession& fixation)
{
    const auto whyNoStep = [&fixation](int by) {
        const CaseAnswer* answer = fixation.answer();
        if (!answer)
            return translated("nothing is solved yet");
        const int to = fixation.posture() + by;
        return to < 0                                           ? translated("this is the first posture")
               : to >= static_cast<int>(answer->answers.size()) ? translated("this is the last posture")
                                                                : QString();
    };
    const auto add = [&](const char* id, const QString& text, const QKeySequence& keys, const char* icon, int by) {
        Command command
            = make(id, text, {keys}, icon, [&fixation, by] { fixation.selectPosture(fixation.posture() + by); });
        command.whyNot = [whyNoStep, by] { return whyNoStep(by); };
        command.frameSource = FrameSource::Fixation;
        command.startsGroup = by < 0;
        table.push_back(command);
    };
    add("fixation.previous", translated("Previous Posture"), QKeySequence(Qt::Key_Comma), "previous", -1);
    add("fixation.next", translated("Next Posture"), QKeySequence(Qt::Key_Period), "next", 1);
    Command worst = make("fixation.worst", translated("Worst Posture"), {QKeySequence(Qt::Key_W)}, "",
                         [&fixation] { fixation.selectWorst(); });
    worst.whyNot = needsAnswer(fixation);
    worst.frameSource = FrameSource::Fixation;
    table.push_back(worst);
}

void addResults(CommandTable& table, FixationSession& fixation, FixationVerbs& files)
{
    Command report
        = make("fixation.report", translated("Report (PDF)…"), {}, "table", [&files] { files.writeReport(); });
    report.startsGroup = true;
    report.whyNot = needsBands(fixation);
    table.push_back(report);
    Command numbers
        = make("fixation.export", translated("Export Numbers…"), {}, "table", [&files] { files.exportNumbers(); });
    numbers.whyNot = needsBands(fixation);
    table.push_back(numbers);
    Command copy = make("fixation.copy", translated("Copy Table of Postures"), {}, "", [&files] { files.copyTable(); });
    copy.whyNot = needsAnswer(fixation);
    table.push_back(copy);
}

}  // namespace

void addFixation(CommandTable& table, const CommandTargets& on)
{
    addFiles(table, on.fixation, on.fixationFiles);
    addSurgery(table, on.fixation);
    addMesh(table, on.fixation, on.fixationFiles);
    addPostures(table, on.fixation);
    addResults(table, on.fixation, on.fixationFiles);
}

}  // namespace sinew
