#include "ui/workspaces/edit/tools/new_objects.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/document/names.h"
#include "core/document/verbs.h"
#include "core/math/rotation.h"
#include "core/model/expand_segments.h"
#include "ui/workspaces/edit/tools/json_node.h"

namespace sinew {

namespace {

constexpr double usualStiffness = 10000;  // N/m, of a muscle of which nothing is known yet
constexpr double usualLoad = 100;         // N

// The ground when there is no such body.
std::size_t carrierOf(const Mechanism& mechanism, const std::string& name)
{
    return static_cast<std::size_t>(std::max(0, bodyIndex(mechanism, name)));
}

// Adds objects to lists one after the other; nothing comes of it when one is refused.
class Adder {
public:
    explicit Adder(const Project& project) : m_project(project) {}

    Adder& add(const char* list, const JsonValue& object)
    {
        TextReport report({}, {});
        if (m_project)
            m_project = withAdded(*m_project, {list}, nodeOf(object), std::nullopt, report);
        return *this;
    }

    std::optional<Drawn> drawn(const char* list, const std::string& name)
    {
        if (!m_project)
            return std::nullopt;
        return Drawn{std::move(*m_project), {list, name}, name};
    }

private:
    std::optional<Project> m_project;
};

JsonValue named(const std::string& name)
{
    JsonValue value = JsonValue::object();
    value.set("name", name);
    return value;
}

// A name that neither a body or joint nor a part of a segment has.
std::string freeBodyName(const Model& model)
{
    std::set<std::string> parts;
    for (const Segment& segment : model.segments) {
        for (std::string& part : partNames(segment))
            parts.insert(std::move(part));
    }
    std::string name = "body";
    while (isTaken(model.bodies, name) || isTaken(model.joints, name) || parts.contains(name))
        name = nextName(std::move(name));
    return name;
}

}  // namespace

JsonValue placeValue(const BodyPlace& place)
{
    JsonValue value = JsonValue::object();
    value.set("body", place.body);
    value.set("position", tidyPlace(place.position));
    return value;
}

BodyPlace groundPlace(const Vector3& position)
{
    return {groundName, position};
}

BodyPlace bodyPlaceOf(const PosedModel& posed, const SurfacePoint& surface)
{
    std::string body = surface.object.name;
    if (surface.object.kind == ObjectKind::Segment) {
        const Segment* segment = findSegment(posed.model, body);
        const std::string tip = segment ? tipName(*segment) : body;
        const auto hinge = carrierOf(posed.mechanism, body);
        const auto end = carrierOf(posed.mechanism, tip);
        const Vector3& from = posed.configuration.p[hinge];
        const Vector3& to = posed.configuration.p[end];
        if ((surface.place - to).norm() < (surface.place - from).norm())
            body = tip;
    }
    const auto index = carrierOf(posed.mechanism, body);
    const Matrix3& R = posed.configuration.R[index];
    return {body, R.transpose() * (surface.place - posed.configuration.p[index])};
}

Vector3 inGround(const PosedModel& posed, const BodyPlace& place)
{
    return posed.configuration.inGround(static_cast<int>(carrierOf(posed.mechanism, place.body)), place.position);
}

std::optional<Drawn> withMuscle(const Project& project, const std::vector<BodyPlace>& path,
                                const std::vector<std::string>& nodes)
{
    if (path.size() < 2)
        return std::nullopt;
    const std::string name = nameFor(project.model.links, "muscle");
    JsonValue link = named(name), points = JsonValue::array();
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (i < nodes.size() && !nodes[i].empty()) {
            JsonValue node = JsonValue::object();
            node.set("node", nodes[i]);
            points.push(std::move(node));
        } else {
            points.push(placeValue(path[i]));
        }
    }
    link.set("path", std::move(points));
    link.set("stiffness", usualStiffness);
    return Adder(project).add("links", link).drawn("links", name);
}

std::optional<Drawn> withBody(const Project& project, const PosedModel& posed, const BodyPlace& joint,
                              const Vector3& end, std::optional<Vector3> hinge)
{
    const Model& model = project.model;
    if (model.space == Space::Plane)
        hinge = Vector3::UnitZ();
    const std::string name = freeBodyName(model);
    const Vector3 length = end - inGround(posed, joint);
    if (!(length.norm() > 0))
        return std::nullopt;
    JsonValue landmark = named("end"), landmarks = JsonValue::array(), body = named(name);
    landmark.set("position", tidyPlace(length));
    landmarks.push(std::move(landmark));
    body.set("landmarks", std::move(landmarks));

    const auto parent = carrierOf(posed.mechanism, joint.body);
    JsonValue frame = JsonValue::object();
    frame.set("position", tidyPlace(joint.position));
    frame.set("orientation", tidyDegrees(xyzFromRotation(posed.configuration.R[parent].transpose())));
    JsonValue turning = named(name);
    if (!hinge)
        turning.set("kind", "ball");
    turning.set("parent", joint.body);
    turning.set("child", name);
    turning.set("in_parent", std::move(frame));

    Adder adder(project);
    adder.add("bodies", body);
    std::vector<std::string> coordinates;
    for (const char* ending : hinge ? std::vector{"_angle"} : std::vector{"_rx", "_ry", "_rz"}) {
        coordinates.push_back(nameFor(model.coordinates, name + ending));
        adder.add("coordinates", named(coordinates.back()));
    }
    if (hinge) {
        JsonValue axis = JsonValue::object(), axes = JsonValue::array();
        axis.set("rotation", *hinge);
        axis.set("coordinate", coordinates.front());
        axes.push(std::move(axis));
        turning.set("axes", std::move(axes));
    } else {
        turning.set("coordinates", coordinates);
    }
    return adder.add("joints", turning).drawn("bodies", name);
}

std::optional<Drawn> withNode(const Project& project, const BodyPlace& place)
{
    const std::string name = nameFor(project.model.nodes, "node");
    JsonValue node = named(name);
    node.set("body", place.body);
    node.set("position", tidyPlace(place.position));
    return Adder(project).add("nodes", node).drawn("nodes", name);
}

std::optional<Drawn> withLoad(const Project& project, const BodyPlace& place)
{
    const std::string name = nameFor(project.model.loads, "load");
    JsonValue load = named(name);
    load.set("body", place.body);
    load.set("point", tidyPlace(place.position));
    load.set("force", Vector3(0, -usualLoad, 0));
    return Adder(project).add("loads", load).drawn("loads", name);
}

std::optional<Drawn> withLandmark(const Project& project, const BodyPlace& place)
{
    const Body* body = findBody(project.model, place.body);
    if (!body)
        return std::nullopt;
    const std::string name = nameFor(body->landmarks, "landmark");
    JsonValue landmark = named(name);
    landmark.set("position", tidyPlace(place.position));
    TextReport report({}, {});
    auto added = withAdded(project, {"bodies", body->name, "landmarks"}, nodeOf(landmark), std::nullopt, report);
    if (!added)
        return std::nullopt;
    return Drawn{std::move(*added), {"bodies", body->name, "landmarks", name}, name};
}

std::optional<Drawn> withContact(const Project& project, const BodyPlace& place)
{
    const std::string name = nameFor(project.model.contacts, "contact");
    JsonValue contact = named(name);
    contact.set("body", place.body);
    contact.set("point", tidyPlace(place.position));
    return Adder(project).add("contacts", contact).drawn("contacts", name);
}

}  // namespace sinew
