#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/math/vector.h"

namespace sinew {

// A surface of triangles that share their points. Corners are indices of points; which way round a triangle goes says
// nothing.
struct SurfaceMesh {
    using Triangle = std::array<std::uint32_t, 3>;

    std::vector<Vector3> points;  // in the unit of the file
    std::vector<Triangle> triangles;

    bool operator==(const SurfaceMesh&) const = default;
};

}  // namespace sinew
