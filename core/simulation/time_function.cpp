#include "core/simulation/time_function.h"

#include <limits>
#include <utility>

namespace sinew {

namespace {

FunctionValue valueOf(double constant, double)
{
    return {constant, 0, 0};
}

FunctionValue valueOf(const NaturalSpline& spline, double t)
{
    return spline.at(t);
}

FunctionValue valueOf(const PhaseCurve& curve, double t)
{
    return curve.at(t);
}

FunctionValue valueOf(const FourierSeries& series, double t)
{
    return evaluate(series, t);
}

}  // namespace

TimeFunction::TimeFunction(Curve curve, double factor, double delay)
    : m_curve(std::move(curve)), m_factor(factor), m_delay(delay)
{
}

FunctionValue TimeFunction::at(double time) const
{
    const FunctionValue it = std::visit([&](const auto& curve) { return valueOf(curve, time - m_delay); }, m_curve);
    return {m_factor * it.value, m_factor * it.slope, m_factor * it.curvature};
}

double TimeFunction::first() const
{
    const auto* table = std::get_if<NaturalSpline>(&m_curve);
    return table ? table->x().front() + m_delay : -std::numeric_limits<double>::infinity();
}

double TimeFunction::last() const
{
    const auto* table = std::get_if<NaturalSpline>(&m_curve);
    return table ? table->x().back() + m_delay : std::numeric_limits<double>::infinity();
}

}  // namespace sinew
