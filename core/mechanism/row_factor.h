#pragma once

#include <vector>

#include "core/math/decompositions.h"

namespace sinew {

// The rows of constraints over some coordinates, factored as rows' = Q [R; 0] by Householder reflections with column
// pivoting, so that the independent rows come first. Keep one and factor again: no allocation after the first time.
class RowFactor {
public:
    void factor(const Eigen::MatrixXd& rows);  // rows x coordinates; either may be none

    Eigen::Index rank() const { return m_rank; }
    const std::vector<int>& order() const { return m_order; }  // of the rows: the independent ones first
    double largestPivot() const { return m_rank > 0 ? std::abs(m_qr.matrixQR()(0, 0)) : 0; }
    // The least pivot of the independent rows over the largest, 1 without rows.
    double pivotShare() const;

    // Orthonormal bases (coordinates x rank, coordinates x rest) of what the rows fix and of what they leave free.
    auto fixedMotions() const { return m_Q.leftCols(m_rank); }
    auto freeMotions() const { return m_Q.rightCols(m_Q.cols() - m_rank); }

    // The x that is least by its squares among those for which the independent rows are `values` (one a row).
    void leastSolution(const Eigen::VectorXd& values, Eigen::VectorXd& x);
    // Multipliers of the independent rows whose forces are those of `forces` (one a coordinate) along fixedMotions().
    // Those of the other rows stay.
    void calcMultipliers(const Eigen::VectorXd& forces, Eigen::VectorXd& multipliers);
    // The shares of the independent rows, in order, of which the dependent row order()[i] is made.
    Eigen::VectorXd shares(std::size_t i) const;

private:
    Eigen::MatrixXd m_transposed, m_Q;
    Eigen::VectorXd m_workspace, m_byRows;
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> m_qr;
    std::vector<int> m_order;
    Eigen::Index m_rank = 0;
};

}  // namespace sinew
