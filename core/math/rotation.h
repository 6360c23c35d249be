#pragma once

#include <Eigen/Geometry>

#include "core/math/vector.h"

namespace sinew {

// Rotation matrices take vectors from the rotated frame to the unrotated one: v_A = R_AB v_B. Angles in radians.

// By an angle about a unit axis (Rodrigues).
Matrix3 rotationAbout(const Vector3& unitAxis, double angle);

// Body-fixed rotations about x, then y, then z: R = Rx(a) Ry(b) Rz(c), as OpenSim's orientation.
Matrix3 rotationFromXyz(const Vector3& angles);

// The angles of the above, with b in [-pi/2, pi/2]; at b = +-pi/2 (where a and c turn about one line) c is 0.
Vector3 xyzFromRotation(const Matrix3& R);

// Euler parameters (unit quaternion) of a rotation vector (axis times angle), exact for small angles too.
Eigen::Quaterniond eulerParametersFromRotationVector(const Vector3& rotationVector);

// The rotation vector of a unit quaternion, angle in [0, pi].
Vector3 rotationVectorFromEulerParameters(const Eigen::Quaterniond& e);

// A rotation that changes in time, as its Euler parameters, angular velocity and acceleration, along the axes of the
// unrotated frame.
struct Turning {
    Eigen::Quaterniond place = Eigen::Quaterniond::Identity();
    Vector3 speed = Vector3::Zero(), acceleration = Vector3::Zero();  // rad/s, rad/s^2
};

// From the rotation vector and its first and second derivatives: w = r' + a r x r' + b r x (r x r'), with
// a = (1 - cos |r|) / |r|^2 and b = (|r| - sin |r|) / |r|^3, and the derivative of that.
Turning turningOf(const Vector3& rotationVector, const Vector3& rate, const Vector3& secondRate);

// The least rotation that takes one direction to another, of any lengths: a half turn about some axis across where they
// are opposite, the identity where one is zero.
Matrix3 rotationBetween(const Vector3& from, const Vector3& to);

// The rotation R for which the sum of |R a_i - b_i|^2 over the columns a_i, b_i of from and to (3 x n) is least, after
// B. K. P. Horn, Closed-form solution of absolute orientation using unit quaternions, J. Opt. Soc. Am. A 4 (1987) 629,
// doi:10.1364/JOSAA.4.000629. Columns are relative to their means, as a rule. Unique where each set spans a plane.
Matrix3 bestRotation(const Eigen::Matrix3Xd& from, const Eigen::Matrix3Xd& to);

}  // namespace sinew
