// Closed loops against an independent way: four-bars by the one equation that Lagrange's method gives for the crank and
// by virtual work, and random loops by three methods of integration.

#include <cmath>
#include <memory>

#include <QTest>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/support/four_bar.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/random_tree.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_closed_loops {

using namespace sinew;
using namespace sinew::test;

Dynamics dynamicsOf(const Model& model)
{
    return {std::make_shared<const Mechanism>(compiled(model)), Surroundings{0, model.gravity, {}}};
}

Scenario startingAt(const Model& model, const Eigen::VectorXd& values, const Eigen::VectorXd& speeds, double duration)
{
    Scenario scenario = freeMotion(duration);
    for (Eigen::Index k = 0; k < values.size(); ++k)
        scenario.start.push_back({model.coordinates[static_cast<std::size_t>(k)].name, values[k], speeds[k]});
    return scenario;
}

// Crank angle and rate after a time, by Runge-Kutta steps of the reduced equation.
std::pair<double, double> reducedMotion(const FourBar& bar, double a, double rate, double duration, int steps)
{
    using State = Eigen::Vector2d;
    const auto slope = [&](const State& s) { return State(s[1], bar.acceleration(s[0], s[1], 0)); };
    State s(a, rate);
    const double h = duration / steps;
    for (int i = 0; i < steps; ++i) {
        const State k1 = slope(s), k2 = slope(s + h / 2 * k1), k3 = slope(s + h / 2 * k2), k4 = slope(s + h * k3);
        s += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    return {s[0], s[1]};
}

// A tree with two of its bodies held together at a point of the first, where the second happens to be, and two more
// tied by a rod without mass.
struct RandomLoop {
    Model model;
    Eigen::VectorXd values, speeds;
};

RandomLoop randomLoop(unsigned seed)
{
    RandomTree tree(seed, {.bodies = 5, .hasBalls = seed % 2 == 0, .isNonlinear = seed % 3 == 0});
    RandomLoop loop{tree.build(), {}, {}};
    const auto random = [&](double size) { return tree.number(-size, size); };
    const Mechanism open = compiled(loop.model);
    loop.values = Eigen::VectorXd::NullaryExpr(open.coordinateCount, [&] { return random(0.3); });
    const Configuration c = calcConfiguration(open, positionsOf(open, loop.values));
    const Vector3 atB = tree.vector(0.2), ground = c.inGround(5, atB);
    Closure closure{"body1", "body4", {}, {atB, Vector3::Zero()}, {{RelativeMotion::X, Polynomial{{0}}}}};
    closure.inA.position = c.R[2].transpose() * (ground - c.p[2]);
    if (seed % 4 != 0)
        closure.held.push_back({RelativeMotion::Y, Polynomial{{0}}});
    const Vector3 atA = tree.vector(0.3);
    const double length = (c.inGround(4, atA) - c.inGround(1, Vector3::Zero())).norm();
    loop.model.constraints
        = {{"closure", closure, {}, {}}, {"rod", Distance{"body0", "body3", Vector3::Zero(), atA, length}, {}, {}}};
    Dynamics dynamics = dynamicsOf(loop.model);
    Eigen::VectorXd positions = positionsOf(open, loop.values);
    loop.speeds = Eigen::VectorXd::NullaryExpr(open.coordinateCount, [&] { return random(1); });
    dynamics.project(positions, loop.speeds);
    return loop;
}

Eigen::VectorXd endOf(const Recording& recording, const Model& model)
{
    Eigen::VectorXd end(static_cast<Eigen::Index>(model.coordinates.size()));
    for (Eigen::Index k = 0; k < end.size(); ++k)
        end[k] = channelOf(recording, model.coordinates[static_cast<std::size_t>(k)].name + "/value").tail(1)[0];
    return end;
}

class TestClosedLoops : public QObject {
    Q_OBJECT

private slots:
    void fourBarsAccelerateAsTheirReducedEquation()
    {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> share(-1, 1);
        for (int i = 0; i < 200; ++i) {
            const FourBar bar = randomFourBar(random);
            const double a = 4 * share(random), rate = 5 * share(random), moment = 3 * share(random);
            Dynamics dynamics = dynamicsOf(bar.model());
            dynamics.setState(bar.values(a), bar.speeds(a, rate));
            SINEW_COMPARE_NEAR(dynamics.constraints().residuals(), numbersOf({0, 0}), {.abs = 1e-14});
            SINEW_COMPARE_NEAR(dynamics.constraints().speedResiduals(), numbersOf({0, 0}), {.abs = 1e-13});
            MotionSolution solution;
            dynamics.solve(GivenMotion::direct(numbersOf({moment, 0, 0})), solution);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            const double expected = bar.acceleration(a, rate, moment);
            // round-off of terms of some 100, over angles between the rods of at least some 0.1 rad
            SINEW_COMPARE_NEAR(solution.accelerations[0], expected, {.abs = 1e-9, .rel = 1e-11});
            const FourBar::PinForce pin = bar.pinForce(a, rate, expected, moment);
            const double angle = bar.shape(a).b;
            const Eigen::Vector2d force = Eigen::Rotation2Dd(angle) * solution.multipliers.head<2>();
            SINEW_COMPARE_NEAR(force, pin.force, {.abs = 1e-9, .rel = 1e-11});
            QVERIFY(std::abs(pin.missing) < 1e-9);
        }
    }

    void fourBarsRunAsTheirReducedEquation()
    {
        std::mt19937 random(2);
        for (int i = 0; i < 5; ++i) {
            const FourBar bar = randomFourBar(random);
            const double a = 1.4 * i, rate = 4;
            const auto [angle, speed] = reducedMotion(bar, a, rate, 1, 4000);
            Scenario scenario = startingAt(bar.model(), bar.values(a), bar.speeds(a, rate), 1);
            scenario.options.relativeTolerance = scenario.options.absoluteTolerance = 1e-10;
            for (const IntegrationMethod method : {IntegrationMethod::Explicit, IntegrationMethod::Implicit}) {
                scenario.options.method = method;
                const Recording recording = simulate(bar.model(), scenario);
                QVERIFY2(recording.isComplete(), recording.message.english().c_str());
                QVERIFY(recording.diagnostics.empty());  // neither moved at the start nor near a singular position
                // tolerance 1e-10 over some 100 steps, grown as neighbouring motions part in a second
                SINEW_COMPARE_NEAR(endOf(recording, bar.model()), bar.values(angle), {.abs = 1e-7});
                SINEW_COMPARE_NEAR(channelOf(recording, "crank/speed").tail(1)[0], speed, {.abs = 1e-6});
            }
        }
    }

    // Explicit and implicit agree to their tolerance, and halved steps of differences leave a quarter of the error.
    void methodsAgreeOnRandomLoops()
    {
        int compared = 0;
        double largest = 0;
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const RandomLoop loop = randomLoop(seed);
            Scenario scenario = startingAt(loop.model, loop.values, loop.speeds, 0.2);
            const auto end = [&](IntegrationMethod method, double step = 1e-3) {
                scenario.options.method = method;
                scenario.options.relativeTolerance = scenario.options.absoluteTolerance = 1e-10;
                scenario.options.step = step;
                const Recording recording = simulate(loop.model, scenario);
                if (!recording.isComplete())
                    qWarning("seed %u: %s", seed, recording.message.english().c_str());
                return recording.isComplete() ? endOf(recording, loop.model) : Eigen::VectorXd();
            };
            const Eigen::VectorXd exact = end(IntegrationMethod::Explicit);
            const Eigen::VectorXd implicit = end(IntegrationMethod::Implicit);
            QVERIFY(exact.size() > 0 && implicit.size() > 0);
            // tolerance 1e-10 of each step, over some 100 steps of motions that part
            SINEW_COMPARE_NEAR(implicit, exact, {.abs = 1e-7});
            largest = std::max(largest, (implicit - exact).cwiseAbs().maxCoeff());
            const Eigen::VectorXd coarse = end(IntegrationMethod::Differences, 1e-3);
            const Eigen::VectorXd fine = end(IntegrationMethod::Differences, 5e-4);
            QVERIFY(coarse.size() > 0 && fine.size() > 0);
            const double ratio = (coarse - exact).norm() / (fine - exact).norm();
            QVERIFY2(ratio > 3.5 && ratio < 4.5, qPrintable(QString("seed %1: %2").arg(seed).arg(ratio)));
            ++compared;
        }
        qInfo("%d loops, explicit and implicit differ by %.1e at most", compared, largest);
    }
};

SINEW_TEST(TestClosedLoops)

}  // namespace tst_closed_loops

#include "tst_closed_loops.moc"
