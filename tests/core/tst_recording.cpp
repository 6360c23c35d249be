// A recording as frames and as a table: what lies between samples, what was recorded, and names that files can hold.

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <sstream>

#include <QTest>

#include "core/io/motion_file.h"
#include "core/report/simulation_report.h"
#include "core/simulation/recording_reader.h"
#include "core/simulation/simulate.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/recordings.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_recording {

using namespace sinew;
using test::addChannel;

namespace {

constexpr double g = 9.81;
constexpr ChannelKey tension{ChannelObject::Link, 0, Measure::Tension};

// A stick that hangs on the ground by a ball joint, with a link and a contact.
std::shared_ptr<const Mechanism> ball()
{
    Model model;
    model.bodies = {{.name = "stick", .mass = {1}}};
    model.coordinates = {{.name = "a"}, {.name = "b"}, {.name = "c"}};
    Joint joint{.name = "hook", .parent = "ground", .child = "stick"};
    joint.kind = JointKind::Ball;
    joint.coordinates = {"a", "b", "c"};
    model.joints = {joint};
    model.links = {{.name = "rope",
                    .path = {{.body = "ground", .position = {1, 0, 0}}, {.body = "stick", .position = {0, -1, 0}}},
                    .stiffness = DirectStiffness{1000}}};
    model.contacts = {{.name = "heel", .body = "stick", .point = {0, -1, 0}, .place = {0, -1.5, 0}}};
    return std::make_shared<const Mechanism>(test::compiled(model));
}

// Turns about x at a steady rate by `angle` in one second.
Recording turning(double angle)
{
    Recording recording = test::straightRecording(ball());
    for (Eigen::Index i = 0; i < recording.positions.cols(); ++i) {
        const double half = 0.5 * angle * recording.times[static_cast<std::size_t>(i)];
        recording.positions.col(i) << std::sin(half), 0, 0, std::cos(half);
    }
    return recording;
}

ResultFrame frameAt(const Recording& recording, double time)
{
    return RecordingReader(std::make_shared<const Recording>(recording)).at(time);
}

// What a reader makes of a table that was written.
MotionTable readBack(const MotionTable& table, MotionFormat format)
{
    std::stringstream stream;
    writeMotion(table, format, stream);
    const Result<MotionTable> read = readMotion(stream, format == MotionFormat::Csv ? "a.csv" : "a.sto");
    if (!read)
        qWarning("%s", toString(read.diagnostics.front()).c_str());
    return read.value.value_or(MotionTable());
}

// A body in the plane, all of whose objects are named 'foot'. It is pulled by a link and held at its point, and stands
// on a contact.
Model namesakes()
{
    Model model = test::particle(2, g);
    model.coordinates[1].name = "foot";
    model.joints[1].name = "foot";
    model.joints[1].axes[0].value.terms[0].coordinate = "foot";
    model.coordinates[1].resistance.stop = Stop{.stiffness = 1e4, .damping = 0.1};
    model.coordinates[1].minimum = -0.5;
    model.links = {{.name = "foot",
                    .path = {{.body = "ground", .position = {0, 1, 0}}, {.body = "body"}},
                    .stiffness = DirectStiffness{500},
                    .shortening = 0.01}};
    Contact contact{.name = "foot", .body = "body", .place = {0, -0.08, 0}};
    contact.compliance = ContactCompliance{.stiffness = 2000, .damping = 5, .depth = {}};
    model.contacts = {contact};
    return model;
}

}  // namespace

class TestRecording : public QObject {
    Q_OBJECT

private slots:
    // ---- frames

    void betweenSamplesAllIsInterpolated()
    {
        Recording recording = turning(1.2);
        addChannel(recording, tension, "rope", [](double t) { return 100 * t; });
        addChannel(recording, {ChannelObject::Contact, 0, Measure::Force, 1}, "heel",
                   [](double t) { return 50 - 50 * t; });
        const ResultFrame frame = frameAt(recording, 0.25);
        QCOMPARE(*frame.time, 0.25);
        SINEW_COMPARE_NEAR(*frame.links[0].force, 25.0, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(frame.contacts[0].force.y(), 37.5, {.abs = 1e-12});
        // On the chord between two neighbouring rotations and brought back to length 1, the error is of third order.
        SINEW_COMPARE_NEAR(frame.positions[0], std::sin(0.15), {.abs = 1e-6});
        SINEW_COMPARE_NEAR(frame.positions.norm(), 1.0, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(frame.coordinates[0].value, 0.3, {.abs = 1e-6});
    }

    void oppositeEulerParametersAreTheSameRotation()
    {
        const Recording recording = turning(1.2);
        Recording turned = recording;
        turned.positions.col(4) *= -1;
        QVERIFY((frameAt(recording, 0.35).positions - frameAt(turned, 0.35).positions).norm() < 1e-14);
    }

    void whatIsEngagedIsSoUntilTheNextSample()
    {
        Recording recording = turning(1);
        addChannel(recording, {ChannelObject::Link, 0, Measure::Engaged}, "rope",
                   [](double t) { return t < 0.45 ? 0.0 : 1.0; });
        QVERIFY(!frameAt(recording, 0.499).links[0].isEngaged);
        QVERIFY(frameAt(recording, 0.5).links[0].isEngaged);
    }

    void atAnImpactTheLaterSampleCounts()
    {
        Recording recording = turning(1);
        recording.times[5] = recording.times[4];
        addChannel(recording, tension, "rope", [](double) { return 0.0; });
        recording.values(0, 4) = 1;
        recording.values(0, 5) = 2;
        QCOMPARE(*frameAt(recording, recording.times[4]).links[0].force, 2.0);
    }

    void beyondItsEndsARecordingStandsStill()
    {
        const Recording recording = turning(1);
        QCOMPARE(frameAt(recording, -3).positions, recording.positions.col(0));
        QCOMPARE(frameAt(recording, 9).positions, recording.positions.col(10));
        QCOMPARE(*frameAt(recording, 9).time, 1.0);
    }

    void whatWasNotRecordedIsAbsent()
    {
        const ResultFrame frame = frameAt(turning(1), 0.3);
        QVERIFY(frame.isUsable() && frame.isPlaced());
        QVERIFY(!frame.links[0].force && !frame.links[0].elongation && !frame.joints[0]
                && !frame.coordinates[0].effort);
        const ResultFrame none = frameAt(Recording(), 0);
        QVERIFY(!none.isPlaced() && !none.mechanism && none.links.empty());
    }

    // All that a run knows is in its frames: each number against its own law.
    void framesHoldWhatTheRunKnows()
    {
        Scenario scenario = test::freeMotion(1);
        scenario.start = {{"foot", -0.1, 0}};
        const Recording recording = simulate(namesakes(), scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const RecordingReader reader(std::make_shared<const Recording>(recording));
        int engaged = 0, closed = 0, pressed = 0;
        for (const double time : recording.times) {
            const ResultFrame frame = reader.at(time);
            const double y = frame.coordinates[1].value;
            const LinkFrame& link = frame.links[0];
            // the strand from (0, 1) straight down to the body
            SINEW_COMPARE_NEAR(link.length, 1 - y, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(*link.elongation, -y, {.abs = 1e-9});
            QCOMPARE(link.gap.has_value(), !link.isEngaged);
            if (link.isEngaged)
                SINEW_COMPARE_NEAR(*link.force, 500 * (0.01 - y), {.abs = 1e-6});
            else
                SINEW_COMPARE_NEAR(*link.gap, std::max(0.0, y - 0.01), {.abs = 1e-9});
            const ContactFrame& contact = frame.contacts[0];
            SINEW_COMPARE_NEAR(contact.gap, y + 0.08, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(contact.force.y(), contact.normal, {.abs = 1e-9});
            QVERIFY(contact.mode != ContactMode::Open || contact.normal == 0);
            // Newton: weight, link and contact accelerate 2 kg; the stop is not reached
            const double given = *link.force + contact.normal - 2 * g;
            SINEW_COMPARE_NEAR(2 * frame.coordinates[1].acceleration, given, {.abs = 1e-6});
            SINEW_COMPARE_NEAR(*frame.coordinates[1].passive, 0.0, {.abs = 0});
            QVERIFY(!frame.coordinates[0].passive && !frame.coordinates[1].isHeld);
            engaged += link.isEngaged;
            closed += contact.mode != ContactMode::Open;
            pressed += contact.normal > 2 * g;
        }
        QVERIFY(engaged > 10 && closed > 10 && pressed > 1);
    }

    // Multipliers were not recorded at all.
    void constraintsBearTheirWeight()
    {
        Model model = test::particle(2, g);
        Closure closure{.bodyA = "ground", .bodyB = "body"};
        closure.held = {{RelativeMotion::X}, {RelativeMotion::Y}};
        Coupling coupling{.coordinate = "x", .value = {0, {{"y", Polynomial{{0, 1}}}}}};
        model.constraints = {{"rail", coupling}, {"hook", closure}};
        Scenario scenario = test::freeMotion(0.1);
        scenario.stages[0].constraints = std::vector<std::string>{"hook"};
        scenario.stages[0].ends = {{.time = 0.05}};
        scenario.stages.push_back({.name = "fall", .given = {test::givenEffort({"*"}, ConstantValue{0})}});
        scenario.stages[1].constraints = std::vector<std::string>{};
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const ResultFrame hung = frameAt(recording, 0.03), fell = frameAt(recording, 0.08);
        QCOMPARE(hung.constraints.size(), std::size_t(3));
        QCOMPARE(hung.constraints[0].row, std::string("rail"));
        QVERIFY(hung.constraints[0].isReleased && !hung.constraints[1].isReleased);
        QCOMPARE(hung.constraints[2].row, std::string("hook: y"));
        SINEW_COMPARE_NEAR(hung.constraints[1].multiplier, 0.0, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(hung.constraints[2].multiplier, 2 * g, {.rel = 1e-9});
        for (const ConstraintFrame& row : fell.constraints) {
            QVERIFY(row.isReleased && !row.isMoment);
            QCOMPARE(row.multiplier, 0.0);
        }
    }

    void holdsStandOnTheirBody()
    {
        Scenario scenario = test::freeMotion(0.2);
        scenario.start = {{"x", 0.3, 0}};
        scenario.stages[0].holds = std::vector<StageHold>{{.name = "hand", .body = "body", .point = {0, 0.1, 0}}};
        const ResultFrame frame = frameAt(simulate(test::particle(2, g), scenario), 0.1);
        QCOMPARE(frame.holds.size(), std::size_t(1));
        QCOMPARE(frame.holds[0].name, std::string("hand"));
        SINEW_COMPARE_NEAR(frame.holds[0].place, Vector3(0.3, 0.1, 0), {.abs = 1e-12});
        SINEW_COMPARE_NEAR(frame.holds[0].force, Vector3(0, 2 * g, 0), {.abs = 1e-8});
        // The joints bear nothing along the free ways; a constraint named as the hold's row is not taken for it.
        Model model = test::particle(2, g);
        Coupling coupling{.coordinate = "x", .value = {0.3, {}}};
        model.constraints = {{"hand: x", coupling}};
        const ResultFrame twice = frameAt(simulate(model, scenario), 0.1);
        SINEW_COMPARE_NEAR(twice.holds[0].force.y(), 2 * g, {.abs = 1e-8});
    }

    void aGivenMotionIsHeldByItsDrive()
    {
        Scenario scenario = test::freeMotion(0.2);
        scenario.stages[0].given
            = {test::givenMotion({"y"}, ConstantValue{0}), test::givenEffort({"x"}, ConstantValue{1})};
        const ResultFrame frame = frameAt(simulate(test::particle(2, g), scenario), 0.1);
        QVERIFY(frame.coordinates[1].isHeld && !frame.coordinates[0].isHeld);
        SINEW_COMPARE_NEAR(*frame.coordinates[1].effort, 2 * g, {.rel = 1e-9});
        SINEW_COMPARE_NEAR(*frame.coordinates[0].effort, 1.0, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(frame.joints[1]->force, Vector3(1, 2 * g, 0), {.abs = 1e-8});
    }

    // ---- stresses

    // Where the link states its cross-section, and there alone.
    void stressesAreTensionsOverTheCrossSection()
    {
        Model model = namesakes();
        const Recording plain = simulate(model, test::freeMotion(0.1));
        QCOMPARE(plain.channel(std::string("foot/stress")), -1);
        model.links[0].stiffness = MaterialStiffness{.area = 2e-4, .modulus = 2e6};
        const Recording recording = simulate(model, test::freeMotion(0.1));
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const Eigen::VectorXd tension = test::channelOf(recording, "foot/force"),
                              stress = test::channelOf(recording, "foot/stress");
        QVERIFY(tension.maxCoeff() > 1);
        SINEW_COMPARE_NEAR(stress, Eigen::VectorXd(tension / 2e-4), {.rel = 1e-14});
        const MotionTable table = recording.table();
        QVERIFY(std::ranges::find(table.columns, "foot/stress") != table.columns.end());
        const ResultFrame frame = frameAt(recording, 0.1);
        SINEW_COMPARE_NEAR(*frame.links[0].force, tension[tension.size() - 1], {.abs = 1e-12});
    }

    // ---- names

    // A joint and a contact of one name gave two columns 'foot/fx', which our own reader refuses.
    void namesakesKeepTheirColumnsApart()
    {
        Scenario scenario = test::freeMotion(0.3);
        scenario.start = {{"foot", -0.1, 0}};
        scenario.stages[0].holds = std::vector<StageHold>{{.name = "foot", .body = "body"}};
        const Recording recording = simulate(namesakes(), scenario);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        for (const MotionFormat format : {MotionFormat::Storage, MotionFormat::Csv}) {
            const MotionTable table = recording.table(), read = readBack(table, format);
            QCOMPARE(read.columns, table.columns);
            QCOMPARE(read.values, table.values);
        }
        for (const char* name : {"joint foot/fy", "contact foot/fy", "hold foot/fy", "foot/my", "foot/value",
                                 "link foot/engaged", "contact foot/engaged", "foot/force", "x/fx"})
            QVERIFY2(recording.channel(std::string(name)) >= 0, name);
        QCOMPARE(recording.channel(std::string("foot/fy")), -1);
        // Each is what it says: the hold bears the weight that the joint along y does not.
        const int hold = recording.channel(ChannelKey{ChannelObject::Hold, 0, Measure::Force, 1});
        QCOMPARE(recording.channels[static_cast<std::size_t>(hold)].column, std::string("hold foot/fy"));
        const std::vector<std::string> names = indicatorNames(recording);
        QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), std::size_t(4));
        QVERIFY(std::find(names.begin(), names.end(), "stop of foot") != names.end());
        std::stringstream json;
        writeJson(simulationJson({}, recording), json);
        for (const std::string& name : names)
            QVERIFY2(json.str().find('"' + name + '"') != std::string::npos, name.c_str());
    }

    // Whatever an object is called, what we write we read.
    void anyNamesMakeColumnsThatAreReadBack()
    {
        const std::vector<std::string> pool = {"foot",       " foot",           "foot ",     "a\tb", "a b",
                                               "joint foot", "contact foot",    "\"q\"",     "x,y",  "time",
                                               "foot 2",     "contact foot",    "énergie",   "com",  "energy",
                                               "a/b",        "nRows=3",         "endheader", "a\nb", "link a b",
                                               "'",          "joint joint foot"};
        std::mt19937 random(7);
        int clashes = 0;
        for (int round = 0; round < 400; ++round) {
            Recording recording;
            recording.times = {0, 0.1};
            for (const ChannelObject object : {ChannelObject::Coordinate, ChannelObject::Link, ChannelObject::Contact,
                                               ChannelObject::Hold, ChannelObject::Joint, ChannelObject::Constraint})
                addObjects(recording, object, pool, random);
            const auto rows = static_cast<Eigen::Index>(recording.channels.size());
            recording.values = Eigen::MatrixXd::Random(rows, 2);
            nameColumns(recording.channels);
            const MotionTable table = recording.table();
            for (const MotionFormat format : {MotionFormat::Storage, MotionFormat::Csv}) {
                const MotionTable read = readBack(table, format);
                QCOMPARE(read.columns, table.columns);
                QCOMPARE(read.values, table.values);
            }
            for (std::size_t i = 0; i < recording.channels.size(); ++i) {
                const Channel& channel = recording.channels[i];
                clashes += channel.isQualified;
                QCOMPARE(recording.channel(channel.key), static_cast<int>(i));
                QCOMPARE(recording.channel(channel.column), static_cast<int>(i));
            }
        }
        QVERIFY(clashes > 1000);
    }

private:
    // Three objects of a kind with names of the pool, each with some of its kind's measures.
    static void addObjects(Recording& recording, ChannelObject object, const std::vector<std::string>& pool,
                           std::mt19937& random)
    {
        std::set<std::string> used;
        for (int index = 0; index < 3; ++index) {
            std::string name;
            do
                name = pool[random() % pool.size()];
            while (!used.insert(name).second);
            for (const Measure measure : {Measure::Engaged, Measure::Force, Measure::Gap}) {
                for (int component = 0; component < (measure == Measure::Force ? 3 : 1); ++component)
                    recording.channels.push_back({{object, index, measure, component}, QuantityKind::Force, name, {}});
            }
        }
    }
};

SINEW_TEST(TestRecording)

}  // namespace tst_recording

#include "tst_recording.moc"
