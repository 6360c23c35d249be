// Where the camera of the 3D view goes by itself, and where it stays.

#include <algorithm>
#include <cmath>

#include <QTest>
#include <QWheelEvent>

#include "hip_scene.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/viewport.h"

namespace tst_viewport_camera {

using namespace sinew;

namespace {

void waitForFrame(Viewport& viewport)
{
    const int seen = viewport.frameCount();
    QTRY_VERIFY_WITH_TIMEOUT(viewport.frameCount() > seen, 5000);
}

}  // namespace

class TestViewportCamera : public QObject {
    Q_OBJECT

private slots:
    void whatIsFittedStandsClearOfTools();
    void aTitleThatGrowsMovesNoCamera();
    void aMirroredHipIsSeenFromItsSide();
    void viewsDiffer();
    void anEditLeavesTheCameraAlone();
    void theCameraFollowsTheFigure();
    void aFollowedFigureIsFittedWithItsBones();
    void aFigureThatLeavesThePictureIsBroughtBack();
};

// A column of tools lay over the figure.
void TestViewportCamera::whatIsFittedStandsClearOfTools()
{
    Viewport viewport;
    viewport.resize(500, 500);
    const Scene scene = test::makeHipScene();
    viewport.setScene(scene);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    waitForFrame(viewport);
    // As wide as may be, from the top to below the middle: where the figure is when nothing covers it.
    const QRectF tools(0, 0, 195, 280);
    const auto behind = [&] {
        const Projection now = viewport.projection();
        int count = 0;
        for (const SceneStrand& strand : scene.strands) {
            for (const Vector3& point : strand.points) {
                const Projected at = now.at(point);
                count += tools.contains(at.x, at.y) ? 1 : 0;
            }
        }
        return count;
    };
    QVERIFY(behind() > 0);
    viewport.setCovered({tools});
    QTRY_COMPARE(behind(), 0);
}

// The title of the view says "changed" while a posture is: its undo fitted the view anew.
void TestViewportCamera::aTitleThatGrowsMovesNoCamera()
{
    Viewport viewport;
    viewport.resize(500, 500);
    const auto take = [&](double flexion, double width) {
        Scene scene = test::makeHipScene({.flexion = flexion});
        scene.document = 1;
        viewport.setScene(std::move(scene));
        viewport.setCovered({QRectF(8, 8, width, 24)});
        waitForFrame(viewport);
    };
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    take(0, 60);
    QTRY_VERIFY_WITH_TIMEOUT(viewport.hasAllBones(), 20000);
    QTest::qWait(600);
    const Vector3 eye = viewport.projection().eye;
    take(0.2, 110);
    QTest::qWait(600);
    QVERIFY(viewport.projection().eye == eye);
    take(0, 60);
    QTest::qWait(600);
    QVERIFY(viewport.projection().eye == eye);
}

// It was seen from within, and its undo stood elsewhere in the picture.
void TestViewportCamera::aMirroredHipIsSeenFromItsSide()
{
    Viewport viewport;
    viewport.resize(500, 500);
    const auto hip = [](bool isOfLeft) {
        test::HipSceneOptions options;
        options.left = isOfLeft;
        Scene scene = test::makeHipScene(options);
        scene.document = 1;
        scene.isOfLeft = isOfLeft;
        return scene;
    };
    viewport.setScene(hip(false));
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    waitForFrame(viewport);
    viewport.keepCamera();  // or it is fitted again with its bones
    const Projection right = viewport.projection();
    viewport.setScene(hip(true));
    waitForFrame(viewport);
    const Vector3 mirrored(right.eye.x(), right.eye.y(), -right.eye.z());
    SINEW_COMPARE_NEAR(viewport.projection().eye, mirrored, {.abs = 1e-9});
    viewport.setScene(hip(false));
    waitForFrame(viewport);
    SINEW_COMPARE_NEAR(viewport.projection().eye, right.eye, {.abs = 1e-9});
}

void TestViewportCamera::viewsDiffer()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    std::vector<QImage> seen;
    for (const ViewDirection view :
         {ViewDirection::Front, ViewDirection::Back, ViewDirection::Right, ViewDirection::Left, ViewDirection::Top,
          ViewDirection::Bottom, ViewDirection::Isometric}) {
        viewport.setView(view);
        const QImage image = viewport.picture({320, 240});
        QVERIFY(std::find(seen.begin(), seen.end(), image) == seen.end());
        seen.push_back(image);
    }
    viewport.setOrthographic(true);
    QVERIFY(viewport.isOrthographic());
    QVERIFY(viewport.picture({320, 240}) != seen.back());
}

// It was turned back and fitted again by every new body and every new name.
void TestViewportCamera::anEditLeavesTheCameraAlone()
{
    Viewport viewport;
    viewport.resize(320, 240);
    Scene scene = test::makeHipScene();
    scene.document = 1;
    viewport.setScene(scene);
    viewport.setView(ViewDirection::Right);
    viewport.picture({320, 240});
    const Vector3 place = scene.strands.front().points.front();
    const Projected before = viewport.projection().at(place);
    scene.bodies.front().id.name = "renamed";
    viewport.setScene(scene);
    viewport.picture({320, 240});
    QCOMPARE(viewport.projection().at(place).x, before.x);
    QCOMPARE(viewport.projection().at(place).y, before.y);
    scene.document = 2;
    viewport.setScene(scene);
    viewport.picture({320, 240});
    QVERIFY(viewport.projection().at(place).x != before.x);
}

// Beside a long path the figure was small, and it left the middle.
void TestViewportCamera::theCameraFollowsTheFigure()
{
    Viewport viewport;
    viewport.resize(400, 300);
    Scene scene = test::makePlanarScene();
    scene.document = 1;
    scene.centre = Vector3(5, 5, 0);
    scene.reach = {{-100, -2, 0}, {100, 12, 0}};
    const auto take = [&] {
        viewport.setScene(scene);
        viewport.picture({400, 300}, {.isAsSeen = true});
        return viewport.projection();
    };
    const Projection whole = take();
    viewport.setFollowing(true);
    const Projection near = take();
    QVERIFY(near.pixelsPerMetre(near.at(*scene.centre).depth)
            > 5 * whole.pixelsPerMetre(whole.at(*scene.centre).depth));
    scene.centre = Vector3(8, 5.5, 0);
    QVERIFY((take().eye - near.eye - Vector3(3, 0.5, 0)).norm() < 1e-9);
    scene.centre = Vector3(5, 5, 0);
    QVERIFY((take().eye - near.eye).norm() < 1e-9);
    viewport.setFollowing(false);
    scene.centre = Vector3(20, 5, 0);
    QVERIFY((take().eye - near.eye).norm() < 1e-9);
}

// A figure that was followed before its bones were grown had its head above the picture.
void TestViewportCamera::aFollowedFigureIsFittedWithItsBones()
{
    Viewport viewport;
    viewport.resize(400, 300);
    Scene scene = test::makeHipScene();
    scene.document = 1;
    scene.centre = Vector3(0, 0, 0);
    viewport.setFollowing(true);
    viewport.setScene(scene);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    waitForFrame(viewport);
    const Vector3 before = viewport.projection().eye;
    QTRY_VERIFY_WITH_TIMEOUT(viewport.hasAllBones(), 20000);
    QTRY_VERIFY(viewport.projection().eye != before);
    const Vector3 eye = viewport.projection().eye;
    viewport.fit();
    waitForFrame(viewport);
    SINEW_COMPARE_NEAR(viewport.projection().eye, eye, {.abs = 1e-12});
}

// A thigh that was bent far was out of sight until F was pressed.
void TestViewportCamera::aFigureThatLeavesThePictureIsBroughtBack()
{
    Viewport viewport;
    viewport.resize(250, 500);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    const auto take = [&](double flexion) {
        Scene scene = test::makeHipScene({.flexion = flexion});
        scene.document = 1;
        viewport.setScene(std::move(scene));
        waitForFrame(viewport);
    };
    const auto isWhole = [&] {
        const Projection now = viewport.projection();
        return std::ranges::all_of(viewport.actors().figureExtent(false), [&](const Vector3& point) {
            const Projected at = now.at(point);
            return at.depth > 0 && at.x >= 0 && at.x <= now.width && at.y >= 0 && at.y <= now.height;
        });
    };
    take(0);
    QTRY_VERIFY_WITH_TIMEOUT(viewport.hasAllBones(), 20000);
    viewport.setView(ViewDirection::Right);
    waitForFrame(viewport);
    QVERIFY(isWhole());
    const Vector3 direction = viewport.projection().back, fitted = viewport.projection().eye;
    take(1.8);
    QTRY_VERIFY(isWhole() && viewport.projection().eye != fitted);
    SINEW_COMPARE_NEAR(viewport.projection().back, direction, {.abs = 1e-12});
    // Whoever has come near a part stays there.
    QWheelEvent wheel({125, 250}, viewport.mapToGlobal(QPointF(125, 250)), {}, {0, 480}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&viewport, &wheel);
    const Vector3 eye = viewport.projection().eye;
    take(0);
    QTest::qWait(800);
    QVERIFY(viewport.projection().eye == eye);
}

SINEW_TEST(TestViewportCamera)

}  // namespace tst_viewport_camera

#include "tst_viewport_camera.moc"
