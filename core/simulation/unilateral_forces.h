#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/mechanism/contact_place.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/link_law.h"
#include "core/mechanism/strand.h"

namespace sinew {

// A link in motion: tension stiffness elongation + damping rate (Kelvin and Voigt; Kolesnikov 2004, eq. 38) while it
// is engaged. A compression link has negative forces.
struct MovingLink {
    double length = 0, elongation = 0;  // m, the elongation with the imposed shortening
    double rate = 0;                    // m/s
    bool isEngaged = false;
    double force = 0;  // N, positive in tension
};

// A contact in motion. Along the plane it is a spring and damper, pressed by the displacement `anchor`, behind dry
// friction: it slides where they would bear more than friction allows.
struct MovingContact {
    // ground frame, from the configuration's origin
    Vector3 point = Vector3::Zero(), normal = Vector3::UnitY();
    Eigen::Matrix<double, 3, 2> tangents = Eigen::Matrix<double, 3, 2>::Zero();
    double depth = 0, rate = 0;                      // m, m/s: how far and how fast it is pressed in
    Eigen::Vector2d slip = Eigen::Vector2d::Zero();  // m/s, of the body's point along the tangents
    ContactMode mode = ContactMode::Open;
    double force = 0;                                      // N, normal, on the touching body along `normal`
    Eigen::Vector2d friction = Eigen::Vector2d::Zero();    // N, on the touching body along the tangents
    Eigen::Vector2d anchorRate = Eigen::Vector2d::Zero();  // m/s

    Vector3 onBody() const { return force * normal + tangents * friction; }  // N
};

// The forces of all links and contacts of a mechanism at one state. What is engaged, sticks or slides is a mode that
// stays until it is switched, so that forces are smooth in between and an integrator can find the moment of switching
// as a root.
class UnilateralForces {
public:
    // model: that of the mechanism, whose links say activation and imposed shortening.
    UnilateralForces(const Mechanism& mechanism, const Model& model);

    // Places and rates at a state. anchors: two a contact, m.
    void calcMotion(const Dynamics& dynamics);
    void chooseModes(const Eigen::VectorXd& anchors);  // those that the motion asks for
    void calcForces(const Eigen::VectorXd& anchors);   // of the modes
    void apply(Dynamics& dynamics) const;

    // One number a possible switch, which changes its sign when the mode should change; NaN-free.
    Eigen::Index switchCount() const { return static_cast<Eigen::Index>(m_links.size() + 2 * m_contacts.size()); }
    void calcSwitches(const Eigen::VectorXd& anchors, double* values) const;
    void calcSwitchDirections(int* directions) const;  // in which each number crosses zero then: 1 rising, -1 falling
    void switchMode(Eigen::Index index, const Eigen::VectorXd& anchors);

    Eigen::Index anchorCount() const { return 2 * static_cast<Eigen::Index>(m_contacts.size()); }
    const std::vector<MovingLink>& links() const { return m_links; }
    const std::vector<MovingContact>& contacts() const { return m_contacts; }
    std::vector<MovingContact>& contacts() { return m_contacts; }
    std::vector<MovingLink>& links() { return m_links; }

    double stiffness(std::size_t link) const { return m_laws[link].stiffness; }  // N/m, with activation
    double springForce(std::size_t contact) const;                          // N, of its depth alone
    double energy() const;  // J, held by the springs of links and contacts (anchors as of calcForces)

    // Adds `force` of a link's tension, or of a contact's force, to the bodies.
    void applyLink(std::size_t link, double force, Dynamics& dynamics) const;
    void applyContact(std::size_t contact, const Vector3& force, Dynamics& dynamics) const;

private:
    void calcLink(std::size_t link, const Dynamics& dynamics);
    void calcContact(std::size_t contact, const Dynamics& dynamics);
    double normalForce(std::size_t contact) const;
    Eigen::Vector2d stickingForce(std::size_t contact, const Eigen::VectorXd& anchors) const;
    double linkForce(std::size_t link) const;
    ContactMode pressedMode(std::size_t contact, const Eigen::VectorXd& anchors) const;

    const Mechanism* m_mechanism;
    std::vector<LinkLaw> m_laws;  // per link
    Strands m_strands;
    std::vector<MovingLink> m_links;
    std::vector<MovingContact> m_contacts;
    double m_anchorEnergy = 0;
};

}  // namespace sinew
