#include "core/mechanism/wrap_curve.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/mechanism/geodesic.h"
#include "core/mechanism/relaxed_strand.h"

namespace sinew {

namespace {

using Vector2 = Eigen::Vector2d;

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

WrapCurve wrapped(const CylinderShape& shape, const Vector3& from, const Vector3& to)
{
    const double radius = shape.radius;
    const Vector2 p = from.head<2>(), q = to.head<2>();
    const Tangent first = tangentFrom(p.norm(), radius), last = tangentFrom(q.norm(), radius);
    const Turn whole = turnBetween(p, q, shape.side);
    const double turn = whole.angle - first.angle - last.angle;
    WrapCurve curve;
    curve.touches = turn > 0 && turn < pi;
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

double lengthOver(const WrapCurve& curve, const Vector3& from, const Vector3& to)
{
    return (curve.first - from).norm() + curve.length + (to - curve.last).norm();
}

// The guess pushed aside by a tenth of its distance from the middle.
WrapCurve pushedAside(WrapCurve guess, double side)
{
    const Vector3 aside = side * 0.1 * guess.first.norm() * guess.first.cross(guess.atFirst).normalized();
    guess.first += aside;
    guess.last += aside;
    return guess;
}

// From the guess, or, where Newton's method does not end near it or finds a way that slips off, from a strand pulled
// taut on either side of it. A geodesic that is not the guessed one differs in length by more than `farOff` of it.
template <class Shape>
WrapCurve metLines(const Shape& shape, const Vector3& from, const Vector3& to, const WrapCurve& guess, double farOff)
{
    const auto isGood = [&](const WrapCurve& curve, const WrapCurve& expected) {
        const double wanted = lengthOver(expected, from, to);
        return curve.isConverged && curve.isStable && std::abs(lengthOver(curve, from, to) - wanted) <= farOff * wanted;
    };
    WrapCurve best = meetLines(shape, from, to, guess);
    if (isGood(best, guess))
        return best;
    best.isConverged = false;
    for (const double side : {-1.0, 1.0}) {
        const WrapCurve pulled = relaxedStrand(shape, from, to, pushedAside(guess, side));
        const WrapCurve curve = meetLines(shape, from, to, pulled);
        if (isGood(curve, pulled) && (!best.isConverged || lengthOver(curve, from, to) < lengthOver(best, from, to)))
            best = curve;
    }
    return best;
}

// The great circle of the sphere that the ellipsoid is when scaled along its axes is a good guess.
WrapCurve wrapped(const EllipsoidShape& shape, const Vector3& from, const Vector3& to)
{
    const Vector3& radii = shape.radii;
    const WrapCurve scaled = wrapped(SphereShape{1}, from.cwiseQuotient(radii), to.cwiseQuotient(radii));
    if (!scaled.touches)
        return scaled;
    WrapCurve guess;
    guess.first = scaled.first.cwiseProduct(radii);
    guess.atFirst = scaled.atFirst.cwiseProduct(radii).normalized();
    constexpr int chords = 16;
    Vector3 before = guess.first;
    for (int i = 1; i <= chords; ++i) {
        const Vector3 here = pointAt(SphereShape{1}, scaled, scaled.length * i / chords).cwiseProduct(radii);
        guess.length += (here - before).norm();
        before = here;
    }
    guess.last = before;
    return metLines(shape, from, to, guess, 0.03);
}

// How far a point is from the middle of the tube.
double fromRing(const TorusShape& shape, const Vector3& point)
{
    return std::hypot(std::hypot(point.x(), point.y()) - shape.ringRadius, point.z());
}

// The point of the straight line that is nearest to the middle of the tube; exact to 1e-9 of the line.
Vector3 nearestToRing(const TorusShape& shape, const Vector3& from, const Vector3& to)
{
    constexpr int pieces = 64;
    const auto distanceAt = [&](double s) { return fromRing(shape, from + s * (to - from)); };
    int nearest = 0;
    for (int i = 1; i <= pieces; ++i) {
        if (distanceAt(double(i) / pieces) < distanceAt(double(nearest) / pieces))
            nearest = i;
    }
    double low = std::max(0, nearest - 1) / double(pieces), high = std::min(pieces, nearest + 1) / double(pieces);
    constexpr double golden = 0.6180339887498949;
    while (high - low > 1e-9) {
        const double a = high - golden * (high - low), b = low + golden * (high - low);
        if (distanceAt(a) < distanceAt(b))
            high = b;
        else
            low = a;
    }
    return from + 0.5 * (low + high) * (to - from);
}

double angleOf(const Vector3& point)
{
    return std::atan2(point.y(), point.x());
}

// Where on the inner side of the ring the way is shortest, as an angle about z.
double shortestPass(const TorusShape& shape, const Vector3& from, const Vector3& to)
{
    const double hole = shape.ringRadius - shape.tubeRadius;
    const auto lengthAt = [&](double angle) {
        const Vector3 point(hole * std::cos(angle), hole * std::sin(angle), 0);
        return (point - from).norm() + (to - point).norm();
    };
    constexpr int pieces = 90;
    double best = 0;
    for (int i = 1; i < pieces; ++i) {
        if (const double angle = 2 * pi * i / pieces; lengthAt(angle) < lengthAt(best))
            best = angle;
    }
    return best;
}

// In the cross-section of the tube at an angle about z the strand goes round a circle.
WrapCurve guessAt(const TorusShape& shape, const Vector3& from, const Vector3& to, double angle)
{
    const Vector3 outwards(std::cos(angle), std::sin(angle), 0), middle = shape.ringRadius * outwards;
    const auto inSection = [&](const Vector3& point) {
        const Vector2 seen(-outwards.dot(point - middle), point.z());
        return Vector2(seen * std::max(1.0, 1.001 * shape.tubeRadius / seen.norm()));
    };
    const auto inSpace
        = [&](const Vector3& seen) { return Vector3(-seen.x() * outwards + seen.y() * Vector3::UnitZ()); };
    Vector3 p = Vector3::Zero(), q = Vector3::Zero();
    p.head<2>() = inSection(from);
    q.head<2>() = inSection(to);
    const WrapCurve flat = wrapped(CylinderShape{shape.tubeRadius, from.z() > 0 ? -1 : 1}, p, q);
    WrapCurve guess;
    guess.first = flat.touches ? Vector3(middle + inSpace(flat.first)) : Vector3(middle - shape.tubeRadius * outwards);
    guess.last = flat.touches ? Vector3(middle + inSpace(flat.last)) : guess.first;
    guess.atFirst = flat.touches ? inSpace(flat.atFirst) : Vector3((from.z() > 0 ? -1 : 1) * Vector3::UnitZ());
    guess.length = flat.touches ? flat.length : 0;
    return guess;
}

// Through the hole. Straight where that is clear of the tube; else round it where the line enters it most, or where the
// way over the inner side is shortest.
WrapCurve wrapped(const TorusShape& shape, const Vector3& from, const Vector3& to)
{
    constexpr double farOff = 0.1;
    if (from.z() * to.z() >= 0) {
        // It does not lead through the hole: there is no way for it if it would go through the tube.
        WrapCurve beside;
        beside.isConverged = fromRing(shape, nearestToRing(shape, from, to)) >= shape.tubeRadius;
        return beside;
    }
    const Vector3 crossing = from + from.z() / (from.z() - to.z()) * (to - from);
    const Vector3 nearest = nearestToRing(shape, from, to);
    const bool isInside = crossing.head<2>().norm() < shape.ringRadius;
    if (isInside && fromRing(shape, nearest) >= shape.tubeRadius)
        return {};
    const WrapCurve passing
        = metLines(shape, from, to, guessAt(shape, from, to, shortestPass(shape, from, to)), farOff);
    if (!isInside)
        return passing;
    const WrapCurve entering = metLines(shape, from, to, guessAt(shape, from, to, angleOf(nearest)), farOff);
    const bool isShorter = entering.isConverged && entering.touches
                           && !(passing.isConverged && lengthOver(passing, from, to) < lengthOver(entering, from, to));
    return isShorter ? entering : passing;
}

bool isIn(const SphereShape& shape, const Vector3& point)
{
    return point.norm() <= shape.radius;
}

bool isIn(const CylinderShape& shape, const Vector3& point)
{
    return point.head<2>().norm() <= shape.radius;
}

bool isIn(const EllipsoidShape& shape, const Vector3& point)
{
    return point.cwiseQuotient(shape.radii).norm() <= 1;
}

bool isIn(const TorusShape& shape, const Vector3& point)
{
    return fromRing(shape, point) <= shape.tubeRadius;
}

Vector3 pointAt(const CylinderShape& shape, const WrapCurve& curve, double way)
{
    const double along = curve.atFirst.head<2>().norm();
    const double sense = curve.first.x() * curve.atFirst.y() - curve.first.y() * curve.atFirst.x() < 0 ? -1 : 1;
    Vector3 point = Eigen::AngleAxisd(sense * along * way / shape.radius, Vector3::UnitZ()) * curve.first;
    point.z() += curve.atFirst.z() * way;
    return point;
}

Vector3 pointAt(const EllipsoidShape& shape, const WrapCurve& curve, double way)
{
    return followGeodesic(shape, curve.first, curve.atFirst, way).point;
}

Vector3 pointAt(const TorusShape& shape, const WrapCurve& curve, double way)
{
    return followGeodesic(shape, curve.first, curve.atFirst, way).point;
}

}  // namespace

bool isWithin(const WrapShape& shape, const Vector3& point)
{
    return std::visit([&](const auto& it) { return isIn(it, point); }, shape);
}

WrapCurve calcWrap(const WrapShape& shape, const Vector3& from, const Vector3& to)
{
    if (isWithin(shape, from) || isWithin(shape, to)) {
        WrapCurve within;
        within.isWithin = true;
        return within;
    }
    return std::visit([&](const auto& it) { return wrapped(it, from, to); }, shape);
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
