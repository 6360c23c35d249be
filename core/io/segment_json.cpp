#include "core/io/segment_json.h"

#include <utility>

#include "core/io/shared_from_json.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

constexpr Words<SegmentKind> segmentKindWords = {{"points", SegmentKind::Points},
                                                 {"stretch_rod", SegmentKind::StretchRod},
                                                 {"rod_between", SegmentKind::RodBetween},
                                                 {"rods_apart", SegmentKind::RodsApart},
                                                 {"telescope", SegmentKind::Telescope}};
constexpr Words<AngleReference> angleReferenceWords
    = {{"parent", AngleReference::Parent}, {"ground", AngleReference::Ground}};

// A coordinate, a length, or both in an object.
void readStretch(const JsonNode& node, Stretch& stretch, TextReport& report)
{
    if (node.kind == JsonNode::Kind::Text) {
        stretch.coordinate = node.text;
    } else if (node.kind == JsonNode::Kind::Number) {
        stretch.constant = readNumberNode(node, report).value_or(0);
    } else if (node.kind == JsonNode::Kind::Object) {
        ObjectReader in(node, report, "a stretch");
        in.text("coordinate", stretch.coordinate);
        in.number("constant", stretch.constant);
        in.finish();
    } else {
        reportType(node, "a length",
                   R"(write "coordinate", a number of metres, or {"coordinate": ..., "constant": ...})", report);
    }
}

void readMassPoint(const JsonNode& node, MassPoint& point, TextReport& report)
{
    ObjectReader in(node, report, "a mass point");
    in.number("at", point.fraction);
    readAmount(in, "mass", point.mass, report);
    in.finish();
}

void readRod(const JsonNode& node, HeavyRod& rod, TextReport& report)
{
    ObjectReader in(node, report, "a rod");
    in.needNumber("length", rod.length);
    readAmount(in, "mass", rod.mass, report);
    in.number("centre", rod.centre);
    in.number("gyration_radius", rod.gyrationRadius);
    in.finish();
}

JsonValue stretchToJson(const Stretch& stretch)
{
    if (stretch.coordinate.empty())
        return stretch.constant;
    if (stretch.constant == 0)
        return stretch.coordinate;
    return JsonValue::object().set("coordinate", stretch.coordinate).set("constant", stretch.constant);
}

JsonValue massPointToJson(const MassPoint& point)
{
    JsonValue out = JsonValue::object();
    setUnless(out, "at", point.fraction, 1.0);
    setAmount(out, "mass", point.mass);
    return out;
}

JsonValue rodToJson(const HeavyRod& rod)
{
    JsonValue out = JsonValue::object().set("length", rod.length);
    setAmount(out, "mass", rod.mass);
    setUnless(out, "centre", rod.centre, 0.5);
    if (rod.gyrationRadius)
        out.set("gyration_radius", *rod.gyrationRadius);
    return out;
}

template <class T>
void setParts(JsonValue& out, const char* key, const std::vector<T>& parts, JsonValue (*toJson)(const T&))
{
    if (parts.empty())
        return;
    JsonValue list = JsonValue::array();
    for (const T& part : parts)
        list.push(toJson(part));
    out.set(key, std::move(list));
}

}  // namespace

void readSegment(const JsonNode& node, Segment& segment, TextReport& report)
{
    ObjectReader in(node, report, "a segment");
    in.needText("name", segment.name);
    in.choice("kind", segment.kind, segmentKindWords);
    in.needText("parent", segment.parent);
    readFrame(in, "in_parent", segment.inParent, report);
    in.choice("angle_reference", segment.angleReference, angleReferenceWords);
    readNames(in, "angles", "the name of a coordinate", segment.angles, report);
    in.list("stretches", [&](const JsonNode& item) { readStretch(item, segment.stretches.emplace_back(), report); });
    in.list("points", [&](const JsonNode& item) { readMassPoint(item, segment.points.emplace_back(), report); });
    in.list("rods", [&](const JsonNode& item) { readRod(item, segment.rods.emplace_back(), report); });
    readRemarks(in, segment);
    in.finish();
}

JsonValue segmentToJson(const Segment& segment)
{
    JsonValue out = JsonValue::object().set("name", segment.name);
    setWord(out, "kind", segment.kind, segmentKindWords, SegmentKind::Points);
    out.set("parent", segment.parent);
    setFrame(out, "in_parent", segment.inParent);
    setWord(out, "angle_reference", segment.angleReference, angleReferenceWords, AngleReference::Parent);
    setUnless(out, "angles", segment.angles, {});
    setParts(out, "stretches", segment.stretches, stretchToJson);
    setParts(out, "points", segment.points, massPointToJson);
    setParts(out, "rods", segment.rods, rodToJson);
    setRemarks(out, segment);
    return out;
}

}  // namespace sinew
