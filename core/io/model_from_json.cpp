#include "core/io/model_from_json.h"

#include <utility>

#include "core/io/model_words.h"
#include "core/io/object_reader.h"

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

    template <class T>
    void remarks(ObjectReader& in, T& object)
    {
        in.text("source", object.source);
        in.text("note", object.note);
    }

    void amount(ObjectReader& in, std::string_view key, Amount& target);
    void readSource(const JsonNode& node, Source& source);
    void readLandmark(const JsonNode& node, Landmark& landmark);
    void readBody(const JsonNode& node, Body& body);
    void readRange(const JsonNode& node, Coordinate& coordinate);
    void readCoordinate(const JsonNode& node, Coordinate& coordinate);
    void readFrame(const JsonNode& node, Frame& frame);
    void readJoint(const JsonNode& node, Joint& joint);
    void readAxis(const JsonNode& node, Axis& axis);
    void readAxisTerms(ObjectReader& in, Axis& axis);
    void readTerm(const JsonNode& node, AxisKind kind, AxisTerm& term);
    ScalarFunction readFunction(ObjectReader& in, const JsonNode& node, long double input, long double output);
    Polynomial readPolynomial(const JsonNode& node, long double input, long double output);
    ScalarFunction readSpline(const JsonNode& node, long double input, long double output);
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
    objects(in, "nodes", model.nodes, &ModelReader::readNode);
    objects(in, "links", model.links, &ModelReader::readLink);
    objects(in, "loads", model.loads, &ModelReader::readLoad);
    objects(in, "activities", model.activities, &ModelReader::readActivity);
    in.finish();
    return model;
}

void ModelReader::amount(ObjectReader& in, std::string_view key, Amount& target)
{
    const JsonNode* node = in.find(key);
    if (node && node->kind == JsonNode::Kind::Object) {
        ObjectReader parts(*node, m_report, "'" + std::string(key) + "'");
        parts.needNumber("value", target.value);
        parts.choice("scale", target.scale, scaleWords);
        parts.finish();
    } else {
        in.number(key, target.value);
    }
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
    amount(in, "mass", body.mass);
    in.vector("centre_of_mass", body.centreOfMass);
    in.choice("shape", body.shape, shapeWords);
    objects(in, "landmarks", body.landmarks, &ModelReader::readLandmark);
    remarks(in, body);
    in.finish();
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

void ModelReader::readCoordinate(const JsonNode& node, Coordinate& coordinate)
{
    ObjectReader in(node, m_report, "a coordinate");
    in.needText("name", coordinate.name);
    in.choice("kind", coordinate.kind, coordinateKindWords);
    in.number("value", coordinate.value, factorOf(coordinate.kind));
    if (const JsonNode* range = in.find("range"))
        readRange(*range, coordinate);
    in.choice("mode", coordinate.mode, modeWords);
    amount(in, "effort", coordinate.effort);
    remarks(in, coordinate);
    in.finish();
}

void ModelReader::readFrame(const JsonNode& node, Frame& frame)
{
    ObjectReader in(node, m_report, "a frame");
    in.vector("position", frame.position);
    in.vector("orientation", frame.orientation, radiansPerDegree);
    in.finish();
}

void ModelReader::readJoint(const JsonNode& node, Joint& joint)
{
    ObjectReader in(node, m_report, "a joint");
    in.needText("name", joint.name);
    in.choice("kind", joint.kind, jointKindWords);
    in.needText("parent", joint.parent);
    in.needText("child", joint.child);
    if (const JsonNode* frame = in.find("in_parent"))
        readFrame(*frame, joint.inParent);
    if (const JsonNode* frame = in.find("in_child"))
        readFrame(*frame, joint.inChild);
    objects(in, "axes", joint.axes, &ModelReader::readAxis);
    in.list("coordinates", [&](const JsonNode& item) {
        joint.coordinates.push_back(item.text);
        if (item.kind != JsonNode::Kind::Text)
            reportType(item, "the name of a coordinate", "put it between double quotes", m_report);
    });
    remarks(in, joint);
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
    in.number("constant", axis.value.constant, factorOf(axis.kind));
    readAxisTerms(in, axis);
    in.finish();
}

void ModelReader::readAxisTerms(ObjectReader& in, Axis& axis)
{
    const JsonNode* shortForm = in.find("coordinate");
    const JsonNode* terms = in.find("terms");
    if (shortForm && terms) {
        m_report.error(shortForm->begin, "an axis has 'coordinate' and 'terms'", "keep one of the two");
    } else if (shortForm) {
        AxisTerm& term = axis.value.terms.emplace_back();
        in.text("coordinate", term.coordinate);
        const long double slope = factorOf(axis.kind) / m_factors.of(term.coordinate);
        term.function = Polynomial{{0, static_cast<double>(slope)}};
    }
    in.list("terms", [&](const JsonNode& item) { readTerm(item, axis.kind, axis.value.terms.emplace_back()); });
}

void ModelReader::readTerm(const JsonNode& node, AxisKind kind, AxisTerm& term)
{
    ObjectReader in(node, m_report, "a term");
    in.needText("coordinate", term.coordinate);
    term.function = readFunction(in, node, m_factors.of(term.coordinate), factorOf(kind));
    in.finish();
}

ScalarFunction ModelReader::readFunction(ObjectReader& in, const JsonNode& node, long double input, long double output)
{
    const JsonNode* slope = in.find("slope");
    const JsonNode* polynomial = in.find("polynomial");
    const JsonNode* spline = in.find("spline");
    if ((slope ? 1 : 0) + (polynomial ? 1 : 0) + (spline ? 1 : 0) > 1)
        m_report.error(node.begin, "a term has more than one of 'slope', 'polynomial' and 'spline'",
                       "keep one of them");
    if (polynomial)
        return readPolynomial(*polynomial, input, output);
    if (spline)
        return readSpline(*spline, input, output);
    double value = static_cast<double>(output / input);
    in.number("slope", value, output / input);
    return Polynomial{{0, value}};
}

Polynomial ModelReader::readPolynomial(const JsonNode& node, long double input, long double output)
{
    Polynomial polynomial;
    if (node.kind != JsonNode::Kind::Array) {
        reportType(node, "a list of coefficients for 'polynomial'", "write [c0, c1, ...]", m_report);
        return polynomial;
    }
    long double factor = output;
    for (const JsonNode& item : node.items) {
        polynomial.coefficients.push_back(readNumberNode(item, m_report, factor).value_or(0));
        factor /= input;
    }
    return polynomial;
}

ScalarFunction ModelReader::readSpline(const JsonNode& node, long double input, long double output)
{
    constexpr const char* pointsHint = "write [[x, y], [x, y], ...]";
    if (node.kind != JsonNode::Kind::Array) {
        reportType(node, "a list of points for 'spline'", pointsHint, m_report);
        return Polynomial{{0}};
    }
    std::vector<double> x, y;
    for (const JsonNode& item : node.items) {
        if (item.kind != JsonNode::Kind::Array || item.items.size() != 2) {
            reportType(item, "a point of two numbers", pointsHint, m_report);
            return Polynomial{{0}};
        }
        x.push_back(readNumberNode(item.items[0], m_report, input).value_or(0));
        y.push_back(readNumberNode(item.items[1], m_report, output).value_or(0));
        if (x.size() > 1 && !(x.back() > x[x.size() - 2]) && !m_report.hasErrorWithin(node.begin, node.end)) {
            m_report.error(item.begin,
                           "the x of a spline's points must rise, but " + item.items[0].text
                               + " does not exceed the one before",
                           "sort the points by x");
        }
    }
    if (x.size() < 2)
        m_report.error(node.begin, "a spline needs two points or more, found " + std::to_string(x.size()), pointsHint);
    if (!NaturalSpline::isValid(x, y))
        return Polynomial{{0}};
    return NaturalSpline(std::move(x), std::move(y));
}

void ModelReader::readNode(const JsonNode& node, Node& target)
{
    ObjectReader in(node, m_report, "a node");
    target.body = groundName;
    in.needText("name", target.name);
    in.text("body", target.body);
    in.vector("position", target.position);
    remarks(in, target);
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
    in.number("shortening", link.shortening);
    in.number("activation", link.activation);
    if (const JsonNode* strength = in.find("strength"))
        readStrength(*strength, link);
    remarks(in, link);
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
    remarks(in, load);
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
        amount(in, "effort", *setting.effort);
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
