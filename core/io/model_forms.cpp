#include "core/io/model_forms.h"

#include <optional>
#include <string>
#include <type_traits>

namespace sinew {

namespace {

// [xx, yy, zz] or [xx, yy, zz, xy, xz, yz].
InertiaTensor readTensor(const JsonNode& node, TextReport& report)
{
    InertiaTensor tensor;
    const std::size_t size = node.kind == JsonNode::Kind::Array ? node.items.size() : 0;
    if (size != 3 && size != 6) {
        reportType(node, sentence("three or six numbers for 'inertia'"),
                   sentence("write [xx, yy, zz] or [xx, yy, zz, xy, xz, yz]"), report);
        return tensor;
    }
    for (std::size_t i = 0; i < size; ++i) {
        const double number = readNumberNode(node.items[i], report).value_or(0);
        (i < 3 ? tensor.moments : tensor.products)[static_cast<Eigen::Index>(i % 3)] = number;
    }
    return tensor;
}

bool isCoordinateItself(const AxisTerm& term, const CoordinateFactors& factors, DoubleDouble output)
{
    const double* slope = slopeOf(term.function);
    return slope && *slope == static_cast<double>(output / factors.of(term.coordinate));
}

}  // namespace

void readForm(SchemaReader& reader, ObjectReader& in, Axis& axis, Vector3& direction, schema::AxisDirection)
{
    const JsonNode* rotation = in.find("rotation");
    const JsonNode* translation = in.find("translation");
    if (in.isObject() && (rotation != nullptr) == (translation != nullptr)) {
        reader.report().error(in.node().begin,
                              rotation ? sentence("expected one direction of the axis, found two")
                                       : sentence("expected one direction of the axis, found none"),
                              sentence("write either \"rotation\": [x, y, z] or \"translation\": [x, y, z]"));
    }
    axis.kind = translation && !rotation ? AxisKind::Translation : AxisKind::Rotation;
    in.vector(translation && !rotation ? "translation" : "rotation", direction);
}

void writeForm(SchemaWriter&, JsonValue& out, const Axis& axis, const Vector3& direction, schema::AxisDirection)
{
    out.set(axis.kind == AxisKind::Rotation ? "rotation" : "translation", direction);
}

void readAxisValue(SchemaReader& reader, ObjectReader& in, AxisFunction& value, schema::AxisValue form)
{
    const JsonNode* shortForm = form.hasShortForm ? in.find("coordinate") : nullptr;
    if (shortForm && in.find("terms")) {
        reader.report().error(shortForm->begin, sentence("an axis has 'coordinate' and 'terms'"),
                              sentence("keep one of the two"));
    } else if (shortForm) {
        AxisTerm& term = value.terms.emplace_back();
        in.text("coordinate", term.coordinate);
        term.function = Polynomial{{0, static_cast<double>(reader.unit() / reader.factors().of(term.coordinate))}};
    }
    reader.readFields(in, value);
}

void writeAxisValue(SchemaWriter& writer, JsonValue& out, const AxisFunction& value, schema::AxisValue form)
{
    const bool isShort = form.hasShortForm && value.terms.size() == 1 && value.terms.front().extras.empty()
                         && isCoordinateItself(value.terms.front(), writer.factors(), writer.unit());
    if (!isShort) {
        writer.writeFields(out, value);
        return;
    }
    out.set("coordinate", value.terms.front().coordinate);
    writer.writeFields(out, AxisFunction{value.constant, {}});
}

void readForm(SchemaReader& reader, ObjectReader& in, Body&, Inertia& inertia, schema::BodyInertia)
{
    const JsonNode* tensor = in.find("inertia");
    const JsonNode* radii = in.find("gyration_radii");
    if (tensor && radii)
        reader.report().error(tensor->begin, sentence("a body has 'inertia' and 'gyration_radii'"),
                              sentence("keep one of the two"));
    else if (tensor)
        inertia = readTensor(*tensor, reader.report());
    else if (radii)
        in.vector("gyration_radii", inertia.emplace<GyrationRadii>().radii);
}

void writeForm(SchemaWriter&, JsonValue& out, const Body&, const Inertia& inertia, schema::BodyInertia)
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

void readForm(SchemaReader& reader, ObjectReader& in, Link&, decltype(Link::stiffness)& stiffness,
              schema::LinkStiffness)
{
    const JsonNode* node = in.need("stiffness");
    if (node && node->kind == JsonNode::Kind::Object)
        reader.read(*node, stiffness.emplace<MaterialStiffness>());
    else if (node && node->kind != JsonNode::Kind::Number)
        reportType(*node, sentence("a number or an object for 'stiffness'"),
                   sentence("write it in N/m, without quotes or units, or %1",
                            std::string(R"({"area": ..., "modulus": ...})")),
                   reader.report());
    else if (const auto number = node ? readNumberNode(*node, reader.report()) : std::nullopt)
        stiffness = DirectStiffness{*number};
}

void writeForm(SchemaWriter& writer, JsonValue& out, const Link&, const decltype(Link::stiffness)& stiffness,
               schema::LinkStiffness)
{
    const auto* direct = std::get_if<DirectStiffness>(&stiffness);
    out.set("stiffness", direct ? JsonValue(direct->stiffness) : writer.write(std::get<MaterialStiffness>(stiffness)));
}

namespace {

template <class... Rules>
void readRule(SchemaReader& reader, ObjectReader& in, std::variant<Rules...>& rule)
{
    const JsonNode* word = in.need("kind");
    bool isKnown = false;
    const auto readIfNamed = [&]<class Rule>(std::type_identity<Rule>) {
        if (!word || word->kind != JsonNode::Kind::Text || word->text != Description<Rule>::kind)
            return;
        isKnown = true;
        reader.readFields(in, rule.template emplace<Rule>());
    };
    (readIfNamed(std::type_identity<Rules>{}), ...);
    if (isKnown)
        return;
    if (word)
        reportChoice(*word, "kind", {Description<Rules>::kind...}, reader.report());
    in.giveUp();  // the other keys mean nothing without a kind
}

}  // namespace

void readForm(SchemaReader& reader, ObjectReader& in, Constraint&, decltype(Constraint::rule)& rule,
              schema::ConstraintRule)
{
    readRule(reader, in, rule);
}

void writeForm(SchemaWriter& writer, JsonValue& out, const Constraint&, const decltype(Constraint::rule)& rule,
               schema::ConstraintRule)
{
    std::visit(
        [&]<class Rule>(const Rule& given) {
            out.set("kind", Description<Rule>::kind);
            writer.writeFields(out, given);
        },
        rule);
}

}  // namespace sinew
