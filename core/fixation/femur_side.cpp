#include "core/fixation/femur_side.h"

#include <algorithm>

#include <Eigen/Geometry>

namespace sinew {

Vector3 forwardOf(const MeasuredFemur& femur)
{
    return femur.neck->towardsHead.cross(femur.shaft->up).normalized();
}

std::optional<double> trochanterBehind(const MeasuredFemur& femur)
{
    constexpr double step = 0.004, lowest = 0.06;          // m
    constexpr double bulge = 0.004, nearlyRound = 0.0025;  // m: trochanters stand out by 8 to 15 mm
    const Vector3 up = femur.shaft->up, forward = forwardOf(femur);
    // Where the axis of the shaft passes nearest to that of the neck.
    const Vector3 crossing = femur.head->centre - femur.neck->length * femur.neck->towardsHead;
    const Vector3 from = femur.shaft->point + up.dot(crossing - femur.shaft->point) * up;
    double behind = 0, before = 0;
    for (double below = 0; below <= lowest; below += step) {
        CutPlane plane;
        plane.origin = from - below * up;
        plane.first = forward;
        plane.second = up.cross(forward);
        plane.normal = up;
        const BoneOutline bone = boneAround(cutMesh(femur.mesh, plane), Point2::Zero());
        if (!bone)
            continue;
        const auto [back, front] = std::ranges::minmax(bone.outer, {}, [](const Point2& it) { return it.x(); });
        behind = std::max(behind, -back.x() - front.x());
        before = std::max(before, front.x() + back.x());
    }
    if (behind > bulge && before < nearlyRound)
        return behind;
    if (before > bulge && behind < nearlyRound)
        return -before;
    return std::nullopt;
}

}  // namespace sinew
