#include "core/scenario/resolve_stage.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace sinew {

namespace {

using IndexByName = std::unordered_map<std::string, std::size_t>;

IndexByName coordinateIndex(const Model& model)
{
    IndexByName index;
    for (const Coordinate& coordinate : model.coordinates)
        index.emplace(coordinate.name, index.size());
    return index;
}

// What a stage itself says.
ResolvedStage ownOf(const Stage& stage, const IndexByName& index)
{
    ResolvedStage own{{}, stage.ends, stage.constraints, stage.holds.value_or(std::vector<StageHold>{})};
    own.pairs.assign(index.size(), nullptr);
    const GivenPair* rest = nullptr;
    for (const GivenPair& pair : stage.given) {
        if (isForTheRest(pair) && !rest)
            rest = &pair;
        for (const std::string& name : pair.coordinates) {
            if (const auto it = index.find(name); it != index.end() && !own.pairs[it->second])
                own.pairs[it->second] = &pair;
        }
    }
    for (const GivenPair*& pair : own.pairs)
        pair = pair ? pair : rest;
    return own;
}

// What a stage does not say is as in another.
void inherit(ResolvedStage& target, const Stage& stage, const ResolvedStage& from)
{
    for (std::size_t i = 0; i < target.pairs.size(); ++i)
        target.pairs[i] = target.pairs[i] ? target.pairs[i] : from.pairs[i];
    if (stage.ends.empty())
        target.ends = from.ends;
    if (!stage.constraints)
        target.constraints = from.constraints;
    if (!stage.holds)
        target.holds = from.holds;
}

}  // namespace

bool isForTheRest(const GivenPair& pair)
{
    return pair.coordinates == std::vector<std::string>{"*"};
}

int findStage(const Scenario& scenario, const std::string& name)
{
    const auto it = std::find_if(scenario.stages.begin(), scenario.stages.end(),
                                 [&](const Stage& stage) { return stage.name == name; });
    return it == scenario.stages.end() ? -1 : static_cast<int>(it - scenario.stages.begin());
}

int stageAfter(const Scenario& scenario, std::size_t stage, const StageEnd& end)
{
    if (end.next == endName)
        return -1;
    if (!end.next.empty())
        return findStage(scenario, end.next);
    return stage + 1 < scenario.stages.size() ? static_cast<int>(stage) + 1 : -1;
}

std::vector<ResolvedStage> resolveStages(const Scenario& scenario, const Model& model)
{
    const IndexByName index = coordinateIndex(model);
    IndexByName above;
    std::vector<ResolvedStage> resolved;
    for (const Stage& stage : scenario.stages) {
        ResolvedStage out = ownOf(stage, index);
        if (const auto like = above.find(stage.like); !stage.like.empty() && like != above.end()) {
            out.like = static_cast<int>(like->second);
            inherit(out, stage, resolved[like->second]);
        }
        above.emplace(stage.name, resolved.size());
        resolved.push_back(std::move(out));
    }
    return resolved;
}

ResolvedStage resolveStage(const Scenario& scenario, std::size_t stage, const Model& model)
{
    return std::move(resolveStages(scenario, model)[stage]);
}

std::vector<std::string> namesOfHolds(const Scenario& scenario)
{
    std::vector<std::string> names;
    std::unordered_set<std::string> seen;
    for (const Stage& stage : scenario.stages) {
        for (const StageHold& hold : stage.holds.value_or(std::vector<StageHold>{})) {
            if (seen.insert(hold.name).second)
                names.push_back(hold.name);
        }
    }
    return names;
}

}  // namespace sinew
