#pragma once

#include <cmath>
#include <string>

#include <QTemporaryDir>

#include "core/base/constants.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace sinew::test {

inline GivenPair givenPair(std::vector<std::string> coordinates, PairSide side, TimeValue value)
{
    GivenPair pair;
    pair.coordinates = std::move(coordinates);
    pair.side = side;
    pair.value = std::move(value);
    return pair;
}

// Two stages of the shipped five-link figure: a leg swings along a curve, the trunk is damped, all else stands.
inline Scenario swingScenario()
{
    Scenario scenario;
    scenario.name = "swing";
    scenario.model = SINEW_RESOURCE_DIR "/models/five_link.sinew.json";
    NamedCurve curve;
    curve.name = "swing";
    curve.coordinate = "swing_thigh_angle";
    curve.data.points = {{0, -110 * degree, 0, {}}, {0.2, -70 * degree, {}, {}}, {0.4, -90 * degree, 0, {}}};
    scenario.curves = {curve};
    Stage stance;
    stance.name = "stance";
    stance.given = {givenPair({"support_x", "support_y"}, PairSide::Motion, ConstantValue{0}),
                    givenPair({"swing_thigh_angle"}, PairSide::Motion, CurveValue{"swing"}),
                    givenPair({"trunk_angle"}, PairSide::Effort, FormulaValue{"-3 * trunk_angle.speed"}),
                    givenPair({"*"}, PairSide::Motion, HeldValue{})};
    stance.ends = {{{}, 0.2, {}, {}}};
    Stage late;
    late.name = "late_swing";
    late.like = "stance";
    late.given = {givenPair({"trunk_angle"}, PairSide::Motion, HeldValue{})};
    late.ends = {{0.4, {}, {}, "end"}};
    scenario.stages = {stance, late};
    scenario.options.duration = 0.4;
    scenario.plots = {"swing_thigh_angle/value", "swing_thigh_angle/effort", "trunk_angle/value"};
    return scenario;
}

// Sessions that have opened a scenario, which has run.
struct MotionCase {
    QTemporaryDir folder;
    Session session;
    MotionSession motion;
    bool isOpen = false;

    explicit MotionCase(const Scenario& scenario = swingScenario()) : motion(session)
    {
        const std::string path = folder.filePath(QStringLiteral("swing.sinew-scenario.json")).toStdString();
        const Result<Model> model = readModelFile(scenario.model);
        isOpen = model.ok() && writeScenarioFile(scenario, *model.value, path).ok() && motion.openAndWait(path);
    }
};

// Three seconds of a swinging hip, with an impact at 1 s, where its speed jumps.
inline Recording handMadeRecording()
{
    Recording recording;
    recording.status = RunStatus::Completed;
    using enum ChannelObject;
    recording.channels = {{{Coordinate, 0, Measure::Value}, QuantityKind::Angle, "hip", {}},
                          {{Coordinate, 0, Measure::Speed}, QuantityKind::AngularSpeed, "hip", {}},
                          {{Coordinate, 0, Measure::Effort}, QuantityKind::Moment, "hip", {}},
                          {{Coordinate, 1, Measure::Effort}, QuantityKind::Moment, "knee", {}},
                          {{Link, 0, Measure::Tension}, QuantityKind::Force, "cord", {}},
                          {{Energy, 0, Measure::Kinetic}, QuantityKind::Energy, "energy", {}}};
    nameColumns(recording.channels);
    recording.times = {0, 1, 1, 2, 3};
    recording.values.resize(6, 5);
    recording.values << 0, 0.5, 0.5, 1, 0,  //
        0.5, 0.5, -0.2, 0.1, 0,             //
        10, 20, 20, 30, 40,                 //
        -5, -5, -5, 5, 5,                   //
        0, 100, 100, 0, 0,                  //
        1, 2, 3, 4, 5;
    recording.positions.resize(1, 5);
    recording.stages
        = {{0, "stance", 0, 1, std::string("foot.gap < 0"), 2, 10}, {1, "swing", 1, 3, sentence("duration"), 2, 20}};
    return recording;
}

}  // namespace sinew::test
