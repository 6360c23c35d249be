#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"

namespace sinew {

// What only rigid links can do, because nothing gives: contradict each other, and share a load in many ways.

// Rigid links whose imposed shortenings no displacement fulfils, so that their forces would grow without bound: with
// forces z >= 0 (in the sense of their limits) that balance among themselves, L z = 0, and D0'z > 0. Empty when there
// are none.
std::vector<int> findContradiction(const LinkProblem& problem);

// Whether rigid links whose gap is at most noGap, m, might share a load in more than one way.
bool mayShare(const LinkProblem& problem, const LinkSolution& solution, double noGap);

// What balance alone does not determine: a basis (links x any number) of all differences between forces of the rigid
// links that balance the load within their limits as the solution's do. Only links whose gap is at most noGap, m, may
// bear, and elastic ones keep their forces. Rows of links whose force is determined are zero; one that bears
// nothing, but in another balance would, is not.
Eigen::MatrixXd calcSelfStresses(const LinkProblem& problem, const LinkSolution& solution, double noGap);

// A stiffness to measure gaps of rigid links by, N/m: that of the stiffest elastic link, or what the load and the
// shortenings that rigid links impose suggest, if that is more. 1 where nothing says anything: then nothing depends on
// it.
double stiffnessScale(const LinkProblem& problem, const Eigen::VectorXd& load);

}  // namespace sinew
