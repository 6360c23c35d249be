#include "core/mechanism/positions.h"

#include <cmath>

#include "core/math/rotation.h"

namespace sinew {

Vector3 atBall(const CompiledJoint& joint, const Eigen::VectorXd& numbers)
{
    return {numbers[joint.coordinates[0]], numbers[joint.coordinates[1]], numbers[joint.coordinates[2]]};
}

void setAtBall(const CompiledJoint& joint, const Vector3& value, Eigen::VectorXd& numbers)
{
    for (int i = 0; i < 3; ++i)
        numbers[joint.coordinates[static_cast<std::size_t>(i)]] = value[i];
}

Eigen::VectorXd positionsOf(const Mechanism& mechanism, const Eigen::VectorXd& values)
{
    Eigen::VectorXd positions(mechanism.positionCount());
    positions.head(mechanism.coordinateCount) = values;
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0)
            continue;
        const Eigen::Quaterniond e = eulerParametersFromRotationVector(atBall(joint, values));
        setAtBall(joint, e.vec(), positions);
        positions[mechanism.coordinateCount + joint.ball] = e.w();
    }
    return positions;
}

Eigen::VectorXd valuesOf(const Mechanism& mechanism, const Eigen::VectorXd& positions)
{
    Eigen::VectorXd values;
    calcValues(mechanism, positions, values);
    return values;
}

void calcValues(const Mechanism& mechanism, const Eigen::VectorXd& positions, Eigen::VectorXd& values)
{
    values = positions.head(mechanism.coordinateCount);
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball >= 0)
            setAtBall(joint, rotationVectorFromEulerParameters(eulerParameters(mechanism, joint, positions)), values);
    }
}

Eigen::Quaterniond eulerParameters(const Mechanism& mechanism, const CompiledJoint& joint,
                                   const Eigen::VectorXd& positions)
{
    const Vector3 v = atBall(joint, positions);
    if (positions.size() == mechanism.coordinateCount)
        return eulerParametersFromRotationVector(v);
    return Eigen::Quaterniond(positions[mechanism.coordinateCount + joint.ball], v.x(), v.y(), v.z()).normalized();
}

void calcPositionRates(const Mechanism& mechanism, const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
                       Eigen::VectorXd& rates)
{
    rates.resize(mechanism.positionCount());
    rates.head(mechanism.coordinateCount) = speeds;
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0)
            continue;
        const int scalar = mechanism.coordinateCount + joint.ball;
        const Vector3 v = atBall(joint, positions), w = atBall(joint, speeds);
        setAtBall(joint, 0.5 * (positions[scalar] * w + w.cross(v)), rates);
        rates[scalar] = -0.5 * w.dot(v);
    }
}

void normalise(const Mechanism& mechanism, Eigen::VectorXd& positions)
{
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0)
            continue;
        const Eigen::Quaterniond e = eulerParameters(mechanism, joint, positions);
        setAtBall(joint, e.vec(), positions);
        positions[mechanism.coordinateCount + joint.ball] = e.w();
    }
}

Matrix3 rotationVectorRate(const Vector3& rotationVector)
{
    const double angle = rotationVector.norm(), half = angle / 2;
    // 1/angle^2 - cot(half)/(2 angle); below 1e-3 its series, whose next term is angle^4/30240, is exact to 1e-16.
    const double c = angle < 1e-3 ? 1.0 / 12 + angle * angle / 720 : (1 - half / std::tan(half)) / (angle * angle);
    Matrix3 X;
    X << 0, -rotationVector.z(), rotationVector.y(), rotationVector.z(), 0, -rotationVector.x(), -rotationVector.y(),
        rotationVector.x(), 0;
    return Matrix3::Identity() - 0.5 * X + c * X * X;
}

}  // namespace sinew
