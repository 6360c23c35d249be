// Blocks with rounded edges, and belts, as shapes and under the mouse.

#include <cmath>

#include <QTest>
#include <vtkIdList.h>
#include <vtkNew.h>
#include <vtkRenderer.h>

#include "core/base/constants.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/orbit_camera.h"
#include "ui/vtk/picker.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/shapes.h"

namespace tst_block_shapes {

using namespace sinew;

namespace {

// m^3, enclosed by the triangles; negative when they show their inside.
double volumeOf(vtkPolyData* mesh)
{
    double sum = 0;
    vtkNew<vtkIdList> corners;
    for (vtkIdType cell = 0; cell < mesh->GetNumberOfCells(); ++cell) {
        mesh->GetCellPoints(cell, corners);
        Matrix3 points;
        for (vtkIdType k = 0; k < 3; ++k)
            mesh->GetPoint(corners->GetId(k), points.col(static_cast<Eigen::Index>(k)).data());
        sum += points.determinant() / 6;
    }
    return sum;
}

// A block as wide as it is high, far more than it is long: as the back of a seat.
Scene seatScene()
{
    Scene scene;
    scene.size = 1;
    SolidPart back;
    back.line = {{-0.05, 0, 0}, {0.05, 0, 0}};
    back.width = 0.4;
    back.height = 0.6;
    back.rounding = 0.03;
    back.stuff = SolidStuff::Cushion;
    SceneSolid seat;
    seat.id = {ObjectKind::Body, "seat"};
    seat.parts = {back};
    scene.solids = {seat};
    SceneStrand belt;
    belt.id = {ObjectKind::Link, "belt"};
    belt.points = {{0.3, -0.2, 0}, {0.3, 0.2, 0}};
    belt.across = Vector3::UnitZ();
    scene.strands = {belt};
    return scene;
}

}  // namespace

class TestBlockShapes : public QObject {
    Q_OBJECT

private slots:
    void aBlockHasRoundEdges();
    void aBlockIsPickedWhereItIs();
    void aBeltIsFlat();
};

void TestBlockShapes::aBlockHasRoundEdges()
{
    MeshBatch batch;
    appendRoundedBar(batch, {0, -0.1, 0}, {0, 0.1, 0}, {Vector3::UnitZ(), 0.3, 0.12}, 0.04, 0xffffff);
    batch.commit();
    double bounds[6];
    batch.polyData()->GetBounds(bounds);
    SINEW_COMPARE_NEAR(Vector3(bounds[1] - bounds[0], bounds[3] - bounds[2], bounds[5] - bounds[4]),
                       Vector3(0.12, 0.2, 0.3), {.abs = 1e-6});
    // Of the inner block, its faces, quarters of cylinders at its edges and a ball at its corners; a tessellated quarter of a
    // turn in four steps encloses some 2.5 % less of these.
    const double r = 0.04, a = 0.12 - 2 * r, b = 0.2 - 2 * r, c = 0.3 - 2 * r;
    const double round = pi * r * r * (a + b + c) + 4.0 / 3 * pi * r * r * r;
    const double whole = a * b * c + 2 * r * (a * b + b * c + c * a) + round;
    const double volume = volumeOf(batch.polyData());
    QVERIFY2(volume < whole && volume > whole - 0.06 * round, qPrintable(QString::number(volume / whole)));
}

void TestBlockShapes::aBlockIsPickedWhereItIs()
{
    vtkNew<vtkRenderer> renderer;
    SceneSync sync(renderer, {});
    sync.setScene(seatScene());
    OrbitCamera camera;
    camera.yaw = pi / 2;
    camera.fit({{-0.4, -0.4, -0.4}, {0.4, 0.4, 0.4}}, 4.0 / 3);
    const Projection projection = camera.projection(800, 600);
    Picker picker;
    const auto pickedAt = [&](const Vector3& point) {
        const Projected at = projection.at(point);
        return picker.pick(sync, projection, at.x, at.y).name;
    };
    QCOMPARE(pickedAt({0, 0.27, 0}), std::string("seat"));
    QCOMPARE(pickedAt({0, -0.27, 0}), std::string("seat"));
    QCOMPARE(pickedAt({0.15, 0, 0.2}), std::string());  // beside its narrow side
    QCOMPARE(pickedAt({0.3, 0.1, 0.015}), std::string("belt"));
}

void TestBlockShapes::aBeltIsFlat()
{
    vtkNew<vtkRenderer> renderer;
    SceneSync sync(renderer, {});
    sync.setScene(seatScene());
    double bounds[6];
    sync.strands()->GetBounds(bounds);
    SINEW_COMPARE_NEAR(bounds[5] - bounds[4], 0.048, {.abs = 1e-6});
    QVERIFY(bounds[1] - bounds[0] < 0.006);
    QCOMPARE(sync.slackStrands()->GetNumberOfPolys(), vtkIdType(0));  // no dashes
}

SINEW_TEST(TestBlockShapes)

}  // namespace tst_block_shapes

#include "tst_block_shapes.moc"
