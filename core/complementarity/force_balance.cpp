#include "core/complementarity/force_balance.h"

#include <algorithm>
#include <vector>

#include "core/math/decompositions.h"

namespace sinew {

void balanceForces(const LinkProblem& problem, Eigen::VectorXd& force)
{
    constexpr double dependent = 1e-9;  // forces a billion times what they balance would be no correction of round-off
    constexpr int rounds = 2;           // the second for the round-off of the first
    constexpr double roundOff = 1e-13;
    std::vector<Eigen::Index> between;
    for (Eigen::Index j = 0; j < force.size(); ++j) {
        if (force[j] > problem.lower[j] && force[j] < problem.upper[j])
            between.push_back(j);
    }
    if (between.empty())
        return;
    Eigen::VectorXd rowScale = problem.L.rowwise().norm();
    rowScale = (rowScale.array() > 0).select(rowScale.cwiseInverse(), 1.0);
    const Eigen::MatrixXd A = rowScale.asDiagonal() * problem.L(Eigen::all, between);
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor(A.rows(), A.cols());
    factor.setThreshold(dependent);
    factor.compute(A);
    for (int round = 0; round < rounds; ++round) {
        const Eigen::VectorXd rest = rowScale.cwiseProduct(problem.load + problem.L * force);
        Eigen::VectorXd change = -factor.solve(rest);
        // Round-off of the factor must not reach parts that were in balance.
        const double least = roundOff * change.cwiseAbs().maxCoeff();
        change = (change.array().abs() > least).select(change, 0.0);
        for (std::size_t i = 0; i < between.size(); ++i) {
            double& N = force[between[i]];
            N = std::clamp(N + change[static_cast<Eigen::Index>(i)], problem.lower[between[i]],
                           problem.upper[between[i]]);
        }
    }
}

}  // namespace sinew
