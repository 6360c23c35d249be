#include "core/scenario/motion_templates.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <set>
#include <variant>

#include "core/base/constants.h"
#include "core/scenario/ball_turns.h"
#include "core/scenario/new_scenario.h"

namespace sinew {

namespace {

constexpr double hipBend = 90 * degree, kneeBend = 80 * degree, ankleBend = 20 * degree;
constexpr double trunkLean = hipBend - kneeBend + ankleBend;
constexpr double armRaise = 80 * degree, swingBack = 30 * degree;

bool hasWord(std::string name, const char* word)
{
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name.find(word) != std::string::npos;
}

// The posture that a template goes to, or why there is none.
struct Target {
    std::vector<double> values;  // rad or m, one a coordinate
    Sentence whyNot;
    const Joint* root = nullptr;  // between ground and pelvis, where that is free
    std::string foot;             // that it then stands on
};

Target noTarget(Sentence reason)
{
    Target target;
    target.whyNot = std::move(reason);
    return target;
}

Target ownPosture(const Model& model)
{
    Target target;
    for (const Coordinate& coordinate : model.coordinates)
        target.values.push_back(coordinate.value);
    return target;
}

// Within its range.
void turn(const Model& model, Target& target, const std::string& coordinate, double by)
{
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const Coordinate& each = model.coordinates[i];
        if (each.name == coordinate)
            target.values[i]
                = std::clamp(each.value + by, std::min(each.minimum, each.value), std::max(each.maximum, each.value));
    }
}

// A coordinate that turns the child of a joint about z, which points to the right of figures; sign: that of its axis.
struct Hinge {
    std::string coordinate;
    double sign = 1;
};

std::optional<Hinge> hingeOf(const Joint& joint)
{
    for (const Axis& axis : joint.axes) {
        const bool isAboutZ = std::abs(axis.direction.z()) > 0.9 * axis.direction.norm();
        if (axis.kind != AxisKind::Rotation || !isAboutZ || axis.value.terms.size() != 1)
            continue;
        const AxisTerm& term = axis.value.terms.front();
        if (term.function == ScalarFunction(Polynomial{{0, 1}}))
            return Hinge{term.coordinate, axis.direction.z() > 0 ? 1.0 : -1.0};
    }
    return std::nullopt;
}

// The joint of that word below a body; empty body: any.
const Joint* jointOf(const Model& model, const char* word, const std::string& parent = {})
{
    const auto it = std::ranges::find_if(model.joints, [&](const Joint& joint) {
        return hasWord(joint.name, word) && (parent.empty() || joint.parent == parent);
    });
    return it == model.joints.end() ? nullptr : &*it;
}

// Bends a joint about z. False, with the reason, when it cannot be bent so.
bool bend(const Model& model, Target& target, const Joint& joint, double by)
{
    const std::optional<Hinge> hinge = hingeOf(joint);
    if (hinge)
        turn(model, target, hinge->coordinate, hinge->sign * by);
    else
        target.whyNot = joint.kind == JointKind::Ball
                            ? sentence("the turns of the ball joint '%1' can only be held", joint.name)
                            : sentence("the joint '%1' does not turn about z by one coordinate", joint.name);
    return hinge.has_value();
}

// Legs of joints

Target squatOfJoints(const Model& model)
{
    Target target = ownPosture(model);
    std::set<std::string> pelves;
    int legs = 0;
    for (const Joint& hip : model.joints) {
        if (!hasWord(hip.name, "hip"))
            continue;
        const Joint* knee = jointOf(model, "knee", hip.child);
        const Joint* ankle = knee ? jointOf(model, "ankle", knee->child) : nullptr;
        if (!ankle)
            return noTarget(sentence("no knee and ankle were found below the joint '%1'", hip.name));
        const bool isBent = bend(model, target, hip, hipBend) && bend(model, target, *knee, -kneeBend)
                            && bend(model, target, *ankle, ankleBend);
        if (!isBent)
            return noTarget(target.whyNot);
        if (legs++ == 0)
            target.foot = ankle->child;
        pelves.insert(hip.parent);
    }
    if (legs < 2 || pelves.size() != 1)
        return noTarget(
            sentence("no two legs with hip, knee and ankle were found by the names of joints and segments"));
    const auto root = std::ranges::find_if(model.joints, [&](const Joint& joint) {
        return joint.parent == groundName && joint.kind == JointKind::Free && pelves.contains(joint.child);
    });
    if (root == model.joints.end())
        return noTarget(sentence("its pelvis is not free to go down"));
    target.root = &*root;
    return target;
}

// Legs of segments, on the ground by the first of them. Angles count counterclockwise.

double leanInSquat(const Segment& segment)
{
    if (hasWord(segment.name, "shank"))
        return -ankleBend;
    if (hasWord(segment.name, "thigh"))
        return kneeBend - ankleBend;
    return hasWord(segment.name, "trunk") ? -trunkLean : 0;
}

Target squatOfSegments(const Model& model)
{
    Target target = ownPosture(model);
    const auto legParts = [&](const char* word) {
        return std::ranges::count_if(model.segments, [&](const Segment& segment) {
            return hasWord(segment.name, word) && !segment.angles.empty();
        });
    };
    if (legParts("thigh") < 2 || legParts("shank") < 2)
        return noTarget(
            sentence("no two legs with hip, knee and ankle were found by the names of joints and segments"));
    for (const Segment& segment : model.segments) {
        if (segment.angles.empty())
            continue;
        const auto parent = std::ranges::find(model.segments, segment.parent, &Segment::name);
        const bool isRelative = segment.angleReference == AngleReference::Parent && parent != model.segments.end();
        const double lean = leanInSquat(segment);
        if (lean != 0)
            turn(model, target, segment.angles.front(), isRelative ? lean - leanInSquat(*parent) : lean);
    }
    return target;
}

Target squatOf(const Model& model)
{
    const bool hasHips = jointOf(model, "hip") != nullptr;
    return hasHips ? squatOfJoints(model) : squatOfSegments(model);
}

// Arms

Target reachOfSegments(const Model& model)
{
    Target target = ownPosture(model);
    const auto arm = std::ranges::find_if(model.segments, [](const Segment& segment) {
        return hasWord(segment.name, "upper_arm") && !segment.angles.empty();
    });
    if (arm != model.segments.end()) {
        turn(model, target, arm->angles.front(), armRaise);
        for (const Segment& below : model.segments) {
            if (below.parent == arm->name && below.angleReference == AngleReference::Ground && !below.angles.empty())
                turn(model, target, below.angles.front(), armRaise);
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
    turn(model, target, telescope->angles.front(), armRaise / 2);
    turn(model, target, telescope->stretches.front().coordinate, longer);
    return target;
}

Target reachOf(const Model& model)
{
    for (const Joint& joint : model.joints) {
        if (!hasWord(joint.name, "shoulder") || !hasWord(joint.child, "arm"))
            continue;
        Target target = ownPosture(model);
        bend(model, target, joint, armRaise);
        return target;
    }
    return reachOfSegments(model);
}

// What stands against a target: its own reason, or that of any movement.
Sentence whyNot(const Model& model, const Target& target)
{
    return target.whyNot.empty() ? whyNoMovement(model, target.values) : target.whyNot;
}

void nameIt(const Model& model, Scenario& scenario, const std::string& what)
{
    scenario.name = (model.name.empty() ? "" : model.name + " ") + what;
    scenario.stages.front().name = what;
}

Scenario moved(const Model& model, const Target& target, const std::string& what)
{
    constexpr std::size_t mostPlots = 4;
    Scenario scenario = newMovement(model, target.values);
    nameIt(model, scenario, what);
    for (std::size_t i = 0; i < std::min(scenario.curves.size(), mostPlots); ++i)
        scenario.plots.push_back(scenario.curves[i].coordinate + "/effort");
    return scenario;
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
    const Target target = squatOf(model);
    Scenario scenario = moved(model, target, "squat");
    if (!target.root)
        return scenario;
    Stage& stage = scenario.stages.front();
    GivenPair pelvis;
    pelvis.coordinates = target.root->coordinates;
    stage.given.insert(stage.given.end() - 1, std::move(pelvis));  // before the rest
    stage.holds = {StageHold{.name = "standing_foot", .body = target.foot, .keepsDirection = true}};
    return scenario;
}

Scenario newReach(const Model& model)
{
    return moved(model, reachOf(model), "reach");
}

}  // namespace sinew
