#pragma once

#include "core/mechanism/wrap_curve.h"

namespace sinew {

// Half a turn is reached to this, rad: round-off of angles is 1e-15, and a radius times it is less than anything.
inline constexpr double halfTurnTolerance = 1e-9;

// The shapes behind calcWrap(), each by itself: the strand between two points outside, how far a point is from the middle
// (at most 1 within), the point a way along a curve.

WrapCurve wrapped(const SphereShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrapped(const CylinderShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrapped(const EllipsoidShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrapped(const TorusShape& shape, const Vector3& from, const Vector3& to);

double sizeIn(const SphereShape& shape, const Vector3& point);
double sizeIn(const CylinderShape& shape, const Vector3& point);
double sizeIn(const EllipsoidShape& shape, const Vector3& point);
double sizeIn(const TorusShape& shape, const Vector3& point);

Vector3 pointAt(const SphereShape& shape, const WrapCurve& curve, double way);
Vector3 pointAt(const CylinderShape& shape, const WrapCurve& curve, double way);
Vector3 pointAt(const EllipsoidShape& shape, const WrapCurve& curve, double way);
Vector3 pointAt(const TorusShape& shape, const WrapCurve& curve, double way);

// Where a point lies on the surface, or within it by next to nothing. Closed forms have no straight piece there.
WrapCurve wrappedFromSurface(const SphereShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrappedFromSurface(const CylinderShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrappedFromSurface(const EllipsoidShape& shape, const Vector3& from, const Vector3& to);
WrapCurve wrappedFromSurface(const TorusShape& shape, const Vector3& from, const Vector3& to);

}  // namespace sinew
