#include "core/simulation/motion_system.h"

// Which links and contacts are engaged, stick or slide at a start and after events.

namespace sinew {

bool MotionSystem::settle(MotionInstant& instant, const std::vector<Eigen::Index>& switched)
{
    prepare(instant);
    if (m_forces.rigid().isImpact() && !collide(instant))
        return false;
    std::vector<std::size_t> ofRigid;
    std::vector<Eigen::Index> ofOthers;
    const Eigen::Index links = m_forces.links().switchCount();
    for (const Eigen::Index number : switched) {
        if (number >= m_forces.switchCount())
            continue;  // a stop's force begins and ends at nothing
        const auto own = static_cast<std::size_t>(number - links);
        if (number >= links && m_forces.contacts().isRigid(own / 2))
            ofRigid.push_back(own);
        else if (number >= links ? own % 2 == 1 : m_forces.links().passesNode(static_cast<std::size_t>(number) / 2))
            ofOthers.push_back(number);
    }
    // gaps and rates first; what they leave open is without force, so that the accelerations are those of all
    m_forces.links().chooseByRates();
    m_forces.contacts().chooseByRates(instant.anchors);
    for (const Eigen::Index number : ofOthers)
        m_forces.flip(number, instant.anchors);
    if (m_forces.rigid().isAny()) {
        m_forces.calcForces(m_anchors);
        m_forces.apply(m_dynamics);
        if (!solveWithout())
            return false;
        if (!m_forces.rigid().chooseModes(m_dynamics, m_given.isGiven, ofRigid)) {
            m_message = m_forces.rigid().message();
            return false;
        }
    }
    const double before = energy();
    if (!meetContacts(instant) || !evaluate(instant))
        return false;
    instant.work += energy() - before;  // of speeds that contacts which stay take away
    m_forces.links().settleTies(m_dynamics.configuration(), m_dynamics.motion());
    m_forces.contacts().settleTies(m_dynamics.motion(), instant.anchors);
    m_forces.endStep(m_dynamics.configuration());
    instant.broken = m_forces.links().broken();
    instant.nodes = m_forces.links().nodes().places();
    return true;
}

bool MotionSystem::meetContacts(MotionInstant& instant)
{
    RigidContacts& rigid = m_forces.rigid();
    if (!rigid.isClosed()
        || rigid.project(m_dynamics, m_given.isGiven, instant.time, instant.positions, instant.speeds))
        return true;
    m_message = sentence("rigid contacts cannot stay closed any more");
    return false;
}

// Impulses of all rigid contacts that touch; what energy is lost, and gained by a return to the plane, is their work.
bool MotionSystem::collide(MotionInstant& instant)
{
    const double before = energy();
    if (!m_forces.rigid().collide(m_dynamics, m_given.isGiven, instant.speeds)) {
        m_message = m_forces.rigid().message();
        return false;
    }
    // what has touched starts from its plane, so that the next touch is told from this one
    std::vector<RigidContacts::Shift> shifts(m_mechanism->contacts.size());
    prepare(instant);
    if (m_forces.rigid().addSunk(shifts))
        m_forces.rigid().shift(m_dynamics, m_given.isGiven, instant.time, shifts, instant.positions, instant.speeds);
    prepare(instant);
    instant.work += energy() - before;
    return true;
}

}  // namespace sinew
