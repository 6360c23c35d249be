#include "core/io/model_file.h"

#include <cmath>
#include <exception>
#include <ostream>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/constraint_json.h"
#include "core/io/contact_json.h"
#include "core/io/segment_json.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

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
        setList(out, "segments", m_model.segments);
        setList(out, "constraints", m_model.constraints);
        setList(out, "nodes", m_model.nodes);
        setList(out, "links", m_model.links);
        setList(out, "contacts", m_model.contacts);
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
        setInertia(out, body.inertia);
        setWord(out, "shape", body.shape, shapeWords, BodyShape::Rod);
        setList(out, "landmarks", body.landmarks);
        setRemarks(out, body);
        return out;
    }

    void setInertia(JsonValue& out, const Inertia& inertia) const
    {
        if (const auto* gyration = std::get_if<GyrationRadii>(&inertia))
            out.set("gyration_radii", gyration->radii);
        const auto* tensor = std::get_if<InertiaTensor>(&inertia);
        if (!tensor)
            return;
        JsonValue elements = tensor->moments;
        for (Eigen::Index i = 0; i < 3 && tensor->products != Vector3::Zero(); ++i)
            elements.push(tensor->products[i]);
        out.set("inertia", std::move(elements));
    }

    JsonValue toObject(const Coordinate& coordinate) const
    {
        const long double factor = factorOf(coordinate.kind);
        JsonValue out = JsonValue::object().set("name", coordinate.name);
        setWord(out, "kind", coordinate.kind, coordinateKindWords, CoordinateKind::Rotation);
        if (coordinate.value != 0)
            out.set("value", inFileUnits(coordinate.value, factor));
        if (coordinate.rest)
            out.set("rest", inFileUnits(*coordinate.rest, factor));
        const double minimum = coordinate.minimum, maximum = coordinate.maximum;
        if (!std::isinf(minimum) || !std::isinf(maximum)) {
            // An open end becomes null.
            out.set("range", JsonValue::array().push(inFileUnits(minimum, factor)).push(inFileUnits(maximum, factor)));
        }
        setWord(out, "mode", coordinate.mode, modeWords, CoordinateMode::Free);
        setAmount(out, "effort", coordinate.effort);
        setResistance(out, coordinate.resistance, factor);
        setRemarks(out, coordinate);
        return out;
    }

    void setResistance(JsonValue& out, const Resistance& resistance, long double factor) const
    {
        if (const auto& spring = resistance.spring) {
            JsonValue inside = JsonValue::object();
            if (spring->rest != 0)
                inside.set("rest", inFileUnits(spring->rest, factor));
            setUnless(inside, "stiffness", spring->stiffness, 0.0);
            setUnless(inside, "cubic", spring->cubic, 0.0);
            out.set("spring", std::move(inside));
        }
        if (const auto& damper = resistance.damper) {
            JsonValue inside = JsonValue::object();
            setUnless(inside, "linear", damper->linear, 0.0);
            setUnless(inside, "quadratic", damper->quadratic, 0.0);
            out.set("damper", std::move(inside));
        }
        if (const auto& stop = resistance.stop) {
            JsonValue inside = JsonValue::object();
            setUnless(inside, "stiffness", stop->stiffness, 0.0);
            setUnless(inside, "damping", stop->damping, 0.0);
            out.set("stop", std::move(inside));
        }
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
        setAxisFunction(out, axis.value, m_factors, factorOf(axis.kind), true);
        return out;
    }

    JsonValue toObject(const Segment& segment) const { return segmentToJson(segment); }
    JsonValue toObject(const Constraint& constraint) const { return constraintToJson(constraint, m_factors); }

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
        setUnless(out, "damping", link.damping, 0.0);
        setUnless(out, "shortening", link.shortening, 0.0);
        setUnless(out, "activation", link.activation, 0.0);
        if (link.strength)
            out.set("strength", strengthToJson(*link.strength));
        setRemarks(out, link);
        return out;
    }

    JsonValue toObject(const Contact& contact) const { return contactToJson(contact); }

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
            out.set("effort", amountToJson(*setting.effort));
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
        setWord(out, "posture", reference.posture, referencePostureWords, ReferencePosture::Measured);
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
