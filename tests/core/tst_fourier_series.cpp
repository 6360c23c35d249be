#include <cmath>
#include <numbers>

#include <QTest>

#include "core/math/fourier_series.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_fourier_series {

using namespace sinew;

class TestFourierSeries : public QObject {
    Q_OBJECT

private slots:
    // 1 + 2 cos w t - 3 sin 2 w t with w = 2 pi / 4, at t = 0.5: w t = pi / 4.
    void valueMatchesHandComputedOne()
    {
        const FourierSeries series{4, 1, {2}, {0, -3}};
        const double w = std::numbers::pi / 2, half = std::numbers::sqrt2 / 2;
        const FunctionValue f = evaluate(series, 0.5);
        SINEW_COMPARE_NEAR(f.value, 1 + 2 * half - 3, {.abs = 1e-14});              // a few roundings of numbers near 3
        SINEW_COMPARE_NEAR(f.slope, -2 * w * half, {.abs = 1e-14});                 // cos 2 w t = 0
        SINEW_COMPARE_NEAR(f.curvature, w * w * (-2 * half + 12), {.abs = 1e-13});  // numbers near 30
    }

    void emptySeriesIsItsMean()
    {
        const FunctionValue f = evaluate(FourierSeries{2, 7, {}, {}}, 0.3);
        QCOMPARE_EQ(f.value, 7.0);
        QCOMPARE_EQ(f.slope, 0.0);
        QCOMPARE_EQ(f.curvature, 0.0);
    }

    void derivativesMatchDifferences()
    {
        const FourierSeries series{1.3, 0.2, {0.5, -0.1, 0.05}, {1, 0.3}};
        const double h = 1e-5;
        for (const double t : {-2.0, 0.0, 0.4, 1.0, 5.7}) {
            const FunctionValue low = evaluate(series, t - h), high = evaluate(series, t + h), f = evaluate(series, t);
            // Truncation h^2 / 6 times a third derivative of some hundred, a fourth of some thousand.
            SINEW_COMPARE_NEAR(f.slope, (high.value - low.value) / (2 * h), {.abs = 1e-7});
            SINEW_COMPARE_NEAR(f.curvature, (high.slope - low.slope) / (2 * h), {.abs = 1e-6});
        }
    }

    void repeatsAfterManyPeriods()
    {
        const FourierSeries series{0.75, 0.2, {0.5, -0.1}, {1, 0.3}};
        // 0.75 and these times are binary fractions: the times are exact, and so is what is left of them.
        for (const double t : {0.125, 0.5, 0.6875}) {
            SINEW_COMPARE_NEAR(evaluate(series, t + 0.75 * 1048576).value, evaluate(series, t).value, {.abs = 1e-15});
            SINEW_COMPARE_NEAR(evaluate(series, t - 0.75 * 1048576).value, evaluate(series, t).value, {.abs = 1e-14});
        }
    }
};

SINEW_TEST(TestFourierSeries)

}  // namespace tst_fourier_series

#include "tst_fourier_series.moc"
