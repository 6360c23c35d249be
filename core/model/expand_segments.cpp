#include "core/model/expand_segments.h"

#include <cmath>
#include <unordered_map>

namespace sinew {

namespace {

const Vector3 along = Vector3::UnitX();       // of the segment, in its own frame
const Vector3 elevation = -Vector3::UnitY();  // turns the segment up from the x-y plane

AxisTerm term(const std::string& coordinate, double slope)
{
    return {coordinate, Polynomial{{0, slope}}};
}

// An angle of the segment, and against the ground's direction first the parent's angle back.
Axis turn(const Vector3& about, const std::string& coordinate, double slope = 1)
{
    return {AxisKind::Rotation, about, {0, {term(coordinate, slope)}}};
}

// Slides by offset + fraction * stretch along the segment.
Axis slide(double offset, double fraction, const Stretch& stretch)
{
    Axis axis{AxisKind::Translation, along, {offset + fraction * stretch.constant, {}}};
    if (!stretch.coordinate.empty() && fraction != 0)
        axis.value.terms.push_back(term(stretch.coordinate, fraction));
    return axis;
}

Body rodBody(const std::string& name, const HeavyRod& rod)
{
    Body body;
    body.name = name;
    body.mass = rod.mass;
    body.centreOfMass = rod.centre * rod.length * along;
    const double radius = rod.gyrationRadius.value_or(rod.length / std::sqrt(12.0));
    body.inertia = GyrationRadii{{0, radius, radius}};
    return body;
}

// Writes one segment out. The parts follow one another: each is added with what it slides on.
class Expander {
public:
    Expander(const Segment& segment, const Segment* parent, Model& out)
        : m_segment(segment), m_parent(parent), m_out(out)
    {
    }

    void run()
    {
        switch (m_segment.kind) {
        case SegmentKind::Points: addPoints(); break;
        case SegmentKind::StretchRod:
            addBase({});
            addPart(m_segment.name, rodBody(m_segment.name + ".rod", rod(0)), slide(0, 1, stretch(0)));
            addTip(m_segment.name + ".rod", slide(rod(0).length, 0, {}));
            break;
        case SegmentKind::RodBetween:
            addBase({});
            addPart(m_segment.name, rodBody(m_segment.name + ".rod", rod(0)), slide(0, 1, stretch(0)));
            addTip(m_segment.name + ".rod", slide(rod(0).length, 1, stretch(1)));
            break;
        case SegmentKind::RodsApart:
            addBase(rodBody({}, rod(0)));
            addPart(m_segment.name, rodBody(m_segment.name + ".rod", rod(1)), slide(rod(0).length, 1, stretch(0)));
            addTip(m_segment.name + ".rod", slide(rod(1).length, 0, {}));
            break;
        case SegmentKind::Telescope:
            addBase(rodBody({}, rod(0)));
            addPart(m_segment.name, rodBody(m_segment.name + ".rod", rod(1)), slide(-rod(1).length, 1, stretch(0)));
            addTip(m_segment.name + ".rod", slide(rod(1).length, 0, {}));
            break;
        }
    }

private:
    const HeavyRod& rod(std::size_t i) const { return m_segment.rods[i]; }
    const Stretch& stretch(std::size_t i) const { return m_segment.stretches[i]; }

    void addPoints()
    {
        addBase({});
        const std::vector<std::string> names = partNames(m_segment);
        for (std::size_t i = 0; i < m_segment.points.size(); ++i) {
            Body body;
            body.name = names[i + 1];
            body.mass = m_segment.points[i].mass;
            addPart(m_segment.name, std::move(body), slide(0, m_segment.points[i].fraction, stretch(0)));
        }
        addTip(m_segment.name, slide(0, 1, stretch(0)));
    }

    void addBase(Body body)
    {
        body.name = m_segment.name;
        addJoint(m_parent ? tipName(*m_parent) : m_segment.parent, std::move(body), turns(), m_segment.inParent);
    }

    std::vector<Axis> turns() const
    {
        std::vector<Axis> axes;
        if (m_parent && m_segment.angleReference == AngleReference::Ground) {
            for (std::size_t i = m_parent->angles.size(); i-- > 0;)
                axes.push_back(turn(i == 0 ? Vector3::UnitZ() : elevation, m_parent->angles[i], -1));
        }
        for (std::size_t i = 0; i < m_segment.angles.size(); ++i)
            axes.push_back(turn(i == 0 ? Vector3::UnitZ() : elevation, m_segment.angles[i]));
        return axes;
    }

    void addPart(const std::string& parent, Body body, Axis axis) { addJoint(parent, std::move(body), {axis}, {}); }

    void addTip(const std::string& parent, Axis axis)
    {
        Body tip;
        tip.name = tipName(m_segment);
        addPart(parent, std::move(tip), std::move(axis));
    }

    void addJoint(const std::string& parent, Body body, std::vector<Axis> axes, const Frame& inParent)
    {
        Joint joint;
        joint.name = body.name;
        joint.parent = parent;
        joint.child = body.name;
        joint.inParent = inParent;
        joint.axes = std::move(axes);
        body.shape = BodyShape::None;
        body.source = m_segment.source;
        m_out.joints.push_back(std::move(joint));
        m_out.bodies.push_back(std::move(body));
    }

    const Segment& m_segment;
    const Segment* m_parent;
    Model& m_out;
};

}  // namespace

std::string tipName(const Segment& segment)
{
    return segment.name + ".tip";
}

std::vector<std::string> partNames(const Segment& segment)
{
    std::vector<std::string> names = {segment.name};
    if (segment.kind == SegmentKind::Points) {
        for (std::size_t i = 0; i < segment.points.size(); ++i)
            names.push_back(segment.name + "." + std::to_string(i + 1));
    } else {
        names.push_back(segment.name + ".rod");
    }
    names.push_back(tipName(segment));
    return names;
}

Model expanded(const Model& model)
{
    Model out = model;
    out.segments.clear();
    std::unordered_map<std::string, const Segment*> segments;
    for (const Segment& segment : model.segments)
        segments.emplace(segment.name, &segment);
    for (const Segment& segment : model.segments) {
        const auto parent = segments.find(segment.parent);
        Expander(segment, parent == segments.end() ? nullptr : parent->second, out).run();
    }
    return out;
}

}  // namespace sinew
