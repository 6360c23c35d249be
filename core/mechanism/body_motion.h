#pragma once

#include <vector>

#include "core/mechanism/kinematics.h"

namespace sinew {

// How everything moves at one state, ground frame, about the origin of its Configuration, SI. Keep one and fill it
// again: no allocation after the first time.
struct BodyMotion {
    std::vector<Screw> velocities;     // per body
    std::vector<Screw> biases;         // per joint: what its child's acceleration is more than its parent's when no
                                       // speed changes
    std::vector<Screw> accelerations;  // per body: the rate of its velocity; see calcBodyAccelerations
};

// speeds: one a coordinate, see Mechanism.
void calcBodyVelocities(const Mechanism& mechanism, const Configuration& configuration, const Eigen::VectorXd& speeds,
                        BodyMotion& motion);

// accelerations: the rates of the speeds. `ground`: the acceleration given to the ground, (0, -g) to have the bodies'
// weights counted as inertia.
void calcBodyAccelerations(const Mechanism& mechanism, const Configuration& configuration,
                           const Eigen::VectorXd& accelerations, const Screw& ground, BodyMotion& motion);

// Of the body's point that is at `point` (as seen from the origin): m/s, m/s^2.
inline Vector3 pointVelocity(const Screw& velocity, const Vector3& point)
{
    return velocity.linear + velocity.angular.cross(point);
}

inline Vector3 pointAcceleration(const Screw& velocity, const Screw& acceleration, const Vector3& point)
{
    return acceleration.linear + acceleration.angular.cross(point)
           + velocity.angular.cross(pointVelocity(velocity, point));
}

// The rates of Configuration::screws.
void calcScrewRates(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                    const Eigen::VectorXd& speeds, std::vector<Screw>& rates);

// Jacobian of a body's point (as seen from the origin), 6 x coordinates: rows angular velocity, then the point's
// velocity, ground frame; (angular velocity, velocity) = J speeds.
void calcPointJacobian(const Mechanism& mechanism, const Configuration& configuration, int body, const Vector3& point,
                       Eigen::MatrixXd& J);

// The rate of that Jacobian, so that (angular acceleration, acceleration) = J accelerations + rate speeds.
void calcPointJacobianRate(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                           const std::vector<Screw>& screwRates, int body, const Vector3& point, Eigen::MatrixXd& rate);

}  // namespace sinew
