#include "ui/panels/recruitment/compare_data.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/panels/recruitment/study_input.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// Of the largest force: below it a force is the solver's round-off.
constexpr double comparedShare = 1e-6;

QString remarkOf(const CriterionResult& result)
{
    if (!result.solution.isUsable())
        return said(result.solution.message);
    if (result.isCompleteSystem && result.criterion.sharing != Sharing::Stiffness)
        return translated("must give the forces of Stiffness: the weights are 1/k and nothing is imposed");
    return {};
}

std::vector<CompareEntry> entriesOf(const RecruitmentStudy& study, const Criterion& shown)
{
    std::vector<CompareEntry> entries;
    for (const CriterionResult& result : study.comparison)
        entries.push_back({result.criterion, worded(nameOf(result.criterion)), remarkOf(result),
                           result.solution.isBalanced(), result.criterion == shown});
    return entries;
}

// The model's order, but strands of one muscle stand together where its first one stands.
std::vector<std::size_t> linksByGroup(const Model& model)
{
    std::vector<std::size_t> order;
    std::vector<bool> taken(model.links.size(), false);
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        for (std::size_t j = i; j < model.links.size(); ++j) {
            const bool belongs
                = j == i || (!model.links[i].group.empty() && model.links[j].group == model.links[i].group);
            if (belongs && !taken[j]) {
                taken[j] = true;
                order.push_back(j);
            }
            if (taken[i] && model.links[i].group.empty())
                break;
        }
    }
    return order;
}

template <class Value>
CompareRow rowOf(ObjectKind kind, const std::string& name, const RecruitmentStudy& study, Value value)
{
    CompareRow row;
    row.id = {kind, name};
    row.name = kind == ObjectKind::Link ? shortName(name) : readableName(name);
    for (const CriterionResult& result : study.comparison)
        row.values.push_back(result.solution.isBalanced() ? value(result.solution)
                                                          : std::numeric_limits<double>::quiet_NaN());
    return row;
}

double largestOf(const std::vector<double>& values)
{
    double largest = 0;
    for (const double value : values)
        largest = std::max(largest, std::isfinite(value) ? std::abs(value) : 0.0);
    return largest;
}

// Rows that are nothing by every criterion say nothing.
void dropIdle(std::vector<CompareRow>& rows)
{
    double largest = 0;
    for (const CompareRow& row : rows)
        largest = std::max(largest, largestOf(row.values));
    std::erase_if(rows, [&](const CompareRow& row) { return !(largestOf(row.values) > comparedShare * largest); });
}

void addLinks(CompareData& data, const Model& model, const RecruitmentStudy& study)
{
    for (const std::size_t link : linksByGroup(model)) {
        const auto force = [link](const StaticsSolution& s) { return s.forces[static_cast<Eigen::Index>(link)]; };
        data.links.push_back(rowOf(ObjectKind::Link, model.links[link].name, study, force));
    }
    dropIdle(data.links);
}

void addJoints(CompareData& data, const Model& model, const RecruitmentStudy& study)
{
    for (std::size_t joint = 0; joint < model.joints.size(); ++joint) {
        const auto resultant = [joint](const StaticsSolution& s) { return s.joints[joint].resultant; };
        data.joints.push_back(rowOf(ObjectKind::Joint, model.joints[joint].name, study, resultant));
    }
    dropIdle(data.joints);
}

// All criteria share what the links can balance at all, so one cannot hold a posture that another can.
QString notHoldable(const RecruitmentStudy& study)
{
    const auto cannot
        = [](const CriterionResult& result) { return result.solution.status == StaticsStatus::NotHoldable; };
    const auto found = std::find_if(study.comparison.begin(), study.comparison.end(), cannot);
    const bool anyUsable = std::any_of(study.comparison.begin(), study.comparison.end(),
                                       [](const CriterionResult& result) { return result.solution.isBalanced(); });
    return found == study.comparison.end() || anyUsable ? QString() : said(found->solution.message);
}

}  // namespace

Criterion criterionOf(CriterionKind kind, const CriteriaChoice& choice)
{
    return criterionOf(kind, choice.weighting, choice.exponent);
}

std::vector<Criterion> criteriaOf(const CriteriaChoice& choice, const Criterion& shown)
{
    std::vector<Criterion> criteria;
    const auto add = [&](const Criterion& criterion) {
        if (std::find(criteria.begin(), criteria.end(), criterion) == criteria.end())
            criteria.push_back(criterion);
    };
    for (const CriterionEntry& entry : criterionEntries()) {
        if (choice.has(entry.kind))
            add(criterionOf(entry.kind, choice));
    }
    add(shown);
    return criteria;
}

Criterion followChoice(const Criterion& shown, const CriteriaChoice& before, const CriteriaChoice& now)
{
    for (const CriterionEntry& entry : criterionEntries()) {
        if (before.has(entry.kind) && now.has(entry.kind) && criterionOf(entry.kind, before) == shown)
            return criterionOf(entry.kind, now);
    }
    for (const CriterionEntry& entry : criterionEntries()) {
        if (now.has(entry.kind))
            return criterionOf(entry.kind, now);
    }
    return shown;
}

CompareData compareOf(const PanelInput& input, const RecruitmentStudy* study, const Criterion& shown)
{
    CompareData data;
    data.bodyWeight = input.situation.bodyWeight;
    data.emptyText = whyNoStudy(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    if (study->comparison.empty()) {
        data.emptyText = translated("Being computed.");
        return data;
    }
    data.entries = entriesOf(*study, shown);
    data.bodyWeight = study->situation.bodyWeight;
    if (study->situation.loadFactor != 1)
        data.load = loadText(study->situation.loadFactor);
    data.emptyText = notHoldable(*study);
    if (!data.emptyText.isEmpty())
        return data;
    addLinks(data, input.model, *study);
    addJoints(data, input.model, *study);
    return data;
}

}  // namespace sinew
