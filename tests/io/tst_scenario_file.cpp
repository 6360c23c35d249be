#include <cmath>
#include <filesystem>
#include <fstream>

#include <QTemporaryDir>

#include "core/base/constants.h"
#include "core/io/number_text.h"
#include "random_model.h"
#include "scenario_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_scenario_file {

namespace {

namespace fs = std::filesystem;

void put(const fs::path& path, const std::string& contents)
{
    std::ofstream(path, std::ios::binary) << contents;
}

std::string contentsOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// With other numbers at every place that takes any, of all sizes.
void scatter(Scenario& scenario, RandomModel& random)
{
    for (ModelChange& change : scenario.changes) {
        if (!change.link.empty())
            change.shortening = std::clamp(random.number(), -mostShortening, mostShortening);
    }
    for (StartValue& start : scenario.start) {
        start.value = random.number();
        start.speed = random.number();
    }
    for (NamedCurve& curve : scenario.curves) {
        const double start = random.number();
        for (CharacteristicPoint& point : curve.data.points) {
            point.value = start + std::abs(random.number());
            point.slope = point.curvature = std::nullopt;
        }
        curve.data.points.back().value = curve.data.isPeriodic ? curve.data.points.front().value : start + 500;
    }
    for (ScenarioForce& force : scenario.forces)
        force.force[1] = numberText(random.number());
    for (Stage& stage : scenario.stages) {
        for (GivenPair& pair : stage.given) {
            pair.factor = random.number();
            if (auto* constant = std::get_if<ConstantValue>(&pair.value))
                constant->value = random.number();
            if (auto* series = std::get_if<FourierSeries>(&pair.value))
                series->sines = {random.number(), random.number()};
        }
    }
}

}  // namespace

// Scenario files: what their keys mean, that nothing is lost when they are written, and files that belong together.
class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void baseReadsWithoutRemark();
    void numbersAreConverted();
    void valuesAreRead();
    void writtenReadsAsTheSame();
    void scatteredNumbersRoundTrip();
    void normalForm();
    void defaultsAreThoseOfTheReadme();
    void halfMadeIsWrittenToo();
    void filesBelongTogether();
    void columnsForRotationsAreAngles();
    void missingFiles();
    void faultyScenariosAreOpened();
    void brokenFiles();
    void formatIsCheckedWithoutTheModel();
    void savingIsAtomic();

private:
    fs::path path(const std::string& name) const { return fs::path(m_folder->path().toStdString()) / name; }
    void putAll() const;

    Model m_model;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestScenarioFile::initTestCase()
{
    m_model = scenarioModel();
    QVERIFY(!m_model.coordinates.empty());
}

void TestScenarioFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestScenarioFile::baseReadsWithoutRemark()
{
    QCOMPARE(asText(readScenarioText(baseScenario, m_model).diagnostics), std::string());
}

void TestScenarioFile::numbersAreConverted()
{
    const Scenario scenario = readScenarioText(baseScenario, m_model).value.value();
    // One rounding each, in the reader and here.
    SINEW_COMPARE_NEAR(scenario.start[0].value.value(), 85 * degree, {.rel = 4e-16});
    SINEW_COMPARE_NEAR(scenario.start[0].speed, -4 * degree, {.rel = 4e-16});
    QCOMPARE(scenario.start[1].value.value(), 0.1);
    SINEW_COMPARE_NEAR(scenario.curves[0].data.points[1].value, -70 * degree, {.rel = 4e-16});
    QCOMPARE(scenario.curves[1].data.points[1].value, 9.0);
    const std::vector<GivenPair>& given = scenario.stages[0].given;
    const auto& series = std::get<FourierSeries>(given[4].value);
    SINEW_COMPARE_NEAR(series.mean, 10 * degree, {.rel = 4e-16});
    SINEW_COMPARE_NEAR(series.cosines.at(0), 5 * degree, {.rel = 4e-16});
    QCOMPARE(series.period, 2.0);
    QVERIFY(given[4].tracking == (Tracking{50, 4, 30}));
    QCOMPARE(std::get<ConstantValue>(scenario.stages[1].given[0].value).value, -12.5);
    SINEW_COMPARE_NEAR(std::get<ConstantValue>(scenario.stages[1].given[1].value).value, 90 * degree, {.rel = 4e-16});
    // An effort stays as it is, whatever it moves; so does the motion of a length.
    const std::string effort = spoilt(baseScenario, {"", "\"motion\": 90", "\"effort\": 90", ""});
    const Scenario other = readScenarioText(effort, m_model).value.value();
    QCOMPARE(std::get<ConstantValue>(other.stages[1].given[1].value).value, 90.0);
    const std::string length = spoilt(baseScenario, {"", "\"effort\": -12.5", "\"motion\": -12.5", ""});
    const Scenario third = readScenarioText(length, m_model).value.value();
    QCOMPARE(std::get<ConstantValue>(third.stages[1].given[0].value).value, -12.5);
}

void TestScenarioFile::valuesAreRead()
{
    const Scenario scenario = readScenarioText(baseScenario, m_model).value.value();
    const std::vector<GivenPair>& given = scenario.stages[0].given;
    QVERIFY(given[0].side == PairSide::Motion && std::holds_alternative<HeldValue>(given[0].value));
    QVERIFY(given[1].side == PairSide::Effort);
    QVERIFY(std::get<ColumnValue>(given[1].value) == (ColumnValue{"walk", "hip_moment"}));
    QCOMPARE(given[1].factor, 1.2);
    QCOMPARE(std::get<FormulaValue>(given[2].value).text, std::string("-3 * support_thigh_angle.speed"));
    QVERIFY(std::get<CurveValue>(given[3].value) == CurveValue{"swing"});
    QVERIFY(given[3].clock == StageClock::Stage && given[3].blend == 0.1 && given[3].delay == 0.05);
    QVERIFY(given[4].side == PairSide::Effort);
    QCOMPARE(given[5].coordinates, std::vector<std::string>{"*"});
    QVERIFY(scenario.stages[0].ends
            == (std::vector<StageEnd>{{0.3, {}, "", ""}, {{}, {}, "left_foot.normal < 0", "flight"}}));
    QVERIFY(scenario.stages[0].holds == (std::vector<StageHold>{{"toe", "support", {0.1, 0, 0}, true}}));
    QVERIFY(scenario.stages[1].holds && scenario.stages[1].holds->empty());
    QVERIFY(scenario.stages[1].constraints && scenario.stages[1].constraints->empty());
    QCOMPARE(scenario.forces[0].force, (std::vector<std::string>{"-2 * trunk_angle.speed", "0", "0"}));
    QVERIFY(scenario.options == (RunOptions{IntegrationMethod::Implicit, 2, 0.02, 1e-6, 1e-9, 0.002}));
}

void TestScenarioFile::writtenReadsAsTheSame()
{
    const Scenario scenario = readScenarioText(baseScenario, m_model).value.value();
    const std::string text = writtenScenario(scenario, m_model);
    const Result<Scenario> back = readScenarioText(text, m_model);
    QCOMPARE(asText(back.diagnostics), std::string());
    QVERIFY(*back.value == scenario);
    QCOMPARE(QString::fromStdString(writtenScenario(*back.value, m_model)), QString::fromStdString(text));
}

void TestScenarioFile::scatteredNumbersRoundTrip()
{
    const Scenario base = readScenarioText(baseScenario, m_model).value.value();
    int changed = 0;
    for (unsigned seed = 0; seed < 200; ++seed) {
        RandomModel random(seed);
        Scenario scenario = base;
        scatter(scenario, random);
        changed += scenario == base ? 0 : 1;
        const std::string text = writtenScenario(scenario, m_model);
        const Result<Scenario> back = readScenarioText(text, m_model);
        QVERIFY2(back.ok(), (std::to_string(seed) + ": " + asText(back.diagnostics)).c_str());
        QVERIFY2(*back.value == scenario, std::to_string(seed).c_str());
        QCOMPARE(writtenScenario(*back.value, m_model), text);
    }
    QCOMPARE(changed, 200);
}

void TestScenarioFile::normalForm()
{
    const std::string text = R"({
  "format": "sinew-scenario",
  "version": 1,
  "model": "five.sinew.json",
  "start": [
    {"coordinate": "trunk_angle", "value": 85, "speed": -4}
  ],
  "forces": [
    {"name": "wind", "body": "trunk", "force": [0, "2 * time", -1.5]}
  ],
  "stages": [
    {
      "name": "stance",
      "given": [
        {"coordinates": ["support_x", "support_y"], "motion": "hold"},
        {"coordinates": "*", "effort": 0}
      ],
      "ends": [{"after": 0.2, "next": "end"}]
    }
  ],
  "plots": ["trunk_angle/effort"]
}
)";
    const Result<Scenario> result = readScenarioText(text, m_model);
    QCOMPARE(asText(result.diagnostics), std::string());
    QCOMPARE(QString::fromStdString(writtenScenario(*result.value, m_model)), QString::fromStdString(text));
}

void TestScenarioFile::defaultsAreThoseOfTheReadme()
{
    const Result<Scenario> result = readScenarioText(
        R"({"format": "sinew-scenario", "version": 1, "model": "m",
            "curves": [{"name": "c", "points": [{"time": 0, "value": 0}, {"time": 1, "value": 1}], "shapes": [{}]}],
            "forces": [{"name": "f", "body": "trunk", "moment": [0, 0, "0"]}],
            "stages": [{"name": "s", "given": [{"coordinates": "*", "follow": "hold", "tracking": {}}],
                        "holds": [{"name": "h", "body": "trunk"}]}], "options": {}})",
        m_model);
    QCOMPARE(asText(result.diagnostics), std::string());
    Scenario expected;
    expected.model = "m";
    expected.curves = {{.name = "c", .data = {{{0, 0, {}, {}}, {1, 1, {}, {}}}, {{}}, false}}};
    expected.forces = {{.name = "f", .body = "trunk", .moment = {"0", "0", "0"}}};
    GivenPair pair{.coordinates = {"*"}, .value = HeldValue{}, .tracking = Tracking{}};
    expected.stages = {{.name = "s", .given = {pair}, .holds = std::vector<StageHold>{{.name = "h", .body = "trunk"}}}};
    QVERIFY(*result.value == expected);
}

void TestScenarioFile::halfMadeIsWrittenToo()
{
    Scenario scenario;
    scenario.start = {{"trunk_angle", std::nan(""), 0}};
    scenario.changes.resize(1);
    scenario.curves.resize(1);
    scenario.tables.resize(1);
    scenario.forces.resize(1);
    scenario.stages.resize(1);
    scenario.stages[0].given.resize(1);
    scenario.stages[0].ends.resize(1);
    scenario.trails.resize(1);
    const Result<Scenario> back = readScenarioText(writtenScenario(scenario, m_model), m_model);
    QVERIFY(!back.ok());
    QVERIFY(back.diagnostics.size() == 1 || back.diagnostics.size() > 3);
}

// The scenario, its model in a folder beside it, and its table.
void TestScenarioFile::putAll() const
{
    fs::create_directory(path("models"));
    QVERIFY(writeModelFile(m_model, path("models/five.sinew.json").string()).ok());
    put(path("walk.sto"), "walk\ninDegrees=yes\nendheader\ntime\thip_moment\ttrunk\ttrunk_angle\n"
                          "0\t12\t90\t45\n1\t14\t180\t90\n");
    put(path("step.json"), spoilt(baseScenario, {"", "five.sinew.json", "models/five.sinew.json", ""}));
}

void TestScenarioFile::filesBelongTogether()
{
    putAll();
    const Result<ScenarioBundle> result = readScenarioFile(path("step.json").string());
    QVERIFY2(result.ok(), asText(result.diagnostics).c_str());
    QVERIFY(result.diagnostics.empty());
    QVERIFY(result.value->model == m_model);
    QCOMPARE(fs::path(result.value->modelPath), path("models/five.sinew.json"));
    const MotionTable& table = *result.value->scenario.tables[0].data;
    QCOMPARE(table.columns, (std::vector<std::string>{"hip_moment", "trunk", "trunk_angle"}));
    QCOMPARE(table.values(1, 0), 14.0);
    SINEW_COMPARE_NEAR(table.values(1, 2), 3.14159265358979323846 / 2, {.rel = 4e-16});
    QCOMPARE(table.values(1, 1), 180.0);
}

// A column of another name than the coordinate's that a stage uses for its motion is in degrees too.
void TestScenarioFile::columnsForRotationsAreAngles()
{
    putAll();
    std::string text = contentsOf(path("step.json"));
    text = spoilt(text, {"", "\"motion\": 90", R"("motion": {"table": "walk", "column": "trunk"})", ""});
    put(path("step.json"), text);
    const Result<ScenarioBundle> result = readScenarioFile(path("step.json").string());
    QVERIFY2(result.ok(), asText(result.diagnostics).c_str());
    SINEW_COMPARE_NEAR(result.value->scenario.tables[0].data->values(1, 1), 3.14159265358979323846, {.rel = 4e-16});
    QCOMPARE(result.value->scenario.tables[0].data->values(1, 0), 14.0);
}

void TestScenarioFile::missingFiles()
{
    const auto remarks = [this] {
        std::string text;
        for (Diagnostic d : readScenarioFile(path("step.json").string()).diagnostics) {
            d.file = fs::path(d.file).filename().string();
            text += toString(d) + '\n';
        }
        return text;
    };
    QCOMPARE(remarks(), std::string("step.json: error: there is no such file; check the name and the folder\n"));
    putAll();
    fs::remove(path("walk.sto"));
    QCOMPARE(remarks(), std::string("step.json:13:38: error: cannot read the table 'walk.sto': there is no such file; "
                                    "check the name and the folder\n"));
    putAll();
    fs::remove(path("models/five.sinew.json"));
    QCOMPARE(remarks(), std::string("step.json:2:47: error: cannot read the model 'models/five.sinew.json': there is "
                                    "no such file; check the name and the folder\n"));
}

// What is missing or wrong keeps nobody from opening the scenario to change it.
void TestScenarioFile::faultyScenariosAreOpened()
{
    putAll();
    fs::remove(path("walk.sto"));
    const Result<ScenarioBundle> noTable = readScenarioFileToMend(path("step.json").string());
    QVERIFY2(noTable.ok() && hasErrors(noTable.diagnostics), asText(noTable.diagnostics).c_str());
    QVERIFY(noTable.value->model == m_model);
    QVERIFY(noTable.value->scenario.tables[0].data->columns.empty());
    putAll();
    Model unsound = m_model;
    unsound.joints[0].parent = "nobody";
    QVERIFY(writeModelFile(unsound, path("models/five.sinew.json").string()).ok());
    QVERIFY(!readScenarioFile(path("step.json").string()).ok());
    const Result<ScenarioBundle> opened = readScenarioFileToMend(path("step.json").string());
    QVERIFY2(opened.ok() && hasErrors(opened.diagnostics), asText(opened.diagnostics).c_str());
    QVERIFY(opened.value->model == unsound);
    QVERIFY(!opened.value->scenario.stages.empty());
}

void TestScenarioFile::brokenFiles()
{
    putAll();
    put(path("walk.sto"), "walk\nendheader\ntime\thip_moment\n0\t12\n1\tfast\n");
    const Diagnostics table = readScenarioFile(path("step.json").string()).diagnostics;
    QCOMPARE(table.size(), std::size_t(2));
    QCOMPARE(table[0].line, 13);
    QCOMPARE(table[0].message.english(), std::string("cannot read the table 'walk.sto'"));
    QCOMPARE(table[1].line, 5);
    QCOMPARE(fs::path(table[1].file), path("walk.sto"));
    putAll();
    put(path("models/five.sinew.json"), "{\n \"format\": 3}");
    const Diagnostics model = readScenarioFile(path("step.json").string()).diagnostics;
    QCOMPARE(model.size(), std::size_t(2));
    QCOMPARE(model[0].message.english(), std::string("cannot read the model 'models/five.sinew.json'"));
    QCOMPARE(model[1].line, 2);
    putAll();
    put(path("walk.sto"), "walk\nendheader\ntime\thip_torque\n0\t12\n1\t13\n");
    const Diagnostics column = readScenarioFile(path("step.json").string()).diagnostics;
    QCOMPARE(column.size(), std::size_t(1));
    QCOMPARE(toString(column[0]).substr(column[0].file.size()),
             std::string(":19:84: error: there is no column 'hip_moment'; there are 'hip_torque'"));
}

// All that can be told at once is told.
void TestScenarioFile::formatIsCheckedWithoutTheModel()
{
    put(path("step.json"), spoilt(baseScenario, {"", "\"duration\": 2", "\"duration\": \"2\"", ""}));
    const Diagnostics remarks = readScenarioFile(path("step.json").string()).diagnostics;
    QCOMPARE(remarks.size(), std::size_t(3));
    QCOMPARE(remarks[2].message.english(), std::string("expected a number for 'duration', found the text '2'"));
}

void TestScenarioFile::savingIsAtomic()
{
    const Scenario scenario = readScenarioText(baseScenario, m_model).value.value();
    const std::string target = path("saved.json").string();
    QVERIFY(writeScenarioFile(scenario, m_model, target).ok());
    QCOMPARE(contentsOf(target), writtenScenario(scenario, m_model));
    QCOMPARE(std::distance(fs::directory_iterator(path("")), fs::directory_iterator()), 1);
    const Result<bool> failed = writeScenarioFile(scenario, m_model, path("nowhere/saved.json").string());
    QVERIFY(!failed.ok() && !failed.diagnostics.empty());
}

SINEW_TEST(TestScenarioFile)

}  // namespace sinew::test::tst_scenario_file

#include "tst_scenario_file.moc"
