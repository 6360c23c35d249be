#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"

namespace sinew {

// What only rigid links can do, because nothing gives: contradict each other, and share a load in many ways.

// Rigid links whose imposed shortenings no displacement fulfils, so that their forces would grow without bound: with
// forces z >= 0 (in the sense of their limits) that balance among themselves, L z = 0, and D0'z > 0. Empty when there
// are none.
std::vector<int> findContradiction(const LinkProblem& problem);

// Rigid links whose force balance alone does not determine, given the gaps of a solution: those with a self-stress of
// rigid links without gap that the limits allow.
std::vector<int> findRedundant(const LinkProblem& problem, const LinkSolution& solution);

// A stiffness to measure gaps of rigid links by, N/m: that of the stiffest elastic link, or what the load and the
// shortenings that rigid links impose suggest, if that is more. 1 where nothing says anything: then nothing depends on
// it.
double stiffnessScale(const LinkProblem& problem, const Eigen::VectorXd& load);

}  // namespace sinew
