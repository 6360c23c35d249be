// `sinew-cli evaluate` as a person or a script meets it: exit codes, what goes where, the keys of --json and what they
// mean, against numbers worked out by hand.

#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_evaluate_command {

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out, err;
};

// A heavy body that swings, with a spring, a damper and a load of 0.1 body weights at its end.
const char* const pendulum = R"("title": "Swing", "space": "plane", "body_weight": 100, "gravity": [0, -9.81, 0],
    "coordinates": [{"name": "swing", "spring": {"stiffness": 3}, "damper": {"linear": 0.5}}],
    "bodies": [{"name": "bar", "mass": 2, "centre_of_mass": [0, -0.5, 0], "inertia": [0.3, 0.1, 0.3]}],
    "joints": [{"name": "hinge", "parent": "ground", "child": "bar", "in_parent": {"position": [5, 6, 0]},
                "axes": [{"rotation": [0, 0, 1], "coordinate": "swing"}]}],
    "loads": [{"name": "push", "body": "bar", "point": [0, -1, 0], "force": [0.1, 0, 0], "scale": "body_weight"}])";

// Everything that the equations of motion may hold; the second coupling says the same as the first.
const char* const rich = R"("space": "plane", "body_weight": 700, "gravity": [0.3, -9.81, 0],
    "coordinates": [{"name": "a", "spring": {"stiffness": 30, "rest": 10}, "damper": {"linear": 2}}, {"name": "b"},
                    {"name": "c"}, {"name": "d", "kind": "translation", "value": 0.5, "range": [0.1, 2]}],
    "bodies": [{"name": "upper", "mass": 2, "centre_of_mass": [0.2, 0.05, 0], "inertia": [0, 0.04, 0.04]},
               {"name": "lower", "mass": {"value": 0.02, "scale": "body_weight"}, "centre_of_mass": [0.1, 0, 0]}],
    "joints": [{"name": "elbow", "parent": "upper", "child": "lower", "in_parent": {"position": [0.4, 0, 0]},
                "axes": [{"rotation": [0, 0, 1], "coordinate": "b"}]},
               {"name": "shoulder", "parent": "ground", "child": "upper",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "a"}]}],
    "segments": [{"name": "pole", "parent": "lower", "in_parent": {"position": [0.3, 0, 0]}, "angles": ["c"],
                  "stretches": ["d"], "points": [{"mass": 1.5}]}],
    "constraints": [{"name": "coupled", "kind": "coupling", "coordinate": "b",
                     "terms": [{"coordinate": "a", "slope": 0.5}]},
                    {"name": "again", "kind": "coupling", "coordinate": "b",
                     "terms": [{"coordinate": "a", "slope": 0.5}]},
                    {"name": "rod", "kind": "distance", "body_a": "ground", "body_b": "pole.tip",
                     "point_a": [0, 2, 0], "distance": 1.5}],
    "loads": [{"name": "pull", "body": "pole.1", "force": [0.01, 0.02, 0], "scale": "body_weight", "frame": "body"},
              {"name": "turn", "body": "lower", "moment": [0, 0, 3]}])";

const char* const ball = R"("gravity": [0, -9.81, 0],
    "coordinates": [{"name": "x"}, {"name": "y"}, {"name": "z"}],
    "bodies": [{"name": "top", "mass": 1, "centre_of_mass": [0, 0, 0.1], "inertia": [0.1, 0.1, 0.1]}],
    "joints": [{"name": "tip", "kind": "ball", "parent": "ground", "child": "top",
                "in_parent": {"orientation": [0, 0, 90]}, "coordinates": ["x", "y", "z"]}])";

// The slide moves no mass.
const char* const massless
    = R"("space": "plane", "coordinates": [{"name": "turn"}, {"name": "slide", "kind": "translation"}],
    "bodies": [{"name": "arm", "mass": 1, "centre_of_mass": [1, 0, 0]}, {"name": "pen"}],
    "joints": [{"name": "hinge", "parent": "ground", "child": "arm",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "turn"}]},
               {"name": "slider", "parent": "arm", "child": "pen",
                "axes": [{"translation": [1, 0, 0], "coordinate": "slide"}]}])";

const char* const freeBody = R"("gravity": [0, -9.81, 0],
    "coordinates": [{"name": "rx"}, {"name": "ry"}, {"name": "rz"}, {"name": "x", "kind": "translation"},
                    {"name": "y", "kind": "translation"}, {"name": "z", "kind": "translation"}],
    "bodies": [{"name": "stone", "mass": 1.3, "centre_of_mass": [1, 0.3, 0.1], "inertia": [0.1, 0.2, 0.25]}],
    "joints": [{"name": "flight", "kind": "free", "parent": "ground", "child": "stone",
                "coordinates": ["rx", "ry", "rz", "x", "y", "z"]}])";

QJsonObject object(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

Eigen::VectorXd vectorOf(const QJsonValue& list)
{
    const QJsonArray array = list.toArray();
    Eigen::VectorXd v(array.size());
    for (qsizetype i = 0; i < array.size(); ++i)
        v[i] = array[i].toDouble(NAN);
    return v;
}

Eigen::MatrixXd matrixOf(const QJsonValue& rows)
{
    const QJsonArray array = rows.toArray();
    Eigen::MatrixXd m(array.size(), array.isEmpty() ? 0 : array[0].toArray().size());
    for (qsizetype i = 0; i < array.size(); ++i)
        m.row(i) = vectorOf(array[i]).transpose();
    return m;
}

// The object of that name in a list of the answer.
QJsonObject named(const QJsonObject& answer, const char* list, const char* name)
{
    for (const QJsonValue& item : answer[QLatin1String(list)].toArray()) {
        if (item["name"].toString() == QLatin1String(name))
            return item.toObject();
    }
    return {};
}

QStringList names(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& item : list.toArray())
        texts << (item.isString() ? item.toString() : item["name"].toString());
    return texts;
}

}  // namespace

class TestEvaluateCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHasTheKeysOfTheManual();
    void statesOffTheirConstraintsAreRefused();
    void singularPositionsAreNamed();
    void pendulumByHand();
    void accelerationGivenAsksForItsEffort();
    void equationOfMotionHolds();
    void ballTurnsAlongTheAxesOfItsParent();
    void freeFallIsSolved();
    void nothingThatMovesStillCarries();
    void overflowIsNoSolution();
    void listGivesAList();
    void singularKeepsWhatIsKnown();
    void overConstrained();
    void textIsForPeople();
    void jsonGoesToAFile();
    void wrongInputHasAPlace();
    void usage();

private:
    Run evaluate(const char* model, const QByteArray& states, const QStringList& arguments = {"--json", "-"}) const
    {
        const QString modelName = m_folder.filePath("model.sinew.json"), stateName = m_folder.filePath("state.json");
        write(modelName, QByteArray(R"({"format": "sinew-model", "version": 1, "name": "m", )") + model + "}");
        write(stateName, states);
        return run(QStringList{"evaluate", modelName, "--state", stateName} + arguments);
    }
    static void write(const QString& name, const QByteArray& text)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    static Run run(const QStringList& arguments)
    {
        QProcess process;
        process.start(SINEW_CLI, arguments);
        if (!process.waitForFinished(60000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

void TestEvaluateCommand::jsonHasTheKeysOfTheManual()
{
    const Run r = evaluate(rich, R"({"time": 0.1, "a": {"value": 0.1}, "b": {"value": 0.05}, "c": {"value": 1.2},
                                     "d": {"value": 0.6938149707762153}})");
    QCOMPARE(r.exitCode, 0);
    QVERIFY2(r.err.isEmpty(), r.err.constData());
    const QJsonObject o = object(r.out);
    QCOMPARE(o.keys(), (QStringList{"accelerations",  "angular_momentum",
                                    "bias",           "bodies",
                                    "centre_of_mass", "centre_of_mass_velocity",
                                    "concerned",      "constraints",
                                    "coordinates",    "efforts",
                                    "energy",         "equation",
                                    "gravity",        "joints",
                                    "loads",          "mass",
                                    "mass_matrix",    "message",
                                    "momentum",       "order",
                                    "passive",        "residual",
                                    "status",         "time"}));
    QCOMPARE(o["status"].toString(), "solved");
    QCOMPARE(o["time"].toDouble(), 0.1);
    QVERIFY(r.out.contains("\"time\": 0.1,"));  // the shortest digits that read as the same number
    QCOMPARE(names(o["order"]), (QStringList{"a", "b", "c", "d"}));
    QCOMPARE(names(o["coordinates"]), names(o["order"]));
    QCOMPARE(named(o, "coordinates", "d").keys(), (QStringList{"acceleration", "effort", "given", "kind", "load",
                                                               "name", "passive", "speed", "unit", "value"}));
    QCOMPARE(named(o, "coordinates", "d")["unit"].toString(), "m");
    // The model's order, then the parts of the segment.
    QCOMPARE(names(o["joints"]), (QStringList{"elbow", "shoulder", "pole", "pole.1", "pole.tip"}));
    QCOMPARE(names(o["bodies"]), (QStringList{"upper", "lower", "pole", "pole.1", "pole.tip"}));
    QCOMPARE(named(o, "joints", "elbow").keys(), (QStringList{"centre", "child", "force_child", "force_ground",
                                                              "moment_child", "moment_ground", "name", "parent"}));
    QCOMPARE(named(o, "joints", "elbow")["parent"].toString(), "upper");
    QCOMPARE(named(o, "bodies", "lower").keys(),
             (QStringList{"acceleration", "angular_acceleration", "angular_velocity", "centre_of_mass",
                          "centre_velocity", "name", "position", "rotation", "velocity"}));
    QCOMPARE(names(o["constraints"]), (QStringList{"coupled", "again", "rod"}));
    QCOMPARE(named(o, "constraints", "rod").keys(),
             (QStringList{"multiplier", "name", "redundant", "residual", "row", "speed_residual"}));
    QCOMPARE(named(o, "constraints", "coupled")["redundant"].toBool(),
             !named(o, "constraints", "again")["redundant"].toBool());
}

// It said 'solved' of states off their constraints.
void TestEvaluateCommand::statesOffTheirConstraintsAreRefused()
{
    // b - a / 2 with a = 0.1 and b = 0; the rest meets the rod
    const Run r = evaluate(rich, R"({"a": {"value": 0.1}, "b": {"speed": 2}})");
    QCOMPARE(r.exitCode, 4);
    const QJsonObject o = object(r.out);
    QCOMPARE(o["status"].toString(), "off_constraints");
    QCOMPARE(names(o["concerned"]), (QStringList{"coupled", "again", "rod"}));
    QVERIFY(o["accelerations"].isNull() && named(o, "constraints", "rod")["multiplier"].isNull());
    QCOMPARE(named(o, "constraints", "coupled")["residual"].toDouble(), -0.05);
    QCOMPARE(named(o, "constraints", "coupled")["speed_residual"].toDouble(), 2.0);
    for (const char* part : {"error: state: the state is off its constraints: 'coupled' by -2.86479 degrees and",
                             "; the nearest state that meets them moves 'a' from 5.73 to "})
        QVERIFY2(r.err.contains(part), r.err.constData());
}

// It said 'solved' where two coupled four-bars lie flat and may go on in several ways.
void TestEvaluateCommand::singularPositionsAreNamed()
{
    const Run r = evaluate(R"("space": "plane", "gravity": [0, -9.81, 0],
        "coordinates": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
        "bodies": [{"name": "left", "mass": 1, "centre_of_mass": [1, 0, 0]},
                   {"name": "top", "mass": 1, "centre_of_mass": [1, 0, 0]},
                   {"name": "right", "mass": 1, "centre_of_mass": [1, 0, 0]}],
        "joints": [{"name": "a", "parent": "ground", "child": "left", "axes": [{"rotation": [0, 0, 1], "coordinate": "a"}]},
                   {"name": "b", "parent": "left", "child": "top", "in_parent": {"position": [1, 0, 0]},
                    "axes": [{"rotation": [0, 0, 1], "coordinate": "b"}]},
                   {"name": "c", "parent": "ground", "child": "right", "in_parent": {"position": [2, 0, 0]},
                    "axes": [{"rotation": [0, 0, 1], "coordinate": "c"}]}],
        "constraints": [{"name": "pin", "kind": "closure", "body_a": "top", "in_a": {"position": [2, 0, 0]},
                         "body_b": "right", "in_b": {"position": [1, 0, 0]}, "held": ["x", "y"]}])",
                           R"({"a": {"speed": 1}, "b": {"speed": -1}, "c": {"speed": 1}})");
    QCOMPARE(r.exitCode, 4);
    const QJsonObject o = object(r.out);
    QCOMPARE(o["status"].toString(), "singular_position");
    QCOMPARE(names(o["concerned"]), QStringList{"pin: x"});
    QVERIFY2(r.err.contains("rank 1 of 2"), r.err.constData());
}

void TestEvaluateCommand::pendulumByHand()
{
    const Run r
        = evaluate(pendulum, R"({"coordinates": [{"name": "swing", "value": 0.3, "speed": 2, "effort": 1.5}]})");
    QCOMPARE(r.exitCode, 0);
    const QJsonObject o = object(r.out);
    using Eigen::Vector3d;
    const double s = std::sin(0.3), c = std::cos(0.3), weight = 2 * 9.81, inertia = 0.3 + 2 * 0.25;
    const double gravity = weight * 0.5 * s, passive = -3 * 0.3 - 0.5 * 2, load = 10 * c,
                 a = (1.5 + passive + load - gravity) / inertia;
    const Vector3d across(c, s, 0), outwards(s, -c, 0), centre = Vector3d(5, 6, 0) + 0.5 * outwards;
    const Vector3d acceleration = 0.5 * a * across - 0.5 * 4 * outwards;
    const Vector3d force = 2 * acceleration + Vector3d(-10, weight, 0);
    const Eigen::Matrix3d R = (Eigen::Matrix3d() << c, -s, 0, s, c, 0, 0, 0, 1).finished();
    // Round-off of a few sums of numbers up to 20.
    constexpr double most = 1e-13;
    const auto numbers = [&](const char* key) { return vectorOf(o[QLatin1String(key)]); };
    SINEW_COMPARE_NEAR(numbers("accelerations")[0], a, {.abs = most});
    SINEW_COMPARE_NEAR(matrixOf(o["mass_matrix"])(0, 0), inertia, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("bias")[0], 0.0, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("gravity")[0], gravity, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("passive")[0], passive, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("loads")[0], load, {.abs = most});
    SINEW_COMPARE_NEAR(o["energy"]["kinetic"].toDouble(), 0.5 * inertia * 4, {.abs = most});
    SINEW_COMPARE_NEAR(o["energy"]["potential"].toDouble(), weight * centre.y() + 0.5 * 3 * 0.09, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("momentum"), (2 * across).eval(), {.abs = most});
    SINEW_COMPARE_NEAR(numbers("angular_momentum"), Vector3d(0, 0, 0.3 * 2), {.abs = most});
    SINEW_COMPARE_NEAR(numbers("centre_of_mass"), centre, {.abs = most});
    SINEW_COMPARE_NEAR(numbers("centre_of_mass_velocity"), across, {.abs = most});
    const QJsonObject bar = named(o, "bodies", "bar"), hinge = named(o, "joints", "hinge");
    SINEW_COMPARE_NEAR(vectorOf(bar["position"]), Vector3d(5, 6, 0), {.abs = most});
    SINEW_COMPARE_NEAR(matrixOf(bar["rotation"]), R, {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["velocity"]), Vector3d(0, 0, 0), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["acceleration"]), Vector3d(0, 0, 0), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["angular_velocity"]), Vector3d(0, 0, 2), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["angular_acceleration"]), Vector3d(0, 0, a), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["centre_of_mass"]), centre, {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(bar["centre_velocity"]), across, {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(hinge["centre"]), Vector3d(5, 6, 0), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(hinge["force_ground"]), force, {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(hinge["force_child"]), (R.transpose() * force).eval(), {.abs = most});
    // The drive, the spring and the damper pass through the joint.
    SINEW_COMPARE_NEAR(vectorOf(hinge["moment_ground"]), Vector3d(0, 0, 1.5 + passive), {.abs = most});
    SINEW_COMPARE_NEAR(vectorOf(hinge["moment_child"]), Vector3d(0, 0, 1.5 + passive), {.abs = most});
}

void TestEvaluateCommand::accelerationGivenAsksForItsEffort()
{
    const QJsonObject o = object(evaluate(pendulum, R"({"swing": {"value": 0.3, "acceleration": -4}})").out);
    const double expected = -4 * 0.8 + 9.81 * std::sin(0.3) + 0.9 - 10 * std::cos(0.3);
    SINEW_COMPARE_NEAR(vectorOf(o["efforts"])[0], expected, {.abs = 1e-13});  // a few sums of numbers up to 20
    QCOMPARE(named(o, "coordinates", "swing")["given"].toString(), "acceleration");
}

// Every part of it as it stands in the answer, with constraints, springs and loads on a part of a segment.
void TestEvaluateCommand::equationOfMotionHolds()
{
    const Run r = evaluate(rich, R"({"coordinates": [{"name": "a", "value": 0.4, "speed": 1.5},
        {"name": "b", "value": 0.2, "speed": 0.75, "effort": 4}, {"name": "c", "value": 0.5, "speed": -2},
        {"name": "d", "value": 0.4802050942030541, "speed": -2.801445961460046, "acceleration": 2}]})");
    QCOMPARE(r.exitCode, 0);
    const QJsonObject o = object(r.out);
    const auto numbers = [&](const char* key) { return vectorOf(o[QLatin1String(key)]); };
    Eigen::VectorXd right = numbers("efforts") + numbers("passive") + numbers("loads");
    for (const QJsonValue& row : o["constraints"].toArray())
        right += vectorOf(row["row"]) * row["multiplier"].toDouble();
    const Eigen::VectorXd left
        = matrixOf(o["mass_matrix"]) * numbers("accelerations") + numbers("bias") + numbers("gravity");
    SINEW_COMPARE_NEAR(left, right, {.abs = 1e-11});  // round-off of terms of some 100 N m
    QVERIFY(std::abs(named(o, "constraints", "rod")["multiplier"].toDouble()) > 1);
    QVERIFY(numbers("bias").cwiseAbs().minCoeff() > 1e-3 && numbers("loads").cwiseAbs().minCoeff() > 1e-3);
    SINEW_COMPARE_NEAR(numbers("passive")[0], -30 * (0.4 - std::acos(-1) / 18) - 2 * 1.5, {.abs = 1e-13});
    SINEW_COMPARE_NEAR(numbers("loads")[3], 7.0, {.abs = 1e-13});  // 0.01 of 700 N, along the pole
    // The elbow goes round the shoulder, 0.4 m away.
    const double alpha = numbers("accelerations")[0], c = std::cos(0.4), s = std::sin(0.4);
    const QJsonObject lower = named(o, "bodies", "lower");
    const Eigen::Vector3d round = 0.4 * alpha * Eigen::Vector3d(-s, c, 0) - 0.4 * 1.5 * 1.5 * Eigen::Vector3d(c, s, 0);
    SINEW_COMPARE_NEAR(vectorOf(lower["position"]), Eigen::Vector3d(0.4 * c, 0.4 * s, 0), {.abs = 1e-15});
    SINEW_COMPARE_NEAR(vectorOf(lower["velocity"]), Eigen::Vector3d(-0.6 * s, 0.6 * c, 0), {.abs = 1e-15});
    SINEW_COMPARE_NEAR(vectorOf(lower["acceleration"]), round, {.abs = 1e-12});
    // Couplings hold in accelerations too.
    SINEW_COMPARE_NEAR(numbers("accelerations")[1], 0.5 * numbers("accelerations")[0], {.rel = 1e-12});
}

void TestEvaluateCommand::ballTurnsAlongTheAxesOfItsParent()
{
    const QJsonObject o
        = object(evaluate(ball, R"({"z": {"value": 1.5707963267948966}, "x": {"speed": 3}, "y": {"speed": 4}})").out);
    QCOMPARE(o["status"].toString(), "solved");
    const QJsonObject top = named(o, "bodies", "top");
    // A quarter about z on the quarter that the joint is turned by; the joint's x is the ground's y.
    const Eigen::Matrix3d half = Eigen::Vector3d(-1, -1, 1).asDiagonal();
    SINEW_COMPARE_NEAR(matrixOf(top["rotation"]), half, {.abs = 1e-15});
    SINEW_COMPARE_NEAR(vectorOf(top["angular_velocity"]), Eigen::Vector3d(-4, 3, 0), {.abs = 1e-15});
}

// From rest nothing but weight acts, and no joint carries anything: neither of a stone nor of a whole human.
void TestEvaluateCommand::freeFallIsSolved()
{
    const auto check = [](const Run& r, const char* joint, double gravity) {
        QVERIFY2(r.exitCode == 0, r.err.constData());
        const QJsonObject o = object(r.out);
        Eigen::VectorXd falling = Eigen::VectorXd::Zero(o["order"].toArray().size());
        falling[4] = -gravity;
        SINEW_COMPARE_NEAR(vectorOf(o["accelerations"]), falling, {.abs = 1e-10});
        SINEW_COMPARE_NEAR(vectorOf(named(o, "joints", joint)["force_ground"]), Eigen::Vector3d(0, 0, 0),
                           {.abs = 1e-10});
    };
    check(evaluate(freeBody, "{}"), "flight", 9.81);
    check(evaluate(freeBody, R"({"rx": {"value": 0.3}, "ry": {"value": -1.1}, "y": {"value": 1000}})"), "flight", 9.81);
    const QString human = m_folder.filePath("human.sinew.json"), state = m_folder.filePath("state.json");
    QCOMPARE(run({"figure", "human17", human}).exitCode, 0);
    write(state, "{}");
    const Run r = run({"evaluate", human, "--state", state, "--json", "-"});
    const QJsonObject first = object(r.out)["joints"].toArray()[0].toObject();
    check(r, first["name"].toString().toUtf8().constData(), 9.80665);
}

void TestEvaluateCommand::nothingThatMovesStillCarries()
{
    const Run r = evaluate(R"("gravity": [0, -9.81, 0],
        "bodies": [{"name": "post", "mass": 2, "centre_of_mass": [1, 0, 0]}],
        "joints": [{"name": "root", "kind": "weld", "parent": "ground", "child": "post"}])",
                           "{}");
    QCOMPARE(r.exitCode, 0);
    const QJsonObject root = named(object(r.out), "joints", "root");
    SINEW_COMPARE_NEAR(vectorOf(root["force_ground"]), Eigen::Vector3d(0, 19.62, 0), {.rel = 1e-15});
    SINEW_COMPARE_NEAR(vectorOf(root["moment_ground"]), Eigen::Vector3d(0, 0, 19.62), {.rel = 1e-15});
}

void TestEvaluateCommand::overflowIsNoSolution()
{
    const Run r = evaluate(pendulum, R"({"swing": {"speed": 1e200}})");
    QCOMPARE(r.exitCode, 3);
    QVERIFY(object(r.out)["status"].toString() != "solved");
}

void TestEvaluateCommand::listGivesAList()
{
    const Run r = evaluate(massless, R"([{"slide": {"acceleration": 1}}, {"turn": {"value": 1}}, {"slide": {"value": 2,
                                         "acceleration": 0}}])");
    QCOMPARE(r.exitCode, 4);
    const QJsonArray answers = QJsonDocument::fromJson(r.out).array();
    QCOMPARE(answers.size(), qsizetype(3));
    QCOMPARE(answers[0]["status"].toString(), "solved");
    QCOMPARE(answers[1]["status"].toString(), "singular");
    QCOMPARE(answers[2]["status"].toString(), "solved");
    QCOMPARE(named(answers[2].toObject(), "coordinates", "slide")["value"].toDouble(), 2.0);
    QVERIFY2(r.err.startsWith("error: state 2 of 3: "), r.err.constData());
    QCOMPARE(QJsonDocument::fromJson(evaluate(pendulum, "[{}]").out).array().size(), qsizetype(1));
}

void TestEvaluateCommand::singularKeepsWhatIsKnown()
{
    const Run r = evaluate(massless, R"({"turn": {"speed": 2, "effort": 5}})");
    QCOMPARE(r.exitCode, 4);
    const QJsonObject o = object(r.out);
    QCOMPARE(o["status"].toString(), "singular");
    QCOMPARE(names(o["concerned"]), QStringList{"slide"});
    QVERIFY2(r.err.contains("'slide'"), r.err.constData());
    for (const char* key : {"accelerations", "efforts", "residual"})
        QVERIFY(o[QLatin1String(key)].isNull());
    QVERIFY(named(o, "coordinates", "turn")["acceleration"].isNull());
    QCOMPARE(named(o, "coordinates", "turn")["effort"].toDouble(), 5.0);
    QVERIFY(named(o, "joints", "hinge")["force_ground"].isNull());
    QVERIFY(named(o, "bodies", "arm")["acceleration"].isNull());
    SINEW_COMPARE_NEAR(vectorOf(named(o, "bodies", "arm")["centre_velocity"]), Eigen::Vector3d(0, 2, 0), {});
    QCOMPARE(o["energy"]["kinetic"].toDouble(), 2.0);
    SINEW_COMPARE_NEAR(matrixOf(o["mass_matrix"]), Eigen::Vector2d(1, 0).asDiagonal().toDenseMatrix(), {});
}

void TestEvaluateCommand::overConstrained()
{
    const Run r = evaluate(rich, R"({"a": {"acceleration": 1}, "b": {"acceleration": 1}, "c": {"value": 1.2},
                                     "d": {"value": 1.0158879907116585}})");
    QCOMPARE(r.exitCode, 4);
    const QJsonObject o = object(r.out);
    QCOMPARE(o["status"].toString(), "over_constrained");
    QVERIFY(names(o["concerned"]).contains("coupled") || names(o["concerned"]).contains("again"));
    QVERIFY(o["accelerations"].isNull() && named(o, "constraints", "rod")["multiplier"].isNull());
    QVERIFY(named(o, "coordinates", "a")["acceleration"].toDouble() == 1);
    QVERIFY(named(o, "coordinates", "a")["effort"].isNull());
}

void TestEvaluateCommand::textIsForPeople()
{
    const Run right = evaluate(rich, R"({"time": 0.5, "a": {"value": 0.1, "acceleration": 2}, "b": {"value": 0.05},
                             "c": {"value": 1.2}, "d": {"value": 0.6938149707762153}})",
                               {});
    QCOMPARE(right.exitCode, 0);
    for (const char* part :
         {"state, time 0.5 s: solved, residual ", "\ncoordinate  SI ", "\na           rad           0.1", "2*",
          "\nd           m  ", "\npole.1 on pole.1 ", "\nenergy: kinetic 0 J, potential ", "\ncentre of mass, m ",
          "\nconstraint ", "  redundant\n"})
        QVERIFY2(right.out.contains(part), right.out + "\nlacks " + part);
    QVERIFY(!right.out.contains('?'));
    const Run wrong = evaluate(massless, R"([{"slide": {"acceleration": 0}}, {}])", {});
    QCOMPARE(wrong.exitCode, 4);
    for (const char* part : {"state 1 of 2, time 0 s: solved", "\n\nstate 2 of 2, time 0 s: singular: ", " ?"})
        QVERIFY2(wrong.out.contains(part), wrong.out + "\nlacks " + part);
    QCOMPARE(wrong.out.count("\njoint (on child, ground frame)"), 1);
    QVERIFY(evaluate(pendulum, "{}", {}).out.startsWith("Swing\nstate, "));
}

void TestEvaluateCommand::jsonGoesToAFile()
{
    const QString name = m_folder.filePath("out.json");
    const Run r = evaluate(pendulum, "{}", {"--json", name});
    QCOMPARE(r.exitCode, 0);
    QVERIFY(r.out.startsWith("Swing\n"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(object(file.readAll())["status"].toString(), "solved");
    const Run nowhere = evaluate(pendulum, "{}", {"--json", m_folder.filePath("no/such/out.json")});
    QCOMPARE(nowhere.exitCode, 3);
    QVERIFY2(nowhere.err.contains("cannot write"), nowhere.err.constData());
}

void TestEvaluateCommand::wrongInputHasAPlace()
{
    const Run r = evaluate(pendulum, "{\"swing\": {\"effort\": 1,\n  \"acceleration\": 2}}");
    QCOMPARE(r.exitCode, 3);
    QVERIFY(r.out.isEmpty());
    QVERIFY2(r.err.contains("state.json:2:3: error: coordinate 'swing' has both"), r.err.constData());
    QVERIFY(evaluate(pendulum, "{\"swin\": {}}").err.contains("did you mean 'swing'?"));
    const Run typo = evaluate(pendulum, R"({"swing": {"sped": 1}})");
    QCOMPARE(typo.exitCode, 0);
    QVERIFY2(typo.err.contains("warning: unknown key 'sped'") && typo.err.contains("did you mean 'speed'?"),
             typo.err.constData());
    QCOMPARE(evaluate(R"("joints": 3)", "{}").exitCode, 3);
    QCOMPARE(evaluate(pendulum, "[]").exitCode, 3);
    QCOMPARE(run({"evaluate", m_folder.filePath("missing"), "--state", m_folder.filePath("state.json")}).exitCode, 3);
    QCOMPARE(run({"evaluate", m_folder.filePath("model.sinew.json"), "--state", "missing"}).exitCode, 3);
}

void TestEvaluateCommand::usage()
{
    QCOMPARE(run({"evaluate"}).exitCode, 2);
    QCOMPARE(run({"evaluate", "model.sinew.json"}).exitCode, 2);
    QCOMPARE(evaluate(pendulum, "{}", {"--bogus"}).exitCode, 2);
    QCOMPARE(evaluate(pendulum, "{}", {"--help"}).exitCode, 0);
}

SINEW_TEST(TestEvaluateCommand)

}  // namespace tst_evaluate_command

#include "tst_evaluate_command.moc"
