// The motion that a model begins with.

#include <QTest>

#include "core/figures/building_blocks.h"
#include "core/scenario/new_scenario.h"
#include "core/schema/validate.h"
#include "core/simulation/simulate.h"
#include "tests/support/test_registry.h"

namespace sinew::test {

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
        QVERIFY2(recording.status == RunStatus::Completed, recording.message.c_str());
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
            QVERIFY2(recording.message.find(name) != std::string::npos, recording.message.c_str());
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
        QVERIFY2(recording.status == RunStatus::Completed, recording.message.c_str());
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

}  // namespace sinew::test

SINEW_TEST(sinew::test::TestNewScenario)
#include "tst_new_scenario.moc"
