#pragma once

#include "core/math/fourier_series.h"
#include "core/motion/phase_curve.h"

namespace sinew {

// The periodic curve of few points that follows a Fourier series over one period: points where the series turns and, as long
// as the curve is further from it than `share` of the series' range, where the difference is largest; those that turn out not
// to be needed are left out. Slopes and curvatures are those of the series wherever the phases stay monotone. A constant gets
// two points.
PhaseCurveData phaseCurveOf(const FourierSeries& series, double share = 0.01);

}  // namespace sinew
