#pragma once

#include <optional>
#include <span>

#include "core/math/vector.h"

namespace sinew {

struct SphereFit {
    Vector3 centre = Vector3::Zero();
    double radius = 0;
    double residual = 0;  // root mean square of the points' distances from the sphere
};

// The sphere of least squared distances from points (Gauss and Newton's method, from the least squares of
// |p|^2 = 2 c.p + r^2 - |c|^2). Nothing for fewer than four points, or where they do not tell a sphere from a plane.
std::optional<SphereFit> fitSphere(std::span<const Vector3> points);

}  // namespace sinew
