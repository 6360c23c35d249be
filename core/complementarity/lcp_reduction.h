#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"
#include "core/math/decompositions.h"

namespace sinew {

// A problem brought to y = M x + q with 0 <= x <= span, as LemkeTableau takes it: X counted from its bound (rows with
// an upper bound only are mirrored), rows whose bounds leave one value taken out, equality rows eliminated by Gauss,
// rows and columns scaled by powers of two, which costs no digit.
//
// Equality rows whose block is singular are eliminated as far as it is not. A row that is left over stands twice, once
// with either sign, and its free unknown is the difference of two that are not negative: that keeps A + A' positive
// semidefinite where it was.
class LcpReduction {
public:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;

    LcpReduction(const LcpProblem& problem, const LcpBounds& bounds);

    const Eigen::MatrixXd& M() const { return m_M; }
    const Vector& q() const { return m_q; }
    const Vector& span() const { return m_span; }
    bool isFinite() const;
    bool isMirrored(Index k) const { return m_sign[k] < 0; }
    Index rowOf(Index k) const { return k < m_plainCount ? m_equations[static_cast<std::size_t>(k)] : -1; }

    // X of the problem; the same for a direction in which x may go.
    Vector expand(const Vector& x) const { return expand(x, true); }
    Vector expandDirection(const Vector& x) const { return expand(x, false); }

    // Equality rows that were eliminated; all of them, each by its own unknown, where hasOwnUnknowns().
    const std::vector<Index>& eliminated() const { return m_pivotRows; }
    bool hasOwnUnknowns() const { return m_pivotRows == m_pivotUnknowns && m_plainCount == m_sign.size(); }
    // A sum of equality rows for each one left over, in which no free unknown remains.
    const std::vector<Vector>& leftSums() const { return m_leftSums; }

private:
    void sortRows();
    void chooseEliminated(const std::vector<Index>& equalities);
    void addLeftOver(const std::vector<Index>& equalities);
    void eliminate();
    void scale();
    Vector expand(const Vector& x, bool withBase) const;

    const LcpProblem& m_problem;
    const LcpBounds& m_bounds;
    std::vector<Index> m_equations, m_unknowns;         // of each row and column of M; both ends of a pair
    std::vector<Index> m_pivotRows, m_pivotUnknowns;    // eliminated
    Index m_plainCount = 0;                             // rows of M before the ones left over
    Eigen::PartialPivLU<Eigen::MatrixXd> m_pivotBlock;  // A(m_pivotRows, m_pivotUnknowns)
    std::vector<Vector> m_leftSums;
    Vector m_base;  // X where x is zero, eliminated unknowns aside
    Vector m_sign;  // of each row and column of M
    Vector m_unit;  // what one x is in X
    Eigen::MatrixXd m_M;
    Vector m_q, m_span;
};

}  // namespace sinew
