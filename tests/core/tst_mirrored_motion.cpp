// A motion in a mirror, held against the simulation of the motion itself.

#include <set>

#include <QTest>

#include "core/document/verbs.h"
#include "core/math/formula.h"
#include "core/schema/mirror.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_mirrored_motion {

namespace {

// A free body and one that hangs on it by a ball joint, in space.
Model twoInSpace()
{
    Model model;
    model.name = "two";
    model.gravity = {0, -9, 1};
    const auto body = [](const std::string& name) {
        return Body{.name = name,
                    .mass = {2},
                    .centreOfMass = {0.1, -0.2, 0.05},
                    .inertia = InertiaTensor{{0.3, 0.25, 0.2}, {0.01, 0.02, -0.03}},
                    .landmarks = {{"tip", {0, -0.5, 0.1}}}};
    };
    model.bodies = {body("trunk_r"), body("arm_r")};
    Joint free{.name = "base", .kind = JointKind::Free, .parent = "ground", .child = "trunk_r"};
    Joint ball{.name = "shoulder_r", .kind = JointKind::Ball, .parent = "trunk_r", .child = "arm_r"};
    ball.inParent.position = {0, 0.3, 0.2};
    for (const char* name : {"rx", "ry", "rz", "tx", "ty", "tz"}) {
        free.coordinates.emplace_back(name);
        const bool isTurn = name[0] == 'r';
        model.coordinates.push_back(
            {.name = name, .kind = isTurn ? CoordinateKind::Rotation : CoordinateKind::Translation});
    }
    for (const char* name : {"a", "b", "c"}) {
        ball.coordinates.emplace_back(name);
        model.coordinates.push_back({.name = name, .value = 0.2});
    }
    model.joints = {free, ball};
    return model;
}

// All kinds of values, some for coordinates that change their sign and others at once.
Scenario motionOfTwo()
{
    Scenario scenario = freeMotion(0.4);
    scenario.start = {{.coordinate = "rx", .speed = 1},
                      {.coordinate = "ry", .value = 0.3},
                      {.coordinate = "rz", .speed = 2},
                      {.coordinate = "tz", .value = 0.1, .speed = 0.4},
                      {.coordinate = "b", .speed = -1}};
    scenario.curves
        = {{.name = "lift", .coordinate = "tz", .data = {.points = {{0, 0.1, 0.4}, {0.3, 0.5}, {0.4, 0.4}}}},
           {.name = "plain", .data = {.points = {{0, 1}, {0.4, 3}}}}};
    Stage& first = scenario.stages[0];
    GivenPair push = givenEffort({"tx", "a", "ty"}, CurveValue{"plain"});
    push.factor = 3;
    first.given = {givenMotion({"tz"}, CurveValue{"lift"}), push,
                   givenEffort({"b"}, FourierSeries{.period = 0.5, .mean = 1, .cosines = {2}, .sines = {0.5}}),
                   givenEffort({"ry"}, FormulaValue{"tx.speed - 2 * tz + 3 * arm_r.tip.vz"}),
                   givenEffort({"*"}, ConstantValue{0.7})};
    first.ends = {{.when = "arm_r.tip.z + tz > 0.9", .next = "then"}, {.after = 0.2, .next = "then"}};
    scenario.stages.push_back({.name = "then", .like = "free", .given = {givenMotion({"tz"}, HeldValue{})}});
    scenario.forces = {{.name = "wind",
                        .body = "arm_r",
                        .point = {0, 0.1, 0.2},
                        .force = {"tz", "1", "sin(-tz) + 2"},
                        .moment = {"0.5", "com.z", "com.x"}}};
    scenario.trails = {{.body = "arm_r", .point = {0, 0, 0.3}}};
    scenario.options.relativeTolerance = 1e-10;
    return scenario;
}

}  // namespace

class TestMirroredMotion : public QObject {
    Q_OBJECT

private slots:
    // The verb renamed what a motion names and reflected none of its numbers.
    void aMirroredMotionIsTheMotionInAMirror()
    {
        const Project project{twoInSpace(), motionOfTwo()};
        const Project mirror = withMirrored(project);
        QCOMPARE(mirror.model.bodies[1].name, std::string("arm_l"));
        const Recording motion = simulate(project.model, *project.scenario);
        const Recording seen = simulate(mirror.model, *mirror.scenario);
        QVERIFY2(motion.status == RunStatus::Completed, motion.message.english().c_str());
        QVERIFY2(seen.status == RunStatus::Completed, seen.message.english().c_str());
        const std::set<std::string> changing = coordinatesThatChangeSign(project.model);
        QCOMPARE(changing, (std::set<std::string>{"rx", "ry", "tz", "a", "b"}));
        for (const Coordinate& coordinate : project.model.coordinates) {
            const double sign = changing.contains(coordinate.name) ? -1 : 1;
            for (const char* what : {"/value", "/speed", "/effort"}) {
                const Eigen::VectorXd a = channelOf(motion, coordinate.name + what);
                const Eigen::VectorXd b = channelOf(seen, coordinate.name + what);
                QVERIFY2(a.size() > 10 && a.size() == b.size(), what);
                // A hundred times the tolerance of the integration, on numbers of some tens.
                SINEW_COMPARE_NEAR(Eigen::VectorXd(sign * b), a, {.abs = 1e-6, .rel = 1e-8});
            }
        }
    }

    void twiceIsAsBefore()
    {
        const Project project{twoInSpace(), motionOfTwo()};
        const Project back = withMirrored(withMirrored(project));
        QVERIFY(back.model == project.model);
        const Recording motion = simulate(project.model, *project.scenario);
        const Recording again = simulate(back.model, *back.scenario);
        QVERIFY(motion.values == again.values);  // the same numbers, in pairs of their own
        QCOMPARE(back.scenario->forces, project.scenario->forces);
        QCOMPARE(back.scenario->curves, project.scenario->curves);
        QCOMPARE(back.scenario->stages[0].ends, project.scenario->stages[0].ends);
    }

    void quantitiesAreNegatedInFormulas_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("negated");
        QTest::newRow("alone") << "q"
                               << "(-q)";
        QTest::newRow("a power") << "2 * q^2 - p"
                                 << "2 * (-q)^2 - p";
        QTest::newRow("an argument") << "sin(-q)"
                                     << "sin(-(-q))";
        QTest::newRow("a condition") << "p < q"
                                     << "p < (-q)";
        QTest::newRow("no formula") << "q +"
                                    << "q +";
    }

    void quantitiesAreNegatedInFormulas()
    {
        QFETCH(QString, formula);
        QFETCH(QString, negated);
        const auto isNegated = [](const std::string& name) { return name == "q"; };
        QCOMPARE(withNamesNegated(formula.toStdString(), isNegated), negated.toStdString());
        QCOMPARE(withNamesNegated(negated.toStdString(), isNegated), formula.toStdString());
    }
};

SINEW_TEST(TestMirroredMotion)

}  // namespace sinew::test::tst_mirrored_motion

#include "tst_mirrored_motion.moc"
