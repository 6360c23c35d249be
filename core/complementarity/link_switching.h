#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_newton.h"
#include "core/complementarity/profile_factor.h"
#include "core/complementarity/switching.h"

namespace sinew {

// Ordered switching of links (Kolesnikov 2004, 'switching off'): all links engaged at first, but for those whose force is
// given, then the one that violates its limit most goes out; those that violate theirs equally go out in the same step
// (text to his Figs. 3 and 4), and their entries of the history have one number. The plain rule errs for general systems;
// here a link that went out engages again as soon as its gap would close (the ratio test of Goldfarb and Idnani 1983), so
// every step lowers the complementary energy's dual, the method is finite and its history equals the published one
// wherever that is right.
//
// A switch changes the stiffness matrix by one link: its factor is changed by that, and the displacement moves on along a
// known direction. Every few steps it is corrected by what is left out of balance. Where that is more than round-off, or
// the link was nearly needed, the matrix is summed and factored anew.
class LinkSwitching {
public:
    using Vector = Eigen::VectorXd;

    // False where it does not come to an end: a load that cannot be held, or links whose loss round-off cannot tell
    // from the loss of all support. The history holds the steps up to there.
    bool run(const ScaledLinks& links, std::vector<SwitchingStep>& history);

    const Vector& displacement() const { return m_u; }  // scaled rows

private:
    using Index = Eigen::Index;

    void start();
    void findReaches();
    bool resistNeutralDirections();
    void resistNeutralDirections(const std::vector<Index>& rows);
    bool sumAnew();
    void calcDirection(Index link);
    bool switchTo(Index link, LinkState state, double gapChange);
    void setState(Index link, LinkState state);
    void moveOn(double gapChange);
    bool reachesFar();
    void calcLack();
    double relativeLack();
    void correct();
    void applyLaws();
    void noteTerms();
    bool findMostViolated();
    bool switchOffTogether();
    bool switchOff(Index link);
    Index firstClosingGap(double direction, double& parameter) const;
    double complianceWithout(Index link) const;
    double violation(Index link) const;
    double gapOf(Index link) const;
    void record(Index link, SwitchingChange change);
    void joinSteps(std::size_t from);

    const ScaledLinks* m_links = nullptr;
    std::vector<SwitchingStep>* m_history = nullptr;
    struct Neutral {
        Index row = 0, column = 0;
        double value = 0;
    };
    // Entries below the diagonal of the sum of v v' over directions that no link resists.
    std::vector<Neutral> m_neutral;
    Index m_neutralCount = 0;
    ProfileMatrix m_K;
    ProfileFactor m_factor;
    bool m_isFresh = false;  // the factor, of a matrix that was summed anew
    int m_uncorrected = 0;   // steps since the displacement was corrected
    Vector m_u, m_direction, m_lack;
    Vector m_travel;                   // per row: |u| and all changes since it was corrected
    Vector m_partTravel, m_partKnown;  // the largest of each part: now, and when it was corrected
    Vector m_force, m_stretch;
    Vector m_rate;  // of shortening along the direction
    std::vector<LinkState> m_state;
    Vector m_giving, m_limit;           // per link: its stiffness and 0 while engaged, else 0 and its limit, N
    Index m_engaged = 0;                // how many
    std::vector<Index> m_violated;      // links that go out together
    Index m_leaving = -1;               // the link on its way out
    double m_leavingGap = 0;            // m
    Vector m_forceTerms;                // N, per link: the terms that its force was a difference of when last corrected
    Vector m_roundOff;                  // N, per link: a force up to this is none
    Vector m_hiddenTerms, m_partTerms;  // per row and per part, of m_forceTerms
    Vector m_partLack;
    struct Reach {
        Index part = 0;
        double perLength = 0;  // 1 / largest entry of the link's column, which is in that part; 0: it touches no row
    };
    std::vector<Reach> m_reach;  // (links)
};

}  // namespace sinew
