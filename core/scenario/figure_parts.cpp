#include "core/scenario/figure_parts.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <set>

namespace sinew {

namespace {

// A coordinate that turns the child of a joint about z; sign: that of its axis.
struct Hinge {
    std::string coordinate;
    double sign = 1;
};

std::optional<Hinge> hingeOf(const Joint& joint)
{
    if (joint.kind == JointKind::Ball)
        return Hinge{joint.coordinates[2]};
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

const Segment* parentOf(const Model& model, const Segment& segment)
{
    const auto it = std::ranges::find(model.segments, segment.parent, &Segment::name);
    return it == model.segments.end() ? nullptr : &*it;
}

bool isA(const Segment* segment, const char* word)
{
    return segment && hasWord(segment->name, word) && !segment->angles.empty();
}

// The first with that word that is hinged to another segment.
const Segment* childOf(const Model& model, const Segment* parent, const char* word)
{
    const auto it = std::ranges::find_if(model.segments, [&](const Segment& segment) {
        return parent && segment.parent == parent->name && isA(&segment, word);
    });
    return it == model.segments.end() ? nullptr : &*it;
}

}  // namespace

bool hasWord(std::string name, const char* word)
{
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name.find(word) != std::string::npos;
}

TargetPosture noTarget(Sentence reason)
{
    TargetPosture target;
    target.whyNot = std::move(reason);
    return target;
}

TargetPosture ownPosture(const Model& model)
{
    TargetPosture target;
    for (const Coordinate& coordinate : model.coordinates)
        target.values.push_back(coordinate.value);
    return target;
}

void turnCoordinate(const Model& model, TargetPosture& target, const std::string& coordinate, double by)
{
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const Coordinate& each = model.coordinates[i];
        if (each.name == coordinate)
            target.values[i]
                = std::clamp(each.value + by, std::min(each.minimum, each.value), std::max(each.maximum, each.value));
    }
}

void bendJoint(const Model& model, TargetPosture& target, const Joint& joint, double by)
{
    if (const std::optional<Hinge> hinge = hingeOf(joint))
        turnCoordinate(model, target, hinge->coordinate, hinge->sign * by);
    else if (target.whyNot.empty())
        target.whyNot = sentence("the joint '%1' does not turn about z by one coordinate", joint.name);
}

// Legs of joints

const Joint* jointWithWord(const Model& model, const char* word, const std::string& parent)
{
    const auto it = std::ranges::find_if(model.joints, [&](const Joint& joint) {
        return hasWord(joint.name, word) && (parent.empty() || joint.parent == parent);
    });
    return it == model.joints.end() ? nullptr : &*it;
}

JointedLegs jointedLegsOf(const Model& model)
{
    JointedLegs found;
    std::set<std::string> pelves;
    for (const Joint& hip : model.joints) {
        if (!hasWord(hip.name, "hip"))
            continue;
        const Joint* knee = jointWithWord(model, "knee", hip.child);
        const Joint* ankle = knee ? jointWithWord(model, "ankle", knee->child) : nullptr;
        if (!ankle) {
            found.whyNot = sentence("no knee and ankle were found below the joint '%1'", hip.name);
            return found;
        }
        found.legs.push_back({&hip, knee, ankle});
        pelves.insert(hip.parent);
    }
    const auto root = std::ranges::find_if(model.joints, [&](const Joint& joint) {
        return joint.parent == groundName && joint.kind == JointKind::Free && pelves.contains(joint.child);
    });
    if (found.legs.size() < 2 || pelves.size() != 1)
        found.whyNot = noLegs();
    else if (root == model.joints.end())
        found.whyNot = sentence("its pelvis is not free to go down");
    else
        found.root = &*root;
    return found;
}

Sentence noLegs()
{
    return sentence("no two legs with hip, knee and ankle were found by the names of joints and segments");
}

// Legs of segments

TargetPosture leaningSegments(const Model& model, const LeanOf& leanOf)
{
    TargetPosture target = ownPosture(model);
    for (const Segment& segment : model.segments) {
        const std::optional<double> lean = segment.angles.empty() ? std::nullopt : leanOf(segment);
        if (!lean)
            continue;
        const Segment* parent = segment.angleReference == AngleReference::Parent ? parentOf(model, segment) : nullptr;
        turnCoordinate(model, target, segment.angles.front(), parent ? *lean - leanOf(*parent).value_or(0) : *lean);
    }
    return target;
}

SegmentLegs segmentLegsOf(const Model& model)
{
    SegmentLegs legs;
    for (const Segment& segment : model.segments) {
        if (!isA(&segment, "thigh"))
            continue;
        const bool isStanding = isA(parentOf(model, segment), "shank");
        const Segment*& thigh = isStanding ? legs.standingThigh : legs.swingingThigh;
        thigh = thigh ? thigh : &segment;
    }
    if (legs.standingThigh)
        legs.standingShank = parentOf(model, *legs.standingThigh);
    if (const Segment* foot = legs.standingShank ? parentOf(model, *legs.standingShank) : nullptr; isA(foot, "foot"))
        legs.standingFoot = foot;
    legs.swingingShank = childOf(model, legs.swingingThigh, "shank");
    legs.swingingFoot = childOf(model, legs.swingingShank, "foot");
    return legs;
}

double directionOf(const Model& model, const Segment& segment)
{
    const Coordinate* angle = segment.angles.empty() ? nullptr : findCoordinate(model, segment.angles.front());
    const Segment* parent = segment.angleReference == AngleReference::Parent ? parentOf(model, segment) : nullptr;
    return (angle ? angle->value : 0) + (parent ? directionOf(model, *parent) : 0);
}

}  // namespace sinew
