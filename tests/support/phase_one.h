#pragma once

#include <vector>

#include "tests/support/dense_qp.h"

namespace sinew::test {

// The first phase of the simplex method (Dantzig; ties by Bland 1977) on A x = b, G x >= 0, x free: the least sum of
// |A x - b| with rows scaled to their largest entry, over that of b. Zero but for round-off where there is a solution.
inline double leastLack(const DenseQp& p)
{
    const Eigen::Index n = p.A.cols(), m = p.A.rows(), g = p.G.rows(), rows = m + g;
    // columns: x+, x-, slacks of G, artificials; then the right side
    Eigen::MatrixXd T = Eigen::MatrixXd::Zero(rows + 1, 2 * n + g + rows + 1);
    const Eigen::Index last = T.cols() - 1;
    for (Eigen::Index i = 0; i < m; ++i) {
        const double scale = std::max(p.A.row(i).cwiseAbs().maxCoeff(), 1e-300);
        const bool isUsed = p.A.row(i).cwiseAbs().maxCoeff() > 0;
        T.row(i).head(n) = isUsed ? Eigen::RowVectorXd(p.A.row(i) / scale) : Eigen::RowVectorXd(p.A.row(i));
        T(i, last) = isUsed ? p.b[i] / scale : p.b[i];
    }
    T.block(m, 0, g, n) = p.G;
    T.block(m, 2 * n, g, g) = -Eigen::MatrixXd::Identity(g, g);
    T.block(0, n, rows, n) = -T.block(0, 0, rows, n);
    const double size = T.col(last).cwiseAbs().sum();
    if (size == 0)
        return 0;
    std::vector<Eigen::Index> basis;
    for (Eigen::Index i = 0; i < rows; ++i) {
        if (T(i, last) < 0)
            T.row(i) = -T.row(i);
        T(i, 2 * n + g + i) = 1;
        basis.push_back(2 * n + g + i);
        T.row(rows) -= T.row(i);
    }
    for (Eigen::Index i = 0; i < rows; ++i)
        T(rows, 2 * n + g + i) = 0;
    constexpr double roundOff = 1e-11;  // of entries of order one after some twenty exchanges
    for (int pivots = 0; pivots < 2000; ++pivots) {
        Eigen::Index enter = -1;
        double steepest = -roundOff;
        for (Eigen::Index j = 0; j < 2 * n + g; ++j) {
            if (T(rows, j) < steepest && (enter < 0 || pivots < 200)) {
                enter = j;
                steepest = pivots < 200 ? T(rows, j) : -1e300;
            }
        }
        if (enter < 0)
            break;
        Eigen::Index leave = -1;
        for (Eigen::Index i = 0; i < rows; ++i) {
            if (T(i, enter) <= 1e-9)
                continue;
            const double ratio = T(i, last) / T(i, enter), best = leave < 0 ? 0 : T(leave, last) / T(leave, enter);
            if (leave < 0 || ratio < best
                || (ratio == best && basis[std::size_t(i)] < basis[std::size_t(leave)]))
                leave = i;
        }
        if (leave < 0)
            break;
        T.row(leave) /= T(leave, enter);
        for (Eigen::Index i = 0; i <= rows; ++i) {
            if (i != leave)
                T.row(i) -= Eigen::RowVectorXd(T(i, enter) * T.row(leave));
        }
        basis[std::size_t(leave)] = enter;
    }
    double lack = 0;
    for (Eigen::Index i = 0; i < rows; ++i) {
        if (basis[std::size_t(i)] >= 2 * n + g)
            lack += std::abs(T(i, last));
    }
    return lack / size;
}

}  // namespace sinew::test
