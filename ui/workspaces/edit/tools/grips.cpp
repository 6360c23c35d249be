#include "ui/workspaces/edit/tools/grips.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/document/object_place.h"
#include "core/document/project_schema.h"
#include "core/document/verbs.h"
#include "core/math/rotation.h"
#include "core/model/expand_segments.h"
#include "core/schema/place.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/workspaces/edit/tools/json_node.h"

namespace sinew {

namespace {

// The body that a segment's or joint's parent means: a segment's children hang at its tip.
std::string parentBody(const Model& model, const std::string& parent)
{
    const Segment* segment = findSegment(model, parent);
    return segment ? tipName(*segment) : parent;
}

template <class T>
const T* findNamed(const std::vector<T>& list, const std::string& name)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const T& item) { return item.name == name; });
    return found == list.end() ? nullptr : &*found;
}

const Load* findLoad(const Model& model, const ObjectId& id)
{
    if (id.activity.empty())
        return findNamed(model.loads, id.name);
    const Activity* activity = findActivity(model, id.activity);
    if (!activity || id.step.empty())
        return activity ? findNamed(activity->loads, id.name) : nullptr;
    const ActivityStep* step = findNamed(activity->steps, id.step);
    return step ? findNamed(step->loads, id.name) : nullptr;
}

const PathPoint* findPoint(const Model& model, const ScenePart& part)
{
    const Link* link = findLink(model, part.id.name);
    if (!link || part.part.size() != 2 || part.part[0] != "path")
        return nullptr;
    const std::size_t index = indexOf(link->path, part.part[1]);
    return index < link->path.size() ? &link->path[index] : nullptr;
}

const Joint* jointOf(const Model& model, const ObjectId& id)
{
    if (id.kind == ObjectKind::Joint)
        return findJoint(model, id.name);
    const auto found = std::find_if(model.joints.begin(), model.joints.end(),
                                    [&](const Joint& joint) { return joint.child == id.name; });
    return id.kind == ObjectKind::Body && found != model.joints.end() ? &*found : nullptr;
}

bool isPart(const ScenePart& part, const char* name)
{
    return !part.part.empty() && part.part[0] == name;
}

class GripFinder {
public:
    GripFinder(const PosedModel& posed, const ScenePart& part, const Vector3& arrow)
        : m_posed(posed), m_model(posed.model), m_part(part), m_arrow(arrow)
    {
    }

    std::optional<Grip> find() const
    {
        switch (m_part.id.kind) {
        case ObjectKind::Link: return ofPathPoint();
        case ObjectKind::Node: return ofNode(m_part.id.name);
        case ObjectKind::Contact: return ofContact();
        case ObjectKind::Load: return ofLoad();
        case ObjectKind::Body: return m_part.part.empty() ? ofBody() : ofLandmark();
        case ObjectKind::Joint: return ofJoint();
        case ObjectKind::Segment: return ofSegment();
        default: return std::nullopt;
        }
    }

private:
    std::optional<Grip> at(const std::string& body, const Vector3& place) const
    {
        const int index = bodyIndex(m_posed.mechanism, body);
        if (index < 0)
            return std::nullopt;
        Grip grip;
        grip.of = m_part;
        grip.origin = m_posed.configuration.inGround(index, place);
        grip.local = m_posed.configuration.R[static_cast<std::size_t>(index)];
        grip.body = body;
        return grip;
    }

    std::optional<Grip> ofPathPoint() const
    {
        const PathPoint* point = findPoint(m_model, m_part);
        if (!point || !point->surface.empty())
            return std::nullopt;
        return point->node.empty() ? at(point->body, point->position) : ofNode(point->node);
    }

    std::optional<Grip> ofNode(const std::string& name) const
    {
        const Node* node = findNamed(m_model.nodes, name);
        auto grip = node ? at(node->body, node->position) : std::nullopt;
        if (grip)
            grip->of = {{ObjectKind::Node, name}, {}};
        return grip;
    }

    std::optional<Grip> ofContact() const
    {
        const Contact* contact = findContact(m_model, m_part.id.name);
        if (!contact)
            return std::nullopt;
        return isPart(m_part, "place") ? at(contact->against, contact->place) : at(contact->body, contact->point);
    }

    std::optional<Grip> ofLoad() const
    {
        const Load* load = findLoad(m_model, m_part.id);
        auto grip = load ? at(load->body, load->point) : std::nullopt;
        if (!grip || !isPart(m_part, "force"))
            return grip;
        if (!(m_arrow.norm() > 0))
            return std::nullopt;
        grip->origin -= m_arrow;
        grip->forcePerMetre = load->force.norm() / m_arrow.norm();
        if (load->frame == LoadFrame::Ground)
            grip->local = Matrix3::Identity();
        return grip;
    }

    std::optional<Grip> ofLandmark() const
    {
        const Body* body = findBody(m_model, m_part.id.name);
        if (!body || m_part.part.size() != 2 || m_part.part[0] != "landmarks")
            return std::nullopt;
        const std::size_t index = indexOf(body->landmarks, m_part.part[1]);
        return index < body->landmarks.size() ? at(body->name, body->landmarks[index].position) : std::nullopt;
    }

    // A body is held at the joint's centre, so that turning it keeps the joint together.
    std::optional<Grip> ofBody() const
    {
        const Joint* joint = jointOf(m_model, m_part.id);
        auto grip = joint ? at(joint->child, joint->inChild.position) : std::nullopt;
        if (grip)
            grip->canTurn = true;
        return grip;
    }

    std::optional<Grip> ofJoint() const
    {
        const Joint* joint = jointOf(m_model, m_part.id);
        auto grip = joint ? at(joint->child, joint->inChild.position) : std::nullopt;
        const int parent = joint ? bodyIndex(m_posed.mechanism, parentBody(m_model, joint->parent)) : -1;
        if (!grip || parent < 0)
            return std::nullopt;
        grip->local
            = m_posed.configuration.R[static_cast<std::size_t>(parent)] * rotationFromXyz(joint->inParent.orientation);
        return grip;
    }

    std::optional<Grip> ofSegment() const
    {
        const Segment* segment = findSegment(m_model, m_part.id.name);
        auto grip = segment ? at(parentBody(m_model, segment->parent), segment->inParent.position) : std::nullopt;
        if (!grip)
            return std::nullopt;
        grip->local = grip->local * rotationFromXyz(segment->inParent.orientation);
        grip->canTurn = true;
        return grip;
    }

    const PosedModel& m_posed;
    const Model& m_model;
    const ScenePart& m_part;
    const Vector3& m_arrow;
};

class GripMover {
public:
    GripMover(const Project& project, const PosedModel& posed, const Grip& grip, const GizmoChange& change)
        : m_project(project), m_posed(posed), m_grip(grip), m_change(change)
    {
        if (project.model.space == Space::Plane) {
            m_change.displacement.z() = 0;
            m_change.turn.head<2>().setZero();
        }
    }

    std::optional<Project> move() const
    {
        const Model& model = m_project.model;
        const ScenePart& of = m_grip.of;
        switch (of.id.kind) {
        case ObjectKind::Link: {
            const PathPoint* point = findPoint(model, of);
            return point ? withPlace("position", point->body, point->position) : std::nullopt;
        }
        case ObjectKind::Node: {
            const Node* node = findNamed(model.nodes, of.id.name);
            return node ? withPlace("position", node->body, node->position) : std::nullopt;
        }
        case ObjectKind::Contact: {
            const Contact* contact = findContact(model, of.id.name);
            if (!contact)
                return std::nullopt;
            const bool isPlane = isPart(of, "place");
            return withPlace(isPlane ? "place" : "point", isPlane ? contact->against : contact->body,
                             isPlane ? contact->place : contact->point, false);
        }
        case ObjectKind::Load: return withLoad();
        case ObjectKind::Body: return of.part.empty() ? withBody() : withLandmark();
        case ObjectKind::Joint: return withJointCentre();
        case ObjectKind::Segment: {
            const Segment* segment = findSegment(model, of.id.name);
            return segment ? withFrames(parentBody(model, segment->parent), segment->inParent) : std::nullopt;
        }
        default: return std::nullopt;
        }
    }

private:
    const Matrix3* axesOf(const std::string& body) const
    {
        const int index = bodyIndex(m_posed.mechanism, body);
        return index < 0 ? nullptr : &m_posed.configuration.R[static_cast<std::size_t>(index)];
    }

    std::optional<Project> with(const JsonValue& values, bool withPart = true) const
    {
        std::optional<Place> place = placeOf(m_grip.of.id);
        if (!place)
            return std::nullopt;
        if (withPart)
            place->insert(place->end(), m_grip.of.part.begin(), m_grip.of.part.end());
        TextReport report({}, {});
        return withSet(m_project, *place, nodeOf(values), report);
    }

    std::optional<Project> withPlace(const char* key, const std::string& body, const Vector3& before,
                                     bool withPart = true) const
    {
        const Matrix3* axes = axesOf(body);
        if (!axes)
            return std::nullopt;
        JsonValue values = JsonValue::object();
        values.set(key, tidyPlace(before + axes->transpose() * m_change.displacement));
        return with(values, withPart);
    }

    std::optional<Project> withLandmark() const
    {
        const Body* body = findBody(m_project.model, m_grip.of.id.name);
        const std::size_t index = body ? indexOf(body->landmarks, m_grip.of.part.back()) : 0;
        if (!body || index >= body->landmarks.size())
            return std::nullopt;
        return withPlace("position", body->name, body->landmarks[index].position);
    }

    std::optional<Project> withLoad() const
    {
        const Load* load = findLoad(m_project.model, m_grip.of.id);
        if (!load)
            return std::nullopt;
        if (!isPart(m_grip.of, "force"))
            return withPlace("point", load->body, load->point, false);
        // The tail is dragged: the arrow grows against the drag.
        Vector3 force = load->force - m_grip.forcePerMetre * (m_grip.local.transpose() * m_change.displacement);
        const double step = load->scale == Scale::BodyWeight ? 1e-3 : 0.1;
        for (int i = 0; i < 3; ++i)
            force[i] = snapped(force[i], step);
        JsonValue values = JsonValue::object();
        values.set("force", tidyPlace(force));
        return with(values, false);
    }

    static JsonValue frameValue(const Frame& frame)
    {
        JsonValue value = JsonValue::object();
        value.set("position", tidyPlace(frame.position));
        value.set("orientation", tidyDegrees(frame.orientation));
        return value;
    }

    // A frame fixed to a body, moved and turned about the grip's origin.
    std::optional<Frame> moved(const std::string& body, const Frame& frame) const
    {
        const int index = bodyIndex(m_posed.mechanism, body);
        if (index < 0)
            return std::nullopt;
        const Matrix3& axes = m_posed.configuration.R[static_cast<std::size_t>(index)];
        const double angle = m_change.turn.norm();
        const Matrix3 turn = angle > 0 ? rotationAbout(m_change.turn / angle, angle) : Matrix3(Matrix3::Identity());
        const Vector3 place = m_posed.configuration.inGround(index, frame.position);
        const Vector3 now = m_grip.origin + turn * (place - m_grip.origin) + m_change.displacement;
        Frame result = frame;
        result.position = axes.transpose() * (now - m_posed.configuration.p[static_cast<std::size_t>(index)]);
        if (angle > 0)
            result.orientation = xyzFromRotation(axes.transpose() * turn * axes * rotationFromXyz(frame.orientation));
        return result;
    }

    std::optional<Project> withFrames(const std::string& parent, const Frame& inParent,
                                      const std::optional<Frame>& inChild = std::nullopt) const
    {
        const std::optional<Frame> frame = moved(parent, inParent);
        if (!frame)
            return std::nullopt;
        JsonValue values = JsonValue::object();
        values.set("in_parent", frameValue(*frame));
        if (inChild)
            values.set("in_child", frameValue(*inChild));
        return with(values, false);
    }

    std::optional<Project> withBody() const
    {
        const Joint* joint = jointOf(m_project.model, m_grip.of.id);
        if (!joint)
            return std::nullopt;
        Grip ofJoint = m_grip;
        ofJoint.of = {{ObjectKind::Joint, joint->name}, {}};
        return GripMover(m_project, m_posed, ofJoint, m_change)
            .withFrames(parentBody(m_project.model, joint->parent), joint->inParent);
    }

    // Both bodies stay where they are: the centre moves on each.
    std::optional<Project> withJointCentre() const
    {
        const Joint* joint = jointOf(m_project.model, m_grip.of.id);
        const std::optional<Frame> inChild = joint ? moved(joint->child, joint->inChild) : std::nullopt;
        return inChild ? withFrames(parentBody(m_project.model, joint->parent), joint->inParent, inChild)
                       : std::nullopt;
    }

    const Project& m_project;
    const PosedModel& m_posed;
    const Grip& m_grip;
    GizmoChange m_change;
};

}  // namespace

int bodyIndex(const Mechanism& mechanism, const std::string& name)
{
    const auto found = std::find(mechanism.bodyNames.begin(), mechanism.bodyNames.end(), name);
    return found == mechanism.bodyNames.end() ? -1 : static_cast<int>(found - mechanism.bodyNames.begin());
}

// Divided by a whole number so that the text is short.
Vector3 tidyPlace(const Vector3& place)
{
    return place.unaryExpr([](double x) { return std::round(x * 1e6) / 1e6 + 0.0; });
}

Vector3 tidyDegrees(const Vector3& radians)
{
    return radians.unaryExpr([](double x) { return std::round(x * 180 / std::numbers::pi * 1e4) / 1e4 + 0.0; });
}

std::optional<Grip> gripOf(const PosedModel& posed, const ScenePart& part, const Vector3& arrow)
{
    return GripFinder(posed, part, arrow).find();
}

Vector3 placeInBody(const PosedModel& posed, const Grip& grip, const Vector3& inGround)
{
    const int index = std::max(0, bodyIndex(posed.mechanism, grip.body));
    const auto b = static_cast<std::size_t>(index);
    return posed.configuration.R[b].transpose() * (inGround - posed.configuration.p[b]);
}

std::optional<Project> withMovedGrip(const Project& project, const PosedModel& posed, const Grip& grip,
                                     const GizmoChange& change)
{
    return GripMover(project, posed, grip, change).move();
}

QString gripName(const ScenePart& part)
{
    const QString name = QString::fromStdString(part.id.name);
    if (part.part.size() == 2 && part.part[0] == "path")
        return translated("point %1 of '%2'").arg(QString::number(std::atoi(part.part[1].c_str()) + 1), name);
    if (part.part.size() == 2 && part.part[0] == "landmarks")
        return translated("landmark '%1' of '%2'").arg(QString::fromStdString(part.part[1]), name);
    switch (part.id.kind) {
    case ObjectKind::Joint: return translated("the centre of '%1'").arg(name);
    case ObjectKind::Load:
        return (isPart(part, "force") ? translated("the arrow of '%1'") : translated("the point of '%1'")).arg(name);
    case ObjectKind::Contact:
        return (isPart(part, "place") ? translated("the plane of '%1'") : translated("the point of '%1'")).arg(name);
    default: return translated("'%1'").arg(name);
    }
}

QString moveSentence(const Grip& grip, const GizmoChange& change)
{
    const double angle = change.turn.norm();
    return angle > 0 ? translated("Turn %1 by %2").arg(gripName(grip.of), quantityText(angle, Quantity::Angle))
                     : translated("Move %1 by %2")
                           .arg(gripName(grip.of), quantityText(change.displacement.norm(), Quantity::Length));
}

QString moveSentence(const Grip& grip, bool isTurn)
{
    return (isTurn ? translated("Turn %1") : translated("Move %1")).arg(gripName(grip.of));
}

}  // namespace sinew
