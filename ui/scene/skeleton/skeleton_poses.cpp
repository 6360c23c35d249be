#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/scene/skeleton/skeleton_sizes.h"

namespace sinew {

namespace {

// Two bodies of the trunk, and between which heights of the tables (cm above the hips) the column passes from the lower
// to the upper one.
struct Passage {
    double from, to;
};
constexpr std::array<Passage, 4> passages = {{{10.5, 22}, {22, 35}, {58.5, 63.5}, {63.5, 69.5}}};

struct TrunkBody {
    const Eigen::Isometry3d* pose;
    double height;  // of its origin above the hips when standing, m
};

// Where something at `place` (m, standing, from the middle between the hips) of the column goes; `height` of the tables.
Eigen::Isometry3d onColumn(const std::array<TrunkBody, 5>& trunk, double height, const Vector3& place)
{
    std::size_t lower = 0;
    double share = 0;  // of the body above
    for (std::size_t i = 0; i < passages.size(); ++i) {
        if (height >= passages[i].to) {
            lower = i + 1;
        } else if (height > passages[i].from) {
            const double t = (height - passages[i].from) / (passages[i].to - passages[i].from);
            lower = i;
            share = t * t * (3 - 2 * t);
            break;
        }
    }
    const auto carried = [&](std::size_t body) -> Eigen::Isometry3d {
        return *trunk[body].pose * Eigen::Translation3d(place - Vector3(0, trunk[body].height, 0));
    };
    Eigen::Isometry3d out = carried(lower);
    if (share > 0) {
        const Eigen::Isometry3d upper = carried(lower + 1);
        const Eigen::Quaterniond turn
            = Eigen::Quaterniond(out.linear()).slerp(share, Eigen::Quaterniond(upper.linear()));
        out.translation() = (1 - share) * out.translation() + share * upper.translation();
        out.linear() = turn.toRotationMatrix();
    }
    return out;
}

}  // namespace

std::vector<Eigen::Isometry3d> vertebraPoses(const SkeletonBody& body, const TrunkPoses& trunk)
{
    if (!trunk.pelvis || !trunk.abdomen || !trunk.thorax || !trunk.neck || !trunk.head)
        return {};
    const SkeletonMeasures& m = body.measures;
    const double thoraxHeight = m.lowerTrunk + m.middleTrunk, neckHeight = thoraxHeight + m.upperTrunk;
    const std::array<TrunkBody, 5> bodies = {{{trunk.pelvis, 0},
                                              {trunk.abdomen, m.lowerTrunk},
                                              {trunk.thorax, thoraxHeight},
                                              {trunk.neck, neckHeight},
                                              {trunk.head, neckHeight + m.neck}}};
    const Eigen::Isometry3d* own = body.part == SkeletonPart::Abdomen  ? trunk.abdomen
                                   : body.part == SkeletonPart::Thorax ? trunk.thorax
                                                                       : trunk.neck;
    const Eigen::Isometry3d toOwn = own->inverse();
    std::vector<Eigen::Isometry3d> poses;
    for (const auto& [level, isDisc] : spineParts(body.part)) {
        const Vector3& centre = isDisc ? level->discCentre : level->centre;
        const Vector3 place(cm * centre.x() * sizeOf(m), mappedHeight(m, cm * centre.y()), 0);
        Eigen::Isometry3d pose = toOwn * onColumn(bodies, centre.y(), place);
        pose.linear() = pose.linear() * level->axes;
        poses.push_back(pose);
    }
    return poses;
}

Eigen::Isometry3d patellaPose(const SkeletonBody& thigh, const Matrix3& shankInThigh)
{
    constexpr double followed = 0.68;  // share of the flexion that the knee cap turns with the shank
    constexpr double tilt = 4 * std::numbers::pi / 180;
    const double flexion = -std::atan2(shankInThigh(1, 0), shankInThigh(0, 0));
    const double s = std::sin(std::min(flexion, 1.6)), side = thigh.isLeft ? -1 : 1;
    // Some 2 mm before the groove of the femur at every flexion.
    const double forward = 4.25 - 0.42 * std::clamp(flexion, 0.0, 2.4);  // cm
    const Matrix3 turn = Eigen::AngleAxisd(-followed * flexion, Vector3::UnitZ()).toRotationMatrix();
    Eigen::Isometry3d pose;
    pose.linear() = turn * Eigen::AngleAxisd(tilt, Vector3::UnitZ()).toRotationMatrix();
    pose.translation() = Vector3(0, -thigh.measures.thigh, 0)
                         + cm * thicknessOf(thigh.measures) * turn * Vector3(forward, 1.2 - 0.9 * s, 0.1 * side);
    pose.makeAffine();
    return pose;
}

}  // namespace sinew
