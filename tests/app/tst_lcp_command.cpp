// `sinew-cli lcp` as a person or a script meets it: exit codes, what goes where, the keys of --json.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"

namespace tst_lcp_command {

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out, err;
};

const char* const cycle = R"({"A": [[17, 4, -10], [4, 1, -3], [-10, -3, 14]], "B": [-6, -5, 28]})";
const char* const bounded = R"({"A": [[2, 1, 0], [1, 2, 0], [0, 0, 1]], "B": [-1, 1, -9], "equalities": [0],
                                "upper": [null, 5, 4]})";

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

}  // namespace

class TestLcpCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheManual();
    void everyMethodIsThere_data();
    void everyMethodIsThere();
    void standardOutputIsNothingButJson();
    void textIsForPeople();
    void exitCodesTellWhy_data();
    void exitCodesTellWhy();
    void jsonGoesToAFile();
    void wrongInputHasAPlace();
    void usage();

private:
    // Runs the command on a problem of this text.
    Run lcp(const QByteArray& problem, const QStringList& arguments = {})
    {
        QFile file(m_folder.filePath("problem.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(problem) != problem.size())
            return {};
        file.close();
        QProcess process;
        process.start(SINEW_CLI, QStringList{"lcp", file.fileName()} + arguments);
        if (!process.waitForFinished(60000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

void TestLcpCommand::jsonHasTheKeysOfTheManual()
{
    const Run r = lcp(bounded, {"--json", "-"});
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.isEmpty(), r.err.constData());
    const QJsonObject o = json(r.out);
    const QStringList keys{"X", "Y", "history", "message", "method", "pivots", "residual", "status"};
    QCOMPARE(o.keys(), keys);
    QCOMPARE(o["status"].toString(), "solved");
    QCOMPARE(o["method"].toString(), "ordered");
    // X0 = 1/2 from its equality, X1 = 0, X2 at its bound of 4.
    QCOMPARE(o["X"].toArray(), (QJsonArray{0.5, 0, 4}));
    QCOMPARE(o["Y"].toArray(), (QJsonArray{0, 1.5, -5}));
    const QJsonArray history = o["history"].toArray();
    const QJsonObject first = history[0].toObject(), last = history.last().toObject();
    QCOMPARE(first.keys(), (QStringList{"X", "Y", "change", "row", "step"}));
    QCOMPARE(first["change"].toString(), "start");
    QVERIFY(first["row"].isNull());
    QCOMPARE(first["step"].toInt(), 1);
    QCOMPARE(last["change"].toString(), "to upper");
    QCOMPARE(last["row"].toInt(), 2);
    QCOMPARE(last["X"].toArray(), o["X"].toArray());
}

void TestLcpCommand::everyMethodIsThere_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("auto") << "solved" << 0;
    QTest::newRow("ordered") << "solved" << 0;
    QTest::newRow("block") << "solved" << 0;
    QTest::newRow("lemke") << "solved" << 0;
    QTest::newRow("kolesnikov1") << "wrong" << 4;
    QTest::newRow("kolesnikov2") << "wrong" << 4;
    QTest::newRow("switching-off") << "wrong" << 4;
}

// On the problem where each published rule fails in its own way.
void TestLcpCommand::everyMethodIsThere()
{
    QFETCH(QString, status);
    QFETCH(int, exitCode);
    const QString method = QTest::currentDataTag();
    const Run r = lcp(cycle, {"--method", method, "--json", "-"});
    QCOMPARE(r.exitCode, exitCode);
    const QJsonObject o = json(r.out);
    QCOMPARE(o["status"].toString(), status);
    if (method != "auto")
        QCOMPARE(o["method"].toString(), method);
    QCOMPARE(o["X"].toArray().size(), 3);
    // Integers and a determinant of 1: X1 = 5 to some hundred units in the last place.
    QCOMPARE(qAbs(o["X"].toArray()[1].toDouble() - 5) < 1e-11, exitCode == 0);
    QCOMPARE(o["residual"].toDouble() > 1e-3, exitCode == 4);
    QVERIFY(o["history"].toArray().size() >= 2);
}

void TestLcpCommand::standardOutputIsNothingButJson()
{
    for (const char* problem : {cycle, "{\"A\": [[1]], \"B\": [1], \"uper\": [3]}", "{\"A\": [[0]], \"B\": [-1]}"}) {
        const Run r = lcp(problem, {"--method", "lemke", "--json", "-"});
        QJsonParseError error{};
        QJsonDocument::fromJson(r.out, &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
    }
    // What cannot be read gives no solution at all.
    QVERIFY(lcp("{\"A\": [[1]]}", {"--json", "-"}).out.isEmpty());
}

void TestLcpCommand::textIsForPeople()
{
    const Run right = lcp(bounded);
    QCOMPARE(right.exitCode, 0);
    for (const char* part :
         {"solved\nmethod: ordered\n", "rows count from 0", "     0          0.5            0  equality\n",
          "     1            0          1.5  X = 0\n", "     2            4           -5  at its upper bound\n",
          "\nhistory\n1: start\n2: row 0 enters\n", ": row 2 goes to its upper bound\n"})
        QVERIFY2(right.out.contains(part), right.out.constData());
    QCOMPARE(right.out.count("count from 0"), 1);
    const Run wrong = lcp(cycle, {"--method", "kolesnikov1"});
    for (const char* part :
         {"wrong: the rule cycles", "method: kolesnikov1\n", "X = 0 but Y < 0\n", "5: row 0 leaves\n"})
        QVERIFY2(wrong.out.contains(part), wrong.out.constData());
    QVERIFY2(wrong.err.startsWith("error: the rule cycles"), wrong.err.constData());
}

void TestLcpCommand::exitCodesTellWhy_data()
{
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("status");
    const auto row = [](const char* name, const char* problem, const char* method, int exitCode, const char* status) {
        QTest::newRow(name) << QByteArray(problem) << method << exitCode << status;
    };
    row("infeasible", "{\"A\": [[1, -1], [-1, 1]], \"B\": [-1, -1]}", "auto", 4, "infeasible");
    row("infeasible, not symmetric", "{\"A\": [[0, -1], [1, 0]], \"B\": [-1, -1]}", "auto", 4, "infeasible");
    row("a ray", "{\"A\": [[0, 1], [1, -1]], \"B\": [-1, -1]}", "lemke", 4, "ray");
    row("not symmetric", "{\"A\": [[1, 2], [0, 1]], \"B\": [-1, -1]}", "ordered", 3, "invalid_input");
    row("not symmetric, a published rule", "{\"A\": [[1, 2], [0, 1]], \"B\": [-1, -1]}", "kolesnikov2", 3,
        "invalid_input");
    row("bounds, a published rule", bounded, "switching-off", 3, "invalid_input");
    row("indefinite", "{\"A\": [[1, 2], [2, 1]], \"B\": [-1, -1]}", "kolesnikov1", 3, "invalid_input");
    row("overflow", "{\"A\": [[1e-200]], \"B\": [-1e200]}", "lemke", 1, "not_converged");
}

void TestLcpCommand::exitCodesTellWhy()
{
    QFETCH(QByteArray, problem);
    QFETCH(QString, method);
    QFETCH(int, exitCode);
    QFETCH(QString, status);
    const Run r = lcp(problem, {"--method", method, "--json", "-"});
    QCOMPARE(r.exitCode, exitCode);
    QCOMPARE(json(r.out)["status"].toString(), status);
    QVERIFY(json(r.out)["X"].isNull() && json(r.out)["residual"].isNull());
    QVERIFY2(r.err.startsWith("error: "), r.err.constData());
}

void TestLcpCommand::jsonGoesToAFile()
{
    const QString name = m_folder.filePath("out.json");
    const Run r = lcp(cycle, {"--json", name});
    QCOMPARE(r.exitCode, 0);
    QVERIFY(r.out.startsWith("solved\n"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(json(file.readAll())["status"].toString(), "solved");
    const Run nowhere = lcp(cycle, {"--json", m_folder.filePath("no/such/out.json")});
    QCOMPARE(nowhere.exitCode, 3);
    QVERIFY2(nowhere.err.contains("cannot write"), nowhere.err.constData());
}

void TestLcpCommand::wrongInputHasAPlace()
{
    const Run r = lcp("{\"A\": [[1, 2],\n  [3]], \"B\": [1, 1]}");
    QCOMPARE(r.exitCode, 3);
    QVERIFY(r.out.isEmpty());
    QVERIFY2(r.err.contains("problem.json:2:3: error: row 1 of A has 1 number, A has 2 rows"), r.err.constData());
    const Run typo = lcp("{\"A\": [[1]], \"B\": [1], \"uper\": [3]}");
    QCOMPARE(typo.exitCode, 0);
    QVERIFY2(typo.err.contains("warning: unknown key 'uper'; did you mean 'upper'?"), typo.err.constData());
}

void TestLcpCommand::usage()
{
    QCOMPARE(lcp(cycle, {"--method", "guess"}).exitCode, 2);
    QCOMPARE(lcp(cycle, {"--bogus"}).exitCode, 2);
    QCOMPARE(lcp(cycle, {"--help"}).exitCode, 0);
}

SINEW_TEST(TestLcpCommand)

}  // namespace tst_lcp_command

#include "tst_lcp_command.moc"
