#pragma once

#include <string>

#include <QTest>

#include "core/io/scenario_file.h"
#include "core/simulation/simulate.h"

namespace sinew::test {

// A scenario that ships with the program; an empty one if it cannot be read, which the caller's checks will show.
inline ScenarioBundle shippedScenario(const std::string& name)
{
    const auto result
        = readScenarioFile(std::string(SINEW_RESOURCE_DIR) + "/scenarios/" + name + ".sinew-scenario.json");
    if (!result)
        qWarning("%s", result.diagnostics.empty() ? "no scenario" : toString(result.diagnostics.front()).c_str());
    return result.value.value_or(ScenarioBundle{});
}

inline Recording simulated(const ScenarioBundle& bundle)
{
    return simulate(bundle.model, bundle.scenario);
}

// A channel of a recording over its samples; empty when there is none.
inline Eigen::VectorXd channelOf(const Recording& recording, const std::string& name)
{
    const int channel = recording.channel(name);
    return channel < 0 ? Eigen::VectorXd() : Eigen::VectorXd(recording.values.row(channel).transpose());
}

inline GivenPair givenEffort(std::vector<std::string> coordinates, TimeValue value)
{
    return {.coordinates = std::move(coordinates), .side = PairSide::Effort, .value = std::move(value)};
}

inline GivenPair givenMotion(std::vector<std::string> coordinates, TimeValue value)
{
    return {.coordinates = std::move(coordinates), .side = PairSide::Motion, .value = std::move(value)};
}

// A figure whose efforts are all zero, in one stage.
inline Scenario freeMotion(double duration)
{
    Scenario scenario;
    scenario.name = "free";
    scenario.model = "made.sinew.json";
    scenario.stages = {{.name = "free", .given = {givenEffort({"*"}, ConstantValue{0})}}};
    scenario.options.duration = duration;
    return scenario;
}

// A body of mass 1 that slides along x, and one that slides along y on it: a particle in a vertical plane.
inline Model particle(double mass, double gravity)
{
    Model model;
    model.name = "particle";
    model.space = Space::Plane;
    model.gravity = {0, -gravity, 0};
    model.bodies = {{.name = "carriage"}, {.name = "body", .mass = {mass}}};
    model.coordinates
        = {{.name = "x", .kind = CoordinateKind::Translation}, {.name = "y", .kind = CoordinateKind::Translation}};
    const auto slider
        = [](const std::string& name, const std::string& parent, const std::string& child, const Vector3& direction) {
              Axis axis{AxisKind::Translation, direction, {0, {{name, Polynomial{{0, 1}}}}}};
              return Joint{.name = name, .parent = parent, .child = child, .axes = {axis}};
          };
    model.joints
        = {slider("x", "ground", "carriage", Vector3::UnitX()), slider("y", "carriage", "body", Vector3::UnitY())};
    return model;
}

}  // namespace sinew::test
