#include "core/fixation/osteotomy.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/model/fixation_ranges.h"

namespace sinew {

Refusal refusalIn(const Osteotomy& cut, const FemurShape& shape)
{
    if (!fixation_range::osteotomyBelow.has(cut.below))
        return {"below", sentence("the cut must lie 0 to 150 mm below the crossing of the axes of neck and shaft")};
    if (!fixation_range::osteotomyTurn.has(cut.valgus))
        return {"valgus", sentence("valgus must lie between -60 and 60 degrees")};
    if (!fixation_range::osteotomyTurn.has(cut.outwardTurn))
        return {"outward_turn", sentence("the turn must lie between -60 and 60 degrees")};
    if (!(std::abs(cut.medialisation) < shape.shaftDiameter))
        return {"medialisation", sentence("the shaft must stay under the piece: move it by less than its thickness")};
    const CutFemur after = cutFemur(shape, cut);
    if (!(after.neckShaftAngle >= 80 * degree && std::abs(after.anteversion) <= 70 * degree))
        return {std::abs(cut.valgus) >= std::abs(cut.outwardTurn) ? "valgus" : "outward_turn",
                sentence("after the cut the neck must still point upwards and inwards")};
    return {};
}

CutFemur cutFemur(const FemurShape& stated, const Osteotomy& cut)
{
    FemurShape shape = stated;
    shape.side = BodySide::Right;
    const FemurFrame femur = frameOf(shape);
    CutFemur after;
    after.place = femur.crossing - cut.below * femur.shaft;
    after.upwards = femur.shaft;
    after.bendsShaft = cut.valgus != 0 || cut.medialisation != 0;
    // The shaft at rest: the piece turns about the middle of the cut, the knee goes with the shaft.
    const Matrix3 R = (Eigen::AngleAxisd(cut.valgus, femur.forward) * Eigen::AngleAxisd(cut.outwardTurn, femur.shaft))
                          .toRotationMatrix();
    const Vector3 moved = -cut.medialisation * femur.lateral;
    const Vector3 head = after.place - R * after.place, knee = Vector3(0, -mechanicalLengthOf(shape), 0) + moved;
    const Vector3 neck = R * femur.neck;
    after.neckShaftAngle = std::acos(std::clamp(-neck.dot(femur.shaft), -1.0, 1.0));
    after.anteversion = std::atan2(neck.dot(femur.forward), -neck.dot(femur.lateral));
    after.mechanicalLength = (head - knee).norm();
    // Upright again about the new centre of the head; the line through the condyles points outwards as before.
    const Vector3 up = (head - knee).normalized();
    const Vector3 out = (Vector3::UnitZ() - up.z() * up).normalized();
    Matrix3 Q;
    Q << up.cross(out).transpose(), up.transpose(), out.transpose();
    after.head = Q * R;
    after.rest = Q;
    after.restShift = Q * (moved - head);
    return after;
}

FemurFrame turned(const FemurFrame& femur, const Matrix3& turn)
{
    FemurFrame frame = femur;
    for (Vector3* vector :
         {&frame.crossing, &frame.neck, &frame.shaft, &frame.lateral, &frame.forward, &frame.superior})
        *vector = turn * *vector;
    frame.tilt = std::asin(std::clamp(frame.shaft.z(), -1.0, 1.0));
    return frame;
}

PlaneSection turned(const PlaneSection& section, const Matrix3& turn)
{
    PlaneSection after = section;
    PlaneFrame& frame = after.frame;
    frame.origin = turn * section.frame.origin;
    layAxes(turn * section.frame.normal, frame);
    // The old axes of the plane, seen in the new ones.
    const Vector3 down = turn * section.frame.down, back = turn * section.frame.back;
    Eigen::Matrix2d inPlane;
    inPlane << down.dot(frame.down), back.dot(frame.down), down.dot(frame.back), back.dot(frame.back);
    const auto turnInPlane = [&](Outline& outline) {
        for (Point2& point : outline)
            point = inPlane * point;
    };
    turnInPlane(after.outer);
    for (Outline& inner : after.inner)
        turnInPlane(inner);
    takeProperties(after);
    return after;
}

FracturePlane facing(FracturePlane plane, const Vector3& normal)
{
    // m = (-sin p sin o, cos p, -sin p cos o)
    const double hand = normal.z() > 0 ? -1 : 1;
    const double level = hand * std::hypot(normal.x(), normal.z());
    plane.pauwels = std::atan2(level, normal.y());
    plane.obliquity = level == 0 ? 0 : std::atan2(-hand * normal.x(), -hand * normal.z());
    return plane;
}

bool isAbove(const PlaneSection& section, const CutFemur& cut, double margin)
{
    const PlaneFrame& frame = section.frame;
    return std::all_of(section.outer.begin(), section.outer.end(), [&](const Point2& point) {
        const Vector3 at = frame.origin + point.x() * frame.down + point.y() * frame.back;
        return (at - cut.place).dot(cut.upwards) > margin;
    });
}

}  // namespace sinew
