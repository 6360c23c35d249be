#include "core/simulation/unilateral_forces.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Vector3 velocityOf(const Dynamics& dynamics, int body, const Vector3& point)
{
    return pointVelocity(dynamics.motion().velocities[at(body)], point);
}

// What just touches and goes on is pressing already: its force leaves zero without crossing it.
bool isPressing(double depth, double rate, double force)
{
    return depth > 0 ? force > 0 : depth == 0 && rate > 0;
}

Eigen::Vector2d anchorOf(const Eigen::VectorXd& anchors, std::size_t contact)
{
    return anchors.segment<2>(2 * static_cast<Eigen::Index>(contact));
}

}  // namespace

UnilateralForces::UnilateralForces(const Mechanism& mechanism, const Model& model)
    : m_mechanism(&mechanism), m_links(mechanism.links.size()), m_contacts(mechanism.contacts.size())
{
    for (std::size_t i = 0; i < m_links.size(); ++i)
        m_laws.push_back(lawOf(mechanism.links[i], model.links[i].activation, model.links[i].shortening));
}

void UnilateralForces::calcMotion(const Dynamics& dynamics)
{
    calcStrands(*m_mechanism, dynamics.configuration(), m_strands);
    for (std::size_t i = 0; i < m_links.size(); ++i)
        calcLink(i, dynamics);
    for (std::size_t i = 0; i < m_contacts.size(); ++i)
        calcContact(i, dynamics);
}

void UnilateralForces::calcLink(std::size_t link, const Dynamics& dynamics)
{
    const auto j = static_cast<Eigen::Index>(link);
    MovingLink& moving = m_links[link];
    moving.length = m_strands.lengths[j];
    moving.rate = lengthRate(m_strands, static_cast<int>(link), dynamics.motion());
    moving.elongation = moving.length - m_mechanism->restLengths[j] + m_laws[link].imposed;
}

void UnilateralForces::calcContact(std::size_t contact, const Dynamics& dynamics)
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    MovingContact& moving = m_contacts[contact];
    const ContactPlace place = placeOf(compiled, dynamics.configuration());
    moving.normal = place.normal;
    moving.tangents = place.tangents;
    moving.point = place.point;
    moving.depth = -place.gap;
    const Vector3 relative
        = velocityOf(dynamics, compiled.bodyA, moving.point) - velocityOf(dynamics, compiled.bodyB, moving.point);
    moving.rate = -moving.normal.dot(relative);
    moving.slip = moving.tangents.transpose() * relative;
    if (m_mechanism->space == Space::Plane)
        moving.slip[1] = 0;
}

double UnilateralForces::linkForce(std::size_t link) const
{
    const LinkLaw& law = m_laws[link];
    return law.stiffness * m_links[link].elongation + law.damping * m_links[link].rate;
}

double UnilateralForces::springForce(std::size_t contact) const
{
    const ContactCompliance& compliance = *m_mechanism->contacts[contact].compliance;
    const double depth = m_contacts[contact].depth;
    const double growth = compliance.depth ? 1 + std::max(depth, 0.0) / *compliance.depth : 1;
    return compliance.stiffness * depth * growth;
}

double UnilateralForces::normalForce(std::size_t contact) const
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    return compiled.compliance ? springForce(contact) + compiled.compliance->damping * m_contacts[contact].rate : 0;
}

// What spring and damper along the plane would bear if nothing slid.
Eigen::Vector2d UnilateralForces::stickingForce(std::size_t contact, const Eigen::VectorXd& anchors) const
{
    const ContactFriction& friction = *m_mechanism->contacts[contact].friction;
    return -(friction.stiffness * anchorOf(anchors, contact) + friction.damping * m_contacts[contact].slip);
}

void UnilateralForces::chooseModes(const Eigen::VectorXd& anchors)
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const LinkSense sense = m_mechanism->links[i].sense;
        const double sign = sense == LinkSense::Compression ? -1 : 1;
        m_links[i].isEngaged = sense == LinkSense::Both
                               || isPressing(sign * m_links[i].elongation, sign * m_links[i].rate, sign * linkForce(i));
    }
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        const bool isPressed = isPressing(m_contacts[i].depth, m_contacts[i].rate, normalForce(i));
        m_contacts[i].mode = isPressed ? pressedMode(i, anchors) : ContactMode::Open;
    }
}

ContactMode UnilateralForces::pressedMode(std::size_t contact, const Eigen::VectorXd& anchors) const
{
    const auto& friction = m_mechanism->contacts[contact].friction;
    const bool slides
        = friction && stickingForce(contact, anchors).norm() > friction->coefficient * normalForce(contact);
    return slides ? ContactMode::Slides : ContactMode::Sticks;
}

void UnilateralForces::calcForces(const Eigen::VectorXd& anchors)
{
    for (std::size_t i = 0; i < m_links.size(); ++i)
        m_links[i].force = m_links[i].isEngaged ? linkForce(i) : 0;
    m_anchorEnergy = 0;
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        MovingContact& moving = m_contacts[i];
        const CompiledContact& compiled = m_mechanism->contacts[i];
        moving.force = moving.mode == ContactMode::Open ? 0 : normalForce(i);
        moving.friction.setZero();
        moving.anchorRate.setZero();
        if (!compiled.friction || !compiled.compliance)
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

void UnilateralForces::applyLink(std::size_t link, double force, Dynamics& dynamics) const
{
    const Vector3& origin = dynamics.configuration().origin;
    for (const StrandPull& it : m_strands.of(static_cast<int>(link)))
        dynamics.addBodyForce(it.body, origin + it.point, force * it.pull, Vector3::Zero());
}

void UnilateralForces::applyContact(std::size_t contact, const Vector3& force, Dynamics& dynamics) const
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    const Vector3 place = dynamics.configuration().origin + m_contacts[contact].point;
    dynamics.addBodyForce(compiled.bodyA, place, force, Vector3::Zero());
    dynamics.addBodyForce(compiled.bodyB, place, -force, Vector3::Zero());
}

void UnilateralForces::apply(Dynamics& dynamics) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_links[i].force != 0)
            applyLink(i, m_links[i].force, dynamics);
    }
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        if (m_contacts[i].mode != ContactMode::Open)
            applyContact(i, m_contacts[i].onBody(), dynamics);
    }
}

// Open or slack: engages when spring and whole force would both press. Engaged: lets go when its force is gone.
void UnilateralForces::calcSwitches(const Eigen::VectorXd& anchors, double* values) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const CompiledLink& compiled = m_mechanism->links[i];
        const double sign = compiled.sense == LinkSense::Compression ? -1 : 1;
        const double force = sign * linkForce(i), spring = sign * m_laws[i].stiffness * m_links[i].elongation;
        if (compiled.sense == LinkSense::Both)
            *values++ = 1;
        else
            *values++ = m_links[i].isEngaged ? force : std::min(force, spring);
    }
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        const MovingContact& moving = m_contacts[i];
        const CompiledContact& compiled = m_mechanism->contacts[i];
        const double force = normalForce(i);
        if (!compiled.compliance)
            *values++ = 1;
        else
            *values++ = moving.mode == ContactMode::Open ? std::min(force, springForce(i)) : force;
        if (!compiled.friction || !compiled.compliance || moving.mode == ContactMode::Open)
            *values++ = 1;
        else
            *values++ = stickingForce(i, anchors).norm() - compiled.friction->coefficient * std::max(force, 0.0);
    }
}

void UnilateralForces::calcSwitchDirections(int* directions) const
{
    for (const MovingLink& link : m_links)
        *directions++ = link.isEngaged ? -1 : 1;
    for (const MovingContact& contact : m_contacts) {
        *directions++ = contact.mode == ContactMode::Open ? 1 : -1;
        *directions++ = contact.mode == ContactMode::Slides ? -1 : 1;
    }
}

void UnilateralForces::switchMode(Eigen::Index index, const Eigen::VectorXd& anchors)
{
    const auto links = static_cast<Eigen::Index>(m_links.size());
    if (index < links) {
        MovingLink& link = m_links[static_cast<std::size_t>(index)];
        link.isEngaged = !link.isEngaged;
        return;
    }
    const auto contact = static_cast<std::size_t>((index - links) / 2);
    ContactMode& mode = m_contacts[contact].mode;
    if ((index - links) % 2 == 1)
        mode = mode == ContactMode::Sticks ? ContactMode::Slides : ContactMode::Sticks;
    else
        mode = mode == ContactMode::Open ? pressedMode(contact, anchors) : ContactMode::Open;
}

double UnilateralForces::energy() const
{
    double energy = m_anchorEnergy;
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_links[i].isEngaged)
            energy += 0.5 * m_laws[i].stiffness * m_links[i].elongation * m_links[i].elongation;
    }
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        const auto& compliance = m_mechanism->contacts[i].compliance;
        const double d = m_contacts[i].depth;
        if (compliance && m_contacts[i].mode != ContactMode::Open)
            energy += compliance->stiffness * d * d * (0.5 + (compliance->depth ? d / *compliance->depth / 3 : 0));
    }
    return energy;
}

}  // namespace sinew
