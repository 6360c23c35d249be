#include "core/simulation/motion_system.h"

#include <algorithm>
#include <cmath>

// The functions of time whose zeros are events: where modes switch, stops begin and conditions come true.

namespace sinew {

namespace {

// In the place of a root's value that is exactly zero. The integrator finds changes of sign by products of two values,
// which must not underflow.
constexpr double nearlyZero = 1e-150;

}  // namespace

Eigen::Index MotionSystem::switchCount() const
{
    const auto& resistances = m_mechanism->resistances;
    const auto stops = std::count_if(resistances.begin(), resistances.end(),
                                     [](const CompiledResistance& it) { return it.resistance.stop.has_value(); });
    return m_forces.switchCount() + 2 * stops;
}

Eigen::Index MotionSystem::rootCount() const
{
    return switchCount() + std::ssize(m_conditions);
}

// A stop's force has no modes: it begins at nothing. Only the moments are of interest at which it begins and ends.
void MotionSystem::calcStopSwitches(double* out)
{
    const Eigen::VectorXd& q = values();
    for (const CompiledResistance& it : m_mechanism->resistances) {
        if (!it.resistance.stop)
            continue;
        *out++ = q[it.coordinate] - it.maximum;
        *out++ = it.minimum - q[it.coordinate];
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
    std::fill_n(directions, switchCount(), 0);
    m_forces.calcDirections(directions);
    directions += switchCount();
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
