#include "core/mechanism/articulated_bodies.h"

namespace sinew {

namespace {

using Vector6 = ArticulatedBodies::Vector6;
using Matrix6 = ArticulatedBodies::Matrix6;

// What is left of a motion's inertia when the motions beyond it are free, as a share of its inertia when they are
// locked. It falls with the square of the angle to a singular posture: this is 1e-6 rad.
constexpr double smallestShare = 1e-12;

Vector6 joined(const Vector3& first, const Vector3& second)
{
    Vector6 v;
    v << first, second;
    return v;
}

Vector6 vectorOf(const Screw& s)
{
    return joined(s.angular, s.linear);
}

Matrix6 matrixOf(const RigidInertia& inertia)
{
    const Vector3& h = inertia.moment;
    Matrix3 cross;
    cross << 0, -h.z(), h.y(), h.z(), 0, -h.x(), -h.y(), h.x(), 0;
    Matrix6 I;
    I << inertia.tensor, cross, -cross, inertia.mass * Matrix3::Identity();
    return I;
}

}  // namespace

bool ArticulatedBodies::factor(const Mechanism& mechanism, const Configuration& configuration,
                               const std::vector<RigidInertia>& inertias, const std::vector<bool>& isGiven)
{
    m_inertias.resize(inertias.size());
    m_columns.resize(mechanism.motions.size());
    m_inverses.resize(mechanism.motions.size());
    m_composites = inertias;
    for (std::size_t b = 0; b < inertias.size(); ++b)
        m_inertias[b] = matrixOf(inertias[b]);
    for (std::size_t j = mechanism.joints.size(); j-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[j];
        const auto parent = static_cast<std::size_t>(joint.parent), child = static_cast<std::size_t>(joint.child);
        if (!reduce(mechanism, configuration, joint, isGiven))
            return false;
        m_inertias[parent] += m_inertias[child];
        m_composites[parent] += m_composites[child];
    }
    return true;
}

bool ArticulatedBodies::reduce(const Mechanism& mechanism, const Configuration& configuration,
                               const CompiledJoint& joint, const std::vector<bool>& isGiven)
{
    const auto child = static_cast<std::size_t>(joint.child);
    Matrix6& I = m_inertias[child];
    for (int i = joint.firstMotion + joint.motionCount - 1; i >= joint.firstMotion; --i) {
        const auto m = static_cast<std::size_t>(i);
        if (isGiven[static_cast<std::size_t>(mechanism.motions[m].coordinate)])
            continue;
        const Screw& screw = configuration.screws[m];
        const Vector6 s = vectorOf(screw);
        m_columns[m].noalias() = I * s;
        const double inertia = s.dot(m_columns[m]);
        if (!(inertia > smallestShare * dot(screw, m_composites[child] * screw)))
            return false;
        m_inverses[m] = 1 / inertia;
        I.noalias() -= (m_inverses[m] * m_columns[m]) * m_columns[m].transpose();
    }
    return true;
}

void ArticulatedBodies::solve(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                              const std::vector<RigidInertia>& inertias, const std::vector<SpatialForce>& external,
                              const Screw& ground, const std::vector<bool>& isGiven, const Eigen::VectorXd& efforts,
                              Eigen::VectorXd& accelerations)
{
    m_forces.resize(inertias.size());
    m_accelerations.resize(inertias.size());
    m_rests.resize(mechanism.motions.size());
    m_forces[0].setZero();
    for (std::size_t b = 1; b < inertias.size(); ++b) {
        const Screw& V = motion.velocities[b];
        SpatialForce force = cross(V, inertias[b] * V);
        force -= external[b];
        m_forces[b] = joined(force.moment, force.force);
    }
    passDown(mechanism, configuration, motion, isGiven, efforts, accelerations);
    passUp(mechanism, configuration, motion, ground, isGiven, accelerations);
}

// From the tips to the root: the force that each articulated body needs at no acceleration of its carrier. What is
// known of a joint's acceleration (its bias and its given motions) lies next to the child; a motion with the column
// U = I s sees U . known of it, and what is left of the inertia in the end sees the rest.
void ArticulatedBodies::passDown(const Mechanism& mechanism, const Configuration& configuration,
                                 const BodyMotion& motion, const std::vector<bool>& isGiven,
                                 const Eigen::VectorXd& efforts, const Eigen::VectorXd& accelerations)
{
    for (std::size_t j = mechanism.joints.size(); j-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[j];
        const auto child = static_cast<std::size_t>(joint.child);
        Vector6 known = vectorOf(motion.biases[j]);
        for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i) {
            const auto m = static_cast<std::size_t>(i);
            const int k = mechanism.motions[m].coordinate;
            if (isGiven[static_cast<std::size_t>(k)])
                known += accelerations[k] * vectorOf(configuration.screws[m]);
        }
        Vector6& force = m_forces[child];
        for (int i = joint.firstMotion + joint.motionCount - 1; i >= joint.firstMotion; --i) {
            const auto m = static_cast<std::size_t>(i);
            const int k = mechanism.motions[m].coordinate;
            if (isGiven[static_cast<std::size_t>(k)])
                continue;
            const double rest = efforts[k] - vectorOf(configuration.screws[m]).dot(force);
            m_rests[m] = rest - m_columns[m].dot(known);
            force += m_inverses[m] * rest * m_columns[m];
        }
        force.noalias() += m_inertias[child] * known;
        m_forces[static_cast<std::size_t>(joint.parent)] += force;
    }
}

void ArticulatedBodies::passUp(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                               const Screw& ground, const std::vector<bool>& isGiven, Eigen::VectorXd& accelerations)
{
    m_accelerations[0] = vectorOf(ground);
    for (std::size_t j = 0; j < mechanism.joints.size(); ++j) {
        const CompiledJoint& joint = mechanism.joints[j];
        Vector6 A = m_accelerations[static_cast<std::size_t>(joint.parent)];
        Vector6 known = vectorOf(motion.biases[j]);
        for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i) {
            const auto m = static_cast<std::size_t>(i);
            const int k = mechanism.motions[m].coordinate;
            const Vector6 s = vectorOf(configuration.screws[m]);
            if (isGiven[static_cast<std::size_t>(k)]) {
                known += accelerations[k] * s;
                continue;
            }
            accelerations[k] = m_inverses[m] * (m_rests[m] - m_columns[m].dot(A));
            A += accelerations[k] * s;
        }
        m_accelerations[static_cast<std::size_t>(joint.child)] = A + known;
    }
}

}  // namespace sinew
