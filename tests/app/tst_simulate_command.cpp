// `sinew-cli simulate` as a person or a script meets it.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/support/test_registry.h"

namespace tst_simulate_command {

using namespace sinew::test;

namespace {

const QString scenarios = SINEW_RESOURCE_DIR "/scenarios/";

const char* const fall = R"({
  "format": "sinew-scenario", "version": 1, "name": "fall", "model": "MODEL",
  "start": [{"coordinate": "angle", "value": 90}],
  "stages": [{"name": "swing", "given": [{"coordinates": ["*"], "effort": 0}], "ends": [ENDS]}],
  "options": {"duration": 1}
})";

}  // namespace

class TestSimulateCommand : public QObject {
    Q_OBJECT

private slots:
    void writesSummaryAndMotion();
    void summaryNamesStagesAndPeaks();
    void textIsForAPerson();
    void partialResultsAreKept();
    void neverMetConditionIsAWarning();
    void wrongInput_data();
    void wrongInput();
    void checksAndConverts();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, QByteArray text);

    QTemporaryDir m_folder;
};

QString TestSimulateCommand::write(const QString& name, QByteArray text)
{
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(text.replace("MODEL", SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"));
    return path(name);
}

void TestSimulateCommand::writesSummaryAndMotion()
{
    const CommandRun r = runCommand({"simulate", scenarios + "two_masses.sinew-scenario.json", "--out",
                                     path("motion.sto"), "--json", path("summary.json")});
    QVERIFY2(r.exitCode == 0, r.err);
    QCOMPARE(r.err, QByteArray());
    const QList<QByteArray> lines = contentsOf(path("motion.sto")).split('\n');
    const qsizetype header = lines.indexOf("endheader");
    QVERIFY(header > 0);
    const QList<QByteArray> columns = lines[header + 1].split('\t');
    for (const char* name :
         {"time", "first_place/value", "first_place/speed", "first_place/effort", "spring 2/force", "spring 2/engaged",
          "first_place/fx", "first_place/mz", "energy/kinetic", "energy/potential"})
        QVERIFY2(columns.contains(name), name);
    QCOMPARE(columns.first(), QByteArray("time"));
    // 401 samples of the grid, and one more at each switch
    QVERIFY(lines.size() - header - 3 >= 401);
    QVERIFY(QJsonDocument::fromJson(contentsOf(path("summary.json"))).isObject());
}

void TestSimulateCommand::summaryNamesStagesAndPeaks()
{
    const CommandRun r = runCommand({"simulate", scenarios + "jump.sinew-scenario.json", "--json", "-"});
    QVERIFY2(r.exitCode == 0, r.err);
    const QJsonObject summary = QJsonDocument::fromJson(r.out).object();
    QCOMPARE(summary["status"].toString(), QString("completed"));
    QCOMPARE(summary["partial"].toBool(true), false);
    const QJsonArray stages = summary["stages"].toArray();
    QCOMPARE(stages.size(), 3);
    QCOMPARE(stages[0].toObject()["ended_by"].toString(), QString("support_y.effort < 0"));
    QCOMPARE(stages[1].toObject()["order"].toInt(), 6);
    QVERIFY(stages[2].toObject()["steps"].toInt() > 10);
    // A step of Dormand and Prince has seven stages, the last of which is the next one's first.
    QVERIFY(stages[2].toObject()["solutions"].toInt() >= 6 * stages[2].toObject()["steps"].toInt());
    QCOMPARE(stages[2].toObject()["end"].toDouble(), 1.4);
    QVERIFY(summary["peaks"].toObject()["support_y/effort"].toObject()["value"].toDouble() > 500);
    QVERIFY(summary["energy_drift"].toDouble(1) < 1e-5);
}

void TestSimulateCommand::textIsForAPerson()
{
    const CommandRun r = runCommand({"simulate", scenarios + "jump.sinew-scenario.json"});
    QCOMPARE(r.exitCode, 0);
    for (const char* part : {"completed\n", "stage ", "flight", "support_y.effort < 0", "energy drift"})
        QVERIFY2(r.out.contains(part), r.out);
}

void TestSimulateCommand::partialResultsAreKept()
{
    const QString file = write("pole.sinew-scenario.json",
                               QByteArray(fall)
                                   .replace("\"effort\": 0", "\"effort\": {\"formula\": \"20 + angle.speed ^ 3 * 10\"}")
                                   .replace("ENDS", ""));
    const CommandRun r = runCommand({"simulate", file, "--out", path("part.csv"), "--json", "-"});
    QCOMPARE(r.exitCode, 4);
    QVERIFY2(r.err.contains("error: stage 'swing' stopped at "), r.err);
    const QJsonObject summary = QJsonDocument::fromJson(r.out).object();
    QCOMPARE(summary["status"].toString(), QString("stopped"));
    QCOMPARE(summary["partial"].toBool(), true);
    QVERIFY(contentsOf(path("part.csv")).count('\n') > 3);
}

void TestSimulateCommand::neverMetConditionIsAWarning()
{
    const QString file
        = write("never.sinew-scenario.json", QByteArray(fall).replace("ENDS", "{\"when\": \"angle > 100\"}"));
    const CommandRun r = runCommand({"simulate", file});
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.contains("warning: stage 'swing' was still waiting for angle > 100"), r.err);
}

void TestSimulateCommand::wrongInput_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("unknown quantity") << QByteArray("ENDS") << QByteArray("{\"when\": \"angel < 0\"}")
                                      << QByteArray("did you mean 'angle'");
    QTest::newRow("a pair twice") << QByteArray("[\"*\"]") << QByteArray("[\"angle\", \"angle\"]")
                                  << QByteArray("angle");
    QTest::newRow("a pair never") << QByteArray("{\"coordinates\": [\"*\"], \"effort\": 0}") << QByteArray("")
                                  << QByteArray("'angle'");
    QTest::newRow("no model") << QByteArray("\"MODEL\"") << QByteArray("\"none.sinew.json\"")
                              << QByteArray("none.sinew.json");
    QTest::newRow("no JSON") << QByteArray("\"version\": 1,") << QByteArray("\"version\": 1") << QByteArray("error");
    QTest::newRow("negative duration") << QByteArray("\"duration\": 1") << QByteArray("\"duration\": -1")
                                       << QByteArray("duration");
}

void TestSimulateCommand::wrongInput()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, text);
    const QString file = write("wrong.sinew-scenario.json", QByteArray(fall).replace(from, to).replace("ENDS", ""));
    const CommandRun r = runCommand({"simulate", file, "--out", path("wrong.sto")});
    QCOMPARE(r.exitCode, 3);
    QVERIFY2(r.err.contains(text) && r.err.contains("wrong.sinew-scenario.json:"), r.err);
    QVERIFY(!QFile::exists(path("wrong.sto")));
}

void TestSimulateCommand::checksAndConverts()
{
    const QString file = scenarios + "jump.sinew-scenario.json";
    CommandRun r = runCommand({"check", file});
    QVERIFY2(r.exitCode == 0 && r.out.contains("good, 3 stages"), r.err);
    // what ships is in normal form; names of files stay as they are written
    QVERIFY(QFile::copy(SINEW_RESOURCE_DIR "/scenarios/jumper.sinew.json", path("jumper.sinew.json")));
    QVERIFY(QFile::copy(file, path("jump.sinew-scenario.json")));
    r = runCommand({"convert", path("jump.sinew-scenario.json"), path("again.sinew-scenario.json")});
    QVERIFY2(r.exitCode == 0, r.err);
    QCOMPARE(contentsOf(path("again.sinew-scenario.json")), contentsOf(file));
    // into another folder it did not find its model any more
    QVERIFY(QDir(path(".")).mkdir("elsewhere"));
    QCOMPARE(runCommand({"convert", file, path("elsewhere/jump.sinew-scenario.json")}).exitCode, 0);
    r = runCommand({"check", path("elsewhere/jump.sinew-scenario.json")});
    QVERIFY2(r.exitCode == 0 && r.out.contains("good, 3 stages"), r.err);
}

SINEW_TEST(TestSimulateCommand)

}  // namespace tst_simulate_command

#include "tst_simulate_command.moc"
