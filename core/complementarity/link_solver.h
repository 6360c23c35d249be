#pragma once

#include <Eigen/Core>

#include "core/complementarity/link_newton.h"
#include "core/complementarity/link_problem.h"
#include "core/complementarity/link_switching.h"
#include "core/complementarity/missing_support.h"

namespace sinew {

struct LinkOptions {
    // The order in which links switch. Costs many times the answer itself.
    bool keepHistory = true;
};

// Solves link problems. The answer is found by Newton's method in the displacements (link_newton.h), with a history from
// where ordered switching ends (link_switching.h). It is exact where no passive stiffness helps.
//
// Rigid links are the limit of stiff ones by the method of multipliers (Rockafellar 1976): stiff links whose imposed
// shortening is raised by what the force has stretched them, until nothing is stretched any more. A history shows them
// as stiff links.
//
// Where no forces come into balance, the least that lacks (missing_support.h) decides: either it proves that the load
// cannot be held, or it is round-off, and without it the load is held.
//
// One solver may be used again and again; problems of one size allocate once, history aside.
class LinkSolver {
public:
    // Never throws. `solution` is overwritten; its status says whether it may be used.
    void solve(const LinkProblem& problem, LinkSolution& solution, const LinkOptions& options = {});

private:
    bool isValid(const LinkProblem& problem, LinkSolution& solution) const;
    void start(const LinkProblem& problem, const Eigen::VectorXd& load);
    void scale(const LinkProblem& problem, const Eigen::VectorXd& load);
    bool contradicts(LinkSolution& solution) const;
    bool rests(LinkSolution& solution);
    bool balance(const Eigen::VectorXd* from, const Eigen::VectorXd& load, bool thorough);
    bool stiffen(double stiffness, const Eigen::VectorXd& load);
    bool raiseMultipliersToTheEnd();
    double raiseMultipliers();
    double reach() const;
    bool solveByNewton(const Eigen::VectorXd* from, const Eigen::VectorXd& load, bool thorough, LinkSolution& solution);
    void solveByMissingSupport(LinkSolution& solution);
    void take(LinkSolution& solution);
    void shareAmongRigid(LinkSolution& solution);
    void verify(LinkSolution& solution);

    const LinkProblem* m_problem = nullptr;
    bool m_hasRigid = false;
    double m_stiffForRigid = 1;  // N/m, of the stiff links that stand for rigid ones
    ScaledLinks m_links;
    Eigen::VectorXd m_load;  // as given, without round-off
    Eigen::VectorXd m_u;     // scaled rows
    LinkNewton m_newton;
    LinkSwitching m_switching;
    MissingSupport m_missing;
    Eigen::VectorXd m_rest, m_terms, m_partRest, m_partTerms;  // rows, and parts of them
    Eigen::VectorXd m_given, m_givenTerms;                     // links: shortenings that a displacement gives
};

LinkSolution solveLinks(const LinkProblem& problem, const LinkOptions& options = {});

}  // namespace sinew
