// Oblique impact of a heavy deformable particle on a rough plane (G. N. Kolesnikov, thesis, 2004, chapter 3, figures
// 9 to 12, after A. P. Ivanov, 1997): mass 10 kg, friction 0.5, stiffness from 1e4 N/m growing with the contact area,
// viscous resistance 100 N s/m both ways, speed 5 m/s along and 2.5 m/s down, step 0.01 s. The figures show repeated
// contacts, a largest normal force of about 6 weights, sliding that stops, and rest at the weight. How the stiffness
// grows cannot be read in the scan (linear here); no growth gives the printed peak (7.55 to 9.43 weights for the powers 0
// to 3 of the depth), a slower fall does.

#include <cmath>

#include <QTest>

#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_oblique_impact {

using namespace sinew;
using namespace sinew::test;

class TestObliqueImpact : public QObject {
    Q_OBJECT

private slots:
    void reboundsAndComesToRest_data()
    {
        QTest::addColumn<int>("method");
        QTest::newRow("exact events") << static_cast<int>(IntegrationMethod::Explicit);
        QTest::newRow("implicit") << static_cast<int>(IntegrationMethod::Implicit);
        QTest::newRow("differences") << static_cast<int>(IntegrationMethod::Differences);
    }

    void reboundsAndComesToRest()
    {
        QFETCH(int, method);
        ScenarioBundle bundle = shippedScenario("oblique_impact");
        bundle.scenario.options.method = static_cast<IntegrationMethod>(method);
        const Recording recording = simulated(bundle);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const double weight = 10 * 9.81;
        const double peak = channelOf(recording, "plane/normal").maxCoeff() / weight;
        const auto& contacts = recording.indicators.front().engaged;
        qInfo("%d contacts, largest normal force %.2f weights", int(contacts.size()), peak);
        QVERIFY(contacts.size() >= 3);
        // 8.16 by an independent integration; his scheme with steps of 10 ms gives 7.44 to 9.20 for the powers 0 to 3.
        SINEW_COMPARE_NEAR(peak, 8.16,
                           {.abs = method == static_cast<int>(IntegrationMethod::Differences) ? 1.0 : 0.15});
        // at rest: pressed in by the weight, what is left of the swinging is exp(-5 * 2.7 s) of 700 N
        const Eigen::Index last = recording.values.cols() - 1;
        SINEW_COMPARE_NEAR(channelOf(recording, "plane/normal")[last], weight, {.abs = 0.2});
        SINEW_COMPARE_NEAR(channelOf(recording, "along/speed")[last], 0.0, {.abs = 2e-3});
        SINEW_COMPARE_NEAR(channelOf(recording, "height/speed")[last], 0.0, {.abs = 2e-3});
    }

    // A stiffness that does not grow: 7.55 by an independent integration. At 1.8 m/s the peak is the printed one.
    void theSpeedMakesThePeakNotTheGrowth()
    {
        const auto peakOf = [](ScenarioBundle bundle) {
            bundle.scenario.options.duration = 0.3;
            bundle.scenario.options.outputStep = 1e-3;
            return channelOf(simulated(bundle), "plane/normal").maxCoeff() / (10 * 9.81);
        };
        ScenarioBundle bundle = shippedScenario("oblique_impact");
        SINEW_COMPARE_NEAR(peakOf(bundle), 8.16, {.abs = 0.02});
        bundle.scenario.start[1].speed = -1.8;
        SINEW_COMPARE_NEAR(peakOf(bundle), 6.0, {.abs = 0.25});  // "about 6" is read from a figure
        bundle = shippedScenario("oblique_impact");
        bundle.model.contacts.front().compliance->depth.reset();
        SINEW_COMPARE_NEAR(peakOf(bundle), 7.55, {.abs = 0.02});
    }

    void landsWithoutReboundWhenDamped()
    {
        const Recording recording = simulated(shippedScenario("oblique_landing"));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        QCOMPARE(recording.indicators.front().engaged.size(), std::size_t(1));
        SINEW_COMPARE_NEAR(recording.indicators.front().engaged.front().end, 3.0, {.abs = 1e-9});
    }

    void frictionNeverAddsEnergy()
    {
        for (const char* name : {"oblique_impact", "oblique_landing"}) {
            ScenarioBundle bundle = shippedScenario(name);
            bundle.scenario.options.outputStep = 1e-3;
            const Recording recording = simulated(bundle);
            const Eigen::VectorXd friction = channelOf(recording, "plane/friction");
            const Eigen::VectorXd normal = channelOf(recording, "plane/normal");
            const Eigen::VectorXd along = channelOf(recording, "along/speed");
            const Eigen::VectorXd energy
                = channelOf(recording, "energy/kinetic") + channelOf(recording, "energy/potential");
            for (Eigen::Index i = 0; i < energy.size(); ++i) {
                // Coulomb's bound, with the round-off of the switching
                QVERIFY(std::abs(friction[i]) <= 0.5 * normal[i] * (1 + 1e-9) + 1e-6);
                // all energy, springs included, only falls; 300 J of it, known to the integrator's tolerance
                if (i > 0)
                    QVERIFY(energy[i] <= energy[i - 1] + 1e-5);
            }
            // while it slides friction is at its bound and against the motion
            bool slid = false;
            for (Eigen::Index i = 0; i < along.size(); ++i) {
                if (along[i] < 1 || normal[i] < 1)
                    continue;
                slid = true;
                QVERIFY(friction[i] < 0);
            }
            QVERIFY(slid);
        }
    }

    void halvingTheStepConverges()
    {
        ScenarioBundle bundle = shippedScenario("oblique_impact");
        bundle.scenario.options.duration = 1;
        bundle.scenario.options.outputStep = 0.02;
        bundle.scenario.options.relativeTolerance = 1e-10;
        const Recording exact = simulated(bundle);
        bundle.scenario.options.method = IntegrationMethod::Differences;
        double before = 0;
        for (const double step : {4e-3, 2e-3, 1e-3, 5e-4}) {
            bundle.scenario.options.step = step;
            const Recording recording = simulated(bundle);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            double error = 0;
            for (std::size_t i = 0; i < recording.times.size(); ++i) {
                const int sample = exact.sampleAt(recording.times[i] + 1e-9);
                if (std::abs(exact.times[static_cast<std::size_t>(sample)] - recording.times[i]) > 1e-8)
                    continue;
                for (const char* name : {"along/value", "height/value"}) {
                    error = std::max(error,
                                     std::abs(recording.values(recording.channel(name), static_cast<Eigen::Index>(i))
                                              - exact.values(exact.channel(name), sample)));
                }
            }
            qInfo("step %g: largest difference of places %.3e m, order %.2f", step, error,
                  before > 0 ? std::log2(before / error) : 0.0);
            // dampers let the force jump at every touch, so the order is one, not two
            QVERIFY(before == 0 || error < 0.75 * before);
            before = error;
        }
    }
};

SINEW_TEST(TestObliqueImpact)

}  // namespace tst_oblique_impact

#include "tst_oblique_impact.moc"
