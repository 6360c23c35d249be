#include "core/io/constraint_json.h"

#include <utility>

#include "core/io/shared_from_json.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

enum class RuleKind { Closure, Distance, Coupling };  // in the order of Constraint::rule

constexpr Words<RuleKind> ruleKindWords
    = {{"closure", RuleKind::Closure}, {"distance", RuleKind::Distance}, {"coupling", RuleKind::Coupling}};
constexpr Words<RelativeMotion> motionWords
    = {{"x", RelativeMotion::X},          {"y", RelativeMotion::Y},          {"z", RelativeMotion::Z},
       {"turn_x", RelativeMotion::TurnX}, {"turn_y", RelativeMotion::TurnY}, {"turn_z", RelativeMotion::TurnZ}};

long double factorOf(RelativeMotion motion)
{
    const bool isLength = motion == RelativeMotion::X || motion == RelativeMotion::Y || motion == RelativeMotion::Z;
    return isLength ? 1 : radiansPerDegree;
}

// The word of a motion, or an object with the value that it is made to follow over time.
void readHeldMotion(const JsonNode& node, HeldMotion& held, TextReport& report)
{
    if (node.kind == JsonNode::Kind::Text) {
        readWord(node, "held", held.motion, motionWords, report);
        return;
    }
    ObjectReader in(node, report, "a held motion");
    if (in.need("motion"))
        in.choice("motion", held.motion, motionWords);
    held.value = readHeldValue(in, node, {1, factorOf(held.motion)}, report);
    in.finish();
}

Closure readClosure(ObjectReader& in, TextReport& report)
{
    Closure closure;
    in.needText("body_a", closure.bodyA);
    readFrame(in, "in_a", closure.inA, report);
    in.needText("body_b", closure.bodyB);
    readFrame(in, "in_b", closure.inB, report);
    if (in.need("held"))
        in.list("held", [&](const JsonNode& item) { readHeldMotion(item, closure.held.emplace_back(), report); });
    return closure;
}

Distance readDistance(ObjectReader& in)
{
    Distance distance;
    in.needText("body_a", distance.bodyA);
    in.vector("point_a", distance.pointA);
    in.needText("body_b", distance.bodyB);
    in.vector("point_b", distance.pointB);
    in.needNumber("distance", distance.distance);
    return distance;
}

Coupling readCoupling(ObjectReader& in, const CoordinateFactors& factors, TextReport& report)
{
    Coupling coupling;
    in.needText("coordinate", coupling.coordinate);
    readAxisFunction(in, coupling.value, factors, factors.of(coupling.coordinate), report);
    return coupling;
}

JsonValue heldMotionToJson(const HeldMotion& held)
{
    const char* word = wordOf(held.motion, motionWords);
    if (held.value == ScalarFunction(Polynomial{{0}}))
        return word;
    JsonValue out = JsonValue::object().set("motion", word);
    setCurve(out, held.value, 1, factorOf(held.motion));
    return out;
}

void setClosure(JsonValue& out, const Closure& closure)
{
    out.set("body_a", closure.bodyA);
    setFrame(out, "in_a", closure.inA);
    out.set("body_b", closure.bodyB);
    setFrame(out, "in_b", closure.inB);
    JsonValue held = JsonValue::array();
    for (const HeldMotion& motion : closure.held)
        held.push(heldMotionToJson(motion));
    out.set("held", std::move(held));
}

void setDistance(JsonValue& out, const Distance& distance)
{
    out.set("body_a", distance.bodyA);
    setUnless(out, "point_a", distance.pointA, Vector3(0, 0, 0));
    out.set("body_b", distance.bodyB);
    setUnless(out, "point_b", distance.pointB, Vector3(0, 0, 0));
    out.set("distance", distance.distance);
}

}  // namespace

void readConstraint(const JsonNode& node, Constraint& constraint, const CoordinateFactors& factors, TextReport& report)
{
    ObjectReader in(node, report, "a constraint");
    in.needText("name", constraint.name);
    const JsonNode* word = in.need("kind");
    RuleKind kind = RuleKind::Closure;
    in.choice("kind", kind, ruleKindWords);
    // The other keys mean nothing without a kind.
    if (!word || report.hasErrorWithin(word->begin, word->end))
        return;
    if (kind == RuleKind::Closure)
        constraint.rule = readClosure(in, report);
    else if (kind == RuleKind::Distance)
        constraint.rule = readDistance(in);
    else
        constraint.rule = readCoupling(in, factors, report);
    readRemarks(in, constraint);
    in.finish();
}

JsonValue constraintToJson(const Constraint& constraint, const CoordinateFactors& factors)
{
    const auto kind = static_cast<RuleKind>(constraint.rule.index());
    JsonValue out = JsonValue::object().set("name", constraint.name).set("kind", wordOf(kind, ruleKindWords));
    if (const auto* closure = std::get_if<Closure>(&constraint.rule)) {
        setClosure(out, *closure);
    } else if (const auto* distance = std::get_if<Distance>(&constraint.rule)) {
        setDistance(out, *distance);
    } else {
        const auto& coupling = std::get<Coupling>(constraint.rule);
        out.set("coordinate", coupling.coordinate);
        setAxisFunction(out, coupling.value, factors, factors.of(coupling.coordinate), false);
    }
    setRemarks(out, constraint);
    return out;
}

}  // namespace sinew
