// The motion that a model begins with.

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <QTest>

#include "core/figures/building_blocks.h"
#include "core/figures/figures.h"
#include "core/scenario/new_scenario.h"
#include "core/schema/validate.h"
#include "core/simulation/simulate.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_new_scenario {

namespace {

// A pendulum that carries what was just drawn: a body without mass on a ball joint.
Model drawn()
{
    Model model = chain({1, 0.5, 2});
    model.name = "drawn";
    model.gravity = {0, -9, 0};
    model.coordinates[0].mode = CoordinateMode::Free;
    model.bodies.push_back({.name = "body"});
    Joint ball{.name = "body", .kind = JointKind::Ball, .parent = "link_1", .child = "body"};
    for (const char* name : {"rx", "ry", "rz"}) {
        model.coordinates.push_back({.name = name, .mode = CoordinateMode::Locked});
        ball.coordinates.emplace_back(name);
    }
    model.joints.push_back(ball);
    return model;
}

}  // namespace

class TestNewScenario : public QObject {
    Q_OBJECT

private slots:
    // The motion of a drawn model was refused at its start, whatever was locked.
    void holdsWhatIsLocked()
    {
        const Model model = drawn();
        const Scenario scenario = newScenario(model);
        QVERIFY(validateScenario(scenario, model).empty());
        const std::vector<GivenPair>& given = scenario.stages.at(0).given;
        QCOMPARE(given.size(), std::size_t(2));
        QCOMPARE(given[0].coordinates, (std::vector<std::string>{"rx", "ry", "rz"}));
        QCOMPARE(given[0].side, PairSide::Motion);
        QVERIFY(std::holds_alternative<HeldValue>(given[0].value));
        QCOMPARE(given[1].coordinates, std::vector<std::string>{"*"});
        QCOMPARE(given[1].side, PairSide::Effort);
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.status == RunStatus::Completed, recording.message.english().c_str());
    }

    void givesNoEffortsWhereNothingIsLocked()
    {
        Model model = drawn();
        for (Coordinate& coordinate : model.coordinates)
            coordinate.mode = CoordinateMode::Free;
        const Scenario scenario = newScenario(model);
        QCOMPARE(scenario.stages.at(0).given.size(), std::size_t(1));
        QCOMPARE(scenario.stages[0].given[0].side, PairSide::Effort);
        // What cannot start says what it is that cannot.
        const Recording recording = simulate(model, scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        for (const char* name : {"'rx'", "'ry'", "'rz'"})
            QVERIFY2(recording.message.english().find(name) != std::string::npos, recording.message.english().c_str());
    }

    // One or two turns of a ball cannot be held alone: such a motion was refused.
    void holdsWholeBalls_data()
    {
        QTest::addColumn<int>("locked");
        QTest::newRow("one turn") << 1;
        QTest::newRow("two turns") << 2;
    }

    void holdsWholeBalls()
    {
        QFETCH(int, locked);
        Model model = drawn();
        for (std::size_t i = static_cast<std::size_t>(locked); i < 3; ++i)
            model.coordinates[1 + i].mode = CoordinateMode::Free;
        const Scenario scenario = newScenario(model);
        QVERIFY(validateScenario(scenario, model).empty());
        QCOMPARE(scenario.stages.at(0).given[0].coordinates, (std::vector<std::string>{"rx", "ry", "rz"}));
        QVERIFY(scenario.stages[0].note.starts_with("Joint 'body' is held in all three turns"));
        QVERIFY(newScenario(drawn()).stages[0].note.empty());
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.status == RunStatus::Completed, recording.message.english().c_str());
    }

    // From rest to rest, there and back: the effort of a pendulum against its closed form.
    void movesThereAndBack()
    {
        Model model = chain({1, 0.5, 2});
        model.gravity = {0, -9, 0};
        const double from = model.coordinates[0].value, to = from + 0.7;
        QVERIFY(whyNoMovement(model, {from}).english().find("the model's own") != std::string::npos);
        QVERIFY(!whyNoMovement(model, {}).empty());
        QVERIFY(whyNoMovement(model, {to}).empty());
        const Scenario scenario = newMovement(model, {to}, 0.8);
        QVERIFY(validateScenario(scenario, model).empty());
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const auto at = [&](double time, const char* quantity) {
            const int channel = recording.channel(model.coordinates[0].name + quantity);
            return recording.values(channel, recording.sampleAt(time));
        };
        SINEW_COMPARE_NEAR(at(0.8, "/value"), to, {.abs = 1e-12});  // round-off of the curve
        SINEW_COMPARE_NEAR(at(1.6, "/value"), from, {.abs = 1e-12});
        for (const double time : {0.0, 0.8, 1.6})
            SINEW_COMPARE_NEAR(at(time, "/speed"), 0, {.abs = 1e-12});
        // A homogeneous rod, hanging at 0.
        const PhaseCurve curve(scenario.curves[0].data);
        const double mass = 2, length = 0.5;
        for (const double time : {0.0, 0.2, 0.5, 1.0, 1.3}) {
            const FunctionValue phi = curve.at(time);
            const double wanted
                = mass * length * length / 3 * phi.curvature + mass * 9 * length / 2 * std::sin(phi.value);
            SINEW_COMPARE_NEAR(at(time, "/effort"), wanted, {.abs = 1e-10});
        }
    }

    // A person bends a knee or turns at a ball joint; what is not moved is held.
    void movesJointsOfAPerson()
    {
        const Model model = human17({});
        std::vector<double> own;
        for (const Coordinate& coordinate : model.coordinates)
            own.push_back(coordinate.value);
        for (const char* name : {"left_knee", "left_hip_rz", "right_shoulder_rx", "pelvis_ry"}) {
            std::vector<double> target = own;
            const auto i = std::ranges::find(model.coordinates, name, &Coordinate::name) - model.coordinates.begin();
            target[static_cast<std::size_t>(i)] += 0.1;
            QVERIFY(whyNoMovement(model, target).empty());
            const Scenario scenario = newMovement(model, target);
            QVERIFY(validateScenario(scenario, model).empty());
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            for (std::size_t k = 0; k < own.size(); ++k) {
                const int channel = recording.channel(model.coordinates[k].name + "/value");
                SINEW_COMPARE_NEAR(recording.values(channel, recording.sampleAt(1)), target[k], {.abs = 1e-12});
            }
        }
    }

    // The work that the efforts do is what the figure gains, also while all three turns of a ball go their own ways.
    void turnsOfABallAreGivenTogether()
    {
        Model model;
        model.name = "top";
        model.gravity = {0, -9, 0};
        model.bodies = {{.name = "top", .mass = {2}, .centreOfMass = {0.1, 0.2, -0.05}}};
        model.bodies[0].inertia = GyrationRadii{.radii = {0.1, 0.12, 0.15}};
        model.coordinates = {{.name = "a", .value = 0.2}, {.name = "b", .value = -0.1}, {.name = "c", .value = 0.4}};
        Joint joint{.name = "ball", .parent = groundName, .child = "top"};
        joint.kind = JointKind::Ball;
        joint.coordinates = {"a", "b", "c"};
        model.joints = {joint};
        const std::vector<double> target = {0.9, 0.5, -0.6};
        QVERIFY(whyNoMovement(model, target).empty());
        const Scenario scenario = newMovement(model, target, 0.5);
        for (const ModelProblem& problem : validateScenario(scenario, model))
            QVERIFY2(problem.diagnostic.severity != Severity::Error, problem.diagnostic.message.english().c_str());
        for (const IntegrationMethod method : {IntegrationMethod::Explicit, IntegrationMethod::Implicit,
                                               IntegrationMethod::LinearlyImplicit, IntegrationMethod::Differences}) {
            Scenario run = scenario;
            run.options.method = method;
            const Recording recording = simulate(model, run);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            const bool isExact = method != IntegrationMethod::Differences;
            SINEW_COMPARE_NEAR(recording.values(recording.channel("b/value"), recording.sampleAt(0.5)), target[1],
                               {.abs = isExact ? 1e-12 : 1e-6});
            QVERIFY2(recording.energyDrift < (isExact ? 1e-6 : 1e-3),
                     qPrintable(QString::number(recording.energyDrift)));
        }
    }

    void holdsAllWhereAllIsLocked()
    {
        const Model model = chain({3, 0.5, 2});
        const Scenario scenario = newScenario(model);
        QVERIFY(validateScenario(scenario, model).empty());
        QCOMPARE(scenario.stages.at(0).given.size(), std::size_t(1));
        QCOMPARE(scenario.stages[0].given[0].coordinates, std::vector<std::string>{"*"});
        QVERIFY(std::holds_alternative<HeldValue>(scenario.stages[0].given[0].value));
    }
};

SINEW_TEST(TestNewScenario)

}  // namespace sinew::test::tst_new_scenario

#include "tst_new_scenario.moc"
