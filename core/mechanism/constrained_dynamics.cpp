#include "core/mechanism/constrained_dynamics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// Rows are told apart down to this share of the largest: they are sums of a few products of lengths, each known to
// 1e-16, over a chain of tens of bodies.
constexpr double rowTolerance = 1e-10;
// A row that the others imply must be met to this share of its terms; round-off is divided by how far rows differ.
constexpr double targetTolerance = 1e-8;
// What is left of a motion's inertia, as a share of its inertia alone; see ArticulatedBodies.
constexpr double smallestShare = 1e-12;

}  // namespace

ConstrainedStatus ConstrainedDynamics::solve(const ConstrainedProblem& problem, Eigen::VectorXd& accelerations,
                                             Eigen::VectorXd& efforts, Eigen::VectorXd& multipliers)
{
    m_redundant.clear();
    m_contradicting.clear();
    m_undetermined.clear();
    multipliers.setZero(problem.B.rows());
    gather(problem, accelerations, efforts);
    factorRows();
    if (!obeyRows(problem))
        return ConstrainedStatus::OverConstrained;
    if (!moveFreely())
        return ConstrainedStatus::Singular;
    calcMultipliers(multipliers);
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        accelerations[m_sought[i]] = m_own[static_cast<Eigen::Index>(i)];
    for (Eigen::Index k = 0; k < accelerations.size(); ++k) {
        if (problem.isGiven[static_cast<std::size_t>(k)])
            efforts[k] = problem.M.row(k).dot(accelerations) + problem.rest[k] - problem.B.col(k).dot(multipliers);
    }
    return ConstrainedStatus::Solved;
}

// The equations of the sought coordinates, what is given moved to the right.
void ConstrainedDynamics::gather(const ConstrainedProblem& problem, const Eigen::VectorXd& accelerations,
                                 const Eigen::VectorXd& efforts)
{
    m_sought.clear();
    for (std::size_t k = 0; k < problem.isGiven.size(); ++k) {
        if (!problem.isGiven[k])
            m_sought.push_back(static_cast<int>(k));
    }
    const auto n = static_cast<Eigen::Index>(m_sought.size()), rows = problem.B.rows();
    m_M.resize(n, n);
    m_B.resize(rows, n);
    m_right.resize(n);
    m_targets = problem.targets;
    for (Eigen::Index i = 0; i < n; ++i) {
        const int k = m_sought[static_cast<std::size_t>(i)];
        m_right[i] = efforts[k] - problem.rest[k];
        m_B.col(i) = problem.B.col(k);
        for (Eigen::Index j = 0; j < n; ++j)
            m_M(i, j) = problem.M(k, m_sought[static_cast<std::size_t>(j)]);
    }
    for (std::size_t g = 0; g < problem.isGiven.size(); ++g) {
        if (!problem.isGiven[g])
            continue;
        const auto given = static_cast<Eigen::Index>(g);
        const double a = accelerations[given];
        m_targets -= a * problem.B.col(given);
        for (Eigen::Index i = 0; i < n; ++i)
            m_right[i] -= a * problem.M(m_sought[static_cast<std::size_t>(i)], given);
    }
}

// Q = [rows' span, free motions] and the rank of the rows.
void ConstrainedDynamics::factorRows()
{
    m_rank = 0;
    m_order.resize(static_cast<std::size_t>(m_B.rows()));
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_B.size() == 0)
        return;
    m_transposed = m_B.transpose();
    m_qr.setThreshold(rowTolerance);
    m_qr.compute(m_transposed);
    m_rank = m_qr.rank();
    calcQ(m_qr, m_Q, m_workspace);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_order[i] = m_qr.colsPermutation().indices()[static_cast<Eigen::Index>(i)];
}

// An acceleration that obeys the rows, the least by its squares. False if there is none.
bool ConstrainedDynamics::obeyRows(const ConstrainedProblem& problem)
{
    m_particular.setZero(m_M.rows());
    m_byRows.resize(m_rank);
    for (Eigen::Index i = 0; i < m_rank; ++i)
        m_byRows[i] = m_targets[m_order[static_cast<std::size_t>(i)]];
    if (m_rank > 0) {
        const auto R = m_qr.matrixQR().topLeftCorner(m_rank, m_rank);
        R.triangularView<Eigen::Upper>().transpose().solveInPlace(m_byRows);
        m_particular.noalias() = m_Q.leftCols(m_rank) * m_byRows;
    }
    const double largest = m_targets.size() > 0 ? std::max(1.0, m_targets.cwiseAbs().maxCoeff()) : 1.0;
    for (auto i = static_cast<std::size_t>(m_rank); i < m_order.size(); ++i) {
        const int row = m_order[i];
        const double terms = std::abs(problem.targets[row]) + m_B.row(row).cwiseAbs().dot(m_particular.cwiseAbs());
        const double off = m_targets[row] - m_B.row(row).dot(m_particular);
        const bool holds = std::abs(off) <= targetTolerance * std::max(terms, largest);
        (holds ? m_redundant : m_contradicting).push_back(row);
    }
    std::sort(m_redundant.begin(), m_redundant.end());
    std::sort(m_contradicting.begin(), m_contradicting.end());
    return m_contradicting.empty();
}

// Adds the free motions that the equations of motion ask for.
bool ConstrainedDynamics::moveFreely()
{
    const Eigen::Index n = m_M.rows(), free = n - m_rank;
    m_own = m_particular;
    if (free == 0)
        return true;
    m_rest = m_right;
    m_rest.noalias() -= m_M * m_particular;
    if (m_B.rows() == 0) {
        m_projected = m_M;
        m_free = m_rest;
    } else {
        const auto C = m_Q.rightCols(free);
        m_massTimesFree.noalias() = m_M * C;
        m_projected.noalias() = C.transpose() * m_massTimesFree;
        m_free.noalias() = C.transpose() * m_rest;
    }
    m_diagonal = m_projected.diagonal();
    m_llt.compute(m_projected);
    const auto L = m_llt.matrixLLT().diagonal();
    bool isDetermined = m_llt.info() == Eigen::Success;
    for (Eigen::Index i = 0; i < free && isDetermined; ++i)
        isDetermined = L[i] * L[i] > smallestShare * m_diagonal[i];
    if (!isDetermined) {
        nameUndetermined();
        return false;
    }
    m_llt.solveInPlace(m_free);
    if (m_B.rows() == 0)
        m_own += m_free;
    else
        m_own.noalias() += m_Q.rightCols(free) * m_free;
    return true;
}

// The coordinates that take part in the motion with the least inertia.
void ConstrainedDynamics::nameUndetermined()
{
    constexpr double takesPart = 0.05;  // of the largest component
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(m_projected);
    Eigen::VectorXd motion = eigen.eigenvectors().col(0);
    if (m_B.rows() > 0)
        motion = m_Q.rightCols(motion.size()) * motion;
    for (std::size_t i = 0; i < m_sought.size(); ++i) {
        if (std::abs(motion[static_cast<Eigen::Index>(i)]) > takesPart * motion.cwiseAbs().maxCoeff())
            m_undetermined.push_back(m_sought[i]);
    }
}

// B' multipliers = M a - right over the independent rows; the redundant ones get none.
void ConstrainedDynamics::calcMultipliers(Eigen::VectorXd& multipliers)
{
    if (m_rank == 0)
        return;
    m_rest = -m_right;
    m_rest.noalias() += m_M * m_own;
    m_independent.noalias() = m_Q.leftCols(m_rank).transpose() * m_rest;
    m_qr.matrixQR().topLeftCorner(m_rank, m_rank).triangularView<Eigen::Upper>().solveInPlace(m_independent);
    for (Eigen::Index i = 0; i < m_rank; ++i)
        multipliers[m_order[static_cast<std::size_t>(i)]] = m_independent[i];
}

}  // namespace sinew
