#include "core/io/scenario_from_json.h"

#include <utility>

#include "core/io/given_json.h"
#include "core/io/object_reader.h"
#include "core/io/scenario_words.h"
#include "core/io/shared_from_json.h"

namespace sinew {

namespace {

// Everything below reads one kind of object.
class ScenarioReader {
public:
    ScenarioReader(const Model& model, TextReport& report) : m_report(report), m_factors(model) {}

    Scenario read(const JsonNode& root);

private:
    // Appends one object an item, read by a member function.
    template <class T>
    void objects(ObjectReader& in, std::string_view key, std::vector<T>& target,
                 void (ScenarioReader::*readOne)(const JsonNode&, T&))
    {
        in.list(key, [&](const JsonNode& item) { (this->*readOne)(item, target.emplace_back()); });
    }

    void readSource(const JsonNode& node, Source& source);
    void readChange(const JsonNode& node, ModelChange& change);
    void readStart(const JsonNode& node, StartValue& start);
    void readCurve(const JsonNode& node, NamedCurve& curve);
    void readPoint(const JsonNode& node, CharacteristicPoint& point);
    void readShape(const JsonNode& node, PhaseShape& shape);
    void readTable(const JsonNode& node, NamedTable& table);
    void readForce(const JsonNode& node, ScenarioForce& force);
    void readFormulas(ObjectReader& in, std::string_view key, std::vector<std::string>& formulas);
    void readGiven(const JsonNode& node, GivenPair& pair) { readGivenPair(node, pair, m_factors, m_report); }
    void readEnd(const JsonNode& node, StageEnd& end);
    void readStage(const JsonNode& node, Stage& stage);
    void readHold(const JsonNode& node, StageHold& hold);
    void readFlag(ObjectReader& in, const std::string& key, bool& flag);
    void readOptions(const JsonNode& node, RunOptions& options);
    void readTrail(const JsonNode& node, TrailPoint& trail);

    TextReport& m_report;
    ScenarioFactors m_factors;
    long double m_factor = 1;  // of the curve that is read
};

Scenario ScenarioReader::read(const JsonNode& root)
{
    Scenario scenario;
    ObjectReader in(root, m_report, "the scenario");
    in.find("format");
    in.find("version");
    in.text("name", scenario.name);
    in.text("title", scenario.title);
    in.text("description", scenario.description);
    in.needText("model", scenario.model);
    objects(in, "sources", scenario.sources, &ScenarioReader::readSource);
    objects(in, "changes", scenario.changes, &ScenarioReader::readChange);
    objects(in, "start", scenario.start, &ScenarioReader::readStart);
    objects(in, "curves", scenario.curves, &ScenarioReader::readCurve);
    objects(in, "tables", scenario.tables, &ScenarioReader::readTable);
    objects(in, "forces", scenario.forces, &ScenarioReader::readForce);
    objects(in, "stages", scenario.stages, &ScenarioReader::readStage);
    if (const JsonNode* options = in.find("options"))
        readOptions(*options, scenario.options);
    objects(in, "trails", scenario.trails, &ScenarioReader::readTrail);
    readNames(in, "plots", "the name of a channel", scenario.plots, m_report);
    in.finish();
    return scenario;
}

void ScenarioReader::readSource(const JsonNode& node, Source& source)
{
    ObjectReader in(node, m_report, "a source");
    in.needText("name", source.name);
    in.text("text", source.text);
    in.finish();
}

void ScenarioReader::readChange(const JsonNode& node, ModelChange& change)
{
    ObjectReader in(node, m_report, "a change");
    in.text("link", change.link);
    in.number("activation", change.activation);
    in.number("shortening", change.shortening);
    in.text("body", change.body);
    in.number("added_mass", change.addedMass);
    in.finish();
}

void ScenarioReader::readStart(const JsonNode& node, StartValue& start)
{
    ObjectReader in(node, m_report, "a start");
    in.needText("coordinate", start.coordinate);
    in.number("value", start.value, m_factors.of(start.coordinate));
    in.number("speed", start.speed, m_factors.of(start.coordinate));
    in.finish();
}

void ScenarioReader::readCurve(const JsonNode& node, NamedCurve& curve)
{
    ObjectReader in(node, m_report, "a curve");
    in.needText("name", curve.name);
    in.text("coordinate", curve.coordinate);
    m_factor = m_factors.of(curve);
    readFlag(in, "periodic", curve.data.isPeriodic);
    if (in.need("points"))
        objects(in, "points", curve.data.points, &ScenarioReader::readPoint);
    objects(in, "shapes", curve.data.shapes, &ScenarioReader::readShape);
    readRemarks(in, curve);
    in.finish();
}

void ScenarioReader::readFlag(ObjectReader& in, const std::string& key, bool& flag)
{
    const JsonNode* node = in.find(key);
    if (node && node->kind == JsonNode::Kind::Bool)
        flag = node->text == "true";
    else if (node)
        reportType(*node, "true or false for '" + key + "'", "write it without quotes", m_report);
}

void ScenarioReader::readPoint(const JsonNode& node, CharacteristicPoint& point)
{
    ObjectReader in(node, m_report, "a point of a curve");
    in.needNumber("time", point.time);
    if (in.need("value"))
        in.number("value", point.value, m_factor);
    in.number("slope", point.slope, m_factor);
    in.number("curvature", point.curvature, m_factor);
    in.finish();
}

void ScenarioReader::readShape(const JsonNode& node, PhaseShape& shape)
{
    ObjectReader in(node, m_report, "a shape");
    in.number("skew", shape.skew);
    in.number("peak", shape.peak);
    in.finish();
}

void ScenarioReader::readTable(const JsonNode& node, NamedTable& table)
{
    ObjectReader in(node, m_report, "a table");
    in.needText("name", table.name);
    in.needText("file", table.file);
    readRemarks(in, table);
    in.finish();
}

void ScenarioReader::readForce(const JsonNode& node, ScenarioForce& force)
{
    ObjectReader in(node, m_report, "a force");
    in.needText("name", force.name);
    in.needText("body", force.body);
    in.vector("point", force.point);
    readFormulas(in, "force", force.force);
    readFormulas(in, "moment", force.moment);
    in.choice("frame", force.frame, loadFrameWords);
    in.finish();
}

// A formula that is a number may stand without quotes.
void ScenarioReader::readFormulas(ObjectReader& in, std::string_view key, std::vector<std::string>& formulas)
{
    in.list(key, [&](const JsonNode& item) {
        formulas.push_back(item.text);
        if (item.kind != JsonNode::Kind::Text && item.kind != JsonNode::Kind::Number)
            reportType(item, "a formula", "write a number, or put the formula between double quotes", m_report);
    });
}

void ScenarioReader::readEnd(const JsonNode& node, StageEnd& end)
{
    ObjectReader in(node, m_report, "an end");
    in.number("time", end.time);
    in.number("after", end.after);
    in.text("when", end.when);
    in.text("next", end.next);
    in.finish();
}

void ScenarioReader::readHold(const JsonNode& node, StageHold& hold)
{
    ObjectReader in(node, m_report, "a hold");
    in.needText("name", hold.name);
    in.needText("body", hold.body);
    in.vector("point", hold.point);
    readFlag(in, "keeps_direction", hold.keepsDirection);
    in.finish();
}

void ScenarioReader::readStage(const JsonNode& node, Stage& stage)
{
    ObjectReader in(node, m_report, "a stage");
    in.needText("name", stage.name);
    in.text("like", stage.like);
    objects(in, "given", stage.given, &ScenarioReader::readGiven);
    objects(in, "ends", stage.ends, &ScenarioReader::readEnd);
    if (in.find("constraints"))
        readNames(in, "constraints", "the name of a constraint", stage.constraints.emplace(), m_report);
    if (in.find("holds"))
        objects(in, "holds", stage.holds.emplace(), &ScenarioReader::readHold);
    in.text("note", stage.note);
    in.finish();
}

void ScenarioReader::readOptions(const JsonNode& node, RunOptions& options)
{
    ObjectReader in(node, m_report, "'options'");
    in.choice("method", options.method, methodWords);
    in.number("duration", options.duration);
    in.number("output_step", options.outputStep);
    in.number("relative_tolerance", options.relativeTolerance);
    in.number("absolute_tolerance", options.absoluteTolerance);
    in.number("step", options.step);
    in.finish();
}

void ScenarioReader::readTrail(const JsonNode& node, TrailPoint& trail)
{
    ObjectReader in(node, m_report, "a trail");
    in.needText("body", trail.body);
    in.vector("point", trail.point);
    in.finish();
}

}  // namespace

Scenario scenarioFromJson(const JsonNode& root, const Model& model, TextReport& report)
{
    return ScenarioReader(model, report).read(root);
}

}  // namespace sinew
