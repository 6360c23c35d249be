#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_columns.h"
#include "core/complementarity/link_problem.h"
#include "core/complementarity/profile_factor.h"

namespace sinew {

// A link problem as its methods see it: stiffnesses are finite, rows are scaled so that the full stiffness matrix, but for
// links whose force is given, has a unit diagonal. The law of a link is N = k (D0 - shortening), held between the limits.
struct ScaledLinks {
    LinkColumns L;                                     // (rows x links)
    Eigen::VectorXd load;                              // (rows)
    Eigen::VectorXd stiffness, imposed, lower, upper;  // (links)
    Eigen::VectorXd rowScale;                          // (rows): scaled is rowScale times given
    // Rows that no link connects are independent parts, which may bear loads of very different size; round-off is
    // measured by the part that it is in.
    std::vector<int> partOfRow;
    int parts = 0;

    void findParts();
    // Of each part the largest magnitude of its rows.
    void calcLargest(const Eigen::VectorXd& rows, Eigen::VectorXd& ofParts) const;

    // Whether the limits leave one force: whatever its stiffness, the link gives way to nothing.
    bool isGiven(Eigen::Index link) const { return lower[link] == upper[link]; }
    double unlimitedForce(Eigen::Index link, double shortening) const
    {
        return stiffness[link] * (imposed[link] - shortening);
    }
    double force(Eigen::Index link, double shortening) const
    {
        return std::min(std::max(unlimitedForce(link, shortening), lower[link]), upper[link]);
    }
    LinkState state(Eigen::Index link, double shortening) const
    {
        const double force = unlimitedForce(link, shortening);
        return force <= lower[link]   ? LinkState::AtLower
               : force >= upper[link] ? LinkState::AtUpper
                                      : LinkState::Engaged;
    }
    // Adds L S L' of the engaged links.
    void addStiffness(const std::vector<LinkState>& state, ProfileMatrix& K) const;
};

// Newton's method in the few displacements of a link problem: the least of the convex, piecewise quadratic energy
// whose slope is the lack of balance L N(u) + Q. A step is one small Cholesky factorisation, however many links switch
// in it; where a full step would overshoot or fall short, the exact minimum along it is taken, so the energy always
// falls. Forces follow from the displacements by the links' laws, so balance is all that is left to find: whether a
// strand that carries nothing counts as engaged makes no difference. It stays right as passive stiffness goes to zero,
// and where links that are slack leave a part of the mechanism loose.
class LinkNewton {
public:
    using Vector = Eigen::VectorXd;

    // False where the forces do not come into balance, as with a load that cannot be held. `thorough`, for a load that
    // is known to be held, looks for directions that links resist next to nothing.
    bool solveFromEngaged(const ScaledLinks& links, bool thorough = false);  // all links engaged at first
    bool solveFrom(const ScaledLinks& links, const Vector& u);               // u: scaled rows

    const Vector& displacement() const { return m_u; }         // scaled rows
    const Vector& shortening() const { return m_shortening; }  // L'u, m
    const Vector& force() const { return m_force; }            // N; round-off reads as zero
    const std::vector<LinkState>& state() const { return m_state; }
    int iterations() const { return m_iterations; }

private:
    using Index = Eigen::Index;
    struct Slope {
        double value = 0, terms = 0;  // terms: sum of the magnitudes it was added up from
    };

    void start(const ScaledLinks& links);
    bool run();
    void calcForces();
    bool takeStates();
    void factorise();
    bool calcDirection();
    void noteTerms();
    double relativeLack();
    void clearRoundOff();
    Slope slopeAt(double step) const;
    double searchLine(double slopeAtStart);
    void addCorners(Index link);

    const ScaledLinks* m_links = nullptr;
    int m_iterations = 0;
    std::vector<LinkState> m_state;
    Vector m_u, m_bestU, m_shortening, m_force, m_lack, m_terms, m_direction, m_rate;
    Vector m_pulls;        // per row: sum of the magnitudes of the links' pulls
    Vector m_forceTerms;   // N, per link: the largest terms that its force was a difference of
    Vector m_hiddenTerms;  // per row, of m_forceTerms
    Vector m_partTerms, m_partLack;
    double m_relativeLack = 0;
    double m_passive = 0;
    bool m_thorough = false;
    std::vector<std::pair<double, double>> m_corners;  // steps at which a link switches, change of the slope's slope
    double m_riseAtStart = 0;                          // the slope's slope at step 0
    ProfileMatrix m_K;
    ProfileFactor m_factor;
    bool m_isFactored = false;
};

}  // namespace sinew
