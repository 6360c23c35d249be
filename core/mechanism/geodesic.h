#pragma once

#include <variant>

#include "core/mechanism/wrap_curve.h"

namespace sinew {

// A surface f = 0 with f < 0 within, at one point.
struct SurfacePoint {
    double value = 0;  // f
    Vector3 gradient = Vector3::Zero();
    Matrix3 hessian = Matrix3::Zero();
};

SurfacePoint surfaceAt(const EllipsoidShape& shape, const Vector3& point);
SurfacePoint surfaceAt(const TorusShape& shape, const Vector3& point);

// The largest normal curvature anywhere, 1/m.
double largestCurvature(const EllipsoidShape& shape);
double largestCurvature(const TorusShape& shape);

// Where a geodesic is: its point, its direction, and two Jacobi fields of its neighbours: a for those that begin beside it
// in the same direction, r for those that begin in another direction (per m and per rad, along the binormal).
struct GeodesicState {
    Vector3 point, tangent;
    double a = 1, aRate = 0, r = 0, rRate = 1;
};

// Follows a geodesic from a point of the surface over a length, which may be negative. The point and the direction are
// put onto the surface first.
template <class Shape>
GeodesicState followGeodesic(const Shape& shape, const Vector3& point, const Vector3& tangent, double length);

extern template GeodesicState followGeodesic(const EllipsoidShape&, const Vector3&, const Vector3&, double);
extern template GeodesicState followGeodesic(const TorusShape&, const Vector3&, const Vector3&, double);

// A guess at a contact, made exact: the geodesic that meets the lines to `from` and `to` without a kink.
template <class Shape>
WrapCurve meetLines(const Shape& shape, const Vector3& from, const Vector3& to, const WrapCurve& guess);

extern template WrapCurve meetLines(const EllipsoidShape&, const Vector3&, const Vector3&, const WrapCurve&);
extern template WrapCurve meetLines(const TorusShape&, const Vector3&, const Vector3&, const WrapCurve&);

}  // namespace sinew
