#include "ui/workspaces/fixation/beam_drag.h"

#include <cmath>

#include <Eigen/Geometry>

#include "core/fixation/beam_placement.h"
#include "ui/workspaces/fixation/side_mirror.h"

namespace sinew {

namespace {

struct DraggedSite {
    FemurFrame femur;
    BeamRun run;
    Vector3 direction() const { return (run.tip - run.outer).normalized(); }
};

// Beside its axis: upwards of the neck or outwards of the shaft, and forwards.
FixatorBeam moved(FixatorBeam beam, const FemurFrame& femur, const Vector3& from, const Ray& ray)
{
    const bool isOfNeck = beam.axis == BeamAxis::Neck;
    const Vector3 aside = isOfNeck ? femur.superior : femur.lateral;
    const Vector3 ahead = isOfNeck ? Vector3(femur.neck.cross(femur.superior)) : femur.forward;
    const Eigen::Vector2d by = alongBoth(ray, from, aside, ahead);
    beam.offset += by.x();
    beam.anterior += by.y();
    return beam;
}

// Parallel to its axis it makes the angle of the neck.
std::optional<FixatorBeam> turned(FixatorBeam beam, const FemurShape& shape, const DraggedSite& site,
                                  const Vector3& from, const Ray& ray)
{
    if (beam.axis != BeamAxis::Neck)
        return std::nullopt;
    const FemurFrame& femur = site.femur;
    const Vector3 inwards = (femur.neck - femur.neck.dot(femur.shaft) * femur.shaft).normalized();
    const Vector3 axis = femur.shaft.cross(inwards);  // a turn about it brings the upper end inwards
    const Vector3 arm = from - site.run.anchor, across = arm - arm.dot(axis) * axis;
    const std::optional<double> turn = turnAbout(ray, site.run.anchor, axis, across);
    if (!turn)
        return std::nullopt;
    // The steeper, the larger its angle: a turn that brings the upper end inwards makes it smaller.
    beam.angle = beam.angle.value_or(shape.neckShaftAngle) - *turn;
    return beam;
}

}  // namespace

std::optional<FixatorBeam> draggedBeam(const FixatorBeam& beam, const FemurShape& shape, BeamGrip grip,
                                       const Vector3& from, const Ray& seen, const Matrix3& standing)
{
    const auto back = standing.transpose();
    const Vector3 start = back * asSeen(shape.side, from);
    Ray ray = asSeen(shape.side, seen);
    ray = {back * ray.origin, back * ray.direction};
    FemurShape right = shape;
    right.side = BodySide::Right;
    DraggedSite site{frameOf(right), {}};
    site.run = runOf(beam, right, site.femur);
    switch (grip) {
    case BeamGrip::Body: return moved(beam, site.femur, start, ray);
    case BeamGrip::Outer: return turned(beam, right, site, start, ray);
    case BeamGrip::Tip: break;
    }
    const std::optional<double> along = alongAxis(ray, start, site.direction());
    if (!along)
        return std::nullopt;
    FixatorBeam longer = beam;
    longer.tip += *along;
    return longer;
}

}  // namespace sinew
