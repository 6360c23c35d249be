#pragma once

namespace sinew {

// rad or m: the largest value of a coordinate that is computed with, a bound of the program's own far beyond any skeleton.
// Those of forces, activations and shortenings stand beside their types.
inline constexpr double mostCoordinateValue = 1e6;

}  // namespace sinew
