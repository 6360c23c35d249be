#include "core/mechanism/wrap_limit.h"

#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/mechanism/wrap_shapes.h"

namespace sinew {

namespace {

// Whether the point of a line that is nearest to the origin lies between its ends.
template <class Vector>
bool passesOrigin(const Vector& from, const Vector& to)
{
    const Vector way = to - from;
    return from.dot(way) < 0 && to.dot(way) > 0;
}

// Whether the line between two points goes through the origin.
bool isStraight(const Vector3& from, const Vector3& to)
{
    return std::atan2(from.cross(to).norm(), from.dot(to)) >= pi - halfTurnTolerance;
}

Vector3 acrossAxis(const Vector3& point)
{
    return {point.x(), point.y(), 0};
}

WrapLimit limitOn(const SphereShape&, const Vector3& from, const Vector3& to, const WrapCurve& curve)
{
    return curve.touches && isStraight(from, to) ? WrapLimit::EitherWay : WrapLimit::None;
}

// Straight on a stated side it is right where it does not reach round the axis at all.
WrapLimit limitOn(const CylinderShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve)
{
    const Vector3 p = acrossAxis(from), q = acrossAxis(to);
    if (shape.side == 0)
        return curve.touches && isStraight(p, q) ? WrapLimit::EitherWay : WrapLimit::None;
    const double turnedTo = shape.side * (p.x() * q.y() - p.y() * q.x());
    if (curve.touches || turnedTo >= 0 || !passesOrigin(p, q))
        return WrapLimit::None;
    const double distance = p.cross(q).norm() / (q - p).norm();
    return distance < shape.radius ? WrapLimit::Through : WrapLimit::OtherSide;
}

WrapLimit limitOn(const EllipsoidShape&, const Vector3&, const Vector3&, const WrapCurve&)
{
    return WrapLimit::None;
}

WrapLimit limitOn(const TorusShape&, const Vector3&, const Vector3&, const WrapCurve&)
{
    return WrapLimit::None;
}

Vector3 sideOf(const SphereShape&, const Vector3& from, const Vector3& to)
{
    return passesOrigin(from, to) ? Vector3(from.cross(to)) : Vector3(Vector3::Zero());
}

Vector3 sideOf(const CylinderShape& shape, const Vector3& from, const Vector3& to)
{
    return shape.side == 0 ? sideOf(SphereShape{}, acrossAxis(from), acrossAxis(to)) : Vector3(Vector3::Zero());
}

Vector3 sideOf(const EllipsoidShape& shape, const Vector3& from, const Vector3& to)
{
    return sideOf(SphereShape{}, from.cwiseQuotient(shape.radii), to.cwiseQuotient(shape.radii));
}

Vector3 sideOf(const TorusShape&, const Vector3&, const Vector3&)
{
    return Vector3::Zero();
}

}  // namespace

WrapLimit limitOf(const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve)
{
    if (curve.isWithin)
        return WrapLimit::Within;
    if (!curve.isConverged)
        return WrapLimit::Through;
    return std::visit([&](const auto& it) { return limitOn(it, from, to, curve); }, shape);
}

Vector3 passingSide(const WrapShape& shape, const Vector3& from, const Vector3& to)
{
    return std::visit([&](const auto& it) { return sideOf(it, from, to); }, shape);
}

}  // namespace sinew
