// The step of the five-link figure in space (resources/scenarios/make_spatial_step.py, which knows only the point masses'
// places): what the ground does by the program's equations, sample by sample.

#include <cmath>

#include <QTest>

#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_spatial_step {

using namespace sinew;
using namespace sinew::test;

namespace {

class TestSpatialStep : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_bundle = shippedScenario("spatial_step");
        m_recording = simulated(m_bundle);
        QVERIFY2(m_recording.isComplete(), m_recording.message.english().c_str());
    }

    void theCentreOfPressureGoesUnderTheFoot();
    void nothingSlides();
    void coordinatesKeepTheirRanges();
    void theSwingFootIsAboveTheGround();

private:
    Eigen::VectorXd of(const std::string& channel) const { return channelOf(m_recording, channel); }

    ScenarioBundle m_bundle;
    Recording m_recording;
};

// From the heel, 4 cm behind the ankle, to the ball, 13 cm ahead of it, on a line. The generator has second differences
// of 2 ms, the program splines through the same places: a millimetre.
void TestSpatialStep::theCentreOfPressureGoesUnderTheFoot()
{
    const Eigen::VectorXd force = of("support_y/effort"), mx = of("support_shank/mx"), mz = of("support_shank/mz");
    double farthest = 0;
    for (Eigen::Index i = 0; i < force.size(); ++i) {
        const double share = m_recording.times[std::size_t(i)] / 0.45;
        SINEW_COMPARE_NEAR(mz[i] / force[i], -0.04 + 0.17 * share, {.abs = 1e-3});
        SINEW_COMPARE_NEAR(-mx[i] / force[i], 0.0, {.abs = 1e-3});
        farthest = std::max(farthest, std::abs(mz[i] / force[i] + 0.04 - 0.17 * share));
    }
    qInfo("ground force %.0f to %.0f N; centre of pressure within %.2f mm of its line", force.minCoeff(),
          force.maxCoeff(), 1e3 * farthest);
    QVERIFY(force.minCoeff() > 300);
}

void TestSpatialStep::nothingSlides()
{
    const Eigen::VectorXd x = of("support_x/effort"), y = of("support_y/effort"), z = of("support_z/effort"),
                          turn = of("support_shank/my");
    double most = 0;
    for (Eigen::Index i = 0; i < y.size(); ++i)
        most = std::max(most, std::hypot(x[i], z[i]) / y[i]);
    qInfo("friction of %.2f at most is asked for, and a turning moment of %.1f N m", most, turn.cwiseAbs().maxCoeff());
    QVERIFY(most < 0.3 && turn.cwiseAbs().maxCoeff() < 20);  // a shoe has 0.5 and more
    for (const char* name : {"support_x/value", "support_y/value", "support_z/value"})
        QVERIFY(of(name).cwiseAbs().maxCoeff() < 1e-12);
}

void TestSpatialStep::coordinatesKeepTheirRanges()
{
    for (const Coordinate& coordinate : m_bundle.model.coordinates) {
        const Eigen::VectorXd values = of(coordinate.name + "/value");
        QVERIFY2(values.minCoeff() >= coordinate.minimum && values.maxCoeff() <= coordinate.maximum,
                 coordinate.name.c_str());
    }
}

// A step of 0.8 m in all, a width of 0.1 m to the left, never below the ground.
void TestSpatialStep::theSwingFootIsAboveTheGround()
{
    const auto at = [&](Eigen::Index i) {
        Vector3 place = Vector3::Zero();
        for (const char* link : {"support_shank", "support_thigh", "swing_thigh", "swing_shank"}) {
            const std::string name = link;
            const double phi = of(name + "_angle/value")[i], psi = of(name + "_lean/value")[i],
                         l = of(name + "_length/value")[i];
            place += l * Vector3(std::cos(psi) * std::cos(phi), std::cos(psi) * std::sin(phi), std::sin(psi));
        }
        return place;
    };
    const Eigen::Index n = of("com/x").size();
    for (Eigen::Index i = 0; i < n; ++i)
        QVERIFY(at(i).y() > -1e-9 && std::abs(at(i).z() + 0.1) < 1e-6);
    SINEW_COMPARE_NEAR(at(0), Vector3(-0.4, 0, -0.1), {.abs = 1e-9});
    SINEW_COMPARE_NEAR(at(n - 1), Vector3(0.4, 0, -0.1), {.abs = 1e-9});
}

}  // namespace

SINEW_TEST(TestSpatialStep)

}  // namespace tst_spatial_step

#include "tst_spatial_step.moc"
