// `sinew-cli figure` as a person or a script meets it, and the connection arrays that `info` prints.

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"

namespace tst_figure_command {

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out, err;
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(SINEW_CLI, arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestFigureCommand : public QObject {
    Q_OBJECT

private slots:
    void listNamesEveryFigure();
    void writesTheFileThatShips_data();
    void writesTheFileThatShips();
    void optionsSizeTheFigure();
    void idleOptionsAreMentioned();
    void wrongInput_data();
    void wrongInput();
    void infoPrintsConnectionArrays();

private:
    QString path(const char* name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestFigureCommand::listNamesEveryFigure()
{
    const Run r = run({"figure", "--list"});
    QCOMPARE(r.exitCode, 0);
    QCOMPARE(r.out.count('\n'), 9);
    for (const char* part : {"\nsnake                 a chain of links", "human17  ",
                             "(Huston and Liu 1990); --sex, --height, --mass\n", "; --links\n"})
        QVERIFY2(r.out.contains(part), r.out.constData());
}

void TestFigureCommand::writesTheFileThatShips_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("pendulum") << QStringList{};
    QTest::newRow("human17") << QStringList{"--sex", "male", "--height", "1.741", "--mass", "73"};
    QTest::newRow("snake") << QStringList{"--links", "12"};
}

void TestFigureCommand::writesTheFileThatShips()
{
    QFETCH(QStringList, arguments);
    const QString kind = QTest::currentDataTag(), out = path("out.sinew.json");
    const Run r = run(QStringList{"figure", kind, out} + arguments);
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.isEmpty(), r.err.constData());
    const QByteArray shipped = contents(QString(SINEW_RESOURCE_DIR) + "/models/" + kind + ".sinew.json");
    QVERIFY(!shipped.isEmpty());
    QVERIFY(contents(out) == shipped);
    QCOMPARE(run({"check", out}).exitCode, 0);
}

void TestFigureCommand::optionsSizeTheFigure()
{
    const QString out = path("woman.sinew.json");
    QCOMPARE(run({"figure", "human17", out, "--sex", "female", "--height", "1.6", "--mass", "50"}).exitCode, 0);
    QVERIFY(contents(out).contains("a woman of 1.6 m and 50 kg"));
    // The weight of 50 kg in standard gravity.
    QVERIFY(contents(out).contains("\"body_weight\": 490.3325"));
    QCOMPARE(run({"figure", "eleven_link", out, "--sex", "female"}).exitCode, 0);
    QVERIFY(contents(out).contains("a woman of 1.735 m and 61.9 kg"));
}

void TestFigureCommand::idleOptionsAreMentioned()
{
    const Run r = run({"figure", "pendulum", path("p.sinew.json"), "--height", "1.6", "--links", "3"});
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.contains("warning: figure 'pendulum' is not sized for a person; leave out"), r.err.constData());
    QVERIFY2(r.err.contains("warning: figure 'pendulum' has a number of links of its own"), r.err.constData());
}

void TestFigureCommand::wrongInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    const QString out = path("never.sinew.json"), nowhere = path("no/such/folder.sinew.json");
    QTest::newRow("nothing") << QStringList{} << 2 << "figure needs the name of a figure and a file to write";
    QTest::newRow("no file") << QStringList{"snake"} << 2 << "sinew-cli figure KIND OUT.sinew.json";
    QTest::newRow("misspelt") << QStringList{"pendlum", out} << 2 << "no figure 'pendlum'; did you mean 'pendulum'?";
    QTest::newRow("no such sex") << QStringList{"human17", out, "--sex", "none"} << 2 << "--sex";
    QTest::newRow("not a number") << QStringList{"human17", out, "--height", "tall"} << 2 << "--height";
    QTest::newRow("negative height") << QStringList{"human17", out, "--height", "-1.7"} << 3
                                     << "error: a height of -1.7 m is no person's; give a height between 0.4 and 2.8 m";
    QTest::newRow("mass in grams") << QStringList{"eleven_link", out, "--mass", "70000"} << 3 << "a mass of 70000 kg";
    QTest::newRow("no links") << QStringList{"snake", out, "--links", "0"} << 3 << "give a number between 1 and 200";
    QTest::newRow("nowhere to write") << QStringList{"snake", nowhere} << 3 << "folder.sinew.json";
}

void TestFigureCommand::wrongInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, message);
    const Run r = run(QStringList{"figure"} + arguments);
    QCOMPARE(r.exitCode, exitCode);
    QVERIFY2(r.err.contains(message.toUtf8()), r.err.constData());
    QVERIFY(r.out.isEmpty());
    QVERIFY(!QFile::exists(path("never.sinew.json")));
}

void TestFigureCommand::infoPrintsConnectionArrays()
{
    const QString models = QString(SINEW_RESOURCE_DIR) + "/models/";
    const Run human = run({"info", models + "human17.sinew.json"});
    QCOMPARE(human.exitCode, 0);
    // Huston and Liu 1990, Table 1: the columns of bodies 1, 8 and 17.
    for (const char* part : {"body connection arrays (0 is the ground)\n  L0  L1  L2  L3  L4  L5  L6\n",
                             "\n   1   0   0   0   0   0   0  pelvis\n", "\n   8   7   6   3   2   1   0  left_hand\n",
                             "\n  17  16  15   1   0   0   0  right_foot\n"})
        QVERIFY2(human.out.contains(part), human.out.constData());
    const Run five = run({"info", models + "five_link.sinew.json"});
    QVERIFY2(five.out.contains("\n  6  3  2  1  0  0  trunk\n"), five.out.constData());
    QVERIFY(!run({"info", models + "pendulum.sinew.json"}).out.contains("connection"));
}

SINEW_TEST(TestFigureCommand)

}  // namespace tst_figure_command

#include "tst_figure_command.moc"
