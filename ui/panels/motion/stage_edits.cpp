#include "ui/panels/motion/stage_edits.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/document/names.h"
#include "core/motion/series_points.h"
#include "core/scenario/ball_turns.h"
#include "core/scenario/new_scenario.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/validate.h"
#include "ui/panels/motion/curve_data.h"

namespace sinew {

namespace {

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

Scenario withNewCurve(Scenario scenario, int stage, const Coordinate& coordinate, GivenPair pair)
{
    Coordinate of;
    if (pair.side == PairSide::Motion || pair.tracking) {
        of = coordinate;
        for (const StartValue& start : scenario.start) {
            if (start.coordinate == coordinate.name)
                of.value = start.value.value_or(of.value);
        }
    }
    scenario = withCurveAdded(std::move(scenario), of);
    if (const auto* series = std::get_if<FourierSeries>(&pair.value))
        scenario.curves.back().data = phaseCurveOf(*series);
    pair.value = CurveValue{scenario.curves.back().name};
    return withPair(std::move(scenario), stage, coordinate.name, std::move(pair));
}

Scenario withTurnsAlike(Scenario scenario, int stage, const Model& model, const std::string& coordinate)
{
    const auto sideOf = [&](const std::string& name) {
        const ResolvedStage resolved = resolveStage(scenario, static_cast<std::size_t>(stage), model);
        const auto it = std::ranges::find(model.coordinates, name, &Coordinate::name);
        const auto index = static_cast<std::size_t>(it - model.coordinates.begin());
        return index < resolved.pairs.size() && resolved.pairs[index] ? std::optional(resolved.pairs[index]->side)
                                                                      : std::nullopt;
    };
    const std::optional<PairSide> side = sideOf(coordinate);
    for (const BallTurns& ball : ballTurnsOf(model)) {
        if (!side || std::ranges::find(ball.coordinates, coordinate) == ball.coordinates.end())
            continue;
        for (const std::string& turn : ball.coordinates) {
            if (sideOf(turn) == side)
                continue;
            GivenPair pair;
            pair.side = *side;
            pair.value = *side == PairSide::Motion ? TimeValue(HeldValue{}) : TimeValue(ConstantValue{0});
            scenario = withPair(std::move(scenario), stage, turn, std::move(pair));
        }
    }
    return scenario;
}

Scenario withEnds(Scenario scenario, int stage, std::vector<StageEnd> ends)
{
    at(scenario, stage).ends = std::move(ends);
    return scenario;
}

namespace {

// Conditions that hold when the stage ends still hold when the next one begins; only spans of time start anew.
bool wouldEndAtOnce(const std::vector<StageEnd>& ends)
{
    return std::any_of(ends.begin(), ends.end(), [](const StageEnd& end) { return !end.after; });
}

// The latest of the times of the run that end a stage, s; 0 when none does.
double latestTime(const std::vector<StageEnd>& ends)
{
    double latest = 0;
    for (const StageEnd& end : ends)
        latest = std::max(latest, end.time.value_or(0));
    return latest;
}

// The first time after `begun` at which a later stage or the run ends, s.
double nextTime(const Scenario& scenario, int stage, double begun)
{
    double next = scenario.options.duration;
    for (std::size_t i = static_cast<std::size_t>(stage) + 1; i < scenario.stages.size(); ++i) {
        for (const StageEnd& end : resolveStage(scenario, i, Model()).ends) {
            if (end.time && *end.time > begun)
                next = std::min(next, *end.time);
        }
    }
    return next;
}

// Where the one before ended the run, the new stage follows, and ends it.
void leadOn(Stage& before, std::vector<StageEnd> ends, Stage& added)
{
    const auto endsRun = [](const StageEnd& end) { return end.next == endName; };
    if (std::none_of(ends.begin(), ends.end(), endsRun))
        return;
    if (added.ends.empty())
        added.ends = ends;  // spans of time
    for (StageEnd& end : added.ends)
        end.next = endName;
    for (StageEnd& end : ends)
        end.next = endsRun(end) ? std::string() : end.next;
    before.ends = std::move(ends);
}

}  // namespace

Scenario withStageAdded(Scenario scenario, int after, const Model& model)
{
    Stage stage;
    stage.name = nameFor(scenario.stages, "stage");
    if (scenario.stages.empty()) {
        scenario.stages.push_back(newStage(model, stage.name));
        return scenario;
    }
    Stage& before = at(scenario, after);
    stage.like = before.name;
    const std::vector<StageEnd> ends = resolveStage(scenario, static_cast<std::size_t>(after), Model()).ends;
    if (ends.empty()) {
        // A stage that lasts for ever would never let the new one begin.
        before.ends = {{{}, scenario.options.duration / 2, {}, {}}};
    } else if (wouldEndAtOnce(ends)) {
        const double begun = latestTime(ends), left = nextTime(scenario, after, begun) - begun;
        const double length = (left > 0 ? left : scenario.options.duration) / 2;
        scenario.options.duration = std::max(scenario.options.duration, begun + length);
        stage.ends = {{{}, length, {}, {}}};
    }
    leadOn(before, ends, stage);
    scenario.stages.insert(scenario.stages.begin() + after + 1, stage);
    return scenario;
}

Scenario withStageCopied(Scenario scenario, int stage)
{
    Stage copy = at(scenario, stage);
    copy.name = freeName(scenario.stages, copy.name);
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

namespace {

Diagnostics errorsOf(const Scenario& scenario, const Model& model)
{
    Diagnostics errors;
    for (const ModelProblem& problem : validateScenario(scenario, model)) {
        if (problem.diagnostic.severity == Severity::Error)
            errors.push_back(problem.diagnostic);
    }
    return errors;
}

// By message: places move when stages do.
std::optional<Diagnostic> firstUnknown(const Diagnostics& present, const Diagnostics& changed)
{
    std::multiset<std::string> known;
    for (const Diagnostic& error : present)
        known.insert(error.message.english());
    for (const Diagnostic& error : changed) {
        const auto it = known.find(error.message.english());
        if (it == known.end())
            return error;
        known.erase(it);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Diagnostic> firstNewError(const Scenario& present, const Scenario& changed, const Model& model)
{
    return firstUnknown(errorsOf(present, model), errorsOf(changed, model));
}

std::optional<Diagnostic> firstAddedError(const Scenario& present, const Scenario& changed, const Model& model)
{
    const Diagnostics before = errorsOf(present, model), after = errorsOf(changed, model);
    return after.size() > before.size() ? firstUnknown(before, after) : std::nullopt;
}

}  // namespace sinew
