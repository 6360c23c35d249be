#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_columns.h"

namespace sinew {

// A symmetric matrix whose lower triangle is zero below a profile: column k from the diagonal to row last(k), which does
// not fall from one column to the next. A Cholesky factor stays within. For links between neighbours of a chain the
// profile is a narrow band.
class ProfileMatrix {
public:
    using Index = Eigen::Index;

    // The profile of sums of l l' over the columns of L; all entries zero. Allocates where it has more rows than ever.
    void setZero(const LinkColumns& L);
    // The same with all of the block below and right of `first`, down to `last`.
    void widen(Index first, Index last);
    // Keeps the profile.
    void clear();
    // Adds k l l'.
    void add(LinkColumns::Column l, double k);

    Index size() const { return static_cast<Index>(m_last.size()); }
    Index last(Index column) const { return m_last[static_cast<std::size_t>(column)]; }
    double& at(Index row, Index column) { return m_entries(row, column); }
    double at(Index row, Index column) const { return m_entries(row, column); }
    double* below(Index column) { return m_entries.data() + column * m_entries.rows() + column + 1; }
    const double* below(Index column) const { return m_entries.data() + column * m_entries.rows() + column + 1; }

private:
    friend class ProfileFactor;
    Eigen::MatrixXd m_entries;  // lower triangle within the profile; what lies outside is never read
    std::vector<Index> m_last;
};

// K = L D L' of a positive definite matrix within a profile, L with a unit diagonal. A change of rank one costs as much
// as a solution (Gill, Golub, Murray and Saunders 1974, method C1).
class ProfileFactor {
public:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;

    // False where a pivot is not positive; the factor must not be used then.
    bool compute(const ProfileMatrix& K);
    // Of K + k l l'. A negative k loses as many digits as 1 + k l'K^-1 l is small: that is the caller's to watch. False
    // where a pivot is not positive any more; the factor must not be used then. l: within the profile.
    bool change(LinkColumns::Column l, double k);
    void solveInPlace(Vector& x) const;

    double leastPivot() const { return m_pivots.size() > 0 ? m_pivots.minCoeff() : 1.0; }
    // How far changes have brought a pivot down from the largest that it has been: digits lost.
    double leastShare() const { return m_leastShare; }

private:
    bool factorDense();
    bool factorProfile();
    void takeRootsOut();

    ProfileMatrix m_L;  // below the diagonal
    Vector m_pivots, m_peaks, m_rest;
    double m_leastShare = 1;
};

}  // namespace sinew
