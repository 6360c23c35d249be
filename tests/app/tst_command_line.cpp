// The command line as a person or a script meets it: exit codes, what goes where, the keys of --json.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"

namespace tst_command_line {

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

QString model(const char* name)
{
    return QStringLiteral(SINEW_RESOURCE_DIR "/models/%1.sinew.json").arg(QLatin1String(name));
}

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

// Writes the five-strand model with one text replaced.
QString changedModel(const QTemporaryDir& folder, const QByteArray& from, const QByteArray& to)
{
    QFile in(model("two_links_five_strands"));
    if (!in.open(QIODevice::ReadOnly))
        return {};
    QByteArray text = in.readAll();
    if (!text.contains(from))
        return {};
    text.replace(from, to);
    QFile out(folder.filePath("changed.json"));
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        return {};
    return out.fileName();
}

}  // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void solveWritesTheKeysOfTheManual()
    {
        const Run r = run({"solve", model("two_links_five_strands"), "--json", "-"});
        QCOMPARE(r.exitCode, 0);
        const QJsonObject o = json(r.out);
        QCOMPARE(o["status"].toString(), "solved");
        QVERIFY(o["residual"].toDouble() < 1e-9);
        for (const char* key : {"message", "body_weight_N", "coordinates", "links", "joints", "switching"})
            QVERIFY2(o.contains(QLatin1String(key)), key);
        const QJsonObject link = o["links"].toArray()[0].toObject();
        QCOMPARE(link["name"].toString(), "strand 1");
        QVERIFY(std::abs(link["force_N"].toDouble() - 6.7257) < 0.5e-4);
        QCOMPARE(link["engaged"].toBool(), true);
        QVERIFY(link.contains("length_m") && link.contains("elongation_m"));
        const QJsonObject joint = o["joints"].toArray()[1].toObject();
        QCOMPARE(joint["frame"].toString(), "ground");
        QCOMPARE(joint["on"].toString(), "B");
        QVERIFY(std::abs(joint["force_N"].toArray()[0].toDouble() - 4.339) < 0.5e-3);
        QVERIFY(joint["resultant_bw"].isNull());
        const QJsonArray steps = o["switching"].toArray();
        QCOMPARE(steps.size(), 2);
        QCOMPARE(steps[1].toObject()["link"].toString(), "strand 5");
        QCOMPARE(steps[1].toObject()["change"].toString(), "goes slack");
        QCOMPARE(steps[1].toObject()["forces_N"].toArray().size(), 5);
        QCOMPARE(o["floating_nodes"].toArray()[0].toString(), "heads");
    }

    void activitiesAreSolvedAndHeldAgainstTheMeasured()
    {
        const Run r = run({"solve", model("hip"), "--activity", "one_legged_stance", "--json", "-"});
        QCOMPARE(r.exitCode, 0);
        const QJsonObject o = json(r.out);
        QCOMPARE(o["references"].toArray()[0].toObject()["comparison"].toString(), "inside");
        QVERIFY(std::abs(o["joints"].toArray()[1].toObject()["resultant_bw"].toDouble() - 2.40) < 0.005);
        const Run walking = run({"solve", model("hip"), "--activity", "walking_slow", "--step", "2", "--json", "-"});
        QCOMPARE(json(walking.out)["posture"].toString(), "4 % of the cycle");
        QCOMPARE(json(walking.out)["series"].toArray().size(), 30);
    }

    void coordinatesAreSetLockedAndDriven()
    {
        const Run r = run({"solve", model("hip"), "--set", "hip_flexion_r=20", "--lock", "hip_rotation_r", "--moment",
                           "hip_adduction_r=12.5", "--json", "-"});
        QCOMPARE(r.exitCode, 0);
        const QJsonArray coordinates = json(r.out)["coordinates"].toArray();
        QVERIFY(std::abs(coordinates[3].toObject()["value"].toDouble() - 20) < 1e-12);
        QCOMPARE(coordinates[4].toObject()["mode"].toString(), "driven");
        QCOMPARE(coordinates[4].toObject()["moment"].toDouble(), 12.5);
        QCOMPARE(coordinates[5].toObject()["mode"].toString(), "locked");
    }

    // What the window could and the command line could not.
    void whatIfsAndStudies()
    {
        const QString hip = model("hip");
        const QStringList stance{"solve", hip, "--activity", "one_legged_stance", "--json", "-"};
        const auto resultant = [&](const QStringList& more) {
            const Run r = run(stance + more);
            const QJsonObject joint = json(r.out)["joints"].toArray()[1].toObject();
            return r.exitCode == 0 ? joint["resultant_N"].toDouble() : -1;
        };
        const double usual = resultant({});
        // moments and weights alike grow, so every force does
        QVERIFY(std::abs(resultant({"--load-factor", "0.5"}) - usual / 2) < 1e-9 * usual);
        QVERIFY(resultant({"--activation", "piriformis=3"}) != usual);
        QVERIFY(resultant({"--shortening", "piriformis=2"}) != usual);
        const QJsonObject study = json(run(stance + QStringList{"--sensitivity", "--interval", "0.2"}).out);
        QVERIFY(study["sensitivities"].toObject()["derivatives"].toArray().size() > 100);
        QCOMPARE(study["intervals"].toObject()["links"].toArray().size(), 27);
        const QString text = run({"solve", model("two_links_five_strands"), "--sensitivity"}).out;
        for (const char* joint : {"\n  hip\n", "\n  knee\n"})
            QVERIFY2(text.section("What the joint forces depend on", 1).contains(joint), qPrintable(text));
        const Run unknown = run(stance + QStringList{"--activation", "piriformi=1"});
        QCOMPARE(unknown.exitCode, 3);
        QVERIFY(unknown.err.contains("did you mean 'piriformis'"));
        QCOMPARE(run(stance + QStringList{"--activation", "piriformis=-1"}).exitCode, 3);
        // Half of the load could be taken for all of it.
        const QJsonObject half
            = json(run(stance + QStringList{"--load-factor", "0.5", "--activation", "piriformis=3"}).out);
        QCOMPARE(half["load_factor"].toDouble(), 0.5);
        QCOMPARE(half["activations"].toObject()["piriformis"].toDouble(), 3.0);
        QVERIFY(half["shortenings_m"].toObject().isEmpty());
        // Sizes at which all digits are lost ended as 'a fault of ours', or as infinite forces that counted as solved.
        for (const QStringList& huge :
             {QStringList{"--activation", "iliopsoas=1e12"}, QStringList{"--load-factor", "1e160"},
              QStringList{"--shortening", "iliopsoas=1e9"}, QStringList{"--moment", "hip_flexion_r=1e300"}}) {
            const Run r = run(stance + huge);
            QCOMPARE(r.exitCode, 3);
            QVERIFY2(r.err.contains("beyond what can be computed with"), qPrintable(r.err));
        }
    }

    void everyMethodAnswers()
    {
        for (const char* method : {"stiffness", "quadratic", "cubic", "minmax"}) {
            const Run r
                = run({"solve", model("hip"), "--activity", "one_legged_stance", "--method", method, "--json", "-"});
            QCOMPARE(r.exitCode, 0);
            QCOMPARE(json(r.out)["status"].toString(), "solved");
            // Rows of switching were those of least squares, whatever the method, and did not say so.
            const QString switching = QString(method) == "stiffness" ? "stiffness" : "quadratic";
            QCOMPARE(json(r.out)["method"].toString(), QString(method));
            QCOMPARE(json(r.out)["switching_method"].toString(), switching);
        }
    }

    // With strand 2 tied to B at both ends nothing can turn B forward.
    void aPostureThatCannotBeHeldEndsWithFour()
    {
        QTemporaryDir folder;
        const QString file = changedModel(folder, "{\"body\": \"A\", \"position\": [5.7, 1.8, 0]}",
                                          "{\"body\": \"B\", \"position\": [5.7, 1.8, 0]}");
        QVERIFY(!file.isEmpty());
        const Run r = run({"solve", file, "--json", "-"});
        QCOMPARE(r.exitCode, 4);
        QCOMPARE(json(r.out)["status"].toString(), "not_holdable");
        QVERIFY2(json(r.out)["message"].toString().contains("'knee_angle' lacks"), r.out.constData());
        QVERIFY(json(r.out)["coordinates"].toArray()[1].toObject()["missing"].toDouble() > 0);
        QVERIFY2(r.err.contains("cannot be held"), r.err.constData());
        // Joint forces that are in balance with nothing were written as numbers.
        for (const QJsonValue& joint : json(r.out)["joints"].toArray())
            QVERIFY(joint.toObject()["force_N"].isNull() && joint.toObject()["resultant_N"].isNull());
        const QByteArray csv = run({"solve", file, "--csv", "-"}).out;
        QVERIFY2(csv.contains("\nmessage,"), csv.constData());
        for (const QByteArray& line : csv.trimmed().split('\n').mid(1))
            QVERIFY2(line.endsWith(",not_holdable"), line.constData());
    }

    void wrongInputEndsWithThreeAndAPlace()
    {
        QTemporaryDir folder;
        const QString file = changedModel(folder, "\"stiffness\": 200", "\"stiffness\": -200");
        const Run r = run({"check", file});
        QCOMPARE(r.exitCode, 3);
        QVERIFY2(r.err.contains("changed.json:") && r.err.contains("error: "), r.err.constData());
        QVERIFY(r.out.isEmpty());
        QCOMPARE(run({"solve", file}).exitCode, 3);
        QCOMPARE(run({"info", folder.filePath("missing.json")}).exitCode, 3);
        QCOMPARE(run({"solve", model("hip"), "--activity", "one_leged_stance"}).exitCode, 3);
        const Run typo = run({"solve", model("hip"), "--set", "hip_flexon_r=3"});
        QCOMPARE(typo.exitCode, 3);
        QVERIFY2(typo.err.contains("did you mean 'hip_flexion_r'?"), typo.err.constData());
    }

    void nothingIsWrittenForWrongInput()
    {
        QTemporaryDir folder;
        const QString file = changedModel(folder, "\"parent\": \"ground\"", "\"parent\": \"grond\"");
        const QString out = folder.filePath("out.json");
        QCOMPARE(run({"convert", file, out}).exitCode, 3);
        QVERIFY(!QFile::exists(out));
        QCOMPARE(run({"solve", file, "--json", out, "--csv", folder.filePath("out.csv")}).exitCode, 3);
        QVERIFY(!QFile::exists(out));
    }

    void usageEndsWithTwo()
    {
        QCOMPARE(run({}).exitCode, 2);
        QCOMPARE(run({"bogus"}).exitCode, 2);
        QCOMPARE(run({"solve"}).exitCode, 2);
        QCOMPARE(run({"solve", model("hip"), "--method", "guess"}).exitCode, 2);
        QCOMPARE(run({"--help"}).exitCode, 0);
        QCOMPARE(run({"--version"}).exitCode, 0);
    }

    void convertNormalisesAndMirrors()
    {
        QTemporaryDir folder;
        const QString same = folder.filePath("same.json"), left = folder.filePath("left.json");
        QCOMPARE(run({"convert", model("hip"), same}).exitCode, 0);
        QFile a(same), b(model("hip")), c(left), d(model("hip_left"));
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QCOMPARE(a.readAll(), b.readAll());
        QCOMPARE(run({"convert", "--mirror", model("hip"), left}).exitCode, 0);
        QVERIFY(c.open(QIODevice::ReadOnly) && d.open(QIODevice::ReadOnly));
        QCOMPARE(c.readAll(), d.readAll());
    }

    // The side of a case changes, twice is back; its model, a file of its own, is named as before, which is said.
    void convertMirrorsCases()
    {
        QTemporaryDir folder;
        const QString screws = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";
        const QString left = folder.filePath("left.json"), back = folder.filePath("back.json"),
                      same = folder.filePath("same.json");
        const Run mirrored = run({"convert", "--mirror", screws, left});
        QCOMPARE(mirrored.exitCode, 0);
        QVERIFY(mirrored.err.contains("was not mirrored"));
        QCOMPARE(run({"convert", "--mirror", left, back}).exitCode, 0);
        QCOMPARE(run({"convert", screws, same}).exitCode, 0);
        QFile a(left), b(back), c(same);
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly) && c.open(QIODevice::ReadOnly));
        QVERIFY(a.readAll().contains("\"side\": \"left\""));
        QCOMPARE(b.readAll(), c.readAll());
        QCOMPARE(run({"check", left}).exitCode, 0);
    }

    // All verbs of a script, or none: the file is only written when all of them were done.
    void editAppliesAScript()
    {
        QTemporaryDir folder;
        const QString script = folder.filePath("edits.json"), out = folder.filePath("out.json");
        const auto edit = [&](const QByteArray& verbs) {
            QFile file(script);
            return file.open(QIODevice::WriteOnly) && file.write(verbs) == verbs.size()
                       ? (file.close(), run({"edit", model("hip"), out, "--verbs", script}))
                       : Run();
        };
        const Run refused = edit(R"([{"verb": "rename", "at": "bodies/femur_r", "name": "thigh"},
                                     {"verb": "remove", "at": "bodies/femur_r"}])");
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.err.contains(":2:63: error: verb 2 is refused: there is nothing at 'bodies/femur_r'"),
                 qPrintable(refused.err));
        QVERIFY(!QFile::exists(out));
        const Run unsound = edit(R"([{"verb": "remove", "at": "bodies/femur_r", "dependants": "leave"}])");
        QCOMPARE(unsound.exitCode, 3);
        QVERIFY2(unsound.err.contains("after verb 1, at joints/hip_r/child: there is no body 'femur_r'"),
                 qPrintable(unsound.err));
        const Run done = edit(R"([{"verb": "set", "values": {"body_weight": 800}},
                                  {"verb": "rename", "at": "bodies/femur_r", "name": "thigh"}])");
        QVERIFY2(done.exitCode == 0, qPrintable(done.err));
        QCOMPARE(run({"check", out}).exitCode, 0);
        const Run list = run({"edit", "--list"});
        QVERIFY(list.exitCode == 0 && list.out.contains("rename: "));
        const Run format = run({"edit", "--format"});
        QVERIFY(format.exitCode == 0 && format.out.contains("| **`stiffness`** | number, N/m"));
        QCOMPARE(run({"edit", model("hip"), out}).exitCode, 2);
    }

    void csvHasARowALinkAndAJoint()
    {
        const Run r = run({"solve", model("hip"), "--activity", "one_legged_stance", "--csv", "-"});
        QCOMPARE(r.out.count('\n'), 1 + 27 + 2);
        QVERIFY(r.out.contains("\nlink,\"gluteus medius, anterior\",1,"));
        QVERIFY(r.out.contains("\njoint,hip_r,,"));
    }

    void anAdjustedPostureIsJudgedAsItIs()
    {
        const Run r = run(
            {"solve", model("hip"), "--activity", "one_legged_stance", "--set", "hip_flexion_r=30", "--json", "-"});
        const QJsonObject o = json(r.out);
        const double resultant = o["joints"].toArray()[1].toObject()["resultant_bw"].toDouble();
        QVERIFY(std::abs(resultant - 2.40) > 0.01);
        QCOMPARE(o["references"].toArray()[0].toObject()["computed_bw"].toDouble(), resultant);
        const Run walking
            = run({"solve", model("hip"), "--activity", "walking_slow", "--lock", "hip_rotation_r", "--json", "-"});
        QVERIFY(!json(walking.out).contains("references"));
        QCOMPARE(run({"solve", model("hip"), "--step", "99"}).exitCode, 3);
        QCOMPARE(run({"solve", model("hip"), "--activity", "one_legged_stance", "--step", "1"}).exitCode, 3);
    }

    // What a method cannot say is told, and told by the complete system.
    void whatFollowsStiffnessSaysSo()
    {
        const Run squares = run({"solve", model("two_links_five_strands"), "--method", "quadratic", "--sensitivity"});
        QVERIFY(squares.err.contains("shared by stiffness"));
        QVERIFY(!run({"solve", model("two_links_five_strands"), "--sensitivity"}).err.contains("shared by stiffness"));
    }

    void findPostureSaysWhenThereIsNone()
    {
        const Run none = run({"solve", model("two_links_five_strands"), "--find-posture"});
        QCOMPARE(none.exitCode, 3);
        QVERIFY(none.err.contains("no coordinate is driven"));
    }
};

SINEW_TEST(TestCommandLine)

}  // namespace tst_command_line

#include "tst_command_line.moc"
