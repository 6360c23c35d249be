#include "core/complementarity/bounded_simplex.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// What is left of a column beside the basic ones, against its length, below which it depends on them.
constexpr double dependsOnBasis = 1e-9;
// A reduced cost below this share of its terms is round-off: a basis is known to some 1e-15, and no column of it depends
// on the others more nearly than above.
constexpr double noCost = 1e-11;
// A share of a step below which a basic column does not move.
constexpr double still = 1e-11;
// An x this far from its bound, against the largest, is there.
constexpr double atBound = 1e-13;

}  // namespace

bool BoundedSimplex::solve(const Eigen::MatrixXd& A, const Vector& c, const Vector& lower, const Vector& upper,
                           Vector& x)
{
    m_A = &A;
    m_c = &c;
    m_lower = &lower;
    m_upper = &upper;
    m_x = x;
    const Vector kept = A * x;
    findBasis();
    const Index limit = 200 + 50 * (A.rows() + A.cols());
    Index idle = 0;
    for (Index steps = 0; steps < limit; ++steps) {
        price();
        const bool byNumber = idle > A.rows();
        const Index column = entering(byNumber);
        if (column < 0) {
            // Round-off of the steps: balance is that of the start.
            const Vector rest = kept - A * m_x;
            m_direction = m_factor.solve(rest);
            for (std::size_t k = 0; k < m_basis.size(); ++k) {
                const Index j = m_basis[k];
                m_x[j] = std::clamp(m_x[j] + m_direction[static_cast<Index>(k)], lower[j], upper[j]);
            }
            x = m_x;
            return true;
        }
        const double sense = m_reduced[column] < 0 ? 1 : -1;
        m_direction = m_factor.solve(A.col(column));
        const Reach reach = reachOf(column, sense, byNumber);
        if (!(reach.step < infinity))
            return false;
        idle = reach.step > atBound * std::max(1.0, largestOf(m_x)) ? 0 : idle + 1;
        move(column, sense, reach);
    }
    return false;
}

// Columns between their bounds first, the longest beside the ones before; others where these do not span the rows.
void BoundedSimplex::findBasis()
{
    const Index rows = m_A->rows(), columns = m_A->cols();
    const Vector lengths = m_A->colwise().norm();
    const double close = atBound * std::max(1.0, largestOf(m_x));
    Eigen::MatrixXd rest = *m_A;
    m_basis.clear();
    m_position.assign(static_cast<std::size_t>(columns), -1);
    for (const bool between : {true, false}) {
        while (static_cast<Index>(m_basis.size()) < rows) {
            Index next = -1;
            double longest = dependsOnBasis;
            for (Index j = 0; j < columns; ++j) {
                const bool hasRoom = m_x[j] > (*m_lower)[j] + close && m_x[j] < (*m_upper)[j] - close;
                const double size
                    = isBasic(j) || hasRoom != between || lengths[j] == 0 ? 0.0 : rest.col(j).norm() / lengths[j];
                if (size > longest) {
                    longest = size;
                    next = j;
                }
            }
            if (next < 0)
                break;
            m_position[static_cast<std::size_t>(next)] = static_cast<Index>(m_basis.size());
            m_basis.push_back(next);
            const Vector direction = rest.col(next).normalized();
            for (int twice = 0; twice < 2; ++twice)
                rest -= direction * (direction.transpose() * rest);
        }
    }
}

// B'u = -c of the basic columns, B = Q R; where rows depend on each other the shortest u.
void BoundedSimplex::price()
{
    const auto size = static_cast<Index>(m_basis.size());
    m_factor.compute((*m_A)(Eigen::all, m_basis));
    Vector coefficients = Vector::Zero(m_A->rows());
    coefficients.head(size) = -m_factor.matrixQR()
                                   .topLeftCorner(size, size)
                                   .triangularView<Eigen::Upper>()
                                   .transpose()
                                   .solve((*m_c)(m_basis));
    m_multipliers = m_factor.householderQ() * coefficients;
    m_reduced = *m_c + m_A->transpose() * m_multipliers;
    const Vector terms = m_c->cwiseAbs() + m_A->cwiseAbs().transpose() * m_multipliers.cwiseAbs();
    m_reduced = (m_reduced.array().abs() > noCost * terms.array()).select(m_reduced, 0.0);
    for (const Index j : m_basis)
        m_reduced[j] = 0;
}

// By how much its reduced cost says that a column should move; 0 where its bound holds it.
double BoundedSimplex::violation(Index column) const
{
    const double cost = m_reduced[column];
    const bool mayMove = cost < 0 ? m_x[column] < (*m_upper)[column] : m_x[column] > (*m_lower)[column];
    return mayMove ? std::abs(cost) : 0.0;
}

BoundedSimplex::Index BoundedSimplex::entering(bool byNumber) const
{
    Index best = -1;
    double most = 0;
    for (Index j = 0; j < m_x.size(); ++j) {
        const double size = isBasic(j) ? 0.0 : violation(j);
        if (size > most) {
            if (byNumber)
                return j;
            most = size;
            best = j;
        }
    }
    return best;
}

// Of the basic columns that come to a bound first, but for round-off, the one that moves fastest (Harris 1973), or the one
// of the least number.
BoundedSimplex::Reach BoundedSimplex::reachOf(Index column, double sense, bool byNumber) const
{
    const double least = still * std::max(1.0, largestOf(m_direction));
    const double roundOff = byNumber ? 0.0 : atBound * std::max(1.0, largestOf(m_x));
    const auto stepOf = [&](Index k, double more) {
        const double rate = -sense * m_direction[k];  // of the basic x
        const Index j = basic(k);
        const double room = std::max(0.0, rate > 0 ? (*m_upper)[j] - m_x[j] : m_x[j] - (*m_lower)[j]);
        return std::abs(rate) <= least ? infinity : (room + more) / std::abs(rate);
    };
    double shortest = infinity;
    for (Index k = 0; k < m_direction.size(); ++k)
        shortest = std::min(shortest, stepOf(k, roundOff));
    Reach reach{sense > 0 ? (*m_upper)[column] - m_x[column] : m_x[column] - (*m_lower)[column], -1};
    Reach stopped;
    double fastest = 0;
    for (Index k = 0; k < m_direction.size() && shortest < reach.step; ++k) {
        const double step = stepOf(k, 0);
        const double priority = byNumber ? 1 / (1.0 + static_cast<double>(basic(k))) : std::abs(m_direction[k]);
        if (step > shortest || priority <= fastest)
            continue;
        fastest = priority;
        stopped = {step, k};
    }
    return fastest > 0 ? stopped : reach;
}

void BoundedSimplex::move(Index column, double sense, const Reach& reach)
{
    for (Index k = 0; k < m_direction.size(); ++k) {
        const Index j = basic(k);
        m_x[j] = std::clamp(m_x[j] - sense * reach.step * m_direction[k], (*m_lower)[j], (*m_upper)[j]);
    }
    if (reach.position < 0) {
        m_x[column] = sense > 0 ? (*m_upper)[column] : (*m_lower)[column];
        return;
    }
    m_x[column] += sense * reach.step;
    const Index leaving = basic(reach.position);
    m_x[leaving] = -sense * m_direction[reach.position] > 0 ? (*m_upper)[leaving] : (*m_lower)[leaving];
    m_position[static_cast<std::size_t>(leaving)] = -1;
    m_position[static_cast<std::size_t>(column)] = reach.position;
    m_basis[static_cast<std::size_t>(reach.position)] = column;
}

}  // namespace sinew
