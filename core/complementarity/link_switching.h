#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_newton.h"
#include "core/complementarity/switching.h"
#include "core/math/decompositions.h"

namespace sinew {

// Ordered switching of links (Kolesnikov 2004, 'switching off'): all links engaged at first, then the one that violates
// its limit most goes out. The plain rule errs for general systems; here a link that went out engages again as soon as
// its gap would close (the ratio test of Goldfarb and Idnani 1983), so every step lowers the complementary energy's
// dual, the method is finite and its history equals the published one wherever that is right.
class LinkSwitching {
public:
    using Vector = Eigen::VectorXd;

    // False where it does not come to an end: a load that cannot be held, or links whose loss round-off cannot tell
    // from the loss of all support. The history holds the steps up to there.
    bool run(const ScaledLinks& links, std::vector<SwitchingStep>& history);

    const Vector& displacement() const { return m_u; }  // scaled rows

private:
    using Index = Eigen::Index;

    void resistNeutralDirections();
    void factorise();
    void calcDisplacement();
    void calcForces();
    void restore();
    Index mostViolated() const;
    bool switchOff(Index link);
    Index firstClosingGap(double direction, double& parameter) const;
    double complianceWithout(Index link) const;
    double violation(Index link) const;
    double gapOf(Index link) const;
    void noteTerms();
    double roundOffOf(Index link) const;
    void record(Index link, SwitchingChange change);

    const ScaledLinks* m_links = nullptr;
    std::vector<SwitchingStep>* m_history = nullptr;
    Eigen::MatrixXd m_neutral;  // (rows x rows), sum of v v' over directions that no link resists
    Index m_neutralCount = 0;
    Eigen::MatrixXd m_K;
    Eigen::LLT<Eigen::MatrixXd> m_factor;
    Vector m_u, m_direction, m_force, m_shortening;
    std::vector<LinkState> m_state;
    Index m_leaving = -1;     // the link on its way out
    double m_leavingGap = 0;  // m
    Vector m_forceTerms;      // N, per link: the largest terms that its force was a difference of
    Vector m_hiddenTerms, m_partTerms;  // per row and per part, of m_forceTerms
};

}  // namespace sinew
