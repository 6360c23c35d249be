// A person's bones in the view: rods until they are grown, then an actor a body that is picked, hidden and selected as any
// other, with vertebrae and knee caps in their places.

#include <QTest>
#include <map>

#include <vtkActorCollection.h>
#include <vtkNew.h>
#include <vtkRenderer.h>

#include "core/figures/figures.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/skeleton_fixture.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/orbit_camera.h"
#include "ui/scene/scene_builder.h"
#include "ui/vtk/picker.h"
#include "ui/vtk/scene_sync.h"

namespace tst_skeleton_view {

using namespace sinew;
using namespace sinew::test;

namespace {

Vector3 pointOf(const BoneMesh& mesh, std::size_t i)
{
    Vector3 point;
    mesh.surface->GetPoint(static_cast<vtkIdType>(i), point.data());
    return point;
}

}  // namespace

class TestSkeletonView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rodsStandInUntilBonesAreGrown();
    void movingPartsFollowThePosture();
    void bonesArePickedWhereTheyAre();
    void hiddenAndSelectedBonesAreBodies();
    void bonesOfLinksArePickedAsTheirSegment();
    void ghostsAreLinesUntilTheirBonesAreGrown();
    void ghostsThatStayKeepTheirActors();
    void aSmallPersonIsDrawnAsFromFar();

private:
    Scene sceneOf(StandingPerson& person) const
    {
        Scene scene;
        scene.bodies = person.bodies;
        scene.size = 1.8;
        return scene;
    }
    std::size_t indexOf(const std::string& name)
    {
        return static_cast<std::size_t>(&m_person.at(name) - m_person.bodies.data());
    }

    StandingPerson m_person{meanPerson(Sex::Male)};
    vtkNew<vtkRenderer> m_renderer;
    SceneSync m_sync{m_renderer, {}};
};

void TestSkeletonView::initTestCase()
{
    m_person.stand();
    const Scene scene = sceneOf(m_person);
    m_sync.setScene(scene);
    QVERIFY(!m_sync.hasAllBones());
    for (const SceneBody& body : scene.bodies)
        QVERIFY(m_sync.isDrawnAsRod(body));
    m_sync.waitForBones();
}

void TestSkeletonView::rodsStandInUntilBonesAreGrown()
{
    QVERIFY(m_sync.hasAllBones());
    const Scene scene = sceneOf(m_person);
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        QVERIFY(!m_sync.isDrawnAsRod(scene.bodies[i]));
        QVERIFY(m_sync.boneActor(i) && m_sync.boneActor(i)->GetVisibility());
    }
    // The same person is not grown again; one of another size is, and is a rod meanwhile.
    m_sync.setScene(scene);
    QVERIFY(m_sync.hasAllBones());
    StandingPerson taller({Sex::Male, 1.9, 80});
    taller.stand();
    m_sync.setScene(sceneOf(taller));
    QVERIFY(!m_sync.hasAllBones());
    QVERIFY(m_sync.isDrawnAsRod(scene.bodies[0]));
    m_sync.setScene(scene);
    QVERIFY(m_sync.hasAllBones());
}

void TestSkeletonView::movingPartsFollowThePosture()
{
    const std::size_t thigh = indexOf("right_thigh");
    m_sync.setScene(sceneOf(m_person));
    const std::size_t first = m_sync.bone(thigh)->firstPoints.front();
    const Vector3 shaft = pointOf(*m_sync.bone(thigh), 0), cap = pointOf(*m_sync.bone(thigh), first);
    const Vector3 inItsFrame = m_person.at("right_thigh").bones.movingParts[0].inverse() * cap;
    m_person.stand({{"right_shank", aboutZ(-1.2)}});
    m_sync.setScene(sceneOf(m_person));
    const auto mesh = m_sync.bone(thigh);
    SINEW_COMPARE_NEAR(pointOf(*mesh, 0), shaft, {.abs = 0});
    const Vector3 wanted = m_person.at("right_thigh").bones.movingParts[0] * inItsFrame;
    SINEW_COMPARE_NEAR(pointOf(*mesh, first), wanted, {.abs = 1e-6});  // points are kept as floats
    QVERIFY((wanted - cap).norm() > 0.01);
    m_person.stand();
    m_sync.setScene(sceneOf(m_person));
    SINEW_COMPARE_NEAR(pointOf(*m_sync.bone(thigh), first), cap, {.abs = 1e-6});
}

void TestSkeletonView::bonesArePickedWhereTheyAre()
{
    Picker picker;
    OrbitCamera camera;
    camera.fit(m_sync.extent(false), 1.0);
    const auto pickAt = [&](const Vector3& place) {
        const Projection projection = camera.projection(800, 800);
        const Projected at = projection.at(place);
        return picker.pick(m_sync, projection, at.x, at.y).name;
    };
    const auto vertebra = [&](const char* body, std::size_t part) {
        const SceneBody& owner = m_person.at(body);
        return Vector3((owner.pose * owner.bones.movingParts[part]).translation());
    };
    m_sync.setScene(sceneOf(m_person));
    QCOMPARE(pickAt(m_person.at("right_thigh").pose * Vector3(0.017, -0.25, 0.02)), std::string("right_thigh"));
    QCOMPARE(pickAt(m_person.at("head").pose * Vector3(0, 0.13, 0)), std::string("head"));
    QCOMPARE(pickAt(vertebra("abdomen", 4)), std::string("abdomen"));  // L3
    // Bent to the side the same vertebra is elsewhere, and found there.
    const Vector3 before = vertebra("abdomen", 8);
    const Matrix3 aside = Eigen::AngleAxisd(1.2, Vector3::UnitX()).toRotationMatrix();
    m_person.stand({{"abdomen", aside}});
    m_sync.setScene(sceneOf(m_person));
    QVERIFY((vertebra("abdomen", 8) - before).norm() > 0.06);
    QCOMPARE(pickAt(vertebra("abdomen", 8)), std::string("abdomen"));
    m_person.stand();
    m_sync.setScene(sceneOf(m_person));
}

void TestSkeletonView::hiddenAndSelectedBonesAreBodies()
{
    Scene scene = sceneOf(m_person);
    m_sync.setScene(scene);
    const std::size_t thorax = indexOf("thorax");
    const int usual = m_renderer->GetActors()->GetNumberOfItems();
    scene.bodies[thorax].selected = true;
    m_sync.setScene(scene);
    QCOMPARE(m_renderer->GetActors()->GetNumberOfItems(), usual + 1);  // its outline
    scene.bodies[thorax].selected = false;
    scene.bodies[thorax].visible = false;
    m_sync.setScene(scene);
    QVERIFY(!m_sync.boneActor(thorax)->GetVisibility());
    QVERIFY(m_sync.boneActor(indexOf("head"))->GetVisibility());
}

namespace {

// The eleven links of variable length, in the posture of the model.
Scene sceneOfLinks()
{
    const Model model = elevenLinkVariable({});
    const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
    const Situation situation = makeSituation(model);
    const ResultFrame frame = resultFrame(mechanism, situation, StaticsSolver(mechanism).solve(situation));
    const ObjectId nothing;
    const std::set<ObjectId> noneHidden;
    return buildScene({model, situation, frame, nothing, noneHidden});
}

const SceneSegment& segmentOf(const Scene& scene, const std::string& name)
{
    return *std::ranges::find(scene.segments, ObjectId{ObjectKind::Segment, name}, &SceneSegment::id);
}

int trianglesOf(const SceneSync& sync, const ObjectId& carrier)
{
    return static_cast<int>(sync.bone(carrier)->surface->GetNumberOfPolys());
}

}  // namespace

void TestSkeletonView::bonesOfLinksArePickedAsTheirSegment()
{
    const Scene scene = sceneOfLinks();
    vtkNew<vtkRenderer> main;
    SceneSync sync(main, {});
    sync.setScene(scene);
    const int usual = main->GetActors()->GetNumberOfItems();
    for (const SceneSegment& segment : scene.segments)
        QVERIFY(sync.isDrawnAsRod(segment));
    sync.waitForBones();
    for (const SceneSegment& segment : scene.segments)
        QVERIFY(!sync.isDrawnAsRod(segment));
    QCOMPARE(main->GetActors()->GetNumberOfItems(), usual + 11);  // one for each link
    Picker picker;
    OrbitCamera camera;
    camera.yaw = 1.5708;
    camera.fit(sync.extent(false), 1.0);
    const Projection projection = camera.projection(800, 800);
    const auto pickAt = [&](const Vector3& place) {
        const Projected at = projection.at(place);
        return picker.pick(sync, projection, at.x, at.y).name;
    };
    const auto onBones
        = [&](const char* name, const Vector3& place) { return Vector3(poseOfBones(segmentOf(scene, name)) * place); };
    QCOMPARE(pickAt(onBones("support_shank", {0, -0.2, 0})), std::string("support_shank"));
    QCOMPARE(pickAt(onBones("trunk", {0, 0.75, 0})), std::string("trunk"));  // the head
    QCOMPARE(pickAt(onBones("swing_shank", {0, -0.25, 0})), std::string("swing_shank"));
    QCOMPARE(pickAt(onBones("swing_forearm", {0, -0.33, 0})), std::string("swing_forearm"));  // its hand
    // The telescope beside them, which is nearer here.
    const SceneSegment& thigh = segmentOf(scene, "support_thigh");
    QCOMPARE(pickAt(thigh.pose * (thigh.aside + Vector3(0.2, 0, 0))), std::string("support_thigh"));
    // Stretched bones are found where they are drawn.
    Scene longer = scene;
    SceneSegment& shank
        = longer.segments[static_cast<std::size_t>(&segmentOf(scene, "swing_shank") - scene.segments.data())];
    shank.bones.place.linear() *= 1.3;
    sync.setScene(longer);
    const Vector3 heel = poseOfBones(shank) * Vector3(0, -0.43, 0);
    const Projected at = projection.at(heel);
    const auto found = picker.surfaceAt(sync, projection, at.x, at.y);
    QVERIFY(found && found->object == shank.id);
    QVERIFY((found->place - heel).norm() < 0.05);
}

void TestSkeletonView::ghostsAreLinesUntilTheirBonesAreGrown()
{
    Scene scene = sceneOfLinks();
    SceneGhost ghost = ghostOf(scene);
    for (GhostBones& bones : ghost.bones)
        bones.pose.translation() += Vector3(0.4, 0, 0);
    scene.ghosts = std::make_shared<const std::vector<SceneGhost>>(2, ghost);
    vtkNew<vtkRenderer> main;
    SceneSync sync(main, {});
    sync.setScene(scene);
    QVERIFY(sync.stillMotion()->GetNumberOfPolys() > 0);
    sync.waitForBones();
    QVERIFY(sync.hasAllBones());
    QCOMPARE(sync.stillMotion()->GetNumberOfPolys(), vtkIdType(0));
    const auto shownActors = [&] {
        int count = 0;
        vtkActorCollection* actors = main->GetActors();
        actors->InitTraversal();
        while (vtkActor* actor = actors->GetNextActor())
            count += actor->GetVisibility() ? 1 : 0;
        return count;
    };
    const int withGhosts = shownActors();
    // Without ghosts their actors are hidden, and used again for the next ones.
    const int all = main->GetActors()->GetNumberOfItems();
    scene.ghosts = nullptr;
    sync.setScene(scene);
    QCOMPARE(shownActors(), withGhosts - 22);
    scene.ghosts = std::make_shared<const std::vector<SceneGhost>>(2, ghost);
    sync.setScene(scene);
    QCOMPARE(shownActors(), withGhosts);
    QCOMPARE(main->GetActors()->GetNumberOfItems(), all);
}

// While a motion plays the first ghost goes and another comes: those between are not drawn anew.
void TestSkeletonView::ghostsThatStayKeepTheirActors()
{
    Scene scene = sceneOfLinks();
    const auto ghostsAt = [&](const std::vector<double>& places) {
        std::vector<SceneGhost> ghosts;
        for (const double x : places) {
            ghosts.push_back(ghostOf(scene));
            for (GhostBones& bones : ghosts.back().bones)
                bones.pose.translation() += Vector3(x, 0, 0);
        }
        return std::make_shared<const std::vector<SceneGhost>>(ghosts);
    };
    scene.ghosts = ghostsAt({0.4, 0.8, 1.2});
    vtkNew<vtkRenderer> main;
    SceneSync sync(main, {});
    sync.setScene(scene);
    sync.waitForBones();
    std::map<vtkActor*, vtkMTimeType> before;
    vtkActorCollection* actors = main->GetActors();
    actors->InitTraversal();
    while (vtkActor* actor = actors->GetNextActor())
        before[actor] = actor->GetRedrawMTime();
    scene.ghosts = ghostsAt({0.8, 1.2, 1.6});
    sync.setScene(scene);
    QCOMPARE(actors->GetNumberOfItems(), static_cast<int>(before.size()));
    int drawnAnew = 0;
    actors->InitTraversal();
    while (vtkActor* actor = actors->GetNextActor())
        drawnAnew += actor->GetVisibility() && actor->GetRedrawMTime() != before[actor] ? 1 : 0;
    QCOMPARE(drawnAnew, 11);  // those of one ghost: one for each link
}

void TestSkeletonView::aSmallPersonIsDrawnAsFromFar()
{
    const Scene scene = sceneOfLinks();
    const ObjectId trunk{ObjectKind::Segment, "trunk"};
    vtkNew<vtkRenderer> main;
    SceneSync sync(main, {});
    sync.setScene(scene);
    sync.waitForBones();
    const int near = trianglesOf(sync, trunk);
    QVERIFY(sync.person());
    SINEW_COMPARE_NEAR(sync.person()->first, 1.741, {.abs = 1e-4});  // lengths are rounded to 1e-6 m
    sync.setFineness(Fineness::Far);
    QCOMPARE(trianglesOf(sync, trunk), near);  // until the others are grown
    QVERIFY(!sync.isDrawnAsRod(segmentOf(scene, "trunk")));
    sync.waitForBones();
    QVERIFY(trianglesOf(sync, trunk) < near / 4);
    sync.setFineness(Fineness::Near);
    QCOMPARE(trianglesOf(sync, trunk), near);
    QVERIFY(sync.hasAllBones());
}

SINEW_TEST(TestSkeletonView)

}  // namespace tst_skeleton_view

#include "tst_skeleton_view.moc"
