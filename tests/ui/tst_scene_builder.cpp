#include <cmath>

#include <QTest>

#include "core/io/model_file.h"
#include "core/statics/statics_frame.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/labels.h"
#include "ui/scene/scene_builder.h"

namespace tst_scene_builder {

using namespace sinew;

namespace {

// A beam hinged to the ground at (0, 1) that a load pulls down, held by two cables; a third one is slack.
Model makeModel()
{
    Model model;
    model.space = Space::Plane;
    model.bodyWeight = 800;
    Body post{.name = "post"};
    post.landmarks = {{"top", {0, 1, 0}}};
    Body beam{.name = "beam"};
    beam.landmarks = {{"end", {2, 0, 0}}};
    model.bodies = {post, beam};
    model.coordinates = {{.name = "turn"}};
    Joint base{.name = "base", .kind = JointKind::Weld, .parent = "ground", .child = "post"};
    Joint hinge{.name = "hinge_r", .parent = "post", .child = "beam"};
    hinge.inParent.position = {0, 1, 0};
    hinge.axes = {{.direction = {0, 0, 1}, .value = {0, {{"turn"}}}}};
    model.joints = {base, hinge};
    const auto link = [](const char* name, const Vector3& from, const Vector3& to, double area) {
        Link result{.name = name};
        result.path = {{"ground", "", from}, {"beam", "", to}};
        result.stiffness = MaterialStiffness{area, 1e9, {}};
        return result;
    };
    model.links = {link("stay", {0, 3, 0}, {2, 0, 0}, 1e-4), link("thin", {0, 3, 0}, {1, 0, 0}, 0.25e-4),
                   link("below", {0, -1, 0}, {2, 0, 0}, 1e-4)};
    model.links[1].stiffness = MaterialStiffness{0.25e-4, 1e9, {}};
    Load weight{
        .name = "weight", .body = "beam", .point = {2, 0, 0}, .force = {0, -0.5, 0}, .scale = Scale::BodyWeight};
    Load turned{.name = "push", .body = "beam", .point = {1, 0, 0}, .force = {0, -12.34, 0}};
    turned.frame = LoadFrame::Body;
    model.loads = {weight};
    Activity activity{.name = "pushed"};
    activity.loads = {turned};
    model.activities = {activity};
    return model;
}

struct Case {
    Model model = makeModel();
    Mechanism mechanism = *compile(model).value;
    Situation situation = makeSituation(model, &model.activities[0]);
    StaticsSolution solution = solveStatics(mechanism, situation);
    ObjectId selection;
    std::set<ObjectId> hidden;

    ResultFrame frame() const { return resultFrame(std::make_shared<const Mechanism>(mechanism), situation, solution); }

    Scene scene() const { return buildScene({model, situation, frame(), selection, hidden}); }
};

const SceneArrow* find(const Scene& scene, const std::string& name)
{
    for (const SceneArrow& arrow : scene.arrows) {
        if (arrow.id.name == name)
            return &arrow;
    }
    return nullptr;
}

}  // namespace

class TestSceneBuilder : public QObject {
    Q_OBJECT

private slots:
    void bodiesStandInTheirPose();
    void strandsCarryForcesOfTheSolution();
    void unusableSolutionsShowNoForces();
    void jointForceArrowEndsInTheJoint();
    void theLargestForceIsAlwaysSeen();
    void loadArrowsAreInScale();
    void loadsOfTheMomentAreAlwaysSeen();
    void withoutBodyWeightTheLargestForceSetsTheScale();
    void loadsOfOneNameAreToldApart();
    void loadsAtOnePointHaveNames();
    void contactsPushInPosturesToo();
    void aFrameWithoutGeometryIsAnEmptyScene();
    void aLeftHipIsLookedAtFromTheLeft();
    void supportsAreShownOnlyWhenAskedFor();
    void momentsTurnTheirWay();
    void hiddenAndSelectedAreMarked();
    void sizeDoesNotChangeWithThePosture();
    void labels_data();
    void labels();
    void scaleIsRound_data();
    void scaleIsRound();
};

void TestSceneBuilder::bodiesStandInTheirPose()
{
    Case c;
    c.situation.values[0] = 0.5;
    const Scene scene = c.scene();
    QVERIFY(scene.planar);
    QCOMPARE(scene.bodies.size(), std::size_t(2));
    const Vector3 end = scene.bodies[1].pose * Vector3(2, 0, 0);
    // Round-off of one rotation.
    SINEW_COMPARE_NEAR(end, Vector3(2 * std::cos(0.5), 1 + 2 * std::sin(0.5), 0), {.abs = 1e-14});
    QCOMPARE(scene.bodies[0].joints.size(), std::size_t(2));
    SINEW_COMPARE_NEAR(scene.bodies[0].joints[1], Vector3(0, 1, 0), {.abs = 1e-14});
    SINEW_COMPARE_NEAR(scene.bodies[1].joints[0], Vector3(0, 0, 0), {.abs = 1e-14});
    SINEW_COMPARE_NEAR(scene.strands[0].points[1], end, {.abs = 1e-14});
}

void TestSceneBuilder::strandsCarryForcesOfTheSolution()
{
    const Case c;
    QVERIFY2(c.solution.isUsable(), c.solution.message.english().c_str());
    const Scene scene = c.scene();
    QVERIFY(scene.solved);
    QVERIFY(scene.strands[0].engaged && scene.strands[0].force > 0);
    QVERIFY(!scene.strands[2].engaged);
    QCOMPARE(scene.strands[0].force, c.solution.forces[0]);
    // The square root of an area ratio of one quarter.
    SINEW_COMPARE_NEAR(scene.strands[1].thickness, 0.5, {.abs = 1e-12});
    SINEW_COMPARE_NEAR(scene.strands[0].thickness, 1.0, {.abs = 1e-12});
    QVERIFY(scene.tensionScale >= scene.strands[0].force);
    QCOMPARE(scene.tensionScale, roundedUp(c.solution.forces.maxCoeff()));
    QVERIFY(scene.hasLinkForces);
    // The legend has nothing to say where no link bears anything.
    ResultFrame slack = c.frame();
    for (LinkFrame& link : slack.links)
        link.force = 0;
    QVERIFY(!buildScene({c.model, c.situation, slack, c.selection, c.hidden}).hasLinkForces);
}

void TestSceneBuilder::unusableSolutionsShowNoForces()
{
    Case c;
    c.solution.status = StaticsStatus::NotHoldable;
    const Scene scene = c.scene();
    QVERIFY(!scene.solved);
    for (const SceneStrand& strand : scene.strands)
        QVERIFY(strand.force == 0 && !strand.engaged);
    QVERIFY(!find(scene, "hinge_r"));
    QVERIFY(find(scene, "weight"));
    c.solution = {};
    QVERIFY(!c.scene().solved);
}

void TestSceneBuilder::jointForceArrowEndsInTheJoint()
{
    const Case c;
    const Scene scene = c.scene();
    const SceneArrow* arrow = find(scene, "hinge_r");
    QVERIFY(arrow);
    QCOMPARE(arrow->id.kind, ObjectKind::Joint);
    SINEW_COMPARE_NEAR(arrow->tip, Vector3(0, 1, 0), {.abs = 1e-14});
    const JointForce& force = c.solution.joints[1];
    SINEW_COMPARE_NEAR(arrow->vector.normalized(), force.force.normalized(), {.abs = 1e-12});
    const double length = std::min(0.09 * scene.size * force.resultant / 800, 0.35 * scene.size);
    SINEW_COMPARE_NEAR(arrow->vector.norm(), length, {.rel = 1e-12});
    QCOMPARE(arrow->label, jointForceText("hinge", force.resultant, 800));
    QVERIFY(arrow->label.starts_with("hinge "));
}

// A load of What if that was small beside the body's weight was a dot without a label.
void TestSceneBuilder::loadsOfTheMomentAreAlwaysSeen()
{
    Case c;
    CompiledLoad added = c.situation.loads.front();
    added.id = {};
    added.force = Vector3(0, -1, 0);  // N
    added.scale = Scale::Si;
    added.frame = LoadFrame::Ground;
    c.situation.loads.push_back(added);
    const Scene scene = c.scene();
    const SceneArrow* arrow = find(scene, "");
    QVERIFY(arrow && arrow->isAskedAbout);
    QVERIFY(arrow->vector.norm() > 0.04 * scene.size);
    // one label of both loads along this line
    QVERIFY(!arrow->label.empty() || find(scene, "weight")->label.find("1.00 N") != std::string::npos);
    QVERIFY(!find(scene, "push")->isAskedAbout);
}

// Beside a weight that is far larger than all forces, as one given to a forearm with 20 N in the hand.
void TestSceneBuilder::theLargestForceIsAlwaysSeen()
{
    Case c;
    for (CompiledLoad& load : c.situation.loads)
        load.scale = Scale::Si;
    c.situation.bodyWeight = 1e6;
    const Scene scene = c.scene();
    double longest = 0;
    for (const SceneArrow& arrow : scene.arrows)
        longest = std::max(longest, arrow.vector.norm());
    SINEW_COMPARE_NEAR(longest, 0.04 * scene.size, {.rel = 1e-12});
}

void TestSceneBuilder::loadArrowsAreInScale()
{
    const Scene scene = Case().scene();
    const SceneArrow* weight = find(scene, "weight");
    const SceneArrow* push = find(scene, "push");
    QVERIFY(weight && push);
    QCOMPARE(weight->label, std::string("0.500 BW"));
    QCOMPARE(push->label, std::string("12.3 N"));
    SINEW_COMPARE_NEAR(weight->tip, Vector3(2, 1, 0), {.abs = 1e-14});
    SINEW_COMPARE_NEAR(weight->vector.norm() / push->vector.norm(), 400 / 12.34, {.rel = 1e-12});

    Case half;  // of the load: arrows say what is applied
    half.situation.loadFactor = 0.5;
    const Scene halfScene = half.scene();
    QCOMPARE(find(halfScene, "weight")->label, std::string("0.250 BW"));

    Case turned;
    turned.situation.values[0] = 1;
    const Scene after = turned.scene();
    // The weight keeps its direction in the ground frame; the push turns with the beam.
    SINEW_COMPARE_NEAR(find(after, "weight")->vector.normalized(), Vector3(0, -1, 0), {.abs = 1e-14});
    SINEW_COMPARE_NEAR(find(after, "push")->vector.normalized(), Vector3(std::sin(1), -std::cos(1), 0), {.abs = 1e-14});
}

void TestSceneBuilder::withoutBodyWeightTheLargestForceSetsTheScale()
{
    Case c;
    c.situation.bodyWeight = 0;
    c.solution = solveStatics(c.mechanism, c.situation);
    QVERIFY(c.solution.isUsable());
    const Scene scene = c.scene();
    double longest = 0;
    for (const SceneArrow& arrow : scene.arrows)
        longest = std::max(longest, arrow.vector.norm());
    SINEW_COMPARE_NEAR(longest, 0.2 * scene.size, {.rel = 1e-12});
    QVERIFY(!find(scene, "weight"));
    QVERIFY(find(scene, "hinge_r")->label.find("BW") == std::string::npos);
}

// Loads of model, activity and step were found again by their values, so that one was taken for the other.
void TestSceneBuilder::loadsOfOneNameAreToldApart()
{
    Case c;
    Activity& activity = c.model.activities[0];
    activity.loads = c.model.loads;
    activity.steps = {{.name = "late", .settings = {}, .loads = c.model.loads}};
    c.situation = makeSituation(c.model, &activity, 0);
    const ObjectId own{ObjectKind::Load, "weight"}, pushed{ObjectKind::Load, "weight", "pushed"},
        late{ObjectKind::Load, "weight", "pushed", "late"};
    for (const ObjectId& chosen : {own, pushed, late}) {
        c.selection = chosen;
        c.hidden = {chosen};
        const Scene scene = c.scene();
        int loads = 0;
        for (const SceneArrow& arrow : scene.arrows) {
            if (arrow.kind != ArrowKind::Load)
                continue;
            ++loads;
            QCOMPARE(arrow.selected, arrow.id == chosen);
            QCOMPARE(arrow.visible, arrow.id != chosen);
        }
        QCOMPARE(loads, 3);
    }
}

// Two sizes stood side by side, or over each other, and did not say which was which.
void TestSceneBuilder::loadsAtOnePointHaveNames()
{
    Case c;
    const CompiledLoad weight = c.situation.loads.front();
    CompiledLoad crate = weight, wind = weight;
    crate.id = {ObjectKind::Load, "heavy_crate"};
    crate.force = Vector3(0, -900, 0);
    wind.id = {ObjectKind::Load, "wind"};
    wind.force = Vector3(50, 0, 0);
    crate.scale = wind.scale = Scale::Si;
    crate.frame = wind.frame = LoadFrame::Ground;
    QCOMPARE(find(c.scene(), "weight")->label, std::string("0.500 BW"));
    c.situation.loads.push_back(crate);
    c.situation.loads.push_back(wind);
    const Scene scene = c.scene();
    // Along one line, in one label, at the longer of the two arrows.
    QCOMPARE(find(scene, "heavy_crate")->label, std::string("weight 0.500 BW\nheavy crate 900 N"));
    QCOMPARE(find(scene, "weight")->label, std::string());
    QCOMPARE(find(scene, "wind")->label, std::string("wind 50.0 N"));
    QCOMPARE(find(scene, "push")->label, std::string("12.3 N"));
    c.hidden = {crate.id, wind.id};
    QCOMPARE(find(c.scene(), "weight")->label, std::string("0.500 BW"));
}

void TestSceneBuilder::contactsPushInPosturesToo()
{
    Case c;
    Contact stop{.name = "stop", .body = "beam", .point = {2, 0, 0}, .place = {0, 1, 0}};
    c.model.contacts = {stop};
    c.mechanism = *compile(c.model).value;
    c.solution = solveStatics(c.mechanism, c.situation);
    ResultFrame frame = c.frame();
    frame.contacts = {{.place = {2, 1, 0}, .force = {0, 400, 0}, .normal = 400, .mode = ContactMode::Sticks}};
    const Scene scene = buildScene({c.model, c.situation, frame, c.selection, c.hidden});
    const SceneArrow* arrow = find(scene, "stop");
    QVERIFY(arrow);
    QCOMPARE(arrow->label, std::string("400 N = 0.500 BW"));
    // From where it touches, as long as the load of the same size.
    SINEW_COMPARE_NEAR(arrow->tip - arrow->vector, Vector3(2, 1, 0), {.abs = 1e-12});
    SINEW_COMPARE_NEAR(arrow->vector.norm(), find(scene, "weight")->vector.norm(), {.rel = 1e-12});
}

// Its muscles lay behind the pelvis.
void TestSceneBuilder::aLeftHipIsLookedAtFromTheLeft()
{
    for (const auto& [file, isOfLeft] : {std::pair("hip", false), {"hip_left", true}, {"human17", false}}) {
        Case it;
        it.model = *readModelFile(std::string(SINEW_RESOURCE_DIR "/models/") + file + ".sinew.json").value;
        it.mechanism = *compile(it.model).value;
        it.situation = makeSituation(it.model);
        it.solution = solveStatics(it.mechanism, it.situation);
        QCOMPARE(it.scene().isOfLeft, isOfLeft);
    }
}

void TestSceneBuilder::aFrameWithoutGeometryIsAnEmptyScene()
{
    Case c;
    c.situation.values[0] = std::nan("");
    QVERIFY(c.scene().bodies.empty());
}

void TestSceneBuilder::supportsAreShownOnlyWhenAskedFor()
{
    Case c;
    QVERIFY(!find(c.scene(), "base"));  // the weld to the ground
    c.selection = {ObjectKind::Joint, "base"};
    QVERIFY(find(c.scene(), "base"));
}

// Counter-clockwise for a positive moment about z: from the arc's middle the head points along axis x radius.
void TestSceneBuilder::momentsTurnTheirWay()
{
    Case c;
    c.model.loads[0].moment = {0, 0, 0.25};
    for (const double sign : {1.0, -1.0}) {
        c.situation = makeSituation(c.model);
        c.situation.loads[0].force.setZero();
        c.situation.loads[0].moment *= sign;
        const Scene scene = c.scene();
        const SceneArrow* arc = find(scene, "weight");
        QVERIFY(arc);
        QCOMPARE(arc->label, std::string("0.250 BW m"));
        const Vector3 centre = c.frame().configuration.inGround(2, {2, 0, 0});
        const Vector3 radius = arc->bend.back() - centre;
        QVERIFY(sign * radius.cross(arc->vector).z() > 0);
        for (const Vector3& point : arc->bend)
            SINEW_COMPARE_NEAR((point - centre).norm(), radius.norm(), {.abs = 1e-12});
        QCOMPARE(lineOf(*arc).back(), arc->tip);
    }
}

void TestSceneBuilder::hiddenAndSelectedAreMarked()
{
    Case c;
    c.hidden = {{ObjectKind::Link, "stay"}, {ObjectKind::Body, "post"}, {ObjectKind::Load, "weight"}};
    c.selection = {ObjectKind::Joint, "hinge_r"};
    const Scene scene = c.scene();
    QVERIFY(!scene.strands[0].visible && scene.strands[1].visible);
    QVERIFY(!scene.bodies[0].visible && scene.bodies[1].visible);
    QVERIFY(!find(scene, "weight")->visible && find(scene, "push")->visible);
    QVERIFY(find(scene, "hinge_r")->selected && !find(scene, "push")->selected);
    const std::set<ObjectId> others = {{ObjectKind::Link, "thin"}};
    const Scene several = buildScene({c.model, c.situation, c.frame(), c.selection, c.hidden, true, &others});
    QVERIFY(find(several, "hinge_r")->selected && several.strands[1].selected && !several.strands[0].selected);
    // The legend's end follows what is to be seen.
    QCOMPARE(scene.tensionScale, roundedUp(c.solution.forces[1]));
}

void TestSceneBuilder::sizeDoesNotChangeWithThePosture()
{
    Case c;
    const double size = c.scene().size;
    // Ground points from (0, -1) to (0, 3), the beam's end at (2, 1).
    SINEW_COMPARE_NEAR(size, std::hypot(2.0, 4.0), {.rel = 1e-12});
    c.situation.values[0] = 1.2;
    QCOMPARE(c.scene().size, size);
}

void TestSceneBuilder::labels_data()
{
    QTest::addColumn<QString>("made");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& made, const char* expected) {
        QTest::newRow(name) << QString::fromStdString(made) << expected;
    };
    row("a joint force with body weight", jointForceText("hip", 1764.3, 735), "hip 1764 N = 2.40 BW");
    row("a joint force of no person", jointForceText("hip", 23.44, 0), "hip 23.4 N");
    row("three digits below a hundred", forceText(1.2345), "1.23 N");
    row("just below a hundred rounds to whole", forceText(99.97), "100 N");
    row("rounding up adds a digit", forceText(9.996), "10.0 N");
    row("a small force", forceText(0.01234), "0.0123 N");
    row("no force", forceText(0), "0 N");
    row("the only side is left out", displayName("hip_r", {"hip_r", "knee"}), "hip");
    row("both sides are told apart", displayName("hip_l", {"hip_r", "hip_l"}), "left hip");
    row("underscores are spaces", displayName("pelvis_ground", {}), "pelvis ground");
}

void TestSceneBuilder::labels()
{
    QFETCH(QString, made);
    QFETCH(QString, expected);
    QCOMPARE(made, expected);
}

void TestSceneBuilder::scaleIsRound_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    QTest::newRow("between") << 232.0 << 250.0;
    QTest::newRow("exact stays") << 250.0 << 250.0;
    QTest::newRow("above") << 251.0 << 500.0;
    QTest::newRow("small") << 0.013 << 0.02;
    QTest::newRow("nothing") << 0.0 << 1.0;
    QTest::newRow("not a number") << std::nan("") << 1.0;
}

void TestSceneBuilder::scaleIsRound()
{
    QFETCH(double, value);
    QFETCH(double, expected);
    SINEW_COMPARE_NEAR(roundedUp(value), expected, {.rel = 1e-12});
}

SINEW_TEST(TestSceneBuilder)

}  // namespace tst_scene_builder

#include "tst_scene_builder.moc"
