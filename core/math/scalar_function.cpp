#include "core/math/scalar_function.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

// Second derivatives at the knots from the tridiagonal continuity equations (Thomas algorithm).
std::vector<double> knotCurvatures(const std::vector<double>& x, const std::vector<double>& y)
{
    const std::size_t n = x.size();
    std::vector<double> curvature(n, 0.0), upper(n, 0.0);
    for (std::size_t i = 1; i + 1 < n; ++i) {
        const double before = x[i] - x[i - 1], after = x[i + 1] - x[i];
        const double jump = (y[i + 1] - y[i]) / after - (y[i] - y[i - 1]) / before;
        const double pivot = 2 * (before + after) - before * upper[i - 1];
        upper[i] = after / pivot;
        curvature[i] = (6 * jump - before * curvature[i - 1]) / pivot;
    }
    for (std::size_t i = n - 1; i-- > 1;)
        curvature[i] -= upper[i] * curvature[i + 1];
    return curvature;
}

FunctionValue evaluatePolynomial(const Polynomial& polynomial, double x)
{
    FunctionValue f;
    const auto& c = polynomial.coefficients;
    for (auto it = c.rbegin(); it != c.rend(); ++it) {
        f.curvature = f.curvature * x + 2 * f.slope;
        f.slope = f.slope * x + f.value;
        f.value = f.value * x + *it;
    }
    return f;
}

}  // namespace

NaturalSpline::NaturalSpline(std::vector<double> x, std::vector<double> y)
    : m_x(std::move(x)), m_y(std::move(y)), m_curvature(knotCurvatures(m_x, m_y))
{
}

bool NaturalSpline::isValid(const std::vector<double>& x, const std::vector<double>& y)
{
    if (x.size() < 2 || x.size() != y.size())
        return false;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!std::isfinite(x[i]) || !std::isfinite(y[i]) || (i > 0 && !(x[i] > x[i - 1])))
            return false;
    }
    return true;
}

FunctionValue NaturalSpline::at(double x) const
{
    const auto above = std::upper_bound(m_x.begin() + 1, m_x.end() - 1, x);
    const auto i = static_cast<std::size_t>(above - m_x.begin()) - 1;
    const double h = m_x[i + 1] - m_x[i];
    const double rise = (m_y[i + 1] - m_y[i]) / h;
    const double inside = std::clamp(x, m_x[i], m_x[i + 1]);
    const double a = (m_x[i + 1] - inside) / h, b = (inside - m_x[i]) / h;

    FunctionValue f;
    f.value = a * m_y[i] + b * m_y[i + 1]
              + ((a * a * a - a) * m_curvature[i] + (b * b * b - b) * m_curvature[i + 1]) * h * h / 6;
    f.slope = rise + ((1 - 3 * a * a) * m_curvature[i] + (3 * b * b - 1) * m_curvature[i + 1]) * h / 6;
    f.curvature = a * m_curvature[i] + b * m_curvature[i + 1];
    if (inside != x) {  // beyond the ends: the end tangent
        f.value += f.slope * (x - inside);
        f.curvature = 0;
    }
    return f;
}

FunctionValue evaluate(const ScalarFunction& function, double x)
{
    if (const auto* spline = std::get_if<NaturalSpline>(&function))
        return spline->at(x);
    return evaluatePolynomial(std::get<Polynomial>(function), x);
}

}  // namespace sinew
