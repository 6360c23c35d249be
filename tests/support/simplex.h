#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include <Eigen/Dense>

namespace sinew::test {

// An independent way to decide whether  A x = b,  lower <= x <= upper  has a solution: the first phase of the simplex
// method on a dense tableau, bounds as rows, Bland's rule. Returns the least sum of |A x - b|, against that of |b|.
inline double leastImbalance(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, const Eigen::VectorXd& lower,
                             const Eigen::VectorXd& upper)
{
    using Index = Eigen::Index;
    const double infinity = std::numeric_limits<double>::infinity();
    // x = x+ - x-, both >= 0; a finite bound is a row of its own with a slack.
    struct Part {
        Index column;
        double sign, most;
    };
    std::vector<Part> parts;
    Index bounds = 0;
    for (Index j = 0; j < A.cols(); ++j) {
        for (const double sign : {1.0, -1.0}) {
            const double most = sign > 0 ? upper[j] : -lower[j];
            if (most > 0) {
                parts.push_back({j, sign, most});
                bounds += most < infinity;
            }
        }
    }
    const auto variables = static_cast<Index>(parts.size());
    const Index rows = A.rows() + bounds, columns = variables + bounds;
    // Columns: variables, slacks, artificials, right-hand side; the last row is the cost.
    Eigen::MatrixXd T = Eigen::MatrixXd::Zero(rows + 1, columns + A.rows() + 1);
    const Index last = T.cols() - 1;
    std::vector<Index> basis(static_cast<std::size_t>(rows));
    Index slack = 0;
    for (Index v = 0; v < variables; ++v) {
        const Part& part = parts[static_cast<std::size_t>(v)];
        T.col(v).head(A.rows()) = part.sign * A.col(part.column);
        if (part.most == infinity)
            continue;
        T(A.rows() + slack, v) = 1;
        T(A.rows() + slack, variables + slack) = 1;
        T(A.rows() + slack, last) = part.most;
        basis[static_cast<std::size_t>(A.rows() + slack)] = variables + slack;
        ++slack;
    }
    T.col(last).head(A.rows()) = b;
    for (Index k = 0; k < A.rows(); ++k) {
        if (T(k, last) < 0)
            T.row(k) *= -1;
        T(k, columns + k) = 1;
        basis[static_cast<std::size_t>(k)] = columns + k;
        T.row(rows) -= T.row(k);
        T(rows, columns + k) = 0;
    }
    constexpr double roundOff = 1e-11;
    for (int pivots = 0; pivots < 10000; ++pivots) {
        Index entering = 0;
        while (entering < columns && T(rows, entering) >= -roundOff)
            ++entering;
        if (entering == columns)
            break;
        Index leaving = -1;
        for (Index k = 0; k < rows; ++k) {
            if (T(k, entering) <= roundOff)
                continue;
            if (leaving < 0)
                leaving = k;
            const double here = T(k, last) / T(k, entering), best = T(leaving, last) / T(leaving, entering);
            const bool isLower = basis[static_cast<std::size_t>(k)] < basis[static_cast<std::size_t>(leaving)];
            if (here < best || (here == best && isLower))
                leaving = k;
        }
        if (leaving < 0)
            break;
        T.row(leaving) /= T(leaving, entering);
        for (Index k = 0; k <= rows; ++k) {
            if (k != leaving && T(k, entering) != 0)
                T.row(k) -= T(k, entering) * T.row(leaving).eval();
        }
        basis[static_cast<std::size_t>(leaving)] = entering;
    }
    const double size = b.cwiseAbs().sum();
    return size > 0 ? -T(rows, last) / size : 0.0;
}

}  // namespace sinew::test
