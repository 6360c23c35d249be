#include <algorithm>
#include <limits>

#include "core/scenario/resolve_stage.h"
#include "core/schema/validate.h"
#include "scenario_fixture.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_scenario_rules {

namespace {

// A scenario of one stage for the model with a ball joint. turns: what is given of its three coordinates.
std::string ballScenario(const std::string& turns)
{
    return R"({"format": "sinew-scenario", "version": 1, "model": "m", "stages": [{"name": "s", "given": [)" + turns
           + R"(, {"coordinates": "*", "effort": 0}]}]})";
}

std::string problemsOf(const Scenario& scenario, const Model& model)
{
    std::string text;
    for (const ModelProblem& problem : validateScenario(scenario, model))
        text += problem.path + ": " + toString(problem.diagnostic) + '\n';
    return text;
}

}  // namespace

// What validateScenario() finds, at its place in the file.
class TestScenarioRules : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_model = scenarioModel(); }
    void rules_data();
    void rules() { checkScenarioRow(m_model); }
    void balls_data();
    void balls();
    void numbersMustBeFinite_data();
    void numbersMustBeFinite();
    void columnsOfTablesThatAreRead();
    void noStages();
    void faultsOfAnglesAreInDegrees();
    void modelWithErrors();
    void stagesInherit();
    void starTakesTheRest();

private:
    Scenario base() const { return readScenarioText(baseScenario, m_model).value.value(); }

    Model m_model;
};

void TestScenarioRules::rules_data()
{
    addColumns();
    addRows(
        baseScenario,
        {
            {"two sources of one name", R"("text": "In full"})", R"("text": "In full"}, {"name": "Khasin 1999"})",
             "3:67: error: another source is named 'Khasin 1999' already; names are unique within a "
             "kind"},
            {"a change of an unknown link", R"("link": "cord")", R"("link": "chord")",
             "4:23: error: there is no link 'chord'; did you mean 'cord'?"},
            {"a change of an unknown body", R"("trunk.1")", R"("trunk.7")",
             "4:80: error: there is no body 'trunk.7'; did you mean 'trunk.1'?"},
            {"a change of both", R"({"link": "cord",)", R"({"link": "cord", "body": "trunk",)",
             "4:14: error: a change names a link and a body; name one of the two"},
            {"a change of neither", R"("body": "trunk.1", )", "",
             "4:71: error: a change names neither a link nor a body; name one of the two"},
            {"a change of nothing", R"("link": "cord", "activation": 0.5, "shortening": 0.01)", R"("link": "cord")",
             "4:14: warning: a change of link 'cord' changes nothing; give an 'activation' or a "
             "'shortening', or remove it"},
            {"an activation of -1", R"("activation": 0.5)", R"("activation": -1)",
             "4:45: error: the activation of a change is -1 or below; it must be above -1: the "
             "stiffness is multiplied by 1 + activation"},
            {"mass added to a link", R"("shortening": 0.01)", R"("shortening": 0.01, "added_mass": 1)",
             "4:84: error: mass cannot be added to a link; name a body"},
            {"a body with an activation", R"("added_mass": 2)", R"("added_mass": 2, "activation": 1)",
             "4:122: error: a body has no activation; name a link"},
            {"more mass taken away than there is", R"("added_mass": 2)", R"("added_mass": -200)",
             "4:105: error: the mass added to body 'trunk.1' takes away more than it has; the mass "
             "may not fall below 0"},
            {"a start of an unknown coordinate", R"("coordinate": "trunk_angle", "value")",
             R"("coordinate": "trunk_angel", "value")",
             "5:27: error: there is no coordinate 'trunk_angel'; did you mean 'trunk_angle'?"},
            {"a start that stands twice", R"({"coordinate": "support_x", "value": 0.1})",
             R"({"coordinate": "trunk_angle", "value": 90})",
             "5:84: error: the start of coordinate 'trunk_angle' is given twice; keep one of the two"},
            {"a start outside the range", R"("value": 85)", R"("value": 190)",
             "5:51: warning: the start value of coordinate 'trunk_angle' lies outside its range; "
             "change the value, or the range in the model"},
            {"two curves of one name", R"("name": "push")", R"("name": "swing")",
             "10:12: error: another curve is named 'swing' already; names are unique within a kind\n"
             "25:46: error: there is no curve 'push'; there are 'swing'"},
            {"a curve of an unknown coordinate", R"("coordinate": "swing_thigh_angle", "points")",
             R"("coordinate": "swing", "points")",
             "7:35: error: there is no coordinate 'swing'; there are 'support_x', 'support_y', "
             "'support_shank_angle', 'support_thigh_angle', 'swing_thigh_angle' and more"},
            {"times of a curve that fall", R"("time": 0.3, "value")", R"("time": 0.6, "value")",
             "7:66: error: curve 'swing': the times must rise, but point 3 is at 0.5 s and the one "
             "before at 0.6 s; change its points or shapes"},
            {"a periodic curve that does not close", R"({"time": 1, "value": 3})", R"({"time": 1, "value": 4})",
             "10:48: error: curve 'push': a periodic curve ends with the value it begins with, but "
             "begins with 3 and ends with 4; change its points or shapes"},
            {"a slope that would turn back", R"("value": -70, "slope": 0)", R"("value": -70, "slope": 20)",
             "7:66: error: curve 'swing': the curve turns at point 2 (at 0.3 s), so its slope there "
             "must be 0; change its points or shapes"},
            {"a shape beyond 1", R"("skew": 0.2)", R"("skew": 1.2)",
             "8:95: error: the skew of a shape of curve 'swing' lies outside -1 to 1; write a "
             "number within these"},
            {"a table without a file name", R"("walk.sto")", R"("")",
             "13:38: error: the file of table 'walk' is missing; .mot, .sto or .csv; relative to "
             "the scenario's folder"},
            {"a force on an unknown body", R"("wind", "body": "trunk.tip")", R"("wind", "body": "trunk.tpi")",
             "14:38: error: there is no body 'trunk.tpi'; did you mean 'trunk.tip'?"},
            {"a force on the ground", R"("wind", "body": "trunk.tip")", R"("wind", "body": "ground")",
             "14:38: warning: force 'wind' acts on the ground and has no effect; name the body that "
             "it acts on"},
            {"a force that is none",
             "\"force\": [\"-2 * trunk_angle.speed\", 0, 0],\n   \"moment\": [0, 0, \"0.1 * sin(time)\"], ", "",
             "14:13: error: force 'wind' has neither a force nor a moment; give \"force\": [x, y, z] or "
             "\"moment\": [x, y, z]"},
            {"a force of two formulas", R"(["-2 * trunk_angle.speed", 0, 0])", R"(["-2 * trunk_angle.speed", 0])",
             "14:82: error: the force of force 'wind' has 2 of its three formulas; write [x, y, z]"},
            {"a formula that is cut off", R"("-2 * trunk_angle.speed")", R"("-2 * ")",
             "14:83: error: the force of force 'wind', character 6: the formula ends too early; a "
             "number, a name, a function or an opening bracket belongs here"},
            {"a formula of an unknown quantity", R"("-3 * support_thigh_angle.speed")",
             R"("-3 * support_thigh_angle.sped")",
             "20:68: error: the formula: there is no quantity 'support_thigh_angle.sped'; did you "
             "mean 'support_thigh_angle.speed'?"},
            {"a formula with a bracket left open", R"("-3 * support_thigh_angle.speed")", R"("-3 * (time + 1")",
             "20:68: error: the formula, character 6: this bracket is never closed; add ')'"},
            {"a formula of what is sought", R"("-3 * support_thigh_angle.speed")",
             R"("-3 * support_thigh_angle.acceleration")",
             "20:68: error: the formula cannot depend on 'support_thigh_angle.acceleration', which is "
             "sought at the same moment; use values and speeds, or let a condition name it"},
            {"a formula of a hold's force", R"("-3 * support_thigh_angle.speed")", R"("toe.fx")",
             "20:68: error: the formula cannot depend on 'toe.fx', which is sought at the same "
             "moment; use values and speeds, or let a condition name it"},
            {"a point out of the plane", R"("point": [0, 0.1, 0])", R"("point": [0, 0.1, 1])",
             "14:60: error: the point of force 'wind' leaves the plane of a plane model; set its z to "
             "0"},
            {"two stages of one name", R"("name": "flight", "like")", R"("name": "stance", "like")",
             "26:69: error: there is no stage 'flight'; there are 'stance'\n"
             "28:12: error: another stage is named 'stance' already; names are unique within a kind"},
            {"a stage named end", R"("name": "flight", "like")", R"("name": "end", "like")",
             "26:69: error: there is no stage 'flight'; there are 'stance', 'end'\n"
             "28:12: error: a stage is named 'end'; that name ends the run; choose another"},
            {"like no stage", R"("like": "stance")", R"("like": "stanec")",
             "28:30: error: there is no stage 'stanec'; did you mean 'stance'?"},
            {"like itself", R"("like": "stance")", R"("like": "flight")",
             "28:30: error: the stage 'flight' does not stand above this one; a stage can be like one "
             "that stands above it"},
            {"a coordinate that does not exist", R"(["support_x", "support_y"], "motion")",
             R"(["support_x", "suport_y"], "motion")",
             "18:35: error: there is no coordinate 'suport_y'; did you mean 'support_y'?"},
            {"a star beside another", R"(["support_x", "support_y"], "motion")", R"(["support_x", "*"], "motion")",
             "18:35: error: '*' stands beside other coordinates; it stands for all that are not "
             "named; let it stand alone\n"
             "25:21: error: '*' is given twice in stage 'stance'; keep one of the two"},
            {"no coordinate", R"(["support_x", "support_y"], "motion")", R"([], "motion")",
             "18:21: error: no coordinate is named; name some, or write \"*\" for all that are not named"},
            {"a coordinate given twice", R"("coordinates": ["support_thigh_angle"])",
             R"("coordinates": ["support_shank_angle"])",
             "20:22: error: coordinate 'support_shank_angle' is given twice in stage 'stance'; keep "
             "one of the two"},
            {"a star given twice", R"("coordinates": ["support_thigh_angle"])", R"("coordinates": "*")",
             "25:21: error: '*' is given twice in stage 'stance'; keep one of the two"},
            {"a coordinate never given", ",\n    {\"coordinates\": \"*\", \"effort\": {\"curve\": \"push\"}}", "",
             "17:3: error: stage 'stance' gives neither the motion nor the effort of coordinate "
             "'trunk_angle'; give one of the two; \"coordinates\": \"*\" is for all that are not named"},
            {"an unknown curve", R"({"curve": "push"})", R"({"curve": "pull"})",
             "25:46: error: there is no curve 'pull'; there are 'swing', 'push'"},
            {"an unknown table", R"({"table": "walk")", R"({"table": "work")",
             "19:66: error: there is no table 'work'; there are 'walk'"},
            {"a curve of an angle as an effort", R"({"curve": "push"})", R"({"curve": "swing"})",
             "25:46: error: the curve 'swing' is a motion of coordinate 'swing_thigh_angle', not an "
             "effort; name a curve without a coordinate, which is in N m or N"},
            {"a curve of an angle for a length", R"("motion": "hold")", R"("motion": {"curve": "swing"})",
             "18:69: error: the curve 'swing' is an angle, coordinate 'support_x' is not; name "
             "another curve"},
            {"one number for an angle and a length", R"(["support_x", "support_y"], "motion": "hold")",
             R"(["support_x", "trunk_angle"], "motion": 2)",
             "18:61: error: one number cannot be an angle and a length; give rotations and "
             "translations apart"},
            {"an effort that is held", R"("effort": -12.5)", R"("effort": "hold")",
             "28:104: error: an effort cannot be held; write a number, or hold the motion: \"motion\": "
             "\"hold\""},
            {"a motion by a formula", R"("motion": 90)", R"("motion": {"formula": "time"})",
             "29:68: error: a motion cannot be given by a formula; only efforts can; use a curve, a "
             "series or a table for motions"},
            {"a delayed formula", R"("-3 * support_thigh_angle.speed"})", R"("time"}, "delay": 0.1)",
             "20:86: error: a formula knows no past; a delay is for curves, series and tables"},
            {"tracking of a given motion", R"("motion": {"curve": "swing"})",
             R"("motion": {"curve": "swing"}, "tracking": {"proportional": 1})",
             "21:86: error: a motion that is given needs no tracking; write \"follow\" instead of "
             "\"motion\" to drive it by an effort, or remove 'tracking'"},
            {"a negative gain", R"("proportional": 50)", R"("proportional": -50)",
             "24:35: error: the proportional gain of the tracking of a given pair of stage "
             "'stance' is negative; it must be zero or above"},
            {"a limit of zero", R"("limit": 30)", R"("limit": 0)",
             "24:65: error: the limit of the tracking of a given pair of stage 'stance' is zero; "
             "it must be above zero"},
            {"a period of zero", R"("period": 2)", R"("period": 0)",
             "23:38: error: the period of the series of a given pair of stage 'stance' is zero; "
             "it must be above zero"},
            {"a negative delay", R"("delay": 0.05)", R"("delay": -0.05)",
             "21:115: error: the delay of a given pair of stage 'stance' is negative; it must be "
             "zero or above"},
            {"a blend of an effort", R"("factor": 1.2)", R"("blend": 0.2)",
             "19:108: warning: the blend of an effort has no effect; only motions go over smoothly"},
            {"an end without a condition", R"({"time": 0.3})", R"({"next": "flight"})",
             "26:13: error: an end of stage 'stance' has no condition; write one of 'time', 'after' "
             "and 'when'"},
            {"an end of two conditions", R"({"time": 0.3})", R"({"time": 0.3, "after": 0.1})",
             "26:13: error: an end of stage 'stance' has more than one condition; write one of "
             "'time', 'after' and 'when'"},
            {"an end before the start", R"({"time": 0.3})", R"({"time": -0.3})",
             "26:22: error: the time of an end of stage 'stance' is negative; it must be above "
             "zero"},
            {"a condition that compares nothing", R"("left_foot.normal < 0")", R"("left_foot.normal")",
             "26:37: error: the condition, character 17: the condition has no comparison; such as "
             "knee.value > 0.5"},
            {"a condition of an unknown quantity", R"("left_foot.normal < 0")", R"("left_foot.norml < 0")",
             "26:37: error: the condition: there is no quantity 'left_foot.norml'; did you mean "
             "'left_foot.normal'?"},
            {"an end to an unknown stage", R"("next": "flight")", R"("next": "fligth")",
             "26:69: error: there is no stage 'fligth'; did you mean 'flight'?"},
            {"a stage that none leads to", R"([{"time": 0.3}, {"when": "left_foot.normal < 0", "next": "flight"}])",
             R"([{"time": 0.3, "next": "end"}])",
             "28:3: warning: no stage leads to stage 'flight'; name it as 'next' of an end, or remove "
             "it"},
            {"an unknown constraint", R"("constraints": ["foot"])", R"("constraints": ["feet"])",
             "26:97: error: there is no constraint 'feet'; there are 'foot'"},
            {"a hold of an unknown body", R"("name": "toe", "body": "support")", R"("name": "toe", "body": "suport")",
             "27:38: error: there is no body 'suport'; did you mean 'support'?"},
            {"a hold out of the plane", R"("point": [0.1, 0, 0], "keeps)", R"("point": [0.1, 0, 2], "keeps)",
             "27:58: error: the point of hold 'toe' leaves the plane of a plane model; set its z to 0"},
            {"two holds of one name", R"("holds": [])",
             R"("holds": [{"name": "a", "body": "support"}, {"name": "a", "body": "support"}])",
             "30:117: error: another hold is named 'a' already; names are unique within a kind"},
            {"no duration", R"("duration": 2)", R"("duration": 0)",
             "32:48: error: the duration is zero; it must be above zero"},
            {"a negative step between samples", R"("output_step": 0.02)", R"("output_step": -1)",
             "32:66: error: the step between samples is negative; it must be above zero"},
            {"more samples than the memory holds", R"("output_step": 0.02)", R"("output_step": 1e-9)",
             "32:66: error: the run would have more than 1e+06 samples; make the step longer or the duration shorter"},
            {"a tolerance of zero", R"("relative_tolerance": 1e-6)", R"("relative_tolerance": 0)",
             "32:94: error: the relative tolerance lies outside 1e-14 to 0.1; 1e-8 is usual"},
            {"a tolerance above a tenth", R"("absolute_tolerance": 1e-9)", R"("absolute_tolerance": 0.2)",
             "33:25: error: the absolute tolerance lies outside 1e-14 to 0.1; 1e-8 is usual"},
            {"a step of zero", R"("step": 0.002)", R"("step": 0)",
             "33:39: error: the step is zero; it must be above zero"},
            {"a trail of an unknown body", R"("trails": [{"body": "trunk.tip")", R"("trails": [{"body": "trunk.tp")",
             "34:22: error: there is no body 'trunk.tp'; did you mean 'trunk.tip'?"},
        });
}

void TestScenarioRules::balls_data()
{
    addColumns();
    const auto row = [](const char* name, const std::string& turns, const std::string& expected) {
        QTest::newRow(name) << QByteArray::fromStdString(ballScenario(turns)) << QByteArray::fromStdString(expected);
    };
    const std::string all = R"("coordinates": ["hip_1", "hip_2", "hip_3"])";
    row("all held", "{" + all + R"(, "motion": "hold"})", "");
    row("efforts of their own", R"({"coordinates": ["hip_1"], "effort": 1}, {"coordinates": ["hip_2"], "effort": 2})",
        "");
    row("held by an effort", "{" + all + R"(, "follow": "hold", "tracking": {"proportional": 5}})", "");
    row("a motion of one", R"({"coordinates": ["hip_2"], "motion": "hold"})",
        "1:92: error: the three turns of joint 'hip' are given in part as motions, in part as efforts; give all three "
        "on one side");
    row("a motion that moves", "{" + all + R"(, "motion": 5})", "");
    row("one turn moves",
        R"({"coordinates": ["hip_1"], "motion": 5}, {"coordinates": ["hip_2", "hip_3"], "motion": "hold"})", "");
    row("a motion to follow", "{" + all + R"(, "follow": 5, "tracking": {"proportional": 5}})",
        "1:148: error: efforts can only hold the three turns of joint 'hip' where they are; write \"hold\", or give "
        "their motions");
}

void TestScenarioRules::balls()
{
    checkScenarioRow(read(spatialModel).value.value());
}

void TestScenarioRules::numbersMustBeFinite_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("path");
    const char* paths[] = {"options/duration",
                           "start/0/speed",
                           "start/0/value",
                           "changes/0/shortening",
                           "changes/1/added_mass",
                           "stages/0/given/1/factor",
                           "stages/0/given/4/follow/series/mean",
                           "stages/0/given/4/follow/series/sines",
                           "stages/1/given/0/effort",
                           "trails/0/point",
                           "stages/0/ends/0/time",
                           "curves/0/points/1/value",
                           "stages/0/given/4/tracking/derivative"};
    for (int i = 0; i < int(std::size(paths)); ++i)
        QTest::newRow(paths[i]) << i << paths[i];
}

void TestScenarioRules::numbersMustBeFinite()
{
    QFETCH(int, place);
    QFETCH(QString, path);
    Scenario s = base();
    auto& series = std::get<FourierSeries>(s.stages[0].given[4].value);
    s.start[0].value = 1;
    double* numbers[] = {&s.options.duration,
                         &s.start[0].speed,
                         &*s.start[0].value,
                         &*s.changes[0].shortening,
                         &s.changes[1].addedMass,
                         &s.stages[0].given[1].factor,
                         &series.mean,
                         &series.sines[1],
                         &std::get<ConstantValue>(s.stages[1].given[0].value).value,
                         &s.trails[0].point[1],
                         &*s.stages[0].ends[0].time,
                         &s.curves[0].data.points[1].value,
                         &s.stages[0].given[4].tracking->derivative};
    for (const double wrong : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        *numbers[place] = wrong;
        const std::vector<ModelProblem> problems = validateScenario(s, m_model);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(problems[0].path), path);
        QVERIFY(problems[0].diagnostic.message.english().find("not finite") != std::string::npos);
    }
}

void TestScenarioRules::columnsOfTablesThatAreRead()
{
    Scenario scenario = base();
    QCOMPARE(problemsOf(scenario, m_model), std::string());
    MotionTable read;
    read.columns = {"hip_moments", "knee"};
    scenario.tables[0].data = read;
    QCOMPARE(problemsOf(scenario, m_model), std::string("stages/0/given/1/effort/column: error: there is no column "
                                                        "'hip_moment'; did you mean 'hip_moments'?\n"));
}

void TestScenarioRules::noStages()
{
    Scenario scenario = base();
    scenario.stages.clear();
    QCOMPARE(problemsOf(scenario, m_model),
             std::string("stages: error: there are no stages; add one, which says what is given\n"));
    scenario.model.clear();
    QVERIFY(problemsOf(scenario, m_model).starts_with("model: error: the scenario names no model; "));
}

void TestScenarioRules::faultsOfAnglesAreInDegrees()
{
    Scenario scenario = base();
    scenario.curves[0].data.isPeriodic = true;
    const std::string problems = problemsOf(scenario, m_model);
    QVERIFY2(problems.find("begins with -110 and ends with -90;") != std::string::npos, problems.c_str());
}

void TestScenarioRules::modelWithErrors()
{
    Model model = m_model;
    model.segments[0].parent = "nobody";
    QCOMPARE(problemsOf(base(), model), std::string("model: error: the model has errors; fix the model first\n"));
}

void TestScenarioRules::stagesInherit()
{
    const Scenario scenario = base();
    const std::vector<Stage>& stages = scenario.stages;
    const ResolvedStage flight = resolveStage(scenario, 1, m_model);
    QCOMPARE(flight.like, 0);
    QCOMPARE(flight.pairs.size(), m_model.coordinates.size());
    // support_x, support_y, support_shank_angle here; the next from the stage above; the trunk from its "*".
    QVERIFY(flight.pairs[0] == &stages[1].given[0] && flight.pairs[1] == &stages[1].given[0]);
    QVERIFY(flight.pairs[2] == &stages[1].given[1]);
    QVERIFY(flight.pairs[3] == &stages[0].given[2]);
    QVERIFY(flight.pairs[6] == &stages[0].given[5]);
    QVERIFY(flight.ends == stages[1].ends && flight.holds.empty());
    QVERIFY(flight.constraints && flight.constraints->empty());
    Scenario bare = scenario;
    bare.stages[1].ends.clear();
    bare.stages[1].constraints.reset();
    bare.stages[1].holds.reset();
    const ResolvedStage like = resolveStage(bare, 1, m_model);
    QVERIFY(like.ends == stages[0].ends && like.constraints == stages[0].constraints);
    QVERIFY(like.holds == *stages[0].holds);
}

void TestScenarioRules::starTakesTheRest()
{
    Scenario scenario = base();
    scenario.stages[1].given.push_back({.coordinates = {"*"}});
    const ResolvedStage flight = resolveStage(scenario, 1, m_model);
    const GivenPair* rest = &scenario.stages[1].given[2];
    QVERIFY(flight.pairs[0] != rest && flight.pairs[2] != rest);
    for (const std::size_t i : {3U, 4U, 5U, 6U})
        QVERIFY(flight.pairs[i] == rest);
    QCOMPARE(namesOfHolds(scenario), std::vector<std::string>{"toe"});
    QCOMPARE(stageAfter(scenario, 0, {}), 1);
    QCOMPARE(stageAfter(scenario, 1, {}), -1);
    QCOMPARE(stageAfter(scenario, 1, {.next = "stance"}), 0);
    QCOMPARE(stageAfter(scenario, 0, {.next = "end"}), -1);
}

SINEW_TEST(TestScenarioRules)

}  // namespace sinew::test::tst_scenario_rules

#include "tst_scenario_rules.moc"
