// sinew-cli edit: what it takes, writes, and refuses.

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/support/test_registry.h"

namespace sinew::test {

namespace {

QString model(const char* name)
{
    return QStringLiteral(SINEW_RESOURCE_DIR "/models/%1.sinew.json").arg(QLatin1String(name));
}

}  // namespace

class TestEditCommand : public QObject {
    Q_OBJECT

private slots:
    // What --unsound wrote could not be read again.
    void mendsWhatItBroke()
    {
        const QString broken = file("broken.json"), mended = file("mended.json");
        const CommandRun broke = edit(setDamping("-1"), {model("hip"), broken, "--unsound"});
        QVERIFY2(broke.exitCode == 0, broke.err.constData());
        QCOMPARE(edit(setDamping("null"), {broken, mended}).exitCode, 3);
        const CommandRun done = edit(setDamping("null"), {broken, mended, "--unsound"});
        QVERIFY2(done.exitCode == 0 && done.err.contains("damping"), done.err.constData());
        QCOMPARE(contentsOf(mended), contentsOf(model("hip")));
    }

    // What no file can say was written as null.
    void numbersThatOverflowAreRefused()
    {
        const CommandRun r
            = edit("[{\"verb\": \"add\", \"at\": \"bodies\", \"object\": {\"name\": \"b\", \"mass\": "
                   "{\"value\": 1e308, \"scale\": \"body_weight\"}}}, {\"verb\": \"insert\", "
                   "\"template\": \"chain\", \"on\": \"b\", \"length\": 1e308, \"position\": [0, 1e308, 0]}, "
                   "{\"verb\": \"insert\", \"template\": \"chain\", \"mass\": 1e308, \"links\": 1}, "
                   "{\"verb\": \"scale\", \"factor\": 10, \"masses\": true}]",
                   {model("hip"), file("large.json"), "--unsound"});
        QCOMPARE(r.exitCode, 3);
        QVERIFY2(r.err.contains("a number would be too large"), r.err.constData());
        QVERIFY(!QFile::exists(file("large.json")));
    }

    // A path without a length keeps a model from being computed with, though no check of a file finds it.
    void tellsWhatCompilingFinds()
    {
        const CommandRun r
            = edit("[{\"verb\": \"add\", \"at\": \"links\", \"object\": {\"name\": \"flat\", \"stiffness\": 1, "
                   "\"path\": [{\"body\": \"ground\", \"position\": [0, 0, 0]}, {\"body\": \"pendulum\", "
                   "\"position\": [0, 0, 0]}]}}]",
                   {model("pendulum"), file("out.json")});
        QCOMPARE(r.exitCode, 3);
        QVERIFY2(r.err.contains("at links/flat/path: the path of link 'flat' has no length"), r.err.constData());
    }

    // A motion and the model that it names follow each other; the model's own file is left alone.
    void takesMotions()
    {
        const QString in = SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json";
        const QString out = file("out.sinew-scenario.json");
        const CommandRun title
            = edit("[{\"verb\": \"set\", \"at\": \"scenario\", \"values\": {\"title\": \"Another\"}}]", {in, out});
        QVERIFY2(title.exitCode == 0, title.err.constData());
        QVERIFY(contentsOf(out).contains("\"title\": \"Another\""));
        QCOMPARE(runCommand({"check", out}).exitCode, 0);
        const QByteArray rename = "[{\"verb\": \"rename\", \"at\": \"coordinates/0\", \"name\": \"first\"}]";
        const CommandRun refused = edit(rename, {in, file("none.json")});
        QVERIFY2(refused.exitCode == 2 && refused.err.contains("--model-out"), refused.err.constData());
        QVERIFY(!QFile::exists(file("none.json")));
        const CommandRun both = edit(rename, {in, out, "--model-out", file("made.sinew.json")});
        QVERIFY2(both.exitCode == 0, both.err.constData());
        QVERIFY(contentsOf(out).contains("\"made.sinew.json\""));
        const CommandRun checked = runCommand({"check", out});
        QVERIFY2(checked.exitCode == 0, checked.err.constData());
        QCOMPARE(edit(setDamping("1"), {model("hip"), out, "--model-out", "x"}).exitCode, 2);
    }

private:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static QByteArray setDamping(const char* value)
    {
        return QByteArray("[{\"verb\": \"set\", \"at\": \"links/0\", \"values\": {\"damping\": ") + value + "}}]";
    }

    CommandRun edit(const QByteArray& verbs, const QStringList& arguments) const
    {
        QFile script(file("verbs.json"));
        if (!script.open(QIODevice::WriteOnly) || script.write(verbs) != verbs.size())
            return {};
        script.close();
        return runCommand(QStringList{"edit"} + arguments + QStringList{"--verbs", script.fileName()});
    }

    QTemporaryDir m_folder;
};

}  // namespace sinew::test

SINEW_TEST(sinew::test::TestEditCommand)
#include "tst_edit_command.moc"
