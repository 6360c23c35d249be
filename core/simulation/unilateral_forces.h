#pragma once

#include <string>
#include <vector>

#include "core/simulation/moving_links.h"
#include "core/simulation/rigid_contacts.h"

namespace sinew {

// All unilateral elements of a mechanism at one state: links, contacts that give way, rigid contacts. Each has a mode
// that stays until it is switched, so that forces are smooth in between and an integrator finds the moment of
// switching as a root. Which mode holds at a start or after an event follows from gap, rate and acceleration in this
// order, see core/simulation/README.md.
class UnilateralForces {
public:
    // model: that of the mechanism.
    UnilateralForces(const Mechanism& mechanism, const Model& model)
        : m_links(mechanism, model), m_contacts(mechanism), m_rigid(mechanism, m_contacts)
    {
    }
    UnilateralForces(const UnilateralForces&) = delete;
    UnilateralForces& operator=(const UnilateralForces&) = delete;

    MovingLinks& links() { return m_links; }
    const MovingLinks& links() const { return m_links; }
    MovingContacts& contacts() { return m_contacts; }
    const MovingContacts& contacts() const { return m_contacts; }
    RigidContacts& rigid() { return m_rigid; }
    const RigidContacts& rigid() const { return m_rigid; }

    // Places and rates at a state; false when massless nodes have no balance.
    bool calcMotion(Dynamics& dynamics);
    void calcForces(const Eigen::VectorXd& anchors);  // of the modes; those of rigid contacts need a solution
    void apply(Dynamics& dynamics) const;             // all but rigid contacts
    void flip(Eigen::Index number, const Eigen::VectorXd& anchors);

    // One number a possible switch, which changes its sign when the mode should change: see MovingLinks.
    Eigen::Index switchCount() const { return m_links.switchCount() + m_contacts.switchCount(); }
    void calcSwitches(const Eigen::VectorXd& anchors, double* values) const;
    void calcDirections(int* directions) const;
    void calcTolerances(double* tolerances) const;
    void endStep(const Configuration& configuration);  // of an integrator, at a state that is accepted

    double energy() const { return m_links.energy() + m_contacts.energy(); }  // J, held by springs

private:
    MovingLinks m_links;
    MovingContacts m_contacts;
    RigidContacts m_rigid;
};

}  // namespace sinew
