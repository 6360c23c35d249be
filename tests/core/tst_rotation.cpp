#include <cmath>
#include <random>

#include <QTest>

#include "core/math/rotation.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

using namespace sinew;

namespace {

const double pi = std::acos(-1.0);

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
};

SINEW_TEST(TestRotation)
#include "tst_rotation.moc"
