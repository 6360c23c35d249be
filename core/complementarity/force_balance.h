#pragma once

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"

namespace sinew {

// Takes away the round-off by which forces (links) are out of balance with the load, by the least change, in the sense
// of squares, of those strictly between their limits. Forces that differ by stiff laws from small displacements carry
// the round-off of the largest product; balance itself is known better.
void balanceForces(const LinkProblem& problem, Eigen::VectorXd& force);

}  // namespace sinew
