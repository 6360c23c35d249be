#include <array>
#include <span>

#include "core/mechanism/positions.h"
#include "core/simulation/motion_system.h"

// The quantities that formulas and conditions name, at the state of a MotionSystem.

namespace sinew {

double MotionSystem::value(const BoundFormula& formula)
{
    // formulas do not nest, so one list serves all
    m_formulaValues.clear();
    for (const NamedQuantity& quantity : formula.quantities)
        m_formulaValues.push_back(value(quantity));
    return formula.formula.evaluate(m_formulaValues);
}

double MotionSystem::value(const NamedQuantity& quantity)
{
    const auto i = static_cast<std::size_t>(quantity.object);
    switch (quantity.name) {
    case QuantityName::LinkForce: return m_forces.links().all()[i].force;
    case QuantityName::LinkLength: return m_forces.links().all()[i].length;
    case QuantityName::LinkElongation: return m_forces.links().all()[i].elongation;
    case QuantityName::Normal: return m_forces.contacts().all()[i].force;
    case QuantityName::Friction:
        return m_mechanism->space == Space::Plane ? m_forces.contacts().all()[i].friction[0]
                                                  : m_forces.contacts().all()[i].friction.norm();
    case QuantityName::Gap: return -m_forces.contacts().all()[i].depth;
    case QuantityName::Slip:
        return m_mechanism->space == Space::Plane ? m_forces.contacts().all()[i].slip[0]
                                                  : m_forces.contacts().all()[i].slip.norm();
    case QuantityName::HoldX:
    case QuantityName::HoldY:
    case QuantityName::HoldZ:
        return holdForce(quantity.object)[static_cast<int>(quantity.name) - static_cast<int>(QuantityName::HoldX)];
    default: return stateValue(quantity);
    }
}

double MotionSystem::stateValue(const NamedQuantity& quantity)
{
    switch (quantity.name) {
    case QuantityName::Time: return m_time;
    case QuantityName::TableColumn:
        return m_plan->columns[static_cast<std::size_t>(quantity.object)].values.at(m_time).value;
    case QuantityName::StageTime: return m_time - m_start.time;
    case QuantityName::Value: return values()[quantity.object];
    case QuantityName::Speed: return m_speeds[quantity.object];
    case QuantityName::Acceleration: return m_solution.accelerations[quantity.object];
    case QuantityName::Effort: return m_solution.efforts[quantity.object];
    case QuantityName::PotentialEnergy: return m_dynamics.potentialEnergy() + m_forces.energy();
    default: break;
    }
    return quantity.name >= QuantityName::PointX && quantity.name <= QuantityName::OwnVz ? pointValue(quantity)
                                                                                         : centreValue(quantity);
}

double MotionSystem::pointValue(const NamedQuantity& quantity)
{
    const auto body = static_cast<std::size_t>(quantity.object);
    const Configuration& configuration = m_dynamics.configuration();
    const Vector3 place = configuration.inGround(quantity.object, quantity.point);
    const int which = static_cast<int>(quantity.name) - static_cast<int>(QuantityName::PointX);
    if (which < 3)
        return (configuration.origin + place)[which];
    const Vector3 velocity = pointVelocity(m_dynamics.motion().velocities[body], place);
    return which < 6 ? velocity[which - 3] : (configuration.R[body].transpose() * velocity)[which - 6];
}

double MotionSystem::centreValue(const NamedQuantity& quantity)
{
    if (!m_hasWhole)
        m_whole = m_dynamics.wholeMotion();
    m_hasWhole = true;
    if (quantity.name == QuantityName::KineticEnergy)
        return m_whole.kineticEnergy;
    const int which = static_cast<int>(quantity.name) - static_cast<int>(QuantityName::CentreX);
    return which < 3 ? m_whole.centreOfMass[which] : m_whole.centreVelocity[which - 3];
}

const Eigen::VectorXd& MotionSystem::values()
{
    calcValues(*m_mechanism, m_positions, m_values);
    return m_values;
}

double MotionSystem::energy()
{
    const WholeMotion whole = m_dynamics.wholeMotion();
    return whole.kineticEnergy - whole.mass * m_dynamics.surroundings().gravity.dot(whole.centreOfMass);
}

Vector3 MotionSystem::holdForce(int hold) const
{
    Vector3 force(0, 0, 0);
    const auto [first, count] = m_holdRows[static_cast<std::size_t>(hold)];
    if (first >= 0 && m_solution.multipliers.size() >= first + count)
        force.head(count) = m_solution.multipliers.segment(first, count);
    return force;
}

}  // namespace sinew
