// A recording as frames and scenes: what lies between samples, ghosts, trails and forces.

#include <algorithm>

#include <QTest>

#include "motion_fixture.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/motion_scene.h"

namespace tst_motion_scene {

using namespace sinew;

namespace {

const ObjectId nothing;
const std::set<ObjectId> noneHidden;

// A ball that hangs on the ground by a ball joint, with a link and a contact.
Model ballModel()
{
    Model model;
    model.name = "ball";
    model.bodyWeight = 100;
    Body body;
    body.name = "stick";
    body.mass = {1, Scale::Si};
    body.landmarks = {{"top", Vector3::Zero()}, {"end", Vector3(0, -1, 0)}};
    body.shape = BodyShape::Rod;
    model.bodies = {body};
    for (const char* name : {"a", "b", "c"}) {
        Coordinate coordinate;
        coordinate.name = name;
        model.coordinates.push_back(coordinate);
    }
    Joint joint;
    joint.name = "hook";
    joint.parent = "ground";
    joint.child = "stick";
    joint.kind = JointKind::Ball;
    joint.coordinates = {"a", "b", "c"};
    model.joints = {joint};
    Link link;
    link.name = "rope";
    link.path = {{"ground", "", Vector3(1, 0, 0)}, {"stick", "", Vector3(0, -1, 0)}};
    link.stiffness = DirectStiffness{1000};
    model.links = {link};
    Contact contact;
    contact.name = "heel";
    contact.body = "stick";
    contact.point = {0, -1, 0};
    contact.place = {0, -1.5, 0};
    model.contacts = {contact};
    return model;
}

std::shared_ptr<const Mechanism> compiledBall()
{
    return std::make_shared<const Mechanism>(test::compiled(ballModel()));
}

// Turns about x at a steady rate by `angle` in one second.
Recording turning(double angle)
{
    Recording recording = test::straightRecording(compiledBall());
    for (Eigen::Index i = 0; i < recording.positions.cols(); ++i) {
        const double half = 0.5 * angle * recording.times[static_cast<std::size_t>(i)];
        recording.positions.col(i) << std::sin(half), 0, 0, std::cos(half);
    }
    recording.bodyWeight = ballModel().bodyWeight;
    return recording;
}

ShownRun ballRun(Recording recording)
{
    return {ballModel(),
            std::make_shared<const RecordingReader>(std::make_shared<const Recording>(std::move(recording)))};
}

MotionSource ballSource(Recording recording)
{
    return {ballRun(std::move(recording)), {}, {}};
}

constexpr ChannelKey ropeTension{ChannelObject::Link, 0, Measure::Tension};
constexpr ChannelKey ropeEngaged{ChannelObject::Link, 0, Measure::Engaged};

}  // namespace

class TestMotionScene : public QObject {
    Q_OBJECT

private slots:
    void aRunThatRecordedNothingIsNotShown()
    {
        QVERIFY(MotionScene(ballSource({})).isEmpty());
        Recording without = turning(1);
        without.times.clear();
        QVERIFY(MotionScene(ballSource(without)).isEmpty());
    }

    void contactForcesStandOnTheirContacts()
    {
        Recording recording = turning(0);
        test::addChannel(recording, {ChannelObject::Contact, 0, Measure::Force, 1}, "heel",
                         [](double t) { return 200 * t; });
        test::addChannel(recording, {ChannelObject::Contact, 0, Measure::Position, 1}, "heel",
                         [](double) { return -1.5; });
        test::addChannel(recording, {ChannelObject::Contact, 0, Measure::Engaged}, "heel",
                         [](double t) { return t < 0.15 ? 0.0 : 1.0; });
        MotionScene maker(ballSource(recording));
        const auto arrowAt = [&](double time) {
            const Scene scene = maker.at({time, nothing, noneHidden});
            std::vector<SceneArrow> found;
            std::copy_if(scene.arrows.begin(), scene.arrows.end(), std::back_inserter(found),
                         [](const SceneArrow& arrow) { return arrow.kind == ArrowKind::ContactForce; });
            return found;
        };
        QVERIFY(arrowAt(0.1).empty());
        QCOMPARE(arrowAt(0.5).size(), std::size_t(1));
        const SceneArrow arrow = arrowAt(0.5).front();
        QCOMPARE(arrow.label, std::string("100 N = 1.00 BW"));
        SINEW_COMPARE_NEAR((arrow.tip - arrow.vector).y(), -1.5, {.abs = 1e-12});
        QVERIFY(arrow.vector.y() > 0);
        // Its length tells the force.
        SINEW_COMPARE_NEAR(arrowAt(0.25).front().vector.norm(), 0.5 * arrow.vector.norm(), {.rel = 1e-9});
    }

    void onlyTheSelectedJointShowsItsForce()
    {
        Recording recording = turning(1);
        test::addChannel(recording, {ChannelObject::Joint, 0, Measure::Force, 0}, "hook", [](double) { return 30.0; });
        MotionScene maker(ballSource(recording));
        QVERIFY(maker.at({0, nothing, noneHidden}).arrows.empty());
        const ObjectId hook{ObjectKind::Joint, "hook"};
        const Scene scene = maker.at({0.2, hook, noneHidden});
        QCOMPARE(scene.arrows.size(), std::size_t(1));
        QCOMPARE(scene.arrows[0].kind, ArrowKind::JointForce);
        QCOMPARE(scene.arrows[0].label, std::string("hook 30.0 N = 0.300 BW"));
    }

    void holdsPushWhereTheyHold()
    {
        Recording recording = turning(0);
        recording.holds = {{"foot", 1, Vector3(0, -1, 0)}};
        test::addChannel(recording, {ChannelObject::Hold, 0, Measure::Force, 1}, "foot",
                         [](double t) { return t < 0.5 ? 80.0 : 0.0; });
        MotionScene maker(ballSource(recording));
        const Scene scene = maker.at({0.2, nothing, noneHidden});
        QCOMPARE(scene.arrows.size(), std::size_t(1));
        QVERIFY((scene.arrows[0].tip - scene.arrows[0].vector - Vector3(0, -1, 0)).norm() < 1e-12);
        QVERIFY(maker.at({0.8, nothing, noneHidden}).arrows.empty());
    }

    // The name of a contact that is also a joint's led to the joint's channel, and the other way round.
    void aJointAndAContactOfOneNameHaveTheirOwnForces()
    {
        MotionSource source = ballSource(turning(0));
        source.run.model.contacts[0].name = "hook";
        Recording recording = turning(0);
        recording.mechanism = std::make_shared<const Mechanism>(test::compiled(source.run.model));
        test::addChannel(recording, {ChannelObject::Contact, 0, Measure::Force, 1}, "hook",
                         [](double) { return 70.0; });
        test::addChannel(recording, {ChannelObject::Joint, 0, Measure::Force, 1}, "hook", [](double) { return 30.0; });
        source.run.reader = ballRun(recording).reader;
        MotionScene maker(source);
        const ObjectId joint{ObjectKind::Joint, "hook"};
        for (const SceneArrow& arrow : maker.at({0.2, joint, noneHidden}).arrows)
            QCOMPARE(arrow.label, arrow.id == joint ? std::string("hook 30.0 N = 0.300 BW") : "70.0 N = 0.700 BW");
        QCOMPARE(maker.at({0.2, joint, noneHidden}).arrows.size(), std::size_t(2));
    }

    void slackLinksAreNotEngaged()
    {
        Recording recording = turning(1);
        test::addChannel(recording, ropeTension, "rope", [](double t) { return std::max(0.0, 400 * (t - 0.5)); });
        test::addChannel(recording, ropeEngaged, "rope", [](double t) { return t < 0.5 ? 0.0 : 1.0; });
        MotionScene maker(ballSource(recording));
        QVERIFY(!maker.at({0.2, nothing, noneHidden}).strands[0].engaged);
        const Scene late = maker.at({0.75, nothing, noneHidden});
        QVERIFY(late.strands[0].engaged);
        SINEW_COMPARE_NEAR(late.strands[0].force, 100.0, {.rel = 1e-9});
        // One scale of colours for the whole motion.
        QCOMPARE(late.tensionScale, 200.0);
        QCOMPARE(maker.at({0, nothing, noneHidden}).tensionScale, 200.0);
        QVERIFY(maker.at({0, nothing, noneHidden}).hasLinkForces);
        MotionScene forceless(ballSource(turning(1)));
        QVERIFY(!forceless.at({0.2, nothing, noneHidden}).hasLinkForces);
    }

    void ghostsStayWhileTheCursorIsBetweenThem()
    {
        MotionScene maker(ballSource(turning(1)));
        const double step = maker.ghostInterval();
        QVERIFY(step > 0 && step < 0.5);
        const auto first = maker.at({2.1 * step, nothing, noneHidden}).ghosts;
        QVERIFY(first && first->size() >= 3 && first->size() <= 5);
        QCOMPARE(maker.at({2.9 * step, nothing, noneHidden}).ghosts, first);
        QVERIFY(maker.at({3.1 * step, nothing, noneHidden}).ghosts != first);
        // One line from the joint to the end, where the stick is at that time.
        const SceneGhost& ghost = first->front();
        QCOMPARE(ghost.lines.size(), std::size_t(1));
        SINEW_COMPARE_NEAR(ghost.lines[0].second.norm(), 1.0, {.abs = 1e-6});
    }

    void whatIsHiddenHasNoGhost()
    {
        MotionScene maker(ballSource(turning(1)));
        const std::set<ObjectId> hidden = {{ObjectKind::Body, "stick"}};
        for (const SceneGhost& ghost : *maker.at({0.5, nothing, hidden}).ghosts)
            QVERIFY(ghost.lines.empty());
        QVERIFY(!maker.at({0.5, nothing, noneHidden}).ghosts->front().lines.empty());
    }

    void theKeptRunIsAGhostOfTheSameTime()
    {
        MotionSource source = ballSource(turning(1));
        source.kept = ballRun(turning(0));
        MotionScene maker(std::move(source));
        const Scene scene = maker.at({0.8, nothing, noneHidden});
        QCOMPARE(scene.movingGhosts.size(), std::size_t(1));
        QVERIFY(scene.movingGhosts[0].isKept);
        QVERIFY((scene.movingGhosts[0].lines[0].second - Vector3(0, -1, 0)).norm() < 1e-12);
    }

    void trailsAreTheSamePointsInAllFrames()
    {
        MotionSource source = ballSource(turning(1));
        source.trails = {{"stick", Vector3(0, -1, 0)}, {"nobody", Vector3::Zero()}};
        MotionScene maker(std::move(source));
        const Scene early = maker.at({0.05, nothing, noneHidden}), late = maker.at({1, nothing, noneHidden});
        QCOMPARE(early.trails.size(), std::size_t(1));
        QCOMPARE(early.trails[0].points, late.trails[0].points);
        QCOMPARE(early.trails[0].points->size(), std::size_t(11));
        QCOMPARE(early.trails[0].passed, std::size_t(1));
        QCOMPARE(late.trails[0].passed, std::size_t(11));
        QVERIFY((late.trails[0].now - Vector3(0, -std::cos(1), -std::sin(1))).norm() < 1e-12);
    }

    // The stick's mass hangs at its hinge unless it says where.
    void theCentreIsThatOfTheMass()
    {
        Model model = ballModel();
        model.bodies[0].centreOfMass = {0, -0.5, 0};
        Recording recording = turning(1);
        recording.mechanism = std::make_shared<const Mechanism>(test::compiled(model));
        MotionScene maker(ballSource(std::move(recording)));
        const Scene start = maker.at({0, nothing, noneHidden}), end = maker.at({1, nothing, noneHidden});
        QVERIFY(start.centre && (*start.centre - Vector3(0, -0.5, 0)).norm() < 1e-12);
        QVERIFY(end.centre && (*end.centre + 0.5 * Vector3(0, std::cos(1), std::sin(1))).norm() < 1e-12);
    }

    void theGroundIsWhereContactsAre()
    {
        MotionScene maker(ballSource(turning(1)));
        const Scene scene = maker.at({0, nothing, noneHidden});
        QCOMPARE(scene.grounds.size(), std::size_t(1));
        SINEW_COMPARE_NEAR(scene.grounds[0].centre.y(), -1.5, {.abs = 1e-12});
        // The picture holds the whole motion, and is the same at all times.
        QCOMPARE(scene.reach.size(), std::size_t(8));
        const Scene later = maker.at({0.7, nothing, noneHidden});
        QVERIFY(std::equal(scene.reach.begin(), scene.reach.end(), later.reach.begin()));
    }
};

SINEW_TEST(TestMotionScene)

}  // namespace tst_motion_scene

#include "tst_motion_scene.moc"
