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
    calcGradients();
    m_closedRows.clear();
    if (m_forces.rigid().isClosed())
        m_forces.rigid().addRows(m_dynamics.configuration(), m_closedRows);
    m_linearised.set(m_dynamics, m_positions, m_speeds, m_closedRows);
    return true;
}

void MotionSystem::calcGradients()
{
    ForceGradients& gradients = m_linearised.gradients();
    gradients.begin(m_mechanism->coordinateCount, m_anchors.size());
    m_dynamics.addResistanceGradients(gradients.stiffness, gradients.damping);
    m_forces.links().addGradients(m_dynamics.configuration(), gradients);
    m_forces.contacts().addGradients(m_dynamics.configuration(), m_anchors, gradients);
    addTrackingGradients();
}

double MotionSystem::stiffness(Eigen::VectorXd& motion)
{
    calcGradients();
    m_linearised.set(m_dynamics, m_positions, m_speeds, {});
    return m_linearised.largestSquare(motion);
}

Sentence MotionSystem::stiffestIn(const Eigen::VectorXd& motion)
{
    const Eigen::MatrixXd& all = m_linearised.gradients().stiffness;
    Sentence stiffest = sentence("springs, stops or drives of coordinates");
    double largest = 0.5 * motion.dot(all * motion);  // what links and contacts leave of it
    Eigen::VectorXd direction;
    const auto note = [&](double k, const Sentence& name) {
        const double share = k * std::pow(direction.dot(motion), 2);
        if (share > largest) {
            largest = share;
            stiffest = name;
        }
    };
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i) {
        if (m_forces.links().all()[i].mode != LinkMode::Engaged)
            continue;
        m_forces.links().calcDirection(i, m_dynamics.configuration(), direction);
        note(m_forces.links().law(i).stiffness, sentence("link '%1'", m_mechanism->linkNames[i]));
    }
    const MovingContacts& contacts = m_forces.contacts();
    for (std::size_t i = 0; i < contacts.all().size(); ++i) {
        if (contacts.isRigid(i) || contacts.all()[i].mode == ContactMode::Open)
            continue;
        contacts.calcDirection(i, contacts.all()[i].place.normal, m_dynamics.configuration(), direction);
        note(contacts.springStiffness(i), sentence("contact '%1'", m_mechanism->contactNames[i]));
    }
    return stiffest;
}

// Drives that track, while they are not at their limit.
void MotionSystem::addTrackingGradients()
{
    for (std::size_t k = 0; k < m_given.isGiven.size(); ++k) {
        const PlannedPair& pair = stage().pairs[k];
        const auto* tracking = m_given.isGiven[k] ? nullptr : std::get_if<PlannedTracking>(&pair.effort);
        if (!tracking
            || std::abs(effortOf(k)) >= tracking->gains.limit.value_or(std::numeric_limits<double>::infinity()))
            continue;
        m_linearised.gradients().addEffort(static_cast<Eigen::Index>(k), pair.factor * tracking->gains.proportional,
                                           pair.factor * tracking->gains.derivative);
    }
}

}  // namespace sinew
