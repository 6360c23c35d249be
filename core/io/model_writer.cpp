#include "core/io/model_file.h"

#include <cmath>
#include <exception>
#include <ostream>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/json_writer.h"
#include "core/io/model_words.h"

namespace sinew {

namespace {

template <class T>
void setUnless(JsonValue& out, const char* key, const T& value, const T& usual)
{
    if (!(value == usual))
        out.set(key, value);
}

template <class E>
void setWord(JsonValue& out, const char* key, E value, Words<E> words, E usual)
{
    if (value != usual)
        out.set(key, wordOf(value, words));
}

JsonValue inFileUnits(double value, long double factor)
{
    return std::isfinite(value) ? JsonValue::decimal(numberText(value, factor)) : JsonValue();
}

JsonValue inFileUnits(const Vector3& vector, long double factor)
{
    JsonValue array = JsonValue::array();
    for (const double value : vector)
        array.push(inFileUnits(value, factor));
    return array;
}

JsonValue toJson(const Amount& amount)
{
    if (amount.scale == Scale::Si)
        return amount.value;
    return JsonValue::object().set("value", amount.value).set("scale", wordOf(amount.scale, scaleWords));
}

void setAmount(JsonValue& out, const char* key, const Amount& amount)
{
    if (!(amount == Amount{}))
        out.set(key, toJson(amount));
}

template <class T>
void setRemarks(JsonValue& out, const T& object)
{
    setUnless(out, "source", object.source, {});
    setUnless(out, "note", object.note, {});
}

class ModelWriter {
public:
    explicit ModelWriter(const Model& model) : m_model(model), m_factors(model) {}

    JsonValue write() const
    {
        JsonValue out = JsonValue::object().set("format", modelFormat).set("version", modelVersion);
        setUnless(out, "name", m_model.name, {});
        setUnless(out, "title", m_model.title, {});
        setUnless(out, "description", m_model.description, {});
        setWord(out, "space", m_model.space, spaceWords, Space::Spatial);
        setUnless(out, "body_weight", m_model.bodyWeight, 0.0);
        setUnless(out, "gravity", m_model.gravity, Vector3(0, 0, 0));
        setList(out, "sources", m_model.sources);
        setList(out, "bodies", m_model.bodies);
        setList(out, "coordinates", m_model.coordinates);
        setList(out, "joints", m_model.joints);
        setList(out, "nodes", m_model.nodes);
        setList(out, "links", m_model.links);
        setList(out, "loads", m_model.loads);
        setList(out, "activities", m_model.activities);
        return out;
    }

private:
    template <class T>
    void setList(JsonValue& out, const char* key, const std::vector<T>& objects) const
    {
        if (objects.empty())
            return;
        JsonValue list = JsonValue::array();
        for (const T& object : objects)
            list.push(toObject(object));
        out.set(key, std::move(list));
    }

    JsonValue toObject(const Source& source) const
    {
        JsonValue out = JsonValue::object().set("name", source.name);
        setUnless(out, "text", source.text, {});
        return out;
    }

    JsonValue toObject(const Landmark& landmark) const
    {
        JsonValue out = JsonValue::object().set("name", landmark.name);
        setUnless(out, "position", landmark.position, Vector3(0, 0, 0));
        return out;
    }

    JsonValue toObject(const Body& body) const
    {
        JsonValue out = JsonValue::object().set("name", body.name);
        setAmount(out, "mass", body.mass);
        setUnless(out, "centre_of_mass", body.centreOfMass, Vector3(0, 0, 0));
        setWord(out, "shape", body.shape, shapeWords, BodyShape::Rod);
        setList(out, "landmarks", body.landmarks);
        setRemarks(out, body);
        return out;
    }

    JsonValue toObject(const Coordinate& coordinate) const
    {
        const long double factor = factorOf(coordinate.kind);
        JsonValue out = JsonValue::object().set("name", coordinate.name);
        setWord(out, "kind", coordinate.kind, coordinateKindWords, CoordinateKind::Rotation);
        if (coordinate.value != 0)
            out.set("value", inFileUnits(coordinate.value, factor));
        const double minimum = coordinate.minimum, maximum = coordinate.maximum;
        if (!std::isinf(minimum) || !std::isinf(maximum)) {
            // An open end becomes null.
            out.set("range", JsonValue::array().push(inFileUnits(minimum, factor)).push(inFileUnits(maximum, factor)));
        }
        setWord(out, "mode", coordinate.mode, modeWords, CoordinateMode::Free);
        setAmount(out, "effort", coordinate.effort);
        setRemarks(out, coordinate);
        return out;
    }

    void setFrame(JsonValue& out, const char* key, const Frame& frame) const
    {
        if (frame == Frame{})
            return;
        JsonValue inside = JsonValue::object();
        setUnless(inside, "position", frame.position, Vector3(0, 0, 0));
        if (frame.orientation != Vector3::Zero())
            inside.set("orientation", inFileUnits(frame.orientation, radiansPerDegree));
        out.set(key, std::move(inside));
    }

    JsonValue toObject(const Joint& joint) const
    {
        JsonValue out = JsonValue::object().set("name", joint.name);
        setWord(out, "kind", joint.kind, jointKindWords, JointKind::Axes);
        out.set("parent", joint.parent).set("child", joint.child);
        setFrame(out, "in_parent", joint.inParent);
        setFrame(out, "in_child", joint.inChild);
        setList(out, "axes", joint.axes);
        setUnless(out, "coordinates", joint.coordinates, {});
        setRemarks(out, joint);
        return out;
    }

    JsonValue toObject(const Axis& axis) const
    {
        JsonValue out = JsonValue::object();
        out.set(axis.kind == AxisKind::Rotation ? "rotation" : "translation", axis.direction);
        const AxisFunction& function = axis.value;
        JsonValue terms = JsonValue::array();
        for (const AxisTerm& term : function.terms)
            terms.push(termToJson(term, axis.kind));
        // A lone term of slope 1 has nothing but its coordinate.
        const bool isShort = function.terms.size() == 1 && terms.item(0).size() == 1;
        if (isShort)
            out.set("coordinate", function.terms.front().coordinate);
        if (function.constant != 0)
            out.set("constant", inFileUnits(function.constant, factorOf(axis.kind)));
        if (!isShort && !function.terms.empty())
            out.set("terms", std::move(terms));
        return out;
    }

    JsonValue termToJson(const AxisTerm& term, AxisKind kind) const
    {
        const long double input = m_factors.of(term.coordinate), output = factorOf(kind);
        JsonValue out = JsonValue::object().set("coordinate", term.coordinate);
        if (const auto* spline = std::get_if<NaturalSpline>(&term.function))
            return out.set("spline", splineToJson(*spline, input, output));
        const std::vector<double>& c = std::get<Polynomial>(term.function).coefficients;
        if (c.size() == 2 && c[0] == 0) {
            if (c[1] != static_cast<double>(output / input))
                out.set("slope", inFileUnits(c[1], output / input));
            return out;
        }
        JsonValue coefficients = JsonValue::array();
        long double factor = output;
        for (const double value : c) {
            coefficients.push(inFileUnits(value, factor));
            factor /= input;
        }
        return out.set("polynomial", std::move(coefficients));
    }

    JsonValue splineToJson(const NaturalSpline& spline, long double input, long double output) const
    {
        JsonValue points = JsonValue::array();
        for (std::size_t i = 0; i < spline.x().size(); ++i) {
            points.push(
                JsonValue::array().push(inFileUnits(spline.x()[i], input)).push(inFileUnits(spline.y()[i], output)));
        }
        return points;
    }

    JsonValue toObject(const Node& node) const
    {
        JsonValue out = JsonValue::object().set("name", node.name);
        setUnless(out, "body", node.body, std::string(groundName));
        setUnless(out, "position", node.position, Vector3(0, 0, 0));
        setRemarks(out, node);
        return out;
    }

    JsonValue toObject(const PathPoint& point) const
    {
        JsonValue out = JsonValue::object();
        setUnless(out, "body", point.body, {});
        setUnless(out, "node", point.node, {});
        if (point.node.empty() || point.position != Vector3::Zero())
            out.set("position", point.position);
        return out;
    }

    JsonValue toObject(const Link& link) const
    {
        JsonValue out = JsonValue::object().set("name", link.name);
        setUnless(out, "group", link.group, {});
        setWord(out, "sense", link.sense, senseWords, LinkSense::Tension);
        out.set("path", JsonValue::array());
        setList(out, "path", link.path);
        out.set("stiffness", stiffnessToJson(link));
        setUnless(out, "shortening", link.shortening, 0.0);
        setUnless(out, "activation", link.activation, 0.0);
        if (link.strength)
            out.set("strength", strengthToJson(*link.strength));
        setRemarks(out, link);
        return out;
    }

    JsonValue strengthToJson(const Strength& strength) const
    {
        if (strength.then == AtStrength::Holds)
            return strength.force;
        return JsonValue::object().set("force", strength.force).set("then", wordOf(strength.then, atStrengthWords));
    }

    JsonValue stiffnessToJson(const Link& link) const
    {
        if (const auto* direct = std::get_if<DirectStiffness>(&link.stiffness))
            return direct->stiffness;
        const auto& material = std::get<MaterialStiffness>(link.stiffness);
        JsonValue out = JsonValue::object().set("area", material.area).set("modulus", material.modulus);
        if (material.length)
            out.set("length", *material.length);
        return out;
    }

    JsonValue toObject(const Load& load) const
    {
        JsonValue out = JsonValue::object().set("name", load.name).set("body", load.body);
        setUnless(out, "point", load.point, Vector3(0, 0, 0));
        setUnless(out, "force", load.force, Vector3(0, 0, 0));
        setUnless(out, "moment", load.moment, Vector3(0, 0, 0));
        setWord(out, "scale", load.scale, scaleWords, Scale::Si);
        setWord(out, "frame", load.frame, loadFrameWords, LoadFrame::Ground);
        setRemarks(out, load);
        return out;
    }

    JsonValue toObject(const CoordinateSetting& setting) const
    {
        JsonValue out = JsonValue::object().set("coordinate", setting.coordinate);
        if (setting.value)
            out.set("value", inFileUnits(*setting.value, m_factors.of(setting.coordinate)));
        if (setting.mode)
            out.set("mode", wordOf(*setting.mode, modeWords));
        if (setting.effort)
            out.set("effort", toJson(*setting.effort));
        return out;
    }

    JsonValue toObject(const ActivityStep& step) const
    {
        JsonValue out = JsonValue::object().set("name", step.name);
        setList(out, "settings", step.settings);
        setList(out, "loads", step.loads);
        return out;
    }

    JsonValue toObject(const ReferenceRange& reference) const
    {
        JsonValue out = JsonValue::object().set("joint", reference.joint);
        setWord(out, "kind", reference.kind, referenceKindWords, ReferenceKind::Range);
        setUnless(out, "low", reference.low, 0.0);
        out.set("high", reference.high);
        if (reference.mean)
            out.set("mean", *reference.mean);
        setUnless(out, "people", reference.people, {});
        setUnless(out, "citation", reference.citation, {});
        return out;
    }

    JsonValue toObject(const Activity& activity) const
    {
        JsonValue out = JsonValue::object().set("name", activity.name);
        setUnless(out, "title", activity.title, {});
        setUnless(out, "description", activity.description, {});
        if (activity.gravity)
            out.set("gravity", *activity.gravity);
        setUnless(out, "support", activity.support, {});
        setList(out, "settings", activity.settings);
        setList(out, "loads", activity.loads);
        setList(out, "steps", activity.steps);
        setList(out, "references", activity.references);
        setUnless(out, "source", activity.source, {});
        return out;
    }

    const Model& m_model;
    CoordinateFactors m_factors;
};

}  // namespace

void writeModel(const Model& model, std::ostream& stream)
{
    writeJson(ModelWriter(model).write(), stream);
}

Result<bool> writeModelFile(const Model& model, const std::string& path)
{
    try {
        std::ostringstream stream;
        writeModel(model, stream);
        if (auto reason = writeFileAtomically(path, stream.view()))
            return Result<bool>::failure({*std::move(reason)});
        return Result<bool>::success(true);
    } catch (const std::exception& e) {
        Diagnostic reason = makeError(std::string("cannot save: ") + e.what(), "save elsewhere");
        reason.file = path;
        return Result<bool>::failure({std::move(reason)});
    }
}

}  // namespace sinew
