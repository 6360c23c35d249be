#include "core/complementarity/bounded_least_squares.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Jacobi>

#include "core/math/vector.h"

namespace sinew {

namespace {

// Cosine between a column and the residual below which they count as orthogonal. Columns are known to about 1e-15; a
// column that helps less than this would need forces 1e10 times what it balances.
constexpr double alignment = 1e-10;
// A residual below this share of its terms is round-off of the sum.
constexpr double solvedResidual = 1e-14;

}  // namespace

bool BoundedLeastSquares::solve(const Eigen::MatrixXd& A, const Vector& b, const Vector& lower, const Vector& upper)
{
    return solveFrom(Vector::Zero(A.cols()), A, b, lower, upper);
}

bool BoundedLeastSquares::solveFrom(const Vector& x, const Eigen::MatrixXd& A, const Vector& b, const Vector& lower,
                                    const Vector& upper)
{
    begin(A, b, lower, upper);
    m_x = x.cwiseMax(lower).cwiseMin(upper);
    for (Index j = 0; j < m_x.size(); ++j) {
        if (m_x[j] != 0 && m_x[j] > lower[j] && m_x[j] < upper[j])
            enter(j);
    }
    return run();
}

void BoundedLeastSquares::begin(const Eigen::MatrixXd& A, const Vector& b, const Vector& lower, const Vector& upper)
{
    m_A = &A;
    m_b = &b;
    m_lower = &lower;
    m_upper = &upper;
    const Index rows = A.rows(), columns = A.cols();
    m_norm.resize(columns);
    for (Index j = 0; j < columns; ++j)
        m_norm[j] = A.col(j).norm();
    m_free.clear();
    m_place.assign(toSize(columns), -1);
    m_rejected.assign(toSize(columns), false);
    const Index most = std::min(rows, columns);
    m_Q.resize(rows, most);
    m_R.resize(most, most);
    m_candidate.resize(most);
    m_coefficients.resize(most);
    m_work.resize(rows);
    m_residual.resize(rows);
    m_terms.resize(rows);
}

bool BoundedLeastSquares::run()
{
    if (!m_free.empty()) {
        while (!moveToCandidate()) {
        }
    }
    calcResidual();
    const Index limit = 100 + 20 * (m_x.size() + m_residual.size());
    for (Index rounds = 0; !isRoundOff(); ++rounds) {
        const Index column = mostViolated();
        if (column < 0)
            break;
        if (rounds > limit)
            return false;
        const double before = m_residual.squaredNorm(), value = m_x[column], direction = -slope(column);
        if (!enter(column)) {
            m_rejected[toSize(column)] = true;
            continue;
        }
        calcCandidate();
        // A free column of the right slope moves its own way; else round-off alone made it seem to help.
        if ((m_candidate[static_cast<Index>(m_free.size()) - 1] - value) * direction <= 0) {
            removeAt(static_cast<Index>(m_free.size()) - 1);
            m_rejected[toSize(column)] = true;
            continue;
        }
        while (!moveToCandidate()) {
        }
        calcResidual();
        if (m_residual.squaredNorm() < before * (1 - 1e-14))
            std::fill(m_rejected.begin(), m_rejected.end(), false);
        else
            m_rejected[toSize(column)] = true;
    }
    polish();
    return true;
}

double BoundedLeastSquares::relativeResidual() const
{
    const double size = m_residual.norm();
    return size > 0 ? size / m_terms.norm() : 0.0;
}

bool BoundedLeastSquares::isRoundOff() const
{
    return relativeResidual() <= solvedResidual;
}

void BoundedLeastSquares::calcResidual()
{
    m_residual = *m_b;
    m_terms = m_b->cwiseAbs();
    for (Index j = 0; j < m_x.size(); ++j) {
        if (m_x[j] == 0)
            continue;
        m_residual += m_x[j] * m_A->col(j);
        m_terms += std::abs(m_x[j]) * m_A->col(j).cwiseAbs();
    }
}

// Derivative of half the square of the residual along a column.
double BoundedLeastSquares::slope(Index column) const
{
    return m_A->col(column).dot(m_residual);
}

// The column that lowers the residual fastest per unit of its length; -1 when none does.
BoundedLeastSquares::Index BoundedLeastSquares::mostViolated() const
{
    Index worst = -1;
    double steepest = alignment * m_residual.norm();
    for (Index j = 0; j < m_x.size(); ++j) {
        if (m_place[toSize(j)] >= 0 || m_rejected[toSize(j)] || m_norm[j] == 0)
            continue;
        const double rate = slope(j) / m_norm[j];
        const bool mayMove = rate < 0 ? m_x[j] < (*m_upper)[j] : m_x[j] > (*m_lower)[j];
        if (mayMove && std::abs(rate) > steepest) {
            steepest = std::abs(rate);
            worst = j;
        }
    }
    return worst;
}

// Appends the column to the factor, orthogonalised twice (Gram and Schmidt). False when it depends on the free ones.
bool BoundedLeastSquares::enter(Index column)
{
    const auto k = static_cast<Index>(m_free.size());
    if (k == m_Q.cols())
        return false;
    m_work = m_A->col(column);
    auto R = m_R.col(k);
    R.setZero();
    for (int twice = 0; twice < 2; ++twice) {
        m_coefficients.head(k).noalias() = m_Q.leftCols(k).transpose() * m_work;
        m_work.noalias() -= m_Q.leftCols(k) * m_coefficients.head(k);
        R.head(k) += m_coefficients.head(k);
    }
    const double rest = m_work.norm();
    if (rest <= alignment * m_norm[column])
        return false;
    R[k] = rest;
    m_Q.col(k) = m_work / rest;
    m_place[toSize(column)] = k;
    m_free.push_back(column);
    return true;
}

// Givens rotations make what is left of the factor triangular again.
void BoundedLeastSquares::removeAt(Index position)
{
    const auto k = static_cast<Index>(m_free.size());
    m_place[toSize(m_free[toSize(position)])] = -1;
    for (Index j = position; j + 1 < k; ++j) {
        m_free[toSize(j)] = m_free[toSize(j + 1)];
        m_place[toSize(m_free[toSize(j)])] = j;
        m_R.col(j).head(k) = m_R.col(j + 1).head(k);
    }
    m_free.pop_back();
    for (Index j = position; j + 1 < k; ++j) {
        Eigen::JacobiRotation<double> rotation;
        rotation.makeGivens(m_R(j, j), m_R(j + 1, j));
        m_R.middleCols(j, k - 1 - j).applyOnTheLeft(j, j + 1, rotation.adjoint());
        m_Q.applyOnTheRight(j, j + 1, rotation);
    }
}

// The least of the free columns, whatever their bounds.
void BoundedLeastSquares::calcCandidate()
{
    const auto k = static_cast<Index>(m_free.size());
    m_work = *m_b;
    for (Index j = 0; j < m_x.size(); ++j) {
        if (m_place[toSize(j)] < 0 && m_x[j] != 0)
            m_work += m_x[j] * m_A->col(j);
    }
    m_candidate.head(k).noalias() = -(m_Q.leftCols(k).transpose() * m_work);
    m_R.topLeftCorner(k, k).triangularView<Eigen::Upper>().solveInPlace(m_candidate.head(k));
}

// True when the candidate is within the bounds and was taken; else moves to the first column that is stopped by one
// and takes it out.
bool BoundedLeastSquares::moveToCandidate()
{
    calcCandidate();
    double fraction = 1;
    Index blocking = -1;
    for (Index i = 0; i < static_cast<Index>(m_free.size()); ++i) {
        const Index j = m_free[toSize(i)];
        const double z = m_candidate[i], limit = std::clamp(z, (*m_lower)[j], (*m_upper)[j]);
        if (z == limit)
            continue;
        const double reach = std::clamp((limit - m_x[j]) / (z - m_x[j]), 0.0, 1.0);
        if (blocking < 0 || reach < fraction) {
            fraction = reach;
            blocking = i;
        }
    }
    for (Index i = 0; i < static_cast<Index>(m_free.size()); ++i) {
        const Index j = m_free[toSize(i)];
        m_x[j] = std::clamp(m_x[j] + fraction * (m_candidate[i] - m_x[j]), (*m_lower)[j], (*m_upper)[j]);
    }
    if (blocking < 0)
        return true;
    const Index j = m_free[toSize(blocking)];
    m_x[j] = m_candidate[blocking] < (*m_lower)[j] ? (*m_lower)[j] : (*m_upper)[j];
    removeAt(blocking);
    return m_free.empty();
}

// Rotations build up round-off: the factor is made anew and the free columns once more brought to their least; what the
// residual has along them is taken away.
void BoundedLeastSquares::polish()
{
    const std::vector<Index> free = m_free;
    m_free.clear();
    for (const Index j : free) {
        m_place[toSize(j)] = -1;
        enter(j);
    }
    const auto k = static_cast<Index>(m_free.size());
    for (int twice = 0; twice < 2 && k > 0; ++twice) {
        calcResidual();
        m_candidate.head(k).noalias() = -(m_Q.leftCols(k).transpose() * m_residual);
        m_R.topLeftCorner(k, k).triangularView<Eigen::Upper>().solveInPlace(m_candidate.head(k));
        for (Index i = 0; i < k; ++i) {
            const Index j = m_free[toSize(i)];
            m_x[j] = std::clamp(m_x[j] + m_candidate[i], (*m_lower)[j], (*m_upper)[j]);
        }
    }
    calcResidual();
    for (int twice = 0; twice < 2 && k > 0 && !isRoundOff(); ++twice) {
        m_coefficients.head(k).noalias() = m_Q.leftCols(k).transpose() * m_residual;
        m_residual.noalias() -= m_Q.leftCols(k) * m_coefficients.head(k);
    }
}

}  // namespace sinew
