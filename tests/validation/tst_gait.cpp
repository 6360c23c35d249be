// The walking figure stands on its feet: what the ground does in every sample of both gaits, by the program's motion and
// again by the point masses' places alone.

#include <cmath>

#include <QTest>

#include "core/mechanism/positions.h"
#include "core/simulation/recording_reader.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// Of the figure's foot, m: behind its toe lies the ankle's foot point at 0.194, and the heel some 5 cm behind that.
constexpr double heel = 0.24;

struct Ground {
    Eigen::VectorXd right, left, rightMoment;  // N, N, N m about the right toe
};

Ground groundOf(const Recording& recording)
{
    return {channelOf(recording, "support_y/effort"), channelOf(recording, "left ground/fy"),
            channelOf(recording, "support_foot/mz")};
}

class TestGait : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("rigid legs") << "gait_rigid";
        QTest::newRow("legs of variable length") << "gait_variable_length";
    }

    void theGroundNeverPulls();
    void theCentreOfPressureStaysInTheFeet();
    void theWholeCentreOfPressureIsThatOfTheMasses();
    void feetStandStill();

private:
    ScenarioBundle bundle() const
    {
        QFETCH_GLOBAL(QString, scenario);
        return shippedScenario(scenario.toStdString());
    }
    Recording recorded() const
    {
        Recording recording = simulated(bundle());
        if (!recording.isComplete())
            qWarning("%s", recording.message.c_str());
        return recording;
    }
};

void TestGait::theGroundNeverPulls()
{
    const Recording recording = recorded();
    QVERIFY(recording.isComplete());
    const Ground ground = groundOf(recording);
    qInfo("ground force %.0f to %.0f N, of one foot %.0f N at most; moment about the toe %.0f N m at most",
          (ground.right + ground.left).minCoeff(), (ground.right + ground.left).maxCoeff(),
          std::max(ground.right.maxCoeff(), ground.left.maxCoeff()), ground.rightMoment.cwiseAbs().maxCoeff());
    QVERIFY(ground.right.minCoeff() >= -1e-6 && ground.left.minCoeff() >= -1e-6);
    QVERIFY((ground.right + ground.left).minCoeff() > 300);  // never near flight
    QVERIFY(ground.rightMoment.cwiseAbs().maxCoeff() < 170);
}

void TestGait::theCentreOfPressureStaysInTheFeet()
{
    const Recording recording = recorded();
    const Ground ground = groundOf(recording);
    double farthest = 0, nearest = heel, inTheAir = 0, atLanding = 0;
    for (Eigen::Index i = 0; i < ground.right.size(); ++i) {
        if (ground.right[i] < 1e-6) {
            // The couple that is left for the foot in the air: of the series that stand for the ground's moment on the
            // other foot, more of it in the 15 ms before a landing, where that moment jumps.
            const double phase = std::fmod(recording.times[static_cast<std::size_t>(i)], 1.1);
            double& most = phase > 0.975 && phase < 0.9901 ? atLanding : inTheAir;
            most = std::max(most, std::abs(ground.rightMoment[i]));
            continue;
        }
        const double behind = -ground.rightMoment[i] / ground.right[i];
        const QString where
            = QString("%1 m behind the toe at %2 s").arg(behind).arg(recording.times[static_cast<std::size_t>(i)]);
        // A foot that is about to leave or has just landed bears little: what the series leave, 10 N m, moves its centre far.
        constexpr double little = 60, left = 10;  // N, N m
        if (ground.right[i] < little) {
            QVERIFY2(ground.rightMoment[i] < left && ground.rightMoment[i] > -heel * ground.right[i] - left,
                     qPrintable(where));
            continue;
        }
        farthest = std::max(farthest, behind);
        nearest = std::min(nearest, behind);
        QVERIFY2(behind > 0 && behind < heel, qPrintable(where));
    }
    qInfo("centre of pressure %.3f to %.3f m behind the toe; couple of a foot in the air %.1f N m, %.1f "
          "N m before it lands",
          nearest, farthest, inTheAir, atLanding);
    QVERIFY(inTheAir < 15 && atLanding < 40);
}

// From places alone, by second differences of what is recorded: x = sum m ((g + y'') x - x'' y) / sum m (g + y'').
void TestGait::theWholeCentreOfPressureIsThatOfTheMasses()
{
    ScenarioBundle it = bundle();
    it.scenario.options.outputStep = 1e-3;
    it.scenario.options.duration = 1.1;
    const auto recording = std::make_shared<const Recording>(simulated(it));
    QVERIFY(recording->isComplete());
    const RecordingReader reader(recording);
    const Ground ground = groundOf(*recording);
    const double g = it.model.gravity.norm(), step = 2e-3;
    const auto massesAt = [&](double time) {
        std::vector<std::pair<double, Vector3>> masses;
        const ResultFrame frame = reader.at(time);
        const Mechanism& mechanism = *frame.mechanism;
        for (int body = 1; body < mechanism.bodyCount; ++body) {
            const auto b = static_cast<std::size_t>(body);
            if (mechanism.masses[b].value > 0)
                masses.emplace_back(mechanism.masses[b].value,
                                    frame.configuration.inGround(body, mechanism.centresOfMass[b]));
        }
        return masses;
    };
    int compared = 0;
    // Amid the single supports, away from switches.
    for (const double time : {0.05, 0.1, 0.2, 0.3, 0.4}) {
        const auto before = massesAt(time - step), now = massesAt(time), after = massesAt(time + step);
        double moment = 0, force = 0;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const Vector3 a = (before[i].second - 2 * now[i].second + after[i].second) / (step * step);
            force += now[i].first * (g + a.y());
            moment += now[i].first * ((g + a.y()) * now[i].second.x() - a.x() * now[i].second.y());
        }
        const auto sample = static_cast<Eigen::Index>(std::lround(time / 1e-3));
        const double toe = channelOf(*recording, "support_x/value")[sample];
        SINEW_COMPARE_NEAR(force, ground.right[sample], {.rel = 0.02});  // second differences over 2 ms
        SINEW_COMPARE_NEAR(moment / force, toe + ground.rightMoment[sample] / ground.right[sample], {.abs = 0.01});
        ++compared;
    }
    QCOMPARE(compared, 5);
}

void TestGait::feetStandStill()
{
    const Recording recording = recorded();
    const Eigen::VectorXd right = channelOf(recording, "support_x/value"),
                          force = channelOf(recording, "support_y/effort");
    double slid = 0;
    for (Eigen::Index i = 1; i < right.size(); ++i) {
        // Where it is held: the samples of its single support.
        if (force[i] > 0 && force[i - 1] > 0 && channelOf(recording, "left ground/fy")[i] == 0
            && channelOf(recording, "left ground/fy")[i - 1] == 0)
            slid = std::max(slid, std::abs(right[i] - right[i - 1]));
    }
    QVERIFY2(slid < 1e-9, qPrintable(QString::number(slid)));
}

}  // namespace

SINEW_TEST(TestGait)
#include "tst_gait.moc"
