#include "core/statics/elements.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/constants.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/resistance_efforts.h"
#include "core/statics/displacement_verdict.h"

namespace sinew {

namespace {

// A contact this near to its plane touches, m: far above the round-off of a posture, far below any that matters.
constexpr double touching = 1e-10;
// What a contact that sticks slides, m.
constexpr double roundOffOfSlip = 1e-12;

// The normal force of a contact pressed in by d: stiffness d (1 + d / depth), and its slope.
struct Press {
    double force = 0, slope = 0;
};

Press pressOf(const ContactCompliance& compliance, double d)
{
    const double grown = compliance.depth ? std::max(d, 0.0) / *compliance.depth : 0;
    return {compliance.stiffness * d * (1 + grown), compliance.stiffness * (1 + 2 * grown)};
}

// What unit forces on the coordinate's value do on the rows: the turns of ball and free joints are turns about the
// axes of the parent, f' T w = (T' f)' w.
Eigen::VectorXd effortOnValue(const Mechanism& mechanism, const Eigen::VectorXd& values, int coordinate)
{
    Eigen::VectorXd effort = Eigen::VectorXd::Unit(mechanism.coordinateCount, coordinate);
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball >= 0)
            setAtBall(joint, rotationVectorRate(atBall(joint, values)).transpose() * atBall(joint, effort), effort);
    }
    return effort;
}

// Of unit force along a direction on the touching body at the contact's point, and its opposite on the other body.
Eigen::VectorXd effortOfPush(const Mechanism& mechanism, const Configuration& configuration,
                             const CompiledContact& contact, const Vector3& point, const Vector3& direction)
{
    Eigen::VectorXd effort = Eigen::VectorXd::Zero(mechanism.rowCount());
    addGeneralisedForce(mechanism, configuration, contact.bodyA, point, direction, Vector3::Zero(), effort);
    addGeneralisedForce(mechanism, configuration, contact.bodyB, point, -direction, Vector3::Zero(), effort);
    return effort;
}

}  // namespace

void Elements::set(const Mechanism& mechanism, const Configuration& configuration, const Situation& situation,
                   ElementUse use)
{
    m_list.clear();
    m_contacts.clear();
    m_slidingRows = m_slipCount = 0;
    m_rows = mechanism.rowCount();
    m_deadEfforts.setZero(mechanism.coordinateCount);
    addResistances(mechanism, situation, use);
    for (int contact = 0; contact < static_cast<int>(mechanism.contacts.size()); ++contact)
        addContact(mechanism, configuration, contact, use);
    const auto extend = [&](auto& efforts) {
        const Eigen::Index known = efforts.rows();
        efforts.conservativeResize(m_rows + m_slidingRows, efforts.cols());
        efforts.bottomRows(m_rows + m_slidingRows - known).setZero();
    };
    for (Element& element : m_list)
        extend(element.effort);
    for (ContactAtRest& contact : m_contacts) {
        if (contact.firstEdge >= 0)
            extend(contact.along);
    }
}

void Elements::addResistances(const Mechanism& mechanism, const Situation& situation, ElementUse use)
{
    if (mechanism.resistances.empty())
        return;
    const auto isLocked = [&](int coordinate) {
        return situation.modes[static_cast<std::size_t>(coordinate)] == CoordinateMode::Locked;
    };
    for (const CompiledResistance& it : mechanism.resistances) {
        const Eigen::VectorXd effort = effortOnValue(mechanism, situation.values, it.coordinate);
        const double value = situation.values[it.coordinate];
        if (use == ElementUse::Elastic && !isLocked(it.coordinate)) {
            addSpring(it, value, effort);
            addStop(it, value, effort);
        } else {
            m_deadEfforts += (springEffort(it, value) + stopEffort(it, value)) * effort;
        }
    }
}

// At its tangent: -cubic springs are straight lines for small displacements.
void Elements::addSpring(const CompiledResistance& resistance, double value, const Eigen::VectorXd& effort)
{
    if (!resistance.resistance.spring)
        return;
    const Spring& spring = *resistance.resistance.spring;
    const double d = value - spring.rest, slope = spring.stiffness + 3 * spring.cubic * d * d;
    if (!(slope > 0))
        return;  // a cubic spring at rest
    m_list.push_back({ElementKind::Spring, resistance.coordinate, Vector3::Zero(), effort, slope,
                      springEffort(resistance, value) / slope, -infinity, infinity, springEffort(resistance, value)});
}

void Elements::addStop(const CompiledResistance& resistance, double value, const Eigen::VectorXd& effort)
{
    const auto& stop = resistance.resistance.stop;
    if (!stop || !(stop->stiffness > 0))
        return;
    const auto add = [&](const Eigen::VectorXd& inwards, double beyond) {
        m_list.push_back({ElementKind::Stop, resistance.coordinate, Vector3::Zero(), inwards, stop->stiffness, beyond,
                          0, infinity, stop->stiffness * std::max(beyond, 0.0)});
    };
    if (std::isfinite(resistance.minimum))
        add(effort, resistance.minimum - value);
    if (std::isfinite(resistance.maximum))
        add(-effort, value - resistance.maximum);
}

void Elements::addContact(const Mechanism& mechanism, const Configuration& configuration, int contact, ElementUse use)
{
    const CompiledContact& compiled = mechanism.contacts[static_cast<std::size_t>(contact)];
    ContactAtRest atRest{placeOf(compiled, configuration), 0, -1};
    if (static_cast<std::size_t>(contact) < moved.size())
        atRest.moved = moved[static_cast<std::size_t>(contact)];
    if (std::abs(atRest.place.gap) < touching)
        atRest.place.gap = 0;
    const ContactPlace& place = atRest.place;
    // Without displacements what is open stays open.
    if (use == ElementUse::Reactions && place.gap > missedShift * bodyLength(mechanism, configuration)) {
        m_contacts.push_back(atRest);
        return;
    }
    const int directions = !compiled.friction ? 1 : mechanism.nodeDimension();
    Eigen::MatrixXd along(m_rows, directions);  // pushes along the normal and the tangents
    for (int i = 0; i < directions; ++i) {
        const Vector3 direction = i == 0 ? place.normal : Vector3(place.tangents.col(i - 1));
        along.col(i) = effortOfPush(mechanism, configuration, compiled, place.point, direction);
    }
    const bool isRigid = !compiled.compliance || use == ElementUse::Reactions;
    const Press press
        = isRigid ? Press{0, infinity} : pressOf(*compiled.compliance, atRest.depth = std::max(0.0, -place.gap));
    // Where a rigid contact is pressed in, the posture is not possible; it counts as just touching.
    const double imposed = isRigid ? -std::max(place.gap, 0.0) : press.force / press.slope - atRest.depth - place.gap;
    atRest.pushes = along;
    if (!compiled.friction) {
        m_list.push_back({ElementKind::Contact, contact, place.normal, along, press.slope, imposed, 0, infinity,
                          press.force, isRigid && imposed == 0});
    } else if (isRigid) {
        m_contacts.push_back(atRest);
        addEdges(mechanism, contact, imposed, along);
        return;
    } else {
        const auto firstSliding = static_cast<int>(m_rows + m_slidingRows);
        atRest.firstSliding = firstSliding;
        m_slidingRows += directions;
        Eigen::MatrixXd slides = Eigen::MatrixXd::Zero(m_rows + m_slidingRows, directions);
        slides.bottomRows(directions).setIdentity();
        for (int i = 0; i < directions; ++i) {
            Eigen::VectorXd effort = -slides.col(i);
            effort.head(m_rows) = along.col(i);
            const double stiffness = i == 0 ? press.slope : compiled.friction->stiffness;
            m_list.push_back({ElementKind::Contact, contact, Vector3::Zero(), effort, stiffness,
                              i == 0 ? imposed : -atRest.moved[i - 1], -infinity, infinity,
                              i == 0 ? press.force : 0.0});
        }
        atRest.moved.setZero();  // the springs have it; what slides begins anew
        m_contacts.push_back(atRest);
        addEdges(mechanism, contact, 0, slides);
        return;
    }
    m_contacts.push_back(atRest);
}

// Along the edges of the pyramid of friction. along: (rows x directions) efforts of normal and tangents.
void Elements::addEdges(const Mechanism& mechanism, int contact, double imposed, const Eigen::MatrixXd& along)
{
    ContactAtRest& atRest = m_contacts.back();
    atRest.along = along;
    m_slipCount += along.cols() - 1;
    atRest.firstEdge = static_cast<Eigen::Index>(m_list.size());
    atRest.imposed = imposed;
    const int edges = along.cols() == 2 ? 2 : pyramidEdges;
    for (int i = 0; i < edges; ++i)
        m_list.push_back(
            {ElementKind::Contact, contact, Vector3::Zero(), {}, infinity, imposed, 0, infinity, 0, imposed == 0});
    turnEdges(mechanism, contact, 0);
}

// Of a contact that slides by `slip`, m.
void Elements::turnEdges(const Mechanism& mechanism, int contact, double slip)
{
    const double friction = mechanism.contacts[static_cast<std::size_t>(contact)].friction->coefficient;
    const ContactAtRest& atRest = m_contacts[static_cast<std::size_t>(contact)];
    const bool isPlane = atRest.along.cols() == 2;
    const int edges = isPlane ? 2 : pyramidEdges;
    for (int i = 0; i < edges; ++i) {
        Element& edge = m_list[static_cast<std::size_t>(atRest.firstEdge + i)];
        const double angle = atRest.firstAngle + 2 * std::numbers::pi * i / edges;
        const double c = isPlane ? (i == 0 ? friction : -friction) : friction * std::cos(angle);
        edge.force = atRest.place.normal + c * atRest.place.tangents.col(0);
        edge.effort = atRest.along.col(0) + c * atRest.along.col(1);
        if (!isPlane) {
            const double s = friction * std::sin(angle);
            edge.force += s * atRest.place.tangents.col(1);
            edge.effort += s * atRest.along.col(2);
        }
        edge.imposed = atRest.imposed - friction * slip - c * atRest.moved[0];
        if (!isPlane)
            edge.imposed -= friction * std::sin(angle) * atRest.moved[1];
    }
}

Eigen::VectorXd Elements::slips(const Eigen::VectorXd& displacements) const
{
    Eigen::VectorXd slips(m_slipCount);
    Eigen::Index next = 0;
    for (const ContactAtRest& contact : m_contacts) {
        if (contact.firstEdge < 0)
            continue;
        const Eigen::Index tangents = contact.along.cols() - 1;
        slips.segment(next, tangents).noalias() = contact.along.rightCols(tangents).transpose() * displacements;
        slips.segment(next, tangents) += contact.moved.head(tangents);
        next += tangents;
    }
    return slips;
}

std::vector<Eigen::Vector2d> Elements::movesAlong(const Eigen::VectorXd& displacements) const
{
    std::vector<Eigen::Vector2d> moves(m_contacts.size(), Eigen::Vector2d::Zero());
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        const Eigen::MatrixXd& pushes = m_contacts[i].pushes;
        const Eigen::Index tangents = pushes.cols() - 1;
        moves[i].head(tangents) = pushes.topRows(m_rows).rightCols(tangents).transpose() * displacements.head(m_rows);
    }
    return moves;
}

bool Elements::slides(int contact) const
{
    return m_contacts[static_cast<std::size_t>(contact)].slip > 0;
}

std::size_t Elements::frictionCount() const
{
    return static_cast<std::size_t>(std::count_if(m_contacts.begin(), m_contacts.end(),
                                                  [](const ContactAtRest& contact) { return contact.firstEdge >= 0; }));
}

Eigen::VectorXd Elements::slipsWhere(const std::function<bool(std::size_t)>& isChosen, double slip) const
{
    Eigen::VectorXd slips = noSlips();
    Eigen::Index next = 0;
    std::size_t count = 0;
    for (const ContactAtRest& contact : m_contacts) {
        if (contact.firstEdge < 0)
            continue;
        if (isChosen(count++))
            slips[next] = slip;
        next += contact.along.cols() - 1;
    }
    return slips;
}

void Elements::setSlips(const Mechanism& mechanism, const Eigen::VectorXd& slips)
{
    Eigen::Index next = 0;
    for (std::size_t i = 0; i < m_contacts.size(); ++i) {
        ContactAtRest& contact = m_contacts[i];
        if (contact.firstEdge < 0)
            continue;
        const Eigen::Index tangents = contact.along.cols() - 1;
        const Eigen::VectorXd slip = slips.segment(next, tangents);
        next += tangents;
        // One that sticks again keeps its edges, lest it slide again for an edge that turned away.
        const bool slides = slip.norm() > roundOffOfSlip;
        if (tangents == 2 && slides)
            contact.firstAngle = std::atan2(-slip[1], -slip[0]);
        contact.slip = slides ? slip.norm() : 0;
        turnEdges(mechanism, static_cast<int>(i), contact.slip);
    }
}

void Elements::standStill(const Mechanism& mechanism)
{
    for (ContactAtRest& contact : m_contacts)
        contact.firstAngle = 0;
    setSlips(mechanism, noSlips());
}

bool Elements::relinearise(const Mechanism& mechanism, const Eigen::VectorXd& displacements, double tolerance)
{
    bool changed = false;
    int lastContact = -1;
    for (Element& element : m_list) {
        if (element.kind != ElementKind::Contact || element.object == lastContact || std::isinf(element.stiffness))
            continue;
        lastContact = element.object;  // the first column of a contact that gives way is its normal spring
        const auto& compliance = *mechanism.contacts[static_cast<std::size_t>(element.object)].compliance;
        if (!compliance.depth)
            continue;
        ContactAtRest& contact = m_contacts[static_cast<std::size_t>(element.object)];
        const double depth = std::max(0.0, -contact.place.gap - element.effort.dot(displacements));
        const Press press = pressOf(compliance, depth);
        const double linear = element.stiffness * (element.imposed - element.effort.dot(displacements));
        changed = changed || std::abs(press.force - std::max(linear, 0.0)) > tolerance * press.force;
        contact.depth = depth;
        element.stiffness = press.slope;
        element.imposed = press.force / press.slope - depth - contact.place.gap;
    }
    return changed;
}

Sentence faultOfElements(const Mechanism& mechanism, const Sentence& study)
{
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        if (!mechanism.contacts[i].compliance || mechanism.contacts[i].friction)
            return sentence(
                "%1 cannot take account of contact '%2': it is rigid or has friction; give it a stiffness, and "
                "no friction",
                study, mechanism.contactNames[i]);
    }
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        if (mechanism.links[j].breaks)
            return sentence("%1 cannot take account of link '%2', which breaks at its strength; let it hold instead",
                            study, mechanism.linkNames[j]);
    }
    return {};
}

}  // namespace sinew
