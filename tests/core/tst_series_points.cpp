// Curves of few points in place of Fourier series.

#include <algorithm>
#include <cmath>
#include <vector>

#include <QTest>

#include "core/motion/series_points.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_series_points {

namespace {

struct Range {
    double low = 1e300, high = -1e300;
    double size() const { return high - low; }
};

Range rangeOf(const FourierSeries& series)
{
    Range range;
    for (int i = 0; i < 5000; ++i) {
        const double value = evaluate(series, series.period * i / 5000).value;
        range = {std::min(range.low, value), std::max(range.high, value)};
    }
    return range;
}

double largestDifference(const PhaseCurve& curve, const FourierSeries& series)
{
    double largest = 0;
    for (int i = -700; i < 1400; ++i) {
        const double time = series.period * i / 700;
        largest = std::max(largest, std::abs(curve.at(time).value - evaluate(series, time).value));
    }
    return largest;
}

}  // namespace

class TestSeriesPoints : public QObject {
    Q_OBJECT

private slots:
    void curvesStayNear_data()
    {
        QTest::addColumn<std::vector<double>>("cosines");
        QTest::addColumn<std::vector<double>>("sines");
        QTest::addColumn<int>("most");  // points
        using Numbers = std::vector<double>;
        QTest::newRow("one wave: its two turns, and the first again") << Numbers{1} << Numbers{} << 3;
        QTest::newRow("one wave, later") << Numbers{0.6} << Numbers{-0.8} << 3;
        QTest::newRow("a knee of walking")
            << Numbers{-0.13, -0.2, -0.01, 0.02} << Numbers{-0.23, 0.06, 0.07, 0.03} << 14;
        QTest::newRow("many waves") << Numbers{1, 0, 0.5, 0, 0.3, 0, 0.2, 0, 0.1, 0.2} << Numbers{0, 1, 0, 0.4} << 40;
    }

    void curvesStayNear()
    {
        QFETCH(std::vector<double>, cosines);
        QFETCH(std::vector<double>, sines);
        QFETCH(int, most);
        const FourierSeries series{1.1, 0.4, cosines, sines};
        const PhaseCurveData data = phaseCurveOf(series);
        QVERIFY2(PhaseCurve::fault(data).empty(), PhaseCurve::fault(data).english().c_str());
        QVERIFY(data.isPeriodic);
        QVERIFY(std::abs(data.points.back().time - data.points.front().time - series.period) < 1e-12);
        const double share = largestDifference(PhaseCurve(data), series) / rangeOf(series).size();
        qInfo("%d points, within %.2f %% of the range", int(data.points.size()), 100 * share);
        QVERIFY2(share < 0.0105,
                 qPrintable(QString::number(share)));  // between the samples that were looked at a little more
        QVERIFY2(int(data.points.size()) <= most, qPrintable(QString::number(data.points.size())));
    }

    void fewerPointsAreFurtherAway()
    {
        const FourierSeries series{1, 0, {1, 0.3, 0.2}, {0.5, 0, 0.3}};
        const PhaseCurveData near = phaseCurveOf(series, 1e-4), far = phaseCurveOf(series, 0.05);
        QVERIFY(near.points.size() > far.points.size());
        QVERIFY(largestDifference(PhaseCurve(near), series) < 1.2e-4 * rangeOf(series).size());
    }

    void aConstantHasTwoPoints()
    {
        const PhaseCurveData data = phaseCurveOf({2, 0.7, {}, {}});
        QCOMPARE(data.points.size(), std::size_t(2));
        QVERIFY(PhaseCurve::fault(data).empty());
        QCOMPARE(PhaseCurve(data).at(5.3).value, 0.7);
    }
};

SINEW_TEST(TestSeriesPoints)

}  // namespace sinew::test::tst_series_points

#include "tst_series_points.moc"
