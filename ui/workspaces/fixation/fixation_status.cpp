#include "ui/workspaces/fixation/fixation_status.h"

#include <algorithm>

#include "ui/panels/fixation/case_fields.h"
#include "ui/session/fixation_session.h"
#include "ui/text/alternative_text.h"
#include "ui/text/display_names.h"
#include "ui/text/elapsed_text.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/workspaces/fixation/landmark_steps.h"

namespace sinew {

namespace {

// "both fragments in balance to 3e-13"
QString balanceText(const CaseAnswer& answer)
{
    double residual = 0;
    for (const FixationAnswer& each : answer.answers)
        residual = std::max(residual, each.isUsable() ? each.residual : 0);
    return translated("in balance to %1").arg(decimalText(residual, 'g', 1).replace("e-0", "e-"));
}

void showAnswers(StatusTexts& texts, const CaseAnswer& answer, double seconds)
{
    const auto held = std::ranges::count_if(answer.answers, [](const FixationAnswer& it) { return it.isUsable(); });
    const auto count = static_cast<std::ptrdiff_t>(answer.answers.size());
    const std::size_t beams = answer.construct.beams.size();
    texts.detail = translated("%1 cells, %2")
                       .arg(answer.construct.sectionCells.size())
                       .arg(beams == 1 ? translated("1 beam") : translated("%1 beams").arg(beams));
    texts.time
        = elapsedText(count == 1 ? translated("1 posture in") : translated("%1 postures in").arg(count), seconds);
    if (held == count) {
        texts.role = "good";
        texts.state = translated("solved, %1").arg(balanceText(answer));
    } else if (held == 0) {
        texts.role = "error";
        texts.state = answer.answers.empty() ? translated("there is no load") : said(answer.answers.front().message);
    } else {
        texts.role = "warning";
        texts.state = translated("%1 of %2 postures cannot be answered").arg(count - held).arg(count);
    }
}

// What is still to be picked on a patient's mesh is a step on the way, no fault: "pick the neck on the mesh"; empty when
// every point that is needed is there.
QString stillToPick(const Fixation& fixation)
{
    const bool hasMesh = fixation.mesh && !fixation.mesh->file.empty();
    const std::optional<int> step = hasMesh ? nextStep(*fixation.mesh) : std::nullopt;
    if (!step || landmarkSteps()[static_cast<std::size_t>(*step)].mayBeSkipped())
        return {};
    return translated("pick the %1 on the mesh")
        .arg(translated(landmarkSteps()[static_cast<std::size_t>(*step)].title).toLower());
}

}  // namespace

StatusTexts fixationStatus(const FixationSession& fixation)
{
    StatusTexts texts;
    texts.method = translated("For research and teaching, not a medical device");
    texts.methodHint = translated("Not for choosing an implant or permitting weight bearing");
    const std::vector<ModelProblem> problems = fixation.problems();
    if (!fixation.hasFixation())
        texts.state = translated("no fixation yet");
    else if (!fixation.isCurrent())
        texts.state = translated("solving…");
    else if (const QString pick = stillToPick(fixation.fixation());
             !pick.isEmpty() && !problems.empty() && problems.front().path.starts_with("mesh/landmarks"))
        texts.state = fixation.isPicking() ? pick : translated("%1: Fixation > Pick Landmarks on the Mesh").arg(pick);
    else if (!problems.empty()) {
        texts.role = "error";
        const QString where = whereSaid(problems.front().path, fixation.fixation().fracture.kind);
        texts.state = where.isEmpty()
                          ? alternativeText(problems.front().path) + said(problems.front().diagnostic.message)
                          : translated("not solved: %1").arg(where);
    } else if (const CaseAnswer* answer = fixation.answer())
        showAnswers(texts, *answer, fixation.solved()->seconds);
    return texts;
}

QString fixationTitle(const FixationSession& fixation)
{
    QString text
        = fixation.fixation().femur.side == BodySide::Left ? translated("Left femur") : translated("Right femur");
    const FixationAnswer* shown = fixation.shown();
    if (!shown)
        return text;
    const CaseAnswer& all = *fixation.answer();
    text += " · " + readableName(shown->load.shownName());
    const bool isWorst = all.worst && static_cast<int>(*all.worst) == fixation.posture();
    if (isWorst && all.answers.size() > 1)
        text += " · " + translated("worst of %1").arg(all.answers.size());
    if (fixation.fixation().weightBearing != 1)
        text
            += " · " + translated("%1 % of the load").arg(decimalText(100 * fixation.fixation().weightBearing, 'g', 3));
    return text;
}

}  // namespace sinew
