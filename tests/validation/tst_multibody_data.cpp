// The engine against closed-form and high-precision motions of small mechanisms.
//
// Data: shared/data/multibody. A two-body telescopic arm whose inverse dynamics is written in closed form; the simple
// pendulum of the IFToMM benchmark A01 (Jacobi's elliptic functions); a double pendulum (extrapolated with 30 digits);
// the pendulum that lengthens at a constant rate (Lorentz's pendulum, linearised, Bessel functions). Nothing is fitted:
// masses, lengths and starts are those of the files' headers, which carry 17 digits.
//
// The arm goes through `sinew-cli evaluate`; the pendulums are integrated here, by a scheme that the program does not
// use, around class Dynamics.

#include <cmath>
#include <memory>
#include <sstream>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/constants.h"
#include "core/io/model_file.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/support/extrapolation.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_multibody_data {

using namespace sinew;

namespace {

using Row = std::vector<double>;

// The numbers of a file below its header, as text; none when the data are not there.
std::vector<QList<QByteArray>> textRows(const char* name)
{
    QFile file(QStringLiteral(SINEW_SHARED_DATA_DIR "/multibody/%1.csv").arg(QLatin1String(name)));
    std::vector<QList<QByteArray>> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QByteArray text = line.trimmed();
        if (!text.isEmpty() && (std::isdigit(static_cast<unsigned char>(text[0])) || text[0] == '-'))
            rows.push_back(text.split(','));
    }
    return rows;
}

std::vector<Row> numberRows(const char* name)
{
    std::vector<Row> rows;
    for (const QList<QByteArray>& text : textRows(name)) {
        Row& row = rows.emplace_back();
        for (const QByteArray& number : text)
            row.push_back(number.toDouble());
    }
    return rows;
}

QByteArray modelText(const char* lists)
{
    return QByteArray(R"({"format": "sinew-model", "version": 1, "name": "test", "space": "plane",
                          "gravity": [0, -9.81, 0], )")
           + lists + "}";
}

// Bodies and joints, and the same as links of variable length. Their x axis is turned down where angles count from
// hanging.

const char* const arm = R"(
    "coordinates": [{"name": "swing"}, {"name": "reach", "kind": "translation", "value": 0.7, "range": [0, null]}],
    "bodies": [{"name": "cylinder", "mass": 5, "centre_of_mass": [0.4, 0, 0], "inertia": [0, 0.3, 0.3]},
               {"name": "rod", "mass": 3, "inertia": [0, 0.1, 0.1]}],
    "joints": [{"name": "base", "parent": "ground", "child": "cylinder",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "swing"}]},
               {"name": "slider", "parent": "cylinder", "child": "rod",
                "axes": [{"translation": [1, 0, 0], "coordinate": "reach"}]}])";

const char* const armAsSegment = R"(
    "coordinates": [{"name": "swing"}, {"name": "reach", "kind": "translation", "value": 0.7, "range": [0.5, 1.1]}],
    "segments": [{"name": "arm", "kind": "telescope", "parent": "ground", "angles": ["swing"],
                  "stretches": [{"coordinate": "reach", "constant": 0.3}],
                  "rods": [{"length": 0.8, "mass": 5, "gyration_radius": 0.24494897427831781},
                           {"length": 0.6, "mass": 3, "gyration_radius": 0.18257418583505537}]}])";

const char* const pendulum = R"(
    "coordinates": [{"name": "angle"}],
    "bodies": [{"name": "bob", "mass": 1, "centre_of_mass": [0, -1, 0]}],
    "joints": [{"name": "hinge", "parent": "ground", "child": "bob",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "angle"}]}])";

const char* const pendulumAsSegment = R"(
    "coordinates": [{"name": "angle"}],
    "segments": [{"name": "rod", "parent": "ground", "in_parent": {"orientation": [0, 0, -90]},
                  "angles": ["angle"], "stretches": [1], "points": [{"mass": 1}]}])";

const char* const doublePendulum = R"(
    "coordinates": [{"name": "first"}, {"name": "second"}],
    "bodies": [{"name": "upper", "mass": 1, "centre_of_mass": [0, -1, 0]},
               {"name": "lower", "mass": 1, "centre_of_mass": [0, -1, 0]}],
    "joints": [{"name": "top", "parent": "ground", "child": "upper",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "first"}]},
               {"name": "middle", "parent": "upper", "child": "lower", "in_parent": {"position": [0, -1, 0]},
                "axes": [{"rotation": [0, 0, 1], "coordinate": "second"}]}])";

const char* const doublePendulumAsSegments = R"(
    "coordinates": [{"name": "first"}, {"name": "second"}],
    "segments": [{"name": "upper", "parent": "ground", "in_parent": {"orientation": [0, 0, -90]},
                  "angle_reference": "ground", "angles": ["first"], "stretches": [1], "points": [{"mass": 1}]},
                 {"name": "lower", "parent": "upper",
                  "angle_reference": "ground", "angles": ["second"], "stretches": [1], "points": [{"mass": 1}]}])";

const char* const lengthening = R"(
    "coordinates": [{"name": "angle"}, {"name": "length", "kind": "translation", "value": 1, "range": [0, null]}],
    "bodies": [{"name": "bob", "mass": 1}],
    "joints": [{"name": "hinge", "parent": "ground", "child": "bob",
                "axes": [{"rotation": [0, 0, 1], "coordinate": "angle"},
                         {"translation": [0, -1, 0], "coordinate": "length"}]}])";

const char* const lengtheningAsSegment = R"(
    "coordinates": [{"name": "angle"}, {"name": "length", "kind": "translation", "value": 1, "range": [0, null]}],
    "segments": [{"name": "rod", "parent": "ground", "in_parent": {"orientation": [0, 0, -90]},
                  "angles": ["angle"], "stretches": ["length"], "points": [{"mass": 1}]}])";

// A mechanism that moves by itself. What is given of its coordinates stays as it is.
class Trajectory {
public:
    Trajectory(const char* lists, const Eigen::VectorXd& values, const Eigen::VectorXd& speeds)
        : m_state(values.size() + speeds.size())
    {
        std::istringstream stream(modelText(lists).toStdString());
        const auto read = readModel(stream, "test");
        const auto compiled = compile(read.value.value_or(Model{}));
        for (const Diagnostic& diagnostic : read ? compiled.diagnostics : read.diagnostics)
            qWarning("%s", toString(diagnostic).c_str());
        m_dynamics = std::make_unique<Dynamics>(std::make_shared<const Mechanism>(compiled.value.value_or(Mechanism{})),
                                                Surroundings{0, {0, -9.81, 0}, {}});
        given = GivenMotion::direct(Eigen::VectorXd::Zero(values.size()));
        m_state << values, speeds;
    }

    // Adds to the time, s.
    void advance(double duration)
    {
        constexpr double longest = 0.025;  // where the scheme's error is far below round-off
        const int steps = static_cast<int>(std::ceil(duration / longest - 1e-9));
        for (int i = 0; i < steps; ++i) {
            const auto rate = [&](const Eigen::VectorXd& state) { return rateOf(state); };
            m_state = test::extrapolatedStep(rate, m_state, duration / steps);
        }
    }

    // At the present state. The reaction is that of the first joint.
    const MotionSolution& solve()
    {
        rateOf(m_state);
        return m_solution;
    }
    JointReaction hinge() const
    {
        std::vector<JointReaction> reactions;
        m_dynamics->calcReactions(reactions);
        return reactions[static_cast<std::size_t>(m_dynamics->mechanism().jointOfModel[0])];
    }

    auto values() const { return m_state.head(m_state.size() / 2); }
    auto speeds() const { return m_state.tail(m_state.size() / 2); }
    bool isUsable() const { return m_isUsable; }

    GivenMotion given;

private:
    // Without balls, positions are values and their rates speeds.
    Eigen::VectorXd rateOf(const Eigen::VectorXd& state)
    {
        const Eigen::Index n = state.size() / 2;
        m_dynamics->setState(state.head(n), state.tail(n));
        m_dynamics->solve(given, m_solution);
        m_isUsable = m_isUsable && m_solution.isUsable();
        Eigen::VectorXd rate(state.size());
        rate << state.tail(n), m_solution.accelerations;
        return rate;
    }

    std::unique_ptr<Dynamics> m_dynamics;
    MotionSolution m_solution;
    Eigen::VectorXd m_state;
    bool m_isUsable = true;
};

void addTwoModels(const char* bodies, const char* segments)
{
    QTest::addColumn<QByteArray>("lists");
    QTest::newRow("bodies") << QByteArray(bodies);
    QTest::newRow("segments") << QByteArray(segments);
}

#define NEEDS_DATA(rows)                                                                                               \
    if ((rows).empty())                                                                                                \
    QSKIP("shared/data/multibody is not there")

}  // namespace

class TestMultibodyData : public QObject {
    Q_OBJECT

private slots:
    void telescopicArm_data();
    void telescopicArm();
    void simplePendulum_data() { addTwoModels(pendulum, pendulumAsSegment); }
    void simplePendulum();
    void doublePendulumMoves_data() { addTwoModels(doublePendulum, doublePendulumAsSegments); }
    void doublePendulumMoves();
    void lengtheningPendulum_data() { addTwoModels(lengthening, lengtheningAsSegment); }
    void lengtheningPendulum();
    void lengtheningPendulumLeavesTheLinearisedOneBySquares();

private:
    QString write(const char* name, const QByteArray& text) const;
    QJsonArray evaluate(const QString& model, const QByteArray& states) const;

    QTemporaryDir m_folder;
};

QString TestMultibodyData::write(const char* name, const QByteArray& text) const
{
    QFile file(m_folder.filePath(QLatin1String(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

QJsonArray TestMultibodyData::evaluate(const QString& model, const QByteArray& states) const
{
    QProcess process;
    process.start(SINEW_CLI, {"evaluate", model, "--state", write("states.json", states), "--json", "-"});
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        qWarning("%s", process.readAllStandardError().constData());
    return QJsonDocument::fromJson(process.readAllStandardOutput()).array();
}

void TestMultibodyData::telescopicArm_data()
{
    QTest::addColumn<QByteArray>("lists");
    QTest::addColumn<QByteArray>("swing");  // what is given
    QTest::addColumn<QByteArray>("reach");
    for (const auto& [name, lists] : {std::pair("bodies", arm), std::pair("segments", armAsSegment)}) {
        for (const char* swing : {"acceleration", "effort"}) {
            for (const char* reach : {"acceleration", "effort"})
                QTest::addRow("%s, %s and %s given", name, swing, reach)
                    << QByteArray(lists) << QByteArray(swing) << QByteArray(reach);
        }
    }
}

// Inverse, direct and mixed: all states in one call.
void TestMultibodyData::telescopicArm()
{
    QFETCH(QByteArray, lists);
    QFETCH(QByteArray, swing);
    QFETCH(QByteArray, reach);
    const auto rows = textRows("mb_RP_telescopic_arm_inverse_dynamics_exact");
    NEEDS_DATA(rows);
    const auto entry
        = [](const QByteArray& name, const QList<QByteArray>& row, int first, int effort, const QByteArray& given) {
              return "{\"name\": \"" + name + "\", \"value\": " + row[first] + ", \"speed\": " + row[first + 1] + ", \""
                     + given + "\": " + row[given == "effort" ? effort : first + 2] + "}";
          };
    QByteArray states;
    for (const QList<QByteArray>& row : rows)
        states += (states.isEmpty() ? "[" : ",\n") + ("{\"time\": " + row[0] + ", \"coordinates\": [")
                  + entry("swing", row, 1, 7, swing) + ", " + entry("reach", row, 4, 8, reach) + "]}";
    const QJsonArray answers = evaluate(write("arm.sinew.json", modelText(lists)), states + "]");
    QCOMPARE(answers.size(), qsizetype(rows.size()));
    // The file is the closed form in double precision: terms of up to 100 N and N m, a few rounding errors each.
    constexpr double most = 1e-12;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QJsonObject answer = answers[qsizetype(i)].toObject();
        const auto expected = [&](int column) { return rows[i][column].toDouble(); };
        const auto at = [&](const char* key, int k) { return answer[QLatin1String(key)].toArray()[k].toDouble(); };
        const auto force = [&](int joint, int k) {
            return answer["joints"].toArray()[joint].toObject()["force_child"].toArray()[k].toDouble();
        };
        QCOMPARE(answer["status"].toString(), "solved");
        QCOMPARE(answer["time"].toDouble(), expected(0));
        SINEW_COMPARE_NEAR(at("efforts", 0), expected(7), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(at("efforts", 1), expected(8), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(at("accelerations", 0), expected(3), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(at("accelerations", 1), expected(6), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(force(1, 0), expected(8), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(force(1, 1), expected(9), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(force(0, 0), expected(10), {.abs = most, .rel = most});
        SINEW_COMPARE_NEAR(force(0, 1), expected(11), {.abs = most, .rel = most});
    }
}

void TestMultibodyData::simplePendulum()
{
    QFETCH(QByteArray, lists);
    const std::vector<Row> rows = numberRows("mb_A01_simple_pendulum_exact");
    NEEDS_DATA(rows);
    // The file's angle counts clockwise from hanging, x = -sin.
    Trajectory motion(lists.constData(), Eigen::VectorXd::Constant(1, -pi / 2), Eigen::VectorXd::Zero(1));
    // 400 steps of round-off 1e-16 shift the phase by less than 1e-13 s; times speeds of 4 m/s, forces that change by
    // 100 N/s.
    constexpr double place = 1e-12, force = 2e-11;
    double time = 0;
    for (const Row& row : rows) {
        motion.advance(row[0] - time);
        time = row[0];
        QVERIFY(motion.solve().isUsable());
        const double angle = motion.values()[0];
        const Vector3 upwards(-std::sin(angle), std::cos(angle), 0);
        SINEW_COMPARE_NEAR(std::sin(angle), row[1], {.abs = place});
        SINEW_COMPARE_NEAR(-std::cos(angle), row[2], {.abs = place});
        SINEW_COMPARE_NEAR(-motion.speeds()[0], row[3], {.abs = place});
        SINEW_COMPARE_NEAR(motion.hinge().force.dot(upwards), row[4], {.abs = force});
    }
    QVERIFY(time > 9);
}

void TestMultibodyData::doublePendulumMoves()
{
    QFETCH(QByteArray, lists);
    const std::vector<Row> rows = numberRows("mb_double_pendulum_reference");
    NEEDS_DATA(rows);
    // The bodies' second angle counts from the first, the segments' from hanging.
    const bool isRelative = lists.contains("bodies");
    Trajectory motion(lists.constData(), Eigen::Vector2d(1, isRelative ? 0 : 1), Eigen::Vector2d::Zero());
    // Neighbouring motions part by some hundred times within these five seconds.
    constexpr double most = 1e-11;
    double time = 0;
    for (const Row& row : rows) {
        motion.advance(row[0] - time);
        time = row[0];
        Eigen::Vector2d angles = motion.values(), speeds = motion.speeds();
        if (isRelative) {
            angles[1] += angles[0];
            speeds[1] += speeds[0];
        }
        SINEW_COMPARE_NEAR(angles, Eigen::Vector2d(row[1], row[2]), {.abs = most});
        SINEW_COMPARE_NEAR(speeds, Eigen::Vector2d(row[3], row[4]), {.abs = most});
    }
    QVERIFY(motion.isUsable() && time > 4.9);
}

// The reference is linearised, the engine is not: per unit of the start it departs by the square of the start's angle.
// Two starts, of 1e-3 and 2e-3 rad, take that out (Richardson); the fourth power that is left is 1e-12 of the angle, as
// much as round-off in a direction, 1e-16 rad, is of a start of 1e-3 after some 5 swings.
void TestMultibodyData::lengtheningPendulum()
{
    QFETCH(QByteArray, lists);
    const std::vector<Row> rows = numberRows("mb_lorentz_pendulum_exact_bessel");
    NEEDS_DATA(rows);
    const auto start = [&](double scale) {
        Trajectory motion(lists.constData(), Eigen::Vector2d(0.01 * scale, 1), Eigen::Vector2d(0, 0.2));
        motion.given.isGiven[1] = true;  // the length grows at a steady rate, whatever force that takes
        return motion;
    };
    Trajectory small = start(0.1), twice = start(0.2);
    const auto linear = [](double s, double t) { return (4 * s / 0.1 - t / 0.2) / 3; };
    constexpr double most = 3e-12;  // of the largest angle and speed
    double time = 0;
    for (const Row& row : rows) {
        small.advance(row[0] - time);
        twice.advance(row[0] - time);
        time = row[0];
        SINEW_COMPARE_NEAR(small.values()[1], row[1], {.rel = 1e-13});
        SINEW_COMPARE_NEAR(linear(small.values()[0], twice.values()[0]), row[2], {.abs = most * 0.01});
        SINEW_COMPARE_NEAR(linear(small.speeds()[0], twice.speeds()[0]), row[3], {.abs = most * 0.03});
    }
    QVERIFY(small.isUsable() && twice.isUsable() && time > 9.9);
}

// From the file's own start, and from twice that: what the engine departs by grows fourfold.
void TestMultibodyData::lengtheningPendulumLeavesTheLinearisedOneBySquares()
{
    const std::vector<Row> rows = numberRows("mb_lorentz_pendulum_exact_bessel");
    NEEDS_DATA(rows);
    const auto departure = [&](double scale) {
        Trajectory motion(lengthening, Eigen::Vector2d(0.01 * scale, 1), Eigen::Vector2d(0, 0.2));
        motion.given.isGiven[1] = true;
        motion.advance(rows.back()[0]);
        return motion.values()[0] / scale - rows.back()[2];
    };
    const double once = departure(1), twice = departure(2);
    QVERIFY(std::abs(once) > 1e-8 && std::abs(once) < 1e-6);  // of 0.01: 1e-4 / 16 of a phase of about 20
    // The next power is the square of the angle smaller.
    SINEW_COMPARE_NEAR(twice / once, 4.0, {.rel = 1e-3});
}

SINEW_TEST(TestMultibodyData)

}  // namespace tst_multibody_data

#include "tst_multibody_data.moc"
