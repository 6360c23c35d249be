#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "core/fixation/section.h"
#include "core/math/surface_mesh.h"

namespace sinew {

// The lines along which a field that is given at the corners of triangles, and linear between, is zero: what a plane cuts
// out of a surface, where the field is the distance from it. Corners at which it is zero count as above.
struct ContourLines {
    std::vector<Outline> loops;  // closed
    std::vector<Outline> open;   // that end where the triangles do
};

// placeOn(a, b, share): where the point lies that divides the edge from a to b by that share. Edges that three triangles
// or more have in common are passed in some order. Cost: linear in the triangles.
ContourLines contourLines(std::span<const SurfaceMesh::Triangle> triangles, std::span<const double> values,
                          const std::function<Point2(std::uint32_t a, std::uint32_t b, double share)>& placeOn);

// The outline moved inwards by `depth`, m >= 0: the line of points within it that lie so far from it, in as many parts as
// that has; none where the outline is too narrow. By a grid of 1/72 of its size: true to 0.01 mm for a bone's section.
std::vector<Outline> insetOutline(const Outline& outline, double depth);

}  // namespace sinew
