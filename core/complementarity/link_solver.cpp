#include "core/complementarity/link_solver.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/constants.h"
#include "core/complementarity/force_balance.h"
#include "core/complementarity/rigid_links.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// Stiffness that stands for a rigid link, against the stiffest elastic one and against load over imposed shortening:
// each round of multipliers then lowers what is still stretched about as much, and forces keep their digits.
constexpr double rigidRatio = 1e3;
// Three rounds are ordinary. Where rigid links part because of what they impose, their forces have to come down to zero
// at a rate of stiffness times gap; where they hold by a short lever, to rise at a rate of stiffness times its square.
// For small gaps and levers stiffer ones help, for a while.
constexpr int mostMultiplierRounds = 20, mostStiffenings = 4;
constexpr double stiffening = 100;
// Stretch of a rigid link, against the largest shortening, at which nothing is left to gain.
constexpr double unstretched = 1e-14;
// The same where it falls no further.
constexpr double nearlyUnstretched = 1e-11;
// A gap below this share of the largest shortening may be what rounds of multipliers leave; ten times that.
constexpr double knownGap = 10 * nearlyUnstretched;
// Lack of balance against its terms that stiff links leave where nothing much is stretched.
constexpr double wellBalanced = 1e-13;

}  // namespace

void LinkSolver::solve(const LinkProblem& problem, LinkSolution& solution, const LinkOptions& options)
{
    solution.status = SolveStatus::NotRun;
    solution.history.clear();
    solution.switches = solution.fallbacks = 0;
    solution.collapse.resize(0);
    solution.contradicting.clear();
    if (!isValid(problem, solution))
        return;
    solution.missing.setZero(problem.L.rows());
    m_problem = &problem;
    clearRoundOffLoad(problem, m_load);
    start(problem, m_load);
    if (!m_links.rowScale.allFinite() || (m_links.rowScale.size() > 0 && !(m_links.rowScale.minCoeff() > 0))) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = sentence("the link problem holds a number too large to compute with");
        return;
    }
    if (m_hasRigid && contradicts(solution))
        return;
    bool inOrder = true;
    if (options.keepHistory) {
        inOrder = m_switching.run(m_links, solution.history);
        solution.switches = static_cast<int>(solution.history.size()) - 1;
    }
    if (!solveByNewton(options.keepHistory && inOrder ? &m_switching.displacement() : nullptr, m_load, false, solution))
        solveByMissingSupport(solution);
    else if (!inOrder)
        ++solution.fallbacks;
    // The end of the order is the answer: forces next to what the switching takes for round-off, and those of rigid links.
    if (options.keepHistory && solution.isUsable() && (inOrder || m_hasRigid)) {
        for (auto step = solution.history.rbegin();
             step != solution.history.rend() && step->step == solution.history.back().step; ++step)
            step->values = solution.force;
    }
}

bool LinkSolver::isValid(const LinkProblem& problem, LinkSolution& solution) const
{
    const Eigen::Index links = problem.L.cols(), rows = problem.L.rows();
    const auto refuse = [&](Sentence why) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = std::move(why);
        return false;
    };
    if (problem.load.size() != rows || problem.stiffness.size() != links || problem.imposed.size() != links
        || problem.lower.size() != links || problem.upper.size() != links
        || (problem.rowLength.size() != 0 && problem.rowLength.size() != rows)
        || (problem.loadTerms.size() != 0 && problem.loadTerms.size() != rows))
        return refuse(sentence("the sizes of the link problem's arrays do not match"));
    if (!areFinite(problem.L) || !areFinite(problem.load) || !areFinite(problem.imposed)
        || !areFinite(problem.rowLength))
        return refuse(sentence("the link problem holds a number that is not finite"));
    const auto isPositive = [](double number) { return number > 0; };
    if (!std::all_of(problem.stiffness.begin(), problem.stiffness.end(), isPositive))
        return refuse(sentence("a link's stiffness is not positive"));
    if (!std::all_of(problem.rowLength.begin(), problem.rowLength.end(), isPositive))
        return refuse(sentence("the length of a row is not positive"));
    for (Eigen::Index j = 0; j < links; ++j) {
        if (!(problem.lower[j] <= 0 && problem.upper[j] >= 0))
            return refuse(sentence("a link's limits do not enclose zero"));
    }
    return true;
}

void LinkSolver::start(const LinkProblem& problem, const Eigen::VectorXd& load)
{
    m_hasRigid = std::find(problem.stiffness.begin(), problem.stiffness.end(), infinity) != problem.stiffness.end();
    if (m_hasRigid)
        m_stiffForRigid = rigidRatio * stiffnessScale(problem, load);
    m_links.imposed = problem.imposed;
    m_links.lower = problem.lower;
    m_links.upper = problem.upper;
    scale(problem, load);
}

void LinkSolver::scale(const LinkProblem& problem, const Eigen::VectorXd& load)
{
    const Eigen::Index rows = problem.L.rows();
    m_links.stiffness = problem.stiffness;
    if (m_hasRigid)
        m_links.stiffness = problem.stiffness.cwiseMin(m_stiffForRigid);
    m_links.rowScale.setZero(rows);
    m_links.L.take(problem.L);
    for (Eigen::Index j = 0; j < m_links.L.cols(); ++j) {
        if (m_links.isGiven(j))
            continue;
        for (const auto& [row, value] : m_links.L.col(j))
            m_links.rowScale[row] += m_links.stiffness[j] * value * value;
    }
    for (double& scale : m_links.rowScale)
        scale = scale > 0 ? 1 / std::sqrt(scale) : 1.0;
    m_links.L.scaleRows(m_links.rowScale);
    m_links.load = m_links.rowScale.cwiseProduct(load);
    m_links.findParts();
}

bool LinkSolver::contradicts(LinkSolution& solution) const
{
    solution.contradicting = findContradiction(*m_problem);
    if (solution.contradicting.empty())
        return false;
    std::string names;
    for (const int link : solution.contradicting)
        names += (names.empty() ? "" : ", ") + std::to_string(link);
    solution.status = SolveStatus::Contradictory;
    solution.message
        = sentence("rigid links impose shortenings that no displacement fulfils together: links %1", names);
    return true;
}

// Forces in balance by the links' laws; those of rigid links by rounds of multipliers. That stiff links hold the load
// shows that it can be held, so that the rounds are thorough.
bool LinkSolver::balance(const Eigen::VectorXd* from, const Eigen::VectorXd& load, bool thorough)
{
    if (from ? !m_newton.solveFrom(m_links, *from) : !m_newton.solveFromEngaged(m_links, thorough))
        return false;
    if (!m_hasRigid)
        return true;
    const double stiffness = m_stiffForRigid;
    bool settled = raiseMultipliersToTheEnd();
    for (int i = 0; !settled && i < mostStiffenings; ++i)
        settled = stiffen(m_stiffForRigid * stiffening, load) && raiseMultipliersToTheEnd();
    if (settled && m_stiffForRigid != stiffness)
        settled = stiffen(stiffness, load) && raiseMultipliersToTheEnd();
    return settled;
}

// Goes on from the same displacement and forces with another stiffness for rigid links.
bool LinkSolver::stiffen(double stiffness, const Eigen::VectorXd& load)
{
    m_u = m_newton.displacement().cwiseProduct(m_links.rowScale);
    m_stiffForRigid = stiffness;
    scale(*m_problem, load);
    raiseMultipliers();
    return m_newton.solveFrom(m_links, m_u.cwiseQuotient(m_links.rowScale), true);
}

bool LinkSolver::raiseMultipliersToTheEnd()
{
    double last = infinity;
    for (int round = 0; round < mostMultiplierRounds; ++round) {
        const double stretched = raiseMultipliers();
        // Where a loose direction leads far away, its round-off is all that stretches the links from some round on.
        if (stretched <= unstretched || (stretched <= nearlyUnstretched && stretched > 0.5 * last))
            return true;
        last = stretched;
        m_u = m_newton.displacement();
        if (!m_newton.solveFrom(m_links, m_u, true))
            return false;
    }
    return false;
}

// The largest shortening: imposed, that a displacement gives, or that stiff links in place of rigid ones give way.
double LinkSolver::reach() const
{
    double reach = largestOf(m_newton.force()) / m_stiffForRigid;
    for (Eigen::Index j = 0; j < m_links.imposed.size(); ++j) {
        const double shortening = m_links.imposed[j] - m_newton.stretch()[j];
        reach = std::max({reach, std::abs(m_problem->imposed[j]), std::abs(shortening)});
    }
    return reach;
}

// Imposes on the stiff links that stand for rigid ones what their forces have stretched them. Returns the farthest that
// one was stretched since, against the largest shortening.
double LinkSolver::raiseMultipliers()
{
    const double reach = this->reach();
    double stretched = 0;
    for (Eigen::Index j = 0; j < m_links.imposed.size(); ++j) {
        if (!m_problem->isRigid(j))
            continue;
        const double imposed = m_problem->imposed[j] + m_newton.force()[j] / m_links.stiffness[j];
        stretched = std::max(stretched, std::abs(imposed - m_links.imposed[j]));
        m_links.imposed[j] = imposed;
    }
    return reach > 0 ? stretched / reach : 0.0;
}

// True with a verified answer.
bool LinkSolver::solveByNewton(const Eigen::VectorXd* from, const Eigen::VectorXd& load, bool thorough,
                               LinkSolution& solution)
{
    if (!balance(from, load, thorough))
        return false;
    solution.switches = std::max(solution.switches, m_newton.iterations());
    take(solution);
    if (m_hasRigid)
        shareAmongRigid(solution);
    verify(solution);
    if (m_hasRigid && solution.equilibriumResidual > wellBalanced) {
        balanceForces(*m_problem, solution.force);
        verify(solution);
    }
    return solution.isUsable();
}

void LinkSolver::take(LinkSolution& solution)
{
    const Eigen::Index links = m_links.L.cols();
    solution.force = m_newton.force();
    solution.state = m_newton.state();
    solution.displacement = m_links.rowScale.cwiseProduct(m_newton.displacement());
    solution.gap.setZero(links);
    for (Eigen::Index j = 0; j < links; ++j) {
        if (solution.state[static_cast<std::size_t>(j)] != LinkState::Engaged)
            // What rounds of multipliers have added to the imposed shortening is no stretch of the link.
            solution.gap[j] = solution.force[j] / m_problem->stiffness[j] - m_newton.stretch()[j]
                              + (m_links.imposed[j] - m_problem->imposed[j]);
    }
}

// Where balance alone does not say how rigid links share what they bear together, the least sum of squares does: a link
// problem of its own, in which each has the same stiffness.
void LinkSolver::shareAmongRigid(LinkSolution& solution)
{
    const double noGap = knownGap * reach();
    if (!mayShare(*m_problem, solution, noGap))
        return;
    const double stiffForRigid = m_stiffForRigid;
    LinkProblem shared = *m_problem;
    for (Eigen::Index j = 0; j < shared.stiffness.size(); ++j) {
        const bool shares = m_problem->isRigid(j) && std::abs(solution.gap[j]) <= noGap;
        shared.stiffness[j] = 1;
        shared.imposed[j] = 0;
        if (!shares)
            shared.lower[j] = shared.upper[j] = solution.force[j];
    }
    start(shared, m_load);
    if (m_newton.solveFromEngaged(m_links)) {
        for (Eigen::Index j = 0; j < shared.stiffness.size(); ++j) {
            if (shared.lower[j] == shared.upper[j])
                continue;
            solution.force[j] = m_newton.force()[j];
            solution.gap[j] = 0;
            solution.state[static_cast<std::size_t>(j)] = m_newton.state()[static_cast<std::size_t>(j)];
        }
    }
    m_stiffForRigid = stiffForRigid;
    m_hasRigid = true;
}

// Nothing moves and nothing bears: the answer where no load acts and what is imposed only slackens, which Newton's method
// meets in steps that are all round-off. True when that obeys all laws.
bool LinkSolver::rests(LinkSolution& solution)
{
    if (!m_missing.heldLoad().isZero(0))
        return false;
    const LinkProblem& p = *m_problem;
    solution.state.assign(static_cast<std::size_t>(p.L.cols()), LinkState::Engaged);
    for (Eigen::Index j = 0; j < p.L.cols(); ++j) {
        const double imposed = p.imposed[j];
        if (imposed != 0 && (imposed < 0 ? p.lower[j] : p.upper[j]) != 0)
            return false;  // it would bear
        if (imposed != 0)
            solution.state[static_cast<std::size_t>(j)] = imposed < 0 ? LinkState::AtLower : LinkState::AtUpper;
    }
    solution.force.setZero(p.L.cols());
    solution.displacement.setZero(p.L.rows());
    solution.gap = -p.imposed;
    verify(solution);
    return solution.isUsable();
}

// The load cannot be held, or Newton's method has failed.
void LinkSolver::solveByMissingSupport(LinkSolution& solution)
{
    const auto stop = [&](SolveStatus status, Sentence message) {
        solution.status = status;
        solution.message = std::move(message);
    };
    if (!m_missing.find(*m_problem))
        return stop(SolveStatus::NotConverged, sentence("round-off keeps the forces from coming into balance"));
    start(*m_problem, m_missing.heldLoad());
    if (!m_missing.isProven()) {
        ++solution.fallbacks;
        if (!solveByNewton(nullptr, m_missing.heldLoad(), true, solution) && !rests(solution))
            stop(SolveStatus::NotConverged, sentence("the answer did not pass its own verification"));
        return;
    }
    // Links that the collapse stretches are at their limits in whatever comes nearest.
    for (Eigen::Index j = 0; j < m_links.L.cols(); ++j) {
        const double stretch = m_missing.stretchOf(j);
        if (stretch > 0)
            m_links.upper[j] = m_links.lower[j];
        else if (stretch < 0)
            m_links.lower[j] = m_links.upper[j];
    }
    solution.missing = m_missing.missing();
    solution.collapse = m_missing.collapse();
    if (balance(nullptr, m_missing.heldLoad(), true)) {
        take(solution);
    } else {
        solution.force = m_missing.force();
        solution.state.assign(static_cast<std::size_t>(m_links.L.cols()), LinkState::Engaged);
        ++solution.fallbacks;
    }
    solution.displacement.setZero(m_links.L.rows());
    solution.gap.setZero(m_links.L.cols());
    stop(SolveStatus::Infeasible, sentence("no admissible link forces balance the load"));
}

LinkSolution solveLinks(const LinkProblem& problem, const LinkOptions& options)
{
    LinkSolver solver;
    LinkSolution solution;
    solver.solve(problem, solution, options);
    return solution;
}

}  // namespace sinew
