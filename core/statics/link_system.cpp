#include "core/statics/link_system.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/mechanism/kinematics.h"
#include "core/mechanism/link_law.h"
#include "core/statics/body_forces.h"

namespace sinew {

void GeneralisedLoad::add(Eigen::Index row, double effort)
{
    value[row] += effort;
    terms[row] += std::abs(effort);
}

namespace {

// What acts on the bodies.
void calcGeneralisedLoad(const Mechanism& mechanism, const Configuration& configuration,
                         const std::vector<SummedWrench>& external, Eigen::Index rows, GeneralisedLoad& load)
{
    load.value.setZero(rows);
    load.terms.setZero(rows);
    for (std::size_t body = 1; body < external.size(); ++body) {
        for (const int motion : mechanism.motionsOfBody[body]) {
            const auto m = static_cast<std::size_t>(motion);
            const Screw& screw = configuration.screws[m];
            const SummedWrench& wrench = external[body];
            const Eigen::Index row = mechanism.motions[m].coordinate;
            load.value[row] += screw.angular.dot(wrench.moment) + screw.linear.dot(wrench.force);
            load.terms[row] += screw.angular.norm() * wrench.momentTerms + screw.linear.norm() * wrench.forceTerms;
        }
    }
}

void addGivenEfforts(const Mechanism& mechanism, const Situation& situation, LinkSystem& system)
{
    system.givenEfforts.setZero(mechanism.coordinateCount);
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (situation.modes[static_cast<std::size_t>(k)] != CoordinateMode::Driven)
            continue;
        const Amount& effort = situation.efforts[static_cast<std::size_t>(k)];
        system.givenEfforts[k] = situation.loadFactor * effortInSi(effort, situation.bodyWeight);
        system.load.add(k, system.givenEfforts[k]);
    }
}

// A link that crosses an axis has no arm about it. What round-off leaves of one must not carry a load. size: of the
// links, m.
void clearRoundOff(double size, Eigen::MatrixXd& L)
{
    constexpr double roundOff = 1e-13;  // of sums of a few products, each known to 1e-16 of the largest arm
    if (L.size() > 0)
        L = (L.array().abs() > roundOff * std::max(size, L.cwiseAbs().maxCoeff())).select(L, 0.0);
}

}  // namespace

void LinkSystem::build(const Mechanism& mechanism, const Situation& situation, ElementUse use)
{
    calcConfiguration(mechanism, situation.values, configuration);
    for (std::size_t i = 0; i < nodeOffsets.size(); ++i)
        configuration.nodes[i] += configuration.R[static_cast<std::size_t>(mechanism.nodes[i].body)] * nodeOffsets[i];
    calcStrands(mechanism, configuration, strands);
    elements.set(mechanism, configuration, situation, use);
    const Eigen::Index rowCount = mechanism.rowCount() + elements.slidingRows();
    const auto elementCount = static_cast<Eigen::Index>(elements.list().size());
    calcMomentArms(mechanism, configuration, strands, columns);
    if (elementCount > 0) {
        columns.conservativeResize(rowCount, linkCount() + elementCount);
        columns.bottomRows(elements.slidingRows()).setZero();
    }

    calcExternalForces(mechanism, configuration, situation, external);
    calcGeneralisedLoad(mechanism, configuration, external, rowCount, load);
    for (Eigen::Index k = 0; k < elements.deadEfforts().size(); ++k)
        load.add(k, elements.deadEfforts()[k]);
    addGivenEfforts(mechanism, situation, *this);

    constraints.reset();
    if (!mechanism.constraints.empty())
        constraints.emplace(mechanism).calcPositions(mechanism, configuration, situation.values, 0);
    calcRowLengths(mechanism);
    rows.set(situation.modes, m_rowLengths, constraints ? &*constraints : nullptr);
    rows.calcReducedLengths(problem.rowLength);
    rows.reduce(load.value, problem.load);
    rows.reduceTerms(load.terms, problem.loadTerms);
    fillLinks(mechanism, situation, use);
    fillElements();
}

// Of all rows. Turns are measured by the longest lever arm of any link; one that is round-off of a link's length, as of
// a link within one body, measures nothing.
void LinkSystem::calcRowLengths(const Mechanism& mechanism)
{
    m_rowLengths.setOnes(columns.rows());
    double arm = 0;
    const auto turns = [&](Eigen::Index k) {
        return mechanism.coordinateKinds[static_cast<std::size_t>(k)] == CoordinateKind::Rotation;
    };
    for (Eigen::Index j = 0; j < linkCount(); ++j) {
        for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
            if (std::abs(columns(k, j)) > arm && turns(k))
                arm = std::abs(columns(k, j));
        }
    }
    constexpr double roundOffOfLength = 1e-12;
    if (linkCount() > 0 && arm <= roundOffOfLength * strands.lengths.maxCoeff())
        arm = 0;
    for (Eigen::Index k = 0; k < mechanism.coordinateCount && arm > 0; ++k) {
        if (turns(k))
            m_rowLengths[k] = arm;
    }
}

void LinkSystem::fillLinks(const Mechanism& mechanism, const Situation& situation, ElementUse use)
{
    const Eigen::Index links = linkCount(), all = columns.cols();
    problem.imposed.resize(all);
    problem.stiffness.resize(all);
    problem.lower.resize(all);
    problem.upper.resize(all);
    for (Eigen::Index j = 0; j < links; ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        // What the posture stretches is as if it were imposed.
        const double stretch = link.isPassive ? strands.lengths[j] - mechanism.restLengths[j] : 0;
        const LinkLaw law = lawOf(link, situation.activations[j], situation.shortenings[j] + stretch);
        problem.imposed[j] = law.imposed;
        problem.stiffness[j] = law.stiffness;
        problem.lower[j] = law.lower;
        problem.upper[j] = law.upper;
        // A criterion knows no displacements: the posture alone says what passive tissue bears.
        if (link.isPassive && use == ElementUse::Reactions)
            problem.lower[j] = problem.upper[j] = std::clamp(
                law.stiffness * law.imposed, std::max(law.lower, -link.strength), std::min(law.upper, link.strength));
    }
}

void LinkSystem::fillElements()
{
    Eigen::Index column = linkCount();
    for (const Element& element : elements.list()) {
        columns.col(column) = element.effort;
        problem.imposed[column] = element.imposed;
        problem.stiffness[column] = element.stiffness;
        problem.lower[column] = element.lower;
        problem.upper[column] = element.upper;
        ++column;
    }
    rows.reduce(columns, problem.L);
    clearRoundOff(linkCount() > 0 ? strands.lengths.maxCoeff() : 0, problem.L);
}

void LinkSystem::limitAll(const Mechanism& mechanism)
{
    for (Eigen::Index j = 0; j < linkCount(); ++j) {
        const double strength = mechanism.links[static_cast<std::size_t>(j)].strength;
        problem.lower[j] = std::max(problem.lower[j], -strength);
        problem.upper[j] = std::min(problem.upper[j], strength);
    }
}

void LinkSystem::takeNodesApart(const Mechanism& mechanism, Eigen::VectorXd& rowForces) const
{
    const int dimension = mechanism.nodeDimension();
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i) {
        Vector3 force = Vector3::Zero();
        force.head(dimension)
            = rowForces.segment(mechanism.coordinateCount + dimension * static_cast<Eigen::Index>(i), dimension);
        if (!force.isZero(0))
            addGeneralisedForce(mechanism, configuration, mechanism.nodes[i].body, configuration.nodes[i], -force,
                                Vector3::Zero(), rowForces);
    }
}

void LinkSystem::takeNodesApart(const Mechanism& mechanism, LinkProblem& apart) const
{
    Eigen::MatrixXd full = columns;
    Eigen::VectorXd column;
    for (Eigen::Index j = 0; j < full.cols(); ++j) {
        column = full.col(j);
        takeNodesApart(mechanism, column);
        full.col(j) = column;
    }
    rows.reduce(full, apart.L);
    clearRoundOff(linkCount() > 0 ? strands.lengths.maxCoeff() : 0, apart.L);
}

double LinkSystem::largestConstraintGap() const
{
    return constraints && constraints->size() > 0 ? constraints->residuals().cwiseAbs().maxCoeff() : 0;
}

Vector3 LinkSystem::contactForce(int contact, const Eigen::VectorXd& forces) const
{
    Vector3 total = Vector3::Zero();
    Eigen::Index column = linkCount();
    for (const Element& element : elements.list()) {
        if (element.kind == ElementKind::Contact && element.object == contact)
            total += forces[column] * element.force;
        ++column;
    }
    return total;
}

ContactFrame LinkSystem::contactFrame(const Mechanism& mechanism, int contact, const Eigen::VectorXd& forces,
                                      double none) const
{
    const auto i = static_cast<std::size_t>(contact);
    const ContactPlace& place = elements.contacts()[i].place;
    ContactFrame frame;
    frame.place = place.point;
    frame.gap = place.gap;
    frame.force = contactForce(contact, forces);
    frame.normal = frame.force.dot(place.normal);
    const Eigen::Vector2d along = place.tangents.transpose() * frame.force;
    frame.friction = mechanism.space == Space::Plane ? along[0] : along.norm();
    if (!(frame.normal > none))
        return frame;
    const auto& friction = mechanism.contacts[i].friction;
    // On the pyramid, to a hundred times what slips are known to and a thousandth of its distance from the cone.
    constexpr double roundOff = 1e-6;
    double reach = 1;
    if (mechanism.space != Space::Plane) {
        constexpr double half = std::numbers::pi / pyramidEdges;
        const double fromEdge
            = std::remainder(std::atan2(along[1], along[0]) - elements.contacts()[i].firstAngle, 2 * half);
        reach = std::cos(half) / std::cos(half - std::abs(fromEdge));
    }
    const bool slides = friction && along.norm() >= friction->coefficient * frame.normal * (reach - roundOff);
    frame.mode = slides ? ContactMode::Slides : ContactMode::Sticks;
    return frame;
}

void LinkSystem::addContactForces(const Mechanism& mechanism, const Eigen::VectorXd& forces,
                                  std::vector<SummedWrench>& bodies) const
{
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        const Vector3 force = contactForce(static_cast<int>(i), forces);
        const Vector3& point = elements.contacts()[i].place.point;
        bodies[static_cast<std::size_t>(mechanism.contacts[i].bodyA)] += wrenchAt(point, force, Vector3::Zero());
        bodies[static_cast<std::size_t>(mechanism.contacts[i].bodyB)] += wrenchAt(point, -force, Vector3::Zero());
    }
}

void LinkSystem::calcBalance(const Mechanism& mechanism, const Eigen::VectorXd& forces, double share,
                             Balance& balance) const
{
    balance.unbalanced = share * load.value;
    balance.unbalanced.noalias() += columns * forces;
    std::vector<SummedWrench>& bodies = balance.bodies;
    bodies = external;
    for (SummedWrench& wrench : bodies)
        wrench *= share;
    addLinkForces(strands, forces.head(linkCount()), bodies);
    addContactForces(mechanism, forces, bodies);
    finishBalance(mechanism, balance);
}

void LinkSystem::finishBalance(const Mechanism& mechanism, Balance& balance) const
{
    std::vector<SummedWrench>& bodies = balance.bodies;
    balance.multipliers.resize(0);
    if (constraints) {
        balance.multipliers = rows.multipliers(balance.unbalanced);
        balance.unbalanced.head(mechanism.coordinateCount).noalias()
            += constraints->matrix().transpose() * balance.multipliers;
        std::vector<SpatialForce> onBodies(bodies.size());
        constraints->addBodyForces(balance.multipliers, onBodies);
        for (std::size_t b = 0; b < bodies.size(); ++b)
            bodies[b] += {onBodies[b].force, onBodies[b].moment, onBodies[b].force.norm(), onBodies[b].moment.norm()};
    }
    calcJointForces(mechanism, configuration, bodies, balance.joints);
}

}  // namespace sinew
