#pragma once

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"
#include "core/complementarity/link_solver.h"

namespace sinew {

// How links share a load that several sets of forces would balance.
enum class Recruitment {
    Stiffness,  // the complete system: by stiffness, no criterion needed (Kolesnikov 2004)
    Quadratic,  // least sum of (N / A)^2  (Pedotti et al. 1978)
    Cubic,      // least sum of (N / A)^3  (Crowninshield and Brand 1981)
    MinMax,     // least largest N / A; among those the least sum of squares (Rasmussen et al. 2001)
};

// Shares the load of `problem` (its stiffnesses and imposed shortenings count for Stiffness only). weights: A of
// every link, > 0: its cross-section area, or 1. The solution is verified: for Cubic the complementarity residual is the
// relative error of the criterion's own conditions of optimality; for MinMax lower limits are proven not to do.
// displacement and gap are meaningful for Stiffness only, else they are multipliers.
class LoadSharing {
public:
    void solve(Recruitment recruitment, const LinkProblem& problem, const Eigen::VectorXd& weights,
               LinkSolution& solution);

private:
    void solveQuadratic(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution);
    void solveCubic(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution);
    void solveMinMax(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution);
    bool improveCubic(const Eigen::VectorXd& weights, LinkSolution& solution);
    double cubicError(const Eigen::VectorXd& weights, const LinkSolution& solution) const;

    LinkSolver m_solver;
    LinkProblem m_problem;
    LinkSolution m_trial;
};

}  // namespace sinew
