#pragma once

#include <cstddef>
#include <vector>

namespace sinew {

// Indices of the samples where a curve turns: greatest and least values in turn, neighbours at least `turning` apart.
// Open: the first and the last sample are added, so at least two. Periodic: the last sample is the first one again and
// is left out; none when the curve does not change by `turning`. Two samples or more.
std::vector<std::size_t> findTurningPoints(const std::vector<double>& values, double turning, bool isPeriodic);

}  // namespace sinew
