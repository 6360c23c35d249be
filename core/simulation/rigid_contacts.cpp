#include "core/simulation/rigid_contacts.h"

#include <algorithm>
#include <cmath>

#include "core/simulation/admissible_forces.h"
#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

RigidContacts::RigidContacts(const Mechanism& mechanism, MovingContacts& contacts)
    : m_mechanism(&mechanism), m_contacts(&contacts), m_problem(mechanism, contacts),
      m_isArmed(mechanism.contacts.size(), false), m_direction(mechanism.contacts.size(), Eigen::Vector2d::UnitX())
{
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i)
        m_hasAny = m_hasAny || contacts.isRigid(i);
}

bool RigidContacts::isClosed() const
{
    for (std::size_t i = 0; m_hasAny && i < m_contacts->all().size(); ++i) {
        if (m_contacts->isRigid(i) && m_contacts->all()[i].mode != ContactMode::Open)
            return true;
    }
    return false;
}

// A contact that left its plane by an event touches it for a moment still.
bool RigidContacts::isTouching(std::size_t contact) const
{
    return m_contacts->isRigid(contact) && m_contacts->all()[contact].place.gap <= 2 * touchingGap;
}

bool RigidContacts::isImpact() const
{
    for (std::size_t i = 0; m_hasAny && i < m_contacts->all().size(); ++i) {
        if (isTouching(i) && m_contacts->all()[i].rate > zeroSpeed)
            return true;
    }
    return false;
}

bool RigidContacts::collide(Dynamics& dynamics, const std::vector<bool>& isGiven, Eigen::VectorXd& speeds)
{
    std::vector<Touch> touches;
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        if (!isTouching(i))
            continue;
        const MovingContact& moving = m_contacts->all()[i];
        Touch touch = m_problem.touchOf(dynamics, isGiven, i);
        const double bounce = moving.rate > bounceSpeed ? m_mechanism->contacts[i].restitution : 0;
        touch.free << -(1 + bounce) * moving.rate, moving.slip;
        if (m_mechanism->space == Space::Spatial && moving.slip.norm() > standingSpeed)
            touch.direction = moving.slip.normalized();
        touches.push_back(std::move(touch));
    }
    if (!m_problem.solve(touches)) {
        m_message = m_problem.message();
        return false;
    }
    m_problem.addResponse(speeds);
    return true;
}

// Contacts that touch and do not leave for good, with what is known of their slip; all rigid contacts are open after it.
std::vector<Touch> RigidContacts::touchingContacts(Dynamics& dynamics, const std::vector<bool>& isGiven,
                                                   const std::vector<std::size_t>& switched)
{
    std::vector<Touch> touches;
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        MovingContact& moving = m_contacts->all()[i];
        if (!m_contacts->isRigid(i))
            continue;
        const bool stays = isTouching(i) && -moving.rate <= bounceSpeed;
        const bool slipSwitches = std::find(switched.begin(), switched.end(), 2 * i + 1) != switched.end();
        m_isArmed[i] = !stays && moving.place.gap > touchingGap;
        if (stays) {
            Touch touch = m_problem.touchOf(dynamics, isGiven, i);
            touch.free = contactAcceleration(m_mechanism->contacts[i], moving.place, dynamics.motion());
            // in space a slip may turn without coming to rest; one that ends nearly at rest may stick
            const bool ends = slipSwitches && moving.mode == ContactMode::Slides;
            const bool moves
                = moving.slip.norm() > (ends ? 2 * turningSpeed : standingSpeed) && moving.mode != ContactMode::Sticks;
            const bool starts = slipSwitches && moving.mode == ContactMode::Sticks && moving.friction.norm() > 0;
            touch.slides = m_problem.tangents(i) > 0 && (moves || starts);
            if (moves)
                touch.direction = moving.slip.normalized();
            else if (starts)
                touch.direction = -moving.friction.normalized();
            touches.push_back(std::move(touch));
        }
        moving.mode = ContactMode::Open;
        moving.force = 0;
        moving.friction.setZero();
    }
    return touches;
}

// What an event says is believed unless it contradicts itself: then the problem decides alone.
bool RigidContacts::chooseModes(Dynamics& dynamics, const std::vector<bool>& isGiven,
                                const std::vector<std::size_t>& switched)
{
    std::vector<bool> isReleased(m_contacts->all().size(), false);
    for (const std::size_t number : switched) {
        if (number % 2 == 0)
            isReleased[number / 2] = m_contacts->all()[number / 2].mode != ContactMode::Open;
    }
    std::vector<Touch> touches = touchingContacts(dynamics, isGiven, switched);
    if (touches.empty())
        return true;
    std::vector<Touch> standing = touches;
    const bool hasStarts = believeNoStart(standing);
    if (!chooseStaying(touches, isReleased)) {
        touches = std::move(standing);
        if (!hasStarts || !chooseStaying(touches, isReleased))
            return false;
    }
    if (!checkStarts(touches, isReleased))
        return false;
    takeModes(touches);
    return solveClosed(touches);
}

// Takes contacts that were to begin to slide for standing ones; false when there are none.
bool RigidContacts::believeNoStart(std::vector<Touch>& touches) const
{
    bool hasStarts = false;
    for (Touch& touch : touches) {
        const bool starts = touch.slides && m_contacts->all()[touch.contact].slip.norm() <= standingSpeed;
        touch.slides = touch.slides && !starts;
        hasStarts = hasStarts || starts;
    }
    return hasStarts;
}

// A contact that was taken to begin to slide one way must not slide the other.
bool RigidContacts::checkStarts(std::vector<Touch>& touches, std::vector<bool>& isReleased)
{
    bool isWrong = false;
    for (Touch& touch : touches) {
        const bool stands = m_contacts->all()[touch.contact].slip.norm() <= standingSpeed;
        if (touch.slides && stands
            && touch.after.tail<2>().dot(touch.direction) < -roundOffShare * (1 + touch.free.norm())) {
            touch.slides = false;
            isWrong = true;
        }
    }
    return !isWrong || chooseStaying(touches, isReleased);
}

// Solves for the touching contacts as if none of them moved away from its plane; those that do leave unless they are
// pressed back at once.
bool RigidContacts::chooseStaying(std::vector<Touch>& touches, std::vector<bool>& isReleased)
{
    do {
        if (!chooseAmong(touches, isReleased))
            return false;
    } while (std::erase_if(touches, [&](const Touch& it) { return leaves(it); }) > 0);
    return true;
}

// Whether a contact that moves away from its plane would rise farther from it than a contact may dip in. One that would
// not is closed: two contacts that throw each other up by their impacts would else take turns without end, and a speed
// of round-off, which is left where an impact is put back onto the plane, would keep a pressed contact open.
bool RigidContacts::leaves(const Touch& touch) const
{
    const double speed = -m_contacts->all()[touch.contact].rate;
    const double pressed = touch.normal * touch.force[0].dot(touch.response[0]);  // m/s^2: what its force holds off
    return speed > zeroSpeed && speed * speed > 2 * touchingGap * pressed;
}

// Solves for the touching contacts, the released ones left out unless they would sink in.
bool RigidContacts::chooseAmong(std::vector<Touch>& touches, std::vector<bool>& isReleased)
{
    std::vector<Touch> in, out;
    for (Touch& touch : touches)
        (isReleased[touch.contact] ? out : in).push_back(std::move(touch));
    Eigen::VectorXd change = Eigen::VectorXd::Zero(m_mechanism->coordinateCount);
    if (!in.empty()) {
        if (!m_problem.solve(in)) {
            m_message = m_problem.message();
            return false;
        }
        m_problem.addResponse(change);
    }
    bool sinks = false;
    for (Touch& touch : out) {
        touch.normal = 0;
        touch.friction.setZero();
        touch.after = touch.free;
        for (std::size_t k = 0; k < 3; ++k)
            touch.after[static_cast<Eigen::Index>(k)] += touch.force[k].dot(change);
        if (touch.after[0] < -roundOffShare * (1 + touch.free.norm())) {
            isReleased[touch.contact] = false;
            sinks = true;
        }
    }
    touches = std::move(in);
    touches.insert(touches.end(), std::make_move_iterator(out.begin()), std::make_move_iterator(out.end()));
    if (sinks)
        return chooseAmong(touches, isReleased);
    // what was released stays open
    std::erase_if(touches, [&](const Touch& touch) { return isReleased[touch.contact]; });
    return true;
}

void RigidContacts::takeModes(const std::vector<Touch>& touches)
{
    for (const Touch& touch : touches) {
        MovingContact& moving = m_contacts->all()[touch.contact];
        const double still = roundOffShare * (1 + touch.free.norm());
        m_isArmed[touch.contact] = false;
        if (touch.after[0] > still)
            continue;
        moving.mode = ContactMode::Sticks;
        const Eigen::Vector2d rate = touch.after.tail<2>();
        if (touch.slides || (m_problem.tangents(touch.contact) > 0 && rate.norm() > still)) {
            moving.mode = ContactMode::Slides;
            m_direction[touch.contact] = touch.slides ? touch.direction : rate.normalized();
            m_isArmed[touch.contact] = moving.slip.dot(m_direction[touch.contact]) > turningSpeed;
        }
    }
}

// Beyond a stop of the slip the direction goes on as it was, so that the integrator finds the stop from both sides.
Eigen::Vector2d RigidContacts::slideDirection(std::size_t contact) const
{
    const Eigen::Vector2d& e = m_direction[contact];
    const Eigen::Vector2d& slip = m_contacts->all()[contact].slip;
    const double ahead = slip.dot(e);
    return (slip - ahead * e + std::max(ahead, turningSpeed) * e).normalized();
}

// The forces at which closed contacts keep their gaps, and sticking ones their places. Where they are not unique the
// least of them, unless these break a sign or the bound of friction that others obey.
bool RigidContacts::solveClosed(const std::vector<Touch>& touches)
{
    ContactEquations equations;
    std::vector<ForceCone> cones;
    for (const Touch& touch : touches) {
        const std::size_t i = touch.contact;
        const ContactMode mode = m_contacts->all()[i].mode;
        if (mode == ContactMode::Open)
            continue;
        Eigen::Vector2d dragged(0, 0);
        if (mode == ContactMode::Slides)
            dragged = -m_problem.coefficient(i) * slideDirection(i);
        const int held = mode == ContactMode::Sticks ? m_problem.tangents(i) : 0;
        cones.push_back({std::ssize(equations.wanted), held, m_problem.coefficient(i)});
        equations.add(touch.force[0], touch.responseTo(1, dragged), -touch.free[0]);
        for (int t = 1; t <= held; ++t)
            equations.add(touch.force[static_cast<std::size_t>(t)], touch.response[static_cast<std::size_t>(t)],
                          -touch.free[t]);
    }
    double off = 0;
    Eigen::VectorXd x = equations.solve(off);
    // accelerations of contacts are sums of terms known to 1e-12; what is off by more cannot be held
    if (!(off <= 1e-7 * (1 + equations.largestWanted()))) {
        m_message = touches.size() == 1
                        ? sentence("contact %1 cannot stay closed: given motions or constraints press it in",
                                   m_problem.namesOf(touches))
                        : sentence("contacts %1 cannot stay closed: given motions or constraints press it in",
                                   m_problem.namesOf(touches));
        return false;
    }
    if (beyondCones(x, cones) > 0) {
        const Eigen::MatrixXd undetermined = equations.undetermined();
        if (undetermined.cols() > 0)
            x = mostAdmissible(x, undetermined, cones);
    }
    m_largestForce = x.size() > 0 ? x.lpNorm<Eigen::Infinity>() : 0;
    Eigen::Index next = 0;
    for (const Touch& touch : touches) {
        MovingContact& moving = m_contacts->all()[touch.contact];
        if (moving.mode == ContactMode::Open)
            continue;
        moving.force = x[next++];
        moving.friction.setZero();
        if (moving.mode == ContactMode::Slides)
            moving.friction = -m_problem.coefficient(touch.contact) * moving.force * slideDirection(touch.contact);
        for (int t = 0; moving.mode == ContactMode::Sticks && t < m_problem.tangents(touch.contact); ++t)
            moving.friction[t] = x[next++];
    }
    return true;
}

std::vector<Touch> RigidContacts::closedContacts(Dynamics& dynamics, const std::vector<bool>& isGiven) const
{
    std::vector<Touch> touches;
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        if (m_contacts->isRigid(i) && m_contacts->all()[i].mode != ContactMode::Open)
            touches.push_back(m_problem.touchOf(dynamics, isGiven, i));
    }
    return touches;
}

void RigidContacts::addRows(const Configuration& configuration, std::vector<Eigen::VectorXd>& rows) const
{
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        const MovingContact& moving = m_contacts->all()[i];
        if (!m_contacts->isRigid(i) || moving.mode == ContactMode::Open)
            continue;
        m_contacts->calcDirection(i, moving.place.normal, configuration, rows.emplace_back());
        for (int t = 0; moving.mode == ContactMode::Sticks && t < m_problem.tangents(i); ++t)
            m_contacts->calcDirection(i, moving.place.tangents.col(t), configuration, rows.emplace_back());
    }
}

bool RigidContacts::calcForces(Dynamics& dynamics, const std::vector<bool>& isGiven)
{
    std::vector<Touch> touches = closedContacts(dynamics, isGiven);
    for (Touch& touch : touches)
        touch.free = contactAcceleration(m_mechanism->contacts[touch.contact], m_contacts->all()[touch.contact].place,
                                         dynamics.motion());
    if (!solveClosed(touches))
        return false;
    apply(dynamics);
    return true;
}

void RigidContacts::apply(Dynamics& dynamics) const
{
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        if (m_contacts->isRigid(i) && m_contacts->all()[i].mode != ContactMode::Open)
            m_contacts->applyContact(i, m_contacts->all()[i].onBody(), dynamics);
    }
}

void RigidContacts::clearForces()
{
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i) {
        if (!m_contacts->isRigid(i))
            continue;
        m_contacts->all()[i].force = 0;
        m_contacts->all()[i].friction.setZero();
    }
}

void RigidContacts::flip(std::size_t number)
{
    const std::size_t i = number / 2;
    MovingContact& moving = m_contacts->all()[i];
    m_isArmed[i] = false;
    if (number % 2 == 0 && moving.mode != ContactMode::Open) {
        moving.mode = ContactMode::Open;
        return;
    }
    const bool moves = moving.slip.norm() > standingSpeed;
    const bool slides = m_problem.tangents(i) > 0 && (number % 2 == 0 ? moves : moving.mode == ContactMode::Sticks);
    if (moves)
        m_direction[i] = moving.slip.normalized();
    else if (moving.friction.norm() > 0)
        m_direction[i] = -moving.friction.normalized();
    moving.mode = slides ? ContactMode::Slides : ContactMode::Sticks;
}

void RigidContacts::calcSwitches(double* values) const
{
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i, values += 2) {
        if (!m_contacts->isRigid(i))
            continue;
        const MovingContact& moving = m_contacts->all()[i];
        values[1] = -1;
        if (moving.mode == ContactMode::Open) {
            values[0] = moving.place.gap + (m_isArmed[i] ? 0 : touchingGap);
            continue;
        }
        values[0] = moving.force;
        if (moving.mode == ContactMode::Slides)
            values[1] = moving.slip.dot(m_direction[i]) + (m_isArmed[i] ? 0 : turningSpeed);
        else if (m_problem.tangents(i) > 0)
            values[1] = moving.friction.norm() - m_problem.coefficient(i) * std::max(moving.force, 0.0);
    }
}

void RigidContacts::calcDirections(int* directions) const
{
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i, directions += 2) {
        if (!m_contacts->isRigid(i))
            continue;
        directions[0] = -1;
        directions[1] = m_contacts->all()[i].mode == ContactMode::Slides ? -1 : 1;
    }
}

void RigidContacts::calcTolerances(double* tolerances) const
{
    const double force = roundOffShare * std::max(1.0, m_largestForce);
    for (std::size_t i = 0; i < m_contacts->all().size(); ++i, tolerances += 2) {
        if (!m_contacts->isRigid(i))
            continue;
        tolerances[0] = m_contacts->all()[i].mode == ContactMode::Open ? touchingGap : force;
        tolerances[1] = m_contacts->all()[i].mode == ContactMode::Slides ? turningSpeed : 2 * force;
    }
}

}  // namespace sinew
