#include "core/complementarity/block_pivoting.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/math/decompositions.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

constexpr int tolerated = 3;  // rounds without a new record (Kim and Park 2011)
constexpr double pivotRoundOff = 1e-12;

}  // namespace

void BlockPivoting::begin(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>* start)
{
    const Index n = problem.B.size();
    m_place.resize(toSize(n));
    for (Index i = 0; i < n; ++i) {
        const bool hasLower = bounds.lower[i] > -infinity, hasUpper = bounds.upper[i] < infinity;
        Place& place = m_place[toSize(i)];
        if (!hasLower && !hasUpper)
            place = Place::Basic;
        else if (start)
            place = (*start)[toSize(i)] ? Place::Basic : hasLower ? Place::AtLower : Place::AtUpper;
        else
            place = (hasLower ? problem.B[i] < 0 : problem.B[i] > 0) ? Place::Basic
                    : hasLower                                       ? Place::AtLower
                                                                     : Place::AtUpper;
    }
    if (m_block.rows() != n)
        m_block.resize(n, n);
    m_right.resize(n);
    m_rows.reserve(toSize(n));
}

// X and Y of the present places. False when the basic block is not positive definite.
bool BlockPivoting::calc(const LcpProblem& problem, const LcpBounds& bounds, LcpSolution& solution)
{
    const Index n = problem.B.size();
    m_rows.clear();
    solution.X.resize(n);
    solution.Y = problem.B;
    for (Index i = 0; i < n; ++i) {
        const Place place = m_place[toSize(i)];
        if (place == Place::Basic)
            m_rows.push_back(i);
        solution.X[i] = place == Place::Basic ? 0.0 : place == Place::AtLower ? bounds.lower[i] : bounds.upper[i];
        if (solution.X[i] != 0)
            solution.Y.noalias() += solution.X[i] * problem.A.col(i);
    }
    const auto k = static_cast<Index>(m_rows.size());
    auto block = m_block.topLeftCorner(k, k);
    auto right = m_right.head(k);
    for (Index j = 0; j < k; ++j) {
        const double* column = problem.A.col(m_rows[toSize(j)]).data();
        for (Index i = j; i < k; ++i)
            block(i, j) = column[m_rows[toSize(i)]];
        right[j] = -solution.Y[m_rows[toSize(j)]];
    }
    Eigen::Ref<Eigen::MatrixXd> inPlace(block);
    const Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>> llt(inPlace);
    ++solution.factorisations;
    if (llt.info() != Eigen::Success)
        return false;
    llt.solveInPlace(right);
    for (Index j = 0; j < k; ++j) {
        solution.X[m_rows[toSize(j)]] = right[j];
        solution.Y.noalias() += right[j] * problem.A.col(m_rows[toSize(j)]);
    }
    const double largest = k > 0 ? right.cwiseAbs().maxCoeff() : 0.0;
    m_xTolerance = pivotRoundOff * largest;
    m_yRoundOff = pivotRoundOff * std::sqrt(static_cast<double>(n));
    m_yTolerance = m_yRoundOff * problem.B.cwiseAbs().maxCoeff();
    return true;
}

// Where a row belongs by the sign of its X or Y; round-off of its own terms has no sign.
BlockPivoting::Place BlockPivoting::nextPlace(const LcpProblem& problem, const LcpBounds& bounds,
                                              const LcpSolution& solution, Index row) const
{
    const Place place = m_place[toSize(row)];
    const double x = solution.X[row], y = solution.Y[row];
    if (place == Place::Basic) {
        const double beyond = std::max(bounds.lower[row] - x, x - bounds.upper[row]);
        const bool leaves
            = beyond > m_xTolerance
              || (beyond > 0 && beyond * problem.A(row, row) > pivotRoundOff * termsOfRow(problem, solution.X, row));
        return !leaves ? place : x < bounds.lower[row] ? Place::AtLower : Place::AtUpper;
    }
    const double wrong = place == Place::AtLower ? -y : y;
    const bool enters
        = bounds.lower[row] != bounds.upper[row]
          && (wrong > m_yTolerance || (wrong > 0 && wrong > m_yRoundOff * termsOfRow(problem, solution.X, row)));
    return enters ? Place::Basic : place;
}

// Counts the rows on the wrong side, and moves them over if asked.
BlockPivoting::Index BlockPivoting::exchangeViolated(const LcpProblem& problem, const LcpBounds& bounds,
                                                     const LcpSolution& solution, bool exchange)
{
    Index count = 0;
    for (Index i = 0; i < solution.X.size(); ++i) {
        const Place next = nextPlace(problem, bounds, solution, i);
        if (next == m_place[toSize(i)])
            continue;
        ++count;
        if (exchange)
            m_place[toSize(i)] = next;
    }
    return count;
}

void BlockPivoting::keepBest()
{
    m_bestBasic.resize(m_place.size());
    for (std::size_t i = 0; i < m_place.size(); ++i)
        m_bestBasic[i] = m_place[i] == Place::Basic;
}

bool BlockPivoting::solve(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>* start,
                          LcpSolution& solution)
{
    begin(problem, bounds, start);
    keepBest();
    Index record = problem.B.size() + 1;
    for (int without = 0; without < tolerated;) {
        if (!calc(problem, bounds, solution))
            return false;
        const Index violated = exchangeViolated(problem, bounds, solution, false);
        if (violated < record) {
            record = violated;
            without = 0;
            keepBest();
        } else {
            ++without;
        }
        if (violated == 0) {
            verifyLcp(problem, bounds, SolveStatus::NotConverged, solution);
            return solution.isUsable();
        }
        solution.pivots += static_cast<int>(exchangeViolated(problem, bounds, solution, true));
    }
    return false;
}

}  // namespace sinew
