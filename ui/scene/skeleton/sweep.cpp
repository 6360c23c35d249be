#include "ui/scene/skeleton/sweep.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/scene/knot_curve.h"

namespace sinew {

namespace {

constexpr double metre = 0.01;  // a centimetre in metres

using Knot5 = Eigen::Matrix<double, 5, 1>;  // place and half-widths

// The smooth curve through the knots at equal distances along it.
std::vector<Knot5> spacedEvenly(const std::vector<SweepKnot>& knots, int stations)
{
    std::vector<Knot5> coarse;
    for (const SweepKnot& knot : knots)
        coarse.push_back((Knot5() << knot.place, knot.across, knot.along).finished());
    const std::vector<Knot5> fine = refined(coarse, 12);
    std::vector<double> passed{0};
    for (std::size_t i = 1; i < fine.size(); ++i)
        passed.push_back(passed.back() + (fine[i] - fine[i - 1]).head<3>().norm());
    std::vector<Knot5> even;
    for (int k = 0; k < stations; ++k) {
        const double at = passed.back() * k / (stations - 1);
        const auto next = static_cast<std::size_t>(std::upper_bound(passed.begin(), passed.end(), at) - passed.begin());
        const std::size_t i = std::clamp<std::size_t>(next, 1, fine.size() - 1);
        const double span = passed[i] - passed[i - 1];
        const double t = span > 0 ? std::clamp((at - passed[i - 1]) / span, 0.0, 1.0) : 0;
        even.push_back((1 - t) * fine[i - 1] + t * fine[i]);
    }
    return even;
}

struct Ring {
    Vector3 centre, tangent;
    double across, along;
};

Vector3 tangentAt(const std::vector<Knot5>& curve, std::size_t i)
{
    const std::size_t before = i > 0 ? i - 1 : 0, after = std::min(i + 1, curve.size() - 1);
    return (curve[after] - curve[before]).head<3>().normalized();
}

// Two narrowing rings beyond an end, from the inside out.
std::vector<Ring> capOf(const Ring& end, double direction, double ends)
{
    const double reach = ends * std::max(end.across, end.along);
    std::vector<Ring> cap;
    for (const auto& [out, width] : {std::pair(0.55, 0.83), std::pair(0.9, 0.42)})
        cap.push_back(
            {end.centre + direction * out * reach * end.tangent, end.tangent, width * end.across, width * end.along});
    return cap;
}

std::vector<Ring> ringsOf(const std::vector<Knot5>& curve, const SweepShape& shape)
{
    std::vector<Ring> rings;
    for (std::size_t i = 0; i < curve.size(); ++i)
        rings.push_back({curve[i].head<3>(), tangentAt(curve, i), curve[i][3], curve[i][4]});
    if (!shape.isRound)
        return rings;
    const std::vector<Ring> first = capOf(rings.front(), -1, shape.ends), last = capOf(rings.back(), 1, shape.ends);
    rings.insert(rings.begin(), first.rbegin(), first.rend());
    rings.insert(rings.end(), last.begin(), last.end());
    return rings;
}

// Rings of points, the poles behind them, wound so that the surface faces outward.
std::vector<std::array<int, 3>> trianglesOf(int rings, int sides)
{
    std::vector<std::array<int, 3>> triangles;
    for (int ring = 0; ring + 1 < rings; ++ring) {
        for (int side = 0; side < sides; ++side) {
            const int a = ring * sides + side, b = ring * sides + (side + 1) % sides, c = a + sides, d = b + sides;
            triangles.push_back({c, b, a});
            triangles.push_back({c, d, b});
        }
    }
    const int first = rings * sides, last = first + 1, lastRing = (rings - 1) * sides;
    for (int side = 0; side < sides; ++side) {
        const int next = (side + 1) % sides;
        triangles.push_back({side, next, first});
        triangles.push_back({lastRing + next, lastRing + side, last});
    }
    return triangles;
}

void finish(BoneSkin& part, BoneSkin& skin)
{
    if (volumeOf(part) < 0) {
        for (auto& triangle : part.triangles)
            std::swap(triangle[1], triangle[2]);
    }
    computeNormals(part);
    part.openness.assign(part.points.size(), 1);
    part.cartilage.assign(part.points.size(), 0);
    append(skin, part);
}

}  // namespace

void appendSweep(BoneSkin& skin, const std::vector<SweepKnot>& knots, const SweepUp& up, const SweepShape& shape)
{
    const std::vector<Ring> rings = ringsOf(spacedEvenly(knots, shape.stations), shape);
    BoneSkin part;
    for (const Ring& ring : rings) {
        const Vector3 wanted = up(ring.centre);
        const Vector3 along = (wanted - wanted.dot(ring.tangent) * ring.tangent).normalized();
        const Vector3 across = ring.tangent.cross(along);
        for (int side = 0; side < shape.sides; ++side) {
            const double angle = 2 * std::numbers::pi * side / shape.sides;
            part.points.push_back(
                metre * (ring.centre + ring.across * std::cos(angle) * across + ring.along * std::sin(angle) * along));
        }
    }
    const SweepKnot &first = knots.front(), &last = knots.back();
    const auto pole = [&](const Ring& ring, const SweepKnot& end, double direction) {
        part.points.push_back(metre * (ring.centre + direction * 0.1 * shape.ends * end.across * ring.tangent));
    };
    pole(rings.front(), first, -1);
    pole(rings.back(), last, 1);
    part.triangles = trianglesOf(static_cast<int>(rings.size()), shape.sides);
    finish(part, skin);
}

void appendPebble(BoneSkin& skin, const Pebble& pebble, int sides, int rings)
{
    constexpr double square = 0.72, roundness = 3.2;  // exponents: how near to a box, and how round its edges
    const auto place = [&](const Vector3& onBall) -> Vector3 {
        const Vector3 boxy = onBall.array().sign() * onBall.array().abs().pow(square);
        const double size = std::pow(boxy.array().abs().pow(roundness).sum(), 1 / roundness);
        return metre * (pebble.centre + pebble.axes * (boxy / std::max(1.0, size)).cwiseProduct(pebble.radii));
    };
    BoneSkin part;
    for (int ring = 1; ring < rings; ++ring) {
        const double down = std::numbers::pi * ring / rings;
        for (int side = 0; side < sides; ++side) {
            const double round = 2 * std::numbers::pi * side / sides;
            part.points.push_back(
                place({std::sin(down) * std::cos(round), std::cos(down), std::sin(down) * std::sin(round)}));
        }
    }
    part.points.push_back(place({0, 1, 0}));
    part.points.push_back(place({0, -1, 0}));
    part.triangles = trianglesOf(rings - 1, sides);
    finish(part, skin);
}

void appendPhalanx(BoneSkin& skin, const Phalanx& bone, Fineness fineness)
{
    struct Station {
        double share, radius;
    };
    const std::array<Station, 7> stations = {{{0, 0.82 * bone.base},
                                              {0.09, bone.base},
                                              {0.24, (bone.base + 1.6 * bone.shaft) / 2.6},
                                              {0.5, bone.shaft},
                                              {0.74, (bone.head + 1.9 * bone.shaft) / 2.9},
                                              {0.91, bone.head},
                                              {1, 0.8 * bone.head}}};
    constexpr double flatness = 0.84;
    const Vector3 dorsal = bone.dorsal.normalized();
    std::vector<SweepKnot> knots;
    for (const auto& [t, r] : stations)
        knots.push_back({bone.from + t * (bone.to - bone.from) + bone.bow * 4 * t * (1 - t) * dorsal, r, flatness * r});
    const bool isFar = fineness == Fineness::Far;
    const int sides = isFar ? 4 : fineness == Fineness::Middle ? 5 : 7;
    appendSweep(skin, knots, [&](const Vector3&) { return dorsal; },
                {.stations = sides, .sides = sides, .ends = 0.5, .isRound = !isFar});
}

}  // namespace sinew
