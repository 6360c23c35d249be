#include "core/simulation/step_problem.h"

#include <cmath>

namespace sinew {

void StepProblem::begin(MotionSystem& system, const Eigen::VectorXd& before, double step)
{
    m_rows.clear();
    m_before = before;
    m_step = step;
    m_knownNormals.assign(m_mechanism->contacts.size(), 0.0);
    for (MovingLink& link : system.forces().links())
        link = {link.length, link.elongation, link.rate, false, 0};
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i)
        addLink(system, i);
    for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i)
        addContact(system, i);
}

// What a force does to the coordinates, and they to the speeds. Loads that stand already are left as they are.
void StepProblem::addDirections(MotionSystem& system, Row& row)
{
    Dynamics& dynamics = system.dynamics();
    dynamics.calcLoads(m_base);
    press(system, row, 1);
    dynamics.calcLoads(m_loads);
    press(system, row, -1);
    row.force = m_loads - m_base;
    row.response = Eigen::VectorXd::Zero(row.force.size());
    Eigen::VectorXd impulses = row.force, multipliers;
    const Eigen::VectorXd targets = Eigen::VectorXd::Zero(dynamics.constraints().size());
    if (dynamics.respond(system.given().isGiven, targets, row.response, impulses, multipliers)
        != DynamicsStatus::Solved)
        row.response.setZero();
    m_rows.push_back(row);
}

void StepProblem::press(MotionSystem& system, const Row& row, double size)
{
    if (row.kind == Kind::Link)
        system.forces().applyLink(row.object, row.sign * size, system.dynamics());
    else
        system.forces().applyContact(row.object, size * row.direction, system.dynamics());
}

void StepProblem::addLink(MotionSystem& system, std::size_t link)
{
    const CompiledLink& compiled = m_mechanism->links[link];
    MovingLink& moving = system.forces().links()[link];
    Row row{Kind::Link, link};
    row.sign = compiled.sense == LinkSense::Compression ? -1 : 1;
    row.isEquality = compiled.sense == LinkSense::Both;
    const double pressed = row.sign * moving.elongation;
    if (!row.isEquality && pressed <= 0)
        return;
    const double spring = system.forces().stiffness(link) * pressed;
    if (compiled.damping == 0) {
        moving.force = row.sign * spring;
        moving.isEngaged = true;
        press(system, row, spring);
        return;
    }
    row.compliance = 2 / (compiled.damping * m_step);
    row.constant = -row.compliance * spring;
    addDirections(system, row);
}

void StepProblem::addContact(MotionSystem& system, std::size_t contact)
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    MovingContact& moving = system.forces().contacts()[contact];
    moving.mode = ContactMode::Open;
    moving.force = 0;
    moving.friction.setZero();
    Row row{Kind::Normal, contact, moving.normal};
    if (!compiled.compliance) {
        // it closes when the way that is left is shorter than the step's; one that bounces has to be there first
        const double reach = compiled.restitution > 0 ? 0 : m_step * std::max(moving.rate, 0.0);
        if (moving.depth + reach < 0)
            return;
        row.isRigid = true;
        row.constant = std::max(-moving.depth, 0.0) / (m_step * m_step);
    } else if (moving.depth <= 0) {
        return;
    } else if (compiled.compliance->damping == 0) {
        m_knownNormals[contact] = system.forces().springForce(contact);
        press(system, row, m_knownNormals[contact]);
        addFriction(system, contact);
        return;
    } else {
        row.compliance = 2 / (compiled.compliance->damping * m_step);
        row.constant = -row.compliance * system.forces().springForce(contact);
    }
    addDirections(system, row);
    if (row.isRigid && compiled.restitution > 0)
        m_rows.back().constant += compiled.restitution * std::min(m_rows.back().force.dot(m_before), 0.0) / m_step;
    addFriction(system, contact);
}

void StepProblem::addFriction(MotionSystem& system, std::size_t contact)
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    if (!compiled.friction)
        return;
    const MovingContact& moving = system.forces().contacts()[contact];
    const int tangents = m_mechanism->space == Space::Plane ? 1 : 2;
    for (int t = 0; t < tangents; ++t) {
        for (const double side : {1.0, -1.0}) {
            Row row{Kind::Friction, contact, side * moving.tangents.col(t)};
            row.isRigid = !compiled.compliance;
            if (compiled.compliance) {
                row.compliance = 2 / (compiled.friction->damping * m_step);
                row.constant = row.compliance * compiled.friction->stiffness * side
                               * system.anchors()[2 * static_cast<Eigen::Index>(contact) + t];
            }
            addDirections(system, row);
        }
    }
    m_rows.push_back({Kind::Limit, contact});
}

bool StepProblem::solve(MotionSystem& system, const Eigen::VectorXd& free, Eigen::VectorXd& after,
                        Eigen::VectorXd& anchors)
{
    after = m_before + m_step * free;
    if (!m_rows.empty()) {
        fillProblem(after);
        m_solver.solve(m_problem, m_solution);
        if (!m_solution.isUsable()) {
            m_message = "the forces of links and contacts could not be found: " + m_solution.message;
            return false;
        }
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].kind != Kind::Limit)
                after += m_step * m_solution.X[static_cast<Eigen::Index>(i)] * m_rows[i].response;
        }
    }
    takeForces(system, m_solution.X);
    moveAnchors(system, anchors);
    return true;
}

void StepProblem::fillProblem(const Eigen::VectorXd& free)
{
    const auto n = static_cast<Eigen::Index>(m_rows.size());
    m_problem.A.setZero(n, n);
    m_problem.B.setZero(n);
    m_problem.equalities.clear();
    for (Eigen::Index i = 0; i < n; ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        if (row.kind == Kind::Limit) {
            fillLimit(i);
            continue;
        }
        if (row.isEquality)
            m_problem.equalities.push_back(static_cast<int>(i));
        for (Eigen::Index j = 0; j < n; ++j) {
            const Row& other = m_rows[static_cast<std::size_t>(j)];
            if (other.kind != Kind::Limit)
                m_problem.A(i, j) += row.force.dot(other.response);
            // spring and damper along a direction bear the friction of both its sides
            if (i == j || (row.kind == Kind::Friction && other.kind == Kind::Friction && row.object == other.object))
                m_problem.A(i, j) += row.compliance * (i == j ? 1 : row.direction.dot(other.direction));
        }
        const double speeds = row.force.dot(free) + (row.isRigid ? 0 : row.force.dot(m_before));
        m_problem.B[i] += speeds / m_step + row.constant;
    }
}

// coefficient times the normal force less all friction, and what slides: the last of a contact's rows.
void StepProblem::fillLimit(Eigen::Index limit)
{
    const std::size_t contact = m_rows[static_cast<std::size_t>(limit)].object;
    const double coefficient = m_mechanism->contacts[contact].friction->coefficient;
    m_problem.B[limit] = coefficient * m_knownNormals[contact];
    for (Eigen::Index j = limit; j-- > 0;) {
        const Row& row = m_rows[static_cast<std::size_t>(j)];
        if (row.object != contact || row.kind == Kind::Link)
            break;
        m_problem.A(limit, j) = row.kind == Kind::Normal ? coefficient : -1;
        if (row.kind == Kind::Friction)
            m_problem.A(j, limit) = 1;
    }
}

void StepProblem::takeForces(MotionSystem& system, const Eigen::VectorXd& X)
{
    for (std::size_t i = 0; i < m_knownNormals.size(); ++i) {
        system.forces().contacts()[i].force = m_knownNormals[i];
        if (m_knownNormals[i] > 0)
            system.forces().contacts()[i].mode = ContactMode::Sticks;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const double size = X[static_cast<Eigen::Index>(i)];
        if (row.kind == Kind::Link) {
            system.forces().links()[row.object].force = row.sign * size;
            system.forces().links()[row.object].isEngaged = row.isEquality || size > 0;
            continue;
        }
        MovingContact& moving = system.forces().contacts()[row.object];
        if (row.kind == Kind::Normal)
            moving.force = size;
        else if (row.kind == Kind::Friction)
            moving.friction += size * moving.tangents.transpose() * row.direction;
        const bool slides = row.kind == Kind::Limit && size > 0;
        if (moving.force > 0)
            moving.mode = slides ? ContactMode::Slides : ContactMode::Sticks;
    }
}

void StepProblem::moveAnchors(MotionSystem& system, Eigen::VectorXd& anchors) const
{
    for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i) {
        const CompiledContact& compiled = m_mechanism->contacts[i];
        if (!compiled.friction || !compiled.compliance)
            continue;
        const MovingContact& moving = system.forces().contacts()[i];
        const double k = compiled.friction->stiffness, w = compiled.friction->damping;
        auto anchor = anchors.segment<2>(2 * static_cast<Eigen::Index>(i));
        const Eigen::Vector2d rest = -moving.friction / k;
        if (moving.mode == ContactMode::Sticks)
            anchor += m_step * k / w * (rest - anchor);
        else
            anchor = rest + std::exp(-k * m_step / w) * (anchor - rest);  // the spring gives way to its damper
    }
}

}  // namespace sinew
