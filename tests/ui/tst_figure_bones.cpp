// Bones of figures of few links: which they carry, that a person's joints stay together while a figure walks, and that a
// moved coordinate changes no bone.

#include <algorithm>
#include <cmath>
#include <random>

#include <QTest>

#include "core/figures/figures.h"
#include "core/io/model_file.h"
#include "core/mechanism/mechanism.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/bone_gaps.h"
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

Model modelOf(const std::string& name)
{
    if (const FigureKind* kind = findFigureKind(name))
        return kind->make({});
    return *readModelFile(SINEW_RESOURCE_DIR "/" + name).value;
}

// Poses of a person's parts in a scene, ground frame, stretched as they are drawn.
struct ShownParts {
    explicit ShownParts(const Scene& scene)
    {
        for (const SceneBody& body : scene.bodies)
            add(body);
        for (const SceneSegment& segment : scene.segments)
            add(segment);
    }

    template <class Carrier>
    void add(const Carrier& carrier)
    {
        for (const CarriedPart& part : carrier.bones.carried.parts) {
            const std::pair key(part.bones.part, part.bones.isLeft);
            poses.emplace(key, poseOfBones(carrier) * Eigen::Affine3d(part.place));
            bones.emplace(key, part.bones);
        }
    }

    Vector3 at(SkeletonPart part, bool isLeft, const Vector3& place) const { return poses.at({part, isLeft}) * place; }
    const SkeletonMeasures& measures(SkeletonPart part, bool isLeft) const { return bones.at({part, isLeft}).measures; }

    std::map<std::pair<SkeletonPart, bool>, Eigen::Affine3d> poses;
    std::map<std::pair<SkeletonPart, bool>, SkeletonBody> bones;
};

// The largest distance between the two ends that meet in a joint, over all joints of limbs, m.
double largestSplit(const ShownParts& shown)
{
    using enum SkeletonPart;
    double largest = 0;
    for (const bool isLeft : {false, true}) {
        const double side = isLeft ? -1 : 1;
        const auto split = [&](SkeletonPart upper, bool upperLeft, const Vector3& end, SkeletonPart lower) {
            if (shown.poses.contains({upper, upperLeft}) && shown.poses.contains({lower, isLeft}))
                largest = std::max(largest,
                                   (shown.at(upper, upperLeft, end) - shown.at(lower, isLeft, Vector3::Zero())).norm());
        };
        const auto down = [&](SkeletonPart part, double SkeletonMeasures::*length) {
            return Vector3(0, shown.bones.contains({part, isLeft}) ? -(shown.measures(part, isLeft).*length) : 0, 0);
        };
        if (shown.bones.contains({Pelvis, false}))
            split(Pelvis, false, {0, 0, side * shown.measures(Pelvis, false).hipHalfWidth}, Thigh);
        if (shown.bones.contains({Thorax, false})) {
            const SkeletonMeasures& m = shown.measures(Thorax, false);
            split(Thorax, false, {0, m.shoulderHeight, side * m.shoulderHalfWidth}, UpperArm);
        }
        split(Thigh, isLeft, down(Thigh, &SkeletonMeasures::thigh), Shank);
        split(Shank, isLeft, down(Shank, &SkeletonMeasures::shank), Foot);
        split(UpperArm, isLeft, down(UpperArm, &SkeletonMeasures::upperArm), Forearm);
        split(Forearm, isLeft, down(Forearm, &SkeletonMeasures::forearm), Hand);
    }
    return largest;
}

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

const CarriedBones& bonesOf(const SkeletonPlan& plan, const Model& model, const std::string& segment)
{
    const auto found = std::ranges::find(model.segments, segment, &Segment::name);
    return plan.segments[static_cast<std::size_t>(found - model.segments.begin())].carried;
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
    void aLegMayStandOnItsAnkle();
    void aCyclistSitsOnLegsThatEndInFeet();
    void handsAreClosedWhereTheyHold();
    void theGymnastLetsGo();
    void aLongerLinkStretchesItsBones();
    void forcesActAtTheBonesOfALegBesideTheTrunk();
    void legsWithoutFeetEndInTips();
    void aFixedColumnIsThatOfAStandingPerson();
    void ghostsHaveBonesAndThePictureHoldsTheHead();

private:
    // The gait of the eleven links of variable length, at so many instants.
    std::vector<Scene> gait(int count);
    Scene sceneOf(const Model& model, const std::map<std::string, double>& values) const;

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
    const SkeletonPlan plan = skeletonPlan(modelOf(name.toStdString()));
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
        const SkeletonMeasures& mine = bonesOf(ofLinks, links, "support_thigh").parts[0].bones.measures;
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
        const BodySkin right = m_gaps.grower.body(bonesOf(plan, model, "support_" + limb), Fineness::Far);
        const BodySkin left = m_gaps.grower.body(bonesOf(plan, model, "swing_" + limb), Fineness::Far);
        QCOMPARE(left.skin.points.size(), right.skin.points.size());
        for (std::size_t i = 0; i < left.skin.points.size(); ++i)
            SINEW_COMPARE_NEAR(left.skin.points[i], Vector3(mirror * right.skin.points[i]), {.abs = 1e-12});
    }
    // Beside the plane, the right leg to the right.
    const ShownParts shown(sceneOf(model, {}));
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
    model = modelOf("scenarios/swinging_leg.sinew.json");
    model.bodies[0].shape = BodyShape::None;
    QVERIFY(skeletonPlan(model).bodies[0].carried.isEmpty());
    QVERIFY(!skeletonPlan(model).bodies[1].carried.isEmpty());
}

Scene TestFigureBones::sceneOf(const Model& model, const std::map<std::string, double>& values) const
{
    const Mechanism mechanism = compiled(model);
    Situation situation = makeSituation(model);
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        if (const auto value = values.find(model.coordinates[i].name); value != values.end())
            situation.values[static_cast<Eigen::Index>(i)] = value->second;
    }
    const auto shared = std::make_shared<const Mechanism>(mechanism);
    StaticsSolver solver(shared);
    const auto solution = solver.solve(situation);
    const ResultFrame frame = resultFrame(shared, situation, solution);
    return buildScene({model, situation, frame, nothing, noneHidden});
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
    const Model model = modelOf(name.toStdString());
    std::mt19937 random(3);
    for (int i = 0; i < 20; ++i) {
        std::map<std::string, double> values;
        for (const Coordinate& coordinate : model.coordinates) {
            const double low = std::max(coordinate.minimum, coordinate.value - 0.5);
            const double high = std::min(coordinate.maximum, coordinate.value + 0.5);
            values[coordinate.name] = std::uniform_real_distribution(low, high)(random);
        }
        // Of the rounding of a few products and sums of lengths below 2 m.
        QVERIFY(largestSplit(ShownParts(sceneOf(model, values))) < 1e-12);
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
        const ShownParts shown(scene);
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
        const ShownParts shown(scene);
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

// The shank's own joint is its lower one; the thigh hangs on no body and names its hip.
void TestFigureBones::aLegMayStandOnItsAnkle()
{
    using enum SkeletonPart;
    const Scene scene = sceneOf(modelOf("models/layered_joint.sinew.json"), {});
    const ShownParts shown(scene);
    QVERIFY(largestSplit(shown) < 1e-12);
    SINEW_COMPARE_NEAR(shown.at(Thigh, false, Vector3::Zero()), Vector3(scene.bodies[1].pose * Vector3(0, 0.42, 0)),
                       {.abs = 1e-12});
    SINEW_COMPARE_NEAR(shown.at(Shank, false, Vector3::Zero()), Vector3(scene.bodies[0].pose * Vector3(0, 0.4, 0)),
                       {.abs = 1e-12});
    SINEW_COMPARE_NEAR(shown.at(Foot, false, Vector3::Zero()), Vector3(0, 0, 0), {.abs = 1e-12});
    QVERIFY(shown.at(Foot, false, {0, -0.05, 0}).y() < -0.04);  // the sole is below
}

// Knees that roll, names that end in _r and _l, a trunk that ends at its neck, a foot known to its ball.
void TestFigureBones::aCyclistSitsOnLegsThatEndInFeet()
{
    using enum SkeletonPart;
    const Model model = modelOf("models/cyclist.sinew.json");
    const ShownParts shown(sceneOf(model, {}));
    for (const bool isLeft : {false, true}) {
        SINEW_COMPARE_NEAR(shown.at(Thigh, isLeft, Vector3::Zero()), Vector3(0, 0, isLeft ? -0.085552 : 0.085552),
                           {.abs = 1e-9});
        SINEW_COMPARE_NEAR(shown.measures(Foot, isLeft).footLength, 0.2550, {.abs = 1e-3});
    }
    // As tall as a man whose trunk and legs are that long; his neck 0.6 m above the hips.
    const SkeletonMeasures& m = shown.measures(Thorax, false);
    SINEW_COMPARE_NEAR(m.lowerTrunk + m.middleTrunk + m.upperTrunk, 0.6, {.abs = 1e-9});
    QVERIFY(m.stature > 1.7 && m.stature < 1.8);
    // The knee rolls, so that the shin leaves the thigh's end by less than it is thick.
    QVERIFY(largestSplit(shown) < 0.035);
}

// A landmark tells that a hand holds something; all others are relaxed.
void TestFigureBones::handsAreClosedWhereTheyHold()
{
    using enum SkeletonPart;
    const auto handsOf = [this](const Model& model) {
        const ShownParts shown(sceneOf(model, {}));
        return std::pair(shown.bones.at({Hand, false}).hand, shown.bones.at({Hand, true}).hand);
    };
    for (const char* name : {"human17", "eleven_link", "five_link"})
        QVERIFY2(handsOf(modelOf(name)) == std::pair(HandShape::Relaxed, HandShape::Relaxed), name);
    Model model = modelOf("human17");
    const auto left = std::ranges::find(model.bodies, std::string("left_hand"), &Body::name);
    left->landmarks.push_back({"grip", {0, -0.066, 0.02}});
    QVERIFY(handsOf(model) == std::pair(HandShape::Relaxed, HandShape::Closed));
    // Another shape is another surface, with a key of its own.
    const CarriedBones closed = skeletonPlan(model).bodies[std::size_t(left - model.bodies.begin())].carried;
    QVERIFY(closed != withOpenHands(closed));
    QVERIFY(withOpenHands(closed)
            == skeletonPlan(modelOf("human17")).bodies[std::size_t(left - model.bodies.begin())].carried);
}

// On the bar the hands are closed round it; in flight they are open.
void TestFigureBones::theGymnastLetsGo()
{
    using enum SkeletonPart;
    const Model model = modelOf("scenarios/gymnast.sinew.json");
    for (const double swing : {-1.5, 0.0, 0.7}) {
        const ShownParts shown(sceneOf(model, {{"swing", swing}}));
        for (const bool isLeft : {false, true}) {
            QVERIFY(shown.bones.at({Hand, isLeft}).hand == HandShape::Closed);
            const double hand = shown.measures(Hand, isLeft).hand / referenceMeasures().hand;
            Vector3 bar = shown.at(Hand, isLeft, hand * Vector3(0, -gripReach, isLeft ? gripDepth : -gripDepth));
            bar.z() = 0;
            SINEW_COMPARE_NEAR(bar, Vector3(0, 2.6, 0), {.abs = 1e-9});
            // Palms away from the face.
            const Vector3 palm = shown.poses.at({Hand, isLeft}).linear() * Vector3(0, 0, isLeft ? 1 : -1);
            QVERIFY(palm.dot(Vector3(std::cos(swing), std::sin(swing), 0)) > 0.99);
        }
        QVERIFY(largestSplit(shown) < 1e-12);
    }
    const ShownParts flying(sceneOf(model, {{"grip_x", 0.3}, {"grip_y", 0.1}}));
    QVERIFY(flying.bones.at({Hand, false}).hand == HandShape::Relaxed);
    QVERIFY(flying.bones.at({Hand, true}).hand == HandShape::Relaxed);
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

void TestFigureBones::forcesActAtTheBonesOfALegBesideTheTrunk()
{
    const Scene scene = sceneOf(modelOf("five_link_spatial"), {{"trunk_lean", 0.2}});
    const ShownParts shown(scene);
    const auto forceAt = [&](const std::string& joint) {
        const auto found
            = std::ranges::find(scene.arrows, joint, [](const SceneArrow& arrow) { return arrow.id.name; });
        if (found == scene.arrows.end())
            qFatal("no such force");
        return found->tip;
    };
    const SceneSegment& shank = scene.segments.front();
    QVERIFY((forceAt("support_shank") - shank.at(0)).norm() > 0.05);
    const double length = shown.measures(SkeletonPart::Shank, false).shank;
    SINEW_COMPARE_NEAR(forceAt("support_shank"), shown.at(SkeletonPart::Shank, false, {0, -length, 0}), {.abs = 1e-9});
    SINEW_COMPARE_NEAR(forceAt("swing_thigh"), shown.at(SkeletonPart::Thigh, true, Vector3::Zero()), {.abs = 1e-9});
    // The trunk itself is where the model has it.
    SINEW_COMPARE_NEAR(forceAt("trunk"), scene.segments.back().at(0), {.abs = 1e-12});
    // The place of the foot, which is not drawn, goes with the leg.
    SINEW_COMPARE_NEAR(scene.asideOf(1), shank.bones.aside, {.abs = 1e-12});
}

void TestFigureBones::legsWithoutFeetEndInTips()
{
    for (const auto& [name, hasTip] : {std::pair("five_link", true), {"eleven_link", false}}) {
        const Model model = modelOf(name);
        const SkeletonPlan plan = skeletonPlan(model);
        for (const char* shank : {"support_shank", "swing_shank"}) {
            const SkeletonBody& bones = bonesOf(plan, model, shank).parts[0].bones;
            QCOMPARE(bones.measures.tip > 0.02, hasTip);
            double lowest = 0;
            for (const Vector3& point : m_gaps.grower.body(bones, Fineness::Near).skin.points)
                lowest = std::min(lowest, point.y());
            const double end = -bones.measures.shank;
            // The shin ends within the tip, of 3.2 cm: its lowest point, the outer ankle, 1.4 cm above the ground.
            const double above = (lowest - end) / bones.measures.tip;
            if (hasTip)
                QVERIFY2(above > 0.3 && above < 1.4, qPrintable(QString::number(above)));
        }
    }
}

void TestFigureBones::aFixedColumnIsThatOfAStandingPerson()
{
    const Model links = elevenLink({});
    const CarriedBones trunk = bonesOf(skeletonPlan(links), links, "trunk");
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
        const ShownParts shown(scene);
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
