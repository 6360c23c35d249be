// Whether a posture that statics calls solved is one: closed forms, and a second way. The posture is moved by the
// displacements of what is passive, with its own geometry and laws there, and solved again through the public interface;
// where a force changes by more than 5 % of the largest, the state must not have been green.

#include <cmath>
#include <cstdio>
#include <random>

#include <QDir>
#include <QTest>

#include "core/base/constants.h"
#include "core/statics/activity_series.h"
#include "core/statics/coordinate_sweep.h"
#include "core/statics/followed_posture.h"
#include "core/statics/force_interval.h"
#include "core/statics/sensitivity.h"
#include "tests/support/displaced_models.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/plane_machines.h"
#include "tests/support/test_registry.h"

namespace tst_displacement {

using namespace sinew;
using namespace sinew::test;

namespace {

// A hinge about z with a spring, driven by a moment.
Model springKnee(double moment, double stiffness = 2, double value = 90)
{
    Model model;
    model.space = Space::Plane;
    model.gravity.setZero();
    model.bodies.push_back({.name = "shank", .mass = {1, Scale::Si}});
    Coordinate knee{.name = "knee", .value = value * degree};
    knee.mode = CoordinateMode::Driven;
    knee.effort = {moment, Scale::Si};
    knee.resistance.spring = Spring{knee.value, stiffness, 0};
    model.coordinates.push_back(knee);
    Joint joint{.name = "knee", .parent = groundName, .child = "shank"};
    joint.axes.push_back({AxisKind::Rotation, Vector3::UnitZ(), {0, {{"knee", Polynomial{{0, 1}}}}}});
    model.joints.push_back(joint);
    return model;
}

// A block of 10 kg on a vertical slider, its contact so far above the floor, m.
Model blockAbove(double gap, bool isSoft)
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -9.81, 0};
    model.bodies.push_back({.name = "block", .mass = {10, Scale::Si}});
    model.coordinates.push_back({.name = "y", .kind = CoordinateKind::Translation, .value = gap});
    Joint joint{.name = "slide", .parent = groundName, .child = "block"};
    joint.axes.push_back({AxisKind::Translation, Vector3::UnitY(), {0, {{"y", Polynomial{{0, 1}}}}}});
    model.joints.push_back(joint);
    Contact contact{.name = "foot", .body = "block"};
    if (isSoft)
        contact.compliance = ContactCompliance{1e5, 0, {}};
    model.contacts.push_back(contact);
    return model;
}

StaticsSolution solved(const Model& model, const Criterion& criterion = {})
{
    return solveStatics(*compile(model).value, makeSituation(model), {.criterion = criterion});
}

bool says(const Sentence& sentence, const char* text)
{
    return sentence.english().find(text) != std::string::npos;
}

bool isGreen(const StaticsSolution& s)
{
    return s.isUsable() && s.displacement.range == DisplacementRange::Small
           && !(s.displacement.change > noticeableShare);
}

struct Counts {
    int solved = 0, green = 0, amber = 0, red = 0, moved = 0, wrong = 0;
    int byChange = 0;  // amber for what solving again changes alone
};

void count(const Model& model, const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation,
           const StaticsSolution& s, Counts& counts)
{
    const bool isRed = s.status == StaticsStatus::Displaced;
    if ((!s.isUsable() && !isRed) || !s.hasDisplacements)
        return;
    ++counts.solved;
    ++(isRed ? counts.red : isGreen(s) ? counts.green : counts.amber);
    counts.byChange += !isRed && s.displacement.range == DisplacementRange::Small && !isGreen(s);
    if (!isGreen(s))
        return;
    const Again again = solvedAgain(model, mechanism, situation, s);
    counts.moved += again.isMoved;
    // What a solve leaves.
    if (again.change > noticeableShare + 1e-6)
        ++counts.wrong;
}

}  // namespace

class TestDisplacement : public QObject {
    Q_OBJECT

private slots:
    void aSpringTurnsByItsMoment_data();
    void aSpringTurnsByItsMoment();
    void anOpenContactBearsNothing_data();
    void anOpenContactBearsNothing();
    void aStopThatIsNotReached();
    void musclesHoldThePosture();
    void frictionKeepsItsForceWhenMoved();
    void studiesAgree();
    void movedAndSolvedAgain();
    void shippedModels();
};

void TestDisplacement::aSpringTurnsByItsMoment_data()
{
    QTest::addColumn<double>("moment");
    QTest::addColumn<int>("range");
    QTest::newRow("1.2 degrees") << 2 * 1.2 * degree << 0;
    QTest::newRow("4.9 degrees") << 2 * 4.9 * degree << 0;
    QTest::newRow("5.1 degrees") << 2 * 5.1 * degree << 1;
    QTest::newRow("-19.9 degrees") << -2 * 19.9 * degree << 1;
    QTest::newRow("20.1 degrees") << 2 * 20.1 * degree << 2;
    QTest::newRow("226 degrees") << 2 * 226 * degree << 2;
    QTest::newRow("79.6 turns") << 1000.0 << 2;
}

void TestDisplacement::aSpringTurnsByItsMoment()
{
    QFETCH(double, moment);
    QFETCH(int, range);
    const StaticsSolution s = solved(springKnee(moment));
    QCOMPARE(static_cast<int>(s.displacement.range), range);
    QCOMPARE(s.status, range == 2 ? StaticsStatus::Displaced : StaticsStatus::Solved);
    QCOMPARE(s.remarks.size(), std::size_t(range == 1));
    SINEW_COMPARE_NEAR(s.displacements[0], moment / 2, (Tolerance{.abs = 0, .rel = 1e-14}));  // a division
    QVERIFY(s.displacement.change < 1e-12);  // a linear spring and a given moment
    if (moment == 1000)
        QVERIFY2(says(s.message, "not solved: 'knee' would turn by 80 turns"), s.message.english().c_str());
    if (std::abs(moment - 2 * 226 * degree) < 1e-9)
        QVERIFY2(says(s.message, "'knee' would turn by 226 degrees"), s.message.english().c_str());
}

void TestDisplacement::anOpenContactBearsNothing_data()
{
    QTest::addColumn<double>("gap");
    QTest::addColumn<bool>("isSoft");
    QTest::addColumn<int>("range");
    for (const bool isSoft : {false, true}) {
        QTest::addRow("%s touches", isSoft ? "soft" : "rigid") << 0.0 << isSoft << 0;
        QTest::addRow("%s 0.5 mm", isSoft ? "soft" : "rigid") << 0.0005 << isSoft << 1;
        QTest::addRow("%s 2 mm", isSoft ? "soft" : "rigid") << 0.002 << isSoft << 2;
        QTest::addRow("%s 300 mm", isSoft ? "soft" : "rigid") << 0.3 << isSoft << 2;
    }
}

void TestDisplacement::anOpenContactBearsNothing()
{
    QFETCH(double, gap);
    QFETCH(bool, isSoft);
    QFETCH(int, range);
    const Model model = blockAbove(gap, isSoft);
    const StaticsSolution s = solved(model);
    QCOMPARE(static_cast<int>(s.displacement.range), range);
    QCOMPARE(s.status, range == 2 ? StaticsStatus::Displaced : StaticsStatus::Solved);
    QCOMPARE(s.remarks.empty(), range != 1);
    if (gap == 0.3)
        QVERIFY2(says(s.message, isSoft ? "would move by 301 mm" : "would move by 300 mm")
                     && says(s.message, "contact 'foot' is open by 300 mm"),
                 s.message.english().c_str());
    // A criterion knows no displacements: what is open bears nothing.
    for (const char* method : {"quadratic", "linear", "minmax", "power:3", "pseudo-inverse"}) {
        const StaticsSolution by = solved(model, *criterionFromText(method).value);
        QCOMPARE(by.status, range == 2 ? StaticsStatus::NotHoldable : StaticsStatus::Solved);
        if (range == 2)
            QVERIFY2(says(by.message, "contact 'foot' is open"), by.message.english().c_str());
        else
            SINEW_COMPARE_NEAR(by.contacts[0].normal, 98.1, (Tolerance{.abs = 0, .rel = 1e-9}));
        QCOMPARE(by.remarks.empty(), range != 1 && gap == 0);
    }
}

void TestDisplacement::aStopThatIsNotReached()
{
    Model model = springKnee(100, 1000);
    Coordinate& knee = model.coordinates[0];
    knee.resistance.spring.reset();
    knee.resistance.stop = Stop{};
    knee.resistance.stop->stiffness = 1e5;
    knee.minimum = 0;
    const auto at = [&](double maximum) {
        knee.maximum = maximum * degree;
        return solved(model);
    };
    QCOMPARE(at(90).status, StaticsStatus::Solved);
    QVERIFY(at(90).remarks.empty());
    QCOMPARE(at(90.05).status, StaticsStatus::Solved);
    QVERIFY(!at(90.05).remarks.empty());
    const StaticsSolution s = at(91);
    QCOMPARE(s.status, StaticsStatus::Displaced);
    QVERIFY2(says(s.message, "the stop of 'knee' is 1 degrees away"), s.message.english().c_str());
}

// Its stiffness only shares: however soft, no verdict hangs on it, and the answer says by how much it gives way.
void TestDisplacement::musclesHoldThePosture()
{
    Model model = springKnee(10);
    model.coordinates[0].resistance.spring.reset();
    Link muscle{.name = "muscle"};
    muscle.path = {{groundName, {}, {0, 0.1, 0}}, {"shank", {}, {0, 0.1, 0}}};
    muscle.stiffness = DirectStiffness{500};
    model.links.push_back(muscle);
    const StaticsSolution s = solved(model);
    QCOMPARE(s.status, StaticsStatus::Solved);
    QVERIFY(s.remarks.empty());
    QVERIFY(!s.displacement.passive.isSome());
    QCOMPARE(s.displacement.asSprings.range, DisplacementRange::TooLarge);
    const FollowedPosture followed = followPosture(*compile(model).value, makeSituation(model), s);
    QVERIFY(followed.status != LargePathStatus::NotRun);
    QVERIFY2(says(followed.words, "were all links springs"), followed.words.english().c_str());
    // As a ligament of that length it has its force only where the knee has turned.
    model.links[0].slackLength = s.lengths[0];
    QCOMPARE(solved(model).status, StaticsStatus::Displaced);
}

// Contacts that stick and slide, with and without a stiffness: what small displacements leave out is small here, so that
// moving the posture must not make friction begin anew.
void TestDisplacement::frictionKeepsItsForceWhenMoved()
{
    std::mt19937 random(4501);
    int checked = 0, others = 0;
    for (int trial = 0; trial < 400; ++trial) {
        Model model = PlaneMachine(random, {.bodies = 1,
                                            .floats = true,
                                            .ties = 2,
                                            .contacts = 2,
                                            .closures = 0,
                                            .springs = 1,
                                            .hasCompliance = true})
                          .model;
        for (Link& link : model.links)
            std::get<DirectStiffness>(link.stiffness).stiffness *= 1e3;
        for (Contact& contact : model.contacts) {
            if (contact.compliance)
                contact.compliance->stiffness *= 1e3;
            if (contact.compliance && contact.friction)
                contact.friction->stiffness *= 1e3;
        }
        for (Coordinate& coordinate : model.coordinates) {
            if (coordinate.resistance.spring)
                coordinate.resistance.spring = Spring{coordinate.value, 1e5, 0};
        }
        makePassive(model, random, 0.3);
        const auto mechanism = compile(model);
        if (!mechanism)
            continue;
        const StaticsSolution s = solveStatics(*mechanism.value, makeSituation(model));
        if (!s.isUsable() || !s.hasDisplacements || !s.displacement.passive.isSome())
            continue;
        const double moved = s.displacements.cwiseAbs().maxCoeff();
        if (moved > 1e-3)
            continue;
        ++checked;
        // Lever arms and directions of ties of some metres change by about as much as it moves.
        others += s.displacement.change > 50 * moved;
    }
    // Coulomb's law has several states of rest now and then.
    QVERIFY2(checked > 50 && others <= checked / 50, qPrintable(QString("%1 of %2").arg(others).arg(checked)));
}

void TestDisplacement::studiesAgree()
{
    const Model model = springKnee(1000);
    const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
    const Situation situation = makeSituation(model);
    QCOMPARE(calcSensitivities(*mechanism, situation).status, StaticsStatus::Displaced);
    QCOMPARE(calcForceIntervals(*mechanism, situation).status, StaticsStatus::Displaced);
    const StaticsLoadPath path = solveLoadPath(*mechanism, situation);
    QVERIFY(!path.remarks.empty() && says(path.remarks.back(), "at the whole load: not solved"));
    const CoordinateSweep sweep = sweepCoordinate(mechanism, situation, {0, 0, 1, 3});
    for (const ResultFrame& frame : sweep.frames) {
        QVERIFY(!frame.isBalanced());
        QVERIFY(says(frame.message, "not solved"));
        QVERIFY(frame.coordinates[0].displacement.has_value());
    }
}

void TestDisplacement::movedAndSolvedAgain()
{
    const bool isLong = qEnvironmentVariableIntValue("SINEW_LONG_TESTS") > 0;
    const int wanted = isLong ? 5000 : 500;
    std::mt19937 random(45);
    Counts counts;
    for (int trial = 0; counts.solved < wanted; ++trial) {
        const Model model = randomModel(random, trial);
        Result<Mechanism> compiled = compile(model);
        if (!compiled)
            continue;
        const auto mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
        const Situation situation = makeSituation(model);
        const int wrong = counts.wrong;
        count(model, mechanism, situation, solveStatics(*mechanism, situation), counts);
        QVERIFY2(counts.wrong == wrong, qPrintable(QString("trial %1").arg(trial)));
    }
    qInfo("%d states: %d green (%d of them moved), %d amber (%d for changed forces alone), %d not solved",
          counts.solved, counts.green, counts.moved, counts.amber, counts.byChange, counts.red);
    QVERIFY(counts.moved > wanted / 20 && counts.byChange > 0 && counts.red > wanted / 50);
}

void TestDisplacement::shippedModels()
{
    Counts counts;
    const QDir folder(QStringLiteral(SINEW_RESOURCE_DIR "/models"));
    for (const QString& file : folder.entryList({QStringLiteral("*.sinew.json")})) {
        const QString name = file.section(u'.', 0, 0);
        const Model model = shippedModel(name.toStdString());
        const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
        std::vector<Situation> situations = {makeSituation(model)};
        for (const Activity& activity : model.activities) {
            for (int posture = 0; posture < postureCount(activity); ++posture)
                situations.push_back(makeSituation(model, &activity, activity.steps.empty() ? -1 : posture));
        }
        for (const Situation& situation : situations) {
            const StaticsSolution s = solveStatics(*mechanism, situation);
            QVERIFY2(s.status != StaticsStatus::Displaced, qPrintable(name + ": " + s.message.english().c_str()));
            count(model, mechanism, situation, s, counts);
        }
    }
    qInfo("%d states: %d green (%d of them moved), %d amber", counts.solved, counts.green, counts.moved, counts.amber);
    QCOMPARE(counts.wrong, 0);
}

}  // namespace tst_displacement

using tst_displacement::TestDisplacement;
SINEW_TEST(TestDisplacement)
#include "tst_displacement.moc"
