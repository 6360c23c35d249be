#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"
#include "core/math/decompositions.h"
#include "core/statics/criterion.h"

namespace sinew {

// The least sum of w |N / a|^p, p > 1, by Newton's method in the few multipliers u of equilibrium. At given u each
// force is known at once, w p |y|^(p - 1) = a s with y = N / a and s = -L'u the shortening along the multipliers, held
// between the limits; what is sought is the u at which the forces balance, the least of a convex function. So every
// iterate is optimal for its own load, and the only error of the answer is the balance, which is brought down to
// round-off. A step that overshoots is cut back to the exact minimum along it.
//
// Powers far from 2 are come to by way of powers between. May be used again; no allocation while sizes stay.
class PowerSharing {
public:
    using Vector = Eigen::VectorXd;

    // `solution` holds the least sum of squares of a problem that has one; it is replaced. Forces must not all be zero.
    void solve(double power, const LinkProblem& problem, const CriterionWeights& weights, LinkSolution& solution);

private:
    using Index = Eigen::Index;

    void start(const LinkProblem& problem, const CriterionWeights& weights, const Vector& force);
    void takeMultipliers();
    bool converge();
    double forceOf(Index link, double shortening) const;
    double rateOf(Index link, double shortening) const;
    void calcForces();
    bool calcDirection();
    void solveWeighted(const Vector& b, Vector& x);
    double slopeAt(double step) const;
    double searchLine(double slopeAtStart) const;
    double lack() const;

    const CriterionWeights* m_weights = nullptr;
    double m_power = 2;
    Eigen::MatrixXd m_L;  // rows scaled to the size of the links' arms, columns by a
    Vector m_rowScale, m_load, m_lower, m_upper;
    // The shortenings are carried along rather than computed from u, so that small ones keep their digits.
    Vector m_u, m_shortening, m_stress, m_balance, m_direction, m_rate, m_weight;
    std::vector<Index> m_order;
    Eigen::MatrixXd m_root;
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> m_factor;
};

}  // namespace sinew
