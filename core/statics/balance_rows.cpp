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
    m_coordinates = 0;
    for (Eigen::Index k = 0; k < rowLengths.size(); ++k) {
        const auto coordinate = static_cast<std::size_t>(k);
        const bool isCoordinate = coordinate < modes.size();
        if (!isCoordinate || modes[coordinate] != CoordinateMode::Locked)
            m_active.push_back(k);
        m_coordinates += isCoordinate && modes[coordinate] != CoordinateMode::Locked;
    }
    m_motions = m_coordinates;
    m_constraintCount = constraints ? constraints->size() : 0;
    m_hasConstraints = m_constraintCount > 0 && m_coordinates > 0;
    if (m_hasConstraints)
        factor(*constraints);
    else
        m_rank = 0;
    for (Eigen::Index i = m_rank; i < m_constraintCount && !m_hasConstraints; ++i)
        m_redundant.push_back(static_cast<int>(i));  // every coordinate is locked
}

void BalanceRows::factor(const ConstraintRows& constraints)
{
    Eigen::MatrixXd transposed(m_coordinates, m_constraintCount);
    for (Eigen::Index i = 0; i < m_coordinates; ++i) {
        const Eigen::Index k = m_active[static_cast<std::size_t>(i)];
        transposed.row(i) = constraints.matrix().col(k).transpose() / m_lengths[k];
    }
    m_qr.setThreshold(rankTolerance);
    m_qr.compute(transposed);
    m_rank = m_qr.rank();
    m_motions = m_coordinates - m_rank;
    Eigen::MatrixXd Q;
    Eigen::VectorXd workspace;
    calcQ(m_qr, Q, workspace);
    // a coordinate that constraints hold wholly must not move, and what acts on it bear a load, by what round-off leaves
    constexpr double roundOff = 1e-13;  // of orthonormal columns, each entry known to some 1e-16
    Q = (Q.array().abs() > roundOff).select(Q, 0.0);
    m_Z = activeLengths().cwiseInverse().asDiagonal() * Q.rightCols(m_motions);
    for (Eigen::Index i = m_rank; i < m_constraintCount; ++i)
        m_redundant.push_back(static_cast<int>(m_qr.colsPermutation().indices()[i]));
}

Eigen::VectorXd BalanceRows::activeLengths() const
{
    return m_lengths(m_active).head(m_coordinates);
}

void BalanceRows::reduce(const Eigen::Ref<const Eigen::MatrixXd>& full, Eigen::MatrixXd& reduced) const
{
    const auto active = static_cast<Eigen::Index>(m_active.size());
    reduced.resize(size(), full.cols());
    const Eigen::Index kept = m_hasConstraints ? m_coordinates : 0;
    for (Eigen::Index j = 0; j < full.cols(); ++j) {
        for (Eigen::Index i = kept; i < active; ++i)
            reduced(i - m_coordinates + m_motions, j) = full(m_active[static_cast<std::size_t>(i)], j);
    }
    if (!m_hasConstraints)
        return;
    Eigen::MatrixXd coordinates(m_coordinates, full.cols());
    for (Eigen::Index i = 0; i < m_coordinates; ++i)
        coordinates.row(i) = full.row(m_active[static_cast<std::size_t>(i)]);
    reduced.topRows(m_motions).noalias() = m_Z.transpose() * coordinates;
}

Eigen::VectorXd BalanceRows::reduced(const Eigen::VectorXd& full) const
{
    const Eigen::VectorXd active = full(m_active);
    if (!m_hasConstraints)
        return active;
    Eigen::VectorXd result(size());
    result << m_Z.transpose() * active.head(m_coordinates), active.tail(active.size() - m_coordinates);
    return result;
}

Eigen::VectorXd BalanceRows::reducedTerms(const Eigen::VectorXd& full) const
{
    const Eigen::VectorXd active = full(m_active);
    if (!m_hasConstraints)
        return active;
    Eigen::VectorXd result(size());
    result << m_Z.cwiseAbs().transpose() * active.head(m_coordinates), active.tail(active.size() - m_coordinates);
    return result;
}

Eigen::VectorXd BalanceRows::displacements(const Eigen::VectorXd& motion) const
{
    Eigen::VectorXd full = Eigen::VectorXd::Zero(m_lengths.size());
    if (!m_hasConstraints) {
        full(m_active) = motion;
        return full;
    }
    Eigen::VectorXd active(m_active.size());
    active << m_Z * motion.head(m_motions), motion.tail(motion.size() - m_motions);
    full(m_active) = active;
    return full;
}

Eigen::VectorXd BalanceRows::leastForces(const Eigen::VectorXd& reduced) const
{
    Eigen::VectorXd full = displacements(reduced);
    for (Eigen::Index i = 0; i < m_coordinates && m_hasConstraints; ++i) {
        const Eigen::Index k = m_active[static_cast<std::size_t>(i)];
        full[k] *= m_lengths[k] * m_lengths[k];
    }
    return full;
}

Eigen::VectorXd BalanceRows::reducedLengths(double massless) const
{
    Eigen::VectorXd lengths = Eigen::VectorXd::Constant(size(), massless);
    if (m_hasConstraints)
        lengths.head(m_motions).setOnes();
    else
        lengths.head(m_motions) = activeLengths();
    return lengths;
}

// B' m = -f over the active coordinates, with the basic columns of the factorisation of D B': R (P'm) = -Q'D f, D
// dividing by the lengths.
Eigen::VectorXd BalanceRows::multipliers(const Eigen::VectorXd& unbalanced) const
{
    Eigen::VectorXd result = Eigen::VectorXd::Zero(m_constraintCount);
    if (m_rank == 0)
        return result;
    const Eigen::VectorXd measured = unbalanced(m_active).head(m_coordinates).cwiseQuotient(activeLengths());
    const Eigen::VectorXd right = applyQTransposed(m_qr, -measured);
    const Eigen::VectorXd basic
        = m_qr.matrixR().topLeftCorner(m_rank, m_rank).triangularView<Eigen::Upper>().solve(right.head(m_rank));
    for (Eigen::Index i = 0; i < m_rank; ++i)
        result[m_qr.colsPermutation().indices()[i]] = basic[i];
    return result;
}

}  // namespace sinew
