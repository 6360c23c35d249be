// Motions that figures begin with: which can do which, that they are sound, run, and go where they should.

#include <algorithm>
#include <cmath>
#include <string>

#include <QTest>

#include "core/base/constants.h"
#include "core/io/model_file.h"
#include "core/scenario/motion_templates.h"
#include "core/scenario/new_scenario.h"
#include "core/schema/validate.h"
#include "core/simulation/simulate.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_motion_templates {

namespace {

Model shipped(const std::string& name)
{
    return *readModelFile(SINEW_RESOURCE_DIR "/" + name + ".sinew.json").value;
}

Scenario made(const Model& model, MotionTemplate kind)
{
    switch (kind) {
    case MotionTemplate::Swing: return newSwing(model, possibleReleases(model).front());
    case MotionTemplate::Squat: return newSquat(model);
    case MotionTemplate::Step: return newStep(model);
    case MotionTemplate::Reach: return newReach(model);
    case MotionTemplate::Hold: break;
    }
    return newScenario(model);
}

double valueAt(const Recording& recording, double time, const std::string& coordinate)
{
    return recording.values(recording.channel(coordinate + "/value"), recording.sampleAt(time));
}

}  // namespace

class TestMotionTemplates : public QObject {
    Q_OBJECT

private slots:
    void figuresDoWhatTheyCan_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("swing");  // words of the reason why not; empty: it can
        QTest::addColumn<QString>("squat");  // and a step
        QTest::addColumn<QString>("reach");
        const QString none = "no two legs", noArm = "no shoulder, upper arm or telescope";
        QTest::newRow("pendulum") << "models/pendulum"
                                  << "" << none << noArm;
        QTest::newRow("one leg") << "scenarios/swinging_leg"
                                 << ""
                                 << "no knee and ankle" << noArm;
        QTest::newRow("hip with muscles") << "models/hip"
                                          << ""
                                          << "no knee and ankle" << noArm;
        QTest::newRow("snake") << "models/snake"
                               << "" << none << noArm;
        QTest::newRow("telescope") << "models/telescopic_arm"
                                   << "" << none << "";
        QTest::newRow("massless") << "models/one_muscle"
                                  << "no body of it has mass" << none << noArm;
        QTest::newRow("five links") << "models/five_link"
                                    << ""
                                    << "" << noArm;
        QTest::newRow("five links in space") << "models/five_link_spatial"
                                             << ""
                                             << "" << noArm;
        QTest::newRow("eleven links") << "models/eleven_link"
                                      << ""
                                      << ""
                                      << "";
        QTest::newRow("eleven links, variable") << "models/eleven_link_variable"
                                                << ""
                                                << ""
                                                << "";
        QTest::newRow("joint angles") << "scenarios/jumper"
                                      << ""
                                      << "" << noArm;
        QTest::newRow("person with hinges") << "scenarios/human17_lifting"
                                            << ""
                                            << ""
                                            << "";
        QTest::newRow("person with balls") << "models/human17"
                                           << ""
                                           << ""
                                           << "";
        QTest::newRow("on pedals") << "models/cyclist"
                                   << "constraints"
                                   << "pelvis is not free" << noArm;
    }

    void figuresDoWhatTheyCan()
    {
        QFETCH(QString, file);
        QFETCH(QString, swing);
        QFETCH(QString, squat);
        QFETCH(QString, reach);
        const Model model = shipped(file.toStdString());
        const std::vector<std::pair<MotionTemplate, QString>> expected = {{MotionTemplate::Hold, ""},
                                                                          {MotionTemplate::Swing, swing},
                                                                          {MotionTemplate::Squat, squat},
                                                                          {MotionTemplate::Step, squat},
                                                                          {MotionTemplate::Reach, reach}};
        for (const auto& [kind, words] : expected) {
            const QString why = QString::fromStdString(whyNoTemplate(model, kind).english());
            QVERIFY2(words.isEmpty() ? why.isEmpty() : why.contains(words), qPrintable(why));
            if (!words.isEmpty())
                continue;
            const Scenario scenario = made(model, kind);
            for (const ModelProblem& problem : validateScenario(scenario, model))
                QVERIFY2(problem.diagnostic.severity != Severity::Error, problem.diagnostic.message.english().c_str());
            if (kind == MotionTemplate::Hold)
                continue;  // what is free in a figure need not have mass
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            for (const std::string& plot : scenario.plots)
                QVERIFY2(recording.channel(plot) >= 0, plot.c_str());
        }
    }

    // Half a period of the pendulum of 1 m, released from 20 degrees, is 1.01 s.
    void aSwingIsFree()
    {
        const Model model = shipped("models/pendulum");
        const std::vector<Release> releases = possibleReleases(model);
        QCOMPARE(releases.size(), std::size_t(1));
        SINEW_COMPARE_NEAR(releases[0].from, model.coordinates[0].value + 30 * degree, {.abs = 1e-12});
        const Recording recording = simulate(model, newSwing(model, {"angle", 20 * degree}));
        SINEW_COMPARE_NEAR(valueAt(recording, 0, "angle"), 20 * degree, {.abs = 1e-12});
        QCOMPARE(recording.values(recording.channel("angle/effort"), 50), 0.0);
        QVERIFY(valueAt(recording, 1, "angle") < -15 * degree);
    }

    // Shanks lean by 20 degrees, thighs back by 60: the pelvis goes down by what that leaves of both lengths.
    void aPersonSquatsOnItsFeet()
    {
        const Model model = shipped("scenarios/human17_lifting");
        const Recording recording = simulate(model, newSquat(model));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const auto lengthOf = [&](const char* joint) { return -findJoint(model, joint)->inParent.position.y(); };
        const double down = lengthOf("left_ankle") * (1 - std::cos(20 * degree))
                            + lengthOf("left_knee") * (1 - std::cos(60 * degree));
        const double before = valueAt(recording, 0, "pelvis_y");
        SINEW_COMPARE_NEAR(valueAt(recording, 1, "pelvis_y"), before - down,
                           {.abs = 1e-6});  // the foot is held to this
        SINEW_COMPARE_NEAR(valueAt(recording, 2, "pelvis_y"), before, {.abs = 1e-6});
        SINEW_COMPARE_NEAR(valueAt(recording, 1, "pelvis_rz"), -30 * degree, {.abs = 1e-6});
        for (const char* coordinate : {"left_knee", "right_knee"})
            SINEW_COMPARE_NEAR(valueAt(recording, 1, coordinate), 80 * degree, {.abs = 1e-9});
    }

    // The same squat, in absolute angles and in joint angles.
    void segmentsBendAlike()
    {
        const Model five = shipped("models/five_link"), jumper = shipped("scenarios/jumper");
        const Recording ofFive = simulate(five, newSquat(five)), ofJumper = simulate(jumper, newSquat(jumper));
        const auto change = [](const Recording& recording, const char* coordinate) {
            return (valueAt(recording, 1, coordinate) - valueAt(recording, 0, coordinate)) / degree;
        };
        const std::vector<std::tuple<const char*, double, double>> expected = {{"support_shank_angle", -20, -20},
                                                                               {"support_thigh_angle", 60, 80},
                                                                               {"swing_thigh_angle", 60, 0},
                                                                               {"swing_shank_angle", -20, -80},
                                                                               {"trunk_angle", -30, -90}};
        for (const auto& [coordinate, absolute, relative] : expected) {
            SINEW_COMPARE_NEAR(change(ofFive, coordinate), absolute, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(change(ofJumper, coordinate), relative, {.abs = 1e-9});
        }
    }

    // One leg ends as far behind the pelvis as the other ahead of it, both straight: the pelvis has gone half the way and
    // lies lower by what leaning takes. The same with hips that are balls.
    void aPersonStepsAhead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("hinges") << "scenarios/human17_lifting";
        QTest::newRow("balls") << "models/human17";
    }

    void aPersonStepsAhead()
    {
        QFETCH(QString, file);
        const Model model = shipped(file.toStdString());
        const Recording recording = simulate(model, newStep(model));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const double leg = -findJoint(model, "left_ankle")->inParent.position.y()
                           - findJoint(model, "left_knee")->inParent.position.y();
        const auto change = [&](const char* coordinate) {
            return valueAt(recording, 1, coordinate) - valueAt(recording, 0, coordinate);
        };
        SINEW_COMPARE_NEAR(change("pelvis_x"), leg * std::sin(20 * degree), {.abs = 1e-6});  // the foot is held to this
        SINEW_COMPARE_NEAR(change("pelvis_y"), -leg * (1 - std::cos(20 * degree)), {.abs = 1e-6});
        for (const char* turn : {"pelvis_rx", "pelvis_ry", "pelvis_rz", "left_knee", "right_knee"})
            SINEW_COMPARE_NEAR(change(turn), 0, {.abs = 1e-6});
        SINEW_COMPARE_NEAR(valueAt(recording, 0.5, "right_knee"), 60 * degree, {.abs = 1e-9});
    }

    // Where the foot of the leg that swings is against the one that stands, m.
    static Vector3 footAheadOf(const Recording& recording, double time, bool isRelative)
    {
        const std::vector<std::pair<const char*, double>> leg
            = {{"support_shank", 0.385}, {"support_thigh", 0.477}, {"swing_thigh", 0.477}, {"swing_shank", 0.385}};
        Vector3 foot = Vector3::Zero();
        double direction = 0;
        for (const auto& [segment, length] : leg) {
            const double angle = valueAt(recording, time, std::string(segment) + "_angle");
            direction = isRelative ? direction + angle : angle;
            foot += length * Vector3(std::cos(direction), std::sin(direction), 0);
        }
        return foot;
    }

    // In absolute angles and in joint angles: over the ground halfway, then on it, a step ahead.
    void aLegOfSegmentsComesDownAhead()
    {
        for (const char* name : {"models/five_link", "scenarios/jumper"}) {
            const Model model = shipped(name);
            const Recording recording = simulate(model, newStep(model));
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            const bool isRelative = model.segments[0].angleReference == AngleReference::Parent;
            QVERIFY(footAheadOf(recording, 0.5, isRelative).y() > 0.05);
            SINEW_COMPARE_NEAR(footAheadOf(recording, 1, isRelative),
                               Vector3(2 * (0.385 + 0.477) * std::sin(20 * degree), 0, 0), {.abs = 1e-9});
        }
    }

    // Shoulders of a person are balls, of which one turn raises the arm.
    void anArmIsRaisedAtABall()
    {
        const Model model = shipped("models/human17");
        const Recording recording = simulate(model, newReach(model));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        SINEW_COMPARE_NEAR(valueAt(recording, 1, "left_shoulder_rz"), 80 * degree, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(valueAt(recording, 1, "left_shoulder_rx"), 0, {.abs = 1e-9});
        QVERIFY(recording.energyDrift < 1e-6);
    }

    void rangesAreKept()
    {
        Model model = shipped("scenarios/human17_lifting");
        for (Coordinate& coordinate : model.coordinates) {
            if (coordinate.name == "left_knee")
                coordinate.maximum = 50 * degree;
        }
        const Scenario scenario = newSquat(model);
        const auto knee = std::ranges::find(scenario.curves, "left_knee", &NamedCurve::coordinate);
        SINEW_COMPARE_NEAR(knee->data.points[1].value, 50 * degree, {.abs = 1e-12});
    }
};

SINEW_TEST(TestMotionTemplates)

}  // namespace sinew::test::tst_motion_templates

#include "tst_motion_templates.moc"
