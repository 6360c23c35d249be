#include "core/math/branch_factor.h"

#include <algorithm>

namespace sinew {

namespace {

using Index = Eigen::Index;
using Piece = Eigen::Map<Eigen::VectorXd>;
using ConstPiece = Eigen::Map<const Eigen::VectorXd>;

void subtract(double factor, const double* from, double* to, Index count)
{
    Piece(to, count) -= factor * ConstPiece(from, count);
}

}  // namespace

bool BranchFactor::compute(const Eigen::MatrixXd& matrix, bool isSymmetric)
{
    const Index n = matrix.rows();
    m_isSymmetric = isSymmetric;
    m_upper = matrix;
    if (!isSymmetric)
        m_lower = matrix.transpose();
    m_inverses.resize(n);
    m_runs.clear();
    m_ends.resize(static_cast<std::size_t>(n));
    for (Index k = n - 1; k >= 0; --k) {
        const double pivot = m_upper(k, k);
        if (!(pivot > leastShare * std::abs(matrix(k, k))))
            return false;
        m_inverses[k] = 1 / pivot;
        findRuns(k);
        eliminate(k);
    }
    return m_inverses.allFinite();
}

void BranchFactor::findRuns(Index k)
{
    const double* column = m_upper.col(k).data();
    const double* row = across().col(k).data();
    bool isInside = false;
    for (Index i = 0; i < k; ++i) {
        const bool isCoupled = column[i] != 0 || row[i] != 0;
        if (isCoupled && !isInside)
            m_runs.push_back({i, i});
        if (isCoupled)
            m_runs.back().end = i + 1;
        isInside = isCoupled;
    }
    m_ends[static_cast<std::size_t>(m_upper.rows() - 1 - k)] = m_runs.size();
}

std::span<const BranchFactor::Run> BranchFactor::runsOf(Index k) const
{
    const auto place = static_cast<std::size_t>(m_upper.rows() - 1 - k);
    const std::size_t first = place > 0 ? m_ends[place - 1] : 0;
    return {m_runs.data() + first, m_ends[place] - first};
}

// Takes unknown k out of the equations of the earlier ones.
void BranchFactor::eliminate(Index k)
{
    const std::span<const Run> runs = runsOf(k);
    const double* column = m_upper.col(k).data();
    const double* row = across().col(k).data();
    const double inverse = m_inverses[k];
    const auto spread = [&](const double* from, double factor, Index to, double* target) {
        for (auto run = runs.begin(); run != runs.end() && run->begin <= to; ++run)
            subtract(factor, from + run->begin, target + run->begin, std::min(run->end, to + 1) - run->begin);
    };
    for (const Run& run : runs) {
        for (Index j = run.begin; j < run.end; ++j) {
            spread(column, row[j] * inverse, j, m_upper.col(j).data());
            if (!m_isSymmetric)
                spread(row, column[j] * inverse, j - 1, m_lower.col(j).data());
        }
    }
}

void BranchFactor::solveInPlace(Eigen::VectorXd& right) const
{
    const Index n = m_upper.rows();
    double* x = right.data();
    for (Index k = n - 1; k >= 0; --k) {
        x[k] *= m_inverses[k];
        for (const Run& run : runsOf(k))
            subtract(x[k], m_upper.col(k).data() + run.begin, x + run.begin, run.end - run.begin);
    }
    for (Index k = 0; k < n; ++k) {
        double sum = 0;
        for (const Run& run : runsOf(k)) {
            const Index count = run.end - run.begin;
            sum += ConstPiece(across().col(k).data() + run.begin, count).dot(ConstPiece(x + run.begin, count));
        }
        x[k] -= m_inverses[k] * sum;
    }
}

}  // namespace sinew
