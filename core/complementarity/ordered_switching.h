#pragma once

#include <algorithm>
#include <vector>

#include "core/base/sentence.h"
#include "core/complementarity/active_factor.h"
#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// Ordered switching with repair, for symmetric positive semidefinite A, bounds and equality rows. First Kolesnikov's
// elimination (2004, algorithm 2): equality rows enter without a rule, then the row with the most negative free term,
// one forward step a row. One back-substitution shows whether the rule was right; where X violates a bound the worst
// leaves until none does, and a loop with the ratio test of Lawson and Hanson (1974; with bounds: Stark and Parker
// 1995) finishes. That loop strictly lowers 1/2 X'AX + B'X with every step that is not zero, so it ends; after n steps
// of zero it takes the least row, which cannot cycle. A row that depends on the active ones moves along the direction
// in which A resists nothing until a bound stops it; where none does, that direction is the proof that there is no
// solution.
//
// May be used again and again; no allocation while n stays, history aside.
class OrderedSwitching {
public:
    // The problem has passed faultOf(); A is taken to be symmetric. Status Solved, Infeasible, InvalidInput (a pivot
    // shows that A is indefinite) or NotConverged.
    void solve(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution);
    // The same from the factor and the active rows of the last solve: A has the values it had then.
    void solveAgain(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution);
    // The same from given active rows: X_i is basic where active[i], else at the bound it starts from.
    void solveFrom(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>& active,
                   bool keepHistory, LcpSolution& solution);
    // True for the rows that were active at the end of the last solve.
    void getActiveRows(std::vector<bool>& active) const;

private:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;

    void start(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution);
    double startValue(Index row) const;
    bool enterEqualities();
    bool eliminate();
    void switchOffWorst();
    bool finishByRatioTest();
    void repairAndVerify();
    Index mostViolated() const;
    Index leastViolatedRow() const;
    double violation(Index position) const;
    bool isRoundOff(Index position, double violation) const;
    bool isBeyondRoundOff(Index position, double beyond, double largest) const;
    bool enter(Index position);
    void leave(Index position, double bound, SwitchingChange change);
    bool moveToCandidate();
    bool moveAlongNull(Index position);
    void calcCandidate();
    void collect();
    void refine();
    void record(Index row, SwitchingChange change);
    double slopeAlongNull(Index position, double side) const;
    bool reportRay(Index position, double side);
    bool refuse(SolveStatus status, Sentence message);
    const Vector& startTerms() const { return m_plain ? m_problem->B : m_b; }
    void skip(Index row) { m_isAnySkipped = m_skipped[static_cast<std::size_t>(row)] = true; }
    void clearSkipped()
    {
        if (m_isAnySkipped)
            std::fill(m_skipped.begin(), m_skipped.end(), false);
        m_isAnySkipped = false;
    }

    const LcpProblem* m_problem = nullptr;
    const LcpBounds* m_bounds = nullptr;
    LcpSolution* m_solution = nullptr;
    bool m_keepHistory = false;
    bool m_plain = true;             // X >= 0 and nothing else
    double m_roundOff = 0;           // of a free term, against its terms
    double m_freeTermTolerance = 0;  // the same of the largest B: what lies beyond is no round-off in any row
    int m_pivotLimit = 0;
    Index m_zeroSteps = 0;
    ActiveFactor m_factor;
    Vector m_b;          // B with what the rows at their bounds give; of plain bounds B itself is used
    Vector m_candidate;  // X of the active rows if all were free, by position
    Vector m_value;      // X of every row, by row
    Vector m_last;       // m_value of the solve before
    Vector m_direction;
    std::vector<bool> m_activeRows;
    std::vector<bool> m_skipped;  // rows that round-off alone lets seem violated, by row
    bool m_isAnySkipped = false;
};

}  // namespace sinew
