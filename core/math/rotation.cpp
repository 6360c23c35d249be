#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/math/decompositions.h"

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

namespace {

// a and b of turningOf(), and their derivatives by the angle over the angle.
struct TurningFactors {
    double a, b, aSlope, bSlope;
};

TurningFactors turningFactors(double angle)
{
    const double s = angle * angle;
    // Series where the quotients would lose digits; their next terms are below 1e-15.
    if (angle < 0.05) {
        return {1.0 / 2 - s / 24 + s * s / 720 - s * s * s / 40320, 1.0 / 6 - s / 120 + s * s / 5040,
                -1.0 / 12 + s / 180 - s * s / 6720, -1.0 / 60 + s / 1260 - s * s / 60480};
    }
    const double sine = std::sin(angle), coversine = 1 - std::cos(angle);
    return {coversine / s, (angle - sine) / (s * angle), (angle * sine - 2 * coversine) / (s * s),
            (angle * coversine - 3 * (angle - sine)) / (s * s * angle)};
}

}  // namespace

Turning turningOf(const Vector3& r, const Vector3& rate, const Vector3& secondRate)
{
    const TurningFactors f = turningFactors(r.norm());
    const Vector3 across = r.cross(rate), twice = r.cross(across);
    const double growth = r.dot(rate);
    Turning turning;
    turning.place = eulerParametersFromRotationVector(r);
    turning.speed = rate + f.a * across + f.b * twice;
    turning.acceleration = secondRate + f.a * r.cross(secondRate) + f.b * r.cross(r.cross(secondRate))
                           + growth * (f.aSlope * across + f.bSlope * twice) + f.b * rate.cross(across);
    return turning;
}

Matrix3 rotationBetween(const Vector3& from, const Vector3& to)
{
    const Vector3 a = from.normalized(), b = to.normalized();
    const double cosine = a.dot(b);
    // Nearer to opposite than the axis a x b can tell: 1e-12 is an angle of 1.4e-6 from a half turn.
    if (cosine < -1 + 1e-12)
        return rotationAbout(a.unitOrthogonal(), std::numbers::pi);
    const Vector3 axis = a.cross(b);
    return Eigen::Quaterniond(1 + cosine, axis.x(), axis.y(), axis.z()).normalized().toRotationMatrix();
}

Matrix3 bestRotation(const Eigen::Matrix3Xd& from, const Eigen::Matrix3Xd& to)
{
    // sum b_i' R a_i as a quadratic form of the quaternion (w, x, y, z): its largest eigenvector is the one sought.
    const Matrix3 S = from * to.transpose();
    const Vector3 turn(S(1, 2) - S(2, 1), S(2, 0) - S(0, 2), S(0, 1) - S(1, 0));
    Eigen::MatrixXd N(4, 4);
    N(0, 0) = S.trace();
    N.col(0).tail<3>() = turn;
    N.row(0).tail<3>() = turn.transpose();
    N.bottomRightCorner<3, 3>() = S + S.transpose() - S.trace() * Matrix3::Identity();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(N);
    const Eigen::Vector4d q = eigen.eigenvectors().col(3);
    return Eigen::Quaterniond(q[0], q[1], q[2], q[3]).normalized().toRotationMatrix();
}

}  // namespace sinew
