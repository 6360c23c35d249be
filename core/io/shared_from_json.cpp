#include "core/io/shared_from_json.h"

#include <optional>
#include <utility>

namespace sinew {

namespace {

Polynomial readPolynomial(const JsonNode& node, FunctionFactors factors, TextReport& report)
{
    Polynomial polynomial;
    if (node.kind != JsonNode::Kind::Array) {
        reportType(node, sentence("a list of coefficients for 'polynomial'"), sentence("write [c0, c1, ...]"), report);
        return polynomial;
    }
    DoubleDouble factor = factors.output;
    for (const JsonNode& item : node.items) {
        polynomial.coefficients.push_back(readNumberNode(item, report, factor).value_or(0));
        factor /= factors.input;
    }
    return polynomial;
}

Sentence pointsHint()
{
    return sentence("write [[x, y], [x, y], ...]");
}

ScalarFunction readSpline(const JsonNode& node, FunctionFactors factors, TextReport& report)
{
    if (node.kind != JsonNode::Kind::Array) {
        reportType(node, sentence("a list of points for 'spline'"), pointsHint(), report);
        return Polynomial{{0}};
    }
    std::vector<double> x, y;
    for (const JsonNode& item : node.items) {
        if (item.kind != JsonNode::Kind::Array || item.items.size() != 2) {
            reportType(item, sentence("a point of two numbers"), pointsHint(), report);
            return Polynomial{{0}};
        }
        x.push_back(readNumberNode(item.items[0], report, factors.input).value_or(0));
        y.push_back(readNumberNode(item.items[1], report, factors.output).value_or(0));
        if (x.size() > 1 && !(x.back() > x[x.size() - 2]) && !report.hasErrorWithin(node.begin, node.end)) {
            report.error(item.begin,
                         sentence("the x of a spline's points must rise, but %1 does not exceed the one before",
                                  item.items[0].text),
                         sentence("sort the points by x"));
        }
    }
    if (x.size() < 2)
        report.error(node.begin, sentence("a spline needs two points or more, found %1", x.size()), pointsHint());
    if (!NaturalSpline::isValid(x, y))
        return Polynomial{{0}};
    return NaturalSpline(std::move(x), std::move(y));
}

// Nothing when neither key is there.
std::optional<ScalarFunction> readCurve(ObjectReader& in, FunctionFactors factors, TextReport& report)
{
    const JsonNode* polynomial = in.find("polynomial");
    const JsonNode* spline = in.find("spline");
    if (polynomial)
        return readPolynomial(*polynomial, factors, report);
    if (spline)
        return readSpline(*spline, factors, report);
    return std::nullopt;
}

}  // namespace

void readAmount(ObjectReader& in, std::string_view key, Amount& target, TextReport& report)
{
    const JsonNode* node = in.find(key);
    if (node && node->kind == JsonNode::Kind::Object) {
        ObjectReader parts(*node, report, Sentence("'" + std::string(key) + "'"));
        parts.needNumber("value", target.value);
        parts.choice("scale", target.scale, scaleWords);
        parts.finish(&target.extras);
    } else {
        in.number(key, target.value);
    }
}

void readNames(ObjectReader& in, std::string_view key, NameOf kind, std::vector<std::string>& target,
               TextReport& report)
{
    in.list(key, [&](const JsonNode& item) {
        target.push_back(item.text);
        if (item.kind != JsonNode::Kind::Text)
            reportType(item, tableWord(nounOf(kind)), sentence("put it between double quotes"), report);
    });
}

ScalarFunction readFunction(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report)
{
    const int functions = (in.find("slope") ? 1 : 0) + (in.find("polynomial") ? 1 : 0) + (in.find("spline") ? 1 : 0);
    if (functions > 1)
        report.error(node.begin, sentence("a term has more than one of 'slope', 'polynomial' and 'spline'"),
                     sentence("keep one of them"));
    if (auto curve = readCurve(in, factors, report))
        return *std::move(curve);
    const DoubleDouble unit = factors.output / factors.input;
    double slope = static_cast<double>(unit);
    in.number("slope", slope, unit);
    return Polynomial{{0, slope}};
}

ScalarFunction readHeldValue(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report)
{
    if (in.find("polynomial") && in.find("spline"))
        report.error(node.begin, sentence("a held motion has 'polynomial' and 'spline'"),
                     sentence("keep one of the two"));
    return readCurve(in, factors, report).value_or(Polynomial{{0}});
}

void readRange(const JsonNode& node, double& minimum, double& maximum, DoubleDouble factor, TextReport& report)
{
    if (node.kind != JsonNode::Kind::Array || node.items.size() != 2) {
        reportType(node, sentence("[minimum, maximum] for 'range'"), sentence("write null for an end that is open"),
                   report);
        return;
    }
    const auto readEnd = [&](const JsonNode& end, double& target) {
        if (end.kind == JsonNode::Kind::Null)
            return;
        if (const auto number = readNumberNode(end, report, factor))
            target = *number;
    };
    readEnd(node.items[0], minimum);
    readEnd(node.items[1], maximum);
}

}  // namespace sinew
