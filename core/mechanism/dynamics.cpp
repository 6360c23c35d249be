#include "core/mechanism/dynamics.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/name_list.h"
#include "core/math/decompositions.h"
#include "core/mechanism/tree_dynamics.h"

namespace sinew {

namespace {

// The equations are sums over tens of bodies of terms known to 1e-16; near a singular posture the accelerations, and
// with them the terms, grow first. What misses by more is not to be used.
constexpr double residualTolerance = 1e-9, roundOff = 1e-12;

Screw lifting(const Vector3& gravity)
{
    return {Vector3::Zero(), -gravity};
}

}  // namespace

GivenMotion GivenMotion::direct(Eigen::VectorXd efforts)
{
    const auto n = static_cast<std::size_t>(efforts.size());
    return {std::vector<bool>(n, false), Eigen::VectorXd::Zero(efforts.size()), std::move(efforts)};
}

GivenMotion GivenMotion::inverse(Eigen::VectorXd accelerations)
{
    const auto n = static_cast<std::size_t>(accelerations.size());
    Eigen::VectorXd efforts = Eigen::VectorXd::Zero(accelerations.size());
    return {std::vector<bool>(n, true), std::move(accelerations), std::move(efforts)};
}

Dynamics::Dynamics(std::shared_ptr<const Mechanism> mechanism, Surroundings surroundings)
    : m_mechanism(std::move(mechanism)), m_surroundings(std::move(surroundings)),
      m_bodies(bodyInertias(*m_mechanism, m_surroundings.bodyWeight)), m_resistances(*m_mechanism), m_rows(*m_mechanism)
{
    m_zero.setZero(m_mechanism->coordinateCount);
    m_resistance = m_zero;
    m_external.resize(m_bodies.size());
    setState(Eigen::VectorXd::Zero(m_mechanism->positionCount()), m_zero);
}

void Dynamics::setState(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, double time)
{
    m_stateIsFinite = positions.size() == m_mechanism->positionCount() && speeds.size() == m_mechanism->coordinateCount
                      && positions.allFinite() && speeds.allFinite() && std::isfinite(time);
    if (!m_stateIsFinite)
        return;
    // Integrators ask for rates, roots and gradients at one state after another. Rows follow time, nodes are placed anew.
    const bool isSame = m_isStateSet && positions == m_positions && speeds == m_speeds;
    if (isSame && m_rows.size() == 0 && m_configuration.nodes.empty()) {
        m_time = time;
        applyLoads();
        return;
    }
    m_positions = positions;
    m_speeds = speeds;
    m_time = time;
    m_isStateSet = true;
    m_isFactored = m_isDecomposed = m_isPartlyFree = false;
    calcNearConfiguration(*m_mechanism, m_positions, m_configuration);
    calcBodyVelocities(*m_mechanism, m_configuration, m_speeds, m_motion);
    calcGroundInertias(m_bodies, m_configuration, m_inertias);
    m_resistance.setZero();
    m_resistances.add(m_positions, m_speeds, m_resistance);
    applyLoads();
    if (m_rows.size() == 0)
        return;
    m_rows.calcPositions(*m_mechanism, m_configuration, m_positions, time);
    m_rows.calcVelocities(m_speeds);
    calcBodyAccelerations(*m_mechanism, m_configuration, m_zero, {}, m_motion);
    m_rows.calcTargets(*m_mechanism, m_motion, m_positions, m_speeds);
}

void Dynamics::applyLoads()
{
    std::fill(m_external.begin(), m_external.end(), SpatialForce{});
    for (const CompiledLoad& load : m_surroundings.loads) {
        const double scale = load.scale == Scale::BodyWeight ? m_surroundings.bodyWeight : 1.0;
        const Matrix3 R = load.frame == LoadFrame::Body ? m_configuration.R[static_cast<std::size_t>(load.body)]
                                                        : Matrix3::Identity();
        const Vector3 point = m_configuration.origin + m_configuration.inGround(load.body, load.point);
        addBodyForce(load.body, point, scale * (R * load.force), scale * (R * load.moment));
    }
}

void Dynamics::addBodyForce(int body, const Vector3& point, const Vector3& force, const Vector3& moment)
{
    m_external[static_cast<std::size_t>(body)] += {moment + (point - m_configuration.origin).cross(force), force};
}

void Dynamics::calcMassMatrix(Eigen::MatrixXd& M)
{
    sinew::calcMassMatrix(*m_mechanism, m_configuration, m_inertias, m_composites, M);
}

void Dynamics::calcBias(Eigen::VectorXd& bias)
{
    calcBodyAccelerations(*m_mechanism, m_configuration, m_zero, {}, m_motion);
    m_withConstraints.assign(m_external.size(), SpatialForce{});
    calcCarriedForces(*m_mechanism, m_motion, m_inertias, m_withConstraints, m_carried);
    sinew::calcEfforts(*m_mechanism, m_configuration, m_carried, bias);
}

void Dynamics::calcGravity(Eigen::VectorXd& gravity)
{
    m_carried.assign(m_inertias.size(), SpatialForce{});
    for (std::size_t b = 1; b < m_inertias.size(); ++b)
        m_carried[b] = m_inertias[b] * lifting(m_surroundings.gravity);
    gravity.setZero(m_mechanism->coordinateCount);
    addBodyForces(*m_mechanism, m_configuration, m_carried, gravity);
}

void Dynamics::calcLoads(Eigen::VectorXd& loads)
{
    loads.setZero(m_mechanism->coordinateCount);
    addBodyForces(*m_mechanism, m_configuration, m_external, loads);
}

void Dynamics::calcEfforts(const Eigen::VectorXd& accelerations, Eigen::VectorXd& efforts)
{
    calcBodyAccelerations(*m_mechanism, m_configuration, accelerations, lifting(m_surroundings.gravity), m_motion);
    calcCarriedForces(*m_mechanism, m_motion, m_inertias, m_external, m_carried);
    sinew::calcEfforts(*m_mechanism, m_configuration, m_carried, efforts);
    efforts -= m_resistance;
    for (std::size_t b = 0; b < m_motion.accelerations.size(); ++b)
        m_motion.accelerations[b].linear += m_surroundings.gravity;
}

bool Dynamics::isFinite(const GivenMotion& given) const
{
    const Eigen::Index n = m_mechanism->coordinateCount;
    return m_stateIsFinite && static_cast<Eigen::Index>(given.isGiven.size()) == n && given.accelerations.size() == n
           && given.efforts.size() == n && given.accelerations.allFinite() && given.efforts.allFinite();
}

void Dynamics::solve(const GivenMotion& given, MotionSolution& solution)
{
    solution.message = {};
    solution.redundant.clear();
    solution.concerned.clear();
    solution.residual = 0;
    solution.multipliers.setZero(m_rows.size());
    solution.accelerations = m_zero;
    solution.efforts = m_zero;
    if (!isFinite(given)) {
        solution.status = DynamicsStatus::NotFinite;
        solution.message = sentence("the state, an acceleration or an effort is not a finite number, or is missing");
        return;
    }
    solution.accelerations = given.accelerations;
    solution.efforts = given.efforts;
    solution.status = DynamicsStatus::Solved;
    if (m_rows.size() == 0 && m_mechanism->isCoordinatePerJoint)
        solveTree(given, solution);
    else
        solveDense(given, solution);
    if (solution.isUsable())
        verify(given, solution);
}

void Dynamics::solveTree(const GivenMotion& given, MotionSolution& solution)
{
    if (!m_tree.factor(*m_mechanism, m_configuration, m_inertias, given.isGiven)) {
        nameSingular(given, solution);
        return;
    }
    m_total = given.efforts + m_resistance;
    m_tree.solve(*m_mechanism, m_configuration, m_motion, m_inertias, m_external, lifting(m_surroundings.gravity),
                 given.isGiven, m_total, solution.accelerations);
}

void Dynamics::solveDense(const GivenMotion& given, MotionSolution& solution)
{
    factorRows(given.isGiven);
    if (!m_lostRows.empty()) {
        saySingularPosition(solution);
        return;
    }
    calcMassMatrix(m_M);
    calcEfforts(m_zero, m_rest);
    const ConstrainedStatus status = solveRows(m_rest, m_rows.targets(), given.isGiven, solution.accelerations,
                                               solution.efforts, solution.multipliers);
    if (status == ConstrainedStatus::Solved)
        for (const int row : m_constrained.redundantRows())
            solution.redundant.push_back(m_rows.names()[static_cast<std::size_t>(row)]);
    else
        sayConstrained(status, solution);
}

void Dynamics::sayConstrained(ConstrainedStatus status, MotionSolution& solution)
{
    if (status == ConstrainedStatus::OverConstrained) {
        solution.status = DynamicsStatus::OverConstrained;
        for (const int row : m_constrained.contradictingRows())
            solution.concerned.push_back(m_rows.names()[static_cast<std::size_t>(row)]);
        solution.message = sentence(
            "the motion is over-constrained: %1 cannot hold together with the other constraints and the given "
            "accelerations; give efforts instead of accelerations, or remove a constraint",
            nameList(solution.concerned));
        return;
    }
    solution.status = DynamicsStatus::Singular;
    for (const int coordinate : m_constrained.undetermined())
        solution.concerned.push_back(m_mechanism->coordinateNames[static_cast<std::size_t>(coordinate)]);
    solution.message
        = sentence("the posture is singular: efforts do not determine the acceleration of %1; they move no mass, or "
                   "undo each other; give their acceleration, or move away",
                   nameList(solution.concerned));
}

// The tree found a motion without inertia; the mass matrix tells which coordinates take part in it.
void Dynamics::nameSingular(const GivenMotion& given, MotionSolution& solution)
{
    calcMassMatrix(m_M);
    const ConstrainedStatus status = solveRows(m_zero, m_rows.targets(), given.isGiven, solution.accelerations,
                                               solution.efforts, solution.multipliers);
    sayConstrained(ConstrainedStatus::Singular, solution);
    if (status == ConstrainedStatus::Solved)
        solution.message = sentence("the posture is too near to a singular one: accelerations would mean nothing");
}

// The largest term of the equations of motion. What may cancel counts by its parts: in free fall nothing is carried.
double Dynamics::largestTerm()
{
    m_gross.assign(m_inertias.size(), SpatialForce{});
    const auto add = [](const SpatialForce& part, SpatialForce& sum) {
        sum.moment += part.moment.cwiseAbs();
        sum.force += part.force.cwiseAbs();
    };
    for (std::size_t b = 1; b < m_gross.size(); ++b) {
        add(m_inertias[b] * m_motion.accelerations[b], m_gross[b]);
        add(m_inertias[b] * lifting(m_surroundings.gravity), m_gross[b]);
        add(cross(m_motion.velocities[b], m_inertias[b] * m_motion.velocities[b]), m_gross[b]);
        add(m_withConstraints[b], m_gross[b]);
    }
    double largest = std::max(m_total.lpNorm<Eigen::Infinity>(), m_resistance.lpNorm<Eigen::Infinity>());
    for (std::size_t j = m_mechanism->joints.size(); j-- > 0;) {
        const CompiledJoint& joint = m_mechanism->joints[j];
        const SpatialForce& gross = m_gross[static_cast<std::size_t>(joint.child)];
        for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i) {
            const Screw& screw = m_configuration.screws[static_cast<std::size_t>(i)];
            largest = std::max(largest,
                               screw.angular.cwiseAbs().dot(gross.moment) + screw.linear.cwiseAbs().dot(gross.force));
        }
        m_gross[static_cast<std::size_t>(joint.parent)] += gross;
    }
    return largest;
}

// Puts the accelerations and multipliers back into the equations of motion, by the recursion that no solver uses, and
// fills in the efforts of given accelerations.
void Dynamics::verify(const GivenMotion& given, MotionSolution& solution)
{
    calcBodyAccelerations(*m_mechanism, m_configuration, solution.accelerations, lifting(m_surroundings.gravity),
                          m_motion);
    m_withConstraints = m_external;
    m_rows.addBodyForces(solution.multipliers, m_withConstraints);
    calcCarriedForces(*m_mechanism, m_motion, m_inertias, m_withConstraints, m_carried);
    for (Screw& acceleration : m_motion.accelerations)
        acceleration.linear += m_surroundings.gravity;
    sinew::calcEfforts(*m_mechanism, m_configuration, m_carried, m_total);
    m_total -= m_resistance;
    m_rows.addCouplings(solution.multipliers, -1, m_total);
    double off = 0;
    for (Eigen::Index k = 0; k < m_total.size(); ++k) {
        if (given.isGiven[static_cast<std::size_t>(k)])
            solution.efforts[k] = m_total[k];
        else
            off = std::max(off, std::abs(m_total[k] - given.efforts[k]));
    }
    // The sums are among the terms: what misses by round-off of them needs no others.
    const double sums = std::max(m_total.lpNorm<Eigen::Infinity>(), m_resistance.lpNorm<Eigen::Infinity>());
    solution.residual = off > roundOff * sums ? off / largestTerm() : off > 0 ? off / sums : 0;
    if (!(solution.residual <= residualTolerance) || !m_total.allFinite() || !solution.accelerations.allFinite()) {
        solution.status = DynamicsStatus::Inaccurate;
        solution.message
            = sentence("the equations of motion could not be fulfilled: the posture is too near to a singular one");
    }
}

void Dynamics::calcReactions(std::vector<JointReaction>& reactions) const
{
    reactions.resize(m_mechanism->joints.size());
    for (std::size_t j = 0; j < reactions.size(); ++j) {
        const SpatialForce& force = m_carried[static_cast<std::size_t>(m_mechanism->joints[j].child)];
        reactions[j] = {force.force, force.moment - m_configuration.jointCentres[j].cross(force.force)};
    }
}

WholeMotion Dynamics::wholeMotion() const
{
    return calcWholeMotion(m_configuration, m_motion, m_inertias);
}

double Dynamics::potentialEnergy()
{
    const WholeMotion whole = wholeMotion();
    return m_resistances.energy(m_positions) - whole.mass * m_surroundings.gravity.dot(whole.centreOfMass);
}

DynamicsStatus Dynamics::respond(const std::vector<bool>& isGiven, const Eigen::VectorXd& targets,
                                 Eigen::VectorXd& response, Eigen::VectorXd& impulses, Eigen::VectorXd& multipliers)
{
    calcMassMatrix(m_M);
    const ConstrainedStatus status = solveRows(m_zero, targets, isGiven, response, impulses, multipliers);
    if (status == ConstrainedStatus::Solved)
        return DynamicsStatus::Solved;
    return status == ConstrainedStatus::Singular ? DynamicsStatus::Singular : DynamicsStatus::OverConstrained;
}

}  // namespace sinew
