#pragma once

#include <array>
#include <optional>

#include "core/fixation/construct.h"
#include "ui/scene/gizmo_geometry.h"

namespace sinew {

// The geometry of dragging a fracture plane in the picture: pure; places as they are drawn, in the standing frame (a left
// femur as a left one), m.

// Four corners that turn the plane, and its middle, which moves it along the bone.
struct PlaneGrips {
    std::array<Vector3, 4> corners;
    Vector3 middle;
};
PlaneGrips planeGrips(const Fixation& fixation, const Construct& construct);

inline constexpr int middleGrip = 4;

// The plane as it was, with the corner (0 to 3) or the middle taken to where the ray leads. From the front or back corners
// change the Pauwels angle, from above or below the obliquity. Nothing where the ray leads nowhere.
std::optional<FracturePlane> draggedPlane(const Fixation& fixation, const Construct& construct, int grip,
                                          const Ray& ray);

}  // namespace sinew
