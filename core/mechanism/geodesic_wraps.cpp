#include <algorithm>
#include <array>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/mechanism/geodesic.h"
#include "core/mechanism/relaxed_strand.h"
#include "core/mechanism/wrap_shapes.h"

// Strands round ellipsoids and through rings: guesses, and geodesics made of them.

namespace sinew {

namespace {

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

// A way round an ellipsoid as a guess: where it meets the surface, its direction there, and about how long it is on it.
struct EllipsoidGuess {
    WrapCurve curve;
    double whole = 0;  // m, with its straight pieces
};

// The ellipsoid scaled along its axes is a ball of radius 1. The way over a point of it leads along great circles to there
// and on.
EllipsoidGuess wayOver(const EllipsoidShape& shape, const Vector3& p, const Vector3& q, const Vector3& over)
{
    constexpr int chords = 8;
    const Vector3& radii = shape.radii;
    EllipsoidGuess guess;
    std::array<WrapCurve, 2> halves = {wrapped(SphereShape{1}, p, over), wrapped(SphereShape{1}, over, q)};
    for (WrapCurve& half : halves) {
        if (!half.touches)
            half.first = half.last = over;
    }
    Vector3 before = halves[0].first.cwiseProduct(radii);
    guess.curve.first = before;
    guess.curve.atFirst = (halves[0].touches ? halves[0].atFirst : halves[1].atFirst).cwiseProduct(radii).normalized();
    for (const WrapCurve& half : halves) {
        for (int i = half.touches ? 1 : chords; i <= chords; ++i) {
            const Vector3 on = half.touches ? pointAt(SphereShape{1}, half, half.length * i / chords) : half.last;
            const Vector3 here = on.cwiseProduct(radii);
            guess.curve.length += (here - before).norm();
            before = here;
        }
    }
    guess.curve.last = before;
    guess.whole = lengthOver(guess.curve, p.cwiseProduct(radii), q.cwiseProduct(radii));
    return guess;
}

// A guess that differs from the true way by more than this share of it is of another way.
constexpr double ellipsoidFarOff = 0.03;

// Ways whose guesses are longer than the shortest known way by more than this share cannot be shorter than it.
constexpr double surelyLonger = 0.05;

// Of nearly equal ways round, a shorter one than that which was found, if there is one. The middles of all ways lie on a
// circle square to the line from point to point; lengths over it have their least values near the geodesics.
WrapCurve shortestOf(const EllipsoidShape& shape, const Vector3& from, const Vector3& to, WrapCurve best)
{
    constexpr int ways = 24;
    const Vector3 p = from.cwiseQuotient(shape.radii), q = to.cwiseQuotient(shape.radii);
    const Vector3 along = (q - p).normalized();
    Vector3 own = (p - p.dot(along) * along);
    if (!(own.norm() > 1e-12))
        own = along.unitOrthogonal();
    own.normalize();
    const Vector3 aside = along.cross(own);
    const auto guessAt = [&](int way) {
        const double angle = 2 * pi * way / ways;
        return wayOver(shape, p, q, std::cos(angle) * own + std::sin(angle) * aside);
    };
    const auto mayBeShorter
        = [&](const EllipsoidGuess& guess) { return guess.whole < (1 + surelyLonger) * lengthOver(best, from, to); };
    // Mostly one look to the other side and to either flank tells that there is no other way.
    if (best.isConverged && !mayBeShorter(guessAt(ways / 2)) && !mayBeShorter(guessAt(ways / 4))
        && !mayBeShorter(guessAt(3 * ways / 4)))
        return best;
    std::array<EllipsoidGuess, ways> guesses;
    for (int i = 0; i < ways; ++i)
        guesses[static_cast<std::size_t>(i)] = guessAt(i);
    for (std::size_t i = 0; i < ways; ++i) {
        const EllipsoidGuess& guess = guesses[i];
        if (guess.whole > guesses[(i + 1) % ways].whole || guess.whole > guesses[(i + ways - 1) % ways].whole
            || (best.isConverged && !mayBeShorter(guess)))
            continue;
        const WrapCurve other = metLines(shape, from, to, guess.curve, ellipsoidFarOff);
        if (!other.isConverged || !other.touches)
            continue;
        const double gain = best.isConverged ? lengthOver(best, from, to) - lengthOver(other, from, to) : 1;
        // Where two ways round are as long as each other, round-off does not choose.
        constexpr double asLong = 1e-12;
        if (gain > asLong * lengthOver(other, from, to))
            best = other;
    }
    return best;
}

}  // namespace

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
    return shortestOf(shape, from, to, metLines(shape, from, to, guess, ellipsoidFarOff));
}

namespace {

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
        const Eigen::Vector2d seen(-outwards.dot(point - middle), point.z());
        return Eigen::Vector2d(seen * std::max(1.0, 1.001 * shape.tubeRadius / seen.norm()));
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

}  // namespace

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

double sizeIn(const EllipsoidShape& shape, const Vector3& point)
{
    return point.cwiseQuotient(shape.radii).norm();
}

double sizeIn(const TorusShape& shape, const Vector3& point)
{
    return fromRing(shape, point) / shape.tubeRadius;
}

namespace {

// A point lifted off the surface by so little that the strand meets the surface 1e-4 of its radius away, and the geodesic
// that goes on from there leads back to the point to the third power of that.
constexpr double lift = 1e-8;

Vector3 lifted(const EllipsoidShape& shape, const Vector3& point)
{
    return point * ((1 + lift) / sizeIn(shape, point));
}

Vector3 lifted(const TorusShape& shape, const Vector3& point)
{
    Vector3 middle = Vector3::Zero();
    middle.head<2>() = shape.ringRadius * point.head<2>().normalized();
    return middle + (point - middle) * ((1 + lift) / sizeIn(shape, point));
}

template <class Shape>
WrapCurve wrappedLifted(const Shape& shape, const Vector3& from, const Vector3& to)
{
    const bool begins = sizeIn(shape, from) <= 1, ends = sizeIn(shape, to) <= 1;
    const Vector3 p = begins ? lifted(shape, from) : from, q = ends ? lifted(shape, to) : to;
    WrapCurve curve = wrapped(shape, p, q);
    if (!curve.touches || !curve.isConverged)
        return curve;
    const double before = begins ? (curve.first - p).norm() : 0, after = ends ? (q - curve.last).norm() : 0;
    const GeodesicState first = followGeodesic(shape, curve.first, curve.atFirst, -before);
    const GeodesicState last = followGeodesic(shape, curve.last, curve.atLast, after);
    curve.first = first.point;
    curve.atFirst = first.tangent;
    curve.last = last.point;
    curve.atLast = last.tangent;
    curve.length += before + after;
    return curve;
}

}  // namespace

WrapCurve wrappedFromSurface(const EllipsoidShape& shape, const Vector3& from, const Vector3& to)
{
    return wrappedLifted(shape, from, to);
}

WrapCurve wrappedFromSurface(const TorusShape& shape, const Vector3& from, const Vector3& to)
{
    return wrappedLifted(shape, from, to);
}

Vector3 pointAt(const EllipsoidShape& shape, const WrapCurve& curve, double way)
{
    return followGeodesic(shape, curve.first, curve.atFirst, way).point;
}

Vector3 pointAt(const TorusShape& shape, const WrapCurve& curve, double way)
{
    return followGeodesic(shape, curve.first, curve.atFirst, way).point;
}

}  // namespace sinew
