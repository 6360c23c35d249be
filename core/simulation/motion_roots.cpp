#include "core/simulation/motion_system.h"

#include <algorithm>
#include <cmath>

#include "core/simulation/unilateral_tolerances.h"

// The functions of time whose zeros are events: where modes switch, stops begin and conditions come true.

namespace sinew {

namespace {

// In the place of a root's value that is exactly zero. The integrator finds changes of sign by products of two values,
// which must not underflow.
constexpr double nearlyZero = 1e-150;

}  // namespace

Eigen::Index MotionSystem::switchCount() const
{
    return m_forces.switchCount() + std::ssize(m_isBeyondStop);
}

Eigen::Index MotionSystem::rootCount() const
{
    return switchCount() + std::ssize(m_conditions);
}

// How far coordinates are beyond their stops, the upper one first. A stop's force has no modes: it begins at nothing.
// Only the moments are of interest at which it begins and ends.
void MotionSystem::calcBeyondStops(double* out)
{
    const Eigen::VectorXd& q = values();
    for (const CompiledResistance& it : m_mechanism->resistances) {
        if (!it.resistance.stop)
            continue;
        *out++ = q[it.coordinate] - it.maximum;
        *out++ = it.minimum - q[it.coordinate];
    }
}

// They begin and end by more than round-off: one that is reached with hardly any speed would else begin and end without
// end.
void MotionSystem::calcStopSwitches(double* out)
{
    calcBeyondStops(out);
    for (const bool isBeyond : m_isBeyondStop)
        *out++ += isBeyond ? placeRoundOff : -placeRoundOff;
}

void MotionSystem::chooseStops(const std::vector<Eigen::Index>& switched)
{
    std::vector<double> beyond(m_isBeyondStop.size());
    calcBeyondStops(beyond.data());
    for (std::size_t i = 0; i < beyond.size(); ++i) {
        const Eigen::Index number = m_forces.switchCount() + static_cast<Eigen::Index>(i);
        const bool switches = std::find(switched.begin(), switched.end(), number) != switched.end();
        if (std::abs(beyond[i]) > 2 * placeRoundOff)
            m_isBeyondStop[i] = beyond[i] > 0;
        else if (switches)
            m_isBeyondStop[i] = !m_isBeyondStop[i];
    }
}

bool MotionSystem::calcRoots(double time, const double* state, double* values)
{
    if (!calcRootValues(time, state, values))
        return false;
    // what is exactly zero has not crossed yet; the integrator would take it for a root or pass over it
    m_directions.resize(static_cast<std::size_t>(rootCount()));
    rootDirections(m_directions.data());
    for (std::size_t i = 0; i < m_directions.size(); ++i) {
        if (values[i] == 0)
            values[i] = m_directions[i] > 0 ? -nearlyZero : nearlyZero;
    }
    return true;
}

bool MotionSystem::calcRootValues(double time, const double* state, double* values)
{
    place(time, state);
    if (!setState() || !m_isBalanced)
        return false;
    if ((m_needsSolution || m_forces.rigid().isClosed()) && !solve())
        return false;
    m_forces.calcForces(m_anchors);
    m_forces.calcSwitches(m_anchors, values);
    calcStopSwitches(values + m_forces.switchCount());
    values += switchCount();
    for (const PlannedEnd* end : m_conditions) {
        *values = value(end->difference);
        if (!std::isfinite(*values++))
            return false;
    }
    return true;
}

void MotionSystem::rootDirections(int* directions) const
{
    std::fill_n(directions, m_forces.switchCount(), 0);
    m_forces.calcDirections(directions);
    directions += m_forces.switchCount();
    for (const bool isBeyond : m_isBeyondStop)
        *directions++ = isBeyond ? -1 : 1;
    for (const PlannedEnd* end : m_conditions)
        *directions++ = end->direction;
}

// By how much each switch is beyond the sign of its mode, in units of what it may be.
std::vector<double> MotionSystem::beyondSigns(const std::vector<double>& values) const
{
    const auto count = static_cast<std::size_t>(m_forces.switchCount());
    std::vector<int> directions(count);
    std::vector<double> beyond(count);
    m_forces.calcDirections(directions.data());
    m_forces.calcTolerances(beyond.data());
    for (std::size_t i = 0; i < count; ++i)
        beyond[i] = directions[i] * values[i] / beyond[i];
    return beyond;
}

std::vector<Eigen::Index> MotionSystem::wrongModes(const std::vector<double>& values) const
{
    std::vector<Eigen::Index> wrong;
    const std::vector<double> beyond = beyondSigns(values);
    for (std::size_t i = 0; i < beyond.size(); ++i) {
        if (beyond[i] > 1)
            wrong.push_back(static_cast<Eigen::Index>(i));
    }
    return wrong;
}

bool MotionSystem::isRight(const std::vector<Eigen::Index>& numbers, const std::vector<double>& values) const
{
    const std::vector<double> beyond = beyondSigns(values);
    return std::all_of(numbers.begin(), numbers.end(),
                       [&](Eigen::Index it) { return beyond[static_cast<std::size_t>(it)] < -1; });
}

}  // namespace sinew
