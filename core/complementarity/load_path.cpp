#include "core/complementarity/load_path.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/complementarity/force_balance.h"
#include "core/complementarity/rigid_links.h"

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// Closer to a limit than this share of the largest force a link is at the edge: round-off of a few hundred steps.
constexpr double edgeTolerance = 1e-11;
constexpr double overload = 1 + 1e-12;

std::size_t at(Eigen::Index i)
{
    return static_cast<std::size_t>(i);
}

double rateOf(double from, double to)
{
    return std::isfinite(from) && std::isfinite(to) ? to - from : 0.0;
}

// What reaching a limit means to a person: a link without force lets go, one with force yields.
SwitchingChange changeAt(double limit)
{
    return limit == 0 ? SwitchingChange::Releases : SwitchingChange::Yields;
}

}  // namespace

double LoadPathSolver::strength(Index link) const
{
    return m_p->strength.size() > 0 && !m_broken[at(link)] ? m_p->strength[link] : infinity;
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
        path.message = "the two ends of the load path do not fit each other, or hold a number that makes no sense";
        return false;
    }
    m_p = &problem;
    m_t = 0;
    m_scale = 0;
    m_lowerRate.resize(links);
    m_upperRate.resize(links);
    for (Index j = 0; j < links; ++j) {
        m_lowerRate[j] = rateOf(problem.from.lower[j], problem.to.lower[j]);
        m_upperRate[j] = rateOf(problem.from.upper[j], problem.to.upper[j]);
    }
    m_imposedRate = problem.to.imposed - problem.from.imposed;
    m_broken.assign(at(links), false);
    if (!solveHere(path))
        return false;
    m_stiffness
        = std::max(stiffnessScale(problem.from, problem.from.load), stiffnessScale(problem.from, problem.to.load));
    m_lastState = m_state;
    const Index weakest = mostOverloaded();
    return weakest < 0 || breakFrom(weakest, path);
}

// The problem at the present parameter, without the links that are broken.
void LoadPathSolver::fillProblemHere()
{
    m_here = m_p->from;
    m_here.load += m_t * (m_p->to.load - m_p->from.load);
    m_here.imposed += m_t * m_imposedRate;
    for (Index j = 0; j < m_here.lower.size(); ++j) {
        m_here.lower[j] = m_broken[at(j)] ? 0.0 : lower(j);
        m_here.upper[j] = m_broken[at(j)] ? 0.0 : upper(j);
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
        if (corner.reason == Corner::Reason::End) {
            addCorner(path);
            return;
        }
        if (corner.reason == Corner::Reason::Strength) {
            addCorner(path);
            if (!breakFrom(corner.link, path))
                return;
        }
    }
    path.status = SolveStatus::NotConverged;
    path.message = "the load path did not come to an end";
}

// Solves the problem afresh a little farther on. False, with all as it was, when the load is not held there.
bool LoadPathSolver::stepOver(LoadPath& path)
{
    // From far above the round-off of a corner to what a picture just shows.
    constexpr double least = 1e-7, most = 1e-2;
    const double before = m_t;
    const SolveStatus status = path.status;
    const std::string message = path.message;
    for (double step = least; step <= most && m_t < 1; step *= 10) {
        m_t = std::min(1.0, before + step);
        path.status = SolveStatus::NotRun;
        if (solveHere(path)) {
            ++path.fallbacks;
            path.message = "not solved";
            return true;
        }
    }
    m_t = before;
    path.status = status;
    path.message = message;
    path.collapse.resize(0);
    return false;
}

void LoadPathSolver::place()
{
    if (m_force.size() > 0)
        m_scale = std::max(m_scale, m_force.cwiseAbs().maxCoeff());
    const double tolerance = edgeTolerance * m_scale;
    m_place.resize(at(m_force.size()));
    for (Index j = 0; j < m_force.size(); ++j) {
        const double toLower = m_force[j] - lower(j), toUpper = upper(j) - m_force[j];
        const double pull = std::min(m_p->from.stiffness[j], m_stiffness) * m_gap[j];  // the gap as a force
        Place& place = m_place[at(j)];
        if (m_broken[at(j)] || (lower(j) == upper(j) && m_lowerRate[j] == m_upperRate[j]))
            place = Place::Fixed;
        else if (toLower <= tolerance)
            place = pull > tolerance ? Place::AtLower : Place::EdgeOfLower;
        else if (toUpper <= tolerance)
            place = pull < -tolerance ? Place::AtUpper : Place::EdgeOfUpper;
        else
            place = Place::Engaged;
    }
}

// Puts a link that may move into the rate problem. At an edge the unknown is how much faster than its limit the force
// grows.
void LoadPathSolver::addRateColumn(Index link, Index column)
{
    const Place place = m_place[at(link)];
    const double limitRate = place == Place::EdgeOfLower   ? m_lowerRate[link]
                             : place == Place::EdgeOfUpper ? m_upperRate[link]
                                                           : 0.0;
    const double k = m_p->from.stiffness[link];
    m_column[at(link)] = column;
    m_rateProblem.L.col(column) = m_p->from.L.col(link);
    m_rateProblem.stiffness[column] = k;
    m_rateProblem.imposed[column] = m_imposedRate[link] - limitRate / k;
    m_rateProblem.lower[column] = place == Place::EdgeOfLower ? 0.0 : -infinity;
    m_rateProblem.upper[column] = place == Place::EdgeOfUpper ? 0.0 : infinity;
    m_rateProblem.load += limitRate * m_p->from.L.col(link);
}

// The rates per unit of the parameter solve a link problem of their own. False when no rates keep the balance.
bool LoadPathSolver::calcRates(LoadPath& path)
{
    const Index links = m_force.size();
    const auto moves = [](Place place) {
        return place == Place::Engaged || place == Place::EdgeOfLower || place == Place::EdgeOfUpper;
    };
    const Index columns = std::count_if(m_place.begin(), m_place.end(), moves);
    LinkProblem& r = m_rateProblem;
    r.L.resize(m_p->from.L.rows(), columns);
    r.stiffness.resize(columns);
    r.imposed.resize(columns);
    r.lower.resize(columns);
    r.upper.resize(columns);
    r.load = m_p->to.load - m_p->from.load;
    r.loadTerms = m_p->from.loadTerms.size() > 0 ? m_p->from.loadTerms : m_p->from.load.cwiseAbs();
    r.loadTerms += m_p->to.loadTerms.size() > 0 ? m_p->to.loadTerms : m_p->to.load.cwiseAbs();
    m_column.assign(at(links), -1);
    Index column = 0;
    for (Index j = 0; j < links; ++j) {
        if (moves(m_place[at(j)]))
            addRateColumn(j, column++);
        else if (m_place[at(j)] == Place::AtUpper)
            r.load += m_upperRate[j] * m_p->from.L.col(j);
        else if (!m_broken[at(j)])
            r.load += m_lowerRate[j] * m_p->from.L.col(j);
        const double limitRate = std::max(std::abs(m_lowerRate[j]), std::abs(m_upperRate[j]));
        if (limitRate > 0)
            r.loadTerms += limitRate * m_p->from.L.col(j).cwiseAbs();
    }
    m_solver.solve(r, m_solution, {.keepHistory = false});
    if (m_solution.status == SolveStatus::Infeasible)
        return false;
    if (!m_solution.isUsable()) {
        path.status = SolveStatus::NotConverged;
        path.message = "the rates of the load path were not found: " + m_solution.message;
        return false;
    }
    takeRates();
    return true;
}

// What a link's opening along a motion has to exceed: round-off of its terms, and of parts of the motion that are
// round-off themselves.
double LoadPathSolver::roundOffOfOpening(Index link, const Vector& motion) const
{
    const Vector L = m_p->from.L.col(link).cwiseAbs(), moved = motion.cwiseAbs();
    return std::max(1e-9 * L.dot(moved), 1e-14 * L.lpNorm<Eigen::Infinity>() * moved.lpNorm<Eigen::Infinity>());
}

// Moves along a motion that nothing in the rate problem resists, at constant load, until the gap of another link
// closes. False when none does: then the motion is a collapse.
bool LoadPathSolver::slide(const Vector& motion)
{
    const Vector opening = m_p->from.L.transpose() * motion;
    double reach = infinity;
    Index closing = -1;
    for (Index j = 0; j < m_force.size(); ++j) {
        const Place place = m_place[at(j)];
        const double side = place == Place::AtLower ? 1.0 : -1.0;
        const double roundOff = roundOffOfOpening(j, motion);
        if ((place != Place::AtLower && place != Place::AtUpper) || side * opening[j] >= -roundOff)
            continue;
        if (m_gap[j] / -opening[j] < reach) {
            reach = m_gap[j] / -opening[j];
            closing = j;
        }
    }
    if (closing < 0)
        return false;
    m_u += reach * motion;
    for (Index j = 0; j < m_force.size(); ++j) {
        if (m_place[at(j)] != Place::Engaged)
            m_gap[j] += reach * opening[j];
    }
    m_gap[closing] = 0;
    return true;
}

// Links at an edge that a collapse moves away from have come to their limit.
void LoadPathSolver::letGo(const Vector& motion)
{
    const Vector opening = m_p->from.L.transpose() * motion;
    for (Index j = 0; j < m_force.size(); ++j) {
        const double roundOff = roundOffOfOpening(j, motion);
        if (m_place[at(j)] == Place::EdgeOfLower && opening[j] > roundOff)
            m_state[at(j)] = LinkState::AtLower;
        else if (m_place[at(j)] == Place::EdgeOfUpper && opening[j] < -roundOff)
            m_state[at(j)] = LinkState::AtUpper;
    }
}

void LoadPathSolver::takeRates()
{
    const Index links = m_force.size();
    m_forceRate.setZero(links);
    m_gapRate.setZero(links);
    m_uRate = m_solution.displacement;
    for (Index j = 0; j < links; ++j) {
        const Index column = m_column[at(j)];
        const double closing = m_p->from.L.col(j).dot(m_uRate) - m_imposedRate[j];
        const double k = m_p->from.stiffness[j];
        const Place place = m_place[at(j)];
        LinkState& state = m_state[at(j)];
        if (column >= 0) {
            const double limitRate = place == Place::EdgeOfLower   ? m_lowerRate[j]
                                     : place == Place::EdgeOfUpper ? m_upperRate[j]
                                                                   : 0.0;
            m_forceRate[j] = m_solution.force[column] + limitRate;
            m_gapRate[j] = m_solution.gap[column];
            state = m_solution.state[at(column)];
        } else {
            const bool above = place == Place::AtUpper;
            m_forceRate[j] = m_broken[at(j)] ? 0.0 : above ? m_upperRate[j] : m_lowerRate[j];
            m_gapRate[j] = m_forceRate[j] / k + closing;
            state = above ? LinkState::AtUpper : LinkState::AtLower;
        }
    }
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
        const Place place = m_place[at(j)];
        const LinkState state = m_state[at(j)];
        if (place == Place::Fixed)
            continue;
        if (state == LinkState::Engaged) {
            const double toLower = m_forceRate[j] - m_lowerRate[j], toUpper = m_forceRate[j] - m_upperRate[j];
            if (toLower < 0 && place != Place::EdgeOfLower)
                shorten(corner, (m_force[j] - lower(j)) / -toLower, j, Corner::Reason::Lower);
            if (toUpper > 0 && place != Place::EdgeOfUpper)
                shorten(corner, (upper(j) - m_force[j]) / toUpper, j, Corner::Reason::Upper);
            const double outwards = m_force[j] + m_forceRate[j] * 1e-9 > 0 ? m_forceRate[j] : -m_forceRate[j];
            if (outwards > 0 && strength(j) < infinity)
                shorten(corner, (strength(j) - std::abs(m_force[j])) / outwards, j, Corner::Reason::Strength);
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
        m_gap[j] = m_state[at(j)] == LinkState::Engaged ? 0.0 : m_gap[j] + corner.step * m_gapRate[j];
        if (m_state[at(j)] == LinkState::AtLower && !m_broken[at(j)])
            m_force[j] = lower(j);
        else if (m_state[at(j)] == LinkState::AtUpper)
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
    for (Index j = 0; j < m_force.size(); ++j) {
        const LinkState before = m_lastState[at(j)], now = m_state[at(j)];
        if (before == now || m_place[at(j)] == Place::Fixed)
            continue;
        const SwitchingChange change = now == LinkState::Engaged   ? SwitchingChange::Engages
                                       : now == LinkState::AtLower ? changeAt(m_p->from.lower[j])
                                                                   : changeAt(m_p->from.upper[j]);
        path.events.push_back({m_t, static_cast<int>(j), change});
    }
    m_lastState = m_state;
}

void LoadPathSolver::addCorner(LoadPath& path) const
{
    path.parameters.push_back(m_t);
    path.force.push_back(m_force);
    path.displacement.push_back(m_u);
    path.state.push_back(m_state);
}

LoadPathSolver::Index LoadPathSolver::mostOverloaded() const
{
    Index worst = -1;
    double ratio = overload;
    for (Index j = 0; j < m_force.size(); ++j) {
        if (std::abs(m_force[j]) > ratio * strength(j)) {
            ratio = std::abs(m_force[j]) / strength(j);
            worst = j;
        }
    }
    return worst;
}

// Takes the link out, and then every link that what is left overloads, the most overloaded first. False when nothing
// that is left can hold the load.
bool LoadPathSolver::breakFrom(Index link, LoadPath& path)
{
    for (Index weakest = link; weakest >= 0; weakest = mostOverloaded()) {
        path.events.push_back({m_t, static_cast<int>(weakest), SwitchingChange::Breaks});
        m_broken[at(weakest)] = true;
        if (!solveHere(path)) {
            const bool gone = path.status == SolveStatus::Infeasible;
            path.collapsed = gone;
            if (gone) {
                path.status = SolveStatus::NotRun;
                verify(path);
            }
            return false;
        }
        m_lastState[at(weakest)] = m_state[at(weakest)];
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
