#include "core/simulation/motion_system.h"

#include <cmath>
#include <limits>

// What is stiff in the equations of motion, for implicit methods.

namespace sinew {

// False where accelerations are read off the motion on both sides of a singular position.
bool MotionSystem::linearise(double time, const double* state)
{
    place(time, state);
    if (!setState() || !m_isBalanced || m_sharpness < blunt)
        return false;
    m_forces.calcForces(m_anchors);
    ForceGradients& gradients = m_linearised.gradients();
    gradients.begin(m_mechanism->coordinateCount, m_anchors.size());
    m_dynamics.addResistanceGradients(gradients.stiffness, gradients.damping);
    m_forces.links().addGradients(m_dynamics.configuration(), gradients);
    m_forces.contacts().addGradients(m_dynamics.configuration(), m_anchors, gradients);
    addTrackingGradients();
    m_closedRows.clear();
    if (m_forces.rigid().isClosed())
        m_forces.rigid().addRows(m_dynamics.configuration(), m_closedRows);
    m_linearised.set(m_dynamics, m_positions, m_speeds, m_closedRows);
    return true;
}

// Drives that track, while they are not at their limit.
void MotionSystem::addTrackingGradients()
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        const PlannedPair& pair = stage().pairs[k];
        const auto* tracking = m_given.isGiven[k] ? nullptr : std::get_if<PlannedTracking>(&pair.effort);
        if (!tracking
            || std::abs(effortOf(pair, k)) >= tracking->gains.limit.value_or(std::numeric_limits<double>::infinity()))
            continue;
        m_linearised.gradients().addEffort(static_cast<Eigen::Index>(k), pair.factor * tracking->gains.proportional,
                                           pair.factor * tracking->gains.derivative);
    }
}

}  // namespace sinew
