#include "ui/panels/motion/stage_edits.h"

#include <algorithm>
#include <set>

#include "core/scenario/resolve_stage.h"
#include "core/scenario/validate_scenario.h"

namespace sinew {

namespace {

std::vector<std::string> stageNames(const Scenario& scenario)
{
    std::vector<std::string> names;
    for (const Stage& stage : scenario.stages)
        names.push_back(stage.name);
    return names;
}

std::set<std::string> namedIn(const Stage& stage)
{
    std::set<std::string> names;
    for (const GivenPair& pair : stage.given)
        names.insert(pair.coordinates.begin(), pair.coordinates.end());
    return names;
}

// A stage that was like another says itself what that one said.
void inherit(Stage& stage, const Stage& from)
{
    stage.like = from.like;
    const std::set<std::string> own = namedIn(stage);
    std::vector<GivenPair> taken;
    for (GivenPair pair : from.given) {
        std::erase_if(pair.coordinates, [&](const std::string& name) { return own.count(name) > 0; });
        if (!pair.coordinates.empty() && !own.count("*"))
            taken.push_back(pair);
    }
    stage.given.insert(stage.given.begin(), taken.begin(), taken.end());
    if (stage.ends.empty())
        stage.ends = from.ends;
    if (!stage.constraints)
        stage.constraints = from.constraints;
    if (!stage.holds)
        stage.holds = from.holds;
}

Stage& at(Scenario& scenario, int stage)
{
    return scenario.stages[static_cast<std::size_t>(stage)];
}

}  // namespace

std::string freeName(const std::string& wanted, const std::vector<std::string>& taken)
{
    std::string name = wanted;
    for (int number = 2; std::find(taken.begin(), taken.end(), name) != taken.end(); ++number)
        name = wanted + " " + std::to_string(number);
    return name;
}

Scenario withPair(Scenario scenario, int stage, const std::string& coordinate, GivenPair pair)
{
    std::vector<GivenPair>& given = at(scenario, stage).given;
    pair.coordinates = {coordinate};
    auto place = given.end();
    for (auto it = given.begin(); it != given.end(); ++it) {
        const auto found = std::find(it->coordinates.begin(), it->coordinates.end(), coordinate);
        if (found == it->coordinates.end())
            continue;
        it->coordinates.erase(found);
        place = it->coordinates.empty() ? it : it + 1;
        break;
    }
    if (place == given.end() || !place->coordinates.empty()) {
        // Before "*", which is written last.
        if (place == given.end())
            place = std::find_if(given.begin(), given.end(), isForTheRest);
        given.insert(place, std::move(pair));
    } else {
        *place = std::move(pair);
    }
    return scenario;
}

Scenario withEnds(Scenario scenario, int stage, std::vector<StageEnd> ends)
{
    at(scenario, stage).ends = std::move(ends);
    return scenario;
}

Scenario withStageAdded(Scenario scenario, int after)
{
    Stage stage;
    stage.name = freeName("stage", stageNames(scenario));
    if (scenario.stages.empty()) {
        GivenPair rest;
        rest.coordinates = {"*"};
        stage.given = {rest};
        scenario.stages.push_back(stage);
        return scenario;
    }
    const Stage& before = at(scenario, after);
    stage.like = before.name;
    // A stage that lasts for ever would never let the new one begin.
    if (resolveStage(scenario, static_cast<std::size_t>(after), Model()).ends.empty())
        at(scenario, after).ends = {{{}, scenario.options.duration / 2, {}, {}}};
    scenario.stages.insert(scenario.stages.begin() + after + 1, stage);
    return scenario;
}

Scenario withStageCopied(Scenario scenario, int stage)
{
    Stage copy = at(scenario, stage);
    copy.name = freeName(copy.name, stageNames(scenario));
    scenario.stages.insert(scenario.stages.begin() + stage + 1, copy);
    return scenario;
}

Scenario withStageRemoved(Scenario scenario, int stage)
{
    const Stage removed = at(scenario, stage);
    scenario.stages.erase(scenario.stages.begin() + stage);
    for (Stage& other : scenario.stages) {
        if (other.like == removed.name)
            inherit(other, removed);
        for (StageEnd& end : other.ends) {
            if (end.next == removed.name)
                end.next.clear();
        }
    }
    return scenario;
}

Scenario withStageMoved(Scenario scenario, int stage, int by)
{
    const int to = std::clamp(stage + by, 0, static_cast<int>(scenario.stages.size()) - 1);
    const Stage moved = at(scenario, stage);
    scenario.stages.erase(scenario.stages.begin() + stage);
    scenario.stages.insert(scenario.stages.begin() + to, moved);
    return scenario;
}

Scenario withStageRenamed(Scenario scenario, int stage, const std::string& name)
{
    const std::string before = at(scenario, stage).name;
    at(scenario, stage).name = name;
    for (Stage& other : scenario.stages) {
        if (other.like == before)
            other.like = name;
        for (StageEnd& end : other.ends) {
            if (end.next == before)
                end.next = name;
        }
    }
    return scenario;
}

std::optional<Diagnostic> firstNewError(const Scenario& present, const Scenario& changed, const Model& model)
{
    // By message: places move when stages do.
    std::multiset<std::string> known;
    for (const ModelProblem& problem : validateScenario(present, model))
        known.insert(problem.diagnostic.message);
    for (const ModelProblem& problem : validateScenario(changed, model)) {
        if (problem.diagnostic.severity != Severity::Error)
            continue;
        const auto it = known.find(problem.diagnostic.message);
        if (it == known.end())
            return problem.diagnostic;
        known.erase(it);
    }
    return std::nullopt;
}

}  // namespace sinew
