#include <cmath>
#include <numbers>

#include <QTest>

#include "core/math/rotation.h"
#include "tests/support/test_registry.h"
#include "ui/scene/gizmo_geometry.h"

namespace tst_gizmo_geometry {

using namespace sinew;

namespace {

// Geometry in double precision at distances of a metre.
constexpr double roundOff = 1e-9;

OrbitCamera camera(bool orthographic)
{
    OrbitCamera camera;
    camera.focus = {0.1, 0.9, -0.05};
    camera.yaw = 0.7;
    camera.pitch = 0.4;
    camera.distance = 2;
    camera.orthographic = orthographic;
    return camera;
}

Gizmo turnedGizmo(GizmoMode mode)
{
    Gizmo gizmo;
    gizmo.origin = {0.2, 1, 0.1};
    gizmo.axes = rotationFromXyz({0.3, -0.5, 0.9});
    gizmo.mode = mode;
    return gizmo;
}

Projected on(const Projection& projection, const Vector3& point)
{
    return projection.at(point);
}

}  // namespace

class TestGizmoGeometry : public QObject {
    Q_OBJECT

private slots:
    void raysMeetLinesAndPlanes()
    {
        const Ray ray{{1, 2, 5}, Vector3(0, 0, -1)};
        QVERIFY(std::abs(*alongAxis(ray, {0, 0, 0}, Vector3::UnitX()) - 1) < roundOff);
        QVERIFY(std::abs(*alongAxis(ray, {0, 3, 9}, Vector3::UnitY()) + 1) < roundOff);
        QVERIFY(!alongAxis(ray, {0, 0, 0}, Vector3::UnitZ()));
        QVERIFY((*onPlane(ray, {7, 7, 1}, Vector3::UnitZ()) - Vector3(1, 2, 1)).norm() < roundOff);
        QVERIFY(!onPlane(ray, {0, 0, 0}, Vector3::UnitX()));
        QVERIFY(!onPlane(ray, {0, 0, 6}, Vector3::UnitZ()));  // behind
        const double turn = *turnAbout(ray, Vector3::Zero(), Vector3::UnitZ(), Vector3::UnitX());
        QVERIFY(std::abs(turn - std::atan2(2, 1)) < roundOff);
    }

    void stepsAreTheNearest()
    {
        QCOMPARE(snapped(0.0137, 0.005), 0.015);
        QCOMPARE(snapped(-0.0122, 0.005), -0.01);
        QCOMPARE(snapped(0.0137, 0), 0.0137);
    }

    void axesAreAsLongOnEveryPicture()
    {
        for (const bool orthographic : {false, true}) {
            for (const double distance : {0.5, 2.0, 20.0}) {
                OrbitCamera view = camera(orthographic);
                view.distance = distance;
                const Projection projection = view.projection(800, 600);
                Gizmo gizmo;
                gizmo.origin = view.focus;
                const Projected middle = on(projection, gizmo.origin);
                const Projected end = on(projection, gizmo.origin + gizmoLength(gizmo, projection) * view.right());
                QVERIFY(std::abs(std::hypot(end.x - middle.x, end.y - middle.y) - gizmoPixels) < 1e-6);
            }
        }
    }

    // A point of the axis, dragged along it on the picture, moves by what lies between the two places.
    void aDragAlongAnAxisFollowsThePointer()
    {
        for (const bool orthographic : {false, true}) {
            const Projection projection = camera(orthographic).projection(900, 700);
            const Gizmo gizmo = turnedGizmo(GizmoMode::Move);
            const double length = gizmoLength(gizmo, projection);
            for (const GizmoHandle handle : {GizmoHandle::X, GizmoHandle::Y, GizmoHandle::Z}) {
                const Vector3 axis = gizmo.axis(axisOf(handle));
                const Projected from = on(projection, gizmo.origin + 0.7 * length * axis);
                const Projected to = on(projection, gizmo.origin + (0.7 * length + 0.0423) * axis);
                QCOMPARE(gizmoHandleAt(gizmo, projection, from.x, from.y), handle);
                const GizmoDrag drag(gizmo, handle, projection, from.x, from.y);
                const auto change = drag.to(projection, to.x, to.y);
                QVERIFY(change && (change->displacement - 0.0423 * axis).norm() < roundOff);
                const auto step = drag.to(projection, to.x, to.y, {0.01, 0});
                QVERIFY((step->displacement - 0.04 * axis).norm() < roundOff);
                QVERIFY((drag.by(-0.02)->displacement + 0.02 * axis).norm() < roundOff);
            }
        }
    }

    void aDragInAPlaneStaysInIt()
    {
        const Projection projection = camera(false).projection(900, 700);
        Gizmo gizmo = turnedGizmo(GizmoMode::Move);
        gizmo.axes = rotationFromXyz({0.1, 0.1, 0.05});  // no axis crosses a square on the picture
        const double length = gizmoLength(gizmo, projection), middle = 0.5 * (planeFrom + planeTo) * length;
        for (const GizmoHandle handle : {GizmoHandle::PlaneX, GizmoHandle::PlaneY, GizmoHandle::PlaneZ}) {
            const Vector3 u = gizmo.axis((axisOf(handle) + 1) % 3), v = gizmo.axis((axisOf(handle) + 2) % 3);
            const Projected from = on(projection, gizmo.origin + middle * (u + v));
            const Projected to = on(projection, gizmo.origin + (middle + 0.03) * u + (middle - 0.05) * v);
            QCOMPARE(gizmoHandleAt(gizmo, projection, from.x, from.y), handle);
            const GizmoDrag drag(gizmo, handle, projection, from.x, from.y);
            QVERIFY((drag.to(projection, to.x, to.y)->displacement - (0.03 * u - 0.05 * v)).norm() < roundOff);
            QVERIFY(!drag.by(0.1));
        }
    }

    void ringsTurn()
    {
        const Projection projection = camera(false).projection(900, 700);
        const Gizmo gizmo = turnedGizmo(GizmoMode::Rotate);
        const double length = gizmoLength(gizmo, projection);
        for (const GizmoHandle handle : {GizmoHandle::X, GizmoHandle::Y, GizmoHandle::Z}) {
            const Vector3 axis = gizmo.axis(axisOf(handle));
            const Vector3 arm = length * gizmo.axis((axisOf(handle) + 1) % 3);
            const Vector3 turnedArm = rotationAbout(axis, 0.61) * arm;
            const Projected from = on(projection, gizmo.origin + arm), to = on(projection, gizmo.origin + turnedArm);
            const GizmoDrag drag(gizmo, handle, projection, from.x, from.y);
            QVERIFY((drag.to(projection, to.x, to.y)->turn - 0.61 * axis).norm() < roundOff);
            const double step = std::numbers::pi / 12;
            QVERIFY(std::abs(drag.to(projection, to.x, to.y, {0, step})->amount - 2 * step) < roundOff);
        }
        // Away from where rings cross.
        const Vector3 place = rotationAbout(gizmo.axis(0), 0.8) * (length * gizmo.axis(1));
        const Projected at = on(projection, gizmo.origin + place);
        QCOMPARE(gizmoHandleAt(gizmo, projection, at.x, at.y), GizmoHandle::X);
    }

    // Seen from the front of a plane model: z points at the viewer, and only the plane across it can be dragged.
    void whatPointsAtTheViewerIsOutOfReach()
    {
        OrbitCamera view;
        view.yaw = 0.5 * std::numbers::pi;
        const Projection projection = view.projection(600, 600);
        Gizmo gizmo;
        QVERIFY(!isReachable(gizmo, GizmoHandle::Z, projection));
        QVERIFY(isReachable(gizmo, GizmoHandle::X, projection));
        QVERIFY(isReachable(gizmo, GizmoHandle::PlaneZ, projection));
        QVERIFY(!isReachable(gizmo, GizmoHandle::PlaneX, projection));
        QCOMPARE(gizmoHandleAt(gizmo, projection, 300, 300), GizmoHandle::Middle);
        QCOMPARE(gizmoHandleAt(gizmo, projection, 300 + 60, 300), GizmoHandle::X);
        QCOMPARE(gizmoHandleAt(gizmo, projection, 300, 300 - 60), GizmoHandle::Y);
        QCOMPARE(gizmoHandleAt(gizmo, projection, 300 + 150, 300), GizmoHandle::None);
        gizmo.mode = GizmoMode::Rotate;
        QVERIFY(isReachable(gizmo, GizmoHandle::Z, projection));
        QVERIFY(!isReachable(gizmo, GizmoHandle::X, projection));
    }
};

SINEW_TEST(TestGizmoGeometry)

}  // namespace tst_gizmo_geometry

#include "tst_gizmo_geometry.moc"
