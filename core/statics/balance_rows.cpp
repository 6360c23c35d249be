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

Eigen::VectorXd BalanceRows::activeCoordinates(const Eigen::VectorXd& full) const
{
    return full(m_active).head(m_coordinates);
}

Eigen::VectorXd BalanceRows::activeLengths() const
{
    return activeCoordinates(m_lengths);
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

// All but what constraints leave of the coordinates.
void BalanceRows::reduceMassless(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const
{
    reduced.resize(size());
    const auto active = static_cast<Eigen::Index>(m_active.size());
    for (Eigen::Index i = m_hasConstraints ? m_coordinates : 0; i < active; ++i)
        reduced[i - m_coordinates + m_motions] = full[m_active[static_cast<std::size_t>(i)]];
}

void BalanceRows::reduce(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const
{
    reduceMassless(full, reduced);
    if (m_hasConstraints)
        reduced.head(m_motions).noalias() = m_Z.transpose() * activeCoordinates(full);
}

void BalanceRows::reduceTerms(const Eigen::VectorXd& full, Eigen::VectorXd& reduced) const
{
    reduceMassless(full, reduced);
    if (m_hasConstraints)
        reduced.head(m_motions).noalias() = m_Z.cwiseAbs().transpose() * activeCoordinates(full);
}

void BalanceRows::calcDisplacements(const Eigen::VectorXd& motion, Eigen::VectorXd& full) const
{
    full.setZero(m_lengths.size());
    const auto active = static_cast<Eigen::Index>(m_active.size());
    for (Eigen::Index i = m_hasConstraints ? m_coordinates : 0; i < active; ++i)
        full[m_active[static_cast<std::size_t>(i)]] = motion[i - m_coordinates + m_motions];
    if (!m_hasConstraints)
        return;
    const Eigen::VectorXd coordinates = m_Z * motion.head(m_motions);
    for (Eigen::Index i = 0; i < m_coordinates; ++i)
        full[m_active[static_cast<std::size_t>(i)]] = coordinates[i];
}

Eigen::VectorXd BalanceRows::displacements(const Eigen::VectorXd& motion) const
{
    Eigen::VectorXd full;
    calcDisplacements(motion, full);
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

void BalanceRows::calcReducedLengths(Eigen::VectorXd& lengths, double massless) const
{
    lengths.setConstant(size(), massless);
    for (Eigen::Index i = 0; i < m_motions; ++i)
        lengths[i] = m_hasConstraints ? 1 : m_lengths[m_active[static_cast<std::size_t>(i)]];
}

// B' m = -f over the active coordinates, with the basic columns of the factorisation of D B': R (P'm) = -Q'D f, D
// dividing by the lengths.
Eigen::VectorXd BalanceRows::multipliers(const Eigen::VectorXd& unbalanced) const
{
    Eigen::VectorXd result = Eigen::VectorXd::Zero(m_constraintCount);
    if (m_rank == 0)
        return result;
    const Eigen::VectorXd measured = activeCoordinates(unbalanced).cwiseQuotient(activeLengths());
    const Eigen::VectorXd right = applyQTransposed(m_qr, -measured);
    const Eigen::VectorXd basic
        = m_qr.matrixR().topLeftCorner(m_rank, m_rank).triangularView<Eigen::Upper>().solve(right.head(m_rank));
    for (Eigen::Index i = 0; i < m_rank; ++i)
        result[m_qr.colsPermutation().indices()[i]] = basic[i];
    return result;
}

}  // namespace sinew
