// Benchmark A02 of the IFToMM Technical Committee for Multibody Dynamics ("N-four-bar mechanism", library of
// computational benchmark problems, www.iftomm-multibody.org; Gonzalez, Dopico, Luaces, Cuadrado, "A benchmarking system
// for MBS simulation software", Multibody System Dynamics 16, 2006, doi:10.1007/s11044-006-9020-9) with N = 2: rods of
// 1 m and 1 kg under 9.81 m/s^2, released upright with the upper ends moving at 1 m/s, for 10 s. All rods come to lie in
// one line twice a turn, where the mechanism has three freedoms instead of one. In half of all settings the run stopped
// there or went on along another branch.

#include <cmath>
#include <numbers>
#include <random>

#include <QTest>

#include "tests/support/four_bar.h"
#include "tests/support/near.h"
#include "tests/support/sanitized.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_coupled_four_bars {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double gravity = 9.81;

Scenario release(double angle, double rate, double duration)
{
    Scenario scenario = freeMotion(duration);
    for (const char* name : {"a0", "a1", "a2"})
        scenario.start.push_back({name, angle, rate});
    for (const char* name : {"b0", "b1"})
        scenario.start.push_back({name, -angle, -rate});
    return scenario;
}

void setMethod(RunOptions& options, IntegrationMethod method, double tolerance)
{
    options.method = method;
    if (method == IntegrationMethod::Differences)
        options.step = tolerance;
    else
        options.relativeTolerance = options.absoluteTolerance = tolerance;
}

// 3 a'' = -3.5 g cos a by Runge-Kutta steps of 0.1 ms, at multiples of the output step.
std::vector<double> parallelogram(double angle, double rate, double duration, double outputStep)
{
    using State = Eigen::Vector2d;
    const auto slope = [](const State& s) { return State(s[1], -3.5 / 3 * gravity * std::cos(s[0])); };
    std::vector<double> angles = {angle};
    State s(angle, rate);
    const double h = 1e-4;
    const int each = static_cast<int>(std::lround(outputStep / h));
    for (int i = 1; i <= static_cast<int>(std::lround(duration / h)); ++i) {
        const State k1 = slope(s), k2 = slope(s + h / 2 * k1), k3 = slope(s + h / 2 * k2), k4 = slope(s + h * k3);
        s += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        if (i % each == 0)
            angles.push_back(s[0]);
    }
    return angles;
}

// The largest difference between the cranks, or of the rods from level.
double offBranch(const Recording& recording)
{
    const Eigen::VectorXd a = channelOf(recording, "a0/value");
    double off = 0;
    for (const char* name : {"a1", "a2"})
        off = std::max(off, (channelOf(recording, std::string(name) + "/value") - a).cwiseAbs().maxCoeff());
    for (const char* name : {"b0", "b1"})
        off = std::max(off, (channelOf(recording, std::string(name) + "/value") + a).cwiseAbs().maxCoeff());
    return off;
}

}  // namespace

class TestCoupledFourBars : public QObject {
    Q_OBJECT

private slots:
    void passesSingularPositionsForTenSeconds_data()
    {
        QTest::addColumn<IntegrationMethod>("method");
        QTest::addColumn<double>("tolerance");   // or step, s
        QTest::addColumn<double>("angleError");  // rad within 10 s, ten times what the method's order gives
        using enum IntegrationMethod;
        QTest::newRow("explicit 1e-6") << Explicit << 1e-6 << 1e-5;
        QTest::newRow("explicit 1e-8") << Explicit << 1e-8 << 2e-6;
        QTest::newRow("explicit 1e-10") << Explicit << 1e-10 << 2e-6;
        QTest::newRow("explicit 1e-12") << Explicit << 1e-12 << 1e-6;
        QTest::newRow("implicit 1e-8") << Implicit << 1e-8 << 3e-4;
        QTest::newRow("implicit 1e-10") << Implicit << 1e-10 << 1e-5;
        QTest::newRow("differences 0.5 ms") << Differences << 5e-4 << 1e-4;
        QTest::newRow("differences 0.25 ms") << Differences << 2.5e-4 << 1e-4;
    }

    void passesSingularPositionsForTenSeconds()
    {
        QFETCH(IntegrationMethod, method);
        QFETCH(double, tolerance);
        QFETCH(double, angleError);
        Scenario scenario = release(std::numbers::pi / 2, -1, 10);
        setMethod(scenario.options, method, tolerance);
        const Recording recording = simulate(coupledFourBars(), scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        // projections put the state onto the constraints to 1e-12; samples between steps are put there near them
        QVERIFY2(offBranch(recording) < 1e-9, qPrintable(QString::number(offBranch(recording))));
        QVERIFY2(recording.energyDrift < 1e-6, qPrintable(QString::number(recording.energyDrift)));
        const std::vector<double> exact = parallelogram(std::numbers::pi / 2, -1, 10, scenario.options.outputStep);
        QCOMPARE(recording.times.size(), exact.size());
        const Eigen::VectorXd a = channelOf(recording, "a0/value");
        SINEW_COMPARE_NEAR(a, Eigen::Map<const Eigen::VectorXd>(exact.data(), a.size()), {.abs = angleError});
        // one note names them, as often as the cranks lie flat
        const Eigen::VectorXd turns = (a.array() / std::numbers::pi).floor();
        const Eigen::VectorXd changes = turns.tail(turns.size() - 1) - turns.head(turns.size() - 1);
        const auto passed = static_cast<int>(changes.cwiseAbs().sum());
        QCOMPARE(passed, 10);
        const std::string note
            = "passes " + std::to_string(passed) + " singular positions of the constraints 'c0: x', 'c1: x'";
        QCOMPARE(recording.diagnostics.size(), std::size_t(1));
        QVERIFY2(recording.diagnostics[0].message.english().find(note) != std::string::npos,
                 recording.diagnostics[0].message.english().c_str());
    }

    // Other starts and tolerances put the steps elsewhere: none may leave the branch or stop.
    void passesFromAnyStartAtAnyTolerance()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> share(0, 1);
        for (int i = 0; i < (test::isSanitized ? 12 : 40); ++i) {
            Scenario scenario = release(0.3 + 2.5 * share(random), 6 * share(random) - 3, 2);
            scenario.options.outputStep = i % 2 == 0 ? 0.01 : 0.1;
            const auto method = static_cast<IntegrationMethod>(i % 3);
            const bool isStepped = method == IntegrationMethod::Differences;
            const double tolerance = isStepped ? 1e-3 * (1 + share(random)) : std::pow(10, -13 + 7 * share(random));
            setMethod(scenario.options, method, tolerance);
            const Recording recording = simulate(coupledFourBars(), scenario);
            QVERIFY2(recording.isComplete(),
                     qPrintable(QString("%1: %2").arg(i).arg(recording.message.english().c_str())));
            QVERIFY2(offBranch(recording) < 1e-8, qPrintable(QString("%1: %2").arg(i).arg(offBranch(recording))));
        }
    }
};

SINEW_TEST(TestCoupledFourBars)

}  // namespace tst_coupled_four_bars

#include "tst_coupled_four_bars.moc"
