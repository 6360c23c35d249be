#pragma once

#include "core/base/sentence.h"
#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

class LcpReduction;
class LemkeTableau;

// Lemke's complementary pivoting (1965) for any square A, with a lexicographic choice of the leaving row, so that it
// ends on degenerate problems too. Exact on P-matrices, on copositive-plus matrices (positive semidefinite ones among
// them, symmetric or not), on every problem between finite bounds, and on any other on which it meets no ray. Equality
// rows are eliminated first. The last basic set is solved afresh from the problem's own numbers.
//
// Status Solved (verified afresh), Ray (a secondary ray: no answer and no proof), Infeasible (rows whose sum cannot
// have its sign for any admissible X, which is what a ray finds where A + A' is positive semidefinite; or equality rows
// that contradict each other), NotConverged (pivots ran out or the answer failed its verification). The problem is
// taken to have passed faultOf(). X and Y are empty unless Solved or NotConverged.
//
// history: Start with the equality rows solved, then a step for each X that becomes basic or goes to a bound; X and
// Y = A X + B at that moment, where the covering variable hides what Y lacks. It ends after about four million numbers,
// long before the pivots do on problems that take 2^n of them.
class LemkeSolver {
public:
    void solve(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution);

private:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;

    bool isProvedAtOnce(const LcpReduction& reduction);
    bool attempt(const LcpReduction& reduction, double perturbation);
    void record(const Vector& X, Index row, SwitchingChange change);
    void finish(const LcpReduction& reduction, const LemkeTableau& tableau);
    bool improve(const std::vector<Index>& basic);
    void judgeRay(const LcpReduction& reduction, const LemkeTableau& tableau);
    bool refuse(SolveStatus status, Sentence message);

    const LcpProblem* m_problem = nullptr;
    const LcpBounds* m_bounds = nullptr;
    LcpSolution* m_solution = nullptr;
    bool m_keepHistory = false;
};

}  // namespace sinew
