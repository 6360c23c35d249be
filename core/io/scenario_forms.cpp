#include "core/io/scenario_forms.h"

#include <optional>
#include <utility>

#include "core/io/number_text.h"

namespace sinew {

namespace {

// A formula that is a number in its shortest form stands without quotes.
JsonValue formulaToJson(const std::string& formula)
{
    const bool isPlain = !formula.empty() && formula.find_first_not_of("0123456789.-+e") == std::string::npos;
    const std::optional<double> number = isPlain ? readNumber(formula) : std::nullopt;
    return number && numberText(*number) == formula ? JsonValue::decimal(formula) : JsonValue(formula);
}

// One of the objects that name or hold a function.
TimeValue readFunctionOfTime(SchemaReader& reader, const JsonNode& node, const Sentence& what)
{
    ObjectReader in(node, reader.report(), what);
    TimeValue value = ConstantValue{};
    const JsonNode* series = in.find("series");
    const bool isCurve = in.find("curve"), isTable = in.find("table"), isFormula = in.find("formula");
    if ((series ? 1 : 0) + (isCurve ? 1 : 0) + (isTable ? 1 : 0) + (isFormula ? 1 : 0) != 1)
        reader.report().error(node.begin,
                              sentence("expected one of 'curve', 'table', 'series' and 'formula' in %1", what),
                              sentence("such as %1", std::string(R"({"curve": "swing"})")));
    if (series)
        reader.read(*series, value.emplace<FourierSeries>());
    if (isCurve)
        reader.readFields(in, value.emplace<CurveValue>());
    if (isFormula)
        reader.readFields(in, value.emplace<FormulaValue>());
    if (isTable)
        reader.readFields(in, value.emplace<ColumnValue>());
    std::visit(
        [&](auto& read) {
            if constexpr (requires { read.extras; })
                in.finish(&read.extras);
            else
                in.finish();
        },
        value);
    return value;
}

TimeValue readTimeValue(SchemaReader& reader, const JsonNode& node, const std::string& key)
{
    const Sentence what = "'" + key + "'";
    if (node.kind == JsonNode::Kind::Object)
        return readFunctionOfTime(reader, node, what);
    if (node.kind == JsonNode::Kind::Number)
        return ConstantValue{readNumberNode(node, reader.report(), reader.unit()).value_or(0)};
    if (node.kind == JsonNode::Kind::Text && node.text == holdWord)
        return HeldValue{};
    reportType(
        node, sentence("a number, \"hold\" or an object for %1", what),
        sentence("such as {\"curve\": \"swing\"}, {\"table\": \"walk\", \"column\": \"hip\"} or {\"formula\": \"-3 * "
                 "hip.speed\"}"),
        reader.report());
    return ConstantValue{};
}

struct TimeValueToJson {
    SchemaWriter& writer;

    JsonValue operator()(const ConstantValue& value) const { return inFileUnits(value.value, writer.unit()); }
    JsonValue operator()(const HeldValue&) const { return holdWord; }

    JsonValue operator()(const FourierSeries& series) const
    {
        return JsonValue::object().set("series", writer.write(series));
    }

    template <class Value>
    JsonValue operator()(const Value& value) const
    {
        return writer.write(value);
    }
};

}  // namespace

void readForm(SchemaReader& reader, ObjectReader& in, ScenarioForce& force, std::vector<std::string>& formulas,
              schema::Formulas)
{
    in.list(&formulas == &force.force ? "force" : "moment", [&](const JsonNode& item) {
        formulas.push_back(item.text);
        if (item.kind != JsonNode::Kind::Text && item.kind != JsonNode::Kind::Number)
            reportType(item, sentence("a formula"),
                       sentence("write a number, or put the formula between double quotes"), reader.report());
    });
}

void writeForm(SchemaWriter&, JsonValue& out, const ScenarioForce& force, const std::vector<std::string>& formulas,
               schema::Formulas)
{
    JsonValue list = JsonValue::array();
    for (const std::string& formula : formulas)
        list.push(formulaToJson(formula));
    out.set(&formulas == &force.force ? "force" : "moment", std::move(list));
}

void readForm(SchemaReader& reader, ObjectReader& in, GivenPair&, std::vector<std::string>& names,
              schema::GivenCoordinates)
{
    const JsonNode* node = in.need("coordinates");
    if (node && node->kind == JsonNode::Kind::Text)
        names.push_back(node->text);
    else if (node)
        readNames(in, "coordinates", NameOf::Coordinate, names, reader.report());
}

void writeForm(SchemaWriter&, JsonValue& out, const GivenPair&, const std::vector<std::string>& names,
               schema::GivenCoordinates)
{
    out.set("coordinates", names == std::vector<std::string>{allWord} ? JsonValue(allWord) : JsonValue(names));
}

void readForm(SchemaReader& reader, ObjectReader& in, GivenPair& pair, TimeValue& value, schema::GivenValue)
{
    const JsonNode* motion = in.find("motion");
    const JsonNode* effort = in.find("effort");
    const JsonNode* follow = in.find("follow");
    const JsonNode* tracking = in.find("tracking");
    TextReport& report = reader.report();
    if (in.isObject() && (motion ? 1 : 0) + (effort ? 1 : 0) + (follow ? 1 : 0) != 1)
        report.error(in.node().begin, sentence("expected one of 'motion', 'effort' and 'follow'"),
                     sentence("the other side of the pair is sought"));
    if (tracking && effort && !follow)
        report.error(tracking->begin, sentence("'tracking' stands beside 'effort'"),
                     sentence("write \"follow\" and the motion instead"));
    if (follow && !tracking)
        report.error(follow->begin, sentence("'follow' needs 'tracking'"),
                     sentence("add %1", std::string(R"("tracking": {"proportional": ..., "derivative": ...})")));
    pair.side = motion ? PairSide::Motion : PairSide::Effort;
    if (follow)
        pair.tracking.emplace();
    reader.setUnit(Description<GivenPair>::unitOf(pair, reader.factors()));
    if (motion)
        value = readTimeValue(reader, *motion, "motion");
    else if (follow)
        value = readTimeValue(reader, *follow, "follow");
    else if (effort)
        value = readTimeValue(reader, *effort, "effort");
}

void writeForm(SchemaWriter& writer, JsonValue& out, const GivenPair& pair, const TimeValue& value, schema::GivenValue)
{
    const char* key = pair.side == PairSide::Motion ? "motion" : pair.tracking ? "follow" : "effort";
    out.set(key, std::visit(TimeValueToJson{writer}, value));
}

}  // namespace sinew
