// States as JSON: what is read, and what is said of what cannot be.

#include <sstream>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/state_file.h"
#include "tests/support/test_registry.h"

namespace tst_state_file {

using namespace sinew;

namespace {

const std::vector<std::string> coordinates = {"hip", "knee", "reach"};

Result<StateFile> read(const std::string& text, const std::vector<std::string>& names = coordinates)
{
    std::istringstream stream(text);
    return readStates(stream, "s", names);
}

// All remarks, "line:column: error: message; hint", a line each.
std::string remarksOn(const std::string& text)
{
    std::string remarks;
    for (const Diagnostic& diagnostic : read(text).diagnostics)
        remarks += (remarks.empty() ? "" : "\n") + toString(diagnostic).substr(2);
    return remarks;
}

}  // namespace

class TestStateFile : public QObject {
    Q_OBJECT

private slots:
    void allKeys()
    {
        const auto result = read(R"({"time": 0.5, "coordinates": [
            {"name": "reach", "value": 0.7, "speed": -0.25, "acceleration": 3},
            {"name": "hip", "value": 1e-3, "speed": 2, "effort": -7}]})");
        QVERIFY(result.ok());
        QVERIFY(result.diagnostics.empty());
        QVERIFY(!result.value->isList);
        QCOMPARE(result.value->states.size(), std::size_t(1));
        const MotionState& s = result.value->states[0];
        QCOMPARE(s.time, 0.5);
        // The model's order, not the file's; what is left out is at rest and free.
        QVERIFY(s.values == Eigen::Vector3d(1e-3, 0, 0.7));
        QVERIFY(s.speeds == Eigen::Vector3d(2, 0, -0.25));
        QVERIFY(s.accelerations == Eigen::Vector3d(0, 0, 3));
        QVERIFY(s.efforts == Eigen::Vector3d(-7, 0, 0));
        QCOMPARE(s.isAccelerationGiven, (std::vector<bool>{false, false, true}));
    }

    void formsThatMeanTheSame_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a map in the state")
            << QByteArray(R"({"time": 2, "coordinates": {"knee": {"value": 1, "speed": 3, "acceleration": 4}}})");
        QTest::newRow("the map itself") << QByteArray(
            R"({"knee": {"value": 1, "speed": 3, "acceleration": 4}, "time": 2})");
        QTest::newRow("the other null") << QByteArray(
            R"({"time": 2, "knee": {"value": 1, "speed": 3, "acceleration": 4, "effort": null}})");
        QTest::newRow("a byte order mark")
            << QByteArray("\xEF\xBB\xBF{\"time\": 2, \"knee\": {\"value\": 1, \"speed\": 3, \"acceleration\": 4}}");
    }

    void formsThatMeanTheSame()
    {
        QFETCH(QByteArray, text);
        const auto result = read(text.toStdString());
        QVERIFY(result.ok() && result.diagnostics.empty() && !result.value->isList);
        const MotionState& s = result.value->states.at(0);
        QCOMPARE(s.time, 2.0);
        QVERIFY(s.values == Eigen::Vector3d(0, 1, 0) && s.speeds == Eigen::Vector3d(0, 3, 0));
        QVERIFY(s.accelerations == Eigen::Vector3d(0, 4, 0) && s.efforts == Eigen::Vector3d::Zero());
        QCOMPARE(s.isAccelerationGiven, (std::vector<bool>{false, true, false}));
    }

    void bareListIsOneState()
    {
        const auto result = read(R"([{"name": "hip", "value": 1}, {"name": "knee", "value": 2}])");
        QVERIFY(result.ok() && !result.value->isList);
        QVERIFY(result.value->states.at(0).values == Eigen::Vector3d(1, 2, 0));
    }

    void nothingIsAtRest()
    {
        for (const char* text : {"{}", "{\"coordinates\": []}", "{\"coordinates\": {}}", "{\"hip\": {}}"}) {
            const auto result = read(text);
            QVERIFY(result.ok());
            const MotionState& s = result.value->states.at(0);
            QVERIFY(s.values.isZero() && s.speeds.isZero() && s.efforts.isZero() && s.accelerations.isZero());
            QCOMPARE(s.isAccelerationGiven, std::vector<bool>(3, false));
            QCOMPARE(s.time, 0.0);
        }
    }

    void listKeepsItsOrderAndStatesTheirOwn()
    {
        const auto result = read(R"([{"hip": {"value": 1, "acceleration": 5}}, {"coordinates": []}, {"time": 3}])");
        QVERIFY(result.ok() && result.value->isList);
        const auto& states = result.value->states;
        QCOMPARE(states.size(), std::size_t(3));
        QCOMPARE(states[0].values[0], 1.0);
        QVERIFY(states[0].isAccelerationGiven[0] && !states[1].isAccelerationGiven[0]);
        QVERIFY(states[1].values.isZero() && states[1].accelerations.isZero());
        QCOMPARE(states[2].time, 3.0);
        QVERIFY(read(R"([{"hip": {"value": 1}}])").value->isList);
    }

    void coordinateNamedTime()
    {
        const auto both = read(R"({"time": {"value": 4}})", {"time"});
        QVERIFY(both.ok());
        QCOMPARE(both.value->states[0].values[0], 4.0);
        QCOMPARE(both.value->states[0].time, 0.0);
        const auto listed = read(R"({"time": 2, "coordinates": [{"name": "time", "value": 4}]})", {"time"});
        QVERIFY(listed.ok());
        QCOMPARE(listed.value->states[0].values[0], 4.0);
        QCOMPARE(listed.value->states[0].time, 2.0);
    }

    void remarks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        row("a number", "3",
            "1:1: error: expected a state between braces {...}, found the number 3; such as {\"coordinates\": "
            "[{\"name\": \"hip\", \"value\": 0.3, \"speed\": 1, \"effort\": 0}]}");
        row("blanks", "  ", "1:3: error: expected a state, found nothing but blanks; choose a state in JSON");
        row("an empty list", "[]",
            "1:1: error: the list of states is empty; such as {\"coordinates\": [{\"name\": \"hip\", \"value\": 0.3, "
            "\"speed\": 1, \"effort\": 0}]}");
        row("a list in the list", "[{}, []]",
            "1:6: error: expected a state between braces {...}, found an empty list; such as {\"coordinates\": "
            "[{\"name\": \"hip\", \"value\": 0.3, \"speed\": 1, \"effort\": 0}]}");
        row("both", "{\"hip\": {\"acceleration\": 1,\n \"effort\": 0}}",
            "2:2: error: coordinate 'hip' has both an acceleration and an effort; give one of the two; the other is "
            "computed");
        row("unknown", "{\"coordinates\": [\n{\"name\": \"knie\"}]}",
            "2:10: error: the model has no coordinate 'knie'; did you mean 'knee'?");
        row("unknown in a map", "{\"knie\": {}}",
            "1:2: error: the model has no coordinate 'knie'; did you mean 'knee'?");
        row("far from all", "{\"states\": []}",
            "1:2: error: the model has no coordinate 'states'; its coordinates are hip, knee, reach");
        row("twice in a list", "{\"coordinates\": [{\"name\": \"hip\"},\n {\"name\": \"hip\"}]}",
            "2:11: error: coordinate 'hip' stands twice; keep one of the two");
        row("twice in a map", "{\"hip\": {},\n\"hip\": {}}",
            "2:1: error: coordinate 'hip' stands twice; keep one of the two");
        row("a key twice", "{\"hip\": {\"value\": 1,\n\"value\": 2}}",
            "2:1: error: the key 'value' stands twice in coordinate 'hip'; keep one of the two");
        row("time twice", "{\"time\": 1, \"time\": 2}",
            "1:13: error: the key 'time' stands twice in a state; keep one of the two");
        row("coordinates twice", "{\"coordinates\": [], \"coordinates\": []}",
            "1:21: error: the key 'coordinates' stands twice in a state; keep one of the two");
        row("beside", "{\"coordinates\": [], \"hip\": {}}",
            "1:21: error: coordinate 'hip' stands beside 'coordinates'; move it into 'coordinates'");
        row("not a number", "{\"hip\": {\"value\":\n NaN}}",
            "2:2: error: expected a value, found 'NaN'; every number must be finite");
        row("a text", "{\"hip\": {\"speed\": \"1\"}}",
            "1:19: error: expected a number for 'speed', found the text '1'; write it as in 12.5 or -1e-3, SI and "
            "radians, without quotes or units");
        row("null", "{\"hip\": {\"value\": null}}",
            "1:19: error: expected a number for 'value', found null; write it as in 12.5 or -1e-3, SI and radians, "
            "without quotes or units");
        row("too large to compute with", "{\"hip\": {\"value\": 1.7e308}}",
            "1:19: error: the number for 'value' is too large to compute with; numbers of a state are at most 1e+15");
        row("too large", "{\"hip\": {\"effort\": -1e999}}",
            "1:20: error: the number -1e999 is too large; every number must be finite");
        row("time is a text", "{\"time\": \"now\"}",
            "1:10: error: expected a number for 'time', found the text 'now'; write it as in 12.5 or -1e-3, SI and "
            "radians, without quotes or units");
        row("a value without its key", "{\"hip\": 0.3}",
            "1:9: error: expected an object for coordinate 'hip', found the number 0.3; such as {\"value\": 0.3, "
            "\"speed\": 1, \"effort\": 0}");
        row("no list", "{\"coordinates\": 3}",
            "1:17: error: expected a list for 'coordinates', found the number 3; such as {\"coordinates\": "
            "[{\"name\": \"hip\", \"value\": 0.3, \"speed\": 1, \"effort\": 0}]}");
        row("no name", "{\"coordinates\": [{\"value\": 3}]}",
            "1:18: error: the key 'name' is missing from a coordinate; add \"name\": \"...\"");
        row("the name is a number", "{\"coordinates\": [{\"name\": 3}]}",
            "1:27: error: expected a text for 'name', found the number 3; put it between double quotes");
        row("a name alone", "{\"coordinates\": [\"hip\"]}",
            "1:18: error: expected a coordinate between braces {...}, found the text 'hip'; such as {\"name\": "
            "\"hip\", \"value\": 0.3}");
        row("a slip of a key", "{\"hip\": {\"sped\": 3}}",
            "1:10: warning: unknown key 'sped' in coordinate 'hip'; did you mean 'speed'?");
        row("another key", "{\"coordinates\": [], \"remark\": 3}",
            "1:21: warning: unknown key 'remark' in a state; it is passed over");
        row("several at once", "[{\"hop\": {}},\n{\"knee\": {\"value\": true}}]",
            "1:3: error: the model has no coordinate 'hop'; did you mean 'hip'?\n"
            "2:20: error: expected a number for 'value', found true; write it as in 12.5 or -1e-3, SI and radians, "
            "without quotes or units");
    }

    void remarks()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(remarksOn(text.toStdString())), expected);
        QCOMPARE(read(text.toStdString()).ok(), !expected.contains(": error: "));
    }

    void files()
    {
        const auto remark = [](const std::string& path) {
            const auto result = readStateFile(path, coordinates);
            return result.ok() ? std::string("good") : result.diagnostics.front().message.english();
        };
        QTemporaryDir folder;
        QCOMPARE(remark(folder.filePath("missing").toStdString()), std::string("there is no such file"));
        QCOMPARE(remark(folder.path().toStdString()), std::string("this is a folder"));
        QFile file(folder.filePath("s.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(remark(file.fileName().toStdString()), std::string("the file is empty"));
        file.write("{\"hip\": {\"value\": -1}}");
        file.close();
        QCOMPARE(remark(file.fileName().toStdString()), std::string("good"));
    }
};

SINEW_TEST(TestStateFile)

}  // namespace tst_state_file

#include "tst_state_file.moc"
