// `sinew-cli interface` as a person or a script meets it: exit codes, what goes where, the keys of --json, and closed
// forms of shared/data/fixation/fixation_reference.json.

#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_interface_command {

namespace {

const QString example = QStringLiteral(SINEW_RESOURCE_DIR "/problems/neck_with_three_screws.json");

// A block on an incline of 45 degrees: it slides unless something holds it.
const char* const incline
    = "{'load': {'force': [1, 0, -1]}, 'cells': [{'area': 1, 'kn': 1e9, 'kt': 1e7, 'friction': 0.4}]}";

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

double number(const QJsonValue& object, const char* key)
{
    return object[QLatin1String(key)].toDouble(std::nan(""));
}

// Of the reference data; empty without them.
QJsonObject reference(const char* name)
{
    const QByteArray text = contentsOf(QStringLiteral(SINEW_SHARED_DATA_DIR "/fixation/fixation_reference.json"));
    for (const QJsonValue each : QJsonDocument::fromJson(text)["cases"].toArray()) {
        if (each["name"].toString() == QLatin1String(name))
            return each.toObject();
    }
    return {};
}

QJsonArray diagonal(std::initializer_list<double> values)
{
    QJsonArray rows;
    int i = 0;
    for (const double value : values) {
        QJsonArray row{0, 0, 0, 0, 0, 0};
        row[i++] = value;
        rows.append(row);
    }
    return rows;
}

}  // namespace

class TestInterfaceCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheManual();
    void partsBalanceTheLoad();
    void textIsForPeople();
    void csvHasARowForEachPart();
    void filesAndStandardOutput();
    void exitCodesTellWhy_data();
    void exitCodesTellWhy();
    void manyCells();
    void rectangleOfTheReference();
    void ringOfTheReference();
    void lagScrewOfTheReference();
    void inclineOfTheReference();
    void clampedBeamOfTheReference();

private:
    CommandRun run(QByteArray problem, const QStringList& arguments = {})
    {
        QFile file(m_folder.filePath("problem.json"));
        problem.replace('\'', '"');
        if (!file.open(QIODevice::WriteOnly) || file.write(problem) != problem.size())
            return {};
        file.close();
        return runCommand(QStringList{"interface", file.fileName()} + arguments);
    }

    QJsonObject solved(const QJsonObject& problem)
    {
        return json(run(QJsonDocument(problem).toJson(), {"--json", "-"}).out);
    }

    QTemporaryDir m_folder;
};

void TestInterfaceCommand::jsonHasTheKeysOfTheManual()
{
    const CommandRun r = runCommand({"interface", example, "--json", "-"});
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.isEmpty(), r.err.constData());
    const QJsonObject o = json(r.out);
    const QStringList keys{"beams",
                           "cells",
                           "collapse",
                           "displacement",
                           "iterations",
                           "largest_opening_m",
                           "largest_slip_m",
                           "load",
                           "message",
                           "patches",
                           "peak_pressure_Pa",
                           "pressed_share",
                           "reference_point_m",
                           "residual",
                           "slipping_share",
                           "sliders",
                           "status",
                           "steps",
                           "surface",
                           "ties",
                           "tightening",
                           "title"};
    QStringList found = o.keys(), wanted = keys;
    found.sort();
    wanted.sort();
    QCOMPARE(found, wanted);
    QCOMPARE(o["status"].toString(), "solved");
    QVERIFY(o["collapse"].isNull());
    QVERIFY(number(o, "residual") <= 1e-9);
    QCOMPARE(o["displacement"].toObject().keys(), (QStringList{"rotation_rad", "translation_m"}));
    QCOMPARE(o["cells"][0].toObject().keys(), (QStringList{"area_m2", "friction_N", "normal_N", "opening_m",
                                                           "position_m", "pressure_Pa", "slip_m", "state"}));
    QCOMPARE(o["patches"][0].toObject().keys(),
             (QStringList{"area_m2", "cells", "first_cell", "force_N", "largest_opening_m", "largest_slip_m",
                          "moment_Nm", "name", "peak_pressure_Pa", "pressed_share", "slipping_share"}));
    QCOMPARE(o["beams"][0].toObject().keys(), (QStringList{"force_N", "moment_Nm", "name", "stations"}));
    QCOMPARE(o["beams"][0]["stations"][0].toObject().keys(),
             (QStringList{"at_m", "bearing_N_per_m", "force_N", "moment_Nm", "movement_m"}));
    QCOMPARE(o["ties"][0].toObject().keys(), (QStringList{"force_N", "moment_Nm", "name", "tension_N"}));
    QCOMPARE(o["steps"].toArray().size(), 25);
    QCOMPARE(o["steps"][24].toObject().keys(),
             (QStringList{"factor", "pressed_share", "rotation_rad", "slipping_share", "translation_m"}));
    QCOMPARE(number(o["steps"][24], "pressed_share"), number(o, "pressed_share"));
}

// Load, surface, beams and ties sum up to nothing, from the digits of the file.
void TestInterfaceCommand::partsBalanceTheLoad()
{
    const QJsonObject o = json(runCommand({"interface", example, "--json", "-"}).out);
    double sums[6] = {};
    const auto add = [&](const QJsonValue& part) {
        for (int i = 0; i < 3; ++i) {
            sums[i] += part["force_N"][i].toDouble(std::nan(""));
            sums[3 + i] += part["moment_Nm"][i].toDouble(std::nan(""));
        }
    };
    add(o["load"]);
    add(o["surface"]);
    for (const char* list : {"beams", "ties", "sliders"}) {
        for (const QJsonValue part : o[QLatin1String(list)].toArray())
            add(part);
    }
    for (int i = 0; i < 6; ++i)
        SINEW_COMPARE_NEAR(sums[i], 0.0, {.abs = i < 3 ? 1800e-9 : 1800e-9 * 0.02});
    // The section forces of a screw in the plane are what it puts on the proximal fragment, turned round.
    double shear = 0;
    for (const QJsonValue station : o["beams"][0]["stations"].toArray()) {
        if (std::abs(number(station, "at_m")) < 1e-9)
            shear = station["force_N"][1].toDouble();
    }
    SINEW_COMPARE_NEAR(shear, -o["beams"][0]["force_N"][0].toDouble(), {.rel = 1e-6});
}

void TestInterfaceCommand::textIsForPeople()
{
    const CommandRun r = runCommand({"interface", example});
    QCOMPARE(r.exitCode, 0);
    for (const char* part :
         {"Broken neck of a femur with three cannulated screws\nsolved\nresidual: ", "mm, degrees\n",
          "forces on the proximal fragment", "\nlower screw  ", "front head pulls with ", "\npressed share  ",
          "patch 'bone', with its outline, 548 cells\n", "\nbending  ", "  load share   mm moved"})
        QVERIFY2(r.out.contains(part), r.out.constData());
    const CommandRun slides = run(incline);
    QCOMPARE(slides.exitCode, 4);
    QVERIFY2(slides.out.startsWith("infeasible: the fragments cannot be held"), slides.out.constData());
    QVERIFY2(slides.out.contains("it moves off by 1 "), slides.out.constData());
    QVERIFY2(slides.err.startsWith("error: the fragments cannot be held"), slides.err.constData());
}

void TestInterfaceCommand::csvHasARowForEachPart()
{
    const CommandRun r = runCommand({"interface", example, "--csv", "-"});
    QCOMPARE(r.exitCode, 0);
    QList<QByteArray> lines = r.out.trimmed().split('\n');
    const qsizetype columns = lines[0].count(',');
    QVERIFY(lines[0].startsWith("kind,name,at_m,load_share,fx_N,"));
    QVERIFY(lines[0].endsWith(",state,status"));
    QMap<QByteArray, int> kinds;
    for (const QByteArray& line : lines.mid(1)) {
        QCOMPARE(line.count(','), columns);
        QVERIFY(line.endsWith(",solved"));
        ++kinds[line.left(line.indexOf(','))];
    }
    for (const auto& [kind, count] : {std::pair("message", 1),
                                      {"step", 25},
                                      {"load", 1},
                                      {"displacement", 1},
                                      {"tightening", 1},
                                      {"surface", 1},
                                      {"patch", 1},
                                      {"beam", 3},
                                      {"tie", 3},
                                      {"cell", 548}})
        QCOMPARE(kinds[kind], count);
    QVERIFY(kinds["station"] > 60);
}

void TestInterfaceCommand::filesAndStandardOutput()
{
    const QString jsonName = m_folder.filePath("out.json"), csvName = m_folder.filePath("out.csv");
    const CommandRun r = runCommand({"interface", example, "--json", jsonName, "--csv", csvName});
    QCOMPARE(r.exitCode, 0);
    QVERIFY(r.out.startsWith("Broken neck"));
    QCOMPARE(json(contentsOf(jsonName))["status"].toString(), "solved");
    QVERIFY(contentsOf(csvName).startsWith("kind,"));
    const CommandRun nowhere = runCommand({"interface", example, "--json", m_folder.filePath("no/such/out.json")});
    QCOMPARE(nowhere.exitCode, 3);
    QVERIFY2(nowhere.err.contains("cannot write"), nowhere.err.constData());
    const CommandRun both = runCommand({"interface", example, "--json", "-", "--csv", "-"});
    QCOMPARE(both.exitCode, 2);
    QVERIFY(both.out.isEmpty());
}

void TestInterfaceCommand::exitCodesTellWhy_data()
{
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("status");  // empty: nothing was solved
    const auto row = [](const char* name, const char* problem, int exitCode, const char* status) {
        QTest::newRow(name) << QByteArray(problem) << exitCode << QString(status);
    };
    row("held",
        "{'load': {'force': [0, 0, -1]}, 'beams': [{'name': 'a', 'from': -0.01, 'to': 0.01, 'round': "
        "{'outer_diameter': 0.01, 'E': 1e11}, 'supports': [{'at': -0.01, 'fragment': 'distal', 'translation': "
        "['held', 'held', 'held'], 'rotation': ['held', 'held', 'held']}, {'at': 0.01, 'fragment': 'proximal', "
        "'translation': ['held', 'held', 'held'], 'rotation': ['held', 'held', 'held']}]}]}",
        0, "solved");
    row("slides off", incline, 4, "infeasible");
    row("pulled off", "{'load': {'force': [0, 0, 1]}, 'cells': [{'area': 1, 'kn': 1}]}", 4, "infeasible");
    row("no JSON", "hello", 3, "");
    row("refused", "{'cells': [{'area': -1, 'kn': 1}]}", 3, "");
}

void TestInterfaceCommand::exitCodesTellWhy()
{
    QFETCH(QByteArray, problem);
    QFETCH(int, exitCode);
    QFETCH(QString, status);
    const CommandRun r = run(problem, {"--json", "-"});
    QVERIFY2(r.exitCode == exitCode, (r.out + r.err).constData());
    QCOMPARE(r.err.isEmpty(), exitCode == 0);
    QCOMPARE(r.out.isEmpty(), status.isEmpty());
    QCOMPARE(json(r.out)["status"].toString(), status);
    if (exitCode == 3)
        QVERIFY2(r.err.contains("problem.json:1:"), r.err.constData());
    if (exitCode == 4) {
        QVERIFY(json(r.out)["displacement"].isNull() && json(r.out)["cells"].isNull());
        QCOMPARE(json(r.out)["collapse"].toObject().keys(), (QStringList{"rotation", "translation"}));
    }
}

// Ten thousand cells, then the same pulled off.
void TestInterfaceCommand::manyCells()
{
    for (const auto& [force, exitCode] : {std::pair("-1000", 0), {"1000", 4}}) {
        const CommandRun r = run(QByteArray("{'steps': 5, 'load': {'force': [100, 0, ") + force
                                     + "], 'point': [0.005, 0, 0]}, 'patches': [{'name': 'a', 'shape': 'rectangle', "
                                       "'length': 0.03, 'width': 0.03, 'cell_size': 0.0003, 'kn': 1e10, 'kt': 8e9, "
                                       "'friction': 0.4}]}",
                                 {"--json", m_folder.filePath("many.json")});
        QVERIFY2(r.exitCode == exitCode, r.err.constData());
    }
}

// A rigid block pressed off the middle: peak, gap and share of the closed form, better with smaller cells.
void TestInterfaceCommand::rectangleOfTheReference()
{
    const QJsonObject all = reference("no_tension_rectangle"), given = all["given"].toObject();
    if (all.isEmpty())
        QSKIP("the reference data are not beside the project");
    const double h = number(given, "height_h");
    for (const auto& [across, key] : {std::pair{20, "20 cells across"}, std::pair{40, "40 cells across"}}) {
        const double tolerance = all["cell_tolerance"][QLatin1String(key)].toDouble();
        for (const QJsonValue expected : all["expect"].toArray()) {
            const QJsonObject load{{"force", QJsonArray{0, 0, -number(given, "force")}},
                                   {"point", QJsonArray{number(expected, "eccentricity"), 0, 0}}};
            const QJsonObject patch{
                {"name", "block"},           {"shape", "rectangle"},    {"length", h},
                {"width", given["width_b"]}, {"cell_size", h / across}, {"kn", given["stiffness_per_area"]}};
            const QJsonObject o = solved({{"steps", 1}, {"load", load}, {"patches", QJsonArray{patch}}});
            QCOMPARE(o["status"].toString(), "solved");
            const QJsonValue sum = o["patches"][0];
            const double peak = number(expected, "peak_pressure");
            SINEW_COMPARE_NEAR(number(sum, "peak_pressure_Pa"), peak, {.rel = tolerance});
            SINEW_COMPARE_NEAR(number(sum, "largest_opening_m"), number(expected, "largest_gap"),
                               {.abs = tolerance * peak / number(given, "stiffness_per_area"), .rel = tolerance});
            // a share counts whole cells
            SINEW_COMPARE_NEAR(number(sum, "pressed_share"), number(expected, "contact_share"), {.abs = 1.0 / across});
        }
    }
}

// A shell without a core; its cells are cut at the inner outline too.
void TestInterfaceCommand::ringOfTheReference()
{
    const QJsonObject all = reference("no_tension_ring"), given = all["given"].toObject();
    if (all.isEmpty())
        QSKIP("the reference data are not beside the project");
    const double R = number(given, "outer_radius"), tolerance = all["cell_tolerance"]["40 cells across"].toDouble();
    for (const QJsonValue expected : all["expect"].toArray()) {
        const QJsonObject load{{"force", QJsonArray{0, 0, -number(given, "force")}},
                               {"point", QJsonArray{number(expected, "eccentricity"), 0, 0}}};
        const QJsonObject patch{{"name", "ring"},
                                {"shape", "ellipse"},
                                {"length", 2 * R},
                                {"width", 2 * R},
                                {"shell", R - number(given, "inner_radius")},
                                {"cell_size", R / 20},
                                {"kn", given["stiffness_per_area"]}};
        const QJsonObject o = solved({{"steps", 1}, {"load", load}, {"patches", QJsonArray{patch}}});
        QCOMPARE(o["status"].toString(), "solved");
        SINEW_COMPARE_NEAR(number(o["patches"][0], "peak_pressure_Pa"), number(expected, "peak_pressure"),
                           {.rel = tolerance});
        SINEW_COMPARE_NEAR(o["displacement"]["rotation_rad"][1].toDouble(), number(expected, "rotation"),
                           {.rel = tolerance});
        SINEW_COMPARE_NEAR(number(o["patches"][0], "pressed_share"), number(expected, "contact_share"),
                           {.abs = 1.0 / 40});
    }
}

void TestInterfaceCommand::lagScrewOfTheReference()
{
    const QJsonObject all = reference("lag_screw_joint"), given = all["given"].toObject();
    if (all.isEmpty())
        QSKIP("the reference data are not beside the project");
    for (const QJsonValue expected : all["expect"]["path"].toArray()) {
        const QJsonObject cell{{"area", 1}, {"kn", given["bone_stiffness"]}};
        const QJsonObject tie{{"name", "screw"},
                              {"direction", QJsonArray{0, 0, 1}},
                              {"stiffness", given["screw_stiffness"]},
                              {"preload", given["preload"]}};
        const QJsonObject guide{{"name", "guide"}, {"stiffness", diagonal({1, 1, 0, 1, 1, 1})}};
        const QJsonObject o
            = solved({{"load", QJsonObject{{"force", QJsonArray{0, 0, number(expected, "separating")}}}},
                      {"cells", QJsonArray{cell}},
                      {"ties", QJsonArray{tie}},
                      {"beams", QJsonArray{guide}}});
        QCOMPARE(o["status"].toString(), "solved");
        // Newton's method ends at 1e-11 of the largest force
        SINEW_COMPARE_NEAR(number(o["ties"][0], "tension_N"), number(expected, "screw"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(number(o["cells"][0], "pressure_Pa"), number(expected, "bone"), {.abs = 1e-8, .rel = 1e-9});
    }
}

void TestInterfaceCommand::inclineOfTheReference()
{
    const QJsonObject all = reference("block_on_incline"), given = all["given"].toObject();
    if (all.isEmpty())
        QSKIP("the reference data are not beside the project");
    for (const QJsonValue expected : all["expect"].toArray()) {
        const QJsonObject cell{
            {"area", 1}, {"kn", 1e9}, {"kt", given["tangential_stiffness"]}, {"friction", given["friction"]}};
        // nothing drives it along y, nor turns it
        const QJsonObject device{{"name", "device"},
                                 {"stiffness", diagonal({number(expected, "device_stiffness"), 1, 0, 1, 1, 1})}};
        const QJsonArray force{number(expected, "drive"), 0, -number(expected, "normal")};
        const QJsonObject o = solved(
            {{"load", QJsonObject{{"force", force}}}, {"cells", QJsonArray{cell}}, {"beams", QJsonArray{device}}});
        if (expected["state"].toString().startsWith(QStringLiteral("slides"))) {
            QCOMPARE(o["status"].toString(), "infeasible");
            QVERIFY(o["collapse"]["translation"][0].toDouble() > 0.99);
            continue;
        }
        QCOMPARE(o["status"].toString(), "solved");
        QCOMPARE(o["cells"][0]["state"].toString(), expected["state"].toString());
        SINEW_COMPARE_NEAR(o["displacement"]["translation_m"][0].toDouble(), number(expected, "displacement"),
                           {.rel = 1e-9});
        SINEW_COMPARE_NEAR(-o["beams"][0]["force_N"][0].toDouble(), number(expected, "device_shear"),
                           {.abs = 1e-6, .rel = 1e-9});
        SINEW_COMPARE_NEAR(-o["surface"]["force_N"][0].toDouble(), number(expected, "interface_shear"), {.rel = 1e-9});
    }
}

// A tube clamped on both sides of a gap, pushed across in its middle.
void TestInterfaceCommand::clampedBeamOfTheReference()
{
    const QJsonObject all = reference("clamped_beam"), given = all["given"].toObject();
    if (all.isEmpty())
        QSKIP("the reference data are not beside the project");
    const double E = number(given, "youngs_modulus"), G = E / (2 * (1 + number(given, "poisson")));
    const double area = number(given, "area"), EI = E * number(given, "second_moment");
    const double GAs = G * number(given, "shear_area_factor") * area;
    const QJsonArray held{"held", "held", "held"};
    for (const QJsonValue expected : all["expect"].toArray()) {
        const double length = number(expected, "length");
        const auto clamp = [&](double at, const char* fragment) {
            return QJsonObject{{"at", at}, {"fragment", fragment}, {"translation", held}, {"rotation", held}};
        };
        const QJsonObject section{{"EA", E * area}, {"GJ", 2 * G * number(given, "second_moment")},
                                  {"EI_y", EI},     {"EI_z", EI},
                                  {"GAs_y", GAs},   {"GAs_z", GAs}};
        const QJsonObject beam{{"name", "tube"},
                               {"from", -length / 2},
                               {"to", length / 2},
                               {"section", section},
                               {"supports", QJsonArray{clamp(-length / 2, "distal"), clamp(length / 2, "proximal")}}};
        const QJsonObject o
            = solved({{"load", QJsonObject{{"force", QJsonArray{300, 0, 0}}}}, {"beams", QJsonArray{beam}}});
        QCOMPARE(o["status"].toString(), "solved");
        SINEW_COMPARE_NEAR(300 / o["displacement"]["translation_m"][0].toDouble(),
                           number(expected, "shear_stiffness_timoshenko"), {.rel = 1e-9});
        double largest = 0;
        for (const QJsonValue station : o["beams"][0]["stations"].toArray())
            largest = std::max({largest, std::abs(station["moment_Nm"][1].toDouble()),
                                std::hypot(station["moment_Nm"][1].toDouble(), station["moment_Nm"][2].toDouble())});
        SINEW_COMPARE_NEAR(largest, 300 * number(expected, "end_moment_per_shear"), {.rel = 1e-9});
    }
}

SINEW_TEST(TestInterfaceCommand)

}  // namespace sinew::test::tst_interface_command

#include "tst_interface_command.moc"
