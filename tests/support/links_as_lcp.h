#pragma once

#include <cmath>
#include <optional>
#include <vector>

#include "core/base/constants.h"
#include "core/complementarity/lcp_problem.h"
#include "core/complementarity/link_problem.h"
#include "core/math/decompositions.h"

namespace sinew::test {

// A link problem as linear complementarity problems, two ways that have nothing in common with the link solver's search
// for displacements.

// By forces and displacements (N, u), with K^-1 zero for rigid links:
//
//     Y_N = K^-1 N - D0 + L'u,   lower <= N <= upper,      0 = -(L N + Q),   u free
//
// The matrix is positive semidefinite but not symmetric: a problem for Lemke's method.
inline LcpProblem byForces(const LinkProblem& links)
{
    const Eigen::Index m = links.L.cols(), n = m + links.L.rows();
    LcpProblem lcp{Eigen::MatrixXd::Zero(n, n),
                   Eigen::VectorXd(n),
                   {},
                   Eigen::VectorXd::Zero(n),
                   Eigen::VectorXd::Constant(n, infinity)};
    lcp.A.topLeftCorner(m, m).diagonal() = links.stiffness.cwiseInverse();
    lcp.A.topRightCorner(m, links.L.rows()) = links.L.transpose();
    lcp.A.bottomLeftCorner(links.L.rows(), m) = -links.L;
    lcp.B << -links.imposed, -links.load;
    lcp.lower.head(m) = links.lower;
    lcp.upper.head(m) = links.upper;
    for (Eigen::Index i = 0; i < n; ++i) {
        if (i >= m || (links.lower[i] == -infinity && links.upper[i] == infinity))
            lcp.equalities.push_back(static_cast<int>(i));
    }
    return lcp;
}

// By gaps (Kolesnikov 2004): with every link engaged the forces are N0, and gaps g >= 0 between links and what they hold
// make them N = Z g + N0. What a link may bear is N >= 0 at one of its ends, so that a link with two ends has two rows:
//
//     Y = s (N - end) >= 0,   X = g >= 0
//
// The matrix is symmetric and positive semidefinite: a problem for every method. Without a value where links are rigid
// or where some motion is hardly resisted by any.
struct GapProblem {
    LcpProblem lcp;
    Eigen::VectorXd engaged;  // N0
    Eigen::MatrixXd Z;
    std::vector<Eigen::Index> link;  // per row
    std::vector<double> side;        // per row: 1 at a lower end, -1 at an upper one

    Eigen::VectorXd forces(const Eigen::VectorXd& X) const
    {
        Eigen::VectorXd gaps = Eigen::VectorXd::Zero(engaged.size());
        for (std::size_t i = 0; i < link.size(); ++i)
            gaps[link[i]] += side[i] * X[static_cast<Eigen::Index>(i)];
        return engaged + Z * gaps;
    }
};

inline std::optional<GapProblem> byGaps(const LinkProblem& links)
{
    if (!links.stiffness.allFinite() || links.L.rows() == 0 || links.L.cols() == 0)
        return {};
    constexpr double wellPosed = 1e-6;  // of R: its inverse times 1e-16 is less than `roundOff`
    constexpr double roundOff = 1e-9;
    // rows of equal stiffness, so that R is as well conditioned as can be
    const Eigen::VectorXd resistance = links.L.cwiseAbs2() * links.stiffness;
    if (resistance.minCoeff() <= 0)
        return {};
    const Eigen::VectorXd scale = resistance.cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd L = scale.asDiagonal() * links.L, LK = L * links.stiffness.asDiagonal();
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> R;
    R.setThreshold(wellPosed);
    R.compute(LK * L.transpose());
    if (R.rank() < links.L.rows())
        return {};
    GapProblem gaps;
    const Eigen::VectorXd shift = R.solve(Eigen::VectorXd(LK * links.imposed + scale.cwiseProduct(links.load)));
    const Eigen::VectorXd alone = links.stiffness.cwiseProduct(links.imposed);
    gaps.engaged = alone - LK.transpose() * shift;
    gaps.Z = -LK.transpose() * R.solve(LK);
    gaps.Z.diagonal() += links.stiffness;
    // the force of a link that balance alone determines is not changed by gaps, nor by round-off
    const Eigen::VectorXd terms = alone.cwiseAbs() + LK.cwiseAbs().transpose() * shift.cwiseAbs();
    for (Eigen::Index j = 0; j < gaps.Z.cols(); ++j) {
        if (gaps.Z(j, j) > roundOff * links.stiffness[j])
            continue;
        gaps.Z.row(j).setZero();
        gaps.Z.col(j).setZero();
        if (std::abs(gaps.engaged[j]) <= roundOff * terms.maxCoeff())
            gaps.engaged[j] = 0;
    }
    std::vector<double> free;
    for (Eigen::Index j = 0; j < links.L.cols(); ++j) {
        for (const double side : {1.0, -1.0}) {
            const double end = side > 0 ? links.lower[j] : links.upper[j];
            if (!std::isfinite(end))
                continue;
            gaps.link.push_back(j);
            gaps.side.push_back(side);
            free.push_back(side * (gaps.engaged[j] - end));
        }
    }
    const auto n = static_cast<Eigen::Index>(free.size());
    gaps.lcp.B = Eigen::Map<const Eigen::VectorXd>(free.data(), n);
    gaps.lcp.A.resize(n, n);
    for (Eigen::Index i = 0; i < n; ++i) {
        for (Eigen::Index j = 0; j <= i; ++j) {
            const auto a = static_cast<std::size_t>(i), b = static_cast<std::size_t>(j);
            gaps.lcp.A(i, j) = gaps.lcp.A(j, i) = gaps.side[a] * gaps.side[b] * gaps.Z(gaps.link[a], gaps.link[b]);
        }
    }
    return gaps;
}

}  // namespace sinew::test
