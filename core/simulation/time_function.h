#pragma once

#include <variant>

#include "core/math/fourier_series.h"
#include "core/math/scalar_function.h"
#include "core/motion/phase_curve.h"
#include "core/scenario/scenario.h"

namespace sinew {

// A number over time, made ready for a run. Two continuous derivatives.
class TimeFunction {
public:
    using Curve = std::variant<double, NaturalSpline, PhaseCurve, FourierSeries>;

    TimeFunction() = default;
    // factor curve(t - delay)
    explicit TimeFunction(Curve curve, double factor = 1, double delay = 0);

    FunctionValue at(double time) const;

    // The times at which it is known, s; beyond them a table says nothing.
    double first() const;
    double last() const;

private:
    Curve m_curve = 0.0;
    double m_factor = 1, m_delay = 0;
};

}  // namespace sinew
