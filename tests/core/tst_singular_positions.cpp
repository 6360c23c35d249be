// Singular positions of closed loops are named or passed along the branch of the motion, and states off their
// constraints are told.

#include <cmath>
#include <memory>

#include <QTest>

#include "core/base/constants.h"
#include "core/mechanism/constraint_directions.h"
#include "core/mechanism/dynamics.h"
#include "tests/support/four_bar.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_singular_positions {

using namespace sinew;
using namespace sinew::test;

namespace {

using Names = std::vector<std::string>;

Dynamics dynamicsOf(const Model& model)
{
    return {std::make_shared<const Mechanism>(compiled(model)), Surroundings{0, model.gravity, {}}};
}

// Solved under no efforts.
MotionSolution solved(Dynamics& dynamics, const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds)
{
    dynamics.setState(positions, speeds);
    MotionSolution solution;
    dynamics.solve(GivenMotion::direct(Eigen::VectorXd::Zero(speeds.size())), solution);
    return solution;
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

bool isTold(const Recording& recording, const std::string& part)
{
    return std::any_of(recording.diagnostics.begin(), recording.diagnostics.end(),
                       [&](const Diagnostic& it) { return contains(it.message.english(), part); });
}

Eigen::VectorXd atAngle(double a)
{
    return numbersOf({a, a, a, -a, -a});
}

// An arm of two rods, 1 m each, whose end is `distance` m from the ground's origin.
Model tiedArm(double distance)
{
    Model model;
    model.name = "arm";
    model.space = Space::Plane;
    model.gravity = {0, -9.81, 0};
    model.bodies = {uniformRod("upper", 1, 1), uniformRod("lower", 1, 1)};
    model.coordinates = {{.name = "shoulder", .value = 0.3}, {.name = "elbow"}};
    model.joints = {hingeAt("shoulder", "ground", "upper", {0, 0, 0}), hingeAt("elbow", "upper", "lower", {1, 0, 0})};
    model.constraints = {{"rod", Distance{"ground", "lower", Vector3::Zero(), {1, 0, 0}, distance}, {}, {}}};
    return model;
}

// A four-bar that folds into one line once a turn, at crank angle 0, where coupler and rocker may go on either way.
FourBar foldingFourBar()
{
    FourBar bar;
    bar.crank = 0.5;
    bar.coupler = 1;
    bar.rocker = 1.25;
    bar.ground = 0.75;
    return bar;
}

Scenario startingAt(const Model& model, const Eigen::VectorXd& values, const Eigen::VectorXd& speeds, double duration)
{
    Scenario scenario = freeMotion(duration);
    for (Eigen::Index k = 0; k < values.size(); ++k)
        scenario.start.push_back({model.coordinates[static_cast<std::size_t>(k)].name, values[k], speeds[k]});
    return scenario;
}

void addMethods()
{
    QTest::addColumn<IntegrationMethod>("method");
    QTest::addColumn<double>("tolerance");  // or step, s
    QTest::newRow("explicit 1e-6") << IntegrationMethod::Explicit << 1e-6;
    QTest::newRow("explicit 1e-8") << IntegrationMethod::Explicit << 1e-8;
    QTest::newRow("explicit 1e-11") << IntegrationMethod::Explicit << 1e-11;
    QTest::newRow("implicit 1e-8") << IntegrationMethod::Implicit << 1e-8;
    QTest::newRow("implicit 1e-10") << IntegrationMethod::Implicit << 1e-10;
    QTest::newRow("differences 1 ms") << IntegrationMethod::Differences << 1e-3;
    QTest::newRow("differences 0.2 ms") << IntegrationMethod::Differences << 2e-4;
}

void setMethod(Scenario& scenario, IntegrationMethod method, double tolerance)
{
    scenario.options.method = method;
    if (method == IntegrationMethod::Differences)
        scenario.options.step = tolerance;
    else
        scenario.options.relativeTolerance = scenario.options.absoluteTolerance = tolerance;
}

}  // namespace

class TestSingularPositions : public QObject {
    Q_OBJECT

private slots:
    // Two rows that are nearly the same hold sharply along their sum, and at a thousandth of that along their
    // difference: a speed that has to change much there is on its way to another branch.
    void aWeakDirectionMustNotJump()
    {
        ConstraintDirections directions;
        const Eigen::Matrix2d rows{{1, 1e-3}, {1, -1e-3}};
        directions.decompose(rows, Eigen::Matrix2d::Ones(), {}, 2);
        SINEW_COMPARE_NEAR(directions.sharpness(), 1e-3, {.rel = 1e-12});
        Eigen::VectorXd step;
        QVERIFY(!directions.calcStep(Eigen::Vector2d::Zero(), step));  // it stands where it should
        QVERIFY(directions.isComplete());
        struct Change {
            Eigen::Vector2d ofSpeeds;
            bool isSmooth;
        };
        // a tenth of the speed, which is 1, is the bound; the sharp direction has none
        for (const Change& change : {Change{{0.5, 0}, true}, Change{{0, 0.09}, true}, Change{{0, 0.11}, false}}) {
            const bool isSmooth = directions.calcSpeedStep(-rows * change.ofSpeeds, Eigen::Vector2d::UnitX(), step);
            QCOMPARE(isSmooth, change.isSmooth);
            SINEW_COMPARE_NEAR(step, change.ofSpeeds, {.abs = 1e-12});  // round-off over the weak value of 1e-3
        }
    }

    // It said 'solved'.
    void aSingularPositionIsNamed()
    {
        Dynamics dynamics = dynamicsOf(coupledFourBars());
        for (const double a : {0.0, pi}) {
            const MotionSolution solution = solved(dynamics, atAngle(a), 2 * atAngle(1));
            QCOMPARE(solution.status, DynamicsStatus::SingularPosition);
            QCOMPARE(solution.concerned, (Names{"c0: x", "c1: x"}));
            QVERIFY2(contains(solution.message.english(), "rank 2 of 4"), solution.message.english().c_str());
        }
        for (const double a : {1e-3, 0.5, -2.0}) {
            const MotionSolution solution = solved(dynamics, atAngle(a), 2 * atAngle(1));
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            // 3 a'' = -3.5 g cos a; round-off of the rows grows by the inverse square of the angle
            SINEW_COMPARE_NEAR(solution.accelerations, -3.5 / 3 * 9.81 * std::cos(a) * atAngle(1), {.abs = 1e-8});
        }
    }

    // The rod could not be followed further, the row dropped as redundant and the elbow left free.
    void aStretchedArmIsSingular()
    {
        Dynamics dynamics = dynamicsOf(tiedArm(2));
        const MotionSolution solution = solved(dynamics, numbersOf({0.3, 0}), numbersOf({1, 0}));
        QCOMPARE(solution.status, DynamicsStatus::SingularPosition);
        QCOMPARE(solution.concerned, Names{"rod"});
    }

    // A pin in space holds a plane loop in ways that its hinges hold already, everywhere: that is no singular position.
    void rowsThatAreAlwaysRedundantAreNotSingular()
    {
        const FourBar bar;
        Model model = bar.model();
        model.space = Space::Spatial;
        auto& closure = std::get<Closure>(model.constraints[0].rule);
        for (const RelativeMotion held : {RelativeMotion::Z, RelativeMotion::TurnX, RelativeMotion::TurnY})
            closure.held.push_back({held, Polynomial{{0}}});
        Dynamics dynamics = dynamicsOf(model);
        const MotionSolution solution = solved(dynamics, bar.values(1), bar.speeds(1, 2));
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QCOMPARE(solution.redundant, (Names{"pin: z", "pin: turn x", "pin: turn y"}));
        SINEW_COMPARE_NEAR(solution.accelerations[0], bar.acceleration(1, 2, 0), {.rel = 1e-11});
    }

    // Rows of very different size are not mistaken for a singular position: a slider moves its row a thousand times as
    // far per unit as a crank of 1 mm.
    void aSmallCrankIsNotSingular()
    {
        Model model;
        model.name = "small";
        model.space = Space::Plane;
        model.bodies = {uniformRod("crank", 1e-3, 1), uniformRod("rod", 3e-3, 1), uniformRod("piston", 0, 1)};
        model.coordinates
            = {{.name = "crank"}, {.name = "rod"}, {.name = "piston", .kind = CoordinateKind::Translation}};
        Joint slider{.name = "piston", .parent = "ground", .child = "piston"};
        slider.axes = {{AxisKind::Translation, Vector3::UnitX(), {0, {{"piston", Polynomial{{0, 1}}}}}}};
        model.joints
            = {hingeAt("crank", "ground", "crank", {0, 0, 0}), hingeAt("rod", "crank", "rod", {1e-3, 0, 0}), slider};
        model.constraints = {pinOf("pin", "piston", {0, 0, 0}, "rod", {3e-3, 0, 0})};
        Dynamics dynamics = dynamicsOf(model);
        Eigen::VectorXd positions = numbersOf({1, -1.3, 3e-3}), speeds = numbersOf({1, 0, 0});
        QVERIFY(dynamics.project(positions, speeds));
        QVERIFY(dynamics.sharpness({false, false, false}) > Dynamics::sharpEnough);
    }

    // Along its branch the four-bar follows a closed form whose sign changes where it folds; the forces do no work.
    void aFoldingFourBarStaysOnItsBranch_data() { addMethods(); }
    void aFoldingFourBarStaysOnItsBranch()
    {
        QFETCH(IntegrationMethod, method);
        QFETCH(double, tolerance);
        FourBar bar = foldingFourBar();
        Scenario scenario = startingAt(bar.model(), bar.values(1), bar.speeds(1, 12), 2);
        setMethod(scenario, method, tolerance);
        const Recording recording = simulate(bar.model(), scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const Eigen::VectorXd a = channelOf(recording, "crank/value"), b = channelOf(recording, "coupler/value"),
                              c = channelOf(recording, "rocker/value");
        int turns = 0;
        for (Eigen::Index i = 0; i < a.size(); ++i) {
            turns = static_cast<int>(std::floor(a[i] / (2 * pi)));
            bar.side = turns % 2 == 0 ? 1 : -1;
            const FourBar::Shape shape = bar.shape(a[i]);
            // the closed form's inverse cosine knows angles near the fold to the root of round-off
            QVERIFY2(std::abs(std::remainder(b[i] + a[i] - shape.b, 2 * pi)) < 1e-6
                         && std::abs(std::remainder(c[i] - shape.c, 2 * pi)) < 1e-6,
                     qPrintable(QString("sample %1, crank %2").arg(i).arg(a[i])));
        }
        QVERIFY(turns >= 3);
        // differences: the square of the step, 1.2e-2 at 1 ms
        const double drift = method == IntegrationMethod::Differences ? 2e4 * tolerance * tolerance : 1e-5;
        QVERIFY2(recording.energyDrift < drift, qPrintable(QString::number(recording.energyDrift)));
        QVERIFY(isTold(recording, "singular positions of the constraints 'pin: "));
    }

    // A drive that turns the coupled four-bars evenly, so that a step ends just where they are singular. Implicit
    // stages began at places that the drive had left already, off their branch: 951 steps instead of 109.
    void aDriveTurnsThemThrough_data() { addMethods(); }
    void aDriveTurnsThemThrough()
    {
        QFETCH(IntegrationMethod, method);
        QFETCH(double, tolerance);
        Model model = coupledFourBars();
        Closure drive{"ground", "crank0", {}, {}, {{RelativeMotion::TurnZ, Polynomial{{-1, 10}}}}};
        model.constraints.push_back({"drive", drive, {}, {}});
        Scenario scenario = startingAt(model, atAngle(-1), atAngle(10), 1);
        setMethod(scenario, method, tolerance);
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        for (const char* name : {"a0", "a1", "a2"})
            SINEW_COMPARE_NEAR(channelOf(recording, std::string(name) + "/value").tail(1)[0], 9.0, {.abs = 1e-9});
        if (method != IntegrationMethod::Differences)
            QVERIFY2(recording.stages[0].steps < 500, qPrintable(QString::number(recording.stages[0].steps)));
    }

    // What cannot go on stops where it is, by name: the tip is led out of the arm's reach.
    void aLedTipStopsAtTheEndOfItsReach_data() { addMethods(); }
    void aLedTipStopsAtTheEndOfItsReach()
    {
        QFETCH(IntegrationMethod, method);
        QFETCH(double, tolerance);
        Model model = tiedArm(1);
        Closure led{"ground", "lower", {}, {{1, 0, 0}, Vector3::Zero()}, {}};
        led.held = {{RelativeMotion::X, Polynomial{{1.5, 1}}}, {RelativeMotion::Y, Polynomial{{0}}}};
        model.constraints = {{"tip", led, {}, {}}};
        const double half = std::acos(0.75);  // of the elbow's angle at 1.5 m
        Dynamics dynamics = dynamicsOf(model);
        Eigen::VectorXd positions = numbersOf({half, -2 * half}), speeds = numbersOf({0, 0});
        QVERIFY(dynamics.project(positions, speeds));
        Scenario scenario = startingAt(model, positions, speeds, 1);
        setMethod(scenario, method, tolerance);
        const Recording recording = simulate(model, scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(contains(recording.message.english(), "singular position of the constraints 'tip: x'")
                     || contains(recording.message.english(), "cannot be met any more: 'tip: x'"),
                 recording.message.english().c_str());
        QVERIFY(std::abs(recording.times.back() - 0.5) < 0.02);  // 2 m reached, to a sample
    }

    void aStartAtASingularPositionIsRefused()
    {
        const Model model = coupledFourBars();
        const Recording recording = simulate(model, startingAt(model, atAngle(0), atAngle(3), 1));
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(contains(recording.message.english(), "singular position")
                     && contains(recording.message.english(), "'c0: x', 'c1: x'"),
                 recording.message.english().c_str());
    }

    // It said 'solved' of states 0.25 m and 2 m/s off.
    void statesOffTheirConstraintsAreTold()
    {
        Dynamics dynamics = dynamicsOf(tiedArm(1));
        MotionSolution solution = solved(dynamics, numbersOf({0.3, 0.5}), numbersOf({0, 0}));
        QVERIFY(solution.isUsable());
        dynamics.checkConstraints(solution);
        QCOMPARE(solution.status, DynamicsStatus::OffConstraints);
        QCOMPARE(solution.concerned, Names{"rod"});
        const double gap = 2 * std::cos(0.25) - 1;
        QVERIFY2(contains(solution.message.english(), "'rod' by 0.937825 m"), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(dynamics.constraints().residuals()[0], gap, {.abs = 1e-15});  // the state is set again
        const double elbow = 2 * pi / 3;
        QVERIFY2(contains(solution.message.english(), "'elbow' from 28.65 to 120 degrees"),
                 solution.message.english().c_str());
        solution = solved(dynamics, numbersOf({0.3, elbow}), numbersOf({0, 2}));
        dynamics.checkConstraints(solution);
        QCOMPARE(solution.status, DynamicsStatus::OffConstraints);
        QVERIFY2(contains(solution.message.english(), "'rod' by -1.73205 m/s"), solution.message.english().c_str());
        solution = solved(dynamics, numbersOf({0.3, elbow}), numbersOf({2, 0}));
        dynamics.checkConstraints(solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
    }

    // It said 'solved' of a rod of 10 m between points that are 2 m apart at most.
    void aDistanceThatCannotBeMetIsNamed()
    {
        Dynamics dynamics = dynamicsOf(tiedArm(10));
        MotionSolution solution = solved(dynamics, numbersOf({0.3, 1}), numbersOf({0, 0}));
        dynamics.checkConstraints(solution);
        QCOMPARE(solution.status, DynamicsStatus::OffConstraints);
        QVERIFY2(contains(solution.message.english(),
                          "no state was found that meets them, the nearest is off: 'rod' by -8 m"),
                 solution.message.english().c_str());
        const Model model = tiedArm(10);
        const Recording recording = simulate(model, startingAt(model, numbersOf({0.3, 1}), numbersOf({0, 0}), 1));
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(
            contains(recording.message.english(), "cannot be met; nearest to its start they are off: 'rod' by -8 m"),
            recording.message.english().c_str());
    }

    // An arm drawn in one line has no row that tells which way its elbow could go: it could not be met.
    void aStretchedStartIsBentEitherWay()
    {
        Dynamics dynamics = dynamicsOf(tiedArm(1));
        Eigen::VectorXd positions = numbersOf({0.3, 0}), speeds = numbersOf({0, 0});
        QVERIFY(dynamics.project(positions, speeds));
        SINEW_COMPARE_NEAR(std::abs(positions[1]), 2 * pi / 3, {.abs = 1e-11});  // residual 1e-12 over its slope
        positions = numbersOf({0.3, 0});
        QVERIFY(!dynamics.project(positions, speeds, 0, {false, true}));  // the elbow may not move
        QCOMPARE(positions[1], 0.0);
    }

    // A start was put onto its constraints, degrees away, without a word.
    void aStartIsMovedOntoTheConstraintsWithARemark()
    {
        const Model model = tiedArm(1);
        const double elbow = 2 * pi / 3;
        const Recording moved
            = simulate(model, startingAt(model, numbersOf({0.3, elbow + 0.1}), numbersOf({0, 1}), 0.1));
        QVERIFY2(moved.isComplete(), moved.message.english().c_str());
        QVERIFY(isTold(moved, "the start was moved to meet the constraints: 'elbow' from 125.7 to 120 degrees"));
        QVERIFY(isTold(moved, "the speeds at the start were changed to meet the constraints: 'elbow' from 57.3 to 0"));
        const Recording kept = simulate(model, startingAt(model, numbersOf({0.3, elbow}), numbersOf({1, 0}), 0.1));
        QVERIFY2(kept.isComplete(), kept.message.english().c_str());
        QVERIFY(kept.diagnostics.empty());
    }
};

SINEW_TEST(TestSingularPositions)

}  // namespace tst_singular_positions

#include "tst_singular_positions.moc"
