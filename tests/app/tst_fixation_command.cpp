// `sinew-cli fixation` as a person or a script meets it: exit codes, what goes where, the keys of --json.

#include <cmath>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/fixation_file.h"
#include "tests/app/command_run.h"
#include "tests/support/analytic_femur.h"
#include "tests/support/test_registry.h"

namespace tst_fixation_command {

using namespace sinew;
using namespace sinew::test;

namespace {

QString shipped(const char* name)
{
    return QStringLiteral(SINEW_RESOURCE_DIR "/fixations/%1.sinew-fixation.json").arg(QLatin1String(name));
}

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

}  // namespace

class TestFixationCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheManual()
    {
        const CommandRun run = runCommand({"fixation", shipped("neck_screws"), "--json", "-"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject answer = json(run.out);
        for (const char* key : {"case", "postures", "worst", "verdict", "bands", "limits"})
            QVERIFY2(answer.contains(key), key);
        const QJsonArray postures = answer["postures"].toArray();
        QCOMPARE(postures.size(), 3);  // one-legged stance, two stated
        const QJsonObject posture = postures.first().toObject();
        for (const char* key :
             {"resultants", "pressed_share", "fit", "peak_pressure_Pa", "largest_gap_m", "largest_slip_m",
              "head_displacement_m", "rotation_rad", "parts", "events", "status", "residual"})
            QVERIFY2(posture.contains(key), key);
        const QJsonObject beam = posture["parts"].toArray().at(1).toObject();
        for (const char* key : {"name", "kind", "carries", "section_forces", "von_mises", "bearing"})
            QVERIFY2(beam.contains(key), key);
    }

    // It wrote a case that `check` then refused.
    void editRefusesACaseThatCannotBeBuilt()
    {
        QTemporaryDir folder;
        const QString verbs = folder.filePath("edits.json"), out = folder.filePath("out.sinew-fixation.json");
        QFile file(verbs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"([{"verb": "set", "at": "fixation/fracture", "values": {"pauwels": 500}}])");
        file.close();
        const CommandRun run = runCommand({"edit", shipped("neck_screws"), out, "--verbs", verbs});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(run.err.contains("Pauwels"));
        QVERIFY(!QFile::exists(out));
        QCOMPARE(runCommand({"check", shipped("neck_screws")}).exitCode, 0);
    }

    // What was measured on it, what is assumed; a folder further, and when it is missing, cut off or not whole.
    void aPatientsMeshIsMeasured()
    {
        AnalyticFemur femur;
        femur.shape.neckShaftAngle = 124 * 0.017453292519943295;
        femur.side = 0.0025;
        const LyingFemur lies(femur.mesh(), femur.landmarks(), Eigen::Isometry3d::Identity(), MeshUnit::Millimetre);
        QTemporaryDir folder;
        writeObj(lies.mesh, folder.filePath("femur.obj").toStdString());
        Fixation fixation;
        fixation.mesh = lies.stated;
        fixation.mesh->file = "femur.obj";
        fixation.femur.neckLength = 0.06;
        fixation.fixator.kind = FixatorKind::CannulatedScrews;
        const QString path = folder.filePath("patient.sinew-fixation.json");
        QVERIFY(writeFixationFile(fixation, path.toStdString()).ok());
        QCOMPARE(runCommand({"check", path}).exitCode, 0);
        const CommandRun text = runCommand({"fixation", path});
        QCOMPARE(text.exitCode, 0);
        QVERIFY2(text.out.contains("Measured on 'femur.obj': neck shaft angle 124.0 degrees"), text.out.constData());
        QVERIFY(text.out.contains("Assumed of the femur: neck shell 2.0 mm, shaft shell 6.0 mm."));
        QVERIFY(text.out.contains("that the case states 60.0 does not count"));
        const QJsonObject measured = json(runCommand({"fixation", path, "--json", "-"}).out)["femur"].toObject();
        QVERIFY(std::abs(measured["neck_length_m"].toDouble() - 0.052) < 2e-4);
        QCOMPARE(measured["measured"].toArray().size(), 8);
        const QString other = folder.filePath("below/patient.sinew-fixation.json");
        QVERIFY(QDir(folder.path()).mkdir("below"));
        QCOMPARE(runCommand({"convert", path, other}).exitCode, 0);
        QCOMPARE(runCommand({"check", other}).exitCode, 0);
        // Edits keep it, and are checked with it.
        const QString verbs = folder.filePath("edits.json"), edited = folder.filePath("edited.sinew-fixation.json");
        QFile file(verbs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"([{"verb": "set", "at": "fixation/fracture", "values": {"pauwels": 55}}])");
        file.close();
        QCOMPARE(runCommand({"edit", path, edited, "--verbs", verbs}).exitCode, 0);
        QCOMPARE(runCommand({"check", edited}).exitCode, 0);
        QVERIFY(QFile(folder.filePath("femur.obj")).resize(40000));
        const CommandRun cut = runCommand({"check", path});
        QCOMPARE(cut.exitCode, 3);
        QVERIFY2(cut.err.contains("patient.sinew-fixation.json:6:") && cut.err.contains("femur.obj"),
                 cut.err.constData());
        QVERIFY(QFile::remove(folder.filePath("femur.obj")));
        QVERIFY(runCommand({"fixation", path}).err.contains("there is no such file"));
    }

    // In every posture the parts carry the load, from fresh sums of what is printed.
    void partsSumUpToTheResultants()
    {
        for (const char* name : {"neck_screws", "neck_hip_screw", "neck_walking", "subtrochanteric_nail"}) {
            const QJsonObject answer = json(runCommand({"fixation", shipped(name), "--json", "-"}).out);
            for (const QJsonValue& each : answer["postures"].toArray()) {
                const QJsonObject posture = each.toObject(), whole = posture["resultants"].toObject();
                for (const char* key : {"C", "V1", "V2", "Mv", "Ma", "T"}) {
                    double sum = -whole[key].toDouble();
                    for (const QJsonValue& part : posture["parts"].toArray())
                        sum += part.toObject()["carries"].toObject()[key].toDouble();
                    const double size = std::abs(whole["C"].toDouble()) + std::abs(whole["V1"].toDouble());
                    QVERIFY2(std::abs(sum) < 1e-9 * size, key);
                }
            }
        }
    }

    void comparesCases()
    {
        const CommandRun run = runCommand({"fixation", shipped("neck_screws"), "--compare", shipped("neck_hip_screw")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("Comparison")
                && run.out.contains("no difference from the first that this model can tell"));
        QVERIFY(run.out.contains("not a medical device"));
    }

    // What the hip was before its osteotomy is a case of the comparison.
    void comparesBeforeAndAfter()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("case.json"));
        const QByteArray text = "{\"format\": \"sinew-fixation\", \"version\": 1, \"name\": \"cut\", "
                                "\"fracture\": {\"pauwels\": 65}, \"osteotomy\": {\"valgus\": 20}, "
                                "\"fixator\": {\"kind\": \"blade_plate\"}}";
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const QByteArray printed = runCommand({"fixation", file.fileName()}).out;
        QVERIFY(printed.contains("20 degrees of valgus") && printed.contains("blade plate, before the osteotomy"));
        QVERIFY(printed.contains("neck-shaft angle, deg") && !printed.contains("another person"));
        const QByteArray csv = runCommand({"fixation", file.fileName(), "--csv", "-"}).out;
        QVERIFY(csv.contains("\"blade plate, before the osteotomy\",\"walking, peak\""));
        const QJsonArray cases
            = json(runCommand({"fixation", file.fileName(), "--json", "-"}).out)["comparison"].toArray();
        QCOMPARE(cases.size(), 2);
        QVERIFY(cases[0]["femur"]["osteotomy"].toBool() && !cases[1]["femur"]["osteotomy"].toBool());
        const double turned = cases[1]["femur"]["pauwels_rad"].toDouble() - cases[0]["femur"]["pauwels_rad"].toDouble();
        QVERIFY(turned > 0.25 && turned < 0.35);
    }

    // A case with alternatives compares by itself, and says which construct is which.
    void comparesAlternatives()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("case.json"));
        const QByteArray text = "{\"format\": \"sinew-fixation\", \"version\": 1, \"name\": \"both\", "
                                "\"fracture\": {\"pauwels\": 75}, \"fixator\": {\"kind\": \"cannulated_screws\"}, "
                                "\"alternatives\": [{\"kind\": \"blade_plate\"}, {\"kind\": \"blade_plate\"}, {}]}";
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const CommandRun run = runCommand({"fixation", file.fileName(), "--json", "-"});
        QCOMPARE(run.exitCode, 0);  // nothing holds the last one, but the case itself is answered
        QVERIFY2(run.err.contains("no fixator: walking, peak"), run.err.constData());
        const QJsonArray cases = json(run.out)["comparison"].toArray();
        QCOMPARE(cases.size(), 4);
        QStringList fixators, titles;
        for (const QJsonValue& each : cases) {
            QCOMPARE(each["file"].toString(), file.fileName());
            QVERIFY(each["one_patient"].toBool());
            fixators.push_back(each["fixator"].toString());
            titles.push_back(each["title"].toString());
        }
        QCOMPARE(fixators,
                 QStringList({"cannulated screws, inverted triangle", "blade plate", "blade plate", "no fixator"}));
        QCOMPARE(titles[2], QStringLiteral("blade plate (2)"));
        QVERIFY(cases[0]["no_difference"].toArray().isEmpty() && !cases[1]["no_difference"].toArray().isEmpty());
        QVERIFY(cases[3]["worst"].isNull() && !cases[3].toObject().contains("bands"));
        QVERIFY(cases[3]["postures"][0]["message"].toString().contains("cannot be held"));
        const QByteArray csv = runCommand({"fixation", file.fileName(), "--csv", "-"}).out;
        QCOMPARE(csv.count('\n'), 9);  // header, two loads of four constructs
        QVERIFY(csv.contains("blade plate,\"walking, peak\",solved"));
        const QByteArray printed = runCommand({"fixation", file.fileName()}).out;
        QVERIFY(printed.contains("blade plate (2)") && printed.contains("no fixator, walking, peak: the fragments"));
    }

    void anotherActivity()
    {
        const CommandRun run
            = runCommand({"fixation", shipped("neck_screws"), "--activity", "walking_slow", "--csv", "-"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out.count('\n'), 33);  // header, 30 postures, the stated loads
        const CommandRun none = runCommand({"fixation", shipped("neck_screws"), "--activity", "walk"});
        QCOMPARE(none.exitCode, 3);
        QVERIFY(none.err.contains("there is no activity 'walk'") && none.err.contains(":"));
    }

    // The neck-shaft angle of the case is that of the model's femur too: the steeper, the larger the hip force.
    void theModelsFemurFollows()
    {
        double before = 0;
        for (const char* angle : {"115", "130", "145"}) {
            QTemporaryDir folder;
            QByteArray text = contentsOf(shipped("neck_screws"));
            text.replace("../models", SINEW_RESOURCE_DIR "/models");
            text.replace("\"fracture\":",
                         QByteArray("\"femur\": {\"neck_shaft_angle\": ") + angle + "},\n  \"fracture\":");
            QFile file(folder.filePath("case.json"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
            const QJsonObject answer
                = json(runCommand({"fixation", file.fileName(), "--activity", "one_legged_stance", "--json", "-"}).out);
            const QJsonArray force = answer["postures"].toArray().first().toObject()["hip_force_N"].toArray();
            const double size = std::hypot(force[0].toDouble(), force[1].toDouble(), force[2].toDouble());
            QVERIFY2(size > before, angle);
            before = size;
        }
    }

    void exitCodesTellWhy()
    {
        QTemporaryDir folder;
        const auto code = [&](const QByteArray& text) {
            QFile file(folder.filePath("case.json"));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                return -1;
            file.close();
            return runCommand({"fixation", file.fileName()}).exitCode;
        };
        const QByteArray head = "{\"format\": \"sinew-fixation\", \"version\": 1, ";
        QCOMPARE(code("nothing"), 3);
        QCOMPARE(code(head + "\"bone\": {\"cortical_modulus\": -1}}"), 3);
        QCOMPARE(code(head + "\"fracture\": {\"from_head\": 0.09}, \"fixator\": {\"kind\": \"nail\"}}"), 3);
        QCOMPARE(code(head + "\"fixator\": {\"kind\": \"own\", \"beams\": [{\"name\": \"a\", \"tip\": 0.04}]}}"), 3);
        QCOMPARE(code(head + "\"fracture\": {\"pauwels\": 75}}"), 4);  // no fixator: it slides
        QCOMPARE(code(head + "\"fixator\": {\"kind\": \"nail\"}}"), 0);
        QCOMPARE(runCommand({"fixation", "nowhere.json"}).exitCode, 3);
        QCOMPARE(runCommand({"fixation"}).exitCode, 2);
        QCOMPARE(runCommand({"fixation", shipped("neck_screws"), "--json", "/nowhere/out.json"}).exitCode, 3);
    }
};

SINEW_TEST(TestFixationCommand)

}  // namespace tst_fixation_command

#include "tst_fixation_command.moc"
