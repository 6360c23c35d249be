#pragma once

#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// Proofs that an LcpProblem has no solution, whatever A is. A row whose X has no upper bound must have Y >= 0, one
// whose X has no lower bound Y <= 0. So weights w that are positive in rows of the first kind only and negative in rows
// of the second kind only make w'Y >= 0; if w'(A X + B) < 0 for every X between the bounds, there is no solution.

// True when the weights are such a proof. Coefficients of A'w below `roundOff` of the sum of their terms count as zero;
// the sum must be clearly negative.
bool provesNoSolution(const LcpProblem& problem, const LcpBounds& bounds, const Eigen::VectorXd& weights,
                      double roundOff);

// True when A'w is zero but for round-off.
bool isSumEmpty(const LcpProblem& problem, const Eigen::VectorXd& weights, double roundOff);

// A row that is such a proof by itself, -1 when none is.
Eigen::Index findImpossibleRow(const LcpProblem& problem, const LcpBounds& bounds);

}  // namespace sinew
