#include "core/schema/expression_term.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sinew {

namespace {

Result<ExpressionTerm> refusal(Sentence message, Sentence hint = {})
{
    return Result<ExpressionTerm>::failure({makeError(std::move(message), std::move(hint))});
}

// left and right: of any dimensions; the value is still to be computed.
ExpressionTerm joined(const ExpressionTerm& left, const ExpressionTerm& right)
{
    ExpressionTerm term = left;
    term.hasUnit |= right.hasUnit;
    term.hasPi |= right.hasPi;
    return term;
}

DoubleDouble valueOf(const FormulaFunction& function, std::span<const ExpressionTerm> arguments)
{
    double values[3] = {};
    for (std::size_t i = 0; i < arguments.size() && i < 3; ++i)
        values[i] = static_cast<double>(arguments[i].value);
    DoubleDouble value = function.value(values);
    for (std::size_t i = 2; function.takesMore && i < arguments.size(); ++i) {
        values[0] = static_cast<double>(value);
        values[1] = static_cast<double>(arguments[i].value);
        value = function.value(values);
    }
    return value;
}

}  // namespace

Result<ExpressionTerm> sumOf(const ExpressionTerm& left, const ExpressionTerm& right, int sign)
{
    if (left.dimension != right.dimension) {
        const Sentence a = nameOf(left.dimension), b = nameOf(right.dimension);
        return refusal(sign > 0 ? sentence("%1 and %2 have no sum", a, b)
                                : sentence("%1 and %2 have no difference", a, b),
                       left.hasUnit != right.hasUnit ? sentence("write a unit behind each number") : Sentence());
    }
    ExpressionTerm term = joined(left, right);
    term.value += sign > 0 ? right.value : -right.value;
    return Result<ExpressionTerm>::success(term);
}

ExpressionTerm productOf(const ExpressionTerm& left, const ExpressionTerm& right)
{
    ExpressionTerm term = joined(left, right);
    term.value = left.value * right.value;
    for (std::size_t i = 0; i < term.dimension.size(); ++i)
        term.dimension[i] += right.dimension[i];
    return term;
}

ExpressionTerm quotientOf(const ExpressionTerm& left, const ExpressionTerm& right)
{
    ExpressionTerm term = joined(left, right);
    term.value = left.value / right.value;
    for (std::size_t i = 0; i < term.dimension.size(); ++i)
        term.dimension[i] -= right.dimension[i];
    return term;
}

ExpressionTerm raised(ExpressionTerm base, double exponent)
{
    base.value = power(base.value, exponent);
    for (double& each : base.dimension)
        each *= exponent;
    return base;
}

Result<ExpressionTerm> resultOf(const FormulaFunction& function, std::span<const ExpressionTerm> arguments)
{
    const std::string_view name = function.name;
    const auto isOneOf = [&](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    ExpressionTerm term = arguments.front();
    for (const ExpressionTerm& argument : arguments) {
        if (argument.dimension != term.dimension)
            return refusal(sentence("the arguments of %1 are of different kinds", std::string(name)));
        term = joined(term, argument);
    }
    term.value = valueOf(function, arguments);
    const bool isPure = term.dimension == pureNumber;
    if (name == "sqrt")
        term.dimension = raised(term, 0.5).dimension;
    else if (isOneOf({"sin", "cos", "tan"}) && (isPure || term.dimension == angle))
        // of 30 deg or of pi/6: a number without a unit either way
        term.dimension = pureNumber, term.hasUnit = term.hasPi = false;
    else if (name == "atan2" || (isOneOf({"asin", "acos", "atan"}) && isPure))
        term.dimension = angle, term.hasUnit = true;
    else if (isOneOf({"sign", "step"}))
        term.dimension = pureNumber;
    else if (!isOneOf({"abs", "min", "max", "clamp"}) && !isPure)
        return refusal(sentence("%1 takes a number without a unit", std::string(name)));
    return Result<ExpressionTerm>::success(term);
}

}  // namespace sinew
