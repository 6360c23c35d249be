#include "ui/scene/skeleton/gripping_arm.h"

#include <cmath>
#include <numbers>

namespace sinew {

namespace {

double handSize(const SkeletonMeasures& measures)
{
    return measures.hand / referenceMeasures().hand;
}

// At `from`, y pointing away from `towards` and the z axis given, which is square to that.
Eigen::Isometry3d hangingFrom(const Vector3& from, const Vector3& towards, const Vector3& z)
{
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    pose.linear().col(1) = (from - towards).normalized();
    pose.linear().col(2) = z;
    pose.linear().col(0) = pose.linear().col(1).cross(z);
    pose.translation() = from;
    return pose;
}

// rad, of the bar beside the line of limbs that end `length` m above the wrist.
double turnToBar(const SkeletonMeasures& measures, double length)
{
    return std::atan2(handSize(measures) * gripDepth, length + handSize(measures) * gripReach);
}

}  // namespace

Eigen::Isometry3d grippingHand(const SkeletonMeasures& measures, bool isLeft)
{
    constexpr double quarter = 0.5 * std::numbers::pi;
    return Eigen::Translation3d(0, -measures.forearm, 0)
           * Eigen::Isometry3d(Eigen::AngleAxisd(isLeft ? -quarter : quarter, Vector3::UnitY()));
}

Vector3 barInForearm(const SkeletonMeasures& measures)
{
    return {-handSize(measures) * gripDepth, -measures.forearm - handSize(measures) * gripReach, 0};
}

double straightArmTurn(const SkeletonMeasures& measures)
{
    return turnToBar(measures, measures.upperArm + measures.forearm);
}

std::optional<GrippingArm> grippingArm(const Vector3& shoulder, const Vector3& bar, const SkeletonMeasures& measures,
                                       bool isLeft)
{
    const double upper = measures.upperArm, lower = barInForearm(measures).norm(), far = (bar - shoulder).norm();
    if (!(far < upper + lower) || !(far > std::abs(upper - lower)))
        return std::nullopt;
    const Vector3 towards = (bar - shoulder) / far;
    const Vector3 across = Vector3::UnitZ() - towards.z() * towards;
    if (across.norm() < 0.1)
        return std::nullopt;  // it points along the bar
    const Vector3 hinge = across.normalized();
    // The law of cosines, at the shoulder.
    const double angle = std::acos((upper * upper + far * far - lower * lower) / (2 * upper * far));
    const Vector3 elbow = shoulder + upper * (Eigen::AngleAxisd(-angle, hinge) * towards);
    GrippingArm arm;
    arm.upperArm = hangingFrom(shoulder, elbow, hinge);
    arm.forearm
        = hangingFrom(elbow, bar, hinge) * Eigen::AngleAxisd(turnToBar(measures, measures.forearm), Vector3::UnitZ());
    arm.hand = arm.forearm * grippingHand(measures, isLeft);
    return arm;
}

}  // namespace sinew
