#include <cmath>
#include <set>

#include <QTest>
#include <vtkActorCollection.h>
#include <vtkMapper.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkRenderer.h>
#include <vtkUnsignedCharArray.h>

#include "hip_scene.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/orbit_camera.h"
#include "ui/vtk/bone_grower.h"
#include "ui/vtk/bone_mesh.h"
#include "ui/vtk/picker.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/strand_style.h"

namespace tst_scene_sync {

using namespace sinew;

namespace {

struct Fixture {
    vtkNew<vtkRenderer> main;
    SceneSync sync{main, {}};

    // All polydata that the actors draw.
    std::set<vtkDataObject*> drawn() const
    {
        std::set<vtkDataObject*> result;
        vtkActorCollection* actors = main->GetActors();
        actors->InitTraversal();
        while (vtkActor* actor = actors->GetNextActor())
            result.insert(actor->GetMapper()->GetInputDataObject(0, 0));
        return result;
    }
};

std::vector<unsigned char> coloursOf(vtkPolyData* data)
{
    auto* colours = vtkUnsignedCharArray::SafeDownCast(data->GetPointData()->GetScalars());
    return {colours->GetPointer(0), colours->GetPointer(0) + colours->GetNumberOfValues()};
}

std::vector<Vector3> pointsOf(const BoneMesh& mesh)
{
    std::vector<Vector3> points(static_cast<std::size_t>(mesh.surface->GetNumberOfPoints()));
    for (std::size_t i = 0; i < points.size(); ++i)
        mesh.surface->GetPoint(static_cast<vtkIdType>(i), points[i].data());
    return points;
}

}  // namespace

// The actors' side of the viewport; needs no window.
class TestSceneSync : public QObject {
    Q_OBJECT

private slots:
    void changedForcesOnlyRecolour();
    void changedPosesOnlyMove();
    void slackeningMovesAStrandToTheDashes();
    void leftBoneMirrorsTheRight();
    void bonesAreClosedAndFaceOutward();
    void bodiesComeAndGo();
    void aBoneOfTheOtherSideStandsInForNone();
    void aBoneStandsInWhileALandmarkMoves();
    void fitHoldsAllPoints_data();
    void fitHoldsAllPoints();
    void raysRunBackThroughPixels();
    void picksWhatIsThere();
    void bonesHideWhatIsBehind();
    void colourScaleHasItsThreeColours();
    void aLongerSegmentOnlyMoves();
    void picksSegments();
    void whatStaysOfAMotionIsDrawnOnce();
};

void TestSceneSync::changedForcesOnlyRecolour()
{
    Fixture f;
    Scene scene = test::makeHipScene();
    f.sync.setScene(scene);
    f.sync.waitForBones();
    QVERIFY(f.sync.hasAllBones());
    const auto before = f.drawn();
    const int actors = f.main->GetActors()->GetNumberOfItems();
    const auto colours = coloursOf(f.sync.strands());
    const vtkIdType cells = f.sync.strands()->GetNumberOfPolys();
    const vtkMTimeType cellsMadeAt = f.sync.strands()->GetPolys()->GetMTime();
    for (SceneStrand& strand : scene.strands)
        strand.force *= 0.5;
    f.sync.setScene(scene);
    QVERIFY(f.drawn() == before);
    QCOMPARE(f.main->GetActors()->GetNumberOfItems(), actors);
    QCOMPARE(f.sync.strands()->GetNumberOfPolys(), cells);
    QCOMPARE(f.sync.strands()->GetPolys()->GetMTime(), cellsMadeAt);
    QCOMPARE(coloursOf(f.sync.strands()).size(), colours.size());
    QVERIFY(coloursOf(f.sync.strands()) != colours);
}

void TestSceneSync::changedPosesOnlyMove()
{
    Fixture f;
    f.sync.setScene(test::makeHipScene());
    f.sync.waitForBones();
    const auto before = f.drawn();
    const auto bone = f.sync.bone(1);
    f.sync.setScene(test::makeHipScene({.flexion = 0.7}));
    QVERIFY(f.drawn() == before);
    QVERIFY(f.sync.bone(1) == bone);
    // The knee has come forward in what a fit must hold.
    double front = 0;
    for (const Vector3& point : f.sync.extent(false))
        front = std::max(front, point.x());
    QVERIFY(front > 0.25);
}

void TestSceneSync::slackeningMovesAStrandToTheDashes()
{
    Fixture f;
    Scene scene = test::makePlanarScene();
    f.sync.setScene(scene);
    const vtkIdType tubes = f.sync.strands()->GetNumberOfPoints(), dashes = f.sync.slackStrands()->GetNumberOfPoints();
    QVERIFY(tubes > 0 && dashes > 0);
    scene.strands[0].engaged = false;
    scene.strands[0].force = 0;
    f.sync.setScene(scene);
    QVERIFY(f.sync.strands()->GetNumberOfPoints() < tubes);
    QVERIFY(f.sync.slackStrands()->GetNumberOfPoints() > dashes);
}

void TestSceneSync::leftBoneMirrorsTheRight()
{
    const Scene right = test::makeHipScene(), left = test::makeHipScene({.left = true});
    const auto a = pointsOf(BoneGrower().bone(BodyShape::Femur, right.bodies[1].landmarks));
    const auto b = pointsOf(BoneGrower().bone(BodyShape::Femur, left.bodies[1].landmarks));
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        // Points are kept as floats.
        SINEW_COMPARE_NEAR(b[i], Vector3(a[i].x(), a[i].y(), -a[i].z()), {.abs = 1e-6});
}

void TestSceneSync::bonesAreClosedAndFaceOutward()
{
    const Scene scenes[] = {test::makeHipScene(), test::makeHipScene({.left = true})};
    for (const Scene& scene : scenes) {
        for (const SceneBody& body : scene.bodies) {
            const BoneMesh mesh = BoneGrower().bone(body.shape, body.landmarks);
            const auto points = pointsOf(mesh);
            vtkIdType count = 0;
            const vtkIdType* corners = nullptr;
            double volume = 0;
            for (mesh.surface->GetPolys()->InitTraversal(); mesh.surface->GetPolys()->GetNextCell(count, corners);) {
                const auto p = [&](int i) { return points[static_cast<std::size_t>(corners[i])]; };
                volume += p(0).dot(p(1).cross(p(2))) / 6;
            }
            // Litres: a femur is about 0.4, a pelvis of both sides with the sacrum 0.5 to 1; negative if turned inside
            // out.
            QVERIFY2(volume > 0.2e-3 && volume < 1.2e-3, qPrintable(QString::number(volume * 1e3)));
            QVERIFY(mesh.surface->GetNumberOfPolys() < 12000);
        }
    }
}

void TestSceneSync::bodiesComeAndGo()
{
    Fixture f;
    Scene scene = test::makeHipScene();
    f.sync.setScene(scene);
    f.sync.waitForBones();
    const int both = f.main->GetActors()->GetNumberOfItems();
    scene.bodies[0].selected = true;
    f.sync.setScene(scene);
    QCOMPARE(f.main->GetActors()->GetNumberOfItems(), both + 1);
    scene.bodies.pop_back();
    f.sync.setScene(scene);
    QCOMPARE(f.main->GetActors()->GetNumberOfItems(), both);
    f.sync.setScene(Scene{});
    QVERIFY(f.main->GetActors()->GetNumberOfItems() < both);
    QVERIFY(f.sync.extent(false).empty());
}

// After Mirror the bones of before were shown in the places of the mirrored ones.
void TestSceneSync::aBoneOfTheOtherSideStandsInForNone()
{
    Fixture f;
    f.sync.setScene(test::makeHipScene());
    f.sync.waitForBones();
    const Scene left = test::makeHipScene({.left = true});
    f.sync.setScene(left);
    QVERIFY(!f.sync.hasAllBones());
    for (std::size_t i = 0; i < left.bodies.size(); ++i) {
        QVERIFY(!f.sync.bone(i));
        QVERIFY(!f.sync.boneActor(i) || !f.sync.boneActor(i)->GetVisibility());
    }
    f.sync.waitForBones();
    for (std::size_t i = 0; i < left.bodies.size(); ++i)
        QVERIFY(f.sync.bone(i) && f.sync.boneActor(i)->GetVisibility());
}

void TestSceneSync::aBoneStandsInWhileALandmarkMoves()
{
    Fixture f;
    Scene scene = test::makeHipScene();
    f.sync.setScene(scene);
    f.sync.waitForBones();
    const auto before = f.sync.bone(1);
    scene.bodies[1].landmarks.back().position.x() += 0.004;
    f.sync.setScene(scene);
    QCOMPARE(f.sync.bone(1), before);
    QVERIFY(!f.sync.hasAllBones());
    f.sync.waitForBones();
    QVERIFY(f.sync.bone(1) != before);
}

void TestSceneSync::fitHoldsAllPoints_data()
{
    QTest::addColumn<double>("aspect");
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("landscape") << 1.6 << false;
    QTest::newRow("portrait") << 0.5 << false;
    QTest::newRow("landscape, parallel") << 1.6 << true;
    QTest::newRow("portrait, parallel") << 0.5 << true;
}

void TestSceneSync::fitHoldsAllPoints()
{
    QFETCH(double, aspect);
    QFETCH(bool, orthographic);
    const std::vector<Vector3> points = {{0, 0, 0}, {0.3, -0.5, 0.2}, {-0.1, 0.2, -0.4}, {0.2, 0.1, 0.3}};
    for (const double yaw : {0.0, 0.6, 2.5}) {
        for (const double pitch : {-1.57079632679, 0.1, 1.57079632679}) {
            OrbitCamera camera;
            camera.yaw = yaw;
            camera.pitch = pitch;
            camera.orthographic = orthographic;
            camera.fit(points, aspect);
            const Projection projection = camera.projection(1000 * aspect, 1000);
            double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
            for (const Vector3& point : points) {
                const Projected at = projection.at(point);
                QVERIFY(at.depth > 0);
                left = std::min(left, at.x);
                right = std::max(right, at.x);
                top = std::min(top, at.y);
                bottom = std::max(bottom, at.y);
            }
            // Inside, with the margins, and as large as they allow in one direction. One pixel of round-off.
            QVERIFY(left >= 40 * aspect - 1 && right <= 960 * aspect + 1 && top >= 70 - 1 && bottom <= 960 + 1);
            QVERIFY(right - left > 918 * aspect || bottom - top > 888);
        }
    }
}

void TestSceneSync::raysRunBackThroughPixels()
{
    for (const bool orthographic : {false, true}) {
        OrbitCamera camera{{0.1, 0.2, 0.3}, 0.7, 0.4, 1.5, 0.5, orthographic};
        const Projection projection = camera.projection(800, 600);
        const Vector3 point(0.2, 0.1, 0.25);
        const Projected at = projection.at(point);
        const Vector3 origin = projection.rayOrigin(at.x, at.y), way = projection.rayDirection(at.x, at.y);
        SINEW_COMPARE_NEAR((point - origin).cross(way).norm(), 0.0, {.abs = 1e-12});
    }
}

void TestSceneSync::picksWhatIsThere()
{
    Fixture f;
    const Scene scene = test::makePlanarScene();
    f.sync.setScene(scene);
    OrbitCamera camera;
    camera.yaw = 1.5707963267948966;
    camera.fit(f.sync.extent(false), 1.5);
    const Projection projection = camera.projection(900, 600);
    Picker picker;
    const auto pick = [&](const Vector3& point, double dx = 0, double dy = 0) {
        const Projected at = projection.at(point);
        return picker.pick(f.sync, projection, at.x + dx, at.y + dy).name;
    };
    QCOMPARE(pick({6.1, 7, 0}), std::string("strand 1"));
    QCOMPARE(pick({6.1, 7, 0}, 5, 0), std::string("strand 1"));
    QCOMPARE(pick({4.9, 6.25, 0}), std::string("strand 4"));
    QCOMPARE(pick({3.8, 2.5, 0}), std::string("heads"));
    QCOMPARE(pick({8, 3, 0}), std::string("loose"));
    QCOMPARE(pick({5, 1.5, 0}), std::string("A"));
    QCOMPARE(pick({8, -0.78, 0}), std::string("B"));
    QCOMPARE(pick({4.8, 11.6, 0}), std::string("hip"));
    QVERIFY(pick({9, 9, 0}).empty());
    QVERIFY(pick({6.1, 7, 0}, 14, 0).empty());
}

void TestSceneSync::bonesHideWhatIsBehind()
{
    Fixture f;
    Scene scene = test::makeHipScene();
    SceneStrand behind = scene.strands[0];
    behind.id.name = "behind the shaft";
    behind.points = {{-0.05, -0.15, 0.037}, {-0.05, -0.25, 0.022}};
    scene.strands = {behind};
    f.sync.setScene(scene);
    f.sync.waitForBones();
    OrbitCamera camera;
    camera.fit(f.sync.extent(false), 1);
    camera.orthographic = true;
    Picker picker;
    const auto pick = [&](double yaw) {
        camera.yaw = yaw;
        const Projection projection = camera.projection(700, 700);
        const Projected at = projection.at({-0.05, -0.2, 0.0295});
        return picker.pick(f.sync, projection, at.x, at.y).name;
    };
    QCOMPARE(pick(0), std::string("femur_r"));
    QCOMPARE(pick(3.14159), std::string("behind the shaft"));
    // The joint's force shows through the bone.
    camera.yaw = 0;
    const Projection projection = camera.projection(700, 700);
    const Projected at = projection.at({0.0, 0.02, -0.004});
    QCOMPARE(picker.pick(f.sync, projection, at.x, at.y).name, std::string("hip_r"));
}

void TestSceneSync::colourScaleHasItsThreeColours()
{
    QCOMPARE(tensionColour(lightPalette, 0), lightPalette.tension[0]);
    QCOMPARE(tensionColour(lightPalette, 0.5), lightPalette.tension[1]);
    QCOMPARE(tensionColour(lightPalette, 1), lightPalette.tension[2]);
    QCOMPARE(tensionColour(lightPalette, 7), lightPalette.tension[2]);
    QCOMPARE(mixed(0x000000, 0x204060, 0.5), Rgb(0x102030));
}

namespace {

// A telescope along y and a point mass on a rod that stands aside.
Scene segmentScene(double length)
{
    Scene scene;
    scene.size = 1;
    SceneSegment telescope;
    telescope.id = {ObjectKind::Segment, "thigh"};
    telescope.pose.linear() = Eigen::AngleAxisd(0.5 * 3.14159265358979, Vector3::UnitZ()).toRotationMatrix();
    telescope.length = length;
    telescope.pieces = {{PieceKind::Sleeve, 0, 0.3}, {PieceKind::Slider, 0, length}};
    telescope.collars = {0.3};
    telescope.masses = {{0.5 * length, 1}};
    SceneSegment rod;
    rod.id = {ObjectKind::Segment, "foot"};
    rod.pose.translation() = Vector3(0.5, 0, 0);
    rod.length = 0.2;
    rod.pieces = {{PieceKind::Rod, 0, 0.2}};
    scene.segments = {telescope, rod};
    return scene;
}

}  // namespace

void TestSceneSync::aLongerSegmentOnlyMoves()
{
    Fixture f;
    f.sync.setScene(segmentScene(0.5));
    const auto before = f.drawn();
    vtkPolyData* solids = nullptr;
    for (vtkDataObject* data : before) {
        auto* polyData = vtkPolyData::SafeDownCast(data);
        if (polyData && polyData->GetNumberOfPolys() > 0)
            solids = polyData;
    }
    QVERIFY(solids);
    const vtkIdType cells = solids->GetNumberOfPolys();
    const vtkMTimeType cellsMadeAt = solids->GetPolys()->GetMTime();
    f.sync.setScene(segmentScene(0.7));
    QVERIFY(f.drawn() == before);
    QCOMPARE(solids->GetNumberOfPolys(), cells);
    QCOMPARE(solids->GetPolys()->GetMTime(), cellsMadeAt);
    double top = 0;
    for (const Vector3& point : f.sync.extent(false))
        top = std::max(top, point.y());
    SINEW_COMPARE_NEAR(top, 0.7, {.abs = 1e-9});
    Scene hidden = segmentScene(0.7);
    hidden.segments[0].visible = false;
    f.sync.setScene(hidden);
    QVERIFY(solids->GetNumberOfPolys() < cells);
}

void TestSceneSync::picksSegments()
{
    Fixture f;
    f.sync.setScene(segmentScene(0.5));
    OrbitCamera camera;
    camera.yaw = 1.5707963267948966;
    camera.fit(f.sync.extent(false), 4.0 / 3);
    const Projection projection = camera.projection(800, 600);
    Picker picker;
    const auto pickedAt = [&](const Vector3& point) {
        const Projected at = projection.at(point);
        return picker.pick(f.sync, projection, at.x, at.y).name;
    };
    QCOMPARE(pickedAt({0, 0.4, 0}), std::string("thigh"));
    QCOMPARE(pickedAt({0.6, 0, 0}), std::string("foot"));
    QCOMPARE(pickedAt({0.3, 0.3, 0}), std::string());
}

void TestSceneSync::whatStaysOfAMotionIsDrawnOnce()
{
    Fixture f;
    Scene scene = test::makeHipScene();
    const auto line = std::make_shared<const std::vector<Vector3>>(
        std::vector<Vector3>{Vector3::Zero(), Vector3::UnitX(), Vector3(1, 1, 0)});
    scene.ghosts = std::make_shared<const std::vector<SceneGhost>>(
        std::vector<SceneGhost>{{.lines = {{Vector3::Zero(), Vector3::UnitY()}}, .strength = 0.5}});
    scene.trails = {{line, 1, Vector3(0.5, 0, 0)}};
    scene.grounds = {SceneGround{}};
    f.sync.setScene(scene);
    const std::set<vtkDataObject*> drawn = f.drawn();
    const vtkIdType points = f.sync.stillMotion()->GetNumberOfPoints();
    const vtkMTimeType made = f.sync.stillMotion()->GetMTime();
    QVERIFY(points > 0);
    // The cursor moves: the figure and the way passed change, nothing else.
    scene.trails[0].passed = 2;
    scene.trails[0].now = Vector3(1, 0.5, 0);
    f.sync.setScene(scene);
    QCOMPARE(f.sync.stillMotion()->GetMTime(), made);
    QVERIFY(f.drawn() == drawn);
    // Other ghosts are drawn anew, and so is everything in another theme.
    scene.ghosts = nullptr;
    f.sync.setScene(scene);
    QVERIFY(f.sync.stillMotion()->GetNumberOfPoints() < points);
    const vtkMTimeType light = f.sync.stillMotion()->GetMTime();
    f.sync.setPalette(darkPalette);
    QVERIFY(f.sync.stillMotion()->GetMTime() > light);
    // A picture of a motion holds its reach and no arrow.
    scene.reach = {Vector3(-1, -2, -3), Vector3(4, 5, 6)};
    f.sync.setScene(scene);
    QCOMPARE(f.sync.extent(false).size(), std::size_t(2));
}

SINEW_TEST(TestSceneSync)

}  // namespace tst_scene_sync

#include "tst_scene_sync.moc"
