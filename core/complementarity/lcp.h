#pragma once

#include <Eigen/Core>

#include "core/complementarity/block_pivoting.h"
#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"
#include "core/complementarity/lemke.h"
#include "core/complementarity/ordered_switching.h"

namespace sinew {

// The one entry to complementarity problems. Auto looks at the problem: a symmetric A goes to ordered switching, or
// to block pivoting where a set of active rows is known (warm) and the factor is not; any other A to Lemke's method.
// What the first choice cannot do is handed on, and the solution says which method gave the answer.
//
// One solver may be used again and again; problems of one size allocate once, history, Lemke and messages aside.
class LcpSolver {
public:
    // Never throws. Status: Solved, or why not (SolveStatus); `solution` is overwritten.
    void solve(const LcpProblem& problem, LcpSolution& solution, const LcpOptions& options = {});

private:
    void solveCold(const LcpProblem& problem, bool symmetric, const LcpOptions& options, LcpSolution& solution);
    void solveBlock(const LcpProblem& problem, const std::vector<bool>* start, const LcpOptions& options,
                    LcpSolution& solution);
    void solveWarm(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution);
    void solveLemke(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution);
    void handOn(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution);
    void keepOrdered(const LcpProblem& problem, const LcpSolution& solution);
    bool isSymmetricMatrix(const Eigen::MatrixXd& A);
    void solveWithout(const std::vector<Eigen::Index>& rows, const LcpProblem& problem, const LcpOptions& options,
                      LcpSolution& solution);
    bool solveAgain(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution);

    LcpBounds m_bounds;
    OrderedSwitching m_ordered;
    BlockPivoting m_block;
    LemkeSolver m_lemke;
    Eigen::Index m_knownRows = 0;  // of the last problem; its basic rows are known. 0: they are not
    bool m_hasFactor = false;      // m_ordered holds them and their factor, else m_block
    std::vector<bool> m_start;
    Eigen::MatrixXd m_symmetric;  // the last small A that was found symmetric
};

LcpSolution solveLcp(const LcpProblem& problem, const LcpOptions& options = {});
LcpSolution solveLcp(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, const LcpOptions& options = {});

// "auto", "ordered", "block", "lemke", "kolesnikov1", "kolesnikov2" or "switching-off".
const char* methodName(LcpMethod method);

}  // namespace sinew
