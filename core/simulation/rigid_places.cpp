#include "core/simulation/rigid_contacts.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/positions.h"
#include "core/simulation/unilateral_tolerances.h"

// Closed rigid contacts stay where they touched: places and speeds are put back onto what they hold.

namespace sinew {

bool RigidContacts::addSunk(std::vector<Shift>& shifts) const
{
    bool isNew = false;
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        if (shifts[i].gap || !m_contacts->isRigid(i) || m_contacts->all()[i].place.gap >= -zeroLength / 10)
            continue;
        shifts[i].gap = 0;
        isNew = true;
    }
    return isNew;
}

bool RigidContacts::shift(Dynamics& dynamics, const std::vector<bool>& isGiven, double time, std::vector<Shift> shifts,
                          Eigen::VectorXd& positions, const Eigen::VectorXd& speeds)
{
    constexpr int stepLimit = 10;
    constexpr double met = 1e-13;  // m, of places of the order of a metre
    Eigen::VectorXd rates;
    double left = 0;
    for (int step = 0; step < stepLimit; ++step) {
        dynamics.setState(positions, speeds, time);
        m_contacts->calcMotion(dynamics);
        ContactEquations equations;
        for (std::size_t i = 0; i < shifts.size(); ++i) {
            if (!shifts[i].gap && !shifts[i].slip)
                continue;
            const Touch touch = m_problem.touchOf(dynamics, isGiven, i);
            if (shifts[i].gap)
                equations.add(touch.force[0], touch.response[0], *shifts[i].gap - m_contacts->all()[i].place.gap);
            for (std::size_t t = 1; shifts[i].slip && static_cast<int>(t) <= m_problem.tangents(i); ++t)
                equations.add(touch.force[t], touch.response[t], (*shifts[i].slip)[static_cast<Eigen::Index>(t) - 1]);
            if (shifts[i].slip)
                shifts[i].slip->setZero();  // done by the first step, held by those that follow
        }
        const double before = left;
        left = equations.largestWanted();
        // round-off of contacts that others imply stays
        if (left <= met || (step > 1 && left >= before))
            break;
        double off = 0;
        const Eigen::VectorXd x = equations.solve(off);
        calcPositionRates(*m_mechanism, positions, equations.response(x, m_mechanism->coordinateCount), rates);
        positions += rates;
        normalise(*m_mechanism, positions);
    }
    return left <= touchingGap;
}

bool RigidContacts::project(Dynamics& dynamics, const std::vector<bool>& isGiven, double time,
                            Eigen::VectorXd& positions, Eigen::VectorXd& speeds)
{
    std::vector<Shift> shifts(m_contacts->all().size());
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        if (m_contacts->isRigid(i) && m_contacts->all()[i].mode != ContactMode::Open)
            shifts[i].gap = 0;
    }
    if (!shift(dynamics, isGiven, time, std::move(shifts), positions, speeds))
        return false;
    ContactEquations equations;
    for (const Touch& touch : closedContacts(dynamics, isGiven)) {
        const MovingContact& moving = m_contacts->all()[touch.contact];
        equations.add(touch.force[0], touch.response[0], moving.rate);
        for (int t = 1; moving.mode == ContactMode::Sticks && t <= m_problem.tangents(touch.contact); ++t)
            equations.add(touch.force[static_cast<std::size_t>(t)], touch.response[static_cast<std::size_t>(t)],
                          -moving.slip[t - 1]);
    }
    double off = 0;
    speeds += equations.response(equations.solve(off), m_mechanism->coordinateCount);
    dynamics.setState(positions, speeds, time);
    m_contacts->calcMotion(dynamics);
    return true;
}

void RigidContacts::endStep()
{
    for (std::size_t i = 0; m_hasAny && i < m_contacts->all().size(); ++i) {
        const MovingContact& moving = m_contacts->all()[i];
        if (!m_contacts->isRigid(i))
            continue;
        if (moving.mode == ContactMode::Open && moving.place.gap > touchingGap)
            m_isArmed[i] = true;
        if (moving.mode == ContactMode::Slides && moving.slip.dot(m_direction[i]) > turningSpeed) {
            m_isArmed[i] = true;
            m_direction[i] = moving.slip.normalized();
        }
    }
}

}  // namespace sinew
