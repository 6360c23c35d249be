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
            fail(sentence("the model has no segments"),
                 sentence("equations are composed for the variable-length links of 'segments'"));
            return m_remarks;
        }
        for (const Segment& segment : m_model.segments)
            check(segment);
        if (m_remarks.empty() && parentsFirst(m_model).size() != m_model.segments.size())
            fail(sentence("the parents of the segments form a loop"),
                 sentence("one of them must hang on the ground or on a body"));
        if (m_remarks.empty())
            checkRoots();
        for (const Body& body : m_model.bodies)
            check(body);
        return m_remarks;
    }

private:
    void fail(Sentence message, Sentence hint) { m_remarks.push_back(makeError(std::move(message), std::move(hint))); }

    bool isPlane() const { return m_model.space == Space::Plane; }

    void check(const Segment& segment)
    {
        const std::string& name = segment.name;
        const PartCounts needed = neededParts(segment.kind);
        if (segment.stretches.size() != needed.stretches || segment.rods.size() != needed.rods)
            fail(sentence("segment '%1' needs %2 stretches and %3 rods for its kind, found %4 and %5", name,
                          needed.stretches, needed.rods, segment.stretches.size(), segment.rods.size()),
                 sentence("give as many as the kind has"));
        if (segment.angles.size() > (isPlane() ? 1U : 2U))
            fail(sentence("segment '%1' has too many angles", name),
                 isPlane() ? sentence("a plane segment turns about z only") : sentence("two at most"));
        for (const std::string& angle : segment.angles)
            checkCoordinate(name, angle, CoordinateKind::Rotation);
        for (const Stretch& stretch : segment.stretches) {
            if (!stretch.coordinate.empty())
                checkCoordinate(name, stretch.coordinate, CoordinateKind::Translation);
        }
        checkPlace(segment);
    }

    void checkCoordinate(const std::string& segment, const std::string& name, CoordinateKind kind)
    {
        const Coordinate* coordinate = findCoordinate(m_model, name);
        if (!coordinate)
            fail(sentence("segment '%1' names the coordinate '%2', which the model has not", segment, name),
                 didYouMean(name, namesOf(m_model.coordinates)));
        else if (coordinate->kind != kind)
            fail(kind == CoordinateKind::Rotation
                     ? sentence("segment '%1': coordinate '%2' is no rotation", segment, name)
                     : sentence("segment '%1': coordinate '%2' is no translation", segment, name),
                 sentence("angles are rotations, stretches are translations"));
    }

    void checkPlace(const Segment& segment)
    {
        const Vector3& turned = segment.inParent.orientation;
        const bool isHung = m_segments.count(segment.parent) > 0;
        if (isPlane() ? !turned.head<2>().isZero(0) : isHung && !turned.isZero(0))
            fail(sentence("segment '%1' is hinged at a fixed angle to its parent that the equations do not support",
                          segment.name),
                 isPlane() ? sentence("a plane segment may be turned about z only")
                           : sentence("set the orientation of in_parent to 0"));
        if (isHung && !segment.inParent.position.isZero(0))
            fail(sentence("segment '%1' hangs beside the tip of its parent, which the equations do not support",
                          segment.name),
                 sentence("set the position of in_parent to 0"));
    }

    // All trees stand on one base, which may translate.
    void checkRoots()
    {
        const Segment* first = nullptr;
        for (const Segment& segment : m_model.segments) {
            if (m_segments.count(segment.parent))
                continue;
            const std::string& name = segment.name;
            std::vector<const Joint*> joints;
            if (!findTranslatingBodies(m_model, segment.parent, joints))
                fail(sentence("segment '%1' hangs on '%2', which the equations do not support", name, segment.parent),
                     sentence(
                         "hang it on the ground, on a segment, or on a body that only translates against the ground"));
            if (!first)
                first = &segment;
            else if (segment.parent != first->parent)
                fail(sentence("segment '%1' stands on another base than segment '%2', which is not supported", name,
                              first->name),
                     sentence("hang both on '%1'", first->parent));
            else if (!isPlane() && segment.inParent.orientation != first->inParent.orientation)
                fail(sentence("segment '%1' is hinged in other directions than segment '%2', which is not supported",
                              name, first->name),
                     sentence("give both the same orientation in in_parent"));
        }
    }

    void check(const Body& body)
    {
        std::vector<const Joint*> joints;
        if (body.mass.value != 0 && !findTranslatingBodies(m_model, body.name, joints))
            fail(sentence("body '%1' has a mass and turns or hangs on a segment, which the equations do not support",
                          body.name),
                 sentence("give its mass to a segment as a mass point"));
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
