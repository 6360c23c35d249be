#include "ui/scene/sled.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/scene/knot_curve.h"
#include "ui/scene/skeleton/skeleton_sizes.h"
#include "ui/scene/solid_parts.h"

namespace sinew {

namespace {

using enum SolidStuff;

// cm, from the hip point: forward, up, to the right.
constexpr double wheelRadius = 3.6, axleHeight = -60.5, track = 22;
constexpr std::array<double, 2> axles = {-18, 60};
constexpr double railWidth = 4.5, railHeight = 4, railRounding = 0.8, railBeyond = 35;  // beyond the wheels

// The legs of who sits upright hang to a deck; the back ends below the shoulders' height.
const std::vector<SolidBlock>& seatBlocks()
{
    static const std::vector<SolidBlock> blocks = {
        {{10, -13.8, 0}, {47, 9, 46}, 2, 3.2, Cushion}, {{-20, 23, 0}, {9, 62, 45}, 6, 3.6, Cushion},
        {{-22.5, 69, 0}, {7, 17, 25}, 6, 3, Cushion},   {{-26, 22, -13}, {3, 58, 9}, 6, 0.8, Steel},
        {{-26, 22, 13}, {3, 58, 9}, 6, 0.8, Steel},     {{2, -36, 0}, {26, 36, 30}, 0, 1.4, Casing},
        {{22, -55.5, 0}, {112, 5, 50}, 0, 1.6, Casing}, {{79, -46.5, 0}, {31, 2.2, 44}, 52, 0.9, Steel},
    };
    return blocks;
}

// Of the pelvis, cm: over the iliac spines, from one side of the pan to the other.
std::vector<Vector3> lapBelt()
{
    const std::vector<Vector3> half = {{-6, -9, 21.5}, {2, 1, 19.8}, {8.5, 5.5, 15}, {11.5, 7, 7}, {12, 7.3, 0}};
    std::vector<Vector3> knots = half;
    for (std::size_t i = half.size() - 1; i-- > 0;)
        knots.emplace_back(half[i].x(), half[i].y(), -half[i].z());
    return refined(knots, 6);
}

// The way of a seat along its own x axis, m; absent when it leaves the level, turns, or stands still.
struct Way {
    double back = 0, ahead = 0;
};
std::optional<Way> levelWay(const std::vector<Eigen::Isometry3d>& poses, const Vector3& up)
{
    constexpr double off = 1e-3, turned = 1e-3, shortest = 0.05;  // m, rad, m
    if (poses.empty() || std::abs(poses.front().linear().col(1).dot(up) - 1) > turned)
        return std::nullopt;
    Way way;
    for (const Eigen::Isometry3d& pose : poses) {
        const Eigen::Isometry3d moved = poses.front().inverse() * pose;
        const Vector3& by = moved.translation();
        if (by.tail<2>().norm() > off || (moved.linear() - Matrix3::Identity()).norm() > turned)
            return std::nullopt;
        way = {std::min(way.back, by.x()), std::max(way.ahead, by.x())};
    }
    return way.ahead - way.back > shortest ? std::optional(way) : std::nullopt;
}

}  // namespace

void addSeat(const SceneBody& seat, bool isStrapped, SceneSolid& solid)
{
    for (const SolidBlock& block : seatBlocks())
        solid.parts.push_back(partOf(block, seat.pose));
    const auto at = [&](double x, double y, double z) { return Vector3(seat.pose * Vector3(cm * x, cm * y, cm * z)); };
    for (const double z : {-6.0, 6.0})
        solid.parts.push_back(roundBar({at(-24, 50, z), at(-22.8, 63, z)}, 0.7 * cm));
    for (const double x : axles) {
        for (const double z : {-track, track})
            solid.parts.push_back(
                roundBar({at(x, axleHeight, z - 2), at(x, axleHeight, z + 2)}, wheelRadius * cm, Casing));
    }
    if (!isStrapped)
        return;
    SolidPart belt;
    for (const Vector3& knot : lapBelt())
        belt.line.push_back(at(knot.x(), knot.y(), knot.z()));
    belt.across = seat.pose.linear().col(1);
    belt.width = 4.8 * cm;
    belt.height = 0.35 * cm;
    belt.stuff = Strap;
    solid.parts.push_back(std::move(belt));
}

std::optional<SceneSolid> railsUnder(const ObjectId& seat, const std::vector<Eigen::Isometry3d>& poses,
                                     const Vector3& up)
{
    const auto way = levelWay(poses, up);
    if (!way)
        return std::nullopt;
    const double from = way->back / cm + axles.front() - railBeyond, to = way->ahead / cm + axles.back() + railBeyond;
    SceneSolid rails;
    rails.id = seat;
    for (const double z : {-track, track})
        rails.parts.push_back(partOf({{0.5 * (from + to), axleHeight - wheelRadius - 0.5 * railHeight, z},
                                      {to - from, railHeight, railWidth},
                                      0,
                                      railRounding,
                                      Steel},
                                     poses.front()));
    return rails;
}

}  // namespace sinew
