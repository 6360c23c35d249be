#include "core/mechanism/wrap_curve.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/mechanism/wrap_shapes.h"

namespace sinew {

namespace {

using Vector2 = Eigen::Vector2d;

// A point is on the surface while it is within it by no more than this share of the radius, as files write places.
constexpr double surfaceTolerance = 1e-6;

// The angle at the centre between a point and where its tangent touches the circle, and the length of the tangent.
struct Tangent {
    double angle = 0, length = 0;
};

Tangent tangentFrom(double distance, double radius)
{
    const double length = std::sqrt(std::max(0.0, (distance - radius) * (distance + radius)));
    return {std::atan2(length, radius), length};
}

Vector3 anySquareTo(const Vector3& direction)
{
    Eigen::Index least = 0;
    direction.cwiseAbs().minCoeff(&least);
    return direction.cross(Vector3::Unit(least)).normalized();
}

}  // namespace

WrapCurve wrapped(const SphereShape& shape, const Vector3& from, const Vector3& to)
{
    const Vector3 across = from.cross(to);
    const Tangent first = tangentFrom(from.norm(), shape.radius), last = tangentFrom(to.norm(), shape.radius);
    const double turn = std::atan2(across.norm(), from.dot(to)) - first.angle - last.angle;
    WrapCurve curve;
    curve.touches = turn > 0;
    if (!curve.touches)
        return curve;
    // A line through the centre may go round on any side.
    const Vector3 normal = across.norm() > 0 ? Vector3(across.normalized()) : anySquareTo(from.normalized());
    const Vector3 outwards = Eigen::AngleAxisd(first.angle, normal) * from.normalized();
    const Vector3 leaving = Eigen::AngleAxisd(turn, normal) * outwards;
    curve.first = shape.radius * outwards;
    curve.last = shape.radius * leaving;
    curve.atFirst = normal.cross(outwards);
    curve.atLast = normal.cross(leaving);
    curve.length = shape.radius * turn;
    return curve;
}

Vector3 pointAt(const SphereShape& shape, const WrapCurve& curve, double way)
{
    return Eigen::AngleAxisd(way / shape.radius, curve.first.cross(curve.atFirst).normalized()) * curve.first;
}

namespace {

// The angle from a to b about the centre: by the right-hand rule (side +1), against it (-1), both in [0, 360) degrees;
// 0: the shorter one. And which way it goes.
struct Turn {
    double angle = 0, sense = 1;
};

Turn turnBetween(const Vector2& a, const Vector2& b, int side)
{
    const double signedAngle = std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
    if (side == 0)
        return {std::abs(signedAngle), signedAngle < 0 ? -1.0 : 1.0};
    const double angle = side * signedAngle;
    return {angle < 0 ? angle + 2 * pi : angle, static_cast<double>(side)};
}

}  // namespace

WrapCurve wrapped(const CylinderShape& shape, const Vector3& from, const Vector3& to)
{
    const double radius = shape.radius;
    const Vector2 p = from.head<2>(), q = to.head<2>();
    const Tangent first = tangentFrom(p.norm(), radius), last = tangentFrom(q.norm(), radius);
    const Turn whole = turnBetween(p, q, shape.side);
    const double turn = whole.angle - first.angle - last.angle;
    WrapCurve curve;
    curve.touches = turn > 0 && turn <= pi + halfTurnTolerance;
    if (!curve.touches)
        return curve;
    // Rolled out flat it is one straight line.
    const double flat = first.length + radius * turn + last.length;
    const double rise = (to.z() - from.z()) / flat, stretch = std::hypot(1.0, rise);
    const Eigen::Rotation2Dd toFirst(whole.sense * first.angle), round(whole.sense * turn),
        quarter(whole.sense * pi / 2);
    const Vector2 outwards = toFirst * p.normalized(), leaving = round * outwards;
    curve.first << radius * outwards, from.z() + rise * first.length;
    curve.last << radius * leaving, to.z() - rise * last.length;
    curve.atFirst << quarter * outwards, rise;
    curve.atLast << quarter * leaving, rise;
    curve.atFirst /= stretch;
    curve.atLast /= stretch;
    curve.length = radius * turn * stretch;
    return curve;
}

double sizeIn(const SphereShape& shape, const Vector3& point)
{
    return point.norm() / shape.radius;
}

double sizeIn(const CylinderShape& shape, const Vector3& point)
{
    return point.head<2>().norm() / shape.radius;
}

WrapCurve wrappedFromSurface(const SphereShape& shape, const Vector3& from, const Vector3& to)
{
    return wrapped(shape, from, to);
}

WrapCurve wrappedFromSurface(const CylinderShape& shape, const Vector3& from, const Vector3& to)
{
    return wrapped(shape, from, to);
}

Vector3 pointAt(const CylinderShape& shape, const WrapCurve& curve, double way)
{
    const double along = curve.atFirst.head<2>().norm();
    const double sense = curve.first.x() * curve.atFirst.y() - curve.first.y() * curve.atFirst.x() < 0 ? -1 : 1;
    Vector3 point = Eigen::AngleAxisd(sense * along * way / shape.radius, Vector3::UnitZ()) * curve.first;
    point.z() += curve.atFirst.z() * way;
    return point;
}

bool isWithin(const WrapShape& shape, const Vector3& point)
{
    return std::visit([&](const auto& it) { return sizeIn(it, point); }, shape) <= 1;
}

WrapCurve calcWrap(const WrapShape& shape, const Vector3& from, const Vector3& to)
{
    return std::visit(
        [&](const auto& it) {
            const double nearer = std::min(sizeIn(it, from), sizeIn(it, to));
            if (nearer > 1)
                return wrapped(it, from, to);
            if (nearer >= 1 - surfaceTolerance)
                return wrappedFromSurface(it, from, to);
            WrapCurve within;
            within.isWithin = true;
            return within;
        },
        shape);
}

std::vector<Vector3> pointsAlong(const WrapShape& shape, const WrapCurve& curve, int count)
{
    std::vector<Vector3> points;
    for (int i = 0; i < count; ++i) {
        const double way = curve.length * i / (count - 1);
        points.push_back(std::visit([&](const auto& it) { return pointAt(it, curve, way); }, shape));
    }
    return points;
}

}  // namespace sinew
