#include "core/simulation/step_problem.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

namespace {

}  // namespace

void StepProblem::begin(MotionSystem& system, const Eigen::VectorXd& before, double step)
{
    m_rows.all().clear();
    m_constants.clear();
    m_frictions.clear();
    m_before = before;
    m_step = step;
    m_asksLeast = false;
    m_knownNormals.assign(m_mechanism->contacts.size(), 0.0);
    m_shifts.assign(m_mechanism->contacts.size(), {});
    m_touch.assign(m_mechanism->contacts.size(), 0.0);
    for (std::size_t i = 0; i < m_mechanism->links.size(); ++i)
        addLink(system, i);
    for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i)
        addContact(system, i);
}

// What a unit of the force does to the coordinates, and they to the speeds.
void StepProblem::respond(MotionSystem& system, UnilateralRow& row) const
{
    Dynamics& dynamics = system.dynamics();
    if (row.kind == Kind::Link) {
        system.forces().links().calcDirection(row.object, dynamics.configuration(), row.force);
        row.force *= row.sign;
    } else {
        system.forces().contacts().calcDirection(row.object, row.direction, dynamics.configuration(), row.force);
    }
    row.response = responseTo(dynamics, system.given().isGiven, row.force);
}

void StepProblem::add(MotionSystem& system, UnilateralRow row)
{
    respond(system, row);
    m_rows.all().push_back(std::move(row));
}

void StepProblem::addLink(MotionSystem& system, std::size_t link)
{
    MovingLinks& links = system.forces().links();
    const LinkLaw& law = links.law(link);
    MovingLink& moving = links.all()[link];
    moving.force = 0;
    moving.mode = links.broken()[link] ? LinkMode::Broken : LinkMode::Slack;
    const double sign = law.sign(), spring = sign * links.springForce(link);
    if (links.broken()[link] || (law.isUnilateral() && spring <= 0))
        return;
    if (law.damping == 0 || links.passesNode(link)) {
        moving.force = law.limited(sign * spring);
        moving.mode = moving.force == sign * spring ? LinkMode::Engaged : LinkMode::Yields;
        links.applyLink(link, moving.force, system.dynamics());
        return;
    }
    UnilateralRow row;
    row.object = link;
    row.sign = sign;
    row.lower = sign > 0 ? law.lower : -law.upper;
    row.upper = sign > 0 ? law.upper : -law.lower;
    row.compliance = 2 / (law.damping * m_step);
    m_constants.push_back(-row.compliance * spring);
    add(system, std::move(row));
}

void StepProblem::addContact(MotionSystem& system, std::size_t contact)
{
    MovingContacts& contacts = system.forces().contacts();
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    MovingContact& moving = contacts.all()[contact];
    moving.mode = ContactMode::Open;
    moving.force = 0;
    moving.friction.setZero();
    UnilateralRow row;
    row.kind = Kind::Normal;
    row.object = contact;
    row.direction = moving.place.normal;
    double constant = 0;
    if (!compiled.compliance) {
        // only what may touch within the step, or be thrown there by others
        constexpr double reach = 4;  // steps
        if (moving.place.gap > reach * m_step * (std::abs(moving.rate) + bounceSpeed))
            return;
    } else if (moving.depth <= 0) {
        return;
    } else if (compiled.compliance->damping == 0) {
        m_knownNormals[contact] = contacts.springForce(contact);
        contacts.applyContact(contact, m_knownNormals[contact] * moving.place.normal, system.dynamics());
        addFriction(system, contact);
        return;
    } else {
        row.compliance = 2 / (compiled.compliance->damping * m_step);
        constant = -row.compliance * contacts.springForce(contact);
    }
    respond(system, row);
    // no force moves what constraints hold, and it needs none
    if (!compiled.compliance && row.response.isZero(0) && std::abs(moving.rate) * m_step <= touchingGap)
        return;
    m_constants.push_back(constant);
    m_rows.all().push_back(std::move(row));
    addFriction(system, contact);
}

void StepProblem::addFriction(MotionSystem& system, std::size_t contact)
{
    const CompiledContact& compiled = m_mechanism->contacts[contact];
    if (!compiled.friction)
        return;
    const MovingContact& moving = system.forces().contacts().all()[contact];
    Friction friction;
    friction.contact = contact;
    friction.firstRow = m_rows.all().size();
    friction.tangents = m_mechanism->space == Space::Plane ? 1 : 2;
    for (int t = 0; t < friction.tangents; ++t) {
        UnilateralRow& row = friction.along[static_cast<std::size_t>(t)];
        row.kind = Kind::Friction;
        row.object = contact;
        row.direction = moving.place.tangents.col(t);
        if (compiled.compliance)
            row.compliance = 2 / (compiled.friction->damping * m_step);
        respond(system, row);
    }
    if (friction.tangents == 2 && moving.slip.norm() > standingSpeed)
        friction.axis = moving.slip.normalized();
    m_rows.all().resize(friction.firstRow + 2 * static_cast<std::size_t>(friction.tangents));
    m_constants.resize(m_rows.all().size());
    layFriction(system, friction);
    m_frictions.push_back(std::move(friction));
    UnilateralRow limit;
    limit.kind = Kind::Limit;
    limit.object = contact;
    limit.coefficient = compiled.friction->coefficient;
    limit.knownNormal = m_knownNormals[contact];
    m_rows.all().push_back(std::move(limit));
    m_constants.push_back(0);
}

// Fills in the opposite pairs of rows along the axis and across it.
void StepProblem::layFriction(MotionSystem& system, const Friction& friction)
{
    const CompiledContact& compiled = m_mechanism->contacts[friction.contact];
    const Eigen::Vector2d anchor = system.anchors().segment<2>(2 * static_cast<Eigen::Index>(friction.contact));
    const Eigen::Vector2d across(-friction.axis[1], friction.axis[0]);
    std::size_t next = friction.firstRow;
    for (int t = 0; t < friction.tangents; ++t) {
        for (const double side : {1.0, -1.0}) {
            const Eigen::Vector2d along = side * (t == 0 ? friction.axis : across);
            const UnilateralRow &first = friction.along[0], &second = friction.along[1];
            UnilateralRow row = first;
            row.direction = along[0] * first.direction;
            row.force = along[0] * first.force;
            row.response = along[0] * first.response;
            if (friction.tangents == 2) {
                row.direction += along[1] * second.direction;
                row.force += along[1] * second.force;
                row.response += along[1] * second.response;
            }
            m_constants[next]
                = compiled.compliance ? row.compliance * compiled.friction->stiffness * along.dot(anchor) : 0;
            m_rows.all()[next++] = std::move(row);
        }
    }
}

// Turns the axis to where the friction of the step that was solved should point.
void StepProblem::turnFriction(MotionSystem& system, Friction& friction, const Eigen::VectorXd& after,
                               FrictionTurns& turns)
{
    const CompiledContact& compiled = m_mechanism->contacts[friction.contact];
    Eigen::Vector2d slip, force(0, 0);
    for (std::size_t t = 0; t < 2; ++t)
        slip[static_cast<Eigen::Index>(t)]
            = friction.along[t].force.dot(compiled.compliance ? Eigen::VectorXd((m_before + after) / 2) : after);
    for (std::size_t i = 0; i < 4; ++i)
        force += m_rows.force(friction.firstRow + i)
                 * Eigen::Vector2d(m_rows.all()[friction.firstRow + i].direction.dot(friction.along[0].direction),
                                   m_rows.all()[friction.firstRow + i].direction.dot(friction.along[1].direction));
    Eigen::Vector2d wish = slip.norm() > standingSpeed ? slip : force;
    if (compiled.compliance)
        wish = compiled.friction->stiffness
                   * system.anchors().segment<2>(2 * static_cast<Eigen::Index>(friction.contact))
               + compiled.friction->damping * slip;
    if (wish.norm() > 0 && force.norm() > 0)
        turns.turn(wish, friction.axis);
}

// Y of a rigid contact's row without the unknown forces, as an acceleration: what v+ is more than it may be least.
double StepProblem::rigidRate(MotionSystem& system, const UnilateralRow& row)
{
    const MovingContact& moving = system.forces().contacts().all()[row.object];
    const CompiledContact& compiled = m_mechanism->contacts[row.object];
    const Vector3 total = contactAcceleration(compiled, moving.place, system.dynamics().motion());
    const double ofForces = row.force.dot(m_free), before = row.force.dot(m_before);
    const Vector3 along(row.direction.dot(moving.place.normal), row.direction.dot(moving.place.tangents.col(0)),
                        row.direction.dot(moving.place.tangents.col(1)));
    const double bias = along.dot(total) - ofForces;
    const double after = before + m_step * ofForces;
    if (row.kind == Kind::Friction)
        return (after + (m_asksLeast ? 0 : m_step / 2 * bias)) / m_step;
    const Approach way{moving.place.gap, before + m_step / 2 * ofForces, ofForces + bias, bias};
    double least = -(std::max(way.gap, 0.0) / m_step + m_step / 2 * bias);
    // the first moment at which the parabola comes down to the plane
    const double root = way.speed * way.speed - 2 * way.acceleration * way.gap;
    const double slope = root < 0 ? 0 : std::sqrt(root) - way.speed;
    const double touch = slope > 0 ? 2 * std::max(way.gap, 0.0) / slope : infinity;
    const double approach = -(way.speed + way.acceleration * touch);
    if (touch <= m_step && approach > bounceSpeed) {
        const double leaving = compiled.restitution * approach, rest = m_step - touch;
        const double height = leaving * rest + way.acceleration / 2 * rest * rest;
        m_touch[row.object] = touch;
        m_shifts[row.object].gap = std::max(height, 0.0);
        // one that would be back within the step stays
        least = (height > 0 ? leaving + way.acceleration * (m_step / 2 - touch) : 0) - m_step / 2 * bias;
        if (m_asksLeast)
            m_shifts[row.object].gap = 0;
    }
    return (after - (m_asksLeast ? std::min(least, 0.0) : least)) / m_step;
}

void StepProblem::completeRows(MotionSystem& system, const Eigen::VectorXd& after)
{
    for (std::size_t i = 0; i < m_rows.all().size(); ++i) {
        UnilateralRow& row = m_rows.all()[i];
        if (row.kind == Kind::Limit)
            continue;
        const bool isRigid = row.kind != Kind::Link && !m_mechanism->contacts[row.object].compliance;
        row.free = isRigid ? rigidRate(system, row) : row.force.dot(after + m_before) / m_step + m_constants[i];
    }
}

bool StepProblem::solve(MotionSystem& system, Eigen::VectorXd& after, Eigen::VectorXd& anchors)
{
    constexpr int turnLimit = 100;
    constexpr double turnedEnough = 1e-6;  // rad; the step's own error is larger
    constexpr double lost = 1e-2;          // rad; friction loses a part in 20 000 of its size by it
    m_free = system.solution().accelerations;
    FrictionTurns turns;
    for (int turn = 0; turn < turnLimit; ++turn) {
        if (!solveRows(system, after))
            return false;
        for (Friction& friction : m_frictions) {
            if (friction.tangents == 2)
                turnFriction(system, friction, after, turns);
        }
        const double turned = turns.endRound();
        m_undirectedSteps += turn + 1 == turnLimit && turned > lost ? 1 : 0;
        if (turned <= turnedEnough || turn + 1 == turnLimit)
            break;
        for (const Friction& friction : m_frictions)
            layFriction(system, friction);
    }
    takeForces(system);
    dropBounces(system);
    calcWay(after);
    moveAnchors(system, anchors);
    return true;
}

bool StepProblem::solveRows(MotionSystem& system, Eigen::VectorXd& after)
{
    after = m_before + m_step * m_free;
    if (m_rows.all().empty())
        return true;
    completeRows(system, after);
    bool isSolved = m_rows.solve();
    if (!isSolved && !m_asksLeast) {
        m_asksLeast = true;
        completeRows(system, after);
        isSolved = m_rows.solve();
    }
    if (!isSolved) {
        m_message = sentence("the forces of links and contacts could not be found: %1", m_rows.message());
        return false;
    }
    m_rows.addResponse(m_step, after);
    return true;
}

void StepProblem::takeForces(MotionSystem& system)
{
    std::vector<MovingContact>& contacts = system.forces().contacts().all();
    for (std::size_t i = 0; i < m_knownNormals.size(); ++i) {
        contacts[i].force = m_knownNormals[i];
        if (m_knownNormals[i] > 0)
            contacts[i].mode = ContactMode::Sticks;
    }
    for (std::size_t i = 0; i < m_rows.all().size(); ++i) {
        const UnilateralRow& row = m_rows.all()[i];
        const double size = m_rows.force(i);
        if (row.kind == Kind::Link) {
            MovingLink& link = system.forces().links().all()[row.object];
            link.force = row.sign * size;
            link.mode = size == row.upper || (size == row.lower && size != 0) ? LinkMode::Yields
                        : size > 0 || row.lower < 0                           ? LinkMode::Engaged
                                                                              : LinkMode::Slack;
            continue;
        }
        MovingContact& moving = contacts[row.object];
        if (row.kind == Kind::Normal)
            moving.force = size;
        else if (row.kind == Kind::Friction)
            moving.friction += size * moving.place.tangents.transpose() * row.direction;
        const bool slides = row.kind == Kind::Limit && size > 0;
        if (moving.force > 0)
            moving.mode = slides ? ContactMode::Slides : ContactMode::Sticks;
    }
}

// A contact that the forces of others carry over its plane does not bounce.
void StepProblem::dropBounces(MotionSystem& system)
{
    for (std::size_t i = 0; i < m_shifts.size(); ++i) {
        const MovingContact& moving = system.forces().contacts().all()[i];
        if (!system.forces().contacts().isRigid(i) || moving.mode == ContactMode::Open) {
            m_shifts[i] = {};
            m_touch[i] = 0;
        }
    }
}

void StepProblem::calcWay(const Eigen::VectorXd& after)
{
    m_way = m_step * after;
    for (std::size_t i = 0; i < m_rows.all().size(); ++i) {
        const UnilateralRow& row = m_rows.all()[i];
        if ((row.kind == Kind::Normal || row.kind == Kind::Friction) && m_touch[row.object] > 0)
            m_way -= m_touch[row.object] * m_step * m_rows.force(i) * row.response;
    }
}

std::vector<std::size_t> StepProblem::overloadedLinks(MotionSystem& system) const
{
    std::vector<std::size_t> overloaded;
    const MovingLinks& links = system.forces().links();
    for (std::size_t i = 0; i < links.all().size(); ++i) {
        if (std::abs(links.all()[i].force) >= links.law(i).breakingForce)
            overloaded.push_back(i);
    }
    return overloaded;
}

void StepProblem::moveAnchors(MotionSystem& system, Eigen::VectorXd& anchors) const
{
    for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i) {
        const CompiledContact& compiled = m_mechanism->contacts[i];
        if (!compiled.friction || !compiled.compliance)
            continue;
        const MovingContact& moving = system.forces().contacts().all()[i];
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
