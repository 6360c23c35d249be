#include "core/io/shared_to_json.h"

#include <cmath>
#include <utility>

namespace sinew {

namespace {

JsonValue splineToJson(const NaturalSpline& spline, long double input, long double output)
{
    JsonValue points = JsonValue::array();
    for (std::size_t i = 0; i < spline.x().size(); ++i) {
        points.push(
            JsonValue::array().push(inFileUnits(spline.x()[i], input)).push(inFileUnits(spline.y()[i], output)));
    }
    return points;
}

JsonValue polynomialToJson(const Polynomial& polynomial, long double input, long double output)
{
    JsonValue coefficients = JsonValue::array();
    long double factor = output;
    for (const double value : polynomial.coefficients) {
        coefficients.push(inFileUnits(value, factor));
        factor /= input;
    }
    return coefficients;
}

JsonValue termToJson(const AxisTerm& term, long double input, long double output)
{
    JsonValue out = JsonValue::object().set("coordinate", term.coordinate);
    const auto* polynomial = std::get_if<Polynomial>(&term.function);
    const bool isSlope = polynomial && polynomial->coefficients.size() == 2 && polynomial->coefficients[0] == 0;
    if (!isSlope)
        setCurve(out, term.function, input, output);
    else if (polynomial->coefficients[1] != static_cast<double>(output / input))
        out.set("slope", inFileUnits(polynomial->coefficients[1], output / input));
    return out;
}

}  // namespace

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

JsonValue amountToJson(const Amount& amount)
{
    if (amount.scale == Scale::Si)
        return amount.value;
    return JsonValue::object().set("value", amount.value).set("scale", wordOf(amount.scale, scaleWords));
}

void setAmount(JsonValue& out, const char* key, const Amount& amount)
{
    if (!(amount == Amount{}))
        out.set(key, amountToJson(amount));
}

void setFrame(JsonValue& out, const char* key, const Frame& frame)
{
    if (frame == Frame{})
        return;
    JsonValue inside = JsonValue::object();
    setUnless(inside, "position", frame.position, Vector3(0, 0, 0));
    if (frame.orientation != Vector3::Zero())
        inside.set("orientation", inFileUnits(frame.orientation, radiansPerDegree));
    out.set(key, std::move(inside));
}

void setCurve(JsonValue& out, const ScalarFunction& function, long double input, long double output)
{
    if (const auto* spline = std::get_if<NaturalSpline>(&function))
        out.set("spline", splineToJson(*spline, input, output));
    else
        out.set("polynomial", polynomialToJson(std::get<Polynomial>(function), input, output));
}

void setAxisFunction(JsonValue& out, const AxisFunction& function, const CoordinateFactors& factors, long double output,
                     bool hasShortForm)
{
    JsonValue terms = JsonValue::array();
    for (const AxisTerm& term : function.terms)
        terms.push(termToJson(term, factors.of(term.coordinate), output));
    // A lone term of slope 1 has nothing but its coordinate.
    const bool isShort = hasShortForm && function.terms.size() == 1 && terms.item(0).size() == 1;
    if (isShort)
        out.set("coordinate", function.terms.front().coordinate);
    if (function.constant != 0)
        out.set("constant", inFileUnits(function.constant, output));
    if (!isShort && !function.terms.empty())
        out.set("terms", std::move(terms));
}

}  // namespace sinew
