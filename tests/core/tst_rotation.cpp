#include <cmath>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/math/rotation.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_rotation {

using namespace sinew;

namespace {

Vector3 randomVector(std::mt19937& random)
{
    std::normal_distribution<double> normal;
    return {normal(random), normal(random), normal(random)};
}

Eigen::Matrix3Xd randomPoints(Eigen::Index count, std::mt19937& random)
{
    Eigen::Matrix3Xd points(3, count);
    for (Eigen::Index i = 0; i < count; ++i)
        points.col(i) = randomVector(random);
    return points.colwise() - points.rowwise().mean();
}

}  // namespace

class TestRotation : public QObject {
    Q_OBJECT

private slots:
    void quarterTurnAboutZTakesXToY()
    {
        SINEW_COMPARE_NEAR(rotationAbout(Vector3::UnitZ(), pi / 2) * Vector3::UnitX(), Vector3::UnitY(),
                           {.abs = 1e-15});
    }

    void xyzAnglesComeBack()
    {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> angle(-1.5, 1.5);
        for (int i = 0; i < 200; ++i) {
            const Vector3 angles(2 * angle(random), angle(random), 2 * angle(random));
            SINEW_COMPARE_NEAR(xyzFromRotation(rotationFromXyz(angles)), angles, {.abs = 1e-13});
        }
        const Matrix3 locked = rotationFromXyz({0.3, pi / 2, 0.2});
        SINEW_COMPARE_NEAR(rotationFromXyz(xyzFromRotation(locked)), locked, {.abs = 1e-12});
    }

    void eulerParametersAgreeWithRodrigues()
    {
        for (const double angle : {0.0, 1e-9, 1e-5, 1e-4, 0.5, 3.0}) {
            const Vector3 axis = Vector3(1, -2, 0.5).normalized();
            const auto e = eulerParametersFromRotationVector(angle * axis);
            SINEW_COMPARE_NEAR(e.norm(), 1.0, {.abs = 1e-15});
            SINEW_COMPARE_NEAR(e.toRotationMatrix(), rotationAbout(axis, angle), {.abs = 1e-15});
            SINEW_COMPARE_NEAR(rotationVectorFromEulerParameters(e), angle * axis, {.abs = 1e-14});
        }
    }

    void leastRotationBetweenDirections()
    {
        std::mt19937 random(2);
        for (int i = 0; i < 200; ++i) {
            const Vector3 a = randomVector(random), b = randomVector(random);
            const Matrix3 R = rotationBetween(a, b);
            SINEW_COMPARE_NEAR(R * a.normalized(), b.normalized(), {.abs = 1e-14});
            SINEW_COMPARE_NEAR(R * a.cross(b), a.cross(b), {.abs = 1e-13});  // about the axis across, so the least one
        }
        const Vector3 z = Vector3::UnitZ();
        for (const Vector3& opposite : {Vector3(-2 * z), Vector3(1e-8, 0, -1), Vector3(1e-5, 0, -1)}) {
            const Matrix3 R = rotationBetween(z, opposite);
            SINEW_COMPARE_NEAR(R.transpose() * R, Matrix3::Identity(), {.abs = 1e-14});
            SINEW_COMPARE_NEAR(R.determinant(), 1.0, {.abs = 1e-14});
            // The half turn stands in for what is within 1.4e-6 rad of it; beside it 1 + cosine keeps 1e-6 of its digits.
            SINEW_COMPARE_NEAR(R * z, opposite.normalized(), {.abs = 1.5e-6});
        }
        SINEW_COMPARE_NEAR(rotationBetween(Vector3::Zero(), z), Matrix3::Identity(), {});
    }

    void bestRotationFindsTheOneApplied()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 200; ++i) {
            Eigen::Matrix3Xd points = randomPoints(3 + i % 8, random);  // three points span a plane only
            const Matrix3 R = rotationFromXyz(randomVector(random));
            SINEW_COMPARE_NEAR(bestRotation(points, R * points), R, {.abs = 1e-12});
        }
        // A half turn has no real part, and the points of a plane have a mirror image that is as near.
        Eigen::Matrix3Xd plane = randomPoints(5, random);
        plane.row(2).setZero();
        const Matrix3 half = rotationAbout(Vector3(1, 2, 3).normalized(), pi);
        SINEW_COMPARE_NEAR(bestRotation(plane, half * plane), half, {.abs = 1e-12});
    }

    // R is best if and only if B = R sum(a b') is symmetric and trace(B) I - B is positive semidefinite (no further turn
    // about any axis brings the points nearer), also where a reflection would be nearer still.
    void bestRotationCannotBeTurnedNearer()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 200; ++i) {
            const Eigen::Matrix3Xd from = randomPoints(6, random);
            Eigen::Matrix3Xd to = rotationFromXyz(randomVector(random)) * from + 0.3 * randomPoints(6, random);
            if (i % 2 == 0)
                to.row(0) *= -1;
            const Matrix3 R = bestRotation(from, to);
            SINEW_COMPARE_NEAR(R.determinant(), 1.0, {.abs = 1e-14});
            const Matrix3 B = R * from * to.transpose();
            SINEW_COMPARE_NEAR(B, B.transpose(), {.abs = 1e-12});  // sums of terms of about ten
            const Matrix3 further = B.trace() * Matrix3::Identity() - B;
            QVERIFY(further.determinant() > 0 && further.trace() > 0 && further(0, 0) > 0);
        }
    }

    // Against differences of the Euler parameters: e' = 1/2 (0, w) e; also where the series stand for the quotients.
    void turningsAreRatesOfTheirPlaces()
    {
        std::mt19937 random(11);
        for (const double size : {1e-9, 1e-3, 0.049, 0.051, 0.7, 2.9}) {
            const Vector3 start = size * randomVector(random).normalized(), rate = randomVector(random),
                          second = randomVector(random);
            const auto at
                = [&](double t) { return turningOf(start + t * rate + t * t / 2 * second, rate + t * second, second); };
            constexpr double step = 1e-4;
            const Turning now = at(0), before = at(-step), after = at(step);
            const Eigen::Vector4d change = (after.place.coeffs() - before.place.coeffs()) / (2 * step);
            const Eigen::Quaterniond expected
                = Eigen::Quaterniond(0, now.speed.x(), now.speed.y(), now.speed.z()) * now.place;
            SINEW_COMPARE_NEAR(change, 0.5 * expected.coeffs(), {.abs = 1e-7});  // of third order in the step
            SINEW_COMPARE_NEAR(now.acceleration, (after.speed - before.speed) / (2 * step), {.abs = 1e-7});
        }
    }
};

SINEW_TEST(TestRotation)

}  // namespace tst_rotation

#include "tst_rotation.moc"
