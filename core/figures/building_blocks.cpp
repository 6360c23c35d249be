#include "core/figures/building_blocks.h"

#include <cmath>
#include <utility>

#include "core/figures/figure_parts.h"
#include "core/math/rotation.h"

namespace sinew {

namespace {

using namespace figure;

// A body that hangs on another by a hinge about z, as the last of a model.
void addHinged(Model& model, Body body, const std::string& parent, const Vector3& place)
{
    const std::string coordinate = body.name + "_angle";
    model.coordinates.push_back(angle(coordinate, {0, -halfTurn, halfTurn}, body.source));
    Joint joint;
    joint.name = body.name + "_joint";
    joint.parent = parent;
    joint.child = body.name;
    joint.inParent.position = place;
    joint.axes = {turnBy(Vector3::UnitZ(), coordinate)};
    model.joints.push_back(std::move(joint));
    model.bodies.push_back(std::move(body));
}

// The frame at a point whose x axis shows to another.
Frame frameAlong(const Vector3& from, const Vector3& to)
{
    const Vector3 along = to - from;
    if (along.z() == 0)  // in the plane, and exact there
        return {from, {0, 0, std::atan2(along.y(), along.x())}};
    return {from, xyzFromRotation(Eigen::Quaterniond::FromTwoVectors(Vector3::UnitX(), along).toRotationMatrix())};
}

}  // namespace

Model chain(const ChainOptions& options)
{
    Model model;
    std::string parent = groundName;
    for (int i = 1; i <= options.links; ++i) {
        const Vector3 end(0, -options.length, 0);
        const double across = options.length / std::sqrt(12);  // a thin rod
        Body body;
        body.name = "link_" + std::to_string(i);
        body.mass.value = options.mass;
        body.centreOfMass = end / 2;
        body.inertia = GyrationRadii{{across, 0, across}};
        body.landmarks = {{"joint", Vector3::Zero()}, {"end", end}};
        addHinged(model, body, parent, i == 1 ? Vector3(Vector3::Zero()) : end);
        parent = body.name;
    }
    return model;
}

Model limb(const Person& person)
{
    Model model;
    model.sources = {sourceOf(person)};
    const auto add = [&](const char* name, BodySegment segment, const std::string& parent, const Vector3& place) {
        const SegmentData data = segmentData(segment, person.sex, person.source);
        const double length = data.lengthFraction * person.height;
        Body body;
        body.name = name;
        body.mass.value = data.massFraction * person.mass;
        body.centreOfMass = {0, -data.centre * length, 0};
        body.inertia = GyrationRadii{length * Vector3(data.gyration[0], data.gyration[2], data.gyration[1])};
        body.landmarks = {{"joint", Vector3::Zero()}, {"end", {0, -length, 0}}};
        body.source = model.sources.front().name;
        addHinged(model, body, parent, place);
        return Vector3(0, -length, 0);
    };
    const Vector3 knee = add("thigh", BodySegment::Thigh, groundName, Vector3::Zero());
    const Vector3 ankle = add("shank", BodySegment::Shank, "thigh", knee);
    const Foot foot = footOf(person);
    Body body;
    body.name = "foot";
    body.mass.value = segmentData(BodySegment::Foot, person.sex, person.source).massFraction * person.mass;
    body.centreOfMass = foot.centre;
    body.inertia = GyrationRadii{foot.radii};
    body.landmarks = {{"joint", Vector3::Zero()}, {"heel", foot.heel}, {"toe", foot.toe}};
    body.source = model.sources.front().name;
    addHinged(model, std::move(body), "shank", ankle);
    return model;
}

Model twoHeadedMuscle(const TwoHeadedMuscle& muscle)
{
    Model model;
    Node node;
    node.name = muscle.name + " node";
    node.body = muscle.node.body;
    node.position = muscle.node.position;
    model.nodes = {node};
    const PathPoint meeting{{}, node.name};
    const auto add = [&](const std::string& name, const PathPoint& from, const PathPoint& to) {
        Link link;
        link.name = name;
        link.group = muscle.name;
        link.path = {from, to};
        link.stiffness = DirectStiffness{muscle.stiffness};
        model.links.push_back(std::move(link));
    };
    for (std::size_t i = 0; i < muscle.heads.size(); ++i)
        add(muscle.name + " head " + std::to_string(i + 1), muscle.heads[i], meeting);
    add(muscle.name, meeting, muscle.insertion);
    return model;
}

Model exoskeletonSegment(const ExoskeletonSegment& options)
{
    constexpr double share = 0.6;  // of the whole length is each of the two
    const double whole = (options.to - options.from).norm();
    Model model;
    const std::string coordinate = options.name + "_length";
    model.coordinates = {length(coordinate, {whole, share * whole, 2 * share * whole}, {})};
    Segment segment;
    segment.name = options.name;
    segment.kind = SegmentKind::Telescope;
    segment.parent = options.body;
    segment.inParent = frameAlong(options.from, options.to);
    segment.stretches = {{coordinate, 0}};
    const HeavyRod rod{share * whole, {options.mass / 2}, 0.5, {}};
    segment.rods = {rod, rod};
    model.segments = {segment};
    return model;
}

void hangOn(Model& model, const PartStart& part, const std::string& body, const Vector3& place)
{
    const auto hang = [&](std::string& parent, Frame& frame) {
        if (parent != groundName)
            return;
        parent = body;
        frame.position += place;
    };
    for (std::size_t i = part.joints; i < model.joints.size(); ++i)
        hang(model.joints[i].parent, model.joints[i].inParent);
    for (std::size_t i = part.segments; i < model.segments.size(); ++i)
        hang(model.segments[i].parent, model.segments[i].inParent);
}

}  // namespace sinew
