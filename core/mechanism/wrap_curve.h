#pragma once

#include <variant>
#include <vector>

#include "core/math/vector.h"

namespace sinew {

// How a taut strand without friction runs from point to point round a smooth obstacle. All in the frame of the
// obstacle, m; its centre is the origin.

struct SphereShape {
    double radius = 0;
};

// Endless, about z.
struct CylinderShape {
    double radius = 0;
    // From the first point to the last the strand turns about z by the right-hand rule (+1) or against it (-1), always.
    // 0: the shorter way round; it flips over where the line crosses the axis.
    int side = 0;
};

struct EllipsoidShape {
    Vector3 radii = Vector3::Ones();  // along x, y and z
};

// A ring about z; the strand runs through its hole.
struct TorusShape {
    double ringRadius = 0;  // from the centre to the middle of the tube
    double tubeRadius = 0;  // less than that of the ring
};

using WrapShape = std::variant<SphereShape, CylinderShape, EllipsoidShape, TorusShape>;

// The shortest way round: a geodesic that both straight pieces meet without a kink.
struct WrapCurve {
    bool touches = false;  // false: the strand runs straight, and all else says nothing
    Vector3 first = Vector3::Zero(), last = Vector3::Zero();  // where it meets the surface and leaves it
    Vector3 atFirst = Vector3::Zero(),
            atLast = Vector3::Zero();  // unit vectors along the strand there, towards its end
    double length = 0;                 // on the surface
    bool isConverged = true;           // false: the geodesic was not found; nothing may be used
    bool isWithin = false;             // a point lies within the obstacle
    bool isStable = true;              // false: pulled aside it slips off to a shorter way
};

// Straight where the line does not enter the obstacle, and where a point lies within it (see isWithin). Lengths are
// continuous with continuous first derivatives where wrapping begins. A sphere or an ellipsoid has no preferred side:
// directions jump where the line goes through its centre. A cylinder with a side is wrapped while the strand turns by
// 0 to 180 degrees on it. Sphere and cylinder: closed forms. Ellipsoid and torus: Newton's method on the contact point,
// the direction there and the length, with Jacobi fields of the geodesic (Scholz, Sherman, Stavness, Delp and Kecskemethy
// 2016), to round-off of the geodesic's integration, 1e-11 of the size.
WrapCurve calcWrap(const WrapShape& shape, const Vector3& from, const Vector3& to);

// Whether a point lies within the obstacle or on it.
bool isWithin(const WrapShape& shape, const Vector3& point);

// count >= 2 points along a curve that touches, its ends among them.
std::vector<Vector3> pointsAlong(const WrapShape& shape, const WrapCurve& curve, int count);

}  // namespace sinew
