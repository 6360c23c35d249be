#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>

namespace sinew {

Matrix3 rotationAbout(const Vector3& unitAxis, double angle)
{
    return Eigen::AngleAxisd(angle, unitAxis).toRotationMatrix();
}

Matrix3 rotationFromXyz(const Vector3& angles)
{
    return rotationAbout(Vector3::UnitX(), angles.x()) * rotationAbout(Vector3::UnitY(), angles.y())
           * rotationAbout(Vector3::UnitZ(), angles.z());
}

Vector3 xyzFromRotation(const Matrix3& R)
{
    const double cosB = std::hypot(R(0, 0), R(0, 1));
    const double b = std::atan2(R(0, 2), cosB);
    if (cosB < 1e-12)
        return {std::atan2(R(2, 1), R(1, 1)), b, 0.0};
    return {std::atan2(-R(1, 2), R(2, 2)), b, std::atan2(-R(0, 1), R(0, 0))};
}

Eigen::Quaterniond eulerParametersFromRotationVector(const Vector3& rotationVector)
{
    const double angle = rotationVector.norm();
    // sin(a/2)/a by its series where the quotient would lose digits; the next term is below 1e-17.
    const double factor = angle < 1e-4 ? 0.5 - angle * angle / 48 : std::sin(angle / 2) / angle;
    const Vector3 v = factor * rotationVector;
    return {std::cos(angle / 2), v.x(), v.y(), v.z()};
}

Vector3 rotationVectorFromEulerParameters(const Eigen::Quaterniond& e)
{
    const Eigen::Quaterniond q = e.w() < 0 ? Eigen::Quaterniond(-e.coeffs()) : e;
    const double sinHalf = q.vec().norm();
    if (sinHalf < 1e-12)
        return 2 * q.vec();
    return 2 * std::atan2(sinHalf, q.w()) / sinHalf * q.vec();
}

}  // namespace sinew
