#include "core/io/model_from_json.h"

#include <utility>

#include "core/io/constraint_json.h"
#include "core/io/contact_json.h"
#include "core/io/model_words.h"
#include "core/io/object_reader.h"
#include "core/io/segment_json.h"
#include "core/io/shared_from_json.h"

namespace sinew {

namespace {

// Everything below reads one kind of object; the factors turn degrees of coordinates into radians.
class ModelReader {
public:
    explicit ModelReader(TextReport& report) : m_report(report) {}

    Model read(const JsonNode& root);

private:
    // Appends one object an item, read by a member function.
    template <class T>
    void objects(ObjectReader& in, std::string_view key, std::vector<T>& target,
                 void (ModelReader::*readOne)(const JsonNode&, T&))
    {
        in.list(key, [&](const JsonNode& item) { (this->*readOne)(item, target.emplace_back()); });
    }

    void readSource(const JsonNode& node, Source& source);
    void readLandmark(const JsonNode& node, Landmark& landmark);
    void readBody(const JsonNode& node, Body& body);
    void readInertia(ObjectReader& in, Body& body);
    InertiaTensor readTensor(const JsonNode& node);
    void readRange(const JsonNode& node, Coordinate& coordinate);
    void readResistance(ObjectReader& in, Coordinate& coordinate);
    void readCoordinate(const JsonNode& node, Coordinate& coordinate);
    void readJoint(const JsonNode& node, Joint& joint);
    void readAxis(const JsonNode& node, Axis& axis);
    void readAxisValue(ObjectReader& in, Axis& axis);
    void readNode(const JsonNode& node, Node& target);
    void readPathPoint(const JsonNode& node, PathPoint& point);
    void readLink(const JsonNode& node, Link& link);
    void readStiffness(const JsonNode& node, Link& link);
    void readStrength(const JsonNode& node, Link& link);
    void readLoad(const JsonNode& node, Load& load);
    void readSetting(const JsonNode& node, CoordinateSetting& setting);
    void readStep(const JsonNode& node, ActivityStep& step);
    void readReference(const JsonNode& node, ReferenceRange& reference);
    void readActivity(const JsonNode& node, Activity& activity);

    TextReport& m_report;
    CoordinateFactors m_factors;
};

Model ModelReader::read(const JsonNode& root)
{
    Model model;
    ObjectReader in(root, m_report, "the model");
    in.find("format");
    in.find("version");
    in.text("name", model.name);
    in.text("title", model.title);
    in.text("description", model.description);
    in.choice("space", model.space, spaceWords);
    in.number("body_weight", model.bodyWeight);
    in.vector("gravity", model.gravity);
    objects(in, "sources", model.sources, &ModelReader::readSource);
    objects(in, "bodies", model.bodies, &ModelReader::readBody);
    objects(in, "coordinates", model.coordinates, &ModelReader::readCoordinate);
    // What follows is written in the units of the coordinates, wherever they stand in the file.
    m_factors = CoordinateFactors(model);
    objects(in, "joints", model.joints, &ModelReader::readJoint);
    in.list("segments", [&](const JsonNode& item) { readSegment(item, model.segments.emplace_back(), m_report); });
    in.list("constraints",
            [&](const JsonNode& item) { readConstraint(item, model.constraints.emplace_back(), m_factors, m_report); });
    objects(in, "nodes", model.nodes, &ModelReader::readNode);
    objects(in, "links", model.links, &ModelReader::readLink);
    in.list("contacts", [&](const JsonNode& item) { readContact(item, model.contacts.emplace_back(), m_report); });
    objects(in, "loads", model.loads, &ModelReader::readLoad);
    objects(in, "activities", model.activities, &ModelReader::readActivity);
    in.finish();
    return model;
}

void ModelReader::readSource(const JsonNode& node, Source& source)
{
    ObjectReader in(node, m_report, "a source");
    in.needText("name", source.name);
    in.text("text", source.text);
    in.finish();
}

void ModelReader::readLandmark(const JsonNode& node, Landmark& landmark)
{
    ObjectReader in(node, m_report, "a landmark");
    in.needText("name", landmark.name);
    in.vector("position", landmark.position);
    in.finish();
}

void ModelReader::readBody(const JsonNode& node, Body& body)
{
    ObjectReader in(node, m_report, "a body");
    in.needText("name", body.name);
    readAmount(in, "mass", body.mass, m_report);
    in.vector("centre_of_mass", body.centreOfMass);
    readInertia(in, body);
    in.choice("shape", body.shape, shapeWords);
    objects(in, "landmarks", body.landmarks, &ModelReader::readLandmark);
    readRemarks(in, body);
    in.finish();
}

void ModelReader::readInertia(ObjectReader& in, Body& body)
{
    const JsonNode* tensor = in.find("inertia");
    const JsonNode* radii = in.find("gyration_radii");
    if (tensor && radii)
        m_report.error(tensor->begin, "a body has 'inertia' and 'gyration_radii'", "keep one of the two");
    else if (tensor)
        body.inertia = readTensor(*tensor);
    else if (radii)
        in.vector("gyration_radii", body.inertia.emplace<GyrationRadii>().radii);
}

InertiaTensor ModelReader::readTensor(const JsonNode& node)
{
    InertiaTensor tensor;
    const std::size_t size = node.kind == JsonNode::Kind::Array ? node.items.size() : 0;
    if (size != 3 && size != 6) {
        reportType(node, "three or six numbers for 'inertia'", "write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]",
                   m_report);
        return tensor;
    }
    for (std::size_t i = 0; i < size; ++i) {
        const double number = readNumberNode(node.items[i], m_report).value_or(0);
        (i < 3 ? tensor.moments : tensor.products)[static_cast<Eigen::Index>(i % 3)] = number;
    }
    return tensor;
}

void ModelReader::readRange(const JsonNode& node, Coordinate& coordinate)
{
    if (node.kind != JsonNode::Kind::Array || node.items.size() != 2) {
        reportType(node, "[minimum, maximum] for 'range'", "write null for an end that is open", m_report);
        return;
    }
    const long double factor = factorOf(coordinate.kind);
    const auto readEnd = [&](const JsonNode& end, double& target) {
        if (end.kind == JsonNode::Kind::Null)
            return;
        if (const auto number = readNumberNode(end, m_report, factor))
            target = *number;
    };
    readEnd(node.items[0], coordinate.minimum);
    readEnd(node.items[1], coordinate.maximum);
}

void ModelReader::readResistance(ObjectReader& in, Coordinate& coordinate)
{
    if (const JsonNode* node = in.find("spring")) {
        Spring& spring = coordinate.resistance.spring.emplace();
        ObjectReader inside(*node, m_report, "a spring");
        inside.number("rest", spring.rest, factorOf(coordinate.kind));
        inside.number("stiffness", spring.stiffness);
        inside.number("cubic", spring.cubic);
        inside.finish();
    }
    if (const JsonNode* node = in.find("damper")) {
        Damper& damper = coordinate.resistance.damper.emplace();
        ObjectReader inside(*node, m_report, "a damper");
        inside.number("linear", damper.linear);
        inside.number("quadratic", damper.quadratic);
        inside.finish();
    }
    if (const JsonNode* node = in.find("stop")) {
        Stop& stop = coordinate.resistance.stop.emplace();
        ObjectReader inside(*node, m_report, "a stop");
        inside.number("stiffness", stop.stiffness);
        inside.number("damping", stop.damping);
        inside.finish();
    }
}

void ModelReader::readCoordinate(const JsonNode& node, Coordinate& coordinate)
{
    ObjectReader in(node, m_report, "a coordinate");
    in.needText("name", coordinate.name);
    in.choice("kind", coordinate.kind, coordinateKindWords);
    in.number("value", coordinate.value, factorOf(coordinate.kind));
    in.number("rest", coordinate.rest, factorOf(coordinate.kind));
    if (const JsonNode* range = in.find("range"))
        readRange(*range, coordinate);
    in.choice("mode", coordinate.mode, modeWords);
    readAmount(in, "effort", coordinate.effort, m_report);
    readResistance(in, coordinate);
    readRemarks(in, coordinate);
    in.finish();
}

void ModelReader::readJoint(const JsonNode& node, Joint& joint)
{
    ObjectReader in(node, m_report, "a joint");
    in.needText("name", joint.name);
    in.choice("kind", joint.kind, jointKindWords);
    in.needText("parent", joint.parent);
    in.needText("child", joint.child);
    readFrame(in, "in_parent", joint.inParent, m_report);
    readFrame(in, "in_child", joint.inChild, m_report);
    objects(in, "axes", joint.axes, &ModelReader::readAxis);
    readNames(in, "coordinates", "the name of a coordinate", joint.coordinates, m_report);
    readRemarks(in, joint);
    in.finish();
}

void ModelReader::readAxis(const JsonNode& node, Axis& axis)
{
    ObjectReader in(node, m_report, "an axis");
    const JsonNode* rotation = in.find("rotation");
    const JsonNode* translation = in.find("translation");
    if (in.isObject() && (rotation != nullptr) == (translation != nullptr)) {
        m_report.error(node.begin,
                       std::string("expected one direction of the axis, found ") + (rotation ? "two" : "none"),
                       "write either \"rotation\": [x, y, z] or \"translation\": [x, y, z]");
    }
    axis.kind = translation && !rotation ? AxisKind::Translation : AxisKind::Rotation;
    in.vector(translation && !rotation ? "translation" : "rotation", axis.direction);
    readAxisValue(in, axis);
    in.finish();
}

void ModelReader::readAxisValue(ObjectReader& in, Axis& axis)
{
    const JsonNode* shortForm = in.find("coordinate");
    if (shortForm && in.find("terms")) {
        m_report.error(shortForm->begin, "an axis has 'coordinate' and 'terms'", "keep one of the two");
    } else if (shortForm) {
        AxisTerm& term = axis.value.terms.emplace_back();
        in.text("coordinate", term.coordinate);
        const long double slope = factorOf(axis.kind) / m_factors.of(term.coordinate);
        term.function = Polynomial{{0, static_cast<double>(slope)}};
    }
    readAxisFunction(in, axis.value, m_factors, factorOf(axis.kind), m_report);
}

void ModelReader::readNode(const JsonNode& node, Node& target)
{
    ObjectReader in(node, m_report, "a node");
    target.body = groundName;
    in.needText("name", target.name);
    in.text("body", target.body);
    in.vector("position", target.position);
    readRemarks(in, target);
    in.finish();
}

void ModelReader::readPathPoint(const JsonNode& node, PathPoint& point)
{
    ObjectReader in(node, m_report, "a point of a path");
    in.text("body", point.body);
    in.text("node", point.node);
    in.vector("position", point.position);
    in.finish();
}

void ModelReader::readLink(const JsonNode& node, Link& link)
{
    ObjectReader in(node, m_report, "a link");
    in.needText("name", link.name);
    in.text("group", link.group);
    in.choice("sense", link.sense, senseWords);
    if (in.need("path"))
        objects(in, "path", link.path, &ModelReader::readPathPoint);
    if (const JsonNode* stiffness = in.need("stiffness"))
        readStiffness(*stiffness, link);
    in.number("damping", link.damping);
    in.number("shortening", link.shortening);
    in.number("activation", link.activation);
    if (const JsonNode* strength = in.find("strength"))
        readStrength(*strength, link);
    readRemarks(in, link);
    in.finish();
}

void ModelReader::readStiffness(const JsonNode& node, Link& link)
{
    if (node.kind != JsonNode::Kind::Object) {
        if (const auto number = readNumberNode(node, m_report))
            link.stiffness = DirectStiffness{*number};
        return;
    }
    MaterialStiffness material;
    ObjectReader in(node, m_report, "'stiffness'");
    in.needNumber("area", material.area);
    in.needNumber("modulus", material.modulus);
    in.number("length", material.length);
    in.finish();
    link.stiffness = material;
}

void ModelReader::readStrength(const JsonNode& node, Link& link)
{
    Strength strength;
    if (node.kind != JsonNode::Kind::Object) {
        if (const auto number = readNumberNode(node, m_report))
            link.strength = Strength{*number, AtStrength::Holds};
        return;
    }
    ObjectReader in(node, m_report, "'strength'");
    in.needNumber("force", strength.force);
    in.choice("then", strength.then, atStrengthWords);
    in.finish();
    link.strength = strength;
}

void ModelReader::readLoad(const JsonNode& node, Load& load)
{
    ObjectReader in(node, m_report, "a load");
    in.needText("name", load.name);
    in.needText("body", load.body);
    in.vector("point", load.point);
    in.vector("force", load.force);
    in.vector("moment", load.moment);
    in.choice("scale", load.scale, scaleWords);
    in.choice("frame", load.frame, loadFrameWords);
    readRemarks(in, load);
    in.finish();
}

void ModelReader::readSetting(const JsonNode& node, CoordinateSetting& setting)
{
    ObjectReader in(node, m_report, "a setting");
    in.needText("coordinate", setting.coordinate);
    in.number("value", setting.value, m_factors.of(setting.coordinate));
    if (in.find("mode")) {
        setting.mode = CoordinateMode::Free;
        in.choice("mode", *setting.mode, modeWords);
    }
    if (in.find("effort")) {
        setting.effort = Amount{};
        readAmount(in, "effort", *setting.effort, m_report);
    }
    in.finish();
}

void ModelReader::readStep(const JsonNode& node, ActivityStep& step)
{
    ObjectReader in(node, m_report, "a step");
    in.needText("name", step.name);
    objects(in, "settings", step.settings, &ModelReader::readSetting);
    objects(in, "loads", step.loads, &ModelReader::readLoad);
    in.finish();
}

void ModelReader::readReference(const JsonNode& node, ReferenceRange& reference)
{
    ObjectReader in(node, m_report, "a reference");
    in.needText("joint", reference.joint);
    in.choice("kind", reference.kind, referenceKindWords);
    in.number("low", reference.low);
    in.needNumber("high", reference.high);
    in.number("mean", reference.mean);
    in.text("people", reference.people);
    in.text("citation", reference.citation);
    in.choice("posture", reference.posture, referencePostureWords);
    in.finish();
}

void ModelReader::readActivity(const JsonNode& node, Activity& activity)
{
    ObjectReader in(node, m_report, "an activity");
    in.needText("name", activity.name);
    in.text("title", activity.title);
    in.text("description", activity.description);
    if (in.find("gravity")) {
        activity.gravity = Vector3(0, 0, 0);
        in.vector("gravity", *activity.gravity);
    }
    in.text("support", activity.support);
    objects(in, "settings", activity.settings, &ModelReader::readSetting);
    objects(in, "loads", activity.loads, &ModelReader::readLoad);
    objects(in, "steps", activity.steps, &ModelReader::readStep);
    objects(in, "references", activity.references, &ModelReader::readReference);
    in.text("source", activity.source);
    in.finish();
}

}  // namespace

Model modelFromJson(const JsonNode& root, TextReport& report)
{
    return ModelReader(report).read(root);
}

}  // namespace sinew
