#pragma once

#include <limits>

namespace sinew {

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double pi = 3.14159265358979323846;
/// One degree, in rad.
inline constexpr double degree = pi / 180;

}  // namespace sinew
