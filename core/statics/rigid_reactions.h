#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"
#include "core/complementarity/link_solver.h"

namespace sinew {

// What rigid links, which no criterion weighs, bear beside elastic links whose forces a criterion has found: of all that
// balance the load with them, the least sum of squares. Keep one and use it again.
class RigidReactions {
public:
    // force: (links), of which those of elastic links count. False when nothing balances them within the limits but for
    // round-off; take() then takes what comes nearest.
    bool find(const LinkProblem& problem, const Eigen::VectorXd& force);
    void take(Eigen::VectorXd& force) const;

private:
    std::vector<Eigen::Index> m_rigid;
    LinkProblem m_problem;
    LinkSolution m_solution;
    LinkSolver m_solver;
};

}  // namespace sinew
