// sinew-cli edit: what it takes, writes, and refuses.

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_edit_command {

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

    // What was wrong before the verbs was written as if it were sound: no check of a file had found it.
    void whatCannotBeComputedWithIsRefused()
    {
        const QString flat = file("flat.json"), out = file("scaled.json");
        const CommandRun made
            = edit("[{\"verb\": \"add\", \"at\": \"links\", \"object\": {\"name\": \"flat\", \"stiffness\": 1, "
                   "\"path\": [{\"body\": \"ground\", \"position\": [0, 0, 0]}, {\"body\": \"pendulum\", "
                   "\"position\": [0, 0, 0]}]}}]",
                   {model("pendulum"), flat, "--unsound"});
        QVERIFY2(made.exitCode == 0, made.err.constData());
        for (const char* verbs : {"[{\"verb\": \"scale\", \"factor\": 1.2, \"masses\": true}]", "[]"}) {
            const CommandRun refused = edit(verbs, {flat, out});
            QCOMPARE(refused.exitCode, 3);
            QVERIFY2(refused.err.contains("after all verbs as before, at links/flat/path: the path of link 'flat' has no "
                                          "length"),
                     refused.err.constData());
            QVERIFY(!QFile::exists(out));
        }
        QCOMPARE(edit("[{\"verb\": \"remove\", \"at\": \"links/flat\"}]", {flat, out}).exitCode, 0);
        QCOMPARE(edit("[]", {flat, out, "--unsound"}).exitCode, 0);
    }

    // An unknown key had no advice where no key is near.
    void keysThatAVerbHasAreNamed()
    {
        const CommandRun r = edit("[{\"verb\": \"scale\", \"factor\": 1.2, \"quickly\": true}]",
                                  {model("pendulum"), file("none.json")});
        QCOMPARE(r.exitCode, 3);
        QVERIFY2(r.err.contains("unknown key 'quickly' in a verb; its keys are verb, "), r.err.constData());
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

    // The model went under the motion, with success.
    void noFileIsWrittenOverAnother()
    {
        const QString in = SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json";
        const QByteArray title = "[{\"verb\": \"set\", \"at\": \"scenario\", \"values\": {\"title\": \"Another\"}}]";
        const QString motion = file("own.sinew-scenario.json"), itsModel = file("own.sinew.json");
        QCOMPARE(edit(title, {in, motion, "--model-out", itsModel}).exitCode, 0);
        const QByteArray before = contentsOf(motion), model = contentsOf(itsModel);
        const QString verbs = file("verbs.json"), one = file("one.json");
        for (const QStringList& arguments : {QStringList{motion, one, "--model-out", one},
                                             {motion, itsModel},
                                             {motion, one, "--model-out", motion},
                                             {motion, verbs},
                                             {motion, one, "--model-out", verbs}}) {
            const CommandRun refused = edit(title, arguments);
            QVERIFY2(refused.exitCode == 2 && refused.err.contains("would be lost"), refused.err.constData());
            QVERIFY(contentsOf(motion) == before && contentsOf(itsModel) == model && !QFile::exists(one));
        }
        QCOMPARE(edit(title, {motion, motion, "--model-out", itsModel}).exitCode, 0);  // both in place
    }

    // Model and motion go together: neither is written when one of them cannot be.
    void modelAndMotionAreWrittenTogether()
    {
        const QString in = SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json";
        const QString itsModel = file("pair.sinew.json");
        const QByteArray rename = "[{\"verb\": \"rename\", \"at\": \"coordinates/0\", \"name\": \"first\"}]";
        const CommandRun refused = edit(rename, {in, file("no/folder.json"), "--model-out", itsModel});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY(!QFile::exists(itsModel));
    }

    // What was written could not be opened again.
    void namesOfFilesAreHeldAgainstTheFiles()
    {
        const QString in = SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json", out = file("named.json");
        for (const char* verbs :
             {R"([{"verb": "set", "at": "scenario", "values": {"model": "none.sinew.json"}}])",
              R"([{"verb": "set", "at": "scenario", "values": {"model": "two_masses.sinew.json"}}])",
              R"([{"verb": "add", "at": "scenario/tables", "object": {"name": "t", "file": "none.sto"}}])"}) {
            const CommandRun refused = edit(verbs, {in, out});
            QVERIFY2(refused.exitCode == 3 && !QFile::exists(out), verbs);
        }
    }

    // The number of the verb was missing where a value and not the verb was wrong.
    void saysWhichVerbLeftAProblem()
    {
        const CommandRun r = edit(R"([{"verb": "set", "values": {"title": "one"}},
            {"verb": "set", "at": "links/0", "values": {"damping": -1}},
            {"verb": "set", "at": "links/1", "values": {"damping": 2}}])",
                                  {model("hip"), file("out.json")});
        QCOMPARE(r.exitCode, 3);
        QVERIFY2(r.err.contains("verbs.json:2:") && r.err.contains("after verb 2, at links/"), r.err.constData());
    }

    void aFixationFollowsItsActivity()
    {
        const QString in = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json", out = file("case.json");
        const CommandRun done = edit(R"([{"verb": "rename", "at": "activities/one_legged_stance", "name": "stand"}])",
                                     {in, out, "--model-out", file("case.sinew.json")});
        QVERIFY2(done.exitCode == 0, done.err.constData());
        QVERIFY(contentsOf(out).contains("\"activity\": \"stand\""));
        QCOMPARE(runCommand({"check", out}).exitCode, 0);
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

SINEW_TEST(TestEditCommand)

}  // namespace sinew::test::tst_edit_command

#include "tst_edit_command.moc"
