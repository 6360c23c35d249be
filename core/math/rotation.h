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

}  // namespace sinew
