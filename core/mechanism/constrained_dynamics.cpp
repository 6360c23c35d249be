#include "core/mechanism/constrained_dynamics.h"

#include <algorithm>
#include <cmath>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// A row that the others imply must be met to this share of its terms; round-off is divided by how far rows differ.
constexpr double targetTolerance = 1e-8;
// What is left of a motion's inertia, as a share of its inertia alone; see ArticulatedBodies.
constexpr double dependentShare = 1e-12;

}  // namespace

ConstrainedStatus ConstrainedDynamics::solve(const ConstrainedProblem& problem, Eigen::VectorXd& accelerations,
                                             Eigen::VectorXd& efforts, Eigen::VectorXd& multipliers)
{
    m_redundant.clear();
    m_contradicting.clear();
    m_undetermined.clear();
    multipliers.setZero(m_B.rows());
    gather(problem, accelerations, efforts);
    if (!obeyRows(problem))
        return ConstrainedStatus::OverConstrained;
    if (!moveFreely())
        return ConstrainedStatus::Singular;
    // B' multipliers = M a - right; rows that others imply get none
    m_rest = -m_right;
    m_rest.noalias() += m_M * m_own;
    m_rows.calcMultipliers(m_rest, multipliers);
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        accelerations[m_sought[i]] = m_own[static_cast<Eigen::Index>(i)];
    for (const int k : m_given)
        efforts[k] = problem.M.row(k).dot(accelerations) + problem.rest[k] - m_allRows.col(k).dot(multipliers);
    return ConstrainedStatus::Solved;
}

void ConstrainedDynamics::setRows(const Eigen::MatrixXd& B, const std::vector<bool>& isGiven)
{
    m_sought.clear();
    m_given.clear();
    for (std::size_t k = 0; k < isGiven.size(); ++k)
        (isGiven[k] ? m_given : m_sought).push_back(static_cast<int>(k));
    m_allRows = B;
    m_B.resize(B.rows(), static_cast<Eigen::Index>(m_sought.size()));
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        m_B.col(static_cast<Eigen::Index>(i)) = B.col(m_sought[i]);
    m_rows.factor(m_B);
}

void ConstrainedDynamics::leastChange(const Eigen::VectorXd& values, Eigen::VectorXd& x)
{
    m_rows.leastSolution(values, m_particular);
    x.setZero(m_allRows.cols());
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        x[m_sought[i]] = m_particular[static_cast<Eigen::Index>(i)];
}

Eigen::VectorXd ConstrainedDynamics::genericFreeMotion() const
{
    const auto free = m_rows.freeMotions();
    Eigen::VectorXd motion = Eigen::VectorXd::Zero(m_allRows.cols()), shares(free.cols());
    for (Eigen::Index i = 0; i < shares.size(); ++i)
        shares[i] = std::cos(1.0 + std::sqrt(2.0) * static_cast<double>(i));
    if (shares.size() == 0)
        return motion;
    const Eigen::VectorXd own = free * shares.normalized();
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        motion[m_sought[i]] = own[static_cast<Eigen::Index>(i)];
    return motion;
}

std::vector<int> ConstrainedDynamics::unimplied(const Eigen::VectorXd& values, double tolerance)
{
    m_rows.leastSolution(values, m_particular);
    std::vector<int> rows;
    for (auto i = static_cast<std::size_t>(m_rows.rank()); i < m_rows.order().size(); ++i) {
        const int row = m_rows.order()[i];
        if (std::abs(values[row] - m_B.row(row).dot(m_particular)) > tolerance)
            rows.push_back(row);
    }
    return rows;
}

// The equations of the sought coordinates, what is given moved to the right.
void ConstrainedDynamics::gather(const ConstrainedProblem& problem, const Eigen::VectorXd& accelerations,
                                 const Eigen::VectorXd& efforts)
{
    const auto n = static_cast<Eigen::Index>(m_sought.size());
    m_M.resize(n, n);
    m_right.resize(n);
    m_targets = problem.targets;
    for (Eigen::Index i = 0; i < n; ++i) {
        const int k = m_sought[static_cast<std::size_t>(i)];
        m_right[i] = efforts[k] - problem.rest[k];
        for (Eigen::Index j = 0; j < n; ++j)
            m_M(i, j) = problem.M(k, m_sought[static_cast<std::size_t>(j)]);
    }
    for (const int given : m_given) {
        const double a = accelerations[given];
        m_targets -= a * m_allRows.col(given);
        for (Eigen::Index i = 0; i < n; ++i)
            m_right[i] -= a * problem.M(m_sought[static_cast<std::size_t>(i)], given);
    }
}

// An acceleration that obeys the rows, the least by its squares. False if there is none.
bool ConstrainedDynamics::obeyRows(const ConstrainedProblem& problem)
{
    m_rows.leastSolution(m_targets, m_particular);
    const double largest = m_targets.size() > 0 ? std::max(1.0, m_targets.cwiseAbs().maxCoeff()) : 1.0;
    for (auto i = static_cast<std::size_t>(m_rows.rank()); i < m_rows.order().size(); ++i) {
        const int row = m_rows.order()[i];
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
    const Eigen::Index n = m_M.rows(), free = n - m_rows.rank();
    m_own = m_particular;
    if (free == 0)
        return true;
    m_rest = m_right;
    m_rest.noalias() -= m_M * m_particular;
    if (m_B.rows() == 0) {
        m_projected = m_M;
        m_free = m_rest;
    } else {
        const auto C = m_rows.freeMotions();
        m_massTimesFree.noalias() = m_M * C;
        m_projected.noalias() = C.transpose() * m_massTimesFree;
        m_free.noalias() = C.transpose() * m_rest;
    }
    m_diagonal = m_projected.diagonal();
    m_llt.compute(m_projected);
    const auto L = m_llt.matrixLLT().diagonal();
    bool isDetermined = m_llt.info() == Eigen::Success;
    for (Eigen::Index i = 0; i < free && isDetermined; ++i)
        isDetermined = L[i] * L[i] > dependentShare * m_diagonal[i];
    if (!isDetermined) {
        nameUndetermined();
        return false;
    }
    m_llt.solveInPlace(m_free);
    if (m_B.rows() == 0)
        m_own += m_free;
    else
        m_own.noalias() += m_rows.freeMotions() * m_free;
    return true;
}

// The coordinates that take part in the motions without inertia, or in the one with the least.
void ConstrainedDynamics::nameUndetermined()
{
    constexpr double takesPart = 0.05;  // of the largest component
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(m_projected);
    const Eigen::VectorXd& inertias = eigen.eigenvalues();  // the least first
    std::vector<bool> isNamed(m_sought.size(), false);
    for (Eigen::Index k = 0; k < inertias.size(); ++k) {
        if (k > 0 && !(inertias[k] <= dependentShare * inertias[inertias.size() - 1]))
            break;
        Eigen::VectorXd motion = eigen.eigenvectors().col(k);
        if (m_B.rows() > 0)
            motion = m_rows.freeMotions() * motion;
        const double least = takesPart * motion.cwiseAbs().maxCoeff();
        for (std::size_t i = 0; i < m_sought.size(); ++i)
            isNamed[i] = isNamed[i] || std::abs(motion[static_cast<Eigen::Index>(i)]) > least;
    }
    for (std::size_t i = 0; i < m_sought.size(); ++i) {
        if (isNamed[i])
            m_undetermined.push_back(m_sought[i]);
    }
}

}  // namespace sinew
