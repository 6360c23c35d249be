#include "core/complementarity/lcp_check.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/constants.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// Round-off of ill-conditioned problems stays below 1e-10, wrong sets leave 1e-4 and more.
constexpr double acceptableResidual = 1e-8;
// A number this share of the largest of its kind is what round-off leaves of a sum of those. Parts of a problem in units
// 1e13 times smaller are none.
constexpr double negligibleFreeTerm = 1e-14;

Sentence faultOfBounds(const LcpProblem& problem)
{
    const Eigen::Index n = problem.B.size();
    if (problem.lower.size() != 0 && problem.lower.size() != n)
        return sentence("lower and B have different numbers of rows");
    if (problem.upper.size() != 0 && problem.upper.size() != n)
        return sentence("upper and B have different numbers of rows");
    for (Eigen::Index i = 0; i < n && problem.lower.size() + problem.upper.size() > 0; ++i) {
        const double lower = problem.lowerBound(i), upper = problem.upperBound(i);
        if (std::isnan(lower) || std::isnan(upper))
            return sentence("a bound of row %1 is not a number", i);
        if (lower > upper)
            return sentence("the lower bound of row %1 is above its upper bound", i);
        if (lower == infinity || upper == -infinity)
            return sentence("the bounds of row %1 leave no number", i);
    }
    return {};
}

}  // namespace

Sentence faultOf(const LcpProblem& problem)
{
    const Eigen::Index n = problem.B.size();
    if (problem.A.rows() != problem.A.cols())
        return sentence("A is not square");
    if (problem.A.rows() != n)
        return sentence("A and B have different numbers of rows");
    if (n == 0)
        return {};
    if (!areFinite(problem.B))
        return sentence("a number in B is not finite");
    for (const int row : problem.equalities) {
        if (row < 0 || row >= n)
            return sentence("there is no row %1 to be an equality (rows count from 0)", row);
    }
    return faultOfBounds(problem);
}

Sentence faultOf(const Eigen::MatrixXd& A)
{
    return areFinite(A) ? Sentence() : sentence("a number in A is not finite");
}

namespace {

// Whether A_ij and A_ji, which differ, do so by round-off. Both scales are those of the two rows alone: a part of the
// problem in smaller units is held to its own.
bool isRoundOffOfPair(const Eigen::MatrixXd& A, Eigen::Index i, Eigen::Index j)
{
    constexpr double roundOff = 1e-10;
    const double scale = std::max(std::sqrt(std::abs(A(i, i))) * std::sqrt(std::abs(A(j, j))),
                                  std::max(std::abs(A(i, j)), std::abs(A(j, i))));
    return std::abs(A(i, j) - A(j, i)) <= roundOff * scale;
}

}  // namespace

bool isSymmetric(const Eigen::MatrixXd& A)
{
    const Eigen::Index n = A.rows();
    if (n == 0)
        return true;
    if (!A.diagonal().allFinite())
        return false;
    constexpr Eigen::Index tile = 32;  // two tiles stay in the first cache
    for (Eigen::Index left = 0; left < n; left += tile) {
        for (Eigen::Index top = left; top < n; top += tile) {
            const Eigen::Index right = std::min(left + tile, n), bottom = std::min(top + tile, n);
            bool differs = false;
            for (Eigen::Index j = left; j < right; ++j) {
                for (Eigen::Index i = std::max(top, j + 1); i < bottom; ++i)
                    differs |= !(A(i, j) - A(j, i) == 0);
            }
            for (Eigen::Index j = left; differs && j < right; ++j) {
                for (Eigen::Index i = std::max(top, j + 1); i < bottom; ++i) {
                    if (!(A(i, j) - A(j, i) == 0) && !isRoundOffOfPair(A, i, j))
                        return false;
                }
            }
        }
    }
    return true;
}

double termsOfRow(const LcpProblem& problem, const Eigen::VectorXd& X, Eigen::Index row)
{
    return std::abs(problem.B[row]) + problem.A.col(row).cwiseAbs().dot(X.cwiseAbs());
}

void LcpBounds::set(const LcpProblem& problem)
{
    const Eigen::Index n = problem.B.size();
    m_plain = problem.lower.size() == 0 && problem.upper.size() == 0 && problem.equalities.empty();
    if (m_plain && lower.size() == n && m_wasPlain)
        return;
    m_wasPlain = m_plain;
    if (problem.lower.size() > 0)
        lower = problem.lower;
    else
        lower.setZero(n);
    if (problem.upper.size() > 0)
        upper = problem.upper;
    else
        upper.setConstant(n, infinity);
    for (const int row : problem.equalities) {
        lower[row] = -infinity;
        upper[row] = infinity;
    }
}

namespace {

// y += A x, by those columns alone whose x is not zero: several at a time, so that y is read and written seldom.
void addProduct(const Eigen::MatrixXd& A, const Eigen::VectorXd& x, Eigen::VectorXd& y)
{
    std::array<Eigen::Index, 8> columns{};
    std::size_t count = 0, done = 0;
    const auto term = [&](std::size_t k) { return x[columns[k]] * A.col(columns[k]); };
    for (Eigen::Index i = 0; i < x.size(); ++i) {
        if (x[i] == 0)
            continue;
        columns[count++] = i;
        if (count == columns.size()) {
            y.noalias() += term(0) + term(1) + term(2) + term(3) + term(4) + term(5) + term(6) + term(7);
            count = 0;
        }
    }
    if (count >= 4) {
        y.noalias() += term(0) + term(1) + term(2) + term(3);
        done = 4;
    }
    for (; done < count; ++done)
        y.noalias() += term(done);
}

// Each row by its own terms: what is small beside a large row is not met for that.
bool areRowsMet(const LcpProblem& problem, const LcpBounds& bounds, const LcpSolution& solution)
{
    const double atBound = acceptableResidual * largestOf(solution.X);
    const double roundOff = negligibleFreeTerm * largestOf(problem.B);
    for (Eigen::Index i = 0; i < problem.B.size(); ++i) {
        const double x = solution.X[i], y = solution.Y[i];
        const bool mayRise = x<bounds.upper[i] - atBound, mayFall = x> bounds.lower[i] + atBound;
        const double wrong = std::max(mayRise ? -y : 0.0, mayFall ? y : 0.0);
        if (wrong <= roundOff || wrong <= acceptableResidual * std::abs(problem.B[i]))
            continue;
        const double terms = std::abs(problem.B[i]) + problem.A.row(i).cwiseAbs().dot(solution.X.cwiseAbs());
        if (wrong > acceptableResidual * terms)
            return false;
    }
    return true;
}

}  // namespace

std::vector<Eigen::Index> findZeroRows(const LcpProblem& problem)
{
    std::vector<Eigen::Index> rows;
    const double small = negligibleFreeTerm * largestOf(problem.B);
    double coefficient = -1;  // found when it is needed
    for (Eigen::Index i = 0; i < problem.B.size(); ++i) {
        if (problem.B[i] == 0 || std::abs(problem.B[i]) > small)
            continue;
        if (coefficient < 0)
            coefficient = negligibleFreeTerm * problem.A.cwiseAbs().maxCoeff();
        if (problem.A.row(i).cwiseAbs().maxCoeff() <= coefficient)
            rows.push_back(i);
    }
    return rows;
}

void verifyLcp(const LcpProblem& problem, const LcpBounds& bounds, SolveStatus otherwise, LcpSolution& solution)
{
    const Eigen::Index n = problem.B.size();
    if (bounds.isPlain())
        solution.X = solution.X.cwiseMax(0.0);
    else
        solution.X = solution.X.cwiseMax(bounds.lower).cwiseMin(bounds.upper);
    solution.Y = problem.B;
    addProduct(problem.A, solution.X, solution.Y);
    solution.residual = 0;
    if (!areFinite(solution.Y)) {  // an X that is not finite makes a whole column of terms so
        solution.status = SolveStatus::NotConverged;
        solution.message = sentence("the numbers of the problem are too large or too small to compute with");
        return;
    }
    const double xScale = n > 0 ? solution.X.cwiseAbs().maxCoeff() : 0.0;
    const double yScale = n > 0 ? problem.B.cwiseAbs().maxCoeff() : 0.0;
    const double xFactor = xScale > 0 ? 1 / xScale : 1.0, yFactor = yScale > 0 ? 1 / yScale : 1.0;
    if (n > 0 && bounds.isPlain()) {
        solution.residual = (solution.X * xFactor).cwiseMin(solution.Y * yFactor).cwiseAbs().maxCoeff();
    } else if (n > 0) {
        const auto above = (solution.X - bounds.lower) * xFactor, below = (solution.X - bounds.upper) * xFactor;
        solution.residual = above.cwiseMin(solution.Y * yFactor).cwiseMax(below).cwiseAbs().maxCoeff();
    }
    const bool good = solution.residual <= acceptableResidual && areRowsMet(problem, bounds, solution);
    solution.status = good ? SolveStatus::Solved : otherwise;
    solution.message = good ? sentence("solved") : sentence("the answer did not pass its own verification");
}

}  // namespace sinew
