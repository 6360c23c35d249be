#include <QTest>

#include "core/math/scalar_function.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_scalar_function {

using namespace sinew;

class TestScalarFunction : public QObject {
    Q_OBJECT

private slots:
    void polynomialMatchesHandComputedDerivatives()
    {
        const FunctionValue f = evaluate(Polynomial{{1, -2, 3, 0.5}}, 2);  // 1 - 2x + 3x^2 + x^3/2
        SINEW_COMPARE_NEAR(f.value, 13.0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(f.slope, 16.0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(f.curvature, 12.0, {.abs = 1e-14});
    }

    void splinePassesThroughItsPointsAndIsStraightForTwo()
    {
        const NaturalSpline line({0, 2}, {1, 5});
        SINEW_COMPARE_NEAR(line.at(0.5).value, 2.0, {.abs = 1e-15});
        SINEW_COMPARE_NEAR(line.at(7).value, 15.0, {.abs = 1e-14});
        const NaturalSpline spline({0, 1, 3, 4}, {0, 2, -1, 0.5});
        for (std::size_t i = 0; i < 4; ++i)
            SINEW_COMPARE_NEAR(spline.at(spline.x()[i]).value, spline.y()[i], {.abs = 1e-14});
    }

    // Slope and curvature do not jump where two pieces meet, and the ends are straight.
    void splineIsSmoothAtItsPoints()
    {
        const NaturalSpline spline({0, 1, 3, 4, 4.5, 7}, {0, 2, -1, 0.5, 1, -3});
        constexpr double before = 1e-9;  // m; slopes and curvatures of some tens move by a hundred times that
        for (std::size_t i = 1; i + 1 < spline.x().size(); ++i) {
            const FunctionValue left = spline.at(spline.x()[i] - before), right = spline.at(spline.x()[i]);
            SINEW_COMPARE_NEAR(left.slope, right.slope, {.abs = 1e-7});
            SINEW_COMPARE_NEAR(left.curvature, right.curvature, {.abs = 1e-7});
        }
        SINEW_COMPARE_NEAR(spline.at(0).curvature, 0.0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(spline.at(7).curvature, 0.0, {.abs = 1e-14});
    }

    // The three-point natural spline of 0, 1, 0 at 0, 1, 2 has S'' = -3 in the middle (closed form).
    void splineMatchesClosedForm()
    {
        const NaturalSpline spline({0, 1, 2}, {0, 1, 0});
        SINEW_COMPARE_NEAR(spline.at(1).curvature, -3.0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(spline.at(0.5).value, 1.5 * 0.5 - 0.5 * 0.125, {.abs = 1e-15});
        SINEW_COMPARE_NEAR(spline.at(0).curvature, 0.0, {.abs = 1e-15});
    }

    void derivativesMatchDifferences_data()
    {
        QTest::addColumn<double>("x");
        for (const double x : {-1.0, 0.2, 0.99, 1.7, 3.5, 6.0})
            QTest::addRow("x = %g", x) << x;
    }

    void derivativesMatchDifferences()
    {
        QFETCH(double, x);
        const NaturalSpline spline({0, 1, 3, 4}, {0, 2, -1, 0.5});
        const double h = 1e-5;
        // Truncation h^2 f'''/6 with f''' of order 10.
        SINEW_COMPARE_NEAR(spline.at(x).slope, (spline.at(x + h).value - spline.at(x - h).value) / (2 * h),
                           {.abs = 1e-8});
        SINEW_COMPARE_NEAR(spline.at(x).curvature, (spline.at(x + h).slope - spline.at(x - h).slope) / (2 * h),
                           {.abs = 1e-8});
    }

    void validityIsToldApart()
    {
        QVERIFY(NaturalSpline::isValid({0, 1}, {0, 0}));
        QVERIFY(!NaturalSpline::isValid({0}, {0}));
        QVERIFY(!NaturalSpline::isValid({0, 0}, {0, 1}));
        QVERIFY(!NaturalSpline::isValid({0, 1}, {0}));
        QVERIFY(!NaturalSpline::isValid({0, 1}, {0, std::nan("")}));
    }
};

SINEW_TEST(TestScalarFunction)

}  // namespace tst_scalar_function

#include "tst_scalar_function.moc"
