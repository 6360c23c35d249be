#include "ui/panels/recruitment/history_data.h"

#include <algorithm>

#include "core/report/recruitment_report.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString sentenceOf(int steps, const StaticsSolution& solution)
{
    QString text
        = steps == 1
              ? translated("1 step: with all links engaged none is in the wrong, so none switches.")
              : translated("%1 steps: step 1 has all links engaged, each further one switches one link, or several that "
                         "are equally far beyond their limits.")
                  .arg(steps);
    if (!solution.isUsable())
        text.prepend(said(solution.message) + u' ');
    return text;
}

QString whyEmpty(const PanelInput& input, const Criterion& criterion)
{
    if (!input.mechanism)
        return translated("The order in which links go slack and engage shows here. Open a model.");
    if (!input.statics)
        return translated("Being solved.");
    if (!hasHistory(criterion))
        return translated(
                   "%1 does not let links go one at a time, so it has no history. Choose Stiffness or Quadratic on the "
                   "page Compare to see theirs.")
            .arg(worded(nameOf(criterion)));
    if (!input.hasHistory)
        return translated("Being solved.");
    return input.statics->history.empty() ? said(input.statics->message) : QString();
}

}  // namespace

QString switchText(SwitchingChange change, const QString& link)
{
    switch (change) {
    case SwitchingChange::Start: return translated("all engaged");
    case SwitchingChange::Releases: return translated("%1 goes slack").arg(link);
    case SwitchingChange::Engages: return translated("%1 engages").arg(link);
    case SwitchingChange::Yields: return translated("%1 yields").arg(link);
    case SwitchingChange::Breaks: return translated("%1 breaks").arg(link);
    }
    return {};
}

bool hasHistory(const Criterion& criterion)
{
    // What other criteria record is the history of the squares they start from.
    return criterion.sharing != Sharing::PseudoInverse && switchingCriterion(criterion) == criterion;
}

HistoryData historyOf(const PanelInput& input, const Criterion& criterion)
{
    HistoryData data;
    data.emptyText = whyEmpty(input, criterion);
    if (!data.emptyText.isEmpty())
        return data;
    const StaticsSolution& solution = *input.statics;
    data.sentence = sentenceOf(solution.history.back().step, solution);
    const std::vector<Sentence> remarks = historyRemarks(solution.history, input.model);
    std::vector<Eigen::Index> switching;
    for (const SwitchingStep& step : solution.history) {
        if (step.row >= 0 && std::find(switching.begin(), switching.end(), step.row) == switching.end())
            switching.push_back(step.row);
    }
    for (const Eigen::Index link : switching) {
        const std::string& name = input.model.links[static_cast<std::size_t>(link)].name;
        HistoryColumn& column = data.columns.emplace_back();
        column.link = {ObjectKind::Link, name};
        column.name = shortName(name);
    }
    for (std::size_t i = 0; i < solution.history.size(); ++i) {
        const SwitchingStep& step = solution.history[i];
        HistoryRow& row = data.rows.emplace_back();
        row.step = step.step;
        row.remark = said(remarks[i]);
        if (step.row >= 0)
            row.link = {ObjectKind::Link, input.model.links[static_cast<std::size_t>(step.row)].name};
        row.text = switchText(step.change, QString::fromStdString(row.link.name));
        for (const Eigen::Index link : switching)
            row.forces.push_back(step.values[link]);
    }
    return data;
}

}  // namespace sinew
