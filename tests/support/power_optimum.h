#pragma once

#include <vector>

#include <Eigen/Dense>

#include "tests/support/long_real.h"

namespace sinew::test {

// How far forces are from the least of sum w |y|^p with A y + q = 0 and limits, p a whole number: Newton's method on
// all conditions of optimality at once, from the forces given, in 1024 bits, so that marginal costs of 1e-200 of the
// largest count as they should. `rows` of A are independent. Forces closer than `atLimit` to a limit stand at it, and
// those of zero stay there.
struct PowerOptimum {
    double distance = 0;     // largest change of a force until the conditions hold
    bool isOptimal = false;  // no link at a limit would gain by leaving it
    // The links between their limits do not determine the multipliers: nothing can be said.
    bool isDegenerate = false;
};

inline LongReal power(const LongReal& base, int exponent)
{
    LongReal result(1);
    for (int i = 0; i < exponent; ++i)
        result = result * base;
    return result;
}

// Gauss with pivots by size; rows and columns of very different scale are no matter at this precision.
inline std::vector<LongReal> solveLinear(std::vector<std::vector<LongReal>> M, std::vector<LongReal> right)
{
    const std::size_t n = right.size();
    for (std::size_t c = 0; c < n; ++c) {
        std::size_t best = c;
        for (std::size_t r = c + 1; r < n; ++r) {
            if (isSmaller(M[best][c], M[r][c]))
                best = r;
        }
        std::swap(M[c], M[best]);
        std::swap(right[c], right[best]);
        if (M[c][c].isZero())
            return {};
        for (std::size_t r = c + 1; r < n; ++r) {
            if (M[r][c].isZero())
                continue;
            const LongReal factor = M[r][c] / M[c][c];
            for (std::size_t k = c; k < n; ++k)
                M[r][k] = M[r][k] - factor * M[c][k];
            right[r] = right[r] - factor * right[c];
        }
    }
    for (std::size_t c = n; c-- > 0;) {
        for (std::size_t k = c + 1; k < n; ++k)
            right[c] = right[c] - M[c][k] * right[k];
        right[c] = right[c] / M[c][c];
    }
    return right;
}

inline PowerOptimum checkPowerOptimum(int p, const Eigen::MatrixXd& A, const Eigen::VectorXd& q,
                                      const Eigen::VectorXd& w, const Eigen::VectorXd& lower,
                                      const Eigen::VectorXd& upper, const Eigen::VectorXd& start, double atLimit)
{
    std::vector<Eigen::Index> free;
    std::vector<LongReal> y(static_cast<std::size_t>(A.cols()));
    for (Eigen::Index j = 0; j < A.cols(); ++j) {
        const bool low = start[j] <= lower[j] + atLimit, high = start[j] >= upper[j] - atLimit;
        y[static_cast<std::size_t>(j)] = LongReal(low ? lower[j] : high ? upper[j] : start[j]);
        if (!low && !high && start[j] != 0)
            free.push_back(j);
    }
    PowerOptimum optimum;
    constexpr double dependent = 1e-9;  // far above the round-off of columns, far below the angles of random ones
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> columns(A.rows(), static_cast<Eigen::Index>(free.size()));
    columns.setThreshold(dependent);
    if (!free.empty())
        columns.compute(A(Eigen::all, free));
    optimum.isDegenerate = A.rows() > 0 && (free.empty() || columns.rank() < A.rows());
    if (optimum.isDegenerate)
        return optimum;
    const auto f = free.size(), d = static_cast<std::size_t>(A.rows());
    std::vector<LongReal> u(d);
    const auto marginal = [&](std::size_t j) {
        const LongReal size = y[j].isNegative() ? -y[j] : y[j];
        const LongReal cost = LongReal(w[static_cast<Eigen::Index>(j)]) * power(size, p - 1);
        return y[j].isNegative() ? -cost : cost;
    };
    for (int round = 0; round < 9; ++round) {
        // Unknowns: free y, then u. Conditions: s_j + A_j'u = 0, A y + q = 0.
        std::vector<std::vector<LongReal>> M(f + d, std::vector<LongReal>(f + d));
        std::vector<LongReal> right(f + d);
        for (std::size_t i = 0; i < f; ++i) {
            const auto j = static_cast<std::size_t>(free[i]);
            const LongReal size = y[j].isNegative() ? -y[j] : y[j];
            M[i][i] = LongReal(w[free[i]] * (p - 1)) * power(size, p - 2);
            right[i] = -marginal(j);
            for (std::size_t k = 0; k < d; ++k) {
                const LongReal a(A(static_cast<Eigen::Index>(k), free[i]));
                M[i][f + k] = M[f + k][i] = a;
                right[i] = right[i] - a * u[k];
            }
        }
        for (std::size_t k = 0; k < d; ++k) {
            right[f + k] = -LongReal(q[static_cast<Eigen::Index>(k)]);
            for (std::size_t j = 0; j < y.size(); ++j)
                right[f + k]
                    = right[f + k] - LongReal(A(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(j))) * y[j];
        }
        const std::vector<LongReal> step = solveLinear(M, right);
        if (step.empty() && f + d > 0)
            return optimum;
        for (std::size_t i = 0; i < f; ++i)
            y[static_cast<std::size_t>(free[i])] = y[static_cast<std::size_t>(free[i])] + step[i];
        for (std::size_t k = 0; k < d; ++k)
            u[k] = u[k] + step[f + k];
    }
    for (std::size_t j = 0; j < y.size(); ++j)
        optimum.distance = std::max(optimum.distance, std::abs(y[j].toDouble() - start[static_cast<Eigen::Index>(j)]));
    optimum.isOptimal = true;
    for (Eigen::Index j = 0; j < A.cols(); ++j) {
        LongReal slope = marginal(static_cast<std::size_t>(j)), largest = slope;
        for (std::size_t k = 0; k < d; ++k) {
            const LongReal part = LongReal(A(static_cast<Eigen::Index>(k), j)) * u[k];
            slope = slope + part;
            largest = isSmaller(largest, part) ? part : largest;
        }
        const bool isZero = slope.isZero() || slope.exponent() < largest.exponent() - 400;
        const double value = y[static_cast<std::size_t>(j)].toDouble();
        const bool mayRise = value<upper[j], mayFall = value> lower[j];
        if (!isZero && ((slope.isNegative() && mayRise) || (!slope.isNegative() && mayFall)))
            optimum.isOptimal = false;
    }
    return optimum;
}

}  // namespace sinew::test
