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
// links whose force is given, has a unit diagonal. The law of a link is N = k times stretch, held between the limits, with
// stretch = D0 - L_j'u.
struct ScaledLinks {
    LinkColumns L;                                     // (rows x links)
    Eigen::VectorXd load;                              // (rows)
    Eigen::VectorXd stiffness, imposed, lower, upper;  // (links)
    Eigen::VectorXd rowScale;                          // (rows): scaled is rowScale times given
    // Rows that no link connects are independent parts, which may bear loads of very different size; round-off is
    // measured by the part that it is in. A part is known by its least row; where all are connected there is one.
    std::vector<int> partOfRow;
    int parts = 0;

    void findParts();
    // Of each part the largest magnitude of its rows.
    void calcLargest(const Eigen::VectorXd& rows, Eigen::VectorXd& ofParts) const;

    // Whether the limits leave one force: whatever its stiffness, the link gives way to nothing.
    bool isGiven(Eigen::Index link) const { return lower[link] == upper[link]; }
    double unlimitedForce(Eigen::Index link, double stretch) const { return stiffness[link] * stretch; }
    double force(Eigen::Index link, double stretch) const
    {
        return std::min(std::max(unlimitedForce(link, stretch), lower[link]), upper[link]);
    }
    LinkState state(Eigen::Index link, double stretch) const
    {
        const double force = unlimitedForce(link, stretch);
        return force <= lower[link]   ? LinkState::AtLower
               : force >= upper[link] ? LinkState::AtUpper
                                      : LinkState::Engaged;
    }
    // imposed - L'u, from scratch.
    void calcStretch(const Eigen::VectorXd& u, Eigen::VectorXd& stretch) const;
    // Adds L S L' of the engaged links.
    void addStiffness(const std::vector<LinkState>& state, ProfileMatrix& K) const;
};

// Newton's method in the few displacements of a link problem: the least of the convex, piecewise quadratic energy
// whose slope is the lack of balance L N(u) + Q. A step is one small Cholesky factorisation, however many links switch
// in it; where a full step would overshoot or fall short, the exact minimum along it is taken, so the energy always
// falls. Forces follow from the stretches by the links' laws, so balance is all that is left to find: whether a
// strand that carries nothing counts as engaged makes no difference. It stays right as passive stiffness goes to zero,
// and where links that are slack leave a part of the mechanism loose.
//
// A stiff link among soft ones stretches by 1e-7 of what the soft ones let the mechanism move, and taken from the
// displacements its force would have lost as many digits. So stretches are carried on from step to step beside the
// displacements: balance then settles to round-off of the forces themselves.
class LinkNewton {
public:
    using Vector = Eigen::VectorXd;

    // False where the forces do not come into balance, as with a load that cannot be held. `thorough`, for a load that
    // is known to be held, looks for directions that links resist next to nothing. From engaged: all links are at
    // first but those whose force is given.
    bool solveFromEngaged(const ScaledLinks& links, bool thorough = false);
    bool solveFrom(const ScaledLinks& links, const Vector& u, bool thorough = false);  // u: scaled rows

    const Vector& displacement() const { return m_u; }   // scaled rows
    const Vector& stretch() const { return m_stretch; }  // imposed - L'u, m, with the digits that forces have
    const Vector& force() const { return m_force; }      // N; round-off reads as zero
    const std::vector<LinkState>& state() const { return m_state; }
    int iterations() const { return m_iterations; }

private:
    using Index = Eigen::Index;
    struct Slope {
        double value = 0, terms = 0;  // terms: sum of the magnitudes it was added up from
    };

    void start(const ScaledLinks& links, bool thorough);
    bool run();
    bool iterate();
    bool hasDrifted() const;
    void calcForces();
    bool takeStates();
    void factorise();
    bool calcDirection();
    void noteImposed();
    double relativeLack();
    void clearRoundOff();
    void calcRoundOff();
    Slope slopeAt(double step) const;
    double searchLine(double slopeAtStart);
    void addCorners(Index link);

    const ScaledLinks* m_links = nullptr;
    int m_iterations = 0;
    std::vector<LinkState> m_state;
    Vector m_u, m_bestU, m_stretch, m_bestStretch, m_freshStretch, m_force, m_lack, m_terms, m_direction;
    Vector m_rate;   // L' direction: what a unit step shortens the links by
    Vector m_pulls;  // per row: sum of the magnitudes of the links' pulls
    // Per row: sum of the magnitudes of the pulls that imposed shortenings would make if nothing gave way.
    Vector m_imposedTerms;
    Vector m_partTerms, m_partLack, m_partPulls, m_partLoad, m_partRoundOff;
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
