#include "ui/workspaces/posture_status.h"

#include <algorithm>

#include <QStringList>

#include "ui/session/session.h"
#include "ui/text/elapsed_text.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString residualText(double residual)
{
    return residual == 0 ? QString("exact") : QString::number(residual, 'e', 0);
}

QString linksText(const std::vector<bool>& engaged)
{
    const auto pulling = std::count(engaged.begin(), engaged.end(), true);
    return QString("%1 of %2 links pull").arg(pulling).arg(engaged.size());
}

void setState(StatusTexts& texts, const char* role, const QString& state)
{
    texts.role = role;
    texts.state = state;
}

void setSolved(StatusTexts& texts, const StaticsSolution& solution)
{
    const QString text = "solved, equilibrium " + residualText(solution.equilibriumResidual);
    QStringList remarks;
    for (const std::string& remark : solution.remarks)
        remarks.append(QString::fromStdString(remark));
    if (remarks.isEmpty())
        setState(texts, "good", text);
    else
        setState(texts, "warning", text + "; note: " + remarks.join(QStringLiteral("; ")));
}

void setMethod(StatusTexts& texts, const Criterion& criterion)
{
    if (criterion.sharing == Sharing::Stiffness) {
        texts.method = "stiffness method · SI";
        texts.methodHint = "Links share the load by their stiffness (Kolesnikov 2004); numbers in SI units";
        return;
    }
    const QString name = QString::fromStdString(nameOf(criterion));
    texts.method = name.toLower() + " · SI";
    texts.methodHint = "Links share the load by an optimality criterion: " + name + "; numbers in SI units";
}

}  // namespace

StatusTexts postureStatus(const Session& session)
{
    StatusTexts texts;
    const auto solved = session.solved();
    const bool isUsable = solved && solved->solution.isUsable();
    if (isUsable)
        texts.detail = linksText(solved->solution.engaged);
    if (solved)
        texts.time = elapsedText("solve", solved->seconds);
    // What is shown is the newest solution, which may be of another load than the one asked for just now.
    if (solved && solved->situation.loadFactor != 1)
        texts.remark = "only " + loadText(solved->situation.loadFactor);
    setMethod(texts, solved ? solved->criterion : session.criterion());
    if (session.isSearching())
        setState(texts, "muted", "seeking the equilibrium posture… (Solve menu or Ctrl+Shift+E stops it)");
    else if (!solved)
        setState(texts, "muted", "solving…");
    else if (isUsable)
        setSolved(texts, solved->solution);
    else
        setState(texts, "error", QString::fromStdString(solved->solution.message));
    return texts;
}

void markFormer(const Session& session, StatusTexts& texts)
{
    if (session.isCurrent())
        return;
    const auto errors = std::ranges::count_if(
        session.problems(), [](const Problem& problem) { return problem.diagnostic.severity == Severity::Error; });
    texts.role = "warning";
    texts.state = QString("%1 %2, see Problems; %3")
                      .arg(errors)
                      .arg(errors == 1 ? "error" : "errors",
                           session.model().bodies.empty() ? "nothing is computed" : "results are those of before");
    texts.time.clear();
}

}  // namespace sinew
