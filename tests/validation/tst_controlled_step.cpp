// One step of the figure driven by recorded moments: with a device's mass and amplified moments, with periodic functions in
// their place, with homogeneous rods for its links (A. V. Borisov 2018, chapter 4, Figs. 9 and 10; the functions that he uses are
// not published). Prints how far each leaves the recorded step.

#include <cmath>
#include <cstdio>
#include <memory>

#include <Eigen/QR>
#include <QTest>

#include "core/base/constants.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/surroundings.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_controlled_step {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double cycle = 1.1;  // s

// How far a run is from the recorded step, over all absolute angles, at a sample: 500 a second.
double drift(const Recording& run, const Recording& recorded, double time)
{
    const auto sample = static_cast<Eigen::Index>(std::lround(500 * time));
    double most = 0;
    for (const Segment& link : shippedModel("eleven_link").segments) {
        const std::string angle = link.name + "_angle/value";
        most = std::max(most, std::abs(channelOf(run, angle)[sample] - channelOf(recorded, angle)[sample]));
    }
    return most / degree;
}

// The moments of a bundle made a table of its own.
void drive(ScenarioBundle& bundle, const Recording& moments, double factor)
{
    for (GivenPair& pair : bundle.scenario.stages[0].given)
        pair.factor = pair.side == PairSide::Effort ? factor : 1;
    bundle.scenario.tables[0].data = moments.table();
}

// Every `stride`-th sample of a recording.
MotionTable thinned(const MotionTable& table, int stride)
{
    MotionTable out{.name = table.name, .columns = table.columns};
    for (std::size_t i = 0; i < table.times.size(); i += std::size_t(stride))
        out.times.push_back(table.times[i]);
    out.values.resize(Eigen::Index(out.times.size()), table.values.cols());
    for (Eigen::Index i = 0; i < out.values.rows(); ++i)
        out.values.row(i) = table.values.row(stride * i);
    return out;
}

// Of the cycle, with the least squares over the step.
FourierSeries periodic(const Recording& recorded, const std::string& channel, int harmonics)
{
    const Eigen::VectorXd values = channelOf(recorded, channel);
    Eigen::MatrixXd terms(values.size(), 1 + 2 * harmonics);
    terms.col(0).setOnes();
    for (Eigen::Index i = 0; i < values.size(); ++i) {
        for (int k = 1; k <= harmonics; ++k) {
            const double phase = 2 * M_PI * k * recorded.times[std::size_t(i)] / cycle;
            terms(i, 2 * k - 1) = std::cos(phase);
            terms(i, 2 * k) = std::sin(phase);
        }
    }
    const Eigen::VectorXd x = terms.colPivHouseholderQr().solve(values);
    FourierSeries series{.period = cycle, .mean = x[0]};
    for (int k = 1; k <= harmonics; ++k) {
        series.cosines.push_back(x[2 * k - 1]);
        series.sines.push_back(x[2 * k]);
    }
    return series;
}

class TestControlledStep : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_recorded = simulated(shippedScenario("step_recorded"));
        QVERIFY2(m_recorded.isComplete(), m_recorded.message.english().c_str());
    }

    void theTableIsThatOfTheStep();
    void amplifiedMomentsKeepTheStep();
    void aDeviceOnTheLegsAlone();
    void periodicAgainstRecordedMoments();
    void homogeneousRodsLeaveTheStep();
    void rodsAreTheirPointMasses();

private:
    Recording m_recorded;
};

void TestControlledStep::theTableIsThatOfTheStep()
{
    const MotionTable table = *shippedScenario("amplified_moments").scenario.tables[0].data;
    QCOMPARE(table.columns.size(), std::size_t(22));
    for (const std::string& column : table.columns) {
        // nine digits
        const Eigen::VectorXd values = channelOf(m_recorded, column);
        SINEW_COMPARE_NEAR(table.values.col(table.find(column)), values, {.abs = 2e-8 * values.cwiseAbs().maxCoeff()});
    }
}

void TestControlledStep::amplifiedMomentsKeepTheStep()
{
    ScenarioBundle bundle = shippedScenario("amplified_moments");
    const Recording amplified = simulated(bundle);
    PageResult page("amplified_moments");
    page.line(
        "- Masses and moments times 1.4, from a table of 2 ms: off by %.3f degrees after 0.3 s, %.2f after 0.44 s.",
        drift(amplified, m_recorded, 0.3), drift(amplified, m_recorded, 0.44));
    // Splines through samples 2 ms apart miss some 1e-5 of the moments; what they miss grows tenfold in each 0.1 s, as a
    // foot upside down under the body does.
    QVERIFY(drift(amplified, m_recorded, 0.1) < 1e-3 && drift(amplified, m_recorded, 0.44) < 0.5);

    // Exact: without the device and without amplification it is the same motion, errors of the table included.
    ScenarioBundle plain = bundle;
    plain.scenario.changes.clear();
    drive(plain, m_recorded, 1);
    drive(bundle, m_recorded, 1.4);
    const Recording wearer = simulated(plain), device = simulated(bundle);
    // each keeps 1e-8 a step, grown by 1e4
    QVERIFY(drift(device, wearer, 0.44) < 1e-3);
    const Eigen::VectorXd ground = channelOf(wearer, "support_y/effort");
    SINEW_COMPARE_NEAR(channelOf(device, "support_y/effort"), 1.4 * ground, {.abs = 1e-5 * ground.maxCoeff()});

    // With its mass but without its drives, or with another factor, it does not.
    for (double factor : {1.0, 1.3}) {
        drive(bundle, m_recorded, factor);
        const Recording astray = simulated(bundle);
        page.line("- Masses times 1.4, moments times %.1f: off by %.1f degrees after 0.2 s.", factor,
                  drift(astray, m_recorded, 0.2));
        QVERIFY(drift(astray, m_recorded, 0.2) > 3);
    }
    SINEW_HOLD_TO_PAGE(page);
}

// A device that is not spread as the wearer's mass: no one factor will do, its own moments of the same motion will.
void TestControlledStep::aDeviceOnTheLegsAlone()
{
    ScenarioBundle bundle = shippedScenario("amplified_moments"), recorded = shippedScenario("step_recorded");
    double mass = 0, added = 0;
    for (const Segment& link : bundle.model.segments) {
        for (const MassPoint& point : link.points)
            mass += point.mass.value;
    }
    std::erase_if(bundle.scenario.changes, [](const ModelChange& change) {
        return change.body.starts_with("trunk") || change.body.find("arm") != std::string::npos;
    });
    for (const ModelChange& change : bundle.scenario.changes)
        added += change.addedMass;
    drive(bundle, m_recorded, 1 + added / mass);
    const Recording byMass = simulated(bundle);
    recorded.scenario.changes = bundle.scenario.changes;
    drive(bundle, simulated(recorded), 1);  // the wearer's and the device's moments
    const Recording byItsOwn = simulated(bundle);
    PageResult page("device_on_the_legs");
    page.line("- %.1f kg on the legs alone, moments times %.3f: off by %.1f degrees after 0.1 s; with the device's own "
              "moments "
              "by %.2f after 0.44 s.",
              added, 1 + added / mass, drift(byMass, m_recorded, 0.1), drift(byItsOwn, m_recorded, 0.44));
    SINEW_HOLD_TO_PAGE(page);
    QVERIFY(drift(byMass, m_recorded, 0.1) > 2);
    QVERIFY(drift(byItsOwn, m_recorded, 0.1) < 1e-3 && drift(byItsOwn, m_recorded, 0.44) < 0.5);
}

void TestControlledStep::periodicAgainstRecordedMoments()
{
    PageResult page("controlled_step");
    const auto row = [&](const char* name, const Recording& run) {
        page.line("| %s | %.3f | %.3f | %.2f |", name, drift(run, m_recorded, 0.1), drift(run, m_recorded, 0.2),
                  drift(run, m_recorded, 0.3));
        return drift(run, m_recorded, 0.3);
    };
    page.line("| moments | off after 0.1 s, degrees | 0.2 s | 0.3 s |");
    page.line("| --- | --- | --- | --- |");
    ScenarioBundle bundle = shippedScenario("amplified_moments");
    bundle.scenario.changes.clear();
    drive(bundle, m_recorded, 1);
    const MotionTable all = *bundle.scenario.tables[0].data;
    for (int stride : {1, 5, 10}) {
        bundle.scenario.tables[0].data = thinned(all, stride);
        const double off = row(("recorded every " + std::to_string(2 * stride) + " ms").c_str(), simulated(bundle));
        QVERIFY(off < (stride == 1 ? 0.01 : stride == 5 ? 1 : 6));
    }
    double last = 1e9;
    for (int harmonics = 1; harmonics <= 6; ++harmonics) {
        for (GivenPair& pair : bundle.scenario.stages[0].given) {
            if (pair.side == PairSide::Effort)
                pair.value = periodic(m_recorded, pair.coordinates[0] + "/effort", harmonics);
        }
        last = row(
            ("periodic, mean and " + std::to_string(harmonics) + (harmonics == 1 ? " harmonic" : " harmonics")).c_str(),
            simulated(bundle));
        if (harmonics == 3) {
            const Recording shipped = simulated(shippedScenario("periodic_moments"));
            // seven decimals of the series, grown by 1e3
            SINEW_COMPARE_NEAR(drift(shipped, m_recorded, 0.3), last, {.abs = 1e-3});
        }
        // What the scenario says.
        QVERIFY(harmonics < 3 ? last > 20 : last < 10);
        QVERIFY(harmonics != 3 || last < 3);
    }
    SINEW_HOLD_TO_PAGE(page);
}

void TestControlledStep::homogeneousRodsLeaveTheStep()
{
    const Recording rods = simulated(shippedScenario("homogeneous_rods"));
    ScenarioBundle bundle = shippedScenario("amplified_moments");
    bundle.scenario.changes.clear();
    drive(bundle, m_recorded, 1);
    const Recording points = simulated(bundle);
    PageResult page("homogeneous_rods");
    page.line(
        "- Homogeneous rods under the recorded moments are off by %.1f degrees after 0.05 s, %.1f after 0.1 s, %.1f "
        "after 0.15 s.",
        drift(rods, m_recorded, 0.05), drift(rods, m_recorded, 0.1), drift(rods, m_recorded, 0.15));
    SINEW_HOLD_TO_PAGE(page);
    QVERIFY(drift(rods, m_recorded, 0.1) > 1e4 * drift(points, m_recorded, 0.1));
}

// The shipped model against one of true rods: a sixth, two thirds, a sixth.
void TestControlledStep::rodsAreTheirPointMasses()
{
    const ScenarioBundle bundle = shippedScenario("homogeneous_rods");
    Model rods = bundle.model;
    const Model person = shippedModel("eleven_link");
    for (std::size_t i = 0; i < rods.segments.size(); ++i) {
        double mass = 0;
        for (const MassPoint& point : person.segments[i].points)
            mass += point.mass.value;
        Segment& link = rods.segments[i];
        link.kind = SegmentKind::StretchRod;
        link.rods = {{.length = link.stretches[0].constant, .mass = {mass}}};
        link.stretches = {{"", 0}};
        link.points.clear();
    }
    const auto effortsOf = [](const Model& model) {
        const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
        Dynamics dynamics(mechanism, surroundingsOf(model, *mechanism));
        const Eigen::Index n = mechanism->positionCount();
        Eigen::VectorXd efforts;
        dynamics.setState(Eigen::VectorXd::LinSpaced(n, -1, 2), Eigen::VectorXd::LinSpaced(n, 3, -2));
        dynamics.calcEfforts(Eigen::VectorXd::LinSpaced(n, 10, 40), efforts);
        return efforts;
    };
    const Eigen::VectorXd expected = effortsOf(rods);
    QVERIFY(expected.size() == 13);
    // seven decimals of the masses
    SINEW_COMPARE_NEAR(effortsOf(bundle.model), expected, {.abs = 1e-6 * expected.cwiseAbs().maxCoeff()});
}

}  // namespace

SINEW_TEST(TestControlledStep)

}  // namespace tst_controlled_step

#include "tst_controlled_step.moc"
