#pragma once

#include <Eigen/Geometry>

#include "core/mechanism/mechanism.h"

namespace sinew {

// Positions (see Mechanism) of coordinate values, rad or m; a ball's three values are a rotation vector.
Eigen::VectorXd positionsOf(const Mechanism& mechanism, const Eigen::VectorXd& values);

// The coordinate values of positions; rotation vectors have an angle of at most pi.
Eigen::VectorXd valuesOf(const Mechanism& mechanism, const Eigen::VectorXd& positions);
void calcValues(const Mechanism& mechanism, const Eigen::VectorXd& positions, Eigen::VectorXd& values);

// The Euler parameters of a ball or free joint. positions may also be plain coordinate values (as many as there are
// coordinates): then they are those of the rotation vector.
Eigen::Quaterniond eulerParameters(const Mechanism& mechanism, const CompiledJoint& joint,
                                   const Eigen::VectorXd& positions);

// The rates of positions that have these speeds: the speeds themselves, and for Euler parameters e of a joint that
// turns at w in its parent frame e' = 1/2 (0, w) e.
void calcPositionRates(const Mechanism& mechanism, const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
                       Eigen::VectorXd& rates);

// The three numbers at the turns of a ball or free joint, of any list with one number a coordinate.
Vector3 atBall(const CompiledJoint& joint, const Eigen::VectorXd& numbers);
void setAtBall(const CompiledJoint& joint, const Vector3& value, Eigen::VectorXd& numbers);

// Scales the Euler parameters of every ball and free joint to length 1.
void normalise(const Mechanism& mechanism, Eigen::VectorXd& positions);

// T with (rate of the rotation vector) = T w, for a rotation vector of an angle below 2 pi and the angular velocity w
// along the axes of the unrotated frame.
Matrix3 rotationVectorRate(const Vector3& rotationVector);

}  // namespace sinew
