#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/bounded_simplex.h"
#include "core/complementarity/link_problem.h"
#include "core/complementarity/link_solver.h"
#include "core/statics/criterion.h"
#include "core/statics/min_max_sharing.h"
#include "core/statics/power_sharing.h"
#include "core/statics/rigid_reactions.h"
#include "core/statics/sharing_watch.h"

namespace sinew {

// Lets every force that is not given (limits that are one force) be of any sign and size: what the pseudo-inverse takes
// links for.
void removeLimits(LinkProblem& problem);

// Shares the load of a link problem by the complete system or by an optimality criterion. Stiffnesses and imposed
// shortenings count for the complete system only, limits for all but the pseudo-inverse; a link
// whose limits are one force has that. Rigid links are reactions: no criterion weighs them.
// The solution is verified against the criterion's own conditions of optimality: for Linear and MinMax
// complementarityResidual is the gap between the answer and a proven bound. displacement and gap are meaningful for the
// complete system only, else they are multipliers.
// `watch` is for MinMax; the others are done in a moment.
class LoadSharing {
public:
    void solve(const Criterion& criterion, const LinkProblem& problem, const CriterionWeights& weights,
               LinkSolution& solution, bool keepHistory = false, const SharingWatch& watch = {});

private:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;

    void share(const Criterion& criterion, const CriterionWeights& weights, const LinkProblem& problem,
               LinkSolution& solution, bool keepHistory, const SharingWatch& watch);
    void solveQuadratic(const LinkProblem& problem, LinkSolution& solution, bool keepHistory);

    void solvePowers(double power, const LinkProblem& problem, LinkSolution& solution);
    void solveLinear(const LinkProblem& problem, LinkSolution& solution);
    void splitTwoWayLinks(const LinkProblem& problem);
    double linearGap(const Vector& multipliers, const Vector& force) const;
    double solveLinearBySimplex(const LinkProblem& problem, Vector& columnForce);
    void shareAmongCheapest(const Vector& multipliers, Vector& columnForce);

    LinkSolver m_solver;
    PowerSharing m_powers;
    MinMaxSharing m_minMax;
    BoundedSimplex m_simplex;
    RigidReactions m_reactions;
    LinkProblem m_problem, m_rest;
    LinkSolution m_trial;
    const CriterionWeights* m_weights = nullptr;
    std::vector<Index> m_linkOf;  // linear: the link of each column
    Vector m_price;               // linear: of each column; none for rigid links
};

}  // namespace sinew
