#include "ui/workspaces/fixation/plane_drag.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double beyondBone = 0.006;  // m, from the section to the corners

// Angles are those of a right femur.
Vector3 mirroredIf(Vector3 vector, bool isLeft)
{
    if (isLeft)
        vector.z() = -vector.z();
    return vector;
}

std::array<Vector3, 4> cornersOfRight(const Construct& construct)
{
    const PlaneFrame& frame = construct.section.frame;
    double down = 0, back = 0;
    for (const Point2& point : construct.section.outer) {
        down = std::max(down, std::abs(point.x()));
        back = std::max(back, std::abs(point.y()));
    }
    down += beyondBone;
    back += beyondBone;
    std::array<Vector3, 4> corners;
    constexpr std::array<std::array<int, 2>, 4> signs = {{{-1, -1}, {-1, 1}, {1, 1}, {1, -1}}};
    for (std::size_t i = 0; i < corners.size(); ++i)
        corners[i] = frame.origin + signs[i][0] * down * frame.down + signs[i][1] * back * frame.back;
    return corners;
}

double within(double angle)
{
    return std::remainder(angle, 2 * std::numbers::pi);
}

// Of a direction, so that the Pauwels angle is that of the steepest way down, medially.
double frontalAngle(const Vector3& direction)
{
    return std::atan2(-direction.y(), -direction.z());
}

double levelAngle(const Vector3& direction)
{
    return std::atan2(-direction.z(), direction.x());
}

}  // namespace

PlaneGrips planeGrips(const Fixation& fixation, const Construct& construct)
{
    const bool isLeft = fixation.femur.side == BodySide::Left;
    PlaneGrips grips;
    const std::array<Vector3, 4> corners = cornersOfRight(construct);
    for (std::size_t i = 0; i < corners.size(); ++i)
        grips.corners[i] = mirroredIf(corners[i], isLeft);
    grips.middle = mirroredIf(construct.section.frame.origin, isLeft);
    return grips;
}

std::optional<FracturePlane> draggedPlane(const Fixation& fixation, const Construct& construct, int grip,
                                          const Ray& seen)
{
    const bool isLeft = fixation.femur.side == BodySide::Left;
    const Ray ray{mirroredIf(seen.origin, isLeft), mirroredIf(seen.direction, isLeft)};
    const Vector3& origin = construct.section.frame.origin;
    FracturePlane plane = fixation.fracture;
    if (grip == middleGrip) {
        const bool isOfNeck = plane.kind == FractureKind::Neck || plane.kind == FractureKind::Intertrochanteric;
        const Vector3 away = isOfNeck ? -construct.femur.neck : -construct.femur.shaft;
        const std::optional<double> along = alongAxis(ray, origin, away);
        if (!along)
            return std::nullopt;
        plane.fromHead = std::max(0.0, plane.fromHead + *along);
        return plane;
    }
    const Vector3 before = cornersOfRight(construct)[static_cast<std::size_t>(grip)] - origin;
    const bool isFromAbove = std::abs(ray.direction.y()) > std::abs(ray.direction.x());
    const std::optional<Vector3> place = onPlane(ray, origin, isFromAbove ? Vector3::UnitY() : Vector3::UnitX());
    if (!place)
        return std::nullopt;
    const Vector3 after = *place - origin;
    if (isFromAbove)
        plane.obliquity = within(plane.obliquity + levelAngle(after) - levelAngle(before));
    else
        plane.pauwels = within(plane.pauwels + frontalAngle(after) - frontalAngle(before));
    return plane;
}

}  // namespace sinew
