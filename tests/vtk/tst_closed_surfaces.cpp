#include <cmath>
#include <memory>

#include <QTest>
#include <vtkProperty.h>

#include "hip_scene.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/mesh_batch.h"
#include "ui/vtk/motion_marks.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/viewport.h"

namespace tst_closed_surfaces {

using namespace sinew;

namespace {

int differences(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            const int most = std::max(
                {std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
            count += most > 8 ? 1 : 0;
        }
    }
    return count;
}

SceneTrail trailOf(std::vector<Vector3> points)
{
    SceneTrail trail;
    trail.passed = points.size();
    trail.now = points.back();
    trail.points = std::make_shared<const std::vector<Vector3>>(std::move(points));
    return trail;
}

}  // namespace

// What is left out of a picture because nobody would miss it.
class TestClosedSurfaces : public QObject {
    Q_OBJECT

private slots:
    void insidesAreNotMissed();
    void aCutShowsTheInside();
    void waysHaveFewPoints();
    void aWayThatTurnsBackReachesAsFar();
};

void TestClosedSurfaces::insidesAreNotMissed()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    const QSize size(900, 600);
    const QImage without = viewport.picture(size);
    for (std::size_t body = 0; body < 2; ++body) {
        vtkActor* bone = viewport.actors().boneActor(body);
        QVERIFY(bone && bone->GetProperty()->GetBackfaceCulling());
        bone->GetProperty()->BackfaceCullingOff();
    }
    // Where a surface is seen edge on, rounding lets a triangle of the far side through: some of 540 000 pixels.
    QVERIFY2(differences(without, viewport.picture(size)) < 300,
             qPrintable(QString::number(differences(without, viewport.picture(size)))));
}

void TestClosedSurfaces::aCutShowsTheInside()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    const QSize size(600, 400);
    const QImage whole = viewport.picture(size);
    vtkProperty& look = *viewport.actors().boneActor(std::size_t(0))->GetProperty();
    viewport.setClip(ClipPlane{});
    QVERIFY(differences(whole, viewport.picture(size)) > 1000);
    QVERIFY(!look.GetBackfaceCulling());
    // What is placed anew meanwhile stays open.
    viewport.setScene(test::makeHipScene({.flexion = 0.3}));
    viewport.picture(size);
    QVERIFY(!look.GetBackfaceCulling());
    viewport.setScene(test::makeHipScene());
    viewport.setClip({});
    QCOMPARE(differences(whole, viewport.picture(size)), 0);
    QVERIFY(look.GetBackfaceCulling());
}

void TestClosedSurfaces::waysHaveFewPoints()
{
    std::vector<Vector3> arc;
    for (int i = 0; i <= 600; ++i)
        arc.emplace_back(std::cos(0.005 * i), std::sin(0.005 * i), 0);
    MeshBatch batch;
    appendPassedWay(batch, trailOf(arc), 1, lightPalette);
    batch.commit();
    MeshBatch straight;
    appendPassedWay(straight, trailOf({arc.front(), arc.back()}), 1, lightPalette);
    straight.commit();
    // 600 points, five sides of two triangles and rounded corners made 30 000. A chord of an arc of radius 1 m leaves it by a
    // fifth of 2.6 mm where it spans 0.064 rad: 47 of them on 3 rad, a twelfth. The rest is the ball at the end.
    const vtkIdType way = batch.polyData()->GetNumberOfPolys() - straight.polyData()->GetNumberOfPolys();
    QVERIFY2(way > 100 && way < 3000, qPrintable(QString::number(way)));
    double bounds[6];
    batch.polyData()->GetBounds(bounds);
    QVERIFY(std::abs(bounds[3] - 1) < 0.005 && std::abs(bounds[0] - std::cos(3.0)) < 0.01);
}

void TestClosedSurfaces::aWayThatTurnsBackReachesAsFar()
{
    std::vector<Vector3> way;
    for (int i = 0; i <= 20; ++i)
        way.emplace_back(0.05 * i, 0, 0);
    for (int i = 19; i >= 4; --i)
        way.emplace_back(0.05 * i, 0, 0);
    MeshBatch batch;
    appendPassedWay(batch, trailOf(way), 1, lightPalette);
    batch.commit();
    double bounds[6];
    batch.polyData()->GetBounds(bounds);
    QVERIFY2(bounds[1] > 0.99, qPrintable(QString::number(bounds[1])));  // the tube has its own width
}

SINEW_TEST(TestClosedSurfaces)

}  // namespace tst_closed_surfaces

#include "tst_closed_surfaces.moc"
