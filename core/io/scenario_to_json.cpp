#include "core/io/scenario_to_json.h"

#include <utility>

#include "core/io/given_json.h"
#include "core/io/scenario_words.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

// A formula that is a number in its shortest form stands without quotes.
JsonValue formulaToJson(const std::string& formula)
{
    const bool isPlain = !formula.empty() && formula.find_first_not_of("0123456789.-+e") == std::string::npos;
    const std::optional<double> number = isPlain ? readNumber(formula) : std::nullopt;
    return number && numberText(*number) == formula ? JsonValue::decimal(formula) : JsonValue(formula);
}

class ScenarioToJson {
public:
    ScenarioToJson(const Scenario& scenario, const Model& model) : m_scenario(scenario), m_factors(model) {}

    JsonValue write() const
    {
        JsonValue out = JsonValue::object().set("format", scenarioFormat).set("version", scenarioVersion);
        setUnless(out, "name", m_scenario.name, {});
        setUnless(out, "title", m_scenario.title, {});
        setUnless(out, "description", m_scenario.description, {});
        out.set("model", m_scenario.model);
        setList(out, "sources", m_scenario.sources);
        setList(out, "changes", m_scenario.changes);
        setList(out, "start", m_scenario.start);
        setList(out, "curves", m_scenario.curves);
        setList(out, "tables", m_scenario.tables);
        setList(out, "forces", m_scenario.forces);
        setList(out, "stages", m_scenario.stages);
        if (!(m_scenario.options == RunOptions{}))
            out.set("options", toObject(m_scenario.options));
        setList(out, "trails", m_scenario.trails);
        setUnless(out, "plots", m_scenario.plots, {});
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

    JsonValue toObject(const ModelChange& change) const
    {
        JsonValue out = JsonValue::object();
        setUnless(out, "link", change.link, {});
        if (change.activation)
            out.set("activation", *change.activation);
        if (change.shortening)
            out.set("shortening", *change.shortening);
        setUnless(out, "body", change.body, {});
        setUnless(out, "added_mass", change.addedMass, 0.0);
        return out;
    }

    JsonValue toObject(const StartValue& start) const
    {
        const long double factor = m_factors.of(start.coordinate);
        JsonValue out = JsonValue::object().set("coordinate", start.coordinate);
        if (start.value)
            out.set("value", inFileUnits(*start.value, factor));
        if (start.speed != 0)
            out.set("speed", inFileUnits(start.speed, factor));
        return out;
    }

    JsonValue toObject(const NamedCurve& curve) const
    {
        JsonValue out = JsonValue::object().set("name", curve.name);
        setUnless(out, "coordinate", curve.coordinate, {});
        setUnless(out, "periodic", curve.data.isPeriodic, false);
        const long double factor = m_factors.of(curve);
        JsonValue points = JsonValue::array();
        for (const CharacteristicPoint& point : curve.data.points)
            points.push(pointToJson(point, factor));
        out.set("points", std::move(points));
        setList(out, "shapes", curve.data.shapes);
        setRemarks(out, curve);
        return out;
    }

    static JsonValue pointToJson(const CharacteristicPoint& point, long double factor)
    {
        JsonValue out = JsonValue::object().set("time", point.time).set("value", inFileUnits(point.value, factor));
        if (point.slope)
            out.set("slope", inFileUnits(*point.slope, factor));
        if (point.curvature)
            out.set("curvature", inFileUnits(*point.curvature, factor));
        return out;
    }

    JsonValue toObject(const PhaseShape& shape) const
    {
        JsonValue out = JsonValue::object();
        setUnless(out, "skew", shape.skew, 0.0);
        setUnless(out, "peak", shape.peak, 0.0);
        return out;
    }

    JsonValue toObject(const NamedTable& table) const
    {
        JsonValue out = JsonValue::object().set("name", table.name).set("file", table.file);
        setRemarks(out, table);
        return out;
    }

    JsonValue toObject(const ScenarioForce& force) const
    {
        JsonValue out = JsonValue::object().set("name", force.name).set("body", force.body);
        setUnless(out, "point", force.point, Vector3(0, 0, 0));
        setFormulas(out, "force", force.force);
        setFormulas(out, "moment", force.moment);
        setWord(out, "frame", force.frame, loadFrameWords, LoadFrame::Ground);
        return out;
    }

    static void setFormulas(JsonValue& out, const char* key, const std::vector<std::string>& formulas)
    {
        if (formulas.empty())
            return;
        JsonValue list = JsonValue::array();
        for (const std::string& formula : formulas)
            list.push(formulaToJson(formula));
        out.set(key, std::move(list));
    }

    JsonValue toObject(const GivenPair& pair) const { return givenPairToJson(pair, m_factors); }

    JsonValue toObject(const StageEnd& end) const
    {
        JsonValue out = JsonValue::object();
        if (end.time)
            out.set("time", *end.time);
        if (end.after)
            out.set("after", *end.after);
        setUnless(out, "when", end.when, {});
        setUnless(out, "next", end.next, {});
        return out;
    }

    JsonValue toObject(const StageHold& hold) const
    {
        JsonValue out = JsonValue::object().set("name", hold.name).set("body", hold.body);
        setUnless(out, "point", hold.point, Vector3(0, 0, 0));
        setUnless(out, "keeps_direction", hold.keepsDirection, false);
        return out;
    }

    JsonValue toObject(const Stage& stage) const
    {
        JsonValue out = JsonValue::object().set("name", stage.name);
        setUnless(out, "like", stage.like, {});
        setList(out, "given", stage.given);
        setList(out, "ends", stage.ends);
        if (stage.constraints)
            out.set("constraints", *stage.constraints);
        if (stage.holds) {
            out.set("holds", JsonValue::array());
            setList(out, "holds", *stage.holds);
        }
        setUnless(out, "note", stage.note, {});
        return out;
    }

    JsonValue toObject(const RunOptions& options) const
    {
        const RunOptions usual;
        JsonValue out = JsonValue::object();
        setWord(out, "method", options.method, methodWords, usual.method);
        setUnless(out, "duration", options.duration, usual.duration);
        setUnless(out, "output_step", options.outputStep, usual.outputStep);
        setUnless(out, "relative_tolerance", options.relativeTolerance, usual.relativeTolerance);
        setUnless(out, "absolute_tolerance", options.absoluteTolerance, usual.absoluteTolerance);
        setUnless(out, "step", options.step, usual.step);
        return out;
    }

    JsonValue toObject(const TrailPoint& trail) const
    {
        JsonValue out = JsonValue::object().set("body", trail.body);
        setUnless(out, "point", trail.point, Vector3(0, 0, 0));
        return out;
    }

    const Scenario& m_scenario;
    ScenarioFactors m_factors;
};

}  // namespace

JsonValue scenarioToJson(const Scenario& scenario, const Model& model)
{
    return ScenarioToJson(scenario, model).write();
}

}  // namespace sinew
