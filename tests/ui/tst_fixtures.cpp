// Seat, belts, bar, crank and marks on the ground: that they are drawn of what the model says, where its bodies are.

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <QTest>

#include "core/io/model_file.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/sled.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace tst_fixtures {

using namespace sinew;

namespace {

const ObjectId nothing;
const std::set<ObjectId> noneHidden;

// The scenes of a shipped motion.
class Played {
public:
    explicit Played(const std::string& name) : m_motion(m_session)
    {
        if (m_motion.openAndWait(SINEW_RESOURCE_DIR "/scenarios/" + name + ".sinew-scenario.json"))
            m_maker.emplace(MotionSource{*m_motion.shownRun(), {}, {}});
    }

    Scene at(double time, const std::set<ObjectId>& hidden = noneHidden)
    {
        return m_maker ? m_maker->at({time, nothing, hidden}) : Scene();
    }

private:
    Session m_session;
    MotionSession m_motion;
    std::optional<MotionScene> m_maker;
};

const SceneSolid& solidOf(const Scene& scene, const ObjectId& id)
{
    const auto found = std::ranges::find(scene.solids, id, &SceneSolid::id);
    if (found == scene.solids.end())
        qFatal("no such solid");
    return *found;
}

const SceneBody& bodyOf(const Scene& scene, const std::string& name)
{
    const auto found = std::ranges::find(scene.bodies, name, [](const SceneBody& body) { return body.id.name; });
    if (found == scene.bodies.end())
        qFatal("no such body");
    return *found;
}

std::size_t countOf(const SceneSolid& solid, SolidStuff stuff)
{
    return static_cast<std::size_t>(std::ranges::count(solid.parts, stuff, &SolidPart::stuff));
}

}  // namespace

class TestFixtures : public QObject {
    Q_OBJECT

private slots:
    void theSeatRidesWithItsBody();
    void theSledStandsOnRails();
    void railsLieUnderSeatsThatSlide();
    void theBeltRunsOverTheShoulder();
    void theBarIsWhereTheHandsAreHeld();
    void pedalsLieUnderTheFeet();
    void theCyclistSitsOnASaddle();
    void theCyclistHoldsAHandlebar();
    void aRiderWithoutGripsHasNoHandlebar();
    void otherFiguresHaveNone();
    void feetPressOnTheGroundWhereTheirForcesBegin();
};

void TestFixtures::theSeatRidesWithItsBody()
{
    Played ride("crash_ride");
    const Scene early = ride.at(0), late = ride.at(0.1);
    const ObjectId seat{ObjectKind::Body, "seat"};
    const SceneSolid &first = solidOf(early, seat), &then = solidOf(late, seat);
    QCOMPARE(then.parts.size(), first.parts.size());
    QVERIFY(then.pose.translation().x() > first.pose.translation().x() + 0.5);
    // All but the strap from the chest is rigid on it.
    for (std::size_t i = 0; i + 1 < first.parts.size(); ++i) {
        for (std::size_t k = 0; k < first.parts[i].line.size(); ++k)
            SINEW_COMPARE_NEAR(Vector3(then.pose.inverse() * then.parts[i].line[k]),
                               Vector3(first.pose.inverse() * first.parts[i].line[k]), {.abs = 1e-9});
    }
    QCOMPARE(countOf(first, SolidStuff::Cushion), std::size_t(3));
    QCOMPARE(countOf(first, SolidStuff::Strap), std::size_t(2));  // over the lap, and on from the chest
    // The pan is below the thighs.
    const SolidPart& pan = first.parts.front();
    QVERIFY(pan.line.front().y() + 0.5 * pan.height < bodyOf(early, "pelvis").pose.translation().y() - 0.05);
    QVERIFY(!solidOf(ride.at(0, {seat}), seat).visible);
}

// They lie still under the wheels, and are as long as the way.
void TestFixtures::theSledStandsOnRails()
{
    Played ride("crash_ride");
    const Scene early = ride.at(0), late = ride.at(0.1);
    const ObjectId seat{ObjectKind::Body, "seat"};
    QCOMPARE(std::ranges::count(early.solids, seat, &SceneSolid::id), std::ptrdiff_t(2));
    const SceneSolid &rails = early.solids.back(), &then = late.solids.back();
    QCOMPARE(rails.parts.size(), std::size_t(2));
    QVERIFY(rails.parts == then.parts);
    for (const SceneSolid* sled : {&solidOf(early, seat), &solidOf(late, seat)}) {
        int wheels = 0;
        for (const SolidPart& part : sled->parts) {
            if (part.stuff != SolidStuff::Casing || !(part.radius > 0))
                continue;
            ++wheels;
            const Vector3 middle = 0.5 * (part.line.front() + part.line.back());
            const auto under = std::ranges::find_if(rails.parts, [&](const SolidPart& rail) {
                return std::abs(rail.line.front().z() - middle.z()) < 0.5 * rail.width;
            });
            QVERIFY(under != rails.parts.end());
            const auto [from, to] = std::minmax(under->line.front().x(), under->line.back().x());
            QVERIFY(middle.x() > from + 0.3 && middle.x() < to - 0.3);
            SINEW_COMPARE_NEAR(middle.y() - part.radius, under->line.front().y() + 0.5 * under->height, {.abs = 1e-6});
        }
        QCOMPARE(wheels, 4);
    }
    // The ground is below them.
    QVERIFY(!early.grounds.empty());
    SINEW_COMPARE_NEAR(early.grounds.front().centre.y(), rails.parts.front().line.front().y() - 0.02, {.abs = 1e-6});
    const Scene hidden = ride.at(0, {seat});
    QVERIFY(!hidden.solids.front().visible && !hidden.solids.back().visible);
}

void TestFixtures::railsLieUnderSeatsThatSlide()
{
    const ObjectId seat{ObjectKind::Body, "seat"};
    const auto railsOf = [&](const Vector3& way, double turn) {
        std::vector<Eigen::Isometry3d> poses;
        for (int i = 0; i <= 10; ++i) {
            Eigen::Isometry3d pose(Eigen::Translation3d(0.1 * i * way));
            pose.rotate(Eigen::AngleAxisd(0.1 * i * turn, Vector3::UnitZ()));
            poses.push_back(pose);
        }
        return railsUnder(seat, poses, Vector3::UnitY());
    };
    const auto rails = railsOf({-1, 0, 0}, 0);
    QVERIFY(rails && rails->parts.size() == 2);
    const auto [from, to] = std::minmax(rails->parts[0].line[0].x(), rails->parts[0].line[1].x());
    SINEW_COMPARE_NEAR(to - from, 1 + 0.78 + 2 * 0.35, {.abs = 1e-9});
    QVERIFY(!railsOf(Vector3::Zero(), 0));  // it stands
    QVERIFY(!railsOf({1, 0.1, 0}, 0));      // it rises
    QVERIFY(!railsOf({0, 0, 1}, 0));        // across its wheels
    QVERIFY(!railsOf({1, 0, 0}, 0.2));      // it tips over
    QVERIFY(!railsUnder(seat, {}, Vector3::UnitY()));
}

void TestFixtures::theBeltRunsOverTheShoulder()
{
    Played ride("crash_ride");
    for (const double time : {0.0, 0.1}) {
        const Scene scene = ride.at(time);
        QCOMPARE(scene.strands.size(), std::size_t(1));
        const SceneStrand& belt = scene.strands.front();
        QVERIFY(belt.across.has_value());
        // From where the model fixes it to where it ends.
        SINEW_COMPARE_NEAR(belt.points.front(), Vector3(bodyOf(scene, "seat").pose * Vector3(-0.15, 0.5, 0)),
                           {.abs = 1e-9});
        SINEW_COMPARE_NEAR(belt.points.back(), Vector3(bodyOf(scene, "thorax").pose * Vector3(0.1, 0.1, 0)),
                           {.abs = 1e-9});
        QCOMPARE(pathPointOf(belt, 0), 0);
        QCOMPARE(pathPointOf(belt, belt.points.size() - 1), 1);
        // Its highest place is above the right shoulder blade.
        const Eigen::Isometry3d thorax = bodyOf(scene, "thorax").pose;
        double highest = 0, side = 0;
        for (const Vector3& point : belt.points) {
            const Vector3 inThorax = thorax.inverse() * point;
            if (inThorax.y() > highest) {
                highest = inThorax.y();
                side = inThorax.z();
            }
        }
        QVERIFY(highest > 0.2 && side > 0.08);
    }
}

void TestFixtures::theBarIsWhereTheHandsAreHeld()
{
    Played dismount("bar_dismount");
    for (const double time : {0.1, 1.5}) {  // on the bar, and in flight
        const Scene scene = dismount.at(time);
        const SceneSolid& bar = solidOf(scene, {ObjectKind::Joint, "bar"});
        SINEW_COMPARE_NEAR(bar.parts.front().line.front(), Vector3(0, 2.6, -1.2), {.abs = 1e-12});
        SINEW_COMPARE_NEAR(bar.parts.front().line.back(), Vector3(0, 2.6, 1.2), {.abs = 1e-12});
        // It stands on the ground, on two legs at either end: in the plane it had one alone, and its near end hung in the
        // air. A post below the bar would hide who hangs from it, seen from the side; legs lie before and behind.
        double lowest = 1;
        std::map<std::pair<bool, bool>, int> legs;  // by the end and the way they lean
        for (std::size_t i = 1; i < bar.parts.size(); ++i) {
            for (const Vector3& point : bar.parts[i].line)
                lowest = std::min(lowest, point.y());
            const Vector3 foot = bar.parts[i].line.front(), top = bar.parts[i].line.back();
            if (std::abs(top.y() - foot.y()) < 2)
                continue;
            QVERIFY(std::abs(std::abs(top.z()) - 1.2) < 1e-9);
            QVERIFY(std::abs(top.x()) < 1e-9 && std::abs(foot.x()) > 0.5);
            ++legs[{top.z() > 0, foot.x() > 0}];
        }
        QCOMPARE(legs.size(), std::size_t(4));
        for (const auto& [place, count] : legs)
            QCOMPARE(count, 1);
        QVERIFY(!scene.grounds.empty());
        SINEW_COMPARE_NEAR(lowest, scene.grounds.front().centre.y(), {.abs = 1e-9});
    }
}

void TestFixtures::pedalsLieUnderTheFeet()
{
    Played ride("pedalling");
    for (const double time : {0.0, 0.3, 0.8}) {
        const Scene scene = ride.at(time);
        const SceneSolid& crank = solidOf(scene, {ObjectKind::Body, "crank"});
        for (const char* name : {"foot_r", "foot_l"}) {
            const Eigen::Isometry3d foot = bodyOf(scene, name).pose;
            const Vector3 ball = foot * Vector3(0.129313, -0.048786, 0);
            double nearest = 1, tilt = 1;
            for (const SolidPart& part : crank.parts) {
                if (part.stuff != SolidStuff::Casing)
                    continue;
                const Vector3 middle = 0.5 * (part.line.front() + part.line.back());
                if ((middle - ball).norm() < nearest) {
                    nearest = (middle - ball).norm();
                    tilt = (part.line.back() - part.line.front()).normalized().dot(foot.linear().col(1));
                }
            }
            // Half its thickness below the sole, and parallel to it.
            QVERIFY2(nearest < 0.0095, name);
            QVERIFY(std::abs(tilt) < 1e-9);
        }
    }
}

void TestFixtures::theCyclistSitsOnASaddle()
{
    const Scene scene = Played("pedalling").at(0.3);
    const SceneSolid& saddle = solidOf(scene, {ObjectKind::Joint, "saddle"});
    const SolidPart& tube = saddle.parts.front();
    SINEW_COMPARE_NEAR(tube.line.front(), bodyOf(scene, "crank").pose.translation(), {.abs = 1e-12});
    // Its top lies below the hip joints, some ten centimetres, as the bones that one sits on do.
    const SolidPart& top = saddle.parts[1];
    const Vector3 hips = bodyOf(scene, "trunk").pose.translation();
    const double below = hips.y() - top.line.front().y() - 0.5 * top.height;
    QVERIFY(below > 0.07 && below < 0.12);
}

// Its grips are where the model says, and in the closed hands.
void TestFixtures::theCyclistHoldsAHandlebar()
{
    Played ride("pedalling");
    const Scene scene = ride.at(0.3);
    const SceneBody& trunk = bodyOf(scene, "trunk");
    const SceneSolid& saddle = solidOf(scene, {ObjectKind::Joint, "saddle"});
    std::vector<Vector3> grips;
    for (const SolidPart& part : saddle.parts) {
        if (part.stuff == SolidStuff::Casing && part.radius > 0)
            grips.push_back(0.5 * (part.line.front() + part.line.back()));
    }
    QCOMPARE(grips.size(), std::size_t(2));
    SINEW_COMPARE_NEAR(grips[0], Vector3(0.7, 0.05, 0.22), {.abs = 1e-4});
    SINEW_COMPARE_NEAR(grips[1], Vector3(0.7, 0.05, -0.22), {.abs = 1e-4});
    std::size_t hands = 0;
    for (const CarriedPart& part : trunk.bones.carried.parts) {
        if (part.bones.part != SkeletonPart::Hand)
            continue;
        ++hands;
        QVERIFY(part.bones.hand == HandShape::Closed);
        const bool isLeft = part.bones.isLeft;
        const Vector3 inHand(0, -gripReach, isLeft ? gripDepth : -gripDepth);
        const double size = part.bones.measures.hand / referenceMeasures().hand;
        SINEW_COMPARE_NEAR(Vector3(poseOfBones(trunk) * Eigen::Affine3d(part.place) * (size * inHand)),
                           grips[isLeft ? 1 : 0], {.abs = 1e-9});
    }
    QCOMPARE(hands, std::size_t(2));
    // Tubes lead from the bar to the axle.
    const Vector3 axle = bodyOf(scene, "crank").pose.translation();
    QCOMPARE(std::ranges::count_if(saddle.parts,
                                   [&](const SolidPart& part) {
                                       return (part.line.front() - axle).norm() < 1e-9
                                              || (part.line.back() - axle).norm() < 1e-9;
                                   }),
             std::ptrdiff_t(2));
    // Bones of a trunk that does not move are grown once.
    QVERIFY(trunk.bones.carried == bodyOf(ride.at(0.8), "trunk").bones.carried);
}

void TestFixtures::aRiderWithoutGripsHasNoHandlebar()
{
    Model model = *readModelFile(SINEW_RESOURCE_DIR "/models/cyclist.sinew.json").value;
    const auto solidsOf = [](const Model& shown) {
        const auto mechanism = std::make_shared<const Mechanism>(test::compiled(shown));
        const Situation situation = makeSituation(shown);
        const ResultFrame frame = resultFrame(mechanism, situation, StaticsSolver(mechanism).solve(situation));
        return buildScene({shown, situation, frame, nothing, noneHidden}).solids;
    };
    const std::size_t with = solidsOf(model).back().parts.size();
    std::erase_if(model.bodies[0].landmarks, [](const Landmark& landmark) { return landmark.name.ends_with(" grip"); });
    const std::vector<SceneSolid> solids = solidsOf(model);
    QCOMPARE(solids.back().id, (ObjectId{ObjectKind::Joint, "saddle"}));
    QCOMPARE(solids.back().parts.size(), std::size_t(3));  // tube and saddle
    QCOMPARE(with, std::size_t(9));
}

void TestFixtures::otherFiguresHaveNone()
{
    for (const char* name : {"human_fall", "gait_rigid", "leg_swing"})
        QVERIFY2(Played(name).at(0).solids.empty(), name);
}

void TestFixtures::feetPressOnTheGroundWhereTheirForcesBegin()
{
    for (const char* name : {"spatial_step", "gait_rigid"}) {
        const Scene scene = Played(name).at(0.2);
        std::vector<Vector3> begins;
        for (const SceneArrow& arrow : scene.arrows) {
            if (arrow.kind == ArrowKind::ContactForce)
                begins.push_back(arrow.tip - arrow.vector);
        }
        QVERIFY2(!begins.empty() && scene.presses.size() == begins.size(), name);
        for (std::size_t i = 0; i < begins.size(); ++i) {
            const Vector3 off = begins[i] - scene.presses[i].centre;
            SINEW_COMPARE_NEAR(off.cross(scene.presses[i].normal).norm(), 0.0, {.abs = 1e-9});
            QVERIFY(off.norm() < 0.06);
            SINEW_COMPARE_NEAR(scene.presses[i].along.dot(scene.presses[i].normal), 0.0, {.abs = 1e-12});
        }
        // Legs stand beside the middle of the trunk, where the model has them.
        for (const Vector3& begin : begins)
            QVERIFY(std::abs(begin.z()) > 0.05);
    }
    QVERIFY(Played("bar_dismount").at(0.1).presses.empty());
}

SINEW_TEST(TestFixtures)

}  // namespace tst_fixtures

#include "tst_fixtures.moc"
