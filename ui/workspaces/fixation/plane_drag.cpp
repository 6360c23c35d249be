#include "ui/workspaces/fixation/plane_drag.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/scene/fixation_scene.h"
#include "ui/workspaces/fixation/side_mirror.h"

namespace sinew {

namespace {

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
    const BodySide side = fixation.femur.side;
    return {planeCorners(construct, side), asSeen(side, construct.section.frame.origin)};
}

std::optional<FracturePlane> draggedPlane(const Fixation& fixation, const Construct& construct, int grip,
                                          const Ray& seen)
{
    const Ray ray = asSeen(fixation.femur.side, seen);
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
    const Vector3 before = planeCorners(construct)[static_cast<std::size_t>(grip)] - origin;
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
