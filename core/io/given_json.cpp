#include "core/io/given_json.h"

#include <utility>

#include "core/io/shared_from_json.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

void readNumbers(ObjectReader& in, std::string_view key, std::vector<double>& target, long double factor,
                 TextReport& report)
{
    in.list(key, [&](const JsonNode& item) { target.push_back(readNumberNode(item, report, factor).value_or(0)); });
}

FourierSeries readSeries(const JsonNode& node, long double factor, TextReport& report)
{
    FourierSeries series;
    ObjectReader in(node, report, "'series'");
    in.needNumber("period", series.period);
    in.number("mean", series.mean, factor);
    readNumbers(in, "cosines", series.cosines, factor, report);
    readNumbers(in, "sines", series.sines, factor, report);
    in.finish();
    return series;
}

// One of the objects that name or hold a function.
TimeValue readFunctionOfTime(const JsonNode& node, const std::string& what, long double factor, TextReport& report)
{
    ObjectReader in(node, report, what);
    TimeValue value = ConstantValue{};
    const JsonNode* series = in.find("series");
    const bool isCurve = in.find("curve"), isTable = in.find("table"), isFormula = in.find("formula");
    if ((series ? 1 : 0) + (isCurve ? 1 : 0) + (isTable ? 1 : 0) + (isFormula ? 1 : 0) != 1)
        report.error(node.begin, "expected one of 'curve', 'table', 'series' and 'formula' in " + what,
                     "such as {\"curve\": \"swing\"}");
    if (series)
        value = readSeries(*series, factor, report);
    if (isCurve)
        in.text("curve", value.emplace<CurveValue>().curve);
    if (isFormula)
        in.text("formula", value.emplace<FormulaValue>().text);
    if (isTable) {
        ColumnValue& column = value.emplace<ColumnValue>();
        in.text("table", column.table);
        in.needText("column", column.column);
    }
    in.finish();
    return value;
}

TimeValue readValue(const JsonNode& node, const std::string& key, long double factor, TextReport& report)
{
    const std::string what = "'" + key + "'";
    if (node.kind == JsonNode::Kind::Object)
        return readFunctionOfTime(node, what, factor, report);
    if (node.kind == JsonNode::Kind::Number)
        return ConstantValue{readNumberNode(node, report, factor).value_or(0)};
    if (node.kind == JsonNode::Kind::Text && node.text == holdWord)
        return HeldValue{};
    reportType(node, "a number, \"hold\" or an object for " + what,
               "such as {\"curve\": \"swing\"}, {\"table\": \"walk\", \"column\": \"hip\"} or {\"formula\": \"-3 * "
               "hip.speed\"}",
               report);
    return ConstantValue{};
}

// A name, the word for all, or a list of names.
void readCoordinates(ObjectReader& in, std::vector<std::string>& names, TextReport& report)
{
    const JsonNode* node = in.need("coordinates");
    if (node && node->kind == JsonNode::Kind::Text)
        names.push_back(node->text);
    else if (node)
        readNames(in, "coordinates", "the name of a coordinate", names, report);
}

void readTracking(const JsonNode& node, Tracking& tracking, TextReport& report)
{
    ObjectReader in(node, report, "'tracking'");
    in.number("proportional", tracking.proportional);
    in.number("derivative", tracking.derivative);
    in.number("limit", tracking.limit);
    in.finish();
}

// Just one of the keys says what is given; 'tracking' belongs to 'follow'.
void readSide(ObjectReader& in, const JsonNode& node, GivenPair& pair, const ScenarioFactors& factors,
              TextReport& report)
{
    const JsonNode* motion = in.find("motion");
    const JsonNode* effort = in.find("effort");
    const JsonNode* follow = in.find("follow");
    const JsonNode* tracking = in.find("tracking");
    if (in.isObject() && (motion ? 1 : 0) + (effort ? 1 : 0) + (follow ? 1 : 0) != 1)
        report.error(node.begin, "expected one of 'motion', 'effort' and 'follow'",
                     "the other side of the pair is sought");
    if (tracking)
        readTracking(*tracking, pair.tracking.emplace(), report);
    if (tracking && effort && !follow)
        report.error(tracking->begin, "'tracking' stands beside 'effort'", "write \"follow\" and the motion instead");
    if (follow && !tracking)
        report.error(follow->begin, "'follow' needs 'tracking'",
                     "add \"tracking\": {\"proportional\": ..., \"derivative\": ...}");
    pair.side = motion ? PairSide::Motion : PairSide::Effort;
    if (motion)
        pair.value = readValue(*motion, "motion", factors.of(pair), report);
    else if (follow)
        pair.value = readValue(*follow, "follow", factors.of(pair), report);
    else if (effort)
        pair.value = readValue(*effort, "effort", 1, report);
}

struct ValueToJson {
    long double factor = 1;

    JsonValue numbers(const std::vector<double>& values) const
    {
        JsonValue list = JsonValue::array();
        for (const double value : values)
            list.push(inFileUnits(value, factor));
        return list;
    }

    JsonValue operator()(const ConstantValue& value) const { return inFileUnits(value.value, factor); }
    JsonValue operator()(const HeldValue&) const { return holdWord; }
    JsonValue operator()(const CurveValue& value) const { return JsonValue::object().set("curve", value.curve); }
    JsonValue operator()(const FormulaValue& value) const { return JsonValue::object().set("formula", value.text); }

    JsonValue operator()(const ColumnValue& value) const
    {
        return JsonValue::object().set("table", value.table).set("column", value.column);
    }

    JsonValue operator()(const FourierSeries& series) const
    {
        JsonValue inside = JsonValue::object().set("period", series.period);
        if (series.mean != 0)
            inside.set("mean", inFileUnits(series.mean, factor));
        if (!series.cosines.empty())
            inside.set("cosines", numbers(series.cosines));
        if (!series.sines.empty())
            inside.set("sines", numbers(series.sines));
        return JsonValue::object().set("series", std::move(inside));
    }
};

JsonValue trackingToJson(const Tracking& tracking)
{
    JsonValue out = JsonValue::object();
    setUnless(out, "proportional", tracking.proportional, 0.0);
    setUnless(out, "derivative", tracking.derivative, 0.0);
    if (tracking.limit)
        out.set("limit", *tracking.limit);
    return out;
}

}  // namespace

void readGivenPair(const JsonNode& node, GivenPair& pair, const ScenarioFactors& factors, TextReport& report)
{
    ObjectReader in(node, report, "a given pair");
    readCoordinates(in, pair.coordinates, report);
    readSide(in, node, pair, factors, report);
    in.number("factor", pair.factor);
    in.number("delay", pair.delay);
    in.choice("clock", pair.clock, clockWords);
    in.number("blend", pair.blend);
    in.finish();
}

JsonValue givenPairToJson(const GivenPair& pair, const ScenarioFactors& factors)
{
    const GivenPair usual;
    JsonValue out = JsonValue::object();
    if (pair.coordinates == std::vector<std::string>{allWord})
        out.set("coordinates", allWord);
    else
        out.set("coordinates", pair.coordinates);
    const char* key = pair.side == PairSide::Motion ? "motion" : pair.tracking ? "follow" : "effort";
    out.set(key, std::visit(ValueToJson{factors.of(pair)}, pair.value));
    setUnless(out, "factor", pair.factor, usual.factor);
    setUnless(out, "delay", pair.delay, usual.delay);
    setWord(out, "clock", pair.clock, clockWords, usual.clock);
    setUnless(out, "blend", pair.blend, usual.blend);
    if (pair.tracking)
        out.set("tracking", trackingToJson(*pair.tracking));
    return out;
}

}  // namespace sinew
