#include <cmath>
#include <vector>

#include <QTest>

#include "core/math/sphere_fit.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_sphere_fit {

using namespace sinew;

class TestSphereFit : public QObject {
    Q_OBJECT

private slots:
    void spheresAreFitted()
    {
        const Vector3 centre(0.3, -0.7, 0.2);
        std::vector<Vector3> points;
        for (const Vector3& away : {Vector3(1, 0, 0), Vector3(0, 1, 0.3), Vector3(0.2, 0, 1), Vector3(0.5, 0.5, -0.4),
                                    Vector3(-0.2, 0.8, 0.1)})
            points.push_back(centre + 0.023 * away.normalized());
        const auto fit = fitSphere(points);
        QVERIFY(fit);
        SINEW_COMPARE_NEAR((fit->centre - centre).norm(), 0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(fit->radius, 0.023, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(fit->residual, 0, {.abs = 1e-14});
        // The least of the sum of squares: any step away is worse.
        points[0] += Vector3(4e-4, 1e-4, 0);
        const auto off = fitSphere(points);
        const auto sumOf = [&](const Vector3& at, double radius) {
            double sum = 0;
            for (const Vector3& point : points)
                sum += std::pow((point - at).norm() - radius, 2);
            return sum;
        };
        const double least = sumOf(off->centre, off->radius);
        SINEW_COMPARE_NEAR(std::sqrt(least / 5), off->residual, {.abs = 1e-15});
        for (int k = 0; k < 3; ++k) {
            for (const double step : {-1e-6, 1e-6}) {
                QVERIFY(sumOf(off->centre + step * Vector3::Unit(k), off->radius) > least);
                QVERIFY(sumOf(off->centre, off->radius + step) > least);
            }
        }
        QVERIFY(!fitSphere(std::vector<Vector3>(points.begin(), points.begin() + 3)));
        QVERIFY(!fitSphere(std::vector<Vector3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {2, 1, 0}}));
    }
};

SINEW_TEST(TestSphereFit)

}  // namespace tst_sphere_fit

#include "tst_sphere_fit.moc"
