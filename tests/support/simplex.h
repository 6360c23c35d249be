#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include <Eigen/Dense>

#include "core/base/constants.h"

namespace sinew::test {

// Makes a column basic in a row.
inline void pivotAt(Eigen::MatrixXd& T, std::vector<Eigen::Index>& basis, Eigen::Index row, Eigen::Index column)
{
    T.row(row) /= T(row, column);
    for (Eigen::Index k = 0; k < T.rows(); ++k) {
        if (k != row && T(k, column) != 0)
            T.row(k) -= T(k, column) * T.row(row).eval();
    }
    basis[static_cast<std::size_t>(row)] = column;
}

// Pivots a tableau by Bland's rule to the least cost of its first `columns` columns. Rows: constraints with their basic
// columns, then the reduced costs; last column: the right-hand side. False when the cost falls without bound.
inline bool pivotToLeastCost(Eigen::MatrixXd& T, std::vector<Eigen::Index>& basis, Eigen::Index columns)
{
    using Index = Eigen::Index;
    const Index rows = T.rows() - 1, last = T.cols() - 1;
    constexpr double roundOff = 1e-11;
    for (int pivots = 0; pivots < 10000; ++pivots) {
        Index entering = 0;
        while (entering < columns && T(rows, entering) >= -roundOff)
            ++entering;
        if (entering == columns)
            return true;
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
            return false;
        pivotAt(T, basis, leaving, entering);
    }
    return true;
}

// An independent way to decide whether  A x = b,  lower <= x <= upper  has a solution: the first phase of the simplex
// method on a dense tableau, bounds as rows, Bland's rule. Returns the least sum of |A x - b|, against that of |b|.
inline double leastImbalance(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, const Eigen::VectorXd& lower,
                             const Eigen::VectorXd& upper)
{
    using Index = Eigen::Index;
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
    pivotToLeastCost(T, basis, columns);
    const double size = b.cwiseAbs().sum();
    return size > 0 ? -T(rows, last) / size : 0.0;
}

// All x >= 0 with A x = b, b met to `tolerance` of its size; any number of linear functions can be asked for on it. The
// second phase begins where the first ended.
class SimplexSet {
public:
    SimplexSet(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, double tolerance)
    {
        using Index = Eigen::Index;
        const Index rows = A.rows();
        m_columns = A.cols();
        const Index last = m_columns + rows;
        m_T.setZero(rows + 1, last + 1);
        m_basis.resize(static_cast<std::size_t>(rows));
        for (Index k = 0; k < rows; ++k) {
            const double sign = b[k] < 0 ? -1 : 1;
            m_T.row(k).head(m_columns) = sign * A.row(k);
            m_T(k, m_columns + k) = 1;
            m_T(k, last) = sign * b[k];
            m_basis[static_cast<std::size_t>(k)] = m_columns + k;
            m_T.row(rows) -= m_T.row(k);
            m_T(rows, m_columns + k) = 0;
        }
        pivotToLeastCost(m_T, m_basis, m_columns);
        m_isEmpty = -m_T(rows, last) > tolerance * b.cwiseAbs().sum();
        if (!m_isEmpty)
            dropArtificials();
    }

    bool isEmpty() const { return m_isEmpty; }

    // The least c'x of a set that is not empty; minus infinity where there is none.
    double least(const Eigen::VectorXd& c) const
    {
        Eigen::MatrixXd T = m_T;
        std::vector<Eigen::Index> basis = m_basis;
        const Eigen::Index rows = T.rows() - 1;
        T.row(rows).setZero();
        T.row(rows).head(m_columns) = c.transpose();
        for (Eigen::Index k = 0; k < rows; ++k) {
            const Eigen::Index column = basis[static_cast<std::size_t>(k)];
            T.row(rows)
                -= column < m_columns ? Eigen::RowVectorXd(c[column] * T.row(k)) : Eigen::RowVectorXd::Zero(T.cols());
        }
        const bool isBounded = pivotToLeastCost(T, basis, m_columns);
        return isBounded ? -T(rows, T.cols() - 1) : -std::numeric_limits<double>::infinity();
    }

private:
    // What is left of artificial columns is zero; rows in which nothing else can take their place say nothing.
    void dropArtificials()
    {
        constexpr double roundOff = 1e-9;
        for (std::size_t k = 0; k < m_basis.size(); ++k) {
            const auto row = static_cast<Eigen::Index>(k);
            if (m_basis[k] < m_columns)
                continue;
            Eigen::Index column = 0;
            if (m_T.row(row).head(m_columns).cwiseAbs().maxCoeff(&column) > roundOff) {
                m_T(row, m_T.cols() - 1) = 0;
                pivotAt(m_T, m_basis, row, column);
            } else {
                m_T.row(row).setZero();
            }
        }
    }

    Eigen::MatrixXd m_T;
    std::vector<Eigen::Index> m_basis;
    Eigen::Index m_columns = 0;
    bool m_isEmpty = true;
};

}  // namespace sinew::test
