#pragma once

#include <vector>

#include "core/mechanism/contact_place.h"
#include "core/mechanism/dynamics.h"
#include "core/simulation/force_gradients.h"

namespace sinew {

// A contact in motion. Along the plane one that gives way is a spring and damper, pressed by the displacement
// `anchor`, behind dry friction: it slides where they would bear more than friction allows.
struct MovingContact {
    ContactPlace place;
    double depth = 0, rate = 0;                      // m, m/s: how far and how fast it is pressed in
    Eigen::Vector2d slip = Eigen::Vector2d::Zero();  // m/s, of the body's point along the tangents
    ContactMode mode = ContactMode::Open;
    double force = 0;                                      // N, normal, on the touching body along the normal
    Eigen::Vector2d friction = Eigen::Vector2d::Zero();    // N, on the touching body along the tangents
    Eigen::Vector2d anchorRate = Eigen::Vector2d::Zero();  // m/s

    Vector3 onBody() const { return force * place.normal + place.tangents * friction; }  // N
};

// All contacts of a mechanism at one state, and the forces of those that give way; rigid ones are the business of
// RigidContacts. Modes are switched as those of MovingLinks.
class MovingContacts {
public:
    explicit MovingContacts(const Mechanism& mechanism);

    void calcMotion(const Dynamics& dynamics);

    // anchors: two a contact, m. Contacts at the bound of friction stay as they are.
    void chooseByRates(const Eigen::VectorXd& anchors);
    void settleTies(const BodyMotion& motion, const Eigen::VectorXd& anchors);
    void flip(std::size_t number, const Eigen::VectorXd& anchors);

    void calcForces(const Eigen::VectorXd& anchors);  // of the modes; leaves rigid contacts alone
    void apply(Dynamics& dynamics) const;             // of those that give way
    void applyContact(std::size_t contact, const Vector3& force, Dynamics& dynamics) const;
    // Generalised force per unit of a force on the touching body (and its opposite on the other), one a coordinate.
    void calcDirection(std::size_t contact, const Vector3& direction, const Configuration& configuration,
                       Eigen::VectorXd& force) const;

    // Two numbers a contact (closes or opens; sticks or slides), see MovingLinks. Those of rigid contacts are not set.
    Eigen::Index switchCount() const { return 2 * static_cast<Eigen::Index>(m_contacts.size()); }
    void calcSwitches(const Eigen::VectorXd& anchors, double* values) const;
    void calcDirections(int* directions) const;
    void calcTolerances(double* tolerances) const;

    // Of closed contacts that give way, with the forces of calcForces().
    void addGradients(const Configuration& configuration, const Eigen::VectorXd& anchors, ForceGradients& gradients);

    Eigen::Index anchorCount() const { return 2 * static_cast<Eigen::Index>(m_contacts.size()); }
    double springForce(std::size_t contact) const;      // N, of its depth alone
    double springStiffness(std::size_t contact) const;  // N/m
    double springEnergy(std::size_t contact) const;     // J
    double energy() const;                          // J, held by the springs (anchors as of calcForces)
    bool isRigid(std::size_t contact) const { return !m_mechanism->contacts[contact].compliance; }

    const std::vector<MovingContact>& all() const { return m_contacts; }
    std::vector<MovingContact>& all() { return m_contacts; }

private:
    double normalForce(std::size_t contact) const;
    double frictionRoundOff(std::size_t contact) const;
    double forceTolerance(std::size_t contact) const;
    void addStickingGradients(std::size_t contact, const Configuration& configuration, ForceGradients& gradients);
    void addSlidingGradients(std::size_t contact, const Configuration& configuration, const Eigen::VectorXd& anchors,
                             ForceGradients& gradients);
    Eigen::Vector2d stickingForce(std::size_t contact, const Eigen::VectorXd& anchors) const;
    double beyondFriction(std::size_t contact, const Eigen::VectorXd& anchors) const;
    ContactMode pressedMode(std::size_t contact, const Eigen::VectorXd& anchors) const;

    const Mechanism* m_mechanism;
    std::vector<MovingContact> m_contacts;
    double m_anchorEnergy = 0;
    Eigen::VectorXd m_normal, m_force, m_across;  // directions of forces, see calcDirection()
};

}  // namespace sinew
