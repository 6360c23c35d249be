// Runs that would never end, that go beyond what their method can do, or whose data do not reach: each ends with a sentence
// or is told.

#include <algorithm>
#include <cmath>
#include <sstream>

#include <QTest>

#include "core/io/motion_file.h"
#include "core/schema/validate.h"
#include "core/simulation/simulate.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_run_limits {

using namespace sinew;
using namespace sinew::test;

namespace {

Model oneBody(CoordinateKind kind)
{
    Model model;
    model.bodies = {{.name = "body", .mass = {1}}};
    model.bodies[0].inertia = InertiaTensor{{0.1, 0.1, 0.1}, Vector3::Zero()};
    model.coordinates = {{.name = "q", .kind = kind}};
    const bool turns = kind == CoordinateKind::Rotation;
    Joint joint{.name = "joint", .parent = groundName, .child = "body"};
    joint.axes = {{turns ? AxisKind::Rotation : AxisKind::Translation, turns ? Vector3::UnitZ() : Vector3::UnitY(),
                   {0, {{"q", Polynomial{{0, 1}}}}}}};
    model.joints = {joint};
    return model;
}

GivenPair given(PairSide side, TimeValue value)
{
    return {.coordinates = {"*"}, .side = side, .value = std::move(value)};
}

Stage pushed(const std::string& name, double effort, const std::string& when = {}, const std::string& next = {})
{
    Stage stage{.name = name};
    stage.given = {given(PairSide::Effort, ConstantValue{effort})};
    if (!when.empty())
        stage.ends = {{.when = when, .next = next}};
    return stage;
}

Scenario of(std::vector<Stage> stages)
{
    Scenario scenario;
    scenario.model = "m";
    scenario.stages = std::move(stages);
    return scenario;
}

std::string remarksOf(const Diagnostics& diagnostics)
{
    std::string all;
    for (const Diagnostic& diagnostic : diagnostics)
        all += diagnostic.message.english() + "; " + diagnostic.hint.english() + "\n";
    return all;
}

std::string problemsOf(const Scenario& scenario, const Model& model)
{
    std::string all;
    for (const ModelProblem& problem : validateScenario(scenario, model))
        all += problem.diagnostic.message.english() + "; " + problem.diagnostic.hint.english() + "\n";
    return all;
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

// A ball that falls on a floor of stiffness k.
Model bouncing(double k)
{
    Model model = oneBody(CoordinateKind::Translation);
    model.gravity = {0, -9.81, 0};
    model.coordinates[0].value = 0.1;
    Contact floor{.name = "floor", .body = "body"};
    floor.compliance = ContactCompliance{.stiffness = k};
    model.contacts = {floor};
    return model;
}

Scenario byDifferences(double step)
{
    Scenario scenario = of({pushed("a", 0)});
    scenario.options.method = IntegrationMethod::Differences;
    scenario.options.step = step;
    return scenario;
}

MotionTable table(std::vector<double> times, std::vector<double> values)
{
    MotionTable table{.columns = {"x"}, .times = times};
    table.values = Eigen::Map<const Eigen::VectorXd>(values.data(), std::ssize(values));
    return table;
}

Result<MotionTable> readTable(const std::string& text, const std::string& name)
{
    std::istringstream stream(text);
    return readMotion(stream, name);
}

}  // namespace

class TestRunLimits : public QObject {
    Q_OBJECT

private slots:
    // Each stage ends the other as soon as it begins: hardness/chatter.
    void stagesThatSwitchForEver()
    {
        const Scenario scenario
            = of({pushed("a", -1, "q.speed < 0", "b"), pushed("b", 100, "q.speed > 0", "a")});
        const Recording recording = simulate(oneBody(CoordinateKind::Translation), scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        QCOMPARE(recording.message.english(), std::string("the stages 'a', 'b' switch for ever at 0 s"));
        QVERIFY(recording.stages.size() < 1000);
        int calls = 0;
        const Recording cancelled = simulate(oneBody(CoordinateKind::Translation), scenario, [&](double) { return ++calls < 7; });
        QCOMPARE(cancelled.status, RunStatus::Cancelled);
        QVERIFY(cancelled.stages.size() <= 7);
    }

    // As many changes as that in their own time are a motion.
    void stagesThatSwitchOften()
    {
        Stage right = pushed("right", 1), left = pushed("left", -1);
        right.ends = {{.after = 1e-3}};
        left.ends = {{.after = 1e-3, .next = "right"}};
        const Recording recording = simulate(oneBody(CoordinateKind::Translation), of({right, left}));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        QCOMPARE(recording.stages.size(), std::size_t(1000));
    }

    void stepsThatHardlyMove()
    {
        Scenario scenario = of({pushed("a", 0)});  // swings with 1e9 rad/s
        scenario.start = {{.coordinate = "q", .speed = 1e3}};
        Model model = oneBody(CoordinateKind::Rotation);
        model.bodies[0].inertia = InertiaTensor{{1e-6, 1e-6, 1e-6}, Vector3::Zero()};
        model.coordinates[0].resistance.spring = Spring{.stiffness = 1e12};
        const Recording recording = simulate(model, scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(holds(recording.message.english(), "would hardly end"), recording.message.english().c_str());
    }

    void differencesBeyondTheirLimit()
    {
        const Recording wild = simulate(bouncing(1e9), byDifferences(1e-3));
        QCOMPARE(wild.status, RunStatus::Stopped);
        const std::string message = wild.message.english();
        QVERIFY2(holds(message, "too long for contact 'floor': step^2 k/m is 1e+03"), message.c_str());
        // A step that suits the floor: the ball comes back to 0.1 m, and the account closes.
        const Recording good = simulate(bouncing(1e5), byDifferences(1e-5));
        QVERIFY2(good.isComplete(), good.message.english().c_str());
        QVERIFY2(good.energyDrift < 1e-3, std::to_string(good.energyDrift).c_str());
        const Eigen::VectorXd y = good.values.row(good.channel("q/value"));
        SINEW_COMPARE_NEAR(y.tail(y.size() / 2).maxCoeff(), 0.1, {.abs = 1e-3});
        // Between the two it is told.
        const Recording rough = simulate(bouncing(2e6), byDifferences(1e-3));
        QVERIFY2(holds(remarksOf(rough.diagnostics), "the step is long for contact 'floor' in stage 'a': step^2 k/m is 2"),
                 remarksOf(rough.diagnostics).c_str());
        // What it gets from nothing shows in the account of a contact's own potential.
        QVERIFY2(rough.energyDrift > 0.02, std::to_string(rough.energyDrift).c_str());
    }

    void stepLongerThanTheRun()
    {
        QVERIFY(holds(problemsOf(byDifferences(10), bouncing(1e5)), "the step is longer than the run"));
        QCOMPARE(simulate(bouncing(1e5), byDifferences(10)).status, RunStatus::NotRun);
    }

    void moreSamplesThanMemory()
    {
        Scenario scenario = of({pushed("a", 0)});
        scenario.options.duration = 1e4;
        scenario.options.outputStep = 1e-4;
        const Recording recording = simulate(bouncing(1e5), scenario);
        QCOMPARE(recording.status, RunStatus::NotRun);
    }

    // field/contact/box_at_rest: energies of 1e-34 J say nothing.
    void restHasNoDrift()
    {
        Model model = oneBody(CoordinateKind::Translation);
        const Recording recording = simulate(model, of({pushed("a", 1e-12)}));
        QVERIFY(recording.isComplete());
        QCOMPARE(recording.energyDrift, 0.0);
    }

    void givenMotionBeyondTheRange()
    {
        Model model = oneBody(CoordinateKind::Rotation);
        model.coordinates[0].minimum = -0.5;
        model.coordinates[0].maximum = 0.5;
        Stage stage{.name = "s"};
        stage.given = {given(PairSide::Motion, CurveValue{"c"})};
        Scenario scenario = of({stage});
        NamedCurve curve{.name = "c", .coordinate = "q"};
        curve.data.points = {{.time = 0, .value = 0}, {.time = 1, .value = 3}};
        scenario.curves = {curve};
        const std::string problems = problemsOf(scenario, model);
        QVERIFY2(holds(problems, "stage 's' takes coordinate 'q' to 171.887 degrees, beyond its range, which ends at 28.6479 "
                                 "degrees"),
                 problems.c_str());
        QVERIFY(holds(remarksOf(simulate(model, scenario).diagnostics), "beyond its range"));
        scenario.stages[0].given[0].factor = 0.1;
        QCOMPARE(problemsOf(scenario, model), std::string());
    }

    void conditionsInDegrees()
    {
        const Model model = oneBody(CoordinateKind::Rotation);
        const auto timeWhen = [&](const std::string& when) {
            Scenario scenario = of({pushed("a", 0, when)});
            scenario.start = {{.coordinate = "q", .speed = 1}};
            scenario.options.duration = 2;
            return simulate(model, scenario).stages.front().end;
        };
        SINEW_COMPARE_NEAR(timeWhen("q > 30 deg"), 0.52359877559829882, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(timeWhen("q > 30\u00b0"), 0.52359877559829882, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(timeWhen("30deg < q"), 0.52359877559829882, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(timeWhen("q > 0.5"), 0.5, {.abs = 1e-9});  // as in files that exist
        SINEW_COMPARE_NEAR(timeWhen("q > 500 mm/s * stage_time / 1 s + 0.25"), 0.5, {.abs = 1e-9});
        const auto remark = [&](const std::string& when) { return problemsOf(of({pushed("a", 0, when)}), model); };
        QVERIFY2(holds(remark("q > 30"), "the condition compares coordinate 'q' with 1719 degrees; a number without a unit is "
                                         "in radians: write '30 deg', or '30 rad' if it is meant so"),
                 remark("q > 30").c_str());
        QCOMPARE(remark("q > 30 deg") + remark("q > 30 rad") + remark("q.speed > 30") + remark("q > 1"), std::string());
    }

    // works/force_table: a formula names a column of a table, which lasts as long as its rows.
    void forcesReadTables()
    {
        const Model model = oneBody(CoordinateKind::Translation);
        Scenario scenario = of({pushed("a", 0)});
        scenario.tables = {{.name = "g", .file = "g.sto"}};
        scenario.tables[0].data = table({0, 1, 2}, {3, 3, 3});
        scenario.forces = {{.name = "f", .body = "body", .force = {"0", "g.x", "0"}}};
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const Eigen::VectorXd y = recording.values.row(recording.channel("q/value"));
        SINEW_COMPARE_NEAR(y[y.size() - 1], 1.5, {.abs = 1e-9});
        scenario.options.duration = 3;
        QVERIFY(holds(simulate(model, scenario).message.english(), "table 'g' ends at 2 s"));
        scenario.tables[0].data = table({0, 1}, {3, std::numeric_limits<double>::quiet_NaN()});
        QVERIFY(holds(problemsOf(scenario, model), "column 'x' of table 'g' has gaps"));
    }

    // What no stage uses does no harm, and is seen.
    void gapsTwinsAndTimesTwice()
    {
        const MotionTable table = *readTable("time,a,b,b\n0,1,2,3\n1,nan,5,6\n1,7,8,9\n", "a.csv").value;
        QVERIFY(table.columns == (std::vector<std::string>{"a", "b (1)", "b (2)"}) && table.times.back() == 1);
        QCOMPARE(table.values.row(1), Eigen::RowVector3d(7, 8, 9));
        QVERIFY(std::isnan(readTable("time,a\n0,1\n1,\n", "a.csv").value->values(1, 0)));
    }

    void tablesThatDoNotReach()
    {
        const Model model = oneBody(CoordinateKind::Translation);
        Stage stage{.name = "s"};
        stage.given = {given(PairSide::Motion, ColumnValue{"t", "x"})};
        Scenario scenario = of({stage});
        scenario.options.duration = 0.2;
        scenario.tables = {{.name = "t", .file = "t.sto"}};
        scenario.tables[0].data = table({0}, {1});
        QVERIFY(holds(problemsOf(scenario, model), "table 't' has one row, and a motion needs two"));
        // One that begins later is taken from its first row on, and that is told.
        scenario.tables[0].data = table({0.5, 0.6, 0.7, 0.8}, {1, 1.5, 2, 2.5});
        QVERIFY(holds(problemsOf(scenario, model), "table 't' begins at 0.5 s, not at 0"));
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const Eigen::VectorXd q = recording.values.row(recording.channel("q/value"));
        SINEW_COMPARE_NEAR(q[0], 1.0, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(q[q.size() - 1], 2.0, {.abs = 1e-12});
        scenario.options.duration = 0.4;
        QVERIFY(holds(simulate(model, scenario).message.english(), "table 't' ends at 0.3 s"));
    }
};

SINEW_TEST(TestRunLimits)

}  // namespace tst_run_limits

#include "tst_run_limits.moc"
