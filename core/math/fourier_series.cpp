#include "core/math/fourier_series.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

FunctionValue evaluate(const FourierSeries& series, double t)
{
    // Whole periods are taken off first, exactly: the angles stay small and keep their digits after many periods.
    const double phase = 2 * std::numbers::pi * (std::fmod(t, series.period) / series.period);
    FunctionValue result{series.mean, 0, 0};
    for (std::size_t k = 1; k <= std::max(series.cosines.size(), series.sines.size()); ++k) {
        const double a = k <= series.cosines.size() ? series.cosines[k - 1] : 0;
        const double b = k <= series.sines.size() ? series.sines[k - 1] : 0;
        const auto order = static_cast<double>(k);
        const double c = std::cos(order * phase), s = std::sin(order * phase);
        const double rate = 2 * std::numbers::pi * order / series.period;
        result.value += a * c + b * s;
        result.slope += rate * (b * c - a * s);
        result.curvature -= rate * rate * (a * c + b * s);
    }
    return result;
}

}  // namespace sinew
