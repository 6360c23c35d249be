// Bones of figures of few links: which they carry, that a person's joints stay together while a figure walks, and that a
// moved coordinate changes no bone.

#include <algorithm>
#include <cmath>
#include <random>

#include <QTest>

#include "core/mechanism/mechanism.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/bone_gaps.h"
#include "tests/ui/figure_bones_fixture.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/skeleton/skeleton_plan.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace tst_figure_bones {

using namespace sinew;
using namespace sinew::test;

namespace {

const ObjectId nothing;
const std::set<ObjectId> noneHidden;

std::size_t countParts(const SkeletonPlan& plan)
{
    std::size_t count = 0;
    for (const auto* planned : {&plan.bodies, &plan.segments}) {
        for (const PlannedBones& bones : *planned)
            count += bones.carried.parts.size();
    }
    return count;
}

std::size_t countCarriers(const SkeletonPlan& plan)
{
    const auto carries = [](const PlannedBones& bones) { return !bones.carried.isEmpty(); };
    return static_cast<std::size_t>(std::ranges::count_if(plan.bodies, carries)
                                    + std::ranges::count_if(plan.segments, carries));
}

}  // namespace

class TestFigureBones : public QObject {
    Q_OBJECT

private slots:
    void figuresCarryTheBonesOfTheirLinks_data();
    void figuresCarryTheBonesOfTheirLinks();
    void sizesAreThoseOfThePerson();
    void aPersonOfLinksKeepsTheBudget();
    void theSwingLegIsTheMirrorImageOfTheSupportLeg();
    void namesAloneMakeNoBones();
    void jointsStayTogetherInEveryPosture_data();
    void jointsStayTogetherInEveryPosture();
    void jointsStayTogetherOverTheGait();
    void bonesOfTheKneeKeepTheirDistanceOverTheGait();
    void aLongerLinkStretchesItsBones();
    void aFixedColumnIsThatOfAStandingPerson();
    void ghostsHaveBonesAndThePictureHoldsTheHead();

private:
    // The gait of the eleven links of variable length, at so many instants.
    std::vector<Scene> gait(int count);
    BoneGaps m_gaps;
};

void TestFigureBones::figuresCarryTheBonesOfTheirLinks_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("carriers");
    QTest::addColumn<int>("parts");
    // Trunk: pelvis, abdomen, thorax, neck, head; two arms of three parts, which ride on it where the figure has none; hands
    // ride on forearms.
    QTest::newRow("eleven links") << "eleven_link" << 11 << 17;
    QTest::newRow("eleven links that stretch") << "eleven_link_variable" << 11 << 17;
    QTest::newRow("eleven rods") << "scenarios/eleven_link_rods.sinew.json" << 11 << 17;
    QTest::newRow("five links") << "five_link" << 5 << 15;
    QTest::newRow("five links that stretch") << "five_link_variable" << 5 << 15;
    QTest::newRow("five links in space") << "five_link_spatial" << 5 << 15;
    QTest::newRow("jumper") << "scenarios/jumper.sinew.json" << 5 << 15;
    QTest::newRow("gymnast") << "scenarios/gymnast.sinew.json" << 3 << 17;
    QTest::newRow("swinging leg") << "scenarios/swinging_leg.sinew.json" << 2 << 3;  // a foot rides on the shank
    QTest::newRow("coupled legs") << "scenarios/coupled_legs.sinew.json" << 4 << 6;
    QTest::newRow("seventeen bodies") << "human17" << 17 << 17;
    QTest::newRow("pendulum") << "pendulum" << 0 << 0;
    QTest::newRow("telescopic arm") << "telescopic_arm" << 0 << 0;
    QTest::newRow("snake") << "snake" << 0 << 0;
    QTest::newRow("cyclist") << "models/cyclist.sinew.json" << 7 << 17;
    QTest::newRow("leg on its ankle") << "models/layered_joint.sinew.json" << 2 << 3;
    QTest::newRow("hip") << "models/hip.sinew.json" << 0 << 0;
}

void TestFigureBones::figuresCarryTheBonesOfTheirLinks()
{
    QFETCH(QString, name);
    QFETCH(int, carriers);
    QFETCH(int, parts);
    const SkeletonPlan plan = skeletonPlan(figureModel(name.toStdString()));
    QCOMPARE(static_cast<int>(countCarriers(plan)), carriers);
    QCOMPARE(static_cast<int>(countParts(plan)), parts);
}

// The eleven links are sized by the same body data as the seventeen bodies, so their bones are of the same sizes.
void TestFigureBones::sizesAreThoseOfThePerson()
{
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        const Person person = meanPerson(sex);
        const Model links = elevenLink({person}), bodies = human17({person});
        const SkeletonPlan ofLinks = skeletonPlan(links), ofBodies = skeletonPlan(bodies);
        const SkeletonMeasures& mine = segmentBones(ofLinks, links, "support_thigh").parts[0].bones.measures;
        const auto thigh = std::ranges::find(bodies.bodies, std::string("right_thigh"), &Body::name);
        const SkeletonMeasures& its
            = ofBodies.bodies[static_cast<std::size_t>(thigh - bodies.bodies.begin())].carried.parts[0].bones.measures;
        // Lengths are rounded to 1e-6 m; the foot's are worked out from its rounded line.
        SINEW_COMPARE_NEAR(mine.thigh, its.thigh, {.abs = 2e-6});
        SINEW_COMPARE_NEAR(mine.shank, its.shank, {.abs = 2e-6});
        SINEW_COMPARE_NEAR(mine.ankleHeight, its.ankleHeight, {.abs = 5e-6});
        SINEW_COMPARE_NEAR(mine.footLength, its.footLength, {.abs = 5e-6});
        SINEW_COMPARE_NEAR(mine.upperArm, its.upperArm, {.abs = 2e-6});
        // A trunk of one piece says only how long it is as a whole; its parts are a man's.
        SINEW_COMPARE_NEAR(mine.stature, its.stature, {.rel = 0.03});
    }
}

void TestFigureBones::aPersonOfLinksKeepsTheBudget()
{
    for (const auto& [fineness, budget] : {std::pair(Fineness::Near, 59800), {Fineness::Far, 10000}}) {
        std::size_t triangles = 0;
        for (const PlannedBones& planned : skeletonPlan(elevenLink({})).segments)
            triangles += m_gaps.grower.body(planned.carried, fineness).skin.triangles.size();
        qInfo("%zu triangles of %d", triangles, budget);
        QVERIFY(std::abs(double(triangles) - budget) <= 0.15 * budget);
    }
}

void TestFigureBones::theSwingLegIsTheMirrorImageOfTheSupportLeg()
{
    const Model model = elevenLink({});
    const SkeletonPlan plan = skeletonPlan(model);
    for (const std::string limb : {"thigh", "shank", "foot", "upper_arm", "forearm"}) {
        const BodySkin right = m_gaps.grower.body(segmentBones(plan, model, "support_" + limb), Fineness::Far);
        const BodySkin left = m_gaps.grower.body(segmentBones(plan, model, "swing_" + limb), Fineness::Far);
        QCOMPARE(left.skin.points.size(), right.skin.points.size());
        for (std::size_t i = 0; i < left.skin.points.size(); ++i)
            SINEW_COMPARE_NEAR(left.skin.points[i], Vector3(mirror * right.skin.points[i]), {.abs = 1e-12});
    }
    // Beside the plane, the right leg to the right.
    const PosedParts shown(sceneOf(model, {}));
    const double right = shown.at(SkeletonPart::Thigh, false, Vector3::Zero()).z();
    QVERIFY(right > 0.07 && right < 0.09);
    SINEW_COMPARE_NEAR(shown.at(SkeletonPart::Thigh, true, Vector3::Zero()).z(), -right, {.abs = 1e-12});
}

void TestFigureBones::namesAloneMakeNoBones()
{
    // Hinged to other things than a person's are.
    Model model = elevenLink({});
    for (Segment& segment : model.segments)
        segment.parent = "support";
    QCOMPARE(countCarriers(skeletonPlan(model)), std::size_t(0));
    // Names that a model has for itself.
    model = elevenLink({});
    for (std::size_t i = 0; i < model.segments.size(); ++i) {
        const std::string name = "link " + std::to_string(i), old = model.segments[i].name;
        for (Segment& segment : model.segments)
            segment.parent = segment.parent == old ? name : segment.parent;
        model.segments[i].name = name;
    }
    QCOMPARE(countCarriers(skeletonPlan(model)), std::size_t(0));
    // A shape of its own stays.
    model = figureModel("scenarios/swinging_leg.sinew.json");
    model.bodies[0].shape = BodyShape::None;
    QVERIFY(skeletonPlan(model).bodies[0].carried.isEmpty());
    QVERIFY(!skeletonPlan(model).bodies[1].carried.isEmpty());
}

void TestFigureBones::jointsStayTogetherInEveryPosture_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"eleven_link", "eleven_link_variable", "five_link", "five_link_variable", "five_link_spatial", "human17",
          "scenarios/jumper.sinew.json", "scenarios/gymnast.sinew.json", "scenarios/swinging_leg.sinew.json",
          "scenarios/coupled_legs.sinew.json"})
        QTest::newRow(name) << name;
}

void TestFigureBones::jointsStayTogetherInEveryPosture()
{
    QFETCH(QString, name);
    const Model model = figureModel(name.toStdString());
    std::mt19937 random(3);
    for (int i = 0; i < 20; ++i) {
        std::map<std::string, double> values;
        for (const Coordinate& coordinate : model.coordinates) {
            const double low = std::max(coordinate.minimum, coordinate.value - 0.5);
            const double high = std::min(coordinate.maximum, coordinate.value + 0.5);
            values[coordinate.name] = std::uniform_real_distribution(low, high)(random);
        }
        // Of the rounding of a few products and sums of lengths below 2 m.
        QVERIFY(largestSplit(PosedParts(sceneOf(model, values))) < 1e-12);
    }
}

std::vector<Scene> TestFigureBones::gait(int count)
{
    Session session;
    MotionSession motion(session);
    if (!motion.openAndWait(SINEW_RESOURCE_DIR "/scenarios/gait_variable_length.sinew-scenario.json"))
        return {};
    MotionScene maker({*motion.shownRun(), {}, motion.scenario().trails});
    std::vector<Scene> scenes;
    for (int i = 0; i < count; ++i) {
        const double time = motion.firstTime() + (motion.lastTime() - motion.firstTime()) * i / count;
        scenes.push_back(maker.at({time, nothing, noneHidden}));
    }
    return scenes;
}

void TestFigureBones::jointsStayTogetherOverTheGait()
{
    const std::vector<Scene> scenes = gait(60);
    QVERIFY(!scenes.empty());
    double mostBelow = 0;
    for (const Scene& scene : scenes) {
        const PosedParts shown(scene);
        QVERIFY(largestSplit(shown) < 1e-12);
        // Seen from the side, joints of bones are those of the model.
        for (const SceneSegment& segment : scene.segments) {
            const Vector3 origin = poseOfBones(segment) * Vector3::Zero();
            const auto miss = [&](double at) { return (origin - segment.at(at)).head<2>().norm(); };
            QVERIFY(std::min(miss(0), miss(segment.length)) < 1e-12);
        }
        for (const bool isLeft : {false, true}) {
            const SkeletonMeasures& m = shown.measures(SkeletonPart::Foot, isLeft);
            for (const double x : {0.75 * m.footLength, -0.25 * m.footLength})
                mostBelow = std::min(mostBelow, shown.at(SkeletonPart::Foot, isLeft, {x, -m.ankleHeight, 0}).y());
        }
    }
    // The scenario's ground is at 0; its feet roll over heel and toe.
    qInfo("lowest sole of the gait: %.1f mm", 1e3 * mostBelow);
    QVERIFY(mostBelow > -0.005);
}

void TestFigureBones::bonesOfTheKneeKeepTheirDistanceOverTheGait()
{
    double least = 1, most = -1;
    for (const Scene& scene : gait(12)) {
        const PosedParts shown(scene);
        for (const bool isLeft : {false, true}) {
            const std::pair thigh(SkeletonPart::Thigh, isLeft), shank(SkeletonPart::Shank, isLeft);
            BoneSkin tibia
                = moved(skinOfPiece(pieceOf(bonePieces(shown.bones.at(shank), Fineness::Near), BonePrototype::Tibia),
                                    m_gaps.skins()),
                        shown.poses.at(shank));
            const double gap
                = m_gaps.nearest(shown.poses.at(thigh), shown.bones.at(thigh), BonePrototype::Femur, tibia.points);
            least = std::min(least, gap);
            most = std::max(most, gap);
        }
    }
    qInfo("knees of the gait: %.1f to %.1f mm", 1e3 * least, 1e3 * most);
    // As for the knees of tst_skeleton; links of this gait are up to 6 % longer and shorter.
    QVERIFY(least > -0.006 && most < 0.0065);
}

void TestFigureBones::aLongerLinkStretchesItsBones()
{
    const Model model = elevenLinkVariable({});
    const Scene usual = sceneOf(model, {});
    std::map<std::string, double> values;
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.name.ends_with("_length"))
            values[coordinate.name] = 1.08 * coordinate.value;
    }
    const Scene longer = sceneOf(model, values);
    for (std::size_t s = 0; s < usual.segments.size(); ++s) {
        const SceneSegment &before = usual.segments[s], &after = longer.segments[s];
        QVERIFY(before.bones.carried == after.bones.carried);  // nothing is grown again
        QVERIFY(after.isVariable);
        const Matrix3 stretch = before.bones.place.linear().inverse() * after.bones.place.linear();
        SINEW_COMPARE_NEAR(stretch.determinant(), 1.08, {.rel = 1e-9});
        // Along the link alone.
        const Vector3 along = before.bones.place.linear().inverse() * Vector3::UnitX();
        SINEW_COMPARE_NEAR(Vector3(stretch * along), Vector3(1.08 * along), {.abs = 1e-9});
        // The telescope stands beside the bones and is as long as the link; that of the trunk ends below the head.
        QVERIFY(after.aside.norm() > 0.05 && after.aside.x() == 0);
        QCOMPARE(after.telescope.has_value(), after.id.name == "trunk");
        if (!after.telescope)
            continue;
        QCOMPARE(after.telescope->from, before.telescope->from);
        QCOMPARE(after.telescope->collar, before.telescope->collar);
        SINEW_COMPARE_NEAR(after.telescope->to, 1.08 * before.telescope->to, {.rel = 1e-9});
        QVERIFY(before.telescope->to < before.length - 0.05);
    }
    for (const SceneSegment& segment : sceneOf(elevenLink({}), {}).segments)
        QVERIFY(!segment.isVariable);
}

void TestFigureBones::aFixedColumnIsThatOfAStandingPerson()
{
    const Model links = elevenLink({});
    const CarriedBones trunk = segmentBones(skeletonPlan(links), links, "trunk");
    const BodySkin rigid = m_gaps.grower.body(trunk, Fineness::Far);
    QCOMPARE(movingPartCount(trunk), 0);
    QCOMPARE(rigid.firstPoints.size(), std::size_t(1));
    // Bodies of the same sizes, standing: each point of the column is where the trunk has it.
    double height = 0;
    std::array<Eigen::Isometry3d, 5> stacked;
    const SkeletonMeasures& m = trunk.parts[0].bones.measures;
    const std::array<double, 5> rises = {0, m.lowerTrunk, m.middleTrunk, m.upperTrunk, m.neck};
    BoneSkin expected;
    for (std::size_t i = 0; i < stacked.size(); ++i) {
        height += rises[i];
        stacked[i] = Eigen::Isometry3d(Eigen::Translation3d(0, height, 0));
    }
    for (std::size_t i = 0; i < stacked.size(); ++i) {
        const BodySkin part = m_gaps.grower.body(trunk.parts[i].bones, Fineness::Far);
        BoneSkin placed = part.skin;
        const auto poses
            = vertebraPoses(trunk.parts[i].bones, {&stacked[0], &stacked[1], &stacked[2], &stacked[3], &stacked[4]});
        for (std::size_t k = 0; k + 1 < part.firstPoints.size(); ++k) {
            for (std::size_t p = part.firstPoints[k]; p < part.firstPoints[k + 1]; ++p)
                placed.points[p] = poses[k] * placed.points[p];
        }
        append(expected, moved(placed, Eigen::Affine3d(stacked[i])));
    }
    QCOMPARE(rigid.skin.points.size(), expected.points.size());
    for (std::size_t p = 0; p < expected.points.size(); ++p)
        SINEW_COMPARE_NEAR(rigid.skin.points[p], expected.points[p], {.abs = 1e-12});
}

void TestFigureBones::ghostsHaveBonesAndThePictureHoldsTheHead()
{
    const std::vector<Scene> scenes = gait(8);
    QVERIFY(!scenes.empty());
    Eigen::AlignedBox3d held;
    for (const Vector3& corner : scenes[0].reach)
        held.extend(corner);
    for (const Scene& scene : scenes) {
        const PosedParts shown(scene);
        const Vector3 vertex
            = shown.at(SkeletonPart::Head, false, {0, shown.measures(SkeletonPart::Head, false).head, 0});
        // The box comes from 80 looks at the motion, between which the head rises by less than this.
        QVERIFY(held.exteriorDistance(Vector3(vertex.x(), vertex.y(), held.center().z())) < 0.02);
        QVERIFY(scene.ghosts && !scene.ghosts->empty());
        for (const SceneGhost& ghost : *scene.ghosts) {
            QCOMPARE(ghost.bones.size(), std::size_t(11));
            QVERIFY(ghost.lines.empty());
            for (const GhostBones& bones : ghost.bones)
                QVERIFY(!bones.standIn.empty());
        }
    }
}

SINEW_TEST(TestFigureBones)

}  // namespace tst_figure_bones

#include "tst_figure_bones.moc"
