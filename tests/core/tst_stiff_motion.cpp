// What makes a motion stiff by orders of magnitude, linearly implicit against closed forms, at loose and fine tolerances.

#include <cmath>

#include <QTest>

#include "core/simulation/simulate.h"
#include "tests/support/methods.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_stiff_motion {

using namespace sinew;
using namespace sinew::test;

namespace {

Recording run(const Model& model, Scenario scenario, double tolerance)
{
    scenario.options.method = IntegrationMethod::LinearlyImplicit;
    scenario.options.relativeTolerance = tolerance;
    scenario.options.absoluteTolerance = 0.01 * tolerance;
    scenario.options.outputStep = 0.05;
    return simulate(model, scenario);
}

}  // namespace

class TestStiffMotion : public QObject {
    Q_OBJECT

private slots:
    // 1 kg falls 0.1 m onto a plane whose damper answers at 1.4 m/s with a hundred thousand times its weight and more. A step
    // that looks ahead by a share of the one before the landing leaves the plane again.
    void landsOnADamper_data()
    {
        QTest::addColumn<double>("damping");
        QTest::addColumn<double>("tolerance");
        for (const double damping : {1e6, 1e8, 1e9}) {
            for (const double tolerance : {1e-4, 1e-6, 1e-8})
                QTest::addRow("%g N s/m at %g", damping, tolerance) << damping << tolerance;
        }
    }
    void landsOnADamper()
    {
        QFETCH(double, damping);
        QFETCH(double, tolerance);
        Model model = particle(1, g);
        model.contacts = {{.name = "foot", .body = "body", .compliance = ContactCompliance{1e6, damping, {}}}};
        Scenario scenario = freeMotion(1);
        scenario.start = {{.coordinate = "y", .value = 0.1}};
        const Recording recording = run(model, scenario, tolerance);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        // y'' + damping y' + 1e6 y = -g from the landing on, far beyond critical damping
        const double root = std::sqrt(damping * damping - 4e6), fast = -0.5 * (damping + root), slow = 1e6 / fast;
        const double speed = std::sqrt(0.2 * g), rest = g / 1e6, after = 1 - std::sqrt(0.2 / g);
        const double ofFast = (speed + rest * slow) / (fast - slow), ofSlow = -rest - ofFast;
        const double depth = rest + ofSlow * std::exp(slow * after) + ofFast * std::exp(fast * after);
        // ten times the absolute tolerance, a hundredth of the relative one
        SINEW_COMPARE_NEAR(valueAt(recording, "y/value", 1), -depth, {.abs = 0.1 * tolerance});
    }

    // 1 kg at 2 m/s on a plane with friction 0.3, whose springs and dampers answer in a tenth of a millisecond and less.
    void slidesToAStop_data()
    {
        QTest::addColumn<double>("tolerance");
        for (const double tolerance : {1e-4, 1e-5, 1e-7})
            QTest::addRow("at %g", tolerance) << tolerance;
    }
    void slidesToAStop()
    {
        QFETCH(double, tolerance);
        constexpr double stiffness = 1e8, damping = 2e4, coefficient = 0.3;
        Model model = particle(1, g);
        model.contacts = {{.name = "foot",
                           .body = "body",
                           .compliance = ContactCompliance{stiffness, damping, {}},
                           .friction = ContactFriction{coefficient, stiffness, damping, {}}}};
        Scenario scenario = freeMotion(1);
        scenario.start = {{.coordinate = "x", .speed = 2}, {.coordinate = "y", .value = -g / stiffness}};
        const Recording recording = run(model, scenario, tolerance);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const double deceleration = coefficient * g, stands = 2 / deceleration;
        for (const double t : {0.3, 0.6, 0.65}) {
            // the plane gives way at the start until it bears what slides, in 0.2 ms: 1e-7 m/s of 2
            SINEW_COMPARE_NEAR(valueAt(recording, "x/speed", t), 2 - deceleration * t, {.abs = 1e-6});
        }
        SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 1), 0.5 * deceleration * stands * stands, {.abs = 1e-5});
        SINEW_COMPARE_NEAR(valueAt(recording, "x/speed", 1), 0.0, {.abs = 1e-6});
        QVERIFY(recording.stages.front().steps < 200);  // not bound to the 0.2 ms
    }

    // 1 kg with a damper on which a force acts that would draw it at sin t: what is stiff follows what is slow, at samples
    // within steps as well, and the work of the force does not bound the steps.
    void aDamperFollowsASlowForce_data()
    {
        QTest::addColumn<IntegrationMethod>("method");
        QTest::addColumn<double>("damping");
        for (const double damping : {1e4, 1e6}) {
            QTest::addRow("implicit, %g N s/m", damping) << IntegrationMethod::Implicit << damping;
            QTest::addRow("linearly implicit, %g N s/m", damping) << IntegrationMethod::LinearlyImplicit << damping;
        }
    }
    void aDamperFollowsASlowForce()
    {
        QFETCH(IntegrationMethod, method);
        QFETCH(double, damping);
        Model model = particle(1, 0);
        model.coordinates[0].resistance.damper = Damper{damping, 0, {}};
        Scenario scenario = freeMotion(6);
        scenario.stages[0].given = {givenEffort({"x"}, FourierSeries{.period = 2 * M_PI, .sines = {damping}}),
                                    givenEffort({"y"}, ConstantValue{0})};
        scenario.options.method = method;
        scenario.options.relativeTolerance = 1e-6;
        scenario.options.absoluteTolerance = 1e-8;
        scenario.options.outputStep = 0.01;
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const Eigen::VectorXd speed = channelOf(recording, "x/speed");
        // The absolute tolerance and the 1 / damping^2 that the closed form leaves out; by the Rosenbrock-W method also
        // 0.0025 h^2 of this step and the last, of at most 10 ms, see RosenbrockMethod.
        const double off = method == IntegrationMethod::Implicit ? 3e-8 : 6e-7;
        for (std::size_t i = 0; i < recording.times.size(); ++i) {
            const double t = recording.times[i];
            const double exact = std::sin(t) - (std::cos(t) - std::exp(-damping * t)) / damping;
            QVERIFY2(std::abs(speed[static_cast<Eigen::Index>(i)] - exact) < off, qPrintable(QString::number(t)));
        }
        QVERIFY(recording.stages.front().steps < 4000);
    }

    // Touched for 3.1 ms between samples that are 50 ms apart: when it was engaged is told all the same.
    void tellsAStopBetweenSamples()
    {
        for (int i = 0; i < 25; ++i) {
            const double place = 0.3 + 0.012 * i;
            Model model = particle(1, 0);
            model.coordinates[0].maximum = place;
            model.coordinates[0].resistance.stop = Stop{1e6, 0, {}};
            Scenario scenario = freeMotion(1);
            scenario.start = {{.coordinate = "x", .speed = 1}};
            const Recording recording = run(model, scenario, 1e-6);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            double duration = 0, start = 0;
            for (const Indicator& indicator : recording.indicators) {
                for (const Interval& interval : indicator.engaged) {
                    duration += interval.end - interval.start;
                    start = interval.start;
                }
            }
            SINEW_COMPARE_NEAR(start, place, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(duration, M_PI / 1000, {.abs = 1e-6});
        }
    }
};

SINEW_TEST(TestStiffMotion)

}  // namespace tst_stiff_motion

#include "tst_stiff_motion.moc"
