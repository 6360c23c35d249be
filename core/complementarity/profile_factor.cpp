#include "core/complementarity/profile_factor.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

using Index = Eigen::Index;
using Piece = Eigen::Map<Eigen::VectorXd>;
using ConstPiece = Eigen::Map<const Eigen::VectorXd>;

// From this many rows on a full matrix is factored in blocks.
constexpr Index blocksPay = 64;

std::size_t slot(Index i)
{
    return static_cast<std::size_t>(i);
}

}  // namespace

void ProfileMatrix::setZero(const LinkColumns& L)
{
    const Index rows = L.rows();
    if (m_entries.rows() != rows)
        m_entries.resize(rows, rows);
    m_last.resize(slot(rows));
    std::iota(m_last.begin(), m_last.end(), Index{0});
    for (Index j = 0; j < L.cols(); ++j) {
        const LinkColumns::Column l = L.col(j);
        if (!l.empty())
            m_last[slot(l.front().row)] = std::max(m_last[slot(l.front().row)], l.back().row);
    }
    for (std::size_t k = 1; k < m_last.size(); ++k)
        m_last[k] = std::max(m_last[k], m_last[k - 1]);
    clear();
}

void ProfileMatrix::widen(Index first, Index last)
{
    for (Index k = first; k <= last; ++k) {
        for (Index row = m_last[slot(k)] + 1; row <= last; ++row)
            m_entries(row, k) = 0;
        m_last[slot(k)] = std::max(m_last[slot(k)], last);
    }
}

void ProfileMatrix::clear()
{
    for (Index k = 0; k < size(); ++k)
        m_entries.col(k).segment(k, last(k) - k + 1).setZero();
}

void ProfileMatrix::add(LinkColumns::Column l, double k)
{
    for (std::size_t a = 0; a < l.size(); ++a) {
        const double weighted = k * l[a].value;
        double* column = m_entries.col(l[a].row).data();
        for (std::size_t b = a; b < l.size(); ++b)
            column[l[b].row] += weighted * l[b].value;
    }
}

bool ProfileFactor::compute(const ProfileMatrix& K)
{
    const Index rows = K.size();
    if (m_L.m_entries.rows() != rows)
        m_L.m_entries.resize(rows, rows);
    m_L.m_last = K.m_last;
    m_pivots.resize(rows);
    m_rest.setZero(rows);
    for (Index k = 0; k < rows; ++k) {
        const Index count = K.last(k) - k + 1;
        m_L.m_entries.col(k).segment(k, count) = K.m_entries.col(k).segment(k, count);
    }
    const bool isFull = rows >= blocksPay && K.last(0) == rows - 1;
    if (!(isFull ? factorDense() : factorProfile()))
        return false;
    takeRootsOut();
    m_peaks = m_pivots;
    m_leastShare = 1;
    return m_pivots.allFinite();
}

// Column by column, as L L': with L D L' one net of rigid links in some hundred did not come into balance.
bool ProfileFactor::factorProfile()
{
    for (Index k = 0; k < m_L.size(); ++k) {
        const double pivot = m_L.at(k, k);
        if (!(pivot > 0))
            return false;
        const double root = std::sqrt(pivot);
        m_L.at(k, k) = root;
        const Index count = m_L.last(k) - k;
        double* column = m_L.below(k);
        Piece(column, count) /= root;
        for (Index j = 0; j < count; ++j) {
            const double share = column[j];
            if (share == 0)
                continue;
            double* target = m_L.below(k + j + 1) - 1;
            for (Index i = j; i < count; ++i)
                target[i - j] -= share * column[i];
        }
    }
    return true;
}

// From L L' to L D L'.
void ProfileFactor::takeRootsOut()
{
    for (Index k = 0; k < m_L.size(); ++k) {
        const double root = m_L.at(k, k);
        m_pivots[k] = root * root;
        Piece(m_L.below(k), m_L.last(k) - k) /= root;
    }
}

bool ProfileFactor::factorDense()
{
    const Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>> factor(m_L.m_entries);
    return factor.info() == Eigen::Success;
}

bool ProfileFactor::change(LinkColumns::Column l, double k)
{
    if (l.empty())
        return true;
    for (const auto& [row, value] : l)
        m_rest[row] = value;
    double weight = k;
    for (Index j = l.front().row; j < m_L.size() && weight != 0; ++j) {
        const double p = m_rest[j];
        if (p == 0)
            continue;
        const double before = m_pivots[j], pivot = before + weight * p * p;
        m_pivots[j] = pivot;
        m_rest[j] = 0;
        if (!(pivot > 0))
            return m_rest.setZero(), false;
        m_peaks[j] = std::max(m_peaks[j], pivot);
        m_leastShare = std::min(m_leastShare, pivot / m_peaks[j]);
        const double share = weight * p / pivot;
        weight *= before / pivot;
        const Index count = m_L.last(j) - j;
        double* column = m_L.below(j);
        double* rest = m_rest.data() + j + 1;
        for (Index i = 0; i < count; ++i) {
            rest[i] -= p * column[i];
            column[i] += share * rest[i];
        }
    }
    return true;
}

void ProfileFactor::solveInPlace(Vector& x) const
{
    for (Index k = 0; k < m_L.size(); ++k) {
        const double value = x[k];
        if (value == 0)
            continue;
        const Index count = m_L.last(k) - k;
        const double* column = m_L.below(k);
        double* rest = x.data() + k + 1;
        for (Index i = 0; i < count; ++i)
            rest[i] -= value * column[i];
    }
    x.array() /= m_pivots.array();
    for (Index k = m_L.size() - 1; k >= 0; --k) {
        const Index count = m_L.last(k) - k;
        x[k] -= ConstPiece(m_L.below(k), count).dot(ConstPiece(x.data() + k + 1, count));
    }
}

}  // namespace sinew
