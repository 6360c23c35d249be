#pragma once

#include <vector>

#include "core/mechanism/body_inertias.h"

namespace sinew {

// Forward and hybrid dynamics of a tree in time proportional to its joints (articulated bodies; Featherstone 2008,
// tables 7.1 and 9.1), for mechanisms of which no coordinate moves two joints. A joint's motions are taken one after
// another as if massless bodies lay between them, so that no small matrix is inverted.
class ArticulatedBodies {
public:
    using Vector6 = Eigen::Matrix<double, 6, 1>;
    using Matrix6 = Eigen::Matrix<double, 6, 6>;

    // isGiven: per coordinate, whether its acceleration is given (else its effort). False when some sought
    // acceleration is not determined: a motion that moves no mass, or that others can undo.
    bool factor(const Mechanism& mechanism, const Configuration& configuration,
                const std::vector<RigidInertia>& inertias, const std::vector<bool>& isGiven);

    // After factor(), with the motion's velocities and biases. ground: the acceleration given to the ground.
    // efforts: of the sought coordinates. accelerations: of the given ones; the others are filled in.
    void solve(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
               const std::vector<RigidInertia>& inertias, const std::vector<SpatialForce>& external,
               const Screw& ground, const std::vector<bool>& isGiven, const Eigen::VectorXd& efforts,
               Eigen::VectorXd& accelerations);

private:
    bool reduce(const Mechanism& mechanism, const Configuration& configuration, const CompiledJoint& joint,
                const std::vector<bool>& isGiven);
    void passDown(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                  const std::vector<bool>& isGiven, const Eigen::VectorXd& efforts,
                  const Eigen::VectorXd& accelerations);
    void passUp(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                const Screw& ground, const std::vector<bool>& isGiven, Eigen::VectorXd& accelerations);

    std::vector<Matrix6> m_inertias;          // per body, of what hangs on it
    std::vector<RigidInertia> m_composites;   // the same with all joints locked
    std::vector<Vector6> m_forces;            // per body
    std::vector<Vector6> m_accelerations;     // per body
    std::vector<Vector6> m_columns;           // per motion: inertia times screw
    std::vector<double> m_inverses, m_rests;  // per motion
};

}  // namespace sinew
