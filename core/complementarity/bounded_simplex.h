#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/math/decompositions.h"

namespace sinew {

// The least c'x with A x + b = 0 and lower <= x <= upper, from an x that obeys them: the simplex method with two bounds
// (Dantzig 1955) on a basis that is factored anew at every step, for some hundred columns. The x to start from need not
// be a vertex: columns that are not basic may stand between their bounds. Steps that move nothing choose the least
// number (Bland 1977), which cannot cycle. Rows may depend on each other.
class BoundedSimplex {
public:
    using Vector = Eigen::VectorXd;

    // x: where it starts and ends. False when round-off keeps it from its end, or where the cost falls without bound.
    bool solve(const Eigen::MatrixXd& A, const Vector& c, const Vector& lower, const Vector& upper, Vector& x);

    // (rows): u with c + A'u >= 0 where x stands at its lower bound, <= 0 at its upper, 0 between: the proof.
    const Vector& multipliers() const { return m_multipliers; }
    // (columns): c + A'u; zero where it is round-off of its terms. Every least x stands at a bound where it is not zero.
    const Vector& reducedCosts() const { return m_reduced; }

private:
    using Index = Eigen::Index;
    // How far the entering column may go, and the position of the basic column that stops it; -1: its own bound.
    struct Reach {
        double step = 0;
        Index position = -1;
    };

    void findBasis();
    void price();
    Index entering(bool byNumber) const;
    Reach reachOf(Index column, double sense, bool byNumber) const;
    void move(Index column, double sense, const Reach& reach);
    double violation(Index column) const;
    bool isBasic(Index column) const { return m_position[static_cast<std::size_t>(column)] >= 0; }
    Index basic(Index position) const { return m_basis[static_cast<std::size_t>(position)]; }

    const Eigen::MatrixXd* m_A = nullptr;
    const Vector *m_c = nullptr, *m_lower = nullptr, *m_upper = nullptr;
    Vector m_x, m_start;
    std::vector<Index> m_basis, m_position;  // of each column in the basis; -1: not in it
    Eigen::HouseholderQR<Eigen::MatrixXd> m_factor;
    Vector m_multipliers, m_reduced, m_direction;
};

}  // namespace sinew
