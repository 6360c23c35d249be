#include "ui/workspaces/edit/tools/new_objects.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/document/verbs.h"
#include "core/math/rotation.h"
#include "core/model/expand_segments.h"
#include "ui/workspaces/edit/tools/json_node.h"

namespace sinew {

namespace {

constexpr double usualStiffness = 10000;  // N/m, of a muscle of which nothing is known yet
constexpr double usualLoad = 100;         // N

// To a micrometre.
Vector3 tidy(const Vector3& place)
{
    return place.unaryExpr([](double x) { return std::round(x * 1e6) / 1e6 + 0.0; });
}

Vector3 tidyDegrees(const Vector3& radians)
{
    return radians.unaryExpr([](double x) { return std::round(x * 180 / std::numbers::pi * 1e4) / 1e4 + 0.0; });
}

int bodyIndex(const Mechanism& mechanism, const std::string& name)
{
    const auto found = std::find(mechanism.bodyNames.begin(), mechanism.bodyNames.end(), name);
    return found == mechanism.bodyNames.end() ? 0 : static_cast<int>(found - mechanism.bodyNames.begin());
}

JsonValue placeValue(const BodyPlace& place)
{
    JsonValue value = JsonValue::object();
    value.set("body", place.body);
    value.set("position", tidy(place.position));
    return value;
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

// A name that neither a body nor a part of a segment has.
std::string freeBodyName(const Model& model)
{
    std::vector<std::string> taken = namesOf(model.bodies);
    for (const Segment& segment : model.segments) {
        for (const std::string& part : partNames(segment))
            taken.push_back(part);
    }
    for (const Joint& joint : model.joints)
        taken.push_back(joint.name);
    return freeName(taken, "body");
}

}  // namespace

std::string freeName(const std::vector<std::string>& taken, const std::string& wanted)
{
    const auto isFree
        = [&](const std::string& name) { return std::find(taken.begin(), taken.end(), name) == taken.end(); };
    std::string name = wanted;
    for (int i = 2; !isFree(name); ++i)
        name = wanted + "_" + std::to_string(i);
    return name;
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
        const auto hinge = static_cast<std::size_t>(bodyIndex(posed.mechanism, body));
        const auto end = static_cast<std::size_t>(bodyIndex(posed.mechanism, tip));
        const Vector3& from = posed.configuration.p[hinge];
        const Vector3& to = posed.configuration.p[end];
        if ((surface.place - to).norm() < (surface.place - from).norm())
            body = tip;
    }
    const auto index = static_cast<std::size_t>(bodyIndex(posed.mechanism, body));
    const Matrix3& R = posed.configuration.R[index];
    return {body, R.transpose() * (surface.place - posed.configuration.p[index])};
}

Vector3 inGround(const PosedModel& posed, const BodyPlace& place)
{
    return posed.configuration.inGround(bodyIndex(posed.mechanism, place.body), place.position);
}

std::optional<Drawn> withMuscle(const Project& project, const std::vector<BodyPlace>& path,
                                const std::vector<std::string>& nodes)
{
    if (path.size() < 2)
        return std::nullopt;
    const std::string name = freeName(namesOf(project.model.links), "muscle");
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
                              const Vector3& end)
{
    const Model& model = project.model;
    const std::string name = freeBodyName(model);
    const Vector3 length = end - inGround(posed, joint);
    if (!(length.norm() > 0))
        return std::nullopt;
    JsonValue landmark = named("end"), landmarks = JsonValue::array(), body = named(name);
    landmark.set("position", tidy(length));
    landmarks.push(std::move(landmark));
    body.set("landmarks", std::move(landmarks));

    const auto parent = static_cast<std::size_t>(bodyIndex(posed.mechanism, joint.body));
    JsonValue frame = JsonValue::object();
    frame.set("position", tidy(joint.position));
    frame.set("orientation", tidyDegrees(xyzFromRotation(posed.configuration.R[parent].transpose())));
    JsonValue hinge = named(name);
    const bool isPlane = model.space == Space::Plane;
    if (!isPlane)
        hinge.set("kind", "ball");
    hinge.set("parent", joint.body);
    hinge.set("child", name);
    hinge.set("in_parent", std::move(frame));

    Adder adder(project);
    adder.add("bodies", body);
    std::vector<std::string> taken = namesOf(model.coordinates);
    std::vector<std::string> coordinates;
    const std::vector<const char*> endings = isPlane ? std::vector{"_angle"} : std::vector{"_rx", "_ry", "_rz"};
    for (const char* ending : endings) {
        coordinates.push_back(freeName(taken, name + ending));
        taken.push_back(coordinates.back());
        adder.add("coordinates", named(coordinates.back()));
    }
    if (isPlane) {
        JsonValue axis = JsonValue::object(), axes = JsonValue::array();
        axis.set("rotation", Vector3(Vector3::UnitZ()));
        axis.set("coordinate", coordinates.front());
        axes.push(std::move(axis));
        hinge.set("axes", std::move(axes));
    } else {
        hinge.set("coordinates", coordinates);
    }
    return adder.add("joints", hinge).drawn("bodies", name);
}

std::optional<Drawn> withNode(const Project& project, const BodyPlace& place)
{
    const std::string name = freeName(namesOf(project.model.nodes), "node");
    JsonValue node = named(name);
    node.set("body", place.body);
    node.set("position", tidy(place.position));
    return Adder(project).add("nodes", node).drawn("nodes", name);
}

std::optional<Drawn> withLoad(const Project& project, const BodyPlace& place)
{
    const std::string name = freeName(namesOf(project.model.loads), "load");
    JsonValue load = named(name);
    load.set("body", place.body);
    load.set("point", tidy(place.position));
    load.set("force", Vector3(0, -usualLoad, 0));
    return Adder(project).add("loads", load).drawn("loads", name);
}

std::optional<Drawn> withLandmark(const Project& project, const BodyPlace& place)
{
    const Body* body = findBody(project.model, place.body);
    if (!body)
        return std::nullopt;
    const std::string name = freeName(namesOf(body->landmarks), "landmark");
    JsonValue landmark = named(name);
    landmark.set("position", tidy(place.position));
    TextReport report({}, {});
    auto added = withAdded(project, {"bodies", body->name, "landmarks"}, nodeOf(landmark), std::nullopt, report);
    if (!added)
        return std::nullopt;
    return Drawn{std::move(*added), {"bodies", body->name, "landmarks", name}, name};
}

std::optional<Drawn> withContact(const Project& project, const BodyPlace& place)
{
    const std::string name = freeName(namesOf(project.model.contacts), "contact");
    JsonValue contact = named(name);
    contact.set("body", place.body);
    contact.set("point", tidy(place.position));
    return Adder(project).add("contacts", contact).drawn("contacts", name);
}

}  // namespace sinew
