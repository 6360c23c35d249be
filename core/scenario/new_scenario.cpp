#include "core/scenario/new_scenario.h"

#include <algorithm>
#include <set>

#include "core/scenario/ball_turns.h"

namespace sinew {

namespace {

Scenario emptyScenario(const Model& model)
{
    Scenario scenario;
    scenario.name = model.name.empty() ? "motion" : model.name + " motion";
    scenario.title = model.title.empty() ? scenario.name : model.title;
    scenario.model = (model.name.empty() ? "model" : model.name) + ".sinew.json";
    return scenario;
}

// Those that another value is wanted of.
std::set<std::string> movedCoordinates(const Model& model, const std::vector<double>& target)
{
    std::set<std::string> moved;
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        if (target[i] != model.coordinates[i].value)
            moved.insert(model.coordinates[i].name);
    }
    return moved;
}

// Without points where the coordinate does not move.
NamedCurve curveThrough(const std::string& coordinate, const std::vector<Waypoint>& waypoints, std::size_t index)
{
    NamedCurve curve{.name = coordinate, .coordinate = coordinate};
    for (const Waypoint& waypoint : waypoints) {
        if (const std::optional<double> value = waypoint.values[index])
            curve.data.points.push_back({.time = waypoint.time, .value = *value});
    }
    const double first = curve.data.points.front().value;
    if (std::ranges::all_of(curve.data.points, [&](const CharacteristicPoint& point) { return point.value == first; }))
        curve.data.points.clear();
    return curve;
}

}  // namespace

Scenario newScenario(const Model& model)
{
    Scenario scenario = emptyScenario(model);
    scenario.stages.push_back(newStage(model, "stage 1"));
    scenario.options.duration = 2;
    return scenario;
}

Sentence whyNoMovement(const Model& model, const std::vector<double>& target)
{
    if (target.size() != model.coordinates.size())
        return sentence("the posture is not that of this model");
    if (!model.constraints.empty())
        return sentence("the model has constraints, with which not every coordinate can be given");
    const std::set<std::string> moved = movedCoordinates(model, target);
    return moved.empty() ? sentence("the posture is the model's own: move a coordinate first") : Sentence();
}

std::vector<Waypoint> waypointsThereAndBack(const Model& model, const std::vector<double>& target, double duration)
{
    std::vector<Waypoint> waypoints = {{0, {}}, {duration, {target.begin(), target.end()}}, {2 * duration, {}}};
    for (const Coordinate& coordinate : model.coordinates) {
        waypoints.front().values.emplace_back(coordinate.value);
        waypoints.back().values.emplace_back(coordinate.value);
    }
    return waypoints;
}

Scenario newMovement(const Model& model, const std::vector<double>& target, double duration)
{
    return newMovement(model, waypointsThereAndBack(model, target, duration));
}

Scenario newMovement(const Model& model, const std::vector<Waypoint>& waypoints)
{
    Scenario scenario = emptyScenario(model);
    scenario.options.duration = waypoints.back().time;
    Stage stage;
    stage.name = "there and back";
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        NamedCurve curve = curveThrough(model.coordinates[i].name, waypoints, i);
        if (curve.data.points.empty())
            continue;
        GivenPair pair;
        pair.coordinates = {curve.name};
        pair.side = PairSide::Motion;
        pair.value = CurveValue{curve.name};
        stage.given.push_back(std::move(pair));
        scenario.curves.push_back(std::move(curve));
    }
    constexpr std::size_t mostPlots = 4;
    for (std::size_t i = 0; i < std::min(scenario.curves.size(), mostPlots); ++i)
        scenario.plots.push_back(scenario.curves[i].coordinate + "/effort");
    if (stage.given.size() < model.coordinates.size()) {
        GivenPair rest;
        rest.coordinates = {"*"};
        rest.side = PairSide::Motion;
        rest.value = HeldValue{};
        stage.given.push_back(std::move(rest));
    }
    scenario.stages.push_back(std::move(stage));
    return scenario;
}

Stage newStage(const Model& model, const std::string& name)
{
    Stage stage;
    stage.name = name;
    GivenPair held, rest;
    held.side = PairSide::Motion;
    held.value = HeldValue{};
    rest.coordinates = {"*"};
    std::set<std::string> heldAlong;  // turns that are not locked, but whose neighbours in a ball joint are
    for (const BallTurns& turns : ballsLockedInPart(model)) {
        heldAlong.insert(turns.coordinates.begin(), turns.coordinates.end());
        stage.note += (stage.note.empty() ? "Joint '" : "; joint '") + turns.joint
                      + "' is held in all three turns, though only some of them are locked in the model: a motion "
                        "holds all turns of a ball or none";
    }
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.mode == CoordinateMode::Locked || heldAlong.contains(coordinate.name))
            held.coordinates.push_back(coordinate.name);
    }
    const bool areAllHeld = held.coordinates.size() == model.coordinates.size();
    if (areAllHeld)
        held.coordinates = {"*"};
    if (!model.coordinates.empty() && !held.coordinates.empty())
        stage.given.push_back(std::move(held));
    if (!model.coordinates.empty() && !areAllHeld)
        stage.given.push_back(std::move(rest));
    return stage;
}

}  // namespace sinew
