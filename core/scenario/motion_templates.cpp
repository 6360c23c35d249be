#include "core/scenario/motion_templates.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "core/base/constants.h"
#include "core/scenario/ball_turns.h"
#include "core/scenario/figure_parts.h"
#include "core/scenario/new_scenario.h"

namespace sinew {

namespace {

constexpr double hipBend = 90 * degree, kneeBend = 80 * degree, ankleBend = 20 * degree;
constexpr double trunkLean = hipBend - kneeBend + ankleBend;
constexpr double stepLean = 20 * degree, stepLift = 60 * degree, stepDuration = 1;  // rad; s
constexpr double armRaise = 80 * degree, swingBack = 30 * degree;

// Legs

TargetPosture squatOfJoints(const Model& model, const JointedLegs& found)
{
    if (!found.whyNot.empty())
        return noTarget(found.whyNot);
    TargetPosture target = ownPosture(model);
    for (const JointedLeg& leg : found.legs) {
        bendJoint(model, target, *leg.hip, hipBend);
        bendJoint(model, target, *leg.knee, -kneeBend);
        bendJoint(model, target, *leg.ankle, ankleBend);
    }
    return target;
}

// On the ground by the first segment. Angles count counterclockwise.
std::optional<double> leanInSquat(const Segment& segment)
{
    if (hasWord(segment.name, "shank"))
        return -ankleBend;
    if (hasWord(segment.name, "thigh"))
        return kneeBend - ankleBend;
    return hasWord(segment.name, "trunk") ? std::optional(-trunkLean) : std::nullopt;
}

TargetPosture squatOf(const Model& model)
{
    if (jointWithWord(model, "hip"))
        return squatOfJoints(model, jointedLegsOf(model));
    return segmentLegsOf(model).areFound() ? leaningSegments(model, leanInSquat) : noTarget(noLegs());
}

// A step: from the own posture to both legs straight, one behind and one ahead, by way of a bent knee.

struct Step {
    TargetPosture lift;     // halfway
    TargetPosture landing;  // at the end
};

Step stepOfJoints(const Model& model, const JointedLegs& found)
{
    if (!found.whyNot.empty())
        return {.landing = noTarget(found.whyNot)};
    Step step{ownPosture(model), ownPosture(model)};
    const JointedLeg &standing = found.legs[0], &swinging = found.legs[1];
    bendJoint(model, step.landing, *standing.hip, -stepLean);
    bendJoint(model, step.landing, *standing.ankle, stepLean);
    bendJoint(model, step.landing, *swinging.hip, stepLean);
    bendJoint(model, step.landing, *swinging.ankle, -stepLean);
    bendJoint(model, step.lift, *swinging.knee, -stepLift);
    return step;
}

Step stepOfSegments(const Model& model, const SegmentLegs& legs)
{
    if (!legs.areFound())
        return {.landing = noTarget(noLegs())};
    const auto turned = [&](const Segment& segment, double direction) {
        return std::remainder(direction - directionOf(model, segment), 2 * pi);
    };
    const auto leanAtLanding = [&](const Segment& segment) -> std::optional<double> {
        if (&segment == legs.standingShank || &segment == legs.standingThigh)
            return turned(segment, pi / 2 - stepLean);
        if (&segment == legs.swingingThigh || &segment == legs.swingingShank)
            return turned(segment, -pi / 2 + stepLean);
        if (&segment == legs.swingingFoot)
            return legs.standingFoot ? turned(segment, directionOf(model, *legs.standingFoot) + pi) : 0;
        return hasWord(segment.name, "trunk") ? std::optional(0.0) : std::nullopt;
    };
    // The knee alone has a place of its own on the way: the thigh is then halfway.
    const double thigh = *leanAtLanding(*legs.swingingThigh) / 2;
    const auto leanAtLift = [&](const Segment& segment) -> std::optional<double> {
        if (&segment == legs.swingingThigh)
            return thigh;
        if (&segment != legs.swingingShank)
            return std::nullopt;
        return turned(segment, directionOf(model, *legs.swingingThigh) + thigh - stepLift);
    };
    Step step{leaningSegments(model, leanAtLift), leaningSegments(model, leanAtLanding)};
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        if (model.coordinates[i].name != legs.swingingShank->angles.front())
            step.lift.values[i] = model.coordinates[i].value;
    }
    return step;
}

Step stepOf(const Model& model)
{
    return jointWithWord(model, "hip") ? stepOfJoints(model, jointedLegsOf(model))
                                       : stepOfSegments(model, segmentLegsOf(model));
}

// Arms

TargetPosture reachOfSegments(const Model& model)
{
    TargetPosture target = ownPosture(model);
    const auto arm = std::ranges::find_if(model.segments, [](const Segment& segment) {
        return hasWord(segment.name, "upper_arm") && !segment.angles.empty();
    });
    if (arm != model.segments.end()) {
        turnCoordinate(model, target, arm->angles.front(), armRaise);
        for (const Segment& below : model.segments) {
            if (below.parent == arm->name && below.angleReference == AngleReference::Ground && !below.angles.empty())
                turnCoordinate(model, target, below.angles.front(), armRaise);
        }
        return target;
    }
    const auto telescope = std::ranges::find_if(model.segments, [](const Segment& segment) {
        return segment.kind == SegmentKind::Telescope && !segment.angles.empty() && segment.stretches.size() == 1
               && !segment.stretches.front().coordinate.empty();
    });
    if (telescope == model.segments.end())
        return noTarget(sentence("no shoulder, upper arm or telescope was found by the names of joints and segments"));
    constexpr double longer = 0.15;  // m
    turnCoordinate(model, target, telescope->angles.front(), armRaise / 2);
    turnCoordinate(model, target, telescope->stretches.front().coordinate, longer);
    return target;
}

TargetPosture reachOf(const Model& model)
{
    for (const Joint& joint : model.joints) {
        if (!hasWord(joint.name, "shoulder") || !hasWord(joint.child, "arm"))
            continue;
        TargetPosture target = ownPosture(model);
        bendJoint(model, target, joint, armRaise);
        return target;
    }
    return reachOfSegments(model);
}

// What stands against a target: its own reason, or that of any movement.
Sentence whyNot(const Model& model, const TargetPosture& target)
{
    return target.whyNot.empty() ? whyNoMovement(model, target.values) : target.whyNot;
}

void nameIt(const Model& model, Scenario& scenario, const std::string& what)
{
    scenario.name = (model.name.empty() ? "" : model.name + " ") + what;
    scenario.stages.front().name = what;
}

std::vector<Waypoint> thereAndBack(const Model& model, const TargetPosture& target)
{
    return waypointsThereAndBack(model, target.values, 1);
}

Scenario moved(const Model& model, const std::vector<Waypoint>& waypoints, const std::string& what)
{
    Scenario scenario = newMovement(model, waypoints);
    nameIt(model, scenario, what);
    return scenario;
}

// A figure with a free pelvis: the foot of its first leg is held, and the pelvis goes where that takes it.
void standOnFirstFoot(const Model& model, Scenario& scenario)
{
    const JointedLegs found = jointedLegsOf(model);
    if (!found.root)
        return;
    Stage& stage = scenario.stages.front();
    GivenPair pelvis;
    pelvis.coordinates = found.root->coordinates;
    stage.given.insert(stage.given.end() - 1, std::move(pelvis));  // before the rest
    stage.holds = {StageHold{.name = "standing_foot", .body = found.legs.front().ankle->child, .keepsDirection = true}};
}

}  // namespace

Sentence whyNoTemplate(const Model& model, MotionTemplate kind)
{
    switch (kind) {
    case MotionTemplate::Hold: break;
    case MotionTemplate::Swing:
        if (!model.constraints.empty())
            return sentence("the model has constraints, with which the others cannot all be held");
        if (model.segments.empty()
            && std::ranges::none_of(model.bodies, [](const Body& body) { return body.mass.value > 0; }))
            return sentence("no body of it has mass");
        return possibleReleases(model).empty() ? sentence("no angle of it can be let go alone") : Sentence();
    case MotionTemplate::Squat: return whyNot(model, squatOf(model));
    case MotionTemplate::Step: {
        const Step step = stepOf(model);
        return step.lift.whyNot.empty() ? whyNot(model, step.landing) : step.lift.whyNot;
    }
    case MotionTemplate::Reach: return whyNot(model, reachOf(model));
    }
    return {};
}

std::vector<Release> possibleReleases(const Model& model)
{
    std::set<std::string> turns;
    for (const BallTurns& ball : ballTurnsOf(model))
        turns.insert(ball.coordinates.begin(), ball.coordinates.end());
    std::vector<Release> releases;
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.kind != CoordinateKind::Rotation || turns.contains(coordinate.name))
            continue;
        double from = coordinate.value + swingBack;
        if (from > coordinate.maximum && coordinate.value - swingBack >= coordinate.minimum)
            from = coordinate.value - swingBack;
        releases.push_back({coordinate.name, std::min(from, std::max(coordinate.maximum, coordinate.value))});
    }
    return releases;
}

Scenario newSwing(const Model& model, const Release& release)
{
    Scenario scenario = newScenario(model);
    scenario.start.push_back({.coordinate = release.coordinate, .value = release.from});
    Stage stage;
    GivenPair free;
    free.coordinates = {release.coordinate};
    stage.given.push_back(std::move(free));
    if (model.coordinates.size() > 1) {
        GivenPair rest;
        rest.coordinates = {"*"};
        rest.side = PairSide::Motion;
        rest.value = HeldValue{};
        stage.given.push_back(std::move(rest));
    }
    scenario.stages = {std::move(stage)};
    scenario.plots = {release.coordinate + "/value", release.coordinate + "/speed"};
    nameIt(model, scenario, "swing");
    return scenario;
}

Scenario newSquat(const Model& model)
{
    Scenario scenario = moved(model, thereAndBack(model, squatOf(model)), "squat");
    standOnFirstFoot(model, scenario);
    return scenario;
}

Scenario newStep(const Model& model)
{
    const Step step = stepOf(model);
    Waypoint start{0, {}}, lift{stepDuration / 2, {}}, landing{stepDuration, {}};
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const double own = model.coordinates[i].value, bent = step.lift.values[i];
        start.values.emplace_back(own);
        lift.values.push_back(bent != own ? std::optional(bent) : std::nullopt);
        landing.values.emplace_back(step.landing.values[i]);
    }
    Scenario scenario = moved(model, {start, lift, landing}, "step");
    standOnFirstFoot(model, scenario);
    return scenario;
}

Scenario newReach(const Model& model)
{
    return moved(model, thereAndBack(model, reachOf(model)), "reach");
}

}  // namespace sinew
