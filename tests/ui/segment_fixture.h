#pragma once

#include "core/mechanism/kinematics.h"
#include "core/model/expand_segments.h"
#include "core/statics/statics_frame.h"
#include "ui/panels/panel_input.h"

namespace sinew::test {

// A leg in the plane on a cart: a thigh of two point masses that stretches, hinged to the cart; a shank with a stretching
// part and a heavy rod at its tip; a rigid foot. All coordinates are locked. A load pulls at the shank's tip.
inline Model segmentModel()
{
    Model model;
    model.name = "leg";
    model.space = Space::Plane;
    model.gravity = {0, -9.81, 0};
    Body cart{.name = "cart"};
    cart.mass = {2, Scale::Si};
    cart.inertia = InertiaTensor{{0.1, 0.2, 0.3}, Vector3::Zero()};
    cart.shape = BodyShape::None;
    model.bodies = {cart};
    const auto coordinate = [](const char* name, CoordinateKind kind, double value) {
        Coordinate made{.name = name, .kind = kind, .value = value, .mode = CoordinateMode::Locked};
        made.minimum = kind == CoordinateKind::Rotation ? -2 : 0.01;
        made.maximum = kind == CoordinateKind::Rotation ? 2 : 1;
        return made;
    };
    model.coordinates = {coordinate("slide", CoordinateKind::Translation, 0.25),
                         coordinate("hip_angle", CoordinateKind::Rotation, -1.5),
                         coordinate("thigh_length", CoordinateKind::Translation, 0.5),
                         coordinate("knee_angle", CoordinateKind::Rotation, -0.2),
                         coordinate("shank_stretch", CoordinateKind::Translation, 0.1)};
    model.coordinates[3].resistance.spring = Spring{.rest = 0, .stiffness = 15, .cubic = 2};
    model.coordinates[4].resistance.damper = Damper{.linear = 40};
    model.coordinates[4].resistance.stop = Stop{.stiffness = 5000, .damping = 0.5};
    Joint rail{.name = "rail", .parent = "ground", .child = "cart"};
    rail.axes = {{AxisKind::Translation, Vector3::UnitX(), {0, {{"slide"}}}}};
    model.joints = {rail};
    Segment thigh{.name = "thigh", .kind = SegmentKind::Points, .parent = "cart"};
    thigh.angles = {"hip_angle"};
    thigh.stretches = {{"thigh_length", 0}};
    thigh.points = {{0.5, {8, Scale::Si}}, {1, {1, Scale::Si}}};
    Segment shank{.name = "shank", .kind = SegmentKind::StretchRod, .parent = "thigh"};
    shank.angles = {"knee_angle"};
    shank.stretches = {{"shank_stretch", 0.05}};
    HeavyRod rod;
    rod.length = 0.4;
    rod.mass = {3, Scale::Si};
    shank.rods = {rod};
    shank.note = "made for tests";
    Segment foot{.name = "foot", .kind = SegmentKind::Points, .parent = "shank"};
    foot.stretches = {{"", 0.2}};
    model.segments = {thigh, shank, foot};
    Load pull{.name = "pull", .body = "shank.tip", .force = {30, 0, 0}};
    model.loads = {pull};
    return model;
}

// The model solved in its own posture, or in another one.
struct SegmentCase {
    Model model = segmentModel();
    Model expandedModel = expanded(model);
    Mechanism mechanism = *compile(model).value;
    Situation situation = makeSituation(model);
    std::shared_ptr<StaticsSolution> solution = std::make_shared<StaticsSolution>(solveStatics(mechanism, situation));
    std::set<ObjectId> hidden;
    ObjectId selection;

    void set(int coordinate, double value)
    {
        situation.values[coordinate] = value;
        *solution = solveStatics(mechanism, situation);
    }

    ResultFrame frame() const
    {
        return resultFrame(std::make_shared<const Mechanism>(mechanism), situation, *solution);
    }

    PanelInput input() const
    {
        PanelInput made{model, expandedModel, situation, hidden};
        made.statics = solution;
        made.frame = std::make_shared<const ResultFrame>(frame());
        made.mechanism = &mechanism;
        made.selection = selection;
        return made;
    }
};

}  // namespace sinew::test
