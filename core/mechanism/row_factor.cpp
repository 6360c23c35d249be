#include "core/mechanism/row_factor.h"

#include <cmath>
#include <numeric>

namespace sinew {

namespace {

// Rows are told apart down to this share of the largest: they are sums of a few products of lengths, each known to
// 1e-16, over a chain of tens of bodies.
constexpr double rowTolerance = 1e-10;

}  // namespace

void RowFactor::factor(const Eigen::MatrixXd& rows)
{
    const Eigen::Index n = rows.cols();
    m_rank = 0;
    m_order.resize(static_cast<std::size_t>(rows.rows()));
    std::iota(m_order.begin(), m_order.end(), 0);
    m_Q.setIdentity(n, n);
    if (rows.size() == 0)
        return;
    m_transposed = rows.transpose();
    m_qr.setThreshold(rowTolerance);
    m_qr.compute(m_transposed);
    m_rank = m_qr.rank();
    m_workspace.resize(n);
    m_qr.householderQ().evalTo(m_Q, m_workspace);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_order[i] = m_qr.colsPermutation().indices()[static_cast<Eigen::Index>(i)];
}

double RowFactor::pivotShare() const
{
    return m_rank > 0 ? std::abs(m_qr.matrixQR()(m_rank - 1, m_rank - 1)) / largestPivot() : 1;
}

void RowFactor::leastSolution(const Eigen::VectorXd& values, Eigen::VectorXd& x)
{
    x.setZero(m_Q.rows());
    if (m_rank == 0)
        return;
    m_byRows.resize(m_rank);
    for (Eigen::Index i = 0; i < m_rank; ++i)
        m_byRows[i] = values[m_order[static_cast<std::size_t>(i)]];
    const auto R = m_qr.matrixQR().topLeftCorner(m_rank, m_rank);
    R.triangularView<Eigen::Upper>().transpose().solveInPlace(m_byRows);
    x.noalias() = fixedMotions() * m_byRows;
}

void RowFactor::calcMultipliers(const Eigen::VectorXd& forces, Eigen::VectorXd& multipliers)
{
    if (m_rank == 0)
        return;
    m_byRows.noalias() = fixedMotions().transpose() * forces;
    m_qr.matrixQR().topLeftCorner(m_rank, m_rank).triangularView<Eigen::Upper>().solveInPlace(m_byRows);
    for (Eigen::Index i = 0; i < m_rank; ++i)
        multipliers[m_order[static_cast<std::size_t>(i)]] = m_byRows[i];
}

Eigen::VectorXd RowFactor::shares(std::size_t i) const
{
    const auto R = m_qr.matrixQR().topLeftCorner(m_rank, m_rank);
    const Eigen::VectorXd dependent = m_qr.matrixQR().col(static_cast<Eigen::Index>(i)).head(m_rank);
    return R.triangularView<Eigen::Upper>().solve(dependent);
}

}  // namespace sinew
