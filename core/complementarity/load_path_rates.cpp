#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/complementarity/load_path.h"
#include "core/math/vector.h"

// Where links stand at a corner, and the rates of the line that starts there.

namespace sinew {

namespace {

// Closer to a limit than this share of the largest force a link is at the edge: round-off of a few hundred steps.
constexpr double edgeTolerance = 1e-11;

}  // namespace

void LoadPathSolver::place()
{
    if (m_force.size() > 0)
        m_scale = std::max(m_scale, m_force.cwiseAbs().maxCoeff());
    const double tolerance = edgeTolerance * m_scale;
    m_place.resize(toSize(m_force.size()));
    for (Index j = 0; j < m_force.size(); ++j) {
        const double toLower = m_force[j] - lower(j), toUpper = upper(j) - m_force[j];
        const double pull = std::min(m_p->from.stiffness[j], m_stiffness) * m_gap[j];  // the gap as a force
        Place& place = m_place[toSize(j)];
        if (m_broken[toSize(j)] || (lower(j) == upper(j) && m_lowerRate[j] == m_upperRate[j]))
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
    const Place place = m_place[toSize(link)];
    const double limitRate = place == Place::EdgeOfLower   ? m_lowerRate[link]
                             : place == Place::EdgeOfUpper ? m_upperRate[link]
                                                           : 0.0;
    const double k = m_p->from.stiffness[link];
    m_column[toSize(link)] = column;
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
    m_column.assign(toSize(links), -1);
    Index column = 0;
    for (Index j = 0; j < links; ++j) {
        if (moves(m_place[toSize(j)]))
            addRateColumn(j, column++);
        else if (m_place[toSize(j)] == Place::AtUpper)
            r.load += m_upperRate[j] * m_p->from.L.col(j);
        else if (!m_broken[toSize(j)])
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
        path.message = sentence("the rates of the load path were not found: %1", m_solution.message);
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
        const Place place = m_place[toSize(j)];
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
        if (m_place[toSize(j)] != Place::Engaged)
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
        if (m_place[toSize(j)] == Place::EdgeOfLower && opening[j] > roundOff)
            m_state[toSize(j)] = LinkState::AtLower;
        else if (m_place[toSize(j)] == Place::EdgeOfUpper && opening[j] < -roundOff)
            m_state[toSize(j)] = LinkState::AtUpper;
    }
}

void LoadPathSolver::takeRates()
{
    const Index links = m_force.size();
    m_forceRate.setZero(links);
    m_gapRate.setZero(links);
    m_uRate = m_solution.displacement;
    for (Index j = 0; j < links; ++j) {
        const Index column = m_column[toSize(j)];
        const double closing = m_p->from.L.col(j).dot(m_uRate) - m_imposedRate[j];
        const double k = m_p->from.stiffness[j];
        const Place place = m_place[toSize(j)];
        LinkState& state = m_state[toSize(j)];
        if (column >= 0) {
            const double limitRate = place == Place::EdgeOfLower   ? m_lowerRate[j]
                                     : place == Place::EdgeOfUpper ? m_upperRate[j]
                                                                   : 0.0;
            m_forceRate[j] = m_solution.force[column] + limitRate;
            m_gapRate[j] = m_solution.gap[column];
            state = m_solution.state[toSize(column)];
        } else {
            const bool above = place == Place::AtUpper;
            m_forceRate[j] = m_broken[toSize(j)] ? 0.0 : above ? m_upperRate[j] : m_lowerRate[j];
            m_gapRate[j] = m_forceRate[j] / k + closing;
            state = above ? LinkState::AtUpper : LinkState::AtLower;
        }
    }
}

}  // namespace sinew
