#include "core/complementarity/link_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Eigenvalues>

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// A force this far beyond its limit, relative to the largest force, is round-off: some hundred units in the last place.
constexpr double forceTolerance = 1e-12;
// Squared sine below which a direction counts as not resisted, in rows scaled to unit diagonal: about the square root
// of the round-off that a stiffness ratio of 1e5 leaves.
constexpr double neutralTolerance = 1e-11;

// Round-off that a sum of loads leaves, relative to its terms: some hundred units in the last place.
constexpr double loadRoundOff = 1e-13;

bool isUsableNumber(double limit)
{
    return !std::isnan(limit);
}

}  // namespace

void LinkSolver::solve(const LinkProblem& problem, LinkSolution& solution, const LinkOptions& options)
{
    solution.status = SolveStatus::NotRun;
    solution.history.clear();
    solution.switches = 0;
    solution.collapse.resize(0);
    m_keepHistory = options.keepHistory;
    if (!isValid(problem, solution))
        return;
    start(problem);
    if (!m_rowScale.allFinite() || (m_rowScale.size() > 0 && !(m_rowScale.minCoeff() > 0))) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = "the link problem holds a number too large to compute with";
        return;
    }
    if (!removeNeutralDirections(solution))
        return;
    calcDisplacement();
    calcForces();
    m_forceScale = m_force.size() > 0 ? m_force.cwiseAbs().maxCoeff() : 0.0;
    record(-1, SwitchingChange::Start, solution);
    if (!m_keepHistory && solveByNewton(solution))
        return;
    if (switchInOrder(solution))
        finish(solution);
}

// True with a verified answer; else all is as it was, every link engaged.
bool LinkSolver::solveByNewton(LinkSolution& solution)
{
    if (m_neutralCount > 0 || m_L.cols() == 0)
        return false;
    if (m_newton.solve(*m_problem, m_L, m_load, m_u, m_state)) {
        factorise();
        if (m_factor.info() == Eigen::Success) {
            calcDisplacement();
            calcForces();
            solution.switches = m_newton.iterations();
            finish(solution);
            if (solution.isUsable())
                return true;
        }
    }
    m_state.assign(m_state.size(), LinkState::Engaged);
    factorise();
    calcDisplacement();
    calcForces();
    return false;
}

bool LinkSolver::switchInOrder(LinkSolution& solution)
{
    const int limit = 100 + 20 * static_cast<int>(m_L.rows() + m_L.cols());
    for (Eigen::Index link = mostViolated(); link >= 0; link = mostViolated()) {
        if (solution.switches > limit) {
            solution.status = SolveStatus::NotConverged;
            solution.message = "the switching did not come to an end";
            return false;
        }
        if (switchOff(link, solution) == Step::Infeasible)
            return false;
    }
    return true;
}

bool LinkSolver::isValid(const LinkProblem& problem, LinkSolution& solution) const
{
    const Eigen::Index links = problem.L.cols();
    const auto refuse = [&](const char* why) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = why;
        return false;
    };
    if (problem.load.size() != problem.L.rows() || problem.stiffness.size() != links || problem.imposed.size() != links
        || problem.lower.size() != links || problem.upper.size() != links)
        return refuse("the sizes of the link problem's arrays do not match");
    if (!problem.L.allFinite() || !problem.load.allFinite() || !problem.imposed.allFinite()
        || !problem.stiffness.allFinite())
        return refuse("the link problem holds a number that is not finite");
    if (links > 0 && !(problem.stiffness.minCoeff() > 0))
        return refuse("a link's stiffness is not positive");
    for (Eigen::Index j = 0; j < links; ++j) {
        if (!isUsableNumber(problem.lower[j]) || !isUsableNumber(problem.upper[j]) || problem.lower[j] > 0
            || problem.upper[j] < 0)
            return refuse("a link's limits do not enclose zero");
    }
    return true;
}

void LinkSolver::start(const LinkProblem& problem)
{
    m_problem = &problem;
    const Eigen::Index rows = problem.L.rows(), links = problem.L.cols();
    m_rowScale.resize(rows);
    m_rowScale.setZero();
    for (Eigen::Index j = 0; j < links; ++j) {
        const double* l = problem.L.col(j).data();
        for (Eigen::Index k = 0; k < rows; ++k)
            m_rowScale[k] += problem.stiffness[j] * l[k] * l[k];
    }
    for (double& scale : m_rowScale)
        scale = scale > 0 ? 1 / std::sqrt(scale) : 1.0;
    m_L.noalias() = m_rowScale.asDiagonal() * problem.L;
    m_load = m_rowScale.cwiseProduct(problem.load);
    if (problem.loadTerms.size() == rows) {
        // What is left where large terms cancel is no load.
        m_load = (problem.load.array().abs() > loadRoundOff * problem.loadTerms.array()).select(m_load, 0.0);
    }
    m_loadScale = rows > 0 ? m_load.cwiseAbs().maxCoeff() : 0.0;
    if (problem.loadTerms.size() == rows && rows > 0)
        m_loadScale = std::max(m_loadScale, m_rowScale.cwiseProduct(problem.loadTerms).cwiseAbs().maxCoeff());
    m_neutral.setZero(rows, rows);
    m_neutralCount = 0;
    m_force.setZero(links);
    m_rates.setZero(links);
    m_state.assign(static_cast<std::size_t>(links), LinkState::Engaged);
    m_leaving = -1;
    m_leavingGap = 0;
}

// A direction that no link resists at all gets a unit stiffness of its own; since no link sees it, nothing else
// changes. If the load works along it, there is no equilibrium.
bool LinkSolver::removeNeutralDirections(LinkSolution& solution)
{
    factorise();
    const Eigen::Index rows = m_K.rows();
    if (rows == 0)
        return true;
    const bool regular = m_factor.info() == Eigen::Success
                         && m_factor.matrixLLT().diagonal().array().square().minCoeff() > 10 * neutralTolerance;
    if (regular)
        return true;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(m_K);
    for (Eigen::Index i = 0; i < rows; ++i) {
        if (eigen.eigenvalues()[i] > neutralTolerance)
            continue;
        const Eigen::VectorXd v = eigen.eigenvectors().col(i);
        const double work = v.dot(m_load);
        if (std::abs(work) > 1e-10 * m_loadScale) {
            reportCollapse(work > 0 ? v : Eigen::VectorXd(-v), solution);
            return false;
        }
        m_neutral.noalias() += v * v.transpose();
        ++m_neutralCount;
    }
    factorise();
    return true;
}

void LinkSolver::factorise()
{
    m_K = m_neutral;
    addStiffness(m_L, m_problem->stiffness, m_state, m_K);
    m_factor.compute(m_K);
}

void LinkSolver::calcDisplacement()
{
    for (Eigen::Index j = 0; j < m_L.cols(); ++j) {  // forces at u = 0
        const double inserted = m_problem->imposed[j] + (j == m_leaving ? m_leavingGap : 0.0);
        switch (m_state[static_cast<std::size_t>(j)]) {
        case LinkState::Engaged: m_force[j] = m_problem->stiffness[j] * inserted; break;
        case LinkState::AtLower: m_force[j] = m_problem->lower[j]; break;
        case LinkState::AtUpper: m_force[j] = m_problem->upper[j]; break;
        }
    }
    m_u = m_load;
    m_u.noalias() += m_L * m_force;
    m_factor.solveInPlace(m_u);
}

void LinkSolver::calcForces()
{
    m_rates.noalias() = m_L.transpose() * m_u;  // shortening of every link
    for (Eigen::Index j = 0; j < m_L.cols(); ++j) {
        const double inserted = m_problem->imposed[j] + (j == m_leaving ? m_leavingGap : 0.0);
        switch (m_state[static_cast<std::size_t>(j)]) {
        case LinkState::Engaged: m_force[j] = m_problem->stiffness[j] * (inserted - m_rates[j]); break;
        case LinkState::AtLower: m_force[j] = m_problem->lower[j]; break;
        case LinkState::AtUpper: m_force[j] = m_problem->upper[j]; break;
        }
    }
}

double LinkSolver::violation(Eigen::Index link) const
{
    return std::max(m_problem->lower[link] - m_force[link], m_force[link] - m_problem->upper[link]);
}

// The engaged link farthest beyond its limit, in newtons as published; -1 when none is.
Eigen::Index LinkSolver::mostViolated() const
{
    Eigen::Index worst = -1;
    double worstViolation = forceTolerance * m_forceScale;
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        if (m_state[static_cast<std::size_t>(j)] == LinkState::Engaged && violation(j) > worstViolation) {
            worst = j;
            worstViolation = violation(j);
        }
    }
    return worst;
}

// The gap that makes the law of a link at its limit read N = k (D0 - L'u + gap).
double LinkSolver::gapOf(Eigen::Index link) const
{
    return m_force[link] / m_problem->stiffness[link] - m_problem->imposed[link] + m_L.col(link).dot(m_u);
}

// The first link at a limit whose gap closes while the leaving link's gap grows by `direction` times a parameter.
Eigen::Index LinkSolver::firstClosingGap(double direction, double& parameter) const
{
    Eigen::Index first = -1;
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        const LinkState state = m_state[static_cast<std::size_t>(j)];
        if (state == LinkState::Engaged)
            continue;
        const double side = state == LinkState::AtLower ? 1.0 : -1.0;
        const double rate = side * direction * m_L.col(j).dot(m_direction);
        const double gap = std::max(0.0, side * gapOf(j));
        if (rate < 0 && gap < -rate * parameter) {
            parameter = gap / -rate;
            first = j;
        }
    }
    return first;
}

// Lets a gap grow in series with the link until its force is back at the limit; links whose gap closes on the way
// engage again.
LinkSolver::Step LinkSolver::switchOff(Eigen::Index link, LinkSolution& solution)
{
    const bool below = m_force[link] < m_problem->lower[link];
    const double limit = below ? m_problem->lower[link] : m_problem->upper[link];
    const double direction = below ? 1.0 : -1.0;
    const double stiffness = m_problem->stiffness[link];
    m_leaving = link;
    m_leavingGap = 0;
    for (Eigen::Index round = 0; round <= m_L.cols(); ++round) {
        m_direction = stiffness * m_L.col(link);
        m_factor.solveInPlace(m_direction);
        const double compliance = complianceWithout(link);
        double parameter = compliance > 0 ? std::abs(limit - m_force[link]) / (stiffness * compliance) : infinity;
        const Eigen::Index closing = firstClosingGap(direction, parameter);
        if (parameter == infinity) {
            reportCollapse(direction * m_direction, solution);
            return Step::Infeasible;
        }
        m_leavingGap += direction * parameter;
        if (closing < 0) {
            m_state[static_cast<std::size_t>(link)] = below ? LinkState::AtLower : LinkState::AtUpper;
            m_leaving = -1;
            factorise();
            calcDisplacement();
            calcForces();
            record(link, limit == 0 ? SwitchingChange::Releases : SwitchingChange::Yields, solution);
            return Step::Switched;
        }
        engage(closing, solution);
    }
    return Step::Switched;
}

// How much of a gap inserted in the link the rest takes up; 0 when without it the mechanism would be loose.
double LinkSolver::complianceWithout(Eigen::Index link) const
{
    // As many engaged links as rows: each is needed, whatever round-off says.
    const auto engaged = std::count(m_state.begin(), m_state.end(), LinkState::Engaged);
    if (engaged <= m_L.rows() - m_neutralCount)
        return 0;
    const double compliance = 1 - m_L.col(link).dot(m_direction);
    return compliance > neutralTolerance ? compliance : 0.0;
}

void LinkSolver::engage(Eigen::Index link, LinkSolution& solution)
{
    m_state[static_cast<std::size_t>(link)] = LinkState::Engaged;
    factorise();
    calcDisplacement();
    calcForces();
    record(link, SwitchingChange::Engages, solution);
}

void LinkSolver::record(Eigen::Index link, SwitchingChange change, LinkSolution& solution)
{
    if (change != SwitchingChange::Start)
        ++solution.switches;
    if (!m_keepHistory)
        return;
    SwitchingStep step;
    step.step = static_cast<int>(solution.history.size()) + 1;
    step.row = static_cast<int>(link);
    step.change = change;
    step.values = m_force;
    // A strand that carries nothing but round-off reads as zero.
    for (double& value : step.values) {
        if (std::abs(value) <= forceTolerance * m_forceScale)
            value = 0;
    }
    solution.history.push_back(std::move(step));
}

// Polishes the last displacement by one step of iterative refinement, sets forces within round-off of a limit to it,
// and verifies.
void LinkSolver::finish(LinkSolution& solution)
{
    m_right.noalias() = m_L * m_force;
    m_right += m_load;
    m_right.noalias() -= m_neutral * m_u;
    m_factor.solveInPlace(m_right);
    m_u += m_right;
    calcForces();
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        if (violation(j) > 0)
            m_force[j] = std::clamp(m_force[j], m_problem->lower[j], m_problem->upper[j]);
        if (std::abs(m_force[j]) <= forceTolerance * m_forceScale)
            m_force[j] = 0;
    }
    solution.force = m_force;
    solution.state = m_state;
    solution.displacement = m_rowScale.cwiseProduct(m_u);
    solution.gap.setZero(m_force.size());
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        if (m_state[static_cast<std::size_t>(j)] != LinkState::Engaged)
            solution.gap[j] = gapOf(j);
    }
    verify(solution);
}

LinkSolution solveLinks(const LinkProblem& problem, const LinkOptions& options)
{
    LinkSolver solver;
    LinkSolution solution;
    solver.solve(problem, solution, options);
    return solution;
}

}  // namespace sinew
