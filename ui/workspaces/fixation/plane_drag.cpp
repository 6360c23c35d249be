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

// The point of the axes of neck and shaft that is nearest to the ray, m from the centre of the head along them; nothing
// where one of them is seen end on.
std::optional<double> fromHeadAt(const Ray& ray, const FemurFrame& femur, const FemurShape& shape)
{
    const std::optional<double> ofNeck = alongAxis(ray, Vector3::Zero(), -femur.neck);
    const std::optional<double> ofShaft = alongAxis(ray, femur.crossing, -femur.shaft);
    if (!ofNeck || !ofShaft)
        return std::nullopt;
    const double onNeck = std::clamp(*ofNeck, 0.0, shape.neckLength);
    const double onShaft = shape.neckLength + std::max(0.0, *ofShaft);
    const auto distance = [&](double fromHead) {
        return (placeOnAxis(femur, shape, fromHead) - ray.origin).cross(ray.direction).norm();
    };
    return distance(onNeck) < distance(onShaft) ? onNeck : onShaft;
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
        // The middle of the section lies on those axes, or is where an osteotomy has moved it to.
        const FemurShape shape = femurOf(fixation);
        const Vector3 moved = origin - placeOnAxis(construct.femur, shape, plane.fromHead);
        const std::optional<double> fromHead = fromHeadAt({ray.origin - moved, ray.direction}, construct.femur, shape);
        if (!fromHead)
            return std::nullopt;
        plane.fromHead = *fromHead;
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
