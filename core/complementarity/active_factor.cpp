#include "core/complementarity/active_factor.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/math/vector.h"

namespace sinew {

namespace {

// A pivot this small against its diagonal, times n, is round-off of a row that depends on the active ones.
constexpr double dependentPivot = 1e-14;
// Up to this length plain loops beat the start-up of a library call.
constexpr Eigen::Index shortRow = 12;
constexpr Eigen::Index leastBlock = 8;
constexpr Eigen::Index largestBlock = 64;

}  // namespace

void ActiveFactor::start(const Eigen::MatrixXd& A, const Vector& b)
{
    const Eigen::Index n = b.size();
    m_A = &A;
    m_active = 0;
    m_blockWidth = leastBlock;
    m_order.resize(toSize(n));
    std::iota(m_order.begin(), m_order.end(), Eigen::Index{0});
    if (m_V.rows() != n) {
        m_V.resize(n, n);
        m_c.resize(n);
        m_column.resize(n);
        m_cosine.resize(n);
        m_sine.resize(n);
    }
    m_freeTerms = b;
}

void ActiveFactor::restart(const Eigen::MatrixXd& A, const Vector& b)
{
    m_A = &A;
    const Eigen::Index n = b.size(), k = m_active, rest = n - k;
    for (Eigen::Index i = 0; i < n; ++i)
        m_freeTerms[i] = b[m_order[toSize(i)]];
    m_c.head(k) = m_freeTerms.head(k);
    auto c = m_c.head(k);
    m_V.topLeftCorner(k, k).triangularView<Eigen::Lower>().solveInPlace(c);
    m_freeTerms.tail(rest).noalias() -= m_V.block(k, 0, rest, k) * m_c.head(k);
}

void ActiveFactor::exchange(Eigen::Index first, Eigen::Index second)
{
    if (first == second)
        return;
    std::swap(m_order[toSize(first)], m_order[toSize(second)]);
    std::swap(m_freeTerms[first], m_freeTerms[second]);
    double* a = m_V.row(first).data();
    std::swap_ranges(a, a + m_active, m_V.row(second).data());
}

// The column of A at `position`, rows from the first that is not active on, eliminated by the active rows.
void ActiveFactor::calcColumn(Eigen::Index position)
{
    const Eigen::Index k = m_active, rest = size() - k;
    const Eigen::Index row = m_order[toSize(position)];
    const double* column = m_A->col(row).data();
    for (Eigen::Index i = 0; i < rest; ++i)
        m_column[i] = column[m_order[toSize(k + i)]];
    if (k > shortRow) {
        m_column.head(rest).noalias() -= m_V.block(k, 0, rest, k) * m_V.row(position).head(k).transpose();
        return;
    }
    const double* pivotRow = m_V.row(position).data();
    for (Eigen::Index i = 0; i < rest; ++i) {
        const double* v = m_V.row(k + i).data();
        double sum = 0;
        for (Eigen::Index l = 0; l < k; ++l)
            sum += v[l] * pivotRow[l];
        m_column[i] -= sum;
    }
}

bool ActiveFactor::isIndependent(double relativePivot) const
{
    return relativePivot > dependentPivot * static_cast<double>(std::max<Eigen::Index>(size(), 8));
}

bool ActiveFactor::append(Eigen::Index position)
{
    const Eigen::Index k = m_active, n = size(), rest = n - k;
    exchange(k, position);
    if (k <= shortRow)
        return appendShort();
    calcColumn(k);
    const double diagonal = (*m_A)(m_order[toSize(k)], m_order[toSize(k)]), pivot = m_column[0];
    m_relativePivot = diagonal > 0 ? pivot / diagonal : (diagonal < 0 || pivot < 0 ? -1.0 : 0.0);
    if (!isIndependent(m_relativePivot))
        return false;
    const double scale = 1 / std::sqrt(pivot), c = m_freeTerms[k] * scale;
    m_c[k] = c;
    double* v = &m_V(k, k);
    double* y = &m_freeTerms[k];
    for (Eigen::Index i = 0; i < rest; ++i) {
        const double value = m_column[i] * scale;
        v[i * n] = value;
        y[i] -= value * c;
    }
    ++m_active;
    return true;
}

// The same for few active rows, in one pass: column, factor and free terms row by row, four rows at a time.
bool ActiveFactor::appendShort()
{
    const Eigen::Index k = m_active, n = size();
    const Eigen::Index* order = m_order.data() + k;
    const double* column = m_A->col(order[0]).data();
    const double* pivotRow = m_V.row(k).data();
    double pivot = column[order[0]];
    for (Eigen::Index l = 0; l < k; ++l)
        pivot -= pivotRow[l] * pivotRow[l];
    const double diagonal = column[order[0]];
    m_relativePivot = diagonal > 0 ? pivot / diagonal : (diagonal < 0 || pivot < 0 ? -1.0 : 0.0);
    if (!isIndependent(m_relativePivot))
        return false;
    const double scale = 1 / std::sqrt(pivot), c = m_freeTerms[k] * scale;
    m_c[k] = c;
    double* v = &m_V(k, 0);
    double* y = &m_freeTerms[k];
    v[k] = pivot * scale;
    Eigen::Index i = 1;
    const auto take = [&](double* row, Eigen::Index at, double sum) {
        const double value = (column[order[at]] - sum) * scale;
        row[k] = value;
        y[at] -= value * c;
    };
    for (; i + 4 <= n - k; i += 4) {
        double *first = v + i * n, *second = first + n, *third = second + n, *fourth = third + n;
        double a = 0, b = 0, d = 0, e = 0;
        for (Eigen::Index l = 0; l < k; ++l) {
            const double p = pivotRow[l];
            a += first[l] * p;
            b += second[l] * p;
            d += third[l] * p;
            e += fourth[l] * p;
        }
        take(first, i, a);
        take(second, i + 1, b);
        take(third, i + 2, d);
        take(fourth, i + 3, e);
    }
    for (; i < n - k; ++i) {
        double* row = v + i * n;
        double sum = 0;
        for (Eigen::Index l = 0; l < k; ++l)
            sum += row[l] * pivotRow[l];
        take(row, i, sum);
    }
    ++m_active;
    return true;
}

// The rows with the most negative free terms, as many as the last block lets hope for, and their columns eliminated by
// the active rows: m_columns, a candidate a row.
void ActiveFactor::gatherCandidates(double tolerance)
{
    const Eigen::Index k = m_active, n = size(), rest = n - k;
    m_candidates.clear();
    for (Eigen::Index i = k; i < n; ++i) {
        if (m_freeTerms[i] < -tolerance)
            m_candidates.push_back(i);
    }
    if (static_cast<Eigen::Index>(m_candidates.size()) > m_blockWidth) {
        std::nth_element(m_candidates.begin(), m_candidates.begin() + m_blockWidth, m_candidates.end(),
                         [this](Eigen::Index a, Eigen::Index b) { return m_freeTerms[a] < m_freeTerms[b]; });
        m_candidates.resize(toSize(m_blockWidth));
    }
    const auto count = static_cast<Eigen::Index>(m_candidates.size());
    if (m_columns.cols() != n) {
        m_columns.resize(largestBlock, n);
        m_rows.resize(largestBlock, n);
        m_block.resize(largestBlock, largestBlock);
        m_blockTerms.resize(largestBlock);
    }
    for (Eigen::Index i = 0; i < count; ++i) {
        m_rows.row(i).head(k) = m_V.row(m_candidates[toSize(i)]).head(k);
        const double* column = m_A->col(m_order[toSize(m_candidates[toSize(i)])]).data();
        double* target = m_columns.row(i).data();
        for (Eigen::Index j = 0; j < rest; ++j)
            target[j] = column[m_order[toSize(k + j)]];
    }
    if (k > 0)
        m_columns.topLeftCorner(count, rest).noalias()
            -= m_rows.topLeftCorner(count, k) * m_V.block(k, 0, rest, k).transpose();
}

// The published order among the candidates alone: m_chosen, with their part of the factor in m_block (a candidate a
// row) and of c behind the active rows' in m_c.
void ActiveFactor::chooseFromCandidates(double tolerance)
{
    const auto count = static_cast<Eigen::Index>(m_candidates.size());
    m_chosen.clear();
    for (Eigen::Index i = 0; i < count; ++i)
        m_blockTerms[i] = m_freeTerms[m_candidates[toSize(i)]];
    for (Eigen::Index step = 0; step < count; ++step) {
        Eigen::Index best = 0;
        if (!(m_blockTerms.head(count).minCoeff(&best) < -tolerance))
            return;
        const Eigen::Index place = m_candidates[toSize(best)] - m_active;
        const double pivot = m_columns(best, place) - m_block.row(best).head(step).squaredNorm();
        const Eigen::Index row = m_order[toSize(m_candidates[toSize(best)])];
        if (!isIndependent(pivot / (*m_A)(row, row)))
            return;
        const double scale = 1 / std::sqrt(pivot), c = m_blockTerms[best] * scale;
        m_c[m_active + step] = c;
        for (Eigen::Index i = 0; i < count; ++i) {
            const double left = m_columns(i, place) - m_block.row(i).head(step).dot(m_block.row(best).head(step));
            m_block(i, step) = left * scale;
            m_blockTerms[i] -= m_block(i, step) * c;
        }
        m_blockTerms[best] = 0;
        m_chosen.push_back(best);
        for (const Eigen::Index done : m_chosen)
            m_blockTerms[done] = 0;
    }
}

// Puts the chosen candidates behind the active rows and eliminates the others by them.
void ActiveFactor::takeChosen()
{
    const Eigen::Index k = m_active, n = size(), q = static_cast<Eigen::Index>(m_chosen.size()), below = n - k - q;
    for (Eigen::Index s = 0; s < q; ++s) {
        const Eigen::Index from = m_candidates[toSize(m_chosen[toSize(s)])];
        exchange(k + s, from);
        m_columns.col(s).swap(m_columns.col(from - k));
        for (Eigen::Index& candidate : m_candidates) {
            if (candidate == k + s)
                candidate = from;  // whoever stood there has changed places; the chosen one is not asked for again
        }
    }
    for (Eigen::Index s = 0; s < q; ++s) {
        m_V.row(k + s).segment(k, q) = m_block.row(m_chosen[toSize(s)]).head(q);
        m_rows.row(s).head(below) = m_columns.row(m_chosen[toSize(s)]).segment(q, below);
    }
    auto eliminated = m_rows.topLeftCorner(q, below);
    m_V.block(k, k, q, q).triangularView<Eigen::Lower>().solveInPlace(eliminated);
    m_V.block(k + q, k, below, q) = eliminated.transpose();
    m_freeTerms.tail(below).noalias() -= eliminated.transpose() * m_c.segment(k, q);
    m_active += q;
}

Eigen::Index ActiveFactor::appendBlock(double tolerance)
{
    gatherCandidates(tolerance);
    chooseFromCandidates(tolerance);
    takeChosen();
    const auto q = static_cast<Eigen::Index>(m_chosen.size());
    m_blockWidth = 2 * q > m_blockWidth ? std::min(2 * m_blockWidth, largestBlock) : std::max(2 * q, leastBlock);
    return q;
}

// Givens rotations push the column of the row that leaves to the end of V; row by row, so that memory is read in turn.
void ActiveFactor::remove(Eigen::Index position)
{
    const Eigen::Index n = size(), last = m_active - 1;
    m_V.row(position).segment(position + 1, last - position).setZero();
    for (Eigen::Index i = position; i < last; ++i)
        exchange(i, i + 1);
    for (Eigen::Index i = position; i < last; ++i) {  // the rotation that clears V(i, i + 1)
        double* row = m_V.row(i).data();
        for (Eigen::Index j = position; j < i; ++j)
            rotate(row, j);
        const double a = row[i], b = row[i + 1], r = std::hypot(a, b);
        m_cosine[i] = a / r;
        m_sine[i] = b / r;
        row[i] = r;
        row[i + 1] = 0;
    }
    for (Eigen::Index i = last; i < n; ++i) {
        double* row = m_V.row(i).data();
        for (Eigen::Index j = position; j < last; ++j)
            rotate(row, j);
    }
    for (Eigen::Index j = position; j < last; ++j)
        rotate(m_c.data(), j);
    --m_active;
    // An active row has no free term; without the last column the free terms grow by what that column took.
    m_freeTerms[last] = 0;
    for (Eigen::Index i = last; i < n; ++i)
        m_freeTerms[i] += m_V(i, last) * m_c[last];
}

void ActiveFactor::shift(Eigen::Index position, double delta)
{
    const Eigen::Index k = m_active, rest = size() - k;
    if (delta == 0)
        return;
    calcColumn(position);
    m_c.head(k) += delta * m_V.row(position).head(k).transpose();
    m_freeTerms.tail(rest) += delta * m_column.head(rest);
}

void ActiveFactor::solve(Vector& x) const
{
    x.head(m_active) = -m_c.head(m_active);
    if (m_active <= 2 * shortRow) {
        for (Eigen::Index i = m_active; i-- > 0;) {
            const double* row = m_V.row(i).data();
            const double value = x[i] /= row[i];
            for (Eigen::Index j = 0; j < i; ++j)
                x[j] -= row[j] * value;
        }
        return;
    }
    auto X = x.head(m_active);
    m_V.topLeftCorner(m_active, m_active).triangularView<Eigen::Lower>().transpose().solveInPlace(X);
}

void ActiveFactor::solveBlockInPlace(Vector& x) const
{
    auto X = x.head(m_active);
    const auto L = m_V.topLeftCorner(m_active, m_active).triangularView<Eigen::Lower>();
    L.solveInPlace(X);
    L.transpose().solveInPlace(X);
}

void ActiveFactor::calcResponse(Eigen::Index position, Vector& x) const
{
    auto X = x.head(m_active);
    X = -m_V.row(position).head(m_active).transpose();
    m_V.topLeftCorner(m_active, m_active).triangularView<Eigen::Lower>().transpose().solveInPlace(X);
}

}  // namespace sinew
