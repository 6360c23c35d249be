#include "core/simulation/moving_contacts.h"

#include <algorithm>
#include <cmath>

#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

namespace {

Eigen::Vector2d anchorOf(const Eigen::VectorXd& anchors, std::size_t contact)
{
    return anchors.segment<2>(2 * static_cast<Eigen::Index>(contact));
}

}  // namespace

MovingContacts::MovingContacts(const Mechanism& mechanism)
    : m_mechanism(&mechanism), m_contacts(mechanism.contacts.size())
{
}

void MovingContacts::calcMotion(const Dynamics& dynamics)
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        MovingContact& moving = m_contacts[i];
        moving.place = placeOf(m_mechanism->contacts[i], dynamics.configuration());
        moving.depth = -moving.place.gap;
        const Vector3 velocity = contactVelocity(m_mechanism->contacts[i], moving.place, dynamics.motion());
        moving.rate = -velocity[0];
        moving.slip = velocity.tail<2>();
        if (m_mechanism->space == Space::Plane)
            moving.slip[1] = 0;
    }
}

double MovingContacts::springForce(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    const double depth = m_contacts[contact].depth;
    const double growth = compliance.depth ? 1 + std::max(depth, 0.0) / *compliance.depth : 1;
    return compliance.stiffness * depth * growth;
}

double MovingContacts::springStiffness(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    const double depth = std::max(m_contacts[contact].depth, 0.0);
    return compliance.stiffness * (compliance.depth ? 1 + 2 * depth / *compliance.depth : 1);
}

double MovingContacts::springEnergy(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    const double d = m_contacts[contact].depth;
    return compliance.stiffness * d * d * (0.5 + (compliance.depth ? d / *compliance.depth / 3 : 0));
}

double MovingContacts::normalForce(std::size_t contact) const
{
    return springForce(contact) + m_mechanism->contacts[contact].compliance->damping * m_contacts[contact].rate;
}

// What round-off of places and speeds makes of the force along the plane and of its bound, N.
double MovingContacts::frictionRoundOff(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    const ContactFriction& friction = *m_mechanism->contacts[contact].friction;
    return placeRoundOff
           * (friction.stiffness + friction.damping
              + friction.coefficient * (compliance.stiffness + compliance.damping));
}

double MovingContacts::forceTolerance(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    return compliance.stiffness * zeroLength + compliance.damping * zeroSpeed;
}

// What spring and damper along the plane would bear if nothing slid.
Eigen::Vector2d MovingContacts::stickingForce(std::size_t contact, const Eigen::VectorXd& anchors) const
{
    const ContactFriction& friction = *m_mechanism->contacts[contact].friction;
    return -(friction.stiffness * anchorOf(anchors, contact) + friction.damping * m_contacts[contact].slip);
}

double MovingContacts::beyondFriction(std::size_t contact, const Eigen::VectorXd& anchors) const
{
    return stickingForce(contact, anchors).norm()
           - m_mechanism->contacts[contact].friction->coefficient * std::max(normalForce(contact), 0.0);
}

ContactMode MovingContacts::pressedMode(std::size_t contact, const Eigen::VectorXd& anchors) const
{
    const bool slides = m_mechanism->contacts[contact].friction && beyondFriction(contact, anchors) > 0;
    return slides ? ContactMode::Slides : ContactMode::Sticks;
}

void MovingContacts::chooseByRates(const Eigen::VectorXd& anchors)
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (isRigid(i))
            continue;
        MovingContact& moving = m_contacts[i];
        const bool isShort = std::abs(moving.depth) <= zeroLength;
        const bool isPressed = isShort ? moving.rate > 0 : moving.depth > 0 && normalForce(i) > 0;
        const bool isAtBound = m_mechanism->contacts[i].friction && moving.mode != ContactMode::Open
                               && std::abs(beyondFriction(i, anchors)) <= forceTolerance(i);
        if (!isPressed)
            moving.mode = ContactMode::Open;
        else if (!isAtBound)
            moving.mode = pressedMode(i, anchors);
    }
}

void MovingContacts::settleTies(const BodyMotion& motion, const Eigen::VectorXd& anchors)
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (isRigid(i))
            continue;
        MovingContact& moving = m_contacts[i];
        const CompiledContact& compiled = m_mechanism->contacts[i];
        const double deepening = -contactAcceleration(compiled, moving.place, motion)[0];
        const bool isShort = std::abs(moving.depth) <= zeroLength;
        bool isPressed = false;
        if (isShort && std::abs(moving.rate) <= zeroSpeed)
            isPressed = deepening >= -zeroAcceleration;
        else if (!isShort && moving.depth > 0 && std::abs(normalForce(i)) <= forceTolerance(i))
            isPressed = springStiffness(i) * moving.rate + compiled.compliance->damping * deepening > 0;
        else
            continue;
        if (!isPressed)
            moving.mode = ContactMode::Open;
        else if (moving.mode == ContactMode::Open)
            moving.mode = pressedMode(i, anchors);
    }
}

void MovingContacts::flip(std::size_t number, const Eigen::VectorXd& anchors)
{
    ContactMode& mode = m_contacts[number / 2].mode;
    if (number % 2 == 1)
        mode = mode == ContactMode::Sticks ? ContactMode::Slides : ContactMode::Sticks;
    else
        mode = mode == ContactMode::Open ? pressedMode(number / 2, anchors) : ContactMode::Open;
}

void MovingContacts::calcForces(const Eigen::VectorXd& anchors)
{
    m_anchorEnergy = 0;
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        MovingContact& moving = m_contacts[i];
        const CompiledContact& compiled = m_mechanism->contacts[i];
        moving.anchorRate.setZero();
        if (isRigid(i))
            continue;
        moving.force = moving.mode == ContactMode::Open ? 0 : normalForce(i);
        moving.friction.setZero();
        if (!compiled.friction)
            continue;
        if (moving.mode != ContactMode::Open)
            moving.friction = stickingForce(i, anchors);
        const double size = moving.friction.norm();
        if (moving.mode == ContactMode::Slides && size > 0)
            moving.friction *= compiled.friction->coefficient * std::max(moving.force, 0.0) / size;
        // spring and damper of the plane bear just the friction: what is left over slides
        const Eigen::Vector2d anchor = anchorOf(anchors, i);
        moving.anchorRate = -(moving.friction + compiled.friction->stiffness * anchor) / compiled.friction->damping;
        m_anchorEnergy += 0.5 * compiled.friction->stiffness * anchor.squaredNorm();
    }
}

void MovingContacts::applyContact(std::size_t contact, const Vector3& force, Dynamics& dynamics) const
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    const Vector3 place = dynamics.configuration().origin + m_contacts[contact].place.point;
    dynamics.addBodyForce(compiled.bodyA, place, force, Vector3::Zero());
    dynamics.addBodyForce(compiled.bodyB, place, -force, Vector3::Zero());
}

void MovingContacts::calcDirection(std::size_t contact, const Vector3& direction, const Configuration& configuration,
                                   Eigen::VectorXd& force) const
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    const Vector3& point = m_contacts[contact].place.point;
    force.setZero(m_mechanism->coordinateCount);
    addGeneralisedForce(*m_mechanism, configuration, compiled.bodyA, point, direction, Vector3::Zero(), force);
    addGeneralisedForce(*m_mechanism, configuration, compiled.bodyB, point, -direction, Vector3::Zero(), force);
}

void MovingContacts::apply(Dynamics& dynamics) const
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (m_contacts[i].mode != ContactMode::Open && !isRigid(i))
            applyContact(i, m_contacts[i].onBody(), dynamics);
    }
}

// Open: closes when spring and whole force would both press. Closed: opens when its force is gone. Friction reaches its
// bound, or leaves it, by more than round-off: one that rests without force would else do so without end.
void MovingContacts::calcSwitches(const Eigen::VectorXd& anchors, double* values) const
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i, values += 2) {
        if (isRigid(i))
            continue;
        const bool isOpen = m_contacts[i].mode == ContactMode::Open;
        const double force = normalForce(i);
        values[0] = isOpen ? std::min(force, springForce(i)) : force;
        values[1] = -1;
        if (!isOpen && m_mechanism->contacts[i].friction)
            values[1] = beyondFriction(i, anchors)
                        + (m_contacts[i].mode == ContactMode::Slides ? 1 : -1) * frictionRoundOff(i);
    }
}

void MovingContacts::calcDirections(int* directions) const
{
    for (const MovingContact& contact : m_contacts) {
        *directions++ = contact.mode == ContactMode::Open ? 1 : -1;
        *directions++ = contact.mode == ContactMode::Slides ? -1 : 1;
    }
}

void MovingContacts::calcTolerances(double* tolerances) const
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i, tolerances += 2) {
        if (isRigid(i))
            continue;
        const auto& friction = m_mechanism->contacts[i].friction;
        tolerances[0] = 2 * forceTolerance(i);
        tolerances[1] = friction ? 2
                                       * (friction->coefficient * forceTolerance(i) + friction->stiffness * zeroLength
                                          + friction->damping * zeroSpeed)
                                 : 1;
    }
}

void MovingContacts::addGradients(const Configuration& configuration, const Eigen::VectorXd& anchors,
                                  ForceGradients& gradients)
{
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (isRigid(i))
            continue;
        const auto& friction = m_mechanism->contacts[i].friction;
        const ContactMode mode = m_contacts[i].mode;
        if (friction && mode != ContactMode::Sticks)
            gradients.anchorReturn.segment(2 * static_cast<Eigen::Index>(i), 2)
                .setConstant(friction->stiffness / friction->damping);
        if (mode == ContactMode::Open)
            continue;
        if (friction && mode == ContactMode::Slides)
            addSlidingGradients(i, configuration, anchors, gradients);
        else
            addStickingGradients(i, configuration, gradients);
    }
}

void MovingContacts::addStickingGradients(std::size_t contact, const Configuration& configuration,
                                          ForceGradients& gradients)
{
    const ContactPlace& place = m_contacts[contact].place;
    calcDirection(contact, place.normal, configuration, m_normal);
    gradients.add(m_normal, springStiffness(contact), m_mechanism->contacts[contact].compliance->damping);
    const auto& friction = m_mechanism->contacts[contact].friction;
    for (int t = 0; friction && t < 2; ++t) {
        calcDirection(contact, place.tangents.col(t), configuration, m_normal);
        gradients.addAnchor(2 * static_cast<Eigen::Index>(contact) + t, m_normal, friction->stiffness,
                            friction->damping);
    }
}

// Friction of a slip grows with what presses, and turns towards what would hold it as far as that is larger.
void MovingContacts::addSlidingGradients(std::size_t contact, const Configuration& configuration,
                                         const Eigen::VectorXd& anchors, ForceGradients& gradients)
{
    const MovingContact& moving = m_contacts[contact];
    const ContactFriction& friction = *m_mechanism->contacts[contact].friction;
    calcDirection(contact, moving.place.normal, configuration, m_normal);
    const double press = std::max(moving.force, 0.0);
    const Vector3 dragged = press > 0 ? Vector3(moving.place.tangents * moving.friction / press) : Vector3::Zero();
    calcDirection(contact, moving.place.normal + dragged, configuration, m_force);
    gradients.add(m_force, m_normal, springStiffness(contact), m_mechanism->contacts[contact].compliance->damping);
    const Eigen::Vector2d holding = stickingForce(contact, anchors);
    const double size = holding.norm();
    if (size == 0)
        return;
    const Eigen::Vector2d turn = Eigen::Vector2d(-holding.y(), holding.x()) / size;
    const double share = moving.friction.norm() / size;
    calcDirection(contact, moving.place.tangents * turn, configuration, m_across);
    gradients.add(m_across, 0, share * friction.damping);
    for (int t = 0; t < 2; ++t)
        gradients.addAnchor(2 * static_cast<Eigen::Index>(contact) + t, share * turn[t] * m_across, friction.stiffness,
                            0);
}

double MovingContacts::energy() const
{
    double energy = m_anchorEnergy;
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (!isRigid(i) && m_contacts[i].mode != ContactMode::Open)
            energy += springEnergy(i);
    }
    return energy;
}

}  // namespace sinew
