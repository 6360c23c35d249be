#include "core/statics/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/number_words.h"
#include "core/complementarity/link_solver.h"
#include "core/statics/activation_formula.h"
#include "core/statics/body_forces.h"
#include "core/statics/link_system.h"

namespace sinew {

namespace {

// Steps of the central differences. With four points the truncation is about (step / arm)^4 and round-off 1e-16 / step:
// 1e-12 for a point that moves by 1e-3 of its segment, 1e-11 for an angle of 1e-4 even where the segments are ten
// times shorter than the arms.
constexpr double pointStep = 1e-3;  // of the shortest segment next to the point
constexpr double angleStep = 1e-4;  // rad
// Part of a load that no engaged link balances, as a share of the terms it was added up from; the differences above
// leave 1e-10, a true loss of balance about 1.
constexpr double unbalancedShare = 1e-6;
// Forces of contacts whose stiffness grows agree to this share with their depth; five rounds are ordinary.
constexpr double grown = 1e-12;
constexpr int roundsToGrow = 60;
// Rates are kept twice, as 8 bytes: 400 MB.
constexpr double mostRates = 2.5e7;

// How a parameter enters the complete system: L N + Q = 0, N = k (D0 - L'u) for engaged links.
struct Change {
    Eigen::VectorXd load;        // (rows), dL N + dQ
    Eigen::VectorXd terms;       // (rows), of the magnitudes it was added up from
    Eigen::VectorXd shortening;  // (links), dL'u, m
    Eigen::VectorXd force;       // (links), dk (D0 - L'u), N
    Eigen::VectorXd joints;      // (3 joints), joint forces at constant link forces, N
};

class Differentiator {
public:
    Differentiator(const Mechanism& mechanism, const Situation& situation)
        : m_mechanism(mechanism), m_situation(situation)
    {
    }

    bool start();
    bool isTooLarge() const { return rateCount() > mostRates; }
    double rateCount() const;
    void addStiffnesses();
    void addPoints();
    void addCoordinates();
    void addLoad();
    void finish(Sensitivities& sensitivities) const;

private:
    Change noChange() const;
    void add(const Parameter& parameter, const Change& change);
    void addPoint(int link, int point);
    Change pointChange(int link, const Eigen::VectorXd& rate, double restLengthRate) const;
    Eigen::VectorXd pointSample(int link);
    Eigen::VectorXd postureSample();
    double shortestSegmentAt(int link, int point) const;
    double coordinateStep(int coordinate) const;
    void findUndecided(Sensitivities& sensitivities) const;
    Eigen::VectorXd jointForces(const LinkSystem& system, const Eigen::VectorXd& forces, double share);
    Eigen::VectorXd stackedJoints() const;
    bool isEngaged(Eigen::Index link) const
    {
        return m_solution.state[static_cast<std::size_t>(link)] == LinkState::Engaged;
    }

    const Mechanism& m_mechanism;
    Situation m_situation;
    LinkSystem m_system, m_moved;
    LinkSolution m_solution;
    Eigen::VectorXd m_displacements;  // all rows
    EngagedStiffness m_stiffness;
    LinkSystem::Balance m_balance;
    Eigen::VectorXd m_jointForces;
    Mechanism m_strand;  // the mechanism with one link only, whose points move
    Configuration m_rest;
    Strands m_strands;
    Eigen::MatrixXd m_arms;
    Eigen::VectorXd m_reduced;
    std::vector<Parameter> m_parameters;
    std::vector<Eigen::VectorXd> m_forceRates, m_jointRates;
};

// f'(0) from four points; f(offset) returns a vector.
template <class Function>
Eigen::VectorXd centralDifference(double step, Function f)
{
    const Eigen::VectorXd near = f(step) - f(-step), far = f(2 * step) - f(-2 * step);
    return (8 * near - far) / (12 * step);
}

bool Differentiator::start()
{
    m_system.build(m_mechanism, m_situation);
    bool isGrowing = true;  // the stiffness of a contact, with its depth
    for (int round = 0; isGrowing && round < roundsToGrow; ++round) {
        m_solution = solveLinks(m_system.problem, {.keepHistory = false});
        if (!m_solution.isUsable())
            return false;
        m_displacements = m_system.rows.displacements(m_solution.displacement);
        isGrowing = m_system.elements.relinearise(m_mechanism, m_displacements, grown);
        m_system.fillElements();
    }
    if (isGrowing || !m_stiffness.set(m_system.problem, m_solution.state))
        return false;
    m_jointForces = jointForces(m_system, m_solution.force, 1);
    return true;
}

Change Differentiator::noChange() const
{
    const auto links = m_solution.force.size();
    const Eigen::VectorXd rows = Eigen::VectorXd::Zero(m_system.problem.L.rows());
    return {rows, rows, Eigen::VectorXd::Zero(links), Eigen::VectorXd::Zero(links),
            Eigen::VectorXd::Zero(m_jointForces.size())};
}

// d(L N + Q) = 0 with dN = dk (D0 - L'u) - k (dL'u + L'du) for engaged links and dN = 0 for links at a limit gives
// K du = dL N + dQ + L (dk (D0 - L'u) - k dL'u).
void Differentiator::add(const Parameter& parameter, const Change& change)
{
    const LinkProblem& problem = m_system.problem;
    Eigen::VectorXd forceRate = change.force - problem.stiffness.cwiseProduct(change.shortening);
    for (Eigen::Index j = 0; j < forceRate.size(); ++j) {
        if (!isEngaged(j))
            forceRate[j] = 0;
    }
    const Eigen::VectorXd load = change.load + problem.L * forceRate;
    const Eigen::VectorXd terms = change.terms + problem.L.cwiseAbs() * forceRate.cwiseAbs();
    if (m_stiffness.unbalanced(load) > unbalancedShare * m_stiffness.rowScale().cwiseProduct(terms).norm())
        return;
    const Eigen::VectorXd shortening = problem.L.transpose() * (m_stiffness.inverse() * load);
    for (Eigen::Index j = 0; j < forceRate.size(); ++j) {
        if (isEngaged(j))
            forceRate[j] -= problem.stiffness[j] * shortening[j];
    }
    m_parameters.push_back(parameter);
    m_jointRates.push_back(change.joints + jointForces(m_system, forceRate, 0));
    m_forceRates.push_back(std::move(forceRate));
}

void Differentiator::addStiffnesses()
{
    for (int link = 0; link < m_mechanism.linkCount(); ++link) {
        Change change = noChange();
        if (isEngaged(link))
            change.force[link] = m_solution.force[link];
        add({ParameterKind::Stiffness, link}, change);
    }
}

void Differentiator::addPoints()
{
    m_strand = m_mechanism;
    m_strand.links.resize(std::min<std::size_t>(m_strand.links.size(), 1));
    calcConfiguration(m_mechanism, m_mechanism.restPosture, m_rest);
    for (int link = 0; link < m_mechanism.linkCount(); ++link) {
        const CompiledLink& compiled = m_mechanism.links[static_cast<std::size_t>(link)];
        m_strand.links[0] = compiled;
        for (int point = 0; point < compiled.pointCount; ++point) {
            const CompiledPoint& it = m_mechanism.points[static_cast<std::size_t>(compiled.firstPoint + point)];
            if (it.node < 0 && it.wrap < 0)
                addPoint(link, point);
        }
    }
}

void Differentiator::addPoint(int link, int point)
{
    const double step = pointStep * shortestSegmentAt(link, point);
    if (!(step > 0))
        return;
    const auto index = static_cast<std::size_t>(m_mechanism.links[static_cast<std::size_t>(link)].firstPoint + point);
    for (int axis = 0; axis < m_mechanism.nodeDimension(); ++axis) {
        const Parameter parameter{ParameterKind::Point, link, point, axis};
        // A slack link may move as it likes.
        if (!isEngaged(link) && m_solution.force[link] == 0) {
            add(parameter, noChange());
            continue;
        }
        double& component = m_strand.points[index].position[axis];
        const double here = component;
        const Eigen::VectorXd rate = centralDifference(step, [&](double offset) {
            component = here + offset;
            return pointSample(link);
        });
        const Eigen::VectorXd restLengthRate = centralDifference(step, [&](double offset) -> Eigen::VectorXd {
            component = here + offset;
            calcStrands(m_strand, m_rest, m_strands);
            return m_strands.lengths;
        });
        component = here;
        Change change = pointChange(link, rate, restLengthRate[0]);
        if (m_mechanism.links[static_cast<std::size_t>(link)].isPassive)
            change.force[link] += m_system.problem.stiffness[link] * rate[rate.size() - 1];
        add(parameter, change);
    }
}

// The link's column of L, then the joint forces of its tension alone, then its length.
Eigen::VectorXd Differentiator::pointSample(int link)
{
    calcStrands(m_strand, m_system.configuration, m_strands);
    calcMomentArms(m_strand, m_system.configuration, m_strands, m_arms);
    Eigen::VectorXd column = Eigen::VectorXd::Zero(m_system.columns.rows());
    column.head(m_arms.rows()) = m_arms.col(0);
    Eigen::VectorXd sample(m_system.rows.size() + m_jointForces.size() + 1);
    m_system.rows.reduce(column, m_reduced);
    sample.head(m_system.rows.size()) = m_reduced;
    const Eigen::VectorXd tension = Eigen::VectorXd::Constant(1, m_solution.force[link]);
    m_balance.bodies.assign(static_cast<std::size_t>(m_mechanism.bodyCount), SummedWrench{});
    addLinkForces(m_strands, tension, m_balance.bodies);
    m_balance.unbalanced = tension[0] * column;
    m_system.finishBalance(m_mechanism, m_balance);
    sample.segment(m_system.rows.size(), m_jointForces.size()) = stackedJoints();
    sample[sample.size() - 1] = m_strands.lengths[0];
    return sample;
}

Change Differentiator::pointChange(int link, const Eigen::VectorXd& rate, double restLengthRate) const
{
    Change change = noChange();
    const auto column = rate.head(change.load.size());
    change.load = m_solution.force[link] * column;
    change.terms = change.load.cwiseAbs();
    change.shortening[link] = column.dot(m_solution.displacement);
    if (m_mechanism.links[static_cast<std::size_t>(link)].followsRestLength)
        change.force[link] = -m_solution.force[link] * restLengthRate / m_mechanism.restLengths[link];
    change.joints = rate.segment(change.load.size(), change.joints.size());
    return change;
}

// 0 when the point is in one place with a neighbour: then the path has no direction there.
double Differentiator::shortestSegmentAt(int link, int point) const
{
    const auto path = m_system.strands.of(link);
    const CompiledPoint* points
        = &m_mechanism.points[static_cast<std::size_t>(m_mechanism.links[static_cast<std::size_t>(link)].firstPoint)];
    std::size_t i = 0;  // where the point is among the pulls: a surface has two there, or none
    for (int before = 0; before < point; ++before) {
        if (points[before].wrap < 0)
            ++i;
        else if (path[i].wrap == points[before].wrap)
            i += 2;
    }
    double shortest = std::numeric_limits<double>::infinity();
    if (i > 0)
        shortest = (path[i].point - path[i - 1].point).norm();
    if (i + 1 < path.size())
        shortest = std::min(shortest, (path[i + 1].point - path[i].point).norm());
    return shortest;
}

void Differentiator::addCoordinates()
{
    const LinkProblem& problem = m_system.problem;
    const Eigen::Index rows = problem.L.rows(), links = problem.L.cols();
    for (int k = 0; k < m_mechanism.coordinateCount; ++k) {
        double& value = m_situation.values[k];
        const double here = value;
        const Eigen::VectorXd rate = centralDifference(coordinateStep(k), [&](double offset) {
            value = here + offset;
            return postureSample();
        });
        value = here;
        const Eigen::Map<const Eigen::MatrixXd> dL(rate.data(), rows, links);
        Change change = noChange();
        const auto dQ = rate.segment(rows * links, rows);
        change.load = dL * m_solution.force + dQ;
        change.terms = dL.cwiseAbs() * m_solution.force.cwiseAbs() + dQ.cwiseAbs() + problem.loadTerms;
        change.force = rate.segment(rows * (links + 1), links);
        change.joints = rate.tail(m_jointForces.size());
        add({ParameterKind::Coordinate, k}, change);
    }
}

// L by columns, Q, the forces by the law of each column at the displacements of the solution (what the posture stretches of
// ligaments, springs, stops and contacts, and what it makes of their stiffness), then the joint forces at the forces of the
// solution.
Eigen::VectorXd Differentiator::postureSample()
{
    m_moved.build(m_mechanism, m_situation);
    m_moved.elements.relinearise(m_mechanism, m_displacements, grown);
    m_moved.fillElements();
    const LinkProblem& problem = m_moved.problem;
    const Eigen::VectorXd stretch = problem.imposed - problem.L.transpose() * m_solution.displacement;
    Eigen::VectorXd sample(problem.L.size() + problem.load.size() + stretch.size() + m_jointForces.size());
    sample << problem.L.reshaped(), problem.load, problem.stiffness.cwiseProduct(stretch),
        jointForces(m_moved, m_solution.force, 1);
    return sample;
}

// Of every parameter that may be, the rates of every force.
double Differentiator::rateCount() const
{
    double parameters = double(m_mechanism.linkCount() + m_mechanism.coordinateCount + 1);
    for (const CompiledLink& link : m_mechanism.links)
        parameters += m_mechanism.nodeDimension() * link.pointCount;
    return parameters * double(m_solution.force.size() + m_jointForces.size());
}

double Differentiator::coordinateStep(int coordinate) const
{
    if (m_mechanism.coordinateKinds[static_cast<std::size_t>(coordinate)] == CoordinateKind::Rotation)
        return angleStep;
    double shortest = std::numeric_limits<double>::infinity();
    for (int link = 0; link < m_mechanism.linkCount(); ++link) {
        const int points = m_mechanism.links[static_cast<std::size_t>(link)].pointCount;
        for (int point = 0; point < points; ++point) {
            const double segment = shortestSegmentAt(link, point);
            shortest = segment > 0 ? std::min(shortest, segment) : shortest;
        }
    }
    return pointStep * (std::isfinite(shortest) ? shortest : 1.0);
}

// All loads are in proportion to the load factor.
void Differentiator::addLoad()
{
    Change change = noChange();
    // springs and stops of locked coordinates are no part of the load
    Eigen::VectorXd dead = Eigen::VectorXd::Zero(m_system.columns.rows());
    dead.head(m_mechanism.coordinateCount) = m_system.elements.deadEfforts();
    m_system.rows.reduce(dead, m_reduced);
    change.load = m_system.problem.load - m_reduced;
    change.terms = m_system.problem.loadTerms;
    change.joints = jointForces(m_system, Eigen::VectorXd::Zero(m_solution.force.size()), 1);
    add({ParameterKind::Load}, change);
}

Eigen::VectorXd Differentiator::jointForces(const LinkSystem& system, const Eigen::VectorXd& forces, double share)
{
    system.calcBalance(m_mechanism, forces, share, m_balance);
    return stackedJoints();
}

Eigen::VectorXd Differentiator::stackedJoints() const
{
    Eigen::VectorXd stacked(3 * static_cast<Eigen::Index>(m_balance.joints.size()));
    for (std::size_t i = 0; i < m_balance.joints.size(); ++i)
        stacked.segment<3>(3 * static_cast<Eigen::Index>(i)) = m_balance.joints[i].force;
    return stacked;
}

void Differentiator::findUndecided(Sensitivities& sensitivities) const
{
    const LinkProblem& problem = m_system.problem;
    const double largest = m_solution.force.size() > 0 ? m_solution.force.cwiseAbs().maxCoeff() : 0.0;
    for (Eigen::Index j = 0; j < m_system.linkCount(); ++j) {
        const double force = m_solution.force[j];
        const double distance = isEngaged(j) ? std::min(force - problem.lower[j], problem.upper[j] - force)
                                             : std::abs(m_solution.gap[j]) * problem.stiffness[j];
        if (distance <= negligibleForce * largest)
            sensitivities.undecided.push_back(static_cast<int>(j));
    }
}

void Differentiator::finish(Sensitivities& sensitivities) const
{
    const auto count = static_cast<Eigen::Index>(m_parameters.size());
    const Eigen::Index joints = m_jointForces.size() / 3;
    sensitivities.parameters = m_parameters;
    sensitivities.forces.resize(m_system.linkCount(), count);
    sensitivities.joints.resize(3 * joints, count);
    sensitivities.resultants.setZero(joints, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const auto p = static_cast<std::size_t>(i);
        sensitivities.forces.col(i) = m_forceRates[p].head(m_system.linkCount());
        sensitivities.joints.col(i) = m_jointRates[p];
        for (Eigen::Index joint = 0; joint < joints; ++joint) {
            const Vector3 force = m_jointForces.segment<3>(3 * joint);
            if (force.norm() > 0)
                sensitivities.resultants(joint, i) = force.normalized().dot(m_jointRates[p].segment<3>(3 * joint));
        }
    }
    findUndecided(sensitivities);
}

}  // namespace

Sentence nameOf(const Parameter& parameter, const Mechanism& mechanism, const Model& model)
{
    const auto index = static_cast<std::size_t>(parameter.index);
    const auto linkName = [&] {
        return index < model.links.size() ? Sentence(model.links[index].name) : sentence("link %1", index + 1);
    };
    switch (parameter.kind) {
    case ParameterKind::Stiffness: return sentence("stiffness of %1", linkName());
    case ParameterKind::Point:
        return sentence("%1, point %2, %3", linkName(), parameter.point + 1, std::string(1, "xyz"[parameter.axis]));
    case ParameterKind::Coordinate:
        return index < mechanism.coordinateNames.size() ? Sentence(mechanism.coordinateNames[index])
                                                        : sentence("coordinate");
    case ParameterKind::Load: return sentence("load");
    }
    return {};
}

Sensitivities calcSensitivities(const Mechanism& mechanism, const Situation& situation)
{
    Sensitivities sensitivities;
    const StaticsSolution solution = solveStatics(mechanism, situation, {.keepHistory = false});
    sensitivities.status = solution.status;
    sensitivities.message = solution.message;
    if (!solution.isUsable())
        return sensitivities;
    const Sentence unsuitable = faultOfElements(mechanism, sentence("the sensitivities"));
    if (!unsuitable.empty()) {
        sensitivities.status = StaticsStatus::InvalidInput;
        sensitivities.message = unsuitable;
        return sensitivities;
    }
    Differentiator differentiator(mechanism, situation);
    if (!differentiator.start()) {
        sensitivities.status = StaticsStatus::NotConverged;
        sensitivities.message = sentence("the stiffness of the engaged links cannot be inverted");
        return sensitivities;
    }
    if (differentiator.isTooLarge()) {
        sensitivities.status = StaticsStatus::InvalidInput;
        sensitivities.message
            = sentence("the sensitivities of this model are %1 million numbers, more than the %2 million that are "
                       "computed; take links or path points out of it",
                       withDigits(1e-6 * differentiator.rateCount(), 2), withDigits(1e-6 * mostRates, 2));
        return sensitivities;
    }
    differentiator.addStiffnesses();
    differentiator.addPoints();
    if (mechanism.constraints.empty())
        differentiator.addCoordinates();
    differentiator.addLoad();
    differentiator.finish(sensitivities);
    return sensitivities;
}

}  // namespace sinew
