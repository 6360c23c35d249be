#include "core/statics/balance_rows.h"

namespace sinew {

namespace {

// A constraint row counts as implied by others when they leave less than this share of the largest row: B is known to
// about 1e-15 of its entries, and rows of closures differ by lengths of a metre at most a thousandfold.
constexpr double rankTolerance = 1e-10;

}  // namespace

void BalanceRows::set(const std::vector<CoordinateMode>& modes, const Eigen::VectorXd& rowLengths,
                      const ConstraintRows* constraints)
{
    m_lengths = rowLengths;
    m_active.clear();
    m_redundant.clear();
    for (Eigen::Index k = 0; k < rowLengths.size(); ++k) {
        const auto coordinate = static_cast<std::size_t>(k);
        if (coordinate >= modes.size() || modes[coordinate] != CoordinateMode::Locked)
            m_active.push_back(k);
    }
    m_constraintCount = constraints ? constraints->size() : 0;
    m_hasConstraints = m_constraintCount > 0;
    if (!m_hasConstraints)
        return;
    const auto active = static_cast<Eigen::Index>(m_active.size());
    Eigen::MatrixXd transposed = Eigen::MatrixXd::Zero(active, m_constraintCount);
    for (Eigen::Index i = 0; i < active; ++i) {
        const Eigen::Index k = m_active[static_cast<std::size_t>(i)];
        if (k < constraints->matrix().cols())
            transposed.row(i) = constraints->matrix().col(k).transpose() / m_lengths[k];
    }
    m_qr.setThreshold(rankTolerance);
    m_qr.compute(transposed);
    m_rank = m_qr.rank();
    const Eigen::MatrixXd Q = m_qr.householderQ();
    m_Z = m_lengths(m_active).cwiseInverse().asDiagonal() * Q.rightCols(active - m_rank);
    for (Eigen::Index i = m_rank; i < m_constraintCount; ++i)
        m_redundant.push_back(static_cast<int>(m_qr.colsPermutation().indices()[i]));
}

void BalanceRows::reduce(const Eigen::Ref<const Eigen::MatrixXd>& full, Eigen::MatrixXd& reduced) const
{
    const auto active = static_cast<Eigen::Index>(m_active.size());
    if (m_hasConstraints) {
        reduced.noalias() = m_Z.transpose() * full(m_active, Eigen::all);
        return;
    }
    reduced.resize(active, full.cols());
    for (Eigen::Index i = 0; i < active; ++i)
        reduced.row(i) = full.row(m_active[static_cast<std::size_t>(i)]);
}

Eigen::VectorXd BalanceRows::reduced(const Eigen::VectorXd& full) const
{
    if (m_hasConstraints)
        return m_Z.transpose() * full(m_active);
    return full(m_active);
}

Eigen::VectorXd BalanceRows::reducedTerms(const Eigen::VectorXd& full) const
{
    if (m_hasConstraints)
        return m_Z.cwiseAbs().transpose() * full(m_active);
    return full(m_active);
}

Eigen::VectorXd BalanceRows::displacements(const Eigen::VectorXd& motion) const
{
    Eigen::VectorXd full = Eigen::VectorXd::Zero(m_lengths.size());
    if (m_hasConstraints)
        full(m_active) = m_Z * motion;
    else
        full(m_active) = motion;
    return full;
}

Eigen::VectorXd BalanceRows::leastForces(const Eigen::VectorXd& reduced) const
{
    const Eigen::VectorXd full = displacements(reduced);
    return m_hasConstraints ? Eigen::VectorXd(full.cwiseProduct(m_lengths.cwiseAbs2())) : full;
}

Eigen::VectorXd BalanceRows::reducedLengths() const
{
    if (m_hasConstraints)
        return Eigen::VectorXd::Ones(m_Z.cols());
    return m_lengths(m_active);
}

// B' m = -f over the active rows, with the basic columns of the factorisation of D B': R (P'm) = -Q'D f, D dividing by
// the lengths.
Eigen::VectorXd BalanceRows::multipliers(const Eigen::VectorXd& unbalanced) const
{
    Eigen::VectorXd result = Eigen::VectorXd::Zero(m_constraintCount);
    if (m_rank == 0 || !m_hasConstraints)
        return result;
    const Eigen::VectorXd right = m_qr.householderQ().transpose()
                                  * Eigen::VectorXd(-unbalanced(m_active).cwiseQuotient(m_lengths(m_active)));
    const Eigen::VectorXd basic = m_qr.matrixR()
                                      .topLeftCorner(m_rank, m_rank)
                                      .triangularView<Eigen::Upper>()
                                      .solve(right.head(m_rank));
    for (Eigen::Index i = 0; i < m_rank; ++i)
        result[m_qr.colsPermutation().indices()[i]] = basic[i];
    return result;
}

}  // namespace sinew
