#pragma once

#include <vector>

#include "core/base/extras.h"
#include "core/math/scalar_function.h"

namespace sinew {

// mean + sum over k = 1, 2, ... of cosines[k-1] cos(2 pi k t / period) + sines[k-1] sin(2 pi k t / period). The lists
// may differ in length; period in s, > 0.
struct FourierSeries {
    double period = 1;
    double mean = 0;
    std::vector<double> cosines, sines;
    Extras extras = {};

    bool operator==(const FourierSeries&) const = default;
};

FunctionValue evaluate(const FourierSeries& series, double t);

}  // namespace sinew
