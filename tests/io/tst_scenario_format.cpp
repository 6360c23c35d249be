#include "scenario_fixture.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_scenario_format {

// What is said of scenario files with wrong keys, types and words.
class TestScenarioFormat : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_model = scenarioModel(); }
    void malformed_data();
    void malformed() { checkScenarioRow(m_model); }
    void noJson();

private:
    Model m_model;
};

void TestScenarioFormat::malformed_data()
{
    addColumns();
    addRows(baseScenario,
            {
                {"a missing format", R"("format": "sinew-scenario", )", "",
                 "1:1: error: the key 'format' is missing; add \"format\": \"sinew-scenario\""},
                {"a model instead", R"("sinew-scenario")", R"("sinew-model")",
                 "1:12: error: expected the format 'sinew-scenario', found the text 'sinew-model'; this "
                 "is no *.sinew-scenario.json file"},
                {"a version of the future", R"("version": 1)", R"("version": 2)",
                 "1:41: error: expected version 1, found the number 2; the file was written by a newer "
                 "Sinew; use that one"},
                {"a key that is unknown", R"("plots")", R"("plot")",
                 "35:2: warning: unknown key 'plot' in the scenario; did you mean 'plots'?"},
                {"no model", R"("model": "five.sinew.json",)", "",
                 "1:1: error: the key 'model' is missing from the scenario; add \"model\": ..."},
                {"an empty model", R"("model": "five.sinew.json")", R"("model": "")",
                 "2:47: error: the scenario names no model; name its file, such as \"leg.sinew.json\""},
                {"stages that are no list", R"("stages": [)", R"("stages": 5, "note": [)",
                 "16:12: error: expected a list for 'stages', found the number 5; put it between [ "
                 "and ], even if it has one item\n"
                 "16:15: warning: unknown key 'note' in the scenario; it has no effect, but is kept "
                 "when the file is saved"},
                {"a stage without a name", R"("name": "flight", )", "",
                 "28:3: error: the key 'name' is missing from a stage; add \"name\": ..."},
                {"an unknown key of a stage", R"("holds": [])", R"("hold": [])",
                 "30:64: warning: unknown key 'hold' in a stage; did you mean 'holds'?"},
                {"a pair without coordinates", R"("coordinates": ["support_thigh_angle"], )", "",
                 "20:5: error: the key 'coordinates' is missing from a given pair; add \"coordinates\": ..."},
                {"coordinates that are a number", R"("coordinates": ["support_thigh_angle"])", R"("coordinates": 3)",
                 "20:21: error: expected a list for 'coordinates', found the number 3; put it between [ "
                 "and ], even if it has one item"},
                {"a coordinate that is a number", R"("coordinates": ["support_thigh_angle"])", R"("coordinates": [3])",
                 "20:22: error: expected the name of a coordinate, found the number 3; put it between "
                 "double quotes"},
                {"a pair without a side", R"(, "effort": {"formula": "-3 * support_thigh_angle.speed"})", "",
                 "20:5: error: expected one of 'motion', 'effort' and 'follow'; the other side of the "
                 "pair is sought"},
                {"a pair of both sides", R"("motion": "hold")", R"("motion": "hold", "effort": 0)",
                 "18:5: error: expected one of 'motion', 'effort' and 'follow'; the other side of the "
                 "pair is sought"},
                {"a word that is no value", R"("motion": "hold")", R"("motion": "held")",
                 "18:59: error: expected a number, \"hold\" or an object for 'motion', found the text "
                 "'held'; such as {\"curve\": \"swing\"}, {\"table\": \"walk\", \"column\": \"hip\"} or {\"formula\": "
                 "\"-3 * hip.speed\"}"},
                {"a value that is a list", R"("effort": -12.5)", R"("effort": [0])",
                 "28:104: error: expected a number, \"hold\" or an object for 'effort', found a list; such "
                 "as {\"curve\": \"swing\"}, {\"table\": \"walk\", \"column\": \"hip\"} or {\"formula\": \"-3 * "
                 "hip.speed\"}"},
                {"a value without a function", R"({"formula": "-3 * support_thigh_angle.speed"})", "{}",
                 "20:56: error: expected one of 'curve', 'table', 'series' and 'formula' in 'effort'; "
                 "such as {\"curve\": \"swing\"}"},
                {"a value of two functions", R"("motion": {"curve": "swing"})",
                 R"("motion": {"curve": "swing", "table": "walk", "column": "x"})",
                 "21:54: error: expected one of 'curve', 'table', 'series' and 'formula' in 'motion'; "
                 "such as {\"curve\": \"swing\"}"},
                {"a table without a column", R"(, "column": "hip_moment")", "",
                 "19:56: error: the key 'column' is missing from 'effort'; add \"column\": ..."},
                {"an unknown key of a value", R"({"curve": "push"})", R"({"curve": "push", "colunm": 3})",
                 "25:54: warning: unknown key 'colunm' in 'effort'; it has no effect, but is kept "
                 "when the file is saved"},
                {"a series without a period", R"("period": 2, )", "",
                 "23:27: error: the key 'period' is missing from 'series'; add \"period\": ..."},
                {"a sine that is a text", R"("sines": [0, 1])", R"("sines": ["0", 1])",
                 "23:79: error: expected a number, found the text '0'; write it as in 12.5 or -1e-3, "
                 "without quotes or units"},
                {"follow without tracking",
                 ",\n     \"tracking\": {\"proportional\": 50, \"derivative\": 4, \"limit\": 30}", "",
                 "23:16: error: 'follow' needs 'tracking'; add \"tracking\": {\"proportional\": ..., "
                 "\"derivative\": ...}"},
                {"tracking beside an effort", R"("follow")", R"("effort")",
                 "24:18: error: 'tracking' stands beside 'effort'; write \"follow\" and the motion instead"},
                {"an unknown clock", R"("clock": "stage")", R"("clock": "stages")",
                 "21:83: error: expected 'scenario' or 'stage' for 'clock', found the text 'stages'; did "
                 "you mean 'stage'?"},
                {"a curve without points",
                 "\"points\": [{\"time\": 0, \"value\": 3, \"curvature\": 0}, {\"time\": 0.4, \"value\": 9},\n   "
                 "{\"time\": 1, \"value\": 3}]",
                 R"("shapes": [])", "10:3: error: the key 'points' is missing from a curve; add \"points\": ..."},
                {"a point without a value", R"({"time": 0.4, "value": 9})", R"({"time": 0.4})",
                 "10:90: error: the key 'value' is missing from a point of a curve; add \"value\": ..."},
                {"periodic as a text", R"("periodic": true)", R"("periodic": "yes")",
                 "10:32: error: expected true or false for 'periodic', found the text 'yes'; write it "
                 "without quotes"},
                {"a table without a file", R"(, "file": "walk.sto")", "",
                 "13:13: error: the key 'file' is missing from a table; add \"file\": ..."},
                {"a formula of a force that is an object", "\"0.1 * sin(time)\"", "{}",
                 "15:21: error: expected a formula, found an object; write a number, or put the formula "
                 "between double quotes"},
                {"an unknown frame", R"("frame": "body")", R"("frame": "bone")",
                 "15:50: error: expected 'ground' or 'body' for 'frame', found the text 'bone'; write one "
                 "of these words"},
                {"a hold without a body", R"("name": "toe", "body": "support")", R"("name": "toe")",
                 "27:14: error: the key 'body' is missing from a hold; add \"body\": ..."},
                {"a flag that is a number", R"("keeps_direction": true)", R"("keeps_direction": 1)",
                 "27:90: error: expected true or false for 'keeps_direction', found the number 1; write "
                 "it without quotes"},
                {"an end that is a number", R"([{"time": 0.3}, )", "[0.3, ",
                 "26:13: error: expected an end, found the number 0.3; write it as an object, {\"key\": "
                 "value, ...}"},
                {"an unknown method", R"("implicit")", R"("implicite")",
                 "32:24: error: expected 'explicit', 'linearly_implicit', 'implicit' or 'differences' for 'method', "
                 "found the "
                 "text 'implicite'; did you mean 'implicit'?"},
                {"a duration that is a text", R"("duration": 2)", R"("duration": "2 s")",
                 "32:48: error: expected a number for 'duration', found the text '2 s'; write it as in "
                 "12.5 or -1e-3, without quotes or units"},
                {"a trail that is a text", R"("trails": [)", R"("trails": ["toe", )",
                 "34:13: error: expected a trail, found the text 'toe'; write it as an object, {\"key\": "
                 "value, ...}"},
                {"a plot that is a number", R"("plots": [)", R"("plots": [7, )",
                 "35:12: error: expected the name of a channel, found the number 7; put it between double "
                 "quotes"},
                {"a key that stands twice", R"("factor": 1.2)", R"("factor": 1.2, "factor": 2)",
                 "19:114: error: the key 'factor' stands twice in a given pair; keep one of the two"},
                {"two faults in one pass", R"("duration": 2, "output_step": 0.02)",
                 R"("duration": "x", "output_step": "y")",
                 "32:48: error: expected a number for 'duration', found the text 'x'; write it as in 12.5 "
                 "or -1e-3, without quotes or units\n"
                 "32:68: error: expected a number for 'output_step', found the text 'y'; write it as in "
                 "12.5 or -1e-3, without quotes or units"},
            });
}

void TestScenarioFormat::noJson()
{
    QCOMPARE(asText(readScenarioText("[1, 2]", m_model).diagnostics),
             std::string("1:1: error: expected a scenario between braces {...}, found a list; a scenario begins with "
                         "{\"format\": \"sinew-scenario\", \"version\": 1, ..."));
    const Diagnostics cut = readScenarioText(baseScenario.substr(0, 500), m_model).diagnostics;
    QCOMPARE(cut.size(), std::size_t(1));
    QCOMPARE(cut[0].line, 7);
}

SINEW_TEST(TestScenarioFormat)

}  // namespace sinew::test::tst_scenario_format

#include "tst_scenario_format.moc"
