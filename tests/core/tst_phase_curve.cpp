#include <algorithm>
#include <cmath>
#include <fstream>
#include <numbers>
#include <random>
#include <sstream>

#include <QTest>

#include "core/motion/phase_curve.h"
#include "core/motion/turning_points.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_phase_curve {

using namespace sinew;

namespace {

using Random = std::mt19937;

double uniform(Random& random, double low, double high)
{
    return low + (high - low) * std::uniform_real_distribution<double>(0, 1)(random);
}

// Short phases beside long ones, small changes beside large ones, pauses, all shapes.
PhaseCurveData randomData(Random& random)
{
    PhaseCurveData data;
    const auto count = 2 + random() % 7;
    double time = uniform(random, -2, 2), value = uniform(random, -1, 1);
    for (std::size_t i = 0; i < count; ++i) {
        data.points.push_back({time, value, {}, {}});
        time += std::pow(10, uniform(random, -1.2, 0.5));
        if (random() % 6 != 0)
            value += (random() % 2 == 0 ? -1 : 1) * std::pow(10, uniform(random, -2, 0.5));
    }
    for (auto i = random() % count; i > 0; --i)
        data.shapes.push_back({uniform(random, -1, 1), uniform(random, -1, 1)});
    data.isPeriodic = random() % 2 == 0;
    if (data.isPeriodic)
        data.points.back().value = data.points.front().value;
    return data;
}

// Slopes and curvatures other than those chosen, given at some points: such as they are in curves of other shapes.
void giveSome(PhaseCurveData& data, Random& random)
{
    const PhaseCurve curve(data);
    for (std::size_t i = 0; i + 1 < data.points.size(); ++i) {
        const FunctionValue there = curve.at(data.points[i].time);
        if (random() % 3 == 0)
            data.points[i].slope = uniform(random, 0, 1) * there.slope;
        else if (random() % 3 == 0)
            data.points[i].curvature = uniform(random, 0, 1) * there.curvature;
    }
}

struct Sizes {
    double shortest = 1e9, change = 0;
};

Sizes sizesOf(const PhaseCurveData& data)
{
    Sizes sizes;
    for (std::size_t i = 1; i < data.points.size(); ++i) {
        sizes.shortest = std::min(sizes.shortest, data.points[i].time - data.points[i - 1].time);
        sizes.change = std::max(sizes.change, std::abs(data.points[i].value - data.points[i - 1].value));
    }
    return sizes;
}

// The first sentence that a curve breaks, or an empty text.
std::string brokenSentence(const PhaseCurve& curve)
{
    const auto& points = curve.data().points;
    char text[300];
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const CharacteristicPoint &from = points[i], &to = points[i + 1];
        const double sign = to.value >= from.value ? 1 : -1;
        const auto [low, high] = std::minmax(from.value, to.value);
        // A few roundings of the coefficients of eleven levels of means.
        const double roundOff = 2e-15 * std::max({std::abs(low), std::abs(high)});
        double last = from.value;
        for (int k = 0; k <= 400; ++k) {
            const double t = std::min(from.time + (to.time - from.time) * k / 400, to.time);
            const FunctionValue f = curve.at(t);
            std::snprintf(text, sizeof text, "phase %d of %.17g to %.17g at %.17g: value %g slope %g", int(i),
                          from.time, to.time, t, f.value, f.slope);
            if (sign * f.slope < 0)  // exact: see PhaseCurve::at
                return std::string("turns back in ") + text;
            if (sign * (f.value - last) < -roundOff)
                return std::string("goes back in ") + text;
            if (f.value < low - roundOff || f.value > high + roundOff)
                return std::string("overshoots in ") + text;
            last = f.value;
        }
    }
    return {};
}

struct GaitCurve {
    std::vector<double> percent, degrees;
};

GaitCurve gaitCurve(const std::string& variable)
{
    std::ifstream file(SINEW_SHARED_DATA_DIR "/gait/gait_schwartz2008_free_speed.csv");
    GaitCurve curve;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> cells;
        std::istringstream stream(line);
        for (std::string cell; std::getline(stream, cell, ',');)
            cells.push_back(cell);
        if (cells.size() < 4 || cells[0] != "Joint Rotations" || cells[1] != variable)
            continue;
        curve.percent.push_back(std::stod(cells[2]));
        curve.degrees.push_back(std::stod(cells[3]));
    }
    return curve;
}

}  // namespace

class TestPhaseCurve : public QObject {
    Q_OBJECT

private slots:
    // At rest between two halts: the curve of least jerk (Flash and Hogan 1985), 10 u^3 - 15 u^4 + 6 u^5.
    void onePhaseAtRestIsTheCurveOfLeastJerk()
    {
        const PhaseCurve curve({{{1, 2, {}, {}}, {3, 5, {}, {}}}, {}, false});
        for (double u = 0; u <= 1; u += 0.0625) {
            const double expected = 2 + 3 * u * u * u * (10 - 15 * u + 6 * u * u);
            SINEW_COMPARE_NEAR(curve.at(1 + 2 * u).value, expected,
                               {.abs = 1e-14});  // some roundings of numbers near 5
        }
    }

    // (u + u^3) / 2 has slopes 1/2 and 2, curvatures 0 and 3; so does its mirror image, which falls.
    void atRestItIsThePolynomialOfDegreeFive()
    {
        for (const double sign : {1.0, -1.0}) {
            const PhaseCurve curve({{{0, 0, sign * 0.5, 0}, {1, sign, sign * 2, sign * 3}}, {}, false});
            for (double u = 0; u <= 1; u += 0.0625) {
                const FunctionValue f = curve.at(u);
                SINEW_COMPARE_NEAR(f.value, sign * (u + u * u * u) / 2, {.abs = 1e-15});
                SINEW_COMPARE_NEAR(f.slope, sign * (1 + 3 * u * u) / 2, {.abs = 2e-14});  // times degree 11
                SINEW_COMPARE_NEAR(f.curvature, sign * 3 * u, {.abs = 1e-12});            // times 110
            }
        }
    }

    void pointsOnALineGiveTheLine()
    {
        const PhaseCurve curve({{{0, 0, 2, 0}, {1, 2, {}, {}}, {1.5, 3, {}, {}}, {3, 6, 2, 0}}, {}, false});
        for (double t = 0; t <= 3; t += 0.125) {
            SINEW_COMPARE_NEAR(curve.at(t).value, 2 * t, {.abs = 1e-14});
            SINEW_COMPARE_NEAR(curve.at(t).slope, 2.0, {.abs = 1e-13});
        }
    }

    // Turning points of a cosine give the cosine to less than half a percent of its swing.
    void turningPointsOfACosineGiveTheCosine()
    {
        const PhaseCurve curve({{{0, 1, {}, {}}, {0.5, -1, {}, {}}, {1, 1, {}, {}}}, {}, true});
        for (double t = -1; t <= 2; t += 0.01)
            SINEW_COMPARE_NEAR(curve.at(t).value, std::cos(2 * std::numbers::pi * t), {.abs = 0.01});
    }

    void absentNumbersAreChosenAsStated()
    {
        // Mean rates 1 and 3 over equal times: their harmonic mean; the parabola through the points has curvature 2.
        const FunctionValue even = PhaseCurve({{{0, 0, {}, {}}, {1, 1, {}, {}}, {2, 4, {}, {}}}, {}, false}).at(1);
        SINEW_COMPARE_NEAR(even.slope, 1.5, {.abs = 1e-14});  // round-off
        SINEW_COMPARE_NEAR(even.curvature, 2.0, {.abs = 1e-13});
        // Mean rates 1 and 1000, the latter for a moment: the mean would be near 3, twice the lesser is the bound.
        const FunctionValue steep = PhaseCurve({{{0, 0, {}, {}}, {1, 1, {}, {}}, {1.01, 11, {}, {}}}, {}, false}).at(1);
        SINEW_COMPARE_NEAR(steep.slope, 2.0, {.abs = 1e-13});
        // Where two arcs of a cosine of amplitude 1/2 meet: -pi^2/2; in half the time, with four times that, 1.6 times.
        const auto top = [](double fall) {
            return PhaseCurve({{{0, 0, {}, {}}, {1, 1, {}, {}}, {1 + fall, 0, {}, {}}}, {}, false}).at(1);
        };
        QCOMPARE_EQ(top(1).slope, 0.0);
        SINEW_COMPARE_NEAR(top(1).curvature, -std::numbers::pi * std::numbers::pi / 2, {.abs = 1e-13});
        SINEW_COMPARE_NEAR(top(0.5).curvature, -1.6 * std::numbers::pi * std::numbers::pi / 2, {.abs = 1e-12});
    }

    void shapesDoWhatTheySay()
    {
        const auto greatest = [](PhaseShape shape) {
            const PhaseCurve curve({{{0, 0, {}, {}}, {1, 1, {}, {}}}, {shape}, false});
            std::pair<double, double> best;  // rate, time
            for (double t = 0; t <= 1; t += 0.001)
                best = std::max(best, {curve.at(t).slope, t});
            return best;
        };
        for (double a = -1; a < 0.95; a += 0.1) {
            QVERIFY(greatest({a, 0}).second < greatest({a + 0.1, 0}).second - 0.003);
            QVERIFY(greatest({0, a}).first < greatest({0, a + 0.1}).first - 0.01);
        }
        SINEW_COMPARE_NEAR(greatest({0, 0.7}).second, 0.5, {.abs = 0.0015});  // the grid
        SINEW_COMPARE_NEAR(greatest({-0.6, 0.3}).second, 1 - greatest({0.6, 0.3}).second, {.abs = 0.0015});
        QVERIFY(greatest({-1, 0}).second < 0.3);
        QVERIFY(greatest({0, -1}).first < 11.0 / 7);  // seven equal coefficients of eleven
        QVERIFY(greatest({0, 1}).first > 2.3);
    }

    void curvesAreMonotoneAndPassThroughTheirPoints()
    {
        for (unsigned seed = 0; seed < 400; ++seed) {
            Random random(seed);
            PhaseCurveData data = randomData(random);
            QCOMPARE(PhaseCurve::fault(data).english(), std::string());
            if (seed % 2 == 1)
                giveSome(data, random);
            QCOMPARE(PhaseCurve::fault(data).english(), std::string());
            const PhaseCurve curve(data);
            const std::string broken = brokenSentence(curve);
            QVERIFY2(broken.empty(), (std::to_string(seed) + " " + broken).c_str());
            for (const CharacteristicPoint& point : data.points) {
                const FunctionValue there = curve.at(point.time);
                SINEW_COMPARE_NEAR(there.value, point.value, {.abs = 1e-15, .rel = 1e-15});
                const double scale = sizesOf(data).change / sizesOf(data).shortest;
                // Differences of values of the largest change, times the degree.
                if (point.slope)
                    SINEW_COMPARE_NEAR(there.slope, *point.slope, {.abs = 1e-13 * scale});
                if (point.curvature)
                    SINEW_COMPARE_NEAR(there.curvature, *point.curvature,
                                       {.abs = 1e-12 * scale / sizesOf(data).shortest});
            }
        }
    }

    // Slope and curvature are the differences of value and slope, within phases and across their ends: no jumps.
    void slopeAndCurvatureAreContinuous()
    {
        for (unsigned seed = 0; seed < 300; ++seed) {
            Random random(seed);
            PhaseCurveData data = randomData(random);
            if (seed % 2 == 1)
                giveSome(data, random);
            const PhaseCurve curve(data);
            const auto [shortest, change] = sizesOf(data);
            const double h = 1e-6 * shortest, first = data.points.front().time, last = data.points.back().time;
            std::vector<double> times;
            for (const CharacteristicPoint& point : data.points)
                times.push_back(point.time);
            for (int i = 0; i < 50; ++i)
                times.push_back(uniform(random, first - 0.5, last + 0.5));
            for (const double t : times) {
                const bool isOuter = !data.isPeriodic && (t == first || t == last);
                if (isOuter && (curve.at(t).slope != 0 || curve.at(t).curvature != 0))
                    continue;
                const FunctionValue low = curve.at(t - h), high = curve.at(t + h), f = curve.at(t);
                // h times the next derivative, at most 11 * 10 * 9 * 4 times the change of a phase; and round-off.
                const double slopeScale = change / shortest, curvatureScale = slopeScale / shortest;
                SINEW_COMPARE_NEAR((high.value - low.value) / (2 * h), f.slope,
                                   {.abs = 4e-4 * slopeScale + 1e-15 * 10 / h});
                SINEW_COMPARE_NEAR((high.slope - low.slope) / (2 * h), f.curvature, {.abs = 4e-3 * curvatureScale});
                SINEW_COMPARE_NEAR(high.curvature, low.curvature, {.abs = 8e-3 * curvatureScale});
            }
        }
    }

    void openCurvesStayAndPeriodicOnesRepeat()
    {
        const std::vector<CharacteristicPoint> points = {{0.5, 1, {}, {}}, {1, 3, {}, {}}, {2.5, 1, {}, {}}};
        const PhaseCurve open({points, {}, false}), periodic({points, {}, true});
        for (const double t : {-7.0, 0.49, 2.51, 100.0}) {
            QCOMPARE_EQ(open.at(t).value, 1.0);
            QCOMPARE_EQ(open.at(t).slope, 0.0);
            QCOMPARE_EQ(open.at(t).curvature, 0.0);
        }
        QCOMPARE_EQ(open.at(0.5).curvature, 0.0);
        QVERIFY(periodic.at(0.5).curvature > 1);
        for (const double t : {0.5, 0.75, 1.0, 1.9375}) {
            // Times are binary fractions: what is left of whole periods is exact.
            QCOMPARE_EQ(periodic.at(t + 6).value, periodic.at(t).value);
            QCOMPARE_EQ(periodic.at(t - 4).slope, periodic.at(t).slope);
        }
        QCOMPARE_EQ(PhaseCurve().at(3).value, 0.0);
    }

    void refusals_data()
    {
        QTest::addColumn<PhaseCurveData>("data");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const PhaseCurveData& data, const char* expected) {
            QTest::newRow(name) << data << QByteArray(expected);
        };
        const double nan = std::nan("");
        row("no points", {}, "a phase curve needs two characteristic points or more");
        row("one point", {{{0, 0, {}, {}}}, {}, false}, "a phase curve needs two characteristic points or more");
        row("no number", {{{0, 0, {}, {}}, {1, nan, {}, {}}}, {}, false}, "point 2 has a number that is not finite");
        row("an infinite slope", {{{0, 0, INFINITY, {}}, {1, 1, {}, {}}}, {}, false},
            "point 1 has a number that is not finite");
        row("equal times", {{{0, 0, {}, {}}, {1, 1, {}, {}}, {1, 2, {}, {}}}, {}, false},
            "the times must rise, but point 3 is at 1 s and the one before at 1 s");
        row("falling times", {{{0, 0, {}, {}}, {-1, 1, {}, {}}}, {}, false},
            "the times must rise, but point 2 is at -1 s and the one before at 0 s");
        row("a change beyond all numbers", {{{0, 0, {}, {}}, {1, 1, {}, {}}, {1 + 1e-15, -1e300, {}, {}}}, {}, false},
            "the change from point 2 to point 3 is too fast to compute with");
        row("an open period", {{{0, 0, {}, {}}, {1, 1, {}, {}}}, {}, true},
            "a periodic curve ends with the value it begins with, but begins with 0 and ends with 1");
        row("two slopes where a period closes", {{{0, 0, 1, {}}, {1, 2, {}, {}}, {2, 0, 2, {}}}, {}, true},
            "a periodic curve has one slope at its first and last point, but there 1 and 2 are given");
        row("two curvatures where a period closes", {{{0, 0, {}, 1}, {1, 2, {}, {}}, {2, 0, {}, 2}}, {}, true},
            "a periodic curve has one curvature at its first and last point, but there 1 and 2 are given");
        row("more shapes than phases", {{{0, 0, {}, {}}, {1, 1, {}, {}}}, {{}, {}}, false},
            "there are 2 shapes for 1 phase");
        row("a shape too large", {{{0, 0, {}, {}}, {1, 1, {}, {}}}, {{0, 1.01}}, false},
            "skew and peak of phase 1 must lie between -1 and 1");
        row("a shape that is no number", {{{0, 0, {}, {}}, {1, 1, {}, {}}}, {{nan, 0}}, false},
            "skew and peak of phase 1 must lie between -1 and 1");
        row("a slope at a turn", {{{0, 0, {}, {}}, {1, 1, 0.1, {}}, {2, 0, {}, {}}}, {}, false},
            "the curve turns at point 2 (at 1 s), so its slope there must be 0");
        row("a slope at a turn that closes", {{{0, 0, {}, {}}, {1, 1, {}, {}}, {2, 0, -0.1, {}}}, {}, true},
            "the curve turns at point 1 (at 0 s), so its slope there must be 0");
        row("a slope beside a pause", {{{0, 0, {}, {}}, {1, 1, 0.1, {}}, {2, 1, {}, {}}}, {}, false},
            "the curve is constant beside point 2 (at 1 s), so its slope there must be 0");
        row("a curvature beside a pause", {{{0, 0, {}, {}}, {1, 1, {}, -1}, {2, 1, {}, {}}}, {}, false},
            "the curve is constant beside point 2 (at 1 s), so its curvature there must be 0");
        row("down in a phase that rises", {{{0, 0, {}, {}}, {1, 1, -1, {}}, {2, 3, {}, {}}}, {}, false},
            "phase 1 (0 to 1 s) rises, so the slope at point 2 (at 1 s) must be 0 or more");
        row("up in a phase that falls", {{{0, 0, 0.5, {}}, {1, -1, {}, {}}}, {}, false},
            "phase 1 (0 to 1 s) falls, so the slope at point 1 (at 0 s) must be 0 or less");
        row("a hollow top", {{{0, 0, {}, {}}, {1, 1, {}, 3}, {2, 0, {}, {}}}, {}, false},
            "the curvature at point 2 (at 1 s) must be 0 or less, or the curve would turn back");
        row("a slope that ends too soon", {{{0, 0, 1, -20}, {1, 1, {}, {}}}, {}, false},
            "the curvature at point 1 (at 0 s) must be -10 or more, or the curve would turn back");
        row("a slope too large", {{{0, 0, 12, {}}, {1, 1, {}, {}}}, {}, false},
            "phase 1 (0 to 1 s) changes by 1 only: the slope at point 1 (at 0 s) can be 11 at most, not 12");
        row("a slope too large on the way down", {{{0, 0, {}, {}}, {1, -1, -30, {}}, {3, -9, {}, {}}}, {}, false},
            "phase 1 (0 to 1 s) changes by -1 only: the slope at point 2 (at 1 s) can be -11 at most, not -30");
        row("slopes too large together", {{{0, 0, 6, {}}, {1, 1, 8, {}}}, {}, false},
            "phase 1 (0 to 1 s) changes by 1 only: the slope at point 1 (at 0 s) can be 3 at most, not 6");
        row("a curvature too large", {{{0, 0, {}, 120}, {1, 1, {}, {}}}, {}, false},
            "phase 1 (0 to 1 s) changes by 1 only: the curvature at point 1 (at 0 s) can be 110 at most, not 120");
        row("too large each by itself", {{{0, 0, 12, {}}, {1, 1, 12, {}}}, {}, false},
            "phase 1 (0 to 1 s) changes by 1 only: the slopes and curvatures given at its ends are too large together");
    }

    void refusals()
    {
        QFETCH(PhaseCurveData, data);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(PhaseCurve::fault(data).english()), expected);
    }

    // What the message calls the largest slope is allowed, and the curve with it is still monotone. (n + 1) times the
    // mean rate is the exact bound of the family for one phase.
    void whatIsFeasibleIsAllowed()
    {
        for (const double slope : {0.0, 1.0, 5.0, 8.0, 10.999, 11.0}) {
            const PhaseCurveData data{{{0, 0, slope, {}}, {1, 1, {}, {}}, {2, 4, {}, {}}}, {}, false};
            QCOMPARE(PhaseCurve::fault(data).english(), std::string());
            const std::string broken = brokenSentence(PhaseCurve(data));
            QVERIFY2(broken.empty(), broken.c_str());
            SINEW_COMPARE_NEAR(PhaseCurve(data).at(0).slope, slope, {.abs = 1e-13});
        }
        // A point on the way: its curvature has to suit both sides, and is found.
        const PhaseCurveData narrow{{{0, 0, {}, {}}, {0.1, 0.1, 5, {}}, {3, 9, {}, {}}}, {}, false};
        QCOMPARE(PhaseCurve::fault(narrow).english(), std::string());
        QVERIFY(brokenSentence(PhaseCurve(narrow)).empty());
        QVERIFY(!PhaseCurve::fault({{{0, 0, 11.001, {}}, {1, 1, {}, {}}}, {}, false}).empty());
    }

    void smallWigglesAreNoTurningPoints()
    {
        using Indices = std::vector<std::size_t>;
        const std::vector<double> values = {0, 0.1, 0, 1, 2, 1.9, 2.1, 1, 0.5, 0.6, 0.4, 3, 2.9};
        QCOMPARE(findTurningPoints(values, 0.5, false), (Indices{0, 6, 10, 12}));
        QCOMPARE(findTurningPoints(values, 5, false), (Indices{0, 12}));
        const std::vector<double> closed = {1, 2, 1.9, 2.1, 0, -1, -0.9, -1.1, 0, 1};
        QCOMPARE(findTurningPoints(closed, 0.5, true), (Indices{3, 7}));
        QCOMPARE(findTurningPoints(closed, 5, true), Indices{});
    }

    // A curve of the family itself, sampled, comes back: half a thousandth of its range at the worst sample. The
    // family has more numbers than the curve needs, so they are compared less sharply.
    void fitRecoversACurveOfTheFamily()
    {
        const PhaseCurveData data{
            {{0.1, 20, {}, {}}, {0.4, 5, {}, {}}, {0.75, 60, {}, {}}, {1, 2, {}, {}}, {1.2, 20, {}, {}}},
            {{0.3, -0.4}, {-0.5, 0.2}, {0, 0.5}, {0.4, 0}},
            true};
        const PhaseCurve curve(data);
        std::vector<double> times, values;
        for (int i = 0; i <= 110; ++i) {
            times.push_back(0.01 * i);
            values.push_back(curve.at(times.back()).value);
        }
        values.back() = values.front();
        const PhaseFit fit = fitPhaseCurve(times, values, 3, true);
        qInfo("rms %.2g, largest %.2g of a range of 58", fit.rms, fit.largest);
        QVERIFY(fit.largest < 0.0005 * 58);
        QCOMPARE(fit.data.points.size(), data.points.size());
        QCOMPARE(PhaseCurve::fault(fit.data).english(), std::string());
        for (std::size_t i = 0; i < data.points.size(); ++i) {
            SINEW_COMPARE_NEAR(fit.data.points[i].time, data.points[i].time, {.abs = 0.002});
            SINEW_COMPARE_NEAR(fit.data.points[i].value, data.points[i].value, {.abs = 0.05});
        }
    }

    // The piece of a sine between two points on its way: open ends with slopes.
    void fitOfAnOpenCurve()
    {
        std::vector<double> times, values;
        for (int i = 0; i <= 100; ++i) {
            times.push_back(0.5 + 0.08 * i);
            values.push_back(-std::sin(times.back()) + 0.002 * std::cos(400.0 * i));
        }
        const PhaseFit fit = fitPhaseCurve(times, values, 0.1, false);
        qInfo("rms %.2g, largest %.2g", fit.rms, fit.largest);
        QVERIFY(fit.largest < 0.01);  // the noise is 0.002, the rest what five phases of this family leave
        QCOMPARE(fit.data.points.size(), std::size_t(5));
        QCOMPARE_EQ(fit.data.points.front().time, times.front());
        QCOMPARE_EQ(fit.data.points.back().time, times.back());
        SINEW_COMPARE_NEAR(fit.data.points[1].time, std::numbers::pi / 2, {.abs = 0.05});
        QCOMPARE(PhaseCurve::fault(fit.data).english(), std::string());
    }

    // A rise that pauses on its way is two phases, of which one curve of the family would miss the pause.
    void fitOfARiseThatPauses()
    {
        std::vector<double> times, values;
        const auto step = [](double s) { return s * s * s * (10 + s * (6 * s - 15)); };
        for (int i = 0; i <= 120; ++i) {
            const double t = i / 40.0;
            times.push_back(t);
            values.push_back(step(std::clamp(t, 0.0, 1.0)) + step(std::clamp(t - 2, 0.0, 1.0)) + 0.01 * t);
        }
        const PhaseFit fit = fitPhaseCurve(times, values, 0.05, false);
        qInfo("%zu points, rms %.2g, largest %.2g", fit.data.points.size(), fit.rms, fit.largest);
        QVERIFY(fit.data.points.size() > 2);
        QVERIFY(fit.largest < 0.05);  // `turning`: half of it is noise, a split must gain a fifth
        QCOMPARE(PhaseCurve::fault(fit.data).english(), std::string());
    }

    void fitOfLittle()
    {
        QCOMPARE_EQ(fitPhaseCurve({0, 1}, {2, 2}, 0.1, false).largest, 0.0);
        QVERIFY(fitPhaseCurve({0, 1}, {2, 5}, 0.1, false).largest < 1e-6);
        QVERIFY(fitPhaseCurve({0, 1}, {5, 2}, 0, false).largest < 1e-6);
        QVERIFY(fitPhaseCurve({0, 1, 2}, {1, 3, 1}, 0.1, true).largest < 1e-6);
        QCOMPARE_EQ(fitPhaseCurve({0, 1, 2}, {1, 1, 1}, 0, true).largest, 0.0);
        // A wiggle that is noise: a constant remains, no worse than its height.
        QVERIFY(fitPhaseCurve({0, 1, 2}, {1, 1.2, 1}, 0.5, true).largest < 0.2);
    }

    // Schwartz 2008, free speed: mean curves of children's gait. How near the family comes is printed; the bounds are
    // the scatter with which such curves repeat (a degree), not a fit to the outcome.
    void fitOfWalking_data()
    {
        QTest::addColumn<QString>("variable");
        for (const char* name : {"Hip Flex/Extension", "Knee Flex/Extension", "Ankle Dorsi/Plantarflexion"})
            QTest::newRow(name) << QString(name);
    }

    void fitOfWalking()
    {
        QFETCH(QString, variable);
        const auto [percent, degrees] = gaitCurve(variable.toStdString());
        if (percent.empty())
            QSKIP("the gait data are not beside this checkout");
        QCOMPARE(percent.size(), std::size_t(51));
        const PhaseFit fit = fitPhaseCurve(percent, degrees, 2, true);
        qInfo("%d characteristic points, rms %.3f degrees, largest %.3f degrees", int(fit.data.points.size() - 1),
              fit.rms, fit.largest);
        QVERIFY(fit.rms < 0.5);
        QVERIFY(fit.largest < 1.0);
        QVERIFY(fit.data.points.size() <= 8);
        QCOMPARE(PhaseCurve::fault(fit.data).english(), std::string());
        const std::string broken = brokenSentence(PhaseCurve(fit.data));
        QVERIFY2(broken.empty(), broken.c_str());
    }
};

SINEW_TEST(TestPhaseCurve)

}  // namespace tst_phase_curve

#include "tst_phase_curve.moc"
