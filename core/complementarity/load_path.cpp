#include "core/complementarity/load_path.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/complementarity/force_balance.h"
#include "core/complementarity/rigid_links.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// Nearer than this share to its strength a link is at it, and links whose forces, or whose places on the path, are no
// farther apart switch together: a hundred times the round-off of a long path, and far below any digit that a strength or
// a stiffness is known to.
constexpr double together = 1e-9;

double rateOf(double from, double to)
{
    return std::isfinite(from) && std::isfinite(to) ? to - from : 0.0;
}

// N, what the largest force of the path comes to at least: in each row the links balance the load.
double leastLargestForce(const LoadPathProblem& problem)
{
    const Eigen::VectorXd arms = problem.from.L.cwiseAbs().rowwise().sum();
    double force = 0;
    for (Eigen::Index i = 0; i < arms.size(); ++i) {
        if (arms[i] > 0)
            force = std::max({force, std::abs(problem.from.load[i]) / arms[i], std::abs(problem.to.load[i]) / arms[i]});
    }
    return force;
}

// What reaching a limit means to a person: a link without force lets go, one with force yields.
SwitchingChange changeAt(double limit)
{
    return limit == 0 ? SwitchingChange::Releases : SwitchingChange::Yields;
}

}  // namespace

double LoadPathSolver::strength(Index link) const
{
    return m_p->strength.size() > 0 && !m_broken[toSize(link)] ? m_p->strength[link] : infinity;
}

void LoadPathSolver::solve(const LoadPathProblem& problem, LoadPath& path)
{
    path = {};
    if (!begin(problem, path))
        return;
    follow(path);
    if (path.status == SolveStatus::NotRun)
        verify(path);
}

bool LoadPathSolver::begin(const LoadPathProblem& problem, LoadPath& path)
{
    const Index links = problem.from.L.cols();
    const bool fits = problem.to.load.size() == problem.from.load.size() && problem.to.imposed.size() == links
                      && problem.to.lower.size() == links && problem.to.upper.size() == links
                      && (problem.strength.size() == 0 || problem.strength.size() == links);
    if (!fits || !problem.to.load.allFinite() || !problem.to.imposed.allFinite()
        || (problem.strength.size() > 0 && !(problem.strength.minCoeff() > 0))) {
        path.status = SolveStatus::InvalidInput;
        path.message
            = sentence("the two ends of the load path do not fit each other, or hold a number that makes no sense");
        return false;
    }
    m_p = &problem;
    m_t = 0;
    m_scale = leastLargestForce(problem);  // at the start all forces may be round-off
    m_lowerRate.resize(links);
    m_upperRate.resize(links);
    for (Index j = 0; j < links; ++j) {
        m_lowerRate[j] = rateOf(problem.from.lower[j], problem.to.lower[j]);
        m_upperRate[j] = rateOf(problem.from.upper[j], problem.to.upper[j]);
    }
    m_imposedRate = problem.to.imposed - problem.from.imposed;
    m_broken.assign(toSize(links), false);
    if (!solveHere(path))
        return false;
    m_stiffness
        = std::max(stiffnessScale(problem.from, problem.from.load), stiffnessScale(problem.from, problem.to.load));
    m_lastState = m_state;
    return true;
}

// The problem at the present parameter, without the links that are broken.
void LoadPathSolver::fillProblemHere()
{
    m_here = m_p->from;
    m_here.load += m_t * (m_p->to.load - m_p->from.load);
    m_here.imposed += m_t * m_imposedRate;
    for (Index j = 0; j < m_here.lower.size(); ++j) {
        m_here.lower[j] = m_broken[toSize(j)] ? 0.0 : lower(j);
        m_here.upper[j] = m_broken[toSize(j)] ? 0.0 : upper(j);
    }
}

bool LoadPathSolver::solveHere(LoadPath& path)
{
    fillProblemHere();
    m_solver.solve(m_here, m_solution, {.keepHistory = false});
    if (!m_solution.isUsable()) {
        path.status = m_solution.status;
        path.message = m_solution.message;
        path.collapse = m_solution.collapse;
        return false;
    }
    m_force = m_solution.force;
    m_gap = m_solution.gap;
    m_u = m_solution.displacement;
    m_state = m_solution.state;
    return true;
}

void LoadPathSolver::follow(LoadPath& path)
{
    const auto limit = 200 + 50 * m_p->from.L.cols();
    constexpr double noStep = 1e-10;
    Index still = 0;  // corners in a row at one parameter
    for (Index round = 0; round < limit; ++round) {
        if (isAnyWeak() && !breakWeakest(path))
            return;
        place();
        if (m_t >= 1) {
            noteEvents(path);
            addCorner(path);
            return;
        }
        // At a corner where many links are at their edge, round-off of places may lead round in a circle.
        const bool isCircling = still > 2 * m_force.size();
        if (isCircling && stepOver(path)) {
            still = 0;
            continue;
        }
        if (!calcRates(path)) {
            if (m_solution.status == SolveStatus::Infeasible && !isCircling && slide(m_solution.collapse)) {
                ++still;
                continue;
            }
            const Vector collapse = m_solution.collapse;
            const bool isInfeasible = m_solution.status == SolveStatus::Infeasible;
            if (stepOver(path))
                continue;
            if (!isInfeasible)
                return;
            path.collapsed = true;
            path.collapse = collapse;
            letGo(path.collapse);
            noteEvents(path);
            addCorner(path);
            return;
        }
        if (path.parameters.empty())
            m_lastState = m_state;  // on which side the first line starts is no event
        noteEvents(path);
        addCorner(path);
        const Corner corner = nextCorner();
        still = corner.step > noStep ? 0 : still + 1;
        advance(corner);
        if (corner.reason == Corner::Reason::End && !isAnyWeak()) {
            addCorner(path);
            return;
        }
    }
    path.status = SolveStatus::NotConverged;
    path.message = sentence("the load path did not come to an end");
}

// Solves the problem afresh a little farther on. False, with all as it was, when the load is not held there.
bool LoadPathSolver::stepOver(LoadPath& path)
{
    // From far above the round-off of a corner to what a picture just shows.
    constexpr double least = 1e-7, most = 1e-2;
    const double before = m_t;
    const SolveStatus status = path.status;
    const Sentence message = path.message;
    for (double step = least; step <= most && m_t < 1; step *= 10) {
        m_t = std::min(1.0, before + step);
        path.status = SolveStatus::NotRun;
        if (solveHere(path)) {
            ++path.fallbacks;
            path.message = sentence("not solved");
            return true;
        }
    }
    m_t = before;
    path.status = status;
    path.message = message;
    path.collapse.resize(0);
    return false;
}

void LoadPathSolver::shorten(Corner& corner, double reach, Index link, Corner::Reason reason) const
{
    if (reach < corner.step)
        corner = {std::max(0.0, reach), link, reason};
}

LoadPathSolver::Corner LoadPathSolver::nextCorner() const
{
    Corner corner{1 - m_t, -1, Corner::Reason::End};
    for (Index j = 0; j < m_force.size(); ++j) {
        const Place place = m_place[toSize(j)];
        const LinkState state = m_state[toSize(j)];
        // A force that falls may pass through zero to its strength on the other side. One that is given grows, too.
        if (m_forceRate[j] != 0 && strength(j) < infinity)
            shorten(corner, strength(j) / std::abs(m_forceRate[j]) - m_force[j] / m_forceRate[j], j,
                    Corner::Reason::Strength);
        if (place == Place::Fixed)
            continue;
        if (state == LinkState::Engaged) {
            const double toLower = m_forceRate[j] - m_lowerRate[j], toUpper = m_forceRate[j] - m_upperRate[j];
            if (toLower < 0 && place != Place::EdgeOfLower)
                shorten(corner, (m_force[j] - lower(j)) / -toLower, j, Corner::Reason::Lower);
            if (toUpper > 0 && place != Place::EdgeOfUpper)
                shorten(corner, (upper(j) - m_force[j]) / toUpper, j, Corner::Reason::Upper);
            continue;
        }
        const double side = state == LinkState::AtLower ? 1.0 : -1.0;
        const bool open = place == Place::AtLower || place == Place::AtUpper;
        if (open && side * m_gapRate[j] < 0)
            shorten(corner, m_gap[j] / -m_gapRate[j], j, Corner::Reason::Gap);
    }
    return corner;
}

void LoadPathSolver::advance(const Corner& corner)
{
    m_t = corner.reason == Corner::Reason::End ? 1.0 : m_t + corner.step;
    m_u += corner.step * m_uRate;
    for (Index j = 0; j < m_force.size(); ++j) {
        m_force[j] += corner.step * m_forceRate[j];
        m_gap[j] = m_state[toSize(j)] == LinkState::Engaged ? 0.0 : m_gap[j] + corner.step * m_gapRate[j];
        if (m_state[toSize(j)] == LinkState::AtLower && !m_broken[toSize(j)])
            m_force[j] = lower(j);
        else if (m_state[toSize(j)] == LinkState::AtUpper)
            m_force[j] = upper(j);
    }
    switch (corner.reason) {
    case Corner::Reason::Lower: m_force[corner.link] = lower(corner.link); break;
    case Corner::Reason::Upper: m_force[corner.link] = upper(corner.link); break;
    case Corner::Reason::Gap: m_gap[corner.link] = 0; break;
    case Corner::Reason::Strength:
    case Corner::Reason::End: break;
    }
    // Rates of rigid links are known to the round-off of the stiff ones that stand for them.
    if ((m_p->from.stiffness.array() == infinity).any()) {
        fillProblemHere();
        balanceForces(m_here, m_force);
    }
}

void LoadPathSolver::noteEvents(LoadPath& path)
{
    const auto first = static_cast<std::ptrdiff_t>(path.events.size());
    for (Index j = 0; j < m_force.size(); ++j) {
        const LinkState before = m_lastState[toSize(j)], now = m_state[toSize(j)];
        if (before == now || m_place[toSize(j)] == Place::Fixed)
            continue;
        const SwitchingChange change = now == LinkState::Engaged   ? SwitchingChange::Engages
                                       : now == LinkState::AtLower ? changeAt(m_p->from.lower[j])
                                                                   : changeAt(m_p->from.upper[j]);
        path.events.push_back({m_t, static_cast<int>(j), change});
    }
    m_lastState = m_state;
    std::stable_sort(path.events.begin() + first, path.events.end(),
                     [](const LoadPathEvent& a, const LoadPathEvent& b) { return a.change < b.change; });
    for (std::size_t i = std::max<std::size_t>(toSize(first), 1); i < path.events.size(); ++i) {
        const LoadPathEvent& previous = path.events[i - 1];
        LoadPathEvent& event = path.events[i];
        event.withPrevious = previous.change == event.change && event.parameter - previous.parameter <= together;
    }
}

void LoadPathSolver::addCorner(LoadPath& path) const
{
    path.parameters.push_back(m_t);
    path.force.push_back(m_force);
    path.displacement.push_back(m_u);
    path.state.push_back(m_state);
}

// Of the links at their strength or beyond it, those that are farthest beyond; equal ones in the model's order.
void LoadPathSolver::findWeakest()
{
    double largest = 1 - together;
    for (Index j = 0; j < m_force.size(); ++j)
        largest = std::max(largest, std::abs(m_force[j]) / strength(j));
    m_weakest.clear();
    for (Index j = 0; j < m_force.size(); ++j) {
        if (std::abs(m_force[j]) / strength(j) >= (1 - together) * largest && strength(j) < infinity)
            m_weakest.push_back(j);
    }
}

bool LoadPathSolver::isAnyWeak()
{
    if (m_p->strength.size() == 0)
        return false;
    findWeakest();
    return !m_weakest.empty();
}

// Takes out the links that findWeakest() found, and then all that what is left overloads, the most overloaded first. False
// when nothing that is left can hold the load.
bool LoadPathSolver::breakWeakest(LoadPath& path)
{
    if (!path.parameters.empty())
        addCorner(path);  // forces jump here
    for (; !m_weakest.empty(); findWeakest()) {
        for (const Index link : m_weakest) {
            path.events.push_back({m_t, static_cast<int>(link), SwitchingChange::Breaks, link != m_weakest.front()});
            m_broken[toSize(link)] = true;
        }
        if (!solveHere(path)) {
            const bool gone = path.status == SolveStatus::Infeasible;
            path.collapsed = gone;
            if (gone) {
                if (path.parameters.empty())
                    addCorner(path);  // where it was still whole: a path that can be used has a corner
                path.status = SolveStatus::NotRun;
                verify(path);
            }
            return false;
        }
        for (const Index link : m_weakest)
            m_lastState[toSize(link)] = m_state[toSize(link)];
    }
    return true;
}

LoadPath solveLoadPath(const LoadPathProblem& problem)
{
    LoadPathSolver solver;
    LoadPath path;
    solver.solve(problem, path);
    return path;
}

Eigen::VectorXd forcesAt(const LoadPath& path, double parameter)
{
    if (path.parameters.empty())
        return {};
    const auto next = std::lower_bound(path.parameters.begin(), path.parameters.end(), parameter);
    if (next == path.parameters.begin())
        return path.force.front();
    if (next == path.parameters.end())
        return path.force.back();
    const auto i = static_cast<std::size_t>(next - path.parameters.begin());
    const double share = (parameter - path.parameters[i - 1]) / (path.parameters[i] - path.parameters[i - 1]);
    return path.force[i - 1] + share * (path.force[i] - path.force[i - 1]);
}

}  // namespace sinew
