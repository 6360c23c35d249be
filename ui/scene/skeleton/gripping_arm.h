#pragma once

#include <optional>

#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// Arms whose hands are closed round a bar across the person: palms away, thumbs to the middle. The forearm does not twist;
// the hand is turned at the wrist by a right angle.

// m of the tables' hand: from the wrist along the hand to the bar, and from there to the middle of the hand.
inline constexpr double gripReach = 0.066, gripDepth = 0.020;

// The hand in the frame of its forearm.
Eigen::Isometry3d grippingHand(const SkeletonMeasures& measures, bool isLeft);
// Where the bar is, in the frame of the forearm.
Vector3 barInForearm(const SkeletonMeasures& measures);

// rad, forward: by how much a straight arm is turned about the shoulder so that the bar is straight below that.
double straightArmTurn(const SkeletonMeasures& measures);

// In the frame of the shoulder and the bar.
struct GrippingArm {
    Eigen::Isometry3d upperArm, forearm, hand;
};
// An arm from a shoulder to a place on a bar along z, its elbow below the line between them; absent where it is too far or too near.
std::optional<GrippingArm> grippingArm(const Vector3& shoulder, const Vector3& bar, const SkeletonMeasures& measures,
                                       bool isLeft);

}  // namespace sinew
