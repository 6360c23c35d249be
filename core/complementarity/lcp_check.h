#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// Why the problem cannot be computed with: A not square, sizes that differ, a number in B that is not finite, bounds
// that cross, an equality row that does not exist. Empty when nothing is wrong. Rows count from 0.
Sentence faultOf(const LcpProblem& problem);
// The same for the numbers of A. A symmetric one has no fault.
Sentence faultOf(const Eigen::MatrixXd& A);

// True if |A_ij - A_ji| is round-off of the pair itself, or of sqrt(A_ii A_jj), everywhere; never where a number is not
// finite.
bool isSymmetric(const Eigen::MatrixXd& A);

// Sum of the magnitudes that Y of a row is added up from, for a symmetric A; round-off of it has no sign.
double termsOfRow(const LcpProblem& problem, const Eigen::VectorXd& X, Eigen::Index row);

// An equality row has no bounds, whatever `lower` and `upper` say.
struct LcpBounds {
    Eigen::VectorXd lower, upper;  // (n), never empty

    void set(const LcpProblem& problem);      // no allocation when the size stays
    bool isPlain() const { return m_plain; }  // X >= 0 and nothing else was asked for

private:
    bool m_plain = false, m_wasPlain = false;
};

// Rows that say nothing: all their numbers are below 1e-14 of the largest of A and of B, where round-off alone decides
// their signs; those whose number in B is not zero.
std::vector<Eigen::Index> findZeroRows(const LcpProblem& problem);

// Computes solution.Y and solution.residual afresh from solution.X, with X clamped between the bounds first. Sets
// status Solved, or `otherwise` when the residual is above round-off, or where a Y misses its sign by more than 1e-8 of
// what its own row adds up and by more than 1e-14 of the largest B.
void verifyLcp(const LcpProblem& problem, const LcpBounds& bounds, SolveStatus otherwise, LcpSolution& solution);

}  // namespace sinew
