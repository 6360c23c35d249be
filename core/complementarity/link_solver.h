#pragma once

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include "core/complementarity/link_newton.h"
#include "core/complementarity/link_problem.h"

namespace sinew {

struct LinkOptions {
    // The order in which links switch. Without it Newton's method is tried first, which needs a fraction of the time.
    bool keepHistory = true;
};

// Solves link problems by ordered switching (Kolesnikov 2004, 'switching off'): all links engaged at first, then the
// one that violates its limit most goes out. The plain rule errs for general systems; here a link that went out
// engages again as soon as its gap would close (the ratio test of Goldfarb and Idnani 1983), so every step lowers the
// complementary energy's dual, the method is finite and its history equals the published one wherever that is right.
// Works in the few coordinates, so it stays exact when no passive stiffness helps, and recognises a load that no
// links can balance.
//
// One solver may be used again and again; problems of one size allocate once, history aside.
class LinkSolver {
public:
    // Never throws. `solution` is overwritten; its status says whether it may be used.
    void solve(const LinkProblem& problem, LinkSolution& solution, const LinkOptions& options = {});

private:
    enum class Step { Done, Switched, Infeasible };

    bool isValid(const LinkProblem& problem, LinkSolution& solution) const;
    void start(const LinkProblem& problem);
    bool solveByNewton(LinkSolution& solution);
    bool switchInOrder(LinkSolution& solution);
    bool removeNeutralDirections(LinkSolution& solution);
    void factorise();
    void calcDisplacement();
    void calcForces();
    Eigen::Index mostViolated() const;
    Step switchOff(Eigen::Index link, LinkSolution& solution);
    Eigen::Index firstClosingGap(double direction, double& parameter) const;
    double complianceWithout(Eigen::Index link) const;
    double violation(Eigen::Index link) const;
    double gapOf(Eigen::Index link) const;
    void engage(Eigen::Index link, LinkSolution& solution);
    void record(Eigen::Index link, SwitchingChange change, LinkSolution& solution);
    void finish(LinkSolution& solution);
    void verify(LinkSolution& solution);
    Eigen::VectorXd withoutStretch(const Eigen::Ref<const Eigen::VectorXd>& motion) const;
    void reportCollapse(const Eigen::Ref<const Eigen::VectorXd>& direction, LinkSolution& solution) const;

    const LinkProblem* m_problem = nullptr;
    Eigen::VectorXd m_rowScale;  // rows are scaled so that the full stiffness matrix has a unit diagonal
    Eigen::MatrixXd m_L;         // scaled rows
    Eigen::VectorXd m_load;      // scaled rows
    Eigen::MatrixXd m_neutral;   // (rows x rows), sum of v v' over directions that no link resists
    Eigen::Index m_neutralCount = 0;
    double m_loadScale = 0;  // scaled rows
    Eigen::MatrixXd m_K;
    Eigen::LLT<Eigen::MatrixXd> m_factor;
    Eigen::VectorXd m_u, m_right, m_direction;
    Eigen::VectorXd m_force, m_rates;
    std::vector<LinkState> m_state;
    LinkNewton m_newton;
    bool m_keepHistory = true;
    Eigen::Index m_leaving = -1;  // the link on its way out
    double m_leavingGap = 0;      // m
    double m_forceScale = 0;      // N
};

LinkSolution solveLinks(const LinkProblem& problem, const LinkOptions& options = {});

}  // namespace sinew
