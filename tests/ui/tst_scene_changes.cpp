// What of a picture is drawn anew: each thing that is seen counts, what is selected does not.

#include <functional>

#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/scene/scene_changes.h"

namespace tst_scene_changes {

using namespace sinew;

namespace {

Scene someScene()
{
    Scene scene;
    scene.bodies.resize(2);
    scene.bodies[1].joints = {{0, 1, 0}};
    scene.bodies[1].landmarks = {{"tip", {0, 2, 0}}};
    scene.segments.resize(1);
    scene.segments[0].pieces.resize(1);
    scene.segments[0].collars = {0.1};
    scene.segments[0].masses.resize(1);
    scene.strands.resize(2);
    scene.strands[1].points = {{0, 0, 0}, {1, 0, 0}};
    scene.arrows.resize(1);
    scene.nodes.resize(1);
    scene.trails.resize(1);
    scene.grounds.resize(1);
    return scene;
}

using Edit = std::function<void(Scene&)>;

// The four flags as a word.
QString changed(const Edit& edit)
{
    Scene next = someScene();
    edit(next);
    const SceneChanges changes = changesBetween(someScene(), next);
    QString word;
    word += changes.strands ? "s" : "";
    word += changes.arrows ? "a" : "";
    word += changes.solids ? "r" : "";
    word += changes.stillMotion ? "m" : "";
    return word;
}

}  // namespace

class TestSceneChanges : public QObject {
    Q_OBJECT

private slots:
    void eachThingThatIsSeenCounts_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("parts");
        const auto row
            = [](const char* name, const char* parts, Edit edit) { QTest::newRow(name) << edit << QString(parts); };
        row("nothing", "", [](Scene&) {});
        row("size", "sarm", [](Scene& scene) { scene.size = 2; });
        row("selection", "", [](Scene& scene) {
            scene.bodies[0].selected = scene.segments[0].selected = scene.strands[0].selected = true;
            scene.arrows[0].selected = scene.nodes[0].selected = true;
        });
        row("a body moved", "r", [](Scene& scene) { scene.bodies[0].pose.translation().x() = 1; });
        row("a body turned", "r",
            [](Scene& scene) { scene.bodies[0].pose.rotate(Eigen::AngleAxisd(1, Vector3::UnitX())); });
        row("a body hidden", "r", [](Scene& scene) { scene.bodies[0].visible = false; });
        row("a body's shape", "r", [](Scene& scene) { scene.bodies[0].shape = BodyShape::None; });
        row("a joint's centre", "r", [](Scene& scene) { scene.bodies[1].joints[0].x() = 1; });
        row("a landmark", "r", [](Scene& scene) { scene.bodies[1].landmarks[0].position.x() = 1; });
        row("a body less", "r", [](Scene& scene) { scene.bodies.pop_back(); });
        row("a segment's length", "r", [](Scene& scene) { scene.segments[0].length = 1; });
        row("a segment's pose", "r", [](Scene& scene) { scene.segments[0].pose.translation().x() = 1; });
        row("a segment's piece", "r", [](Scene& scene) { scene.segments[0].pieces[0].to = 1; });
        row("a segment's collar", "r", [](Scene& scene) { scene.segments[0].collars[0] = 1; });
        row("a segment's mass", "r", [](Scene& scene) { scene.segments[0].masses[0].at = 1; });
        row("a segment's mass's size", "r", [](Scene& scene) { scene.segments[0].masses[0].size = 1; });
        row("a segment's hinge", "r", [](Scene& scene) { scene.segments[0].hinged = false; });
        row("a segment's kind of length", "r", [](Scene& scene) { scene.segments[0].isVariable = true; });
        row("a telescope's place", "r", [](Scene& scene) { scene.segments[0].aside.z() = 1; });
        row("a telescope's ends", "r", [](Scene& scene) { scene.segments[0].telescope = TelescopeSpan{0, 1, 0.5}; });
        row("a strand that is a belt", "s", [](Scene& scene) { scene.strands[1].across = Vector3::UnitZ(); });
        row("a segment's bones", "r", [](Scene& scene) { scene.segments[0].bones.carried = SkeletonBody(); });
        row("a body's bones", "r", [](Scene& scene) { scene.bodies[0].bones.carried = SkeletonBody(); });
        row("the place of bones", "r", [](Scene& scene) { scene.bodies[0].bones.place.translation().x() = 1; });
        row("a knee cap", "r",
            [](Scene& scene) { scene.bodies[0].bones.movingParts = {Eigen::Isometry3d::Identity()}; });
        row("a segment hidden", "r", [](Scene& scene) { scene.segments[0].visible = false; });
        row("a node moved", "r", [](Scene& scene) { scene.nodes[0].position.x() = 1; });
        row("a node floats", "r", [](Scene& scene) { scene.nodes[0].floating = true; });
        row("a strand's point", "s", [](Scene& scene) { scene.strands[1].points[0].x() = 1; });
        row("a strand's force", "s", [](Scene& scene) { scene.strands[1].force = 1; });
        row("a strand's state", "s", [](Scene& scene) { scene.strands[1].engaged = true; });
        row("a strand's thickness", "s", [](Scene& scene) { scene.strands[1].thickness = 1; });
        row("a strand hidden", "s", [](Scene& scene) { scene.strands[1].visible = false; });
        row("the scale of colours", "s", [](Scene& scene) { scene.tensionScale = 2; });
        row("forces may be shown", "s", [](Scene& scene) { scene.solved = true; });
        row("an arrow's kind", "a", [](Scene& scene) { scene.arrows[0].kind = ArrowKind::Load; });
        row("an arrow's tip", "a", [](Scene& scene) { scene.arrows[0].tip.x() = 1; });
        row("an arrow's vector", "a", [](Scene& scene) { scene.arrows[0].vector.x() = 1; });
        row("an arrow's bend", "a", [](Scene& scene) { scene.arrows[0].bend = {{1, 0, 0}}; });
        row("an arrow hidden", "a", [](Scene& scene) { scene.arrows[0].visible = false; });
        row("ghosts", "m", [](Scene& scene) { scene.ghosts = std::make_shared<std::vector<SceneGhost>>(); });
        row("a way", "m", [](Scene& scene) { scene.trails[0].points = std::make_shared<std::vector<Vector3>>(); });
        row("the present moment", "", [](Scene& scene) { scene.trails[0].passed = 3; });
        row("the ground", "m", [](Scene& scene) { scene.grounds[0].reach = 3; });
        row("the ground's slope", "m", [](Scene& scene) { scene.grounds[0].normal = Vector3::UnitX(); });
        row("the ground's place", "m", [](Scene& scene) { scene.grounds[0].centre.x() = 1; });
    }

    void eachThingThatIsSeenCounts()
    {
        QFETCH(Edit, edit);
        QFETCH(QString, parts);
        QCOMPARE(changed(edit), parts);
    }
};

SINEW_TEST(TestSceneChanges)

}  // namespace tst_scene_changes

#include "tst_scene_changes.moc"
