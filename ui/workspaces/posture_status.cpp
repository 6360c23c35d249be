#include "ui/workspaces/posture_status.h"

#include <algorithm>

#include <QStringList>

#include "core/frame/link_stress.h"
#include "ui/session/session.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/elapsed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString residualText(double residual)
{
    return residual == 0 ? translated("exact") : QString::number(residual, 'e', 0);
}

// Empty for a model without links.
QString linksText(const std::vector<Link>& links, const std::vector<bool>& engaged)
{
    if (engaged.empty())
        return {};
    const auto pulling = std::ranges::count(engaged, true);
    const QString text = areMuscles(links) ? translated("%1 of %2 muscle lines pull")
                         : pullOnly(links) ? translated("%1 of %2 links pull")
                                           : translated("%1 of %2 links bear load");
    return text.arg(pulling).arg(engaged.size());
}

QString strengthText(const std::vector<Link>& links, const StaticsSolution& solution)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < links.size() && i < solution.engaged.size(); ++i) {
        if (isAtStrength(links[i], solution.forces[static_cast<Eigen::Index>(i)]))
            ++count;
    }
    if (count == 0)
        return {};
    return count == 1 ? translated("1 link bears all it can, amber in Links")
                      : translated("%1 links bear all they can, amber in Links").arg(count);
}

void setSolved(StatusTexts& texts, const std::vector<Link>& links, const StaticsSolution& solution)
{
    const QString text = translated("solved: the forces balance");
    texts.stateHint = translated("Largest left-over of the equations of equilibrium, relative to the forces: %1")
                          .arg(residualText(solution.equilibriumResidual));
    QStringList remarks;
    for (const Sentence& remark : solution.remarks)
        remarks.append(said(remark));
    if (const QString atStrength = strengthText(links, solution); !atStrength.isEmpty())
        remarks.append(atStrength);
    if (remarks.isEmpty())
        texts.setState("good", text);
    else
        texts.setState("warning", translated("%1; note: %2").arg(text, remarks.join(QStringLiteral("; "))));
}

// By how much the posture would give way were all links springs: no verdict hangs on it, so it stands beside the state.
void addGivingWay(StatusTexts& texts, const Session& session, const Solved& solved)
{
    const Sentence givesWay = givingWayWords(*solved.mechanism, solved.solution.displacement);
    const auto followed = session.followed();
    const QString words = said(followed && !followed->words.empty() ? followed->words : givesWay);
    if (words.isEmpty())
        return;
    QString& hint = givesWay.empty() ? texts.stateHint : texts.detailHint;
    hint += (hint.isEmpty() ? QString() : QStringLiteral("\n")) + words;
    if (givesWay.empty())
        return;
    const PostureMove& move = solved.solution.displacement.asSprings;
    const QString brief = translated("gives way by %1 as springs")
                              .arg(quantityText(move.amount, move.turns ? Quantity::Angle : Quantity::Length));
    texts.detail = texts.detail.isEmpty() ? brief : texts.detail + QStringLiteral(" · ") + brief;
}

void setMethod(StatusTexts& texts, const Criterion& criterion)
{
    if (criterion.sharing == Sharing::Stiffness) {
        texts.method = translated("stiffness method · SI");
        texts.methodHint = translated("Links share the load by their stiffness (Kolesnikov 2004); numbers in SI units");
        return;
    }
    const QString name = worded(nameOf(criterion));
    texts.method = name.toLower() + QStringLiteral(" · SI");
    texts.methodHint = translated("Links share the load by an optimality criterion: %1; numbers in SI units").arg(name);
}

}  // namespace

StatusTexts postureStatus(const Session& session)
{
    StatusTexts texts;
    const auto solved = session.solved();
    const bool isUsable = solved && solved->solution.isUsable();
    const QString whyNothing = session.whyNothingToSolve();
    if (isUsable)
        texts.detail = linksText(session.expandedModel().links, solved->solution.engaged);
    if (solved && whyNothing.isEmpty())
        texts.time = elapsedText(translated("solve", "how long it took"), solved->seconds);
    // What is shown is the newest solution, which may be of another load than the one asked for just now.
    if (solved && solved->situation.loadFactor != 1)
        texts.remark = translated("only %1").arg(loadText(solved->situation.loadFactor));
    setMethod(texts, solved ? solved->criterion : session.criterion());
    if (session.isSearching())
        texts.setState("muted", translated("seeking the equilibrium posture… (Solve menu or Ctrl+Shift+E stops it)"));
    else if (!whyNothing.isEmpty())
        texts.setState("muted", whyNothing);
    else if (!solved)
        texts.setState("muted", translated("solving…"));
    else if (isUsable)
        setSolved(texts, session.expandedModel().links, solved->solution);
    else
        texts.setState("error", said(solved->solution.message));
    if (isUsable && solved->solution.hasDisplacements)
        addGivingWay(texts, session, *solved);
    return texts;
}

void markFormer(const Session& session, StatusTexts& texts)
{
    if (session.isCurrent())
        return;
    const auto errors = std::ranges::count_if(
        session.problems(), [](const Problem& problem) { return problem.diagnostic.severity == Severity::Error; });
    texts.role = "warning";
    const QString effect = session.effectOfErrors();
    texts.state = errors == 1 ? translated("1 error, see Problems; %1").arg(effect)
                              : translated("%1 errors, see Problems; %2").arg(errors).arg(effect);
    texts.stateHint.clear();
    texts.time.clear();
}

}  // namespace sinew
