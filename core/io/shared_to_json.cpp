#include "core/io/shared_to_json.h"

#include <cmath>
#include <utility>

#include "core/io/number_text.h"

namespace sinew {

namespace {

JsonValue splineToJson(const NaturalSpline& spline, DoubleDouble input, DoubleDouble output)
{
    JsonValue points = JsonValue::array();
    for (std::size_t i = 0; i < spline.x().size(); ++i) {
        points.push(
            JsonValue::array().push(inFileUnits(spline.x()[i], input)).push(inFileUnits(spline.y()[i], output)));
    }
    return points;
}

JsonValue polynomialToJson(const Polynomial& polynomial, DoubleDouble input, DoubleDouble output)
{
    JsonValue coefficients = JsonValue::array();
    DoubleDouble factor = output;
    for (const double value : polynomial.coefficients) {
        coefficients.push(inFileUnits(value, factor));
        factor /= input;
    }
    return coefficients;
}

}  // namespace

JsonValue inFileUnits(double value, DoubleDouble factor)
{
    return std::isfinite(value) ? JsonValue::decimal(numberText(value, factor)) : JsonValue();
}

JsonValue inFileUnits(const Vector3& vector, DoubleDouble factor)
{
    JsonValue array = JsonValue::array();
    for (const double value : vector)
        array.push(inFileUnits(value, factor));
    return array;
}

JsonValue amountToJson(const Amount& amount)
{
    if (amount.scale == Scale::Si && amount.extras.empty())
        return amount.value;
    JsonValue out = JsonValue::object().set("value", amount.value);
    if (amount.scale != Scale::Si)
        out.set("scale", wordOf(amount.scale, scaleWords));
    setExtras(out, amount.extras);
    return out;
}

void setCurve(JsonValue& out, const ScalarFunction& function, DoubleDouble input, DoubleDouble output)
{
    if (const auto* spline = std::get_if<NaturalSpline>(&function))
        out.set("spline", splineToJson(*spline, input, output));
    else
        out.set("polynomial", polynomialToJson(std::get<Polynomial>(function), input, output));
}

const double* slopeOf(const ScalarFunction& function)
{
    const auto* polynomial = std::get_if<Polynomial>(&function);
    const bool isSlope = polynomial && polynomial->coefficients.size() == 2 && polynomial->coefficients[0] == 0;
    return isSlope ? &polynomial->coefficients[1] : nullptr;
}

void setFunction(JsonValue& out, const ScalarFunction& function, DoubleDouble input, DoubleDouble output, bool hasSlope)
{
    const double* slope = hasSlope ? slopeOf(function) : nullptr;
    if (!slope)
        setCurve(out, function, input, output);
    else if (*slope != static_cast<double>(output / input))
        out.set("slope", inFileUnits(*slope, output / input));
}

}  // namespace sinew
