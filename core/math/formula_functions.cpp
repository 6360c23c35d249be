#include "core/math/formula_functions.h"

#include <array>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

// What is no number stays none: std::min and std::fmin would pass it over.
double lesser(double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return std::numeric_limits<double>::quiet_NaN();
    return b < a ? b : a;
}

double greater(double a, double b)
{
    return -lesser(-a, -b);
}

double sign(double x)
{
    return x > 0 ? 1 : x < 0 ? -1 : x;
}

double step(double x)
{
    return std::isnan(x) ? x : x >= 0 ? 1 : 0;
}

constexpr std::array functions = {
    FormulaFunction{"abs", "abs(x)", 1, false, [](const double* x) { return std::abs(x[0]); }},
    FormulaFunction{"sign", "sign(x)", 1, false, [](const double* x) { return sign(x[0]); }},
    FormulaFunction{"sqrt", "sqrt(x)", 1, false, [](const double* x) { return std::sqrt(x[0]); }},
    FormulaFunction{"exp", "exp(x)", 1, false, [](const double* x) { return std::exp(x[0]); }},
    FormulaFunction{"log", "log(x)", 1, false, [](const double* x) { return std::log(x[0]); }},
    FormulaFunction{"sin", "sin(x)", 1, false, [](const double* x) { return std::sin(x[0]); }},
    FormulaFunction{"cos", "cos(x)", 1, false, [](const double* x) { return std::cos(x[0]); }},
    FormulaFunction{"tan", "tan(x)", 1, false, [](const double* x) { return std::tan(x[0]); }},
    FormulaFunction{"asin", "asin(x)", 1, false, [](const double* x) { return std::asin(x[0]); }},
    FormulaFunction{"acos", "acos(x)", 1, false, [](const double* x) { return std::acos(x[0]); }},
    FormulaFunction{"atan", "atan(x)", 1, false, [](const double* x) { return std::atan(x[0]); }},
    FormulaFunction{"tanh", "tanh(x)", 1, false, [](const double* x) { return std::tanh(x[0]); }},
    FormulaFunction{"atan2", "atan2(y, x)", 2, false, [](const double* x) { return std::atan2(x[0], x[1]); }},
    FormulaFunction{"min", "min(a, b)", 2, true, [](const double* x) { return lesser(x[0], x[1]); }},
    FormulaFunction{"max", "max(a, b)", 2, true, [](const double* x) { return greater(x[0], x[1]); }},
    FormulaFunction{"clamp", "clamp(x, low, high)", 3, false,
                    [](const double* x) { return lesser(greater(x[0], x[1]), x[2]); }},
    FormulaFunction{"step", "step(x)", 1, false, [](const double* x) { return step(x[0]); }},
};

}  // namespace

std::span<const FormulaFunction> formulaFunctions()
{
    return functions;
}

int findFormulaFunction(std::string_view name)
{
    for (std::size_t i = 0; i < functions.size(); ++i) {
        if (name == functions[i].name)
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<std::string> formulaFunctionNames()
{
    std::vector<std::string> names;
    for (const FormulaFunction& function : functions)
        names.emplace_back(function.name);
    return names;
}

}  // namespace sinew
