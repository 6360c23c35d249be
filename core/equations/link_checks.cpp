#include "core/equations/link_checks.h"

#include <algorithm>
#include <set>

#include "core/base/suggest.h"

namespace sinew {

namespace {

const Joint* jointOf(const Model& model, const std::string& child)
{
    const auto found = std::find_if(model.joints.begin(), model.joints.end(),
                                    [&](const Joint& joint) { return joint.child == child; });
    return found == model.joints.end() ? nullptr : &*found;
}

bool translatesOnly(const Joint& joint)
{
    const bool isKind = joint.kind == JointKind::Weld || joint.kind == JointKind::Axes;
    const bool slides = std::all_of(joint.axes.begin(), joint.axes.end(),
                                    [](const Axis& axis) { return axis.kind == AxisKind::Translation; });
    return isKind && slides && joint.inParent.orientation.isZero(0) && joint.inChild.orientation.isZero(0);
}

struct PartCounts {
    std::size_t stretches, rods;
};

PartCounts neededParts(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::StretchRod: return {1, 1};
    case SegmentKind::RodBetween: return {2, 1};
    case SegmentKind::RodsApart:
    case SegmentKind::Telescope: return {1, 2};
    default: return {1, 0};
    }
}

class LinkChecker {
public:
    explicit LinkChecker(const Model& model) : m_model(model)
    {
        for (const Segment& segment : model.segments)
            m_segments.insert(segment.name);
    }

    Diagnostics run()
    {
        if (m_model.segments.empty()) {
            fail("the model has no segments", "equations are composed for the variable-length links of 'segments'");
            return m_remarks;
        }
        for (const Segment& segment : m_model.segments)
            check(segment);
        if (m_remarks.empty() && parentsFirst(m_model).size() != m_model.segments.size())
            fail("the parents of the segments form a loop", "one of them must hang on the ground or on a body");
        if (m_remarks.empty())
            checkRoots();
        for (const Body& body : m_model.bodies)
            check(body);
        return m_remarks;
    }

private:
    void fail(std::string message, std::string hint)
    {
        m_remarks.push_back(makeError(std::move(message), std::move(hint)));
    }

    bool isPlane() const { return m_model.space == Space::Plane; }

    void check(const Segment& segment)
    {
        const std::string who = "segment '" + segment.name + "'";
        const PartCounts needed = neededParts(segment.kind);
        if (segment.stretches.size() != needed.stretches || segment.rods.size() != needed.rods)
            fail(who + " needs " + std::to_string(needed.stretches) + " stretches and " + std::to_string(needed.rods)
                     + " rods for its kind, found " + std::to_string(segment.stretches.size()) + " and "
                     + std::to_string(segment.rods.size()),
                 "give as many as the kind has");
        if (segment.angles.size() > (isPlane() ? 1U : 2U))
            fail(who + " has too many angles", isPlane() ? "a plane segment turns about z only" : "two at most");
        for (const std::string& angle : segment.angles)
            checkCoordinate(who, angle, CoordinateKind::Rotation);
        for (const Stretch& stretch : segment.stretches) {
            if (!stretch.coordinate.empty())
                checkCoordinate(who, stretch.coordinate, CoordinateKind::Translation);
        }
        checkPlace(segment, who);
    }

    void checkCoordinate(const std::string& who, const std::string& name, CoordinateKind kind)
    {
        const Coordinate* coordinate = findCoordinate(m_model, name);
        if (!coordinate)
            fail(who + " names the coordinate '" + name + "', which the model has not",
                 didYouMean(name, namesOf(m_model.coordinates)));
        else if (coordinate->kind != kind)
            fail(who + ": coordinate '" + name + "' is no "
                     + (kind == CoordinateKind::Rotation ? "rotation" : "translation"),
                 "angles are rotations, stretches are translations");
    }

    void checkPlace(const Segment& segment, const std::string& who)
    {
        const Vector3& turned = segment.inParent.orientation;
        const bool isHung = m_segments.count(segment.parent) > 0;
        if (isPlane() ? !turned.head<2>().isZero(0) : isHung && !turned.isZero(0))
            fail(who + " is hinged at a fixed angle to its parent that the equations do not support",
                 isPlane() ? "a plane segment may be turned about z only" : "set the orientation of in_parent to 0");
        if (isHung && !segment.inParent.position.isZero(0))
            fail(who + " hangs beside the tip of its parent, which the equations do not support",
                 "set the position of in_parent to 0");
    }

    // All trees stand on one base, which may translate.
    void checkRoots()
    {
        const Segment* first = nullptr;
        for (const Segment& segment : m_model.segments) {
            if (m_segments.count(segment.parent))
                continue;
            const std::string who = "segment '" + segment.name + "'";
            std::vector<const Joint*> joints;
            if (!findTranslatingBodies(m_model, segment.parent, joints))
                fail(who + " hangs on '" + segment.parent + "', which the equations do not support",
                     "hang it on the ground, on a segment, or on a body that only translates against the ground");
            if (!first)
                first = &segment;
            else if (segment.parent != first->parent)
                fail(who + " stands on another base than segment '" + first->name + "', which is not supported",
                     "hang both on '" + first->parent + "'");
            else if (!isPlane() && segment.inParent.orientation != first->inParent.orientation)
                fail(who + " is hinged in other directions than segment '" + first->name + "', which is not supported",
                     "give both the same orientation in in_parent");
        }
    }

    void check(const Body& body)
    {
        std::vector<const Joint*> joints;
        if (body.mass.value != 0 && !findTranslatingBodies(m_model, body.name, joints))
            fail("body '" + body.name
                     + "' has a mass and turns or hangs on a segment, which the equations do not "
                       "support",
                 "give its mass to a segment as a mass point");
    }

    const Model& m_model;
    std::set<std::string> m_segments;
    Diagnostics m_remarks;
};

}  // namespace

std::vector<const Segment*> parentsFirst(const Model& model)
{
    std::set<std::string> waiting;
    for (const Segment& segment : model.segments)
        waiting.insert(segment.name);
    std::vector<const Segment*> order;
    for (bool found = true; found;) {
        found = false;
        for (const Segment& segment : model.segments) {
            if (!waiting.count(segment.name) || waiting.count(segment.parent))
                continue;
            waiting.erase(segment.name);
            order.push_back(&segment);
            found = true;
        }
    }
    return order;
}

bool findTranslatingBodies(const Model& model, const std::string& body, std::vector<const Joint*>& joints)
{
    joints.clear();
    std::string name = body;
    while (name != groundName) {
        const Joint* joint = jointOf(model, name);
        if (!joint || !translatesOnly(*joint) || joints.size() > model.joints.size())
            return false;
        joints.insert(joints.begin(), joint);
        name = joint->parent;
    }
    return true;
}

Diagnostics checkLinks(const Model& model)
{
    return LinkChecker(model).run();
}

}  // namespace sinew
