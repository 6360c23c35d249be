#include "core/simulation/moving_links.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/vector.h"
#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

MovingLinks::MovingLinks(const Mechanism& mechanism, const Model& model)
    : m_mechanism(&mechanism), m_nodes(mechanism), m_links(mechanism.links.size()),
      m_isBroken(mechanism.links.size(), false), m_restSides(calcRestSides(mechanism))
{
    for (std::size_t i = 0; i < m_links.size(); ++i)
        m_laws.push_back(lawOf(mechanism.links[i], model.links[i].activation, model.links[i].shortening));
}

bool MovingLinks::calcMotion(Dynamics& dynamics)
{
    const bool isBalanced = !m_nodes.isAny() || m_nodes.solve(dynamics, m_laws, m_isBroken);
    calcStrands(*m_mechanism, dynamics.configuration(), m_strands);
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        MovingLink& link = m_links[i];
        link.length = m_strands.lengths[toIndex(i)];
        link.rate = passesNode(i) ? 0 : lengthRate(m_strands, static_cast<int>(i), dynamics.motion());
        link.elongation = link.length - m_mechanism->restLengths[toIndex(i)] + m_laws[i].imposed;
    }
    return isBalanced;
}

void MovingLinks::noteWrapFaults(const Configuration& configuration, double time)
{
    const auto note = [&](const WrapFault& fault) {
        if (std::ranges::find(m_wrapFaults, fault, &NotedFault::fault) == m_wrapFaults.end())
            m_wrapFaults.push_back({fault, time});
    };
    std::ranges::for_each(m_strands.faults, note);
    std::ranges::for_each(turnedStrands(*m_mechanism, configuration, m_strands, m_restSides), note);
}

double MovingLinks::wished(std::size_t link) const
{
    return springForce(link) + m_laws[link].damping * m_links[link].rate;
}

MovingLinks::Pressed MovingLinks::pressed(std::size_t link) const
{
    const double sign = m_laws[link].sign(), force = wished(link);
    // what pulls and pushes is measured by its size: only its limit is of interest
    if (!m_laws[link].isUnilateral())
        return {0, (force < 0 ? -1 : 1) * m_links[link].rate, std::abs(force)};
    return {sign * m_links[link].elongation, sign * m_links[link].rate, sign * force};
}

// What it bears at most, N, in the direction of its force; infinite for most links.
double MovingLinks::limit(std::size_t link) const
{
    const LinkLaw& law = m_laws[link];
    return std::min(law.breakingForce, law.sign() > 0 ? law.upper : -law.lower);
}

double MovingLinks::forceTolerance(std::size_t link) const
{
    return m_laws[link].stiffness * zeroLength + m_laws[link].damping * zeroSpeed;
}

void MovingLinks::breakLink(std::size_t link)
{
    m_isBroken[link] = true;
    m_links[link].mode = LinkMode::Broken;
    m_links[link].force = 0;
}

// over: by how much its force is beyond the limit, N.
void MovingLinks::chooseLimit(std::size_t link, double over, double tolerance)
{
    if (over <= tolerance)
        return;
    if (m_laws[link].breakingForce <= limit(link))
        breakLink(link);
    else
        m_links[link].mode = LinkMode::Yields;
}

void MovingLinks::chooseByRates()
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        MovingLink& link = m_links[i];
        const Pressed p = pressed(i);
        bool isEngaged = true;
        if (m_isBroken[i]) {
            link.mode = LinkMode::Broken;
            continue;
        }
        if (passesNode(i))
            isEngaged = m_laws[i].limited(springForce(i)) != 0;
        else if (m_laws[i].isUnilateral() && std::abs(p.elongation) <= zeroLength)
            isEngaged = p.rate > 0;
        else if (m_laws[i].isUnilateral())
            isEngaged = p.elongation > 0 && p.force > 0;
        link.mode = isEngaged ? LinkMode::Engaged : LinkMode::Slack;
        if (isEngaged)
            chooseLimit(i, p.force - limit(i), forceTolerance(i));
    }
}

void MovingLinks::settleTies(const Configuration& configuration, const BodyMotion& motion)
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_isBroken[i] || passesNode(i))
            continue;
        MovingLink& link = m_links[i];
        const LinkLaw& law = m_laws[i];
        const Pressed p = pressed(i);
        const double direction = law.isUnilateral() ? law.sign() : wished(i) < 0 ? -1 : 1;
        const double acceleration
            = direction * lengthAcceleration(*m_mechanism, configuration, m_strands, static_cast<int>(i), motion);
        const double forceRate = law.stiffness * p.rate + law.damping * acceleration;
        const double tolerance = forceTolerance(i);
        if (law.isUnilateral()) {
            const bool isShort = std::abs(p.elongation) <= zeroLength;
            if (isShort && std::abs(p.rate) <= zeroSpeed)
                link.mode = acceleration >= -zeroAcceleration ? LinkMode::Engaged : LinkMode::Slack;
            else if (!isShort && p.elongation > 0 && std::abs(p.force) <= tolerance)
                link.mode = forceRate > 0 ? LinkMode::Engaged : LinkMode::Slack;
        }
        const double over = p.force - limit(i);
        if (link.isEngaged() && std::abs(over) <= tolerance) {
            link.mode = LinkMode::Engaged;
            if (forceRate > 0)
                chooseLimit(i, 1, 0);
        }
    }
}

void MovingLinks::flip(std::size_t number)
{
    const std::size_t i = number / 2;
    MovingLink& link = m_links[i];
    if (m_isBroken[i])
        return;
    if (number % 2 == 0)
        link.mode = link.isEngaged() ? LinkMode::Slack : LinkMode::Engaged;
    else if (link.mode == LinkMode::Yields)
        link.mode = LinkMode::Engaged;
    else
        chooseLimit(i, 1, 0);
}

void MovingLinks::calcForces()
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        MovingLink& link = m_links[i];
        const LinkLaw& law = m_laws[i];
        switch (link.mode) {
        case LinkMode::Slack:
        case LinkMode::Broken: link.force = 0; break;
        case LinkMode::Engaged: link.force = wished(i); break;
        case LinkMode::Yields: link.force = (wished(i) < 0 ? -1 : 1) * limit(i); break;
        }
        if (!passesNode(i) || m_isBroken[i])
            continue;
        link.force = law.limited(springForce(i));
        link.mode = link.force == 0                ? LinkMode::Slack
                    : link.force == springForce(i) ? LinkMode::Engaged
                                                   : LinkMode::Yields;
    }
}

void MovingLinks::applyLink(std::size_t link, double force, Dynamics& dynamics) const
{
    const Vector3& origin = dynamics.configuration().origin;
    for (const StrandPull& it : m_strands.of(static_cast<int>(link))) {
        if (it.node < 0)
            dynamics.addBodyForce(it.body, origin + it.point, force * it.pull, Vector3::Zero());
    }
}

void MovingLinks::calcDirection(std::size_t link, const Configuration& configuration, Eigen::VectorXd& force) const
{
    force.setZero(m_mechanism->coordinateCount);
    for (const StrandPull& it : m_strands.of(static_cast<int>(link))) {
        if (it.node < 0)
            addGeneralisedForce(*m_mechanism, configuration, it.body, it.point, it.pull, Vector3::Zero(), force);
    }
}

void MovingLinks::apply(Dynamics& dynamics) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_links[i].force != 0)
            applyLink(i, m_links[i].force, dynamics);
    }
}

// Slack: engages when spring and whole force would both press. Engaged: lets go when its force is gone. Both by more than
// round-off; one that rests without force, or slowly goes slack, would else engage and let go without end.
void MovingLinks::calcSwitches(double* values) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const MovingLink& link = m_links[i];
        const Pressed p = pressed(i);
        const bool hasSwitch = m_laws[i].isUnilateral() && !passesNode(i);
        const double roundOff = m_laws[i].stiffness * placeRoundOff;
        if (!hasSwitch || link.mode == LinkMode::Broken || link.mode == LinkMode::Yields)
            *values++ = 1;
        else
            *values++ = link.isEngaged() ? p.force + roundOff
                                         : std::min(p.force, m_laws[i].stiffness * p.elongation) - roundOff;
        const bool canBreak = m_laws[i].breakingForce < std::numeric_limits<double>::infinity();
        const bool hasLimit = std::isfinite(limit(i)) && link.isEngaged() && (canBreak || !passesNode(i));
        *values++ = hasLimit ? p.force - limit(i) : -1;
    }
}

void MovingLinks::calcDirections(int* directions) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const bool waits = m_links[i].mode == LinkMode::Slack && m_laws[i].isUnilateral() && !passesNode(i);
        *directions++ = waits ? 1 : -1;
        *directions++ = m_links[i].mode == LinkMode::Yields && !passesNode(i) ? -1 : 1;
    }
}

void MovingLinks::calcTolerances(double* tolerances) const
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        *tolerances++ = 2 * forceTolerance(i);
        *tolerances++ = 2 * forceTolerance(i);
    }
}

void MovingLinks::addGradients(const Configuration& configuration, ForceGradients& gradients)
{
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_links[i].mode != LinkMode::Engaged)
            continue;
        calcDirection(i, configuration, m_direction);
        gradients.add(m_direction, m_laws[i].stiffness, passesNode(i) ? 0 : m_laws[i].damping);
    }
}

double MovingLinks::energy() const
{
    double energy = 0;
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (m_links[i].isEngaged())
            energy += m_laws[i].energy(m_links[i].elongation - m_laws[i].imposed);
    }
    return energy;
}

}  // namespace sinew
