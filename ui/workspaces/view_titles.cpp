#include "ui/workspaces/view_titles.h"

#include <QFileInfo>

#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/session/sessions.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString titled(const std::string& title, const std::string& name)
{
    return title.empty() && name.empty() ? unsavedName({}) : QString::fromStdString(title.empty() ? name : title);
}

// isCopy: no file holds it yet.
QString fileName(const std::string& path, bool isCopy)
{
    const QString file = QString::fromStdString(path), name = QFileInfo(file).fileName();
    if (!isCopy)
        return name;
    return name + (isShipped(file) ? translated(" (example)") : translated(" (unsaved copy)"));
}

}  // namespace

QString documentName(const Session& session)
{
    const std::string& origin = session.origin();
    if (origin.empty())
        return unsavedName(session.model().name);
    return fileName(origin, session.file().empty());
}

QString scenarioName(const MotionSession& motion)
{
    if (motion.origin().empty())
        return unsavedName(motion.scenario().name);
    return fileName(motion.origin(), motion.file().empty());
}

QString fixationName(const FixationSession& fixation)
{
    if (fixation.origin().empty())
        return unsavedName(caseTitle(fixation.fixation()).toStdString());
    return fileName(fixation.origin(), fixation.file().empty());
}

QString unsavedBeside(ProjectPart named, const Sessions& sessions)
{
    QString text;
    const auto add = [&](ProjectPart part, const QString& words) {
        if (part != named && isModified(sessions, part))
            text += QStringLiteral(" · ") + words;
    };
    add(ProjectPart::Model, translated("model not saved"));
    add(ProjectPart::Scenario, translated("motion not saved"));
    add(ProjectPart::Fixation, translated("fixation not saved"));
    return text;
}

QString postureTitle(const Session& session)
{
    const Model& model = session.model();
    const Model& edited = session.project().model;  // has its name also where nothing of it could be computed yet
    QString text = titled(edited.title, edited.name);
    if (const Activity* activity = session.currentActivity()) {
        text += QStringLiteral(" · ") + titled(activity->title, activity->name);
        if (session.step() >= 0)
            text += QStringLiteral(" · ")
                    + QString::fromStdString(activity->steps[static_cast<std::size_t>(session.step())].name);
    }
    const Situation& situation = session.situation();
    Situation whole = situation;
    whole.loadFactor = 1;
    if (!isSamePosture(whole, makeSituation(model, session.currentActivity(), session.step())))
        text += translated(" · changed");
    if (situation.loadFactor != 1)
        text += QStringLiteral(" · ") + loadText(situation.loadFactor);
    if (session.hasFormerResults())
        text += translated(" · as before the last edits");
    return text;
}

QString motionTitle(const MotionSession& motion)
{
    QString text = titled(motion.scenario().title, motion.scenario().name);
    const auto recording = motion.recording();
    if (!recording)
        return text;
    // Of two stages that meet at the cursor the later one.
    const StageRecord* now = nullptr;
    for (const StageRecord& stage : recording->stages) {
        if (stage.start <= motion.time())
            now = &stage;
    }
    if (now)
        text += QStringLiteral(" · ") + QString::fromStdString(now->name);
    if (!recording->isComplete())
        text += translated(" · partial");
    if (motion.isOutdated())
        text += translated(" · outdated");
    if (motion.keptRecording() && motion.keptRecording() != recording)
        text += translated(" · kept run as ghost");
    return text;
}

}  // namespace sinew
