#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/constants.h"
#include "core/io/motion_file.h"

namespace sinew::test {

// The measured walk (resources/scenarios/measured_walk.sto) as the motion of the eleven-link figure, and three ways in which
// the same walk is done with rigid links and with links of variable length.

inline constexpr int linkCount = 11;
enum Leg { Foot, Shank, Thigh, SwingThigh, SwingShank, SwingFoot, Trunk };
inline constexpr std::array<const char*, linkCount> linkNames
    = {"support_foot", "support_shank",     "support_thigh",   "swing_thigh",     "swing_shank",  "swing_foot",
       "trunk",        "support_upper_arm", "support_forearm", "swing_upper_arm", "swing_forearm"};
inline constexpr std::array<int, linkCount> parents
    = {-1, Foot, Shank, Thigh, SwingThigh, SwingShank, Thigh, Trunk, 7, Trunk, 9};

inline constexpr double stands = 20;      // N: a foot that bears more is on the ground
inline constexpr double begins = 0.5635;  // s of the trial: the first time of the file
inline constexpr int reach = 3;           // samples on either side of one, from which its rates come

// Absolute angles (rad) and lengths (m) of the links at even times: (samples x links), `reach` more at either end.
struct Walk {
    Eigen::MatrixXd angles, lengths;
    Eigen::VectorXd ground;  // N, upward on the standing foot as measured
    double step = 0;         // s

    Eigen::Index count() const { return angles.rows(); }
    Eigen::RowVector2d arm(Eigen::Index i, int link) const
    {
        return lengths(i, link) * Eigen::RowVector2d(std::cos(angles(i, link)), std::sin(angles(i, link)));
    }
    // From the toe of the support foot to the far end of a link.
    Eigen::RowVector2d end(Eigen::Index i, int link) const
    {
        return link < 0 ? Eigen::RowVector2d(0, 0)
                        : Eigen::RowVector2d(end(i, parents[std::size_t(link)]) + arm(i, link));
    }
};

// Central differences of order 6 over 2 `reach` + 1 samples; the walk has nothing above some 15 Hz, of which they miss 1e-3.
inline Eigen::MatrixXd rates(const Eigen::MatrixXd& v, Eigen::Index i, double step)
{
    return (45 * (v.row(i + 1) - v.row(i - 1)) - 9 * (v.row(i + 2) - v.row(i - 2)) + v.row(i + 3) - v.row(i - 3)) / 60
           / step;
}

inline Eigen::MatrixXd accelerations(const Eigen::MatrixXd& v, Eigen::Index i, double step)
{
    return (270 * (v.row(i + 1) + v.row(i - 1)) - 27 * (v.row(i + 2) + v.row(i - 2)) + 2 * (v.row(i + 3) + v.row(i - 3))
            - 490 * v.row(i))
           / 180 / step / step;
}

inline MotionTable measuredWalk()
{
    return readMotionFile(SINEW_RESOURCE_DIR "/scenarios/measured_walk.sto").value.value_or(MotionTable{});
}

// The single support of a leg: that of the right one as it stands in the file, that of the left one with sides changed.
inline Walk singleSupport(const MotionTable& table, bool isLeft)
{
    const auto column = [&](int link, const std::string& quantity) {
        std::string name = linkNames[std::size_t(link)];
        const bool ofLeg = link < Trunk;
        if (isLeft && link != Trunk)
            name = name.starts_with("support") ? "swing" + name.substr(7) : "support" + name.substr(5);
        Eigen::VectorXd values = table.values.col(table.find(name + "_" + quantity));
        if (isLeft && ofLeg && quantity == "angle")
            values.array() += M_PI;  // from foot to hip and back
        return values;
    };
    const Eigen::VectorXd stance = table.values.col(table.find(isLeft ? "swing_fy" : "support_fy"));
    const Eigen::VectorXd other = table.values.col(table.find(isLeft ? "support_fy" : "swing_fy"));
    Eigen::Index first = 0, count = 0, run = 0;
    for (Eigen::Index i = reach; i < stance.size() - reach; ++i) {
        run = stance[i] > stands && other[i] <= stands ? run + 1 : 0;
        if (run > count) {
            count = run;
            first = i + 1 - run;
        }
    }
    Walk walk{Eigen::MatrixXd(count + 2 * reach, linkCount), Eigen::MatrixXd(count + 2 * reach, linkCount),
              stance.segment(first - reach, count + 2 * reach), table.times[1] - table.times[0]};
    for (int link = 0; link < linkCount; ++link) {
        walk.angles.col(link) = column(link, "angle").segment(first - reach, walk.count());
        walk.lengths.col(link) = column(link, "length").segment(first - reach, walk.count());
    }
    return walk;
}

// --- the three protocols -----------------------------------------------------------------------------------------------

struct Pair {
    Walk rigid, variable;
};

// Lengths that are the mean of those measured.
inline Walk withMeanLengths(Walk walk)
{
    const Eigen::RowVectorXd mean = walk.lengths.middleRows(reach, walk.count() - 2 * reach).colwise().mean();
    walk.lengths.rowwise() = mean;
    return walk;
}

// (a) The same angles; lengths as measured, or their means.
inline Pair sameAngles(const Walk& measured)
{
    return {withMeanLengths(measured), measured};
}

// Angles of shank and thigh over a vector from ankle to hip; knees bend forwards.
inline void layLeg(Walk& walk, Eigen::Index i, const Eigen::RowVector2d& hip, int shank, int thigh, double turn)
{
    const double a = walk.lengths(i, shank), b = walk.lengths(i, thigh), d = hip.norm();
    const double bend = std::acos((d * d - a * a - b * b) / (2 * a * b));
    const double angle = std::atan2(hip.y(), hip.x()) - std::asin(b * std::sin(bend) / d);
    walk.angles(i, shank) = angle + turn;
    walk.angles(i, thigh) = angle + bend + turn;
}

// Both links scaled as little as leaves the knee bent by leastBend where hip and ankle are farthest apart.
inline void fitLeg(Walk& walk, const std::vector<Eigen::RowVector2d>& hips, int shank, int thigh, double leastBend)
{
    const double a = walk.lengths(0, shank), b = walk.lengths(0, thigh);
    double farthest = 0;
    for (const Eigen::RowVector2d& hip : hips)
        farthest = std::max(farthest, hip.norm());
    const double scale = std::max(1.0, farthest / std::sqrt(a * a + b * b + 2 * a * b * std::cos(leastBend)));
    walk.lengths.col(shank) *= scale;
    walk.lengths.col(thigh) *= scale;
}

// (b) The same paths of the hip and of both toes, the same directions of the feet, trunk and arms: measured angles and lengths
// against rigid legs, whose knees and hips follow from the paths.
inline Pair samePaths(const Walk& measured, double leastBend)
{
    Walk rigid = withMeanLengths(measured);
    std::vector<Eigen::RowVector2d> support, swing;  // from ankle to hip
    for (Eigen::Index i = 0; i < measured.count(); ++i) {
        support.push_back(measured.end(i, Thigh) - rigid.end(i, Foot));
        swing.push_back(measured.end(i, Thigh) - measured.end(i, SwingFoot) + rigid.arm(i, SwingFoot));
    }
    fitLeg(rigid, support, Shank, Thigh, leastBend);
    fitLeg(rigid, swing, SwingShank, SwingThigh, leastBend);
    for (std::size_t i = 0; i < support.size(); ++i) {
        layLeg(rigid, Eigen::Index(i), support[i], Shank, Thigh, 0);
        layLeg(rigid, Eigen::Index(i), swing[i], SwingShank, SwingThigh, -M_PI);
    }
    for (int link : {int(Shank), int(Thigh), int(SwingShank), int(SwingThigh)}) {
        // the same turn as measured, so that nothing jumps
        const double turns = std::round((rigid.angles(0, link) - measured.angles(0, link)) / (2 * M_PI));
        rigid.angles.col(link).array() -= 2 * M_PI * turns;
    }
    return {rigid, measured};
}

// (c) The same angles; shank and thigh of the support leg change by the least that carries the hip level, and with isEven,
// where the foot takes part, at an even speed too.
inline Pair levelHip(const Walk& measured, bool isEven)
{
    const Walk rigid = withMeanLengths(measured);
    Walk variable = rigid;
    const Eigen::Index n = rigid.count(), first = reach, last = n - 1 - reach;
    double height = 0;
    for (Eigen::Index i = first; i <= last; ++i)
        height += rigid.end(i, Thigh).y() / double(last - first + 1);
    const double from = rigid.end(first, Thigh).x(), to = rigid.end(last, Thigh).x();
    for (Eigen::Index i = 0; i < n; ++i) {
        const Eigen::RowVector2d hip = rigid.end(i, Thigh);
        Eigen::MatrixXd directions(isEven ? 2 : 1, 3);
        Eigen::VectorXd missing(directions.rows());
        missing[0] = height - hip.y();
        for (int link = 0; link < 3; ++link)
            directions(0, link) = link == Foot && !isEven ? 0 : std::sin(rigid.angles(i, link));
        if (isEven) {
            missing[1] = from + (to - from) * double(i - first) / double(last - first) - hip.x();
            for (int link = 0; link < 3; ++link)
                directions(1, link) = std::cos(rigid.angles(i, link));
        }
        variable.lengths.row(i).head(3) += directions.completeOrthogonalDecomposition().solve(missing).transpose();
    }
    return {rigid, variable};
}

}  // namespace sinew::test
