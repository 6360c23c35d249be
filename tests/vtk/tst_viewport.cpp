#include <algorithm>
#include <cmath>

#include <QOpenGLContext>
#include <QOpenGLWidget>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "hip_scene.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/viewport.h"

namespace tst_viewport {

using namespace sinew;

namespace {

double distance(const QColor& a, Rgb b)
{
    const QColor c = QColor::fromRgb(b);
    return std::hypot(double(a.red() - c.red()), double(a.green() - c.green()), double(a.blue() - c.blue()));
}

// Pixels within `within` of a colour, and the middle of them.
struct Patch {
    int count = 0;
    QPointF middle;
};

Patch findColour(const QImage& image, Rgb rgb, double within)
{
    Patch patch;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (distance(image.pixelColor(x, y), rgb) <= within) {
                ++patch.count;
                patch.middle += QPointF(x, y);
            }
        }
    }
    if (patch.count > 0)
        patch.middle /= patch.count;
    return patch;
}

// Saturated reds: what only a strand of high tension has.
int countReds(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width() - 100; ++x) {
            const QColor colour = image.pixelColor(x, y);
            count += y < image.height() - 90 && colour.red() > 90 && colour.green() < 60 && colour.blue() < 70 ? 1 : 0;
        }
    }
    return count;
}

void waitForFrame(Viewport& viewport)
{
    const int seen = viewport.frameCount();
    QTRY_VERIFY_WITH_TIMEOUT(viewport.frameCount() > seen, 5000);
}

}  // namespace

class TestViewport : public QObject {
    Q_OBJECT

private slots:
    void backgroundIsThePalettes();
    void pictureNeedsNoWindow();
    void aPictureWithTheBonesAtHandDoesNotWait();
    void pictureShowsStrandsLabelsAndLegend();
    void forceChangesTheColour();
    void darkThemeReachesEverything();
    void windowShowsThePicture();
    void windowIsPaintedWithoutOpenGl();
    void cardShowsTheSamePicture();
    void clickPicksTheStrand();
    void dragRotatesAndDoesNotPick();
    void wheelZoomsAndFitComesBack();
    void framesAreCoalesced();
    void survivesHidingReparentingAndResizing();
    void labelsStandWithTheirArrows();
    void arrowsShowThroughBones();
    void aDeliveredBoneBringsNoOldSceneBack();
    void leavesNoGlError();
    void transparentPicturesHaveTheSceneAlone();
};

void TestViewport::backgroundIsThePalettes()
{
    Viewport viewport;
    viewport.resize(300, 200);
    const QImage image = viewport.picture({300, 200});
    QCOMPARE(image.size(), QSize(300, 200));
    // Eight-bit rounding of a gradient, half a step from either end.
    QVERIFY(distance(image.pixelColor(150, 0), lightPalette.skyTop) < 4);
    QVERIFY(distance(image.pixelColor(100, 199), lightPalette.skyBottom) < 4);
}

void TestViewport::pictureNeedsNoWindow()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    const QImage wide = viewport.picture({900, 600}), tall = viewport.picture({300, 700});
    QCOMPARE(wide.size(), QSize(900, 600));
    QCOMPARE(tall.size(), QSize(300, 700));
    // Bone is there in both: picture() waits for it.
    QVERIFY(findColour(wide, 0xded6c4, 30).count > 4000);
    QVERIFY(findColour(tall, 0xded6c4, 30).count > 2000);
    QVERIFY(viewport.picture({0, 100}).isNull());
}

// A thumbnail waited for finer bones than the window shows.
void TestViewport::aPictureWithTheBonesAtHandDoesNotWait()
{
    Viewport viewport;
    viewport.resize(300, 200);
    viewport.setScene(test::makeHipScene({.left = true}));
    const QImage rods = viewport.picture({184, 128}, {.bones = PictureBones::AtHand});
    QCOMPARE(rods.size(), QSize(184, 128));
    QVERIFY(!viewport.hasAllBones());
    QVERIFY(viewport.picture({184, 128}) != rods);
    QVERIFY(viewport.hasAllBones());
}

void TestViewport::pictureShowsStrandsLabelsAndLegend()
{
    Viewport viewport;
    viewport.resize(1280, 800);
    viewport.setScene(test::makeHipScene());
    const QImage image = viewport.picture({1280, 800});
    QVERIFY(countReds(image) > 300);
    // The label's text and frame, the arrow; the legend's upper end at the lower left.
    QVERIFY(findColour(image, lightPalette.jointForce, 24).count > 150);
    const QImage corner = image.copy(0, 700, 240, 100);
    QVERIFY(findColour(corner, lightPalette.tension[2], 16).count > 20);
    QVERIFY(findColour(corner, lightPalette.panel, 6).count > 3000);
    // Twice the window: the legend is twice as large too.
    const QImage twice = viewport.picture({2560, 1600}).copy(0, 1400, 480, 200);
    QVERIFY(findColour(twice, lightPalette.panel, 6).count > 3 * findColour(corner, lightPalette.panel, 6).count);
    Scene unsolved = test::makeHipScene();
    unsolved.solved = false;
    viewport.setScene(unsolved);
    const QImage without = viewport.picture({1280, 800});
    QVERIFY(countReds(without) < 20);
    QCOMPARE(findColour(without.copy(0, 700, 240, 100), lightPalette.tension[2], 16).count, 0);
}

void TestViewport::forceChangesTheColour()
{
    Viewport viewport;
    Scene scene = test::makeHipScene();
    viewport.setScene(scene);
    const int strong = countReds(viewport.picture({800, 600}));
    for (SceneStrand& strand : scene.strands)
        strand.force *= 0.1;
    viewport.setScene(scene);
    const int weak = countReds(viewport.picture({800, 600}));
    QVERIFY2(strong > 100 && weak < strong / 5, qPrintable(QString("%1 %2").arg(strong).arg(weak)));
}

void TestViewport::darkThemeReachesEverything()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    viewport.setPalette3d(darkPalette);
    const QImage image = viewport.picture({1000, 700});
    QVERIFY(distance(image.pixelColor(5, 0), darkPalette.skyTop) < 4);
    QVERIFY(findColour(image.copy(0, 600, 240, 100), darkPalette.panel, 8).count > 3000);
    QVERIFY(findColour(image, darkPalette.jointForce, 40).count > 150);
}

void TestViewport::windowShowsThePicture()
{
    Viewport viewport;
    viewport.resize(700, 500);
    viewport.setScene(test::makePlanarScene());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0);
    QTest::qWait(400);
    // Both a frame that renders and one that only copies show the scene.
    for (int i = 0; i < 2; ++i) {
        const QImage shown = viewport.shown();
        QVERIFY(distance(shown.pixelColor(690, 5), lightPalette.skyTop) < 8);
        QVERIFY(findColour(shown, 0xe4dac3, 40).count > 500);
    }
    QVERIFY(viewport.lastFrameSeconds() > 0);
}

// Counts how often it is painted.
class Neighbour : public QWidget {
public:
    int paints = 0;

protected:
    void paintEvent(QPaintEvent*) override { ++paints; }
};

// Qt would put the whole window together in OpenGL for every letter that changes.
void TestViewport::windowIsPaintedWithoutOpenGl()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    auto* viewport = new Viewport(nullptr, ScreenKind::Image);
    auto* panel = new Neighbour;
    layout->addWidget(viewport, 1);
    layout->addWidget(panel, 1);
    window.resize(700, 300);
    viewport->setScene(test::makePlanarScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(viewport->frameCount() > 0);
    QTest::qWait(400);
    QVERIFY(window.findChildren<QOpenGLWidget*>().isEmpty());
    const int frames = viewport->frameCount(), paints = panel->paints;
    viewport->setView(ViewDirection::Top);
    QTRY_VERIFY(viewport->frameCount() > frames);
    QTest::qWait(300);
    QCOMPARE(panel->paints, paints);  // a panel that stays is not painted for a moved view
    const int drawn = viewport->frameCount();
    panel->update();
    QTRY_VERIFY(panel->paints > paints);
    QCOMPARE(viewport->frameCount(), drawn);  // nor is the view drawn for a panel
}

void TestViewport::cardShowsTheSamePicture()
{
    std::vector<QImage> pictures;
    for (const ScreenKind kind : {ScreenKind::Image, ScreenKind::Card}) {
        Viewport viewport(nullptr, kind);
        QCOMPARE(viewport.findChildren<QOpenGLWidget*>().size(), kind == ScreenKind::Card ? 1 : 0);
        viewport.resize(400, 300);
        viewport.setScene(test::makePlanarScene());
        viewport.show();
        QVERIFY(QTest::qWaitForWindowExposed(&viewport));
        QTRY_VERIFY(viewport.frameCount() > 0);
        QTest::qWait(400);
        pictures.push_back(viewport.shown());
        QSignalSpy picked(&viewport, &Viewport::picked);
        QTest::mouseClick(viewport.windowHandle(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(picked.count(), 1);
    }
    QCOMPARE(pictures[0].size(), pictures[1].size());
    int others = 0;
    for (int y = 0; y < pictures[0].height(); ++y) {
        for (int x = 0; x < pictures[0].width(); ++x)
            others += distance(pictures[0].pixelColor(x, y), pictures[1].pixel(x, y) & 0xffffff) > 24 ? 1 : 0;
    }
    QVERIFY2(others < 0.02 * 400 * 300, qPrintable(QString::number(others)));  // edges of letters
}

void TestViewport::clickPicksTheStrand()
{
    Viewport viewport;
    viewport.resize(700, 500);
    viewport.setScene(test::makePlanarScene());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0);
    QSignalSpy picked(&viewport, &Viewport::picked);
    // The only blue-green thing above the legend is the strand under compression.
    const Patch pushed = findColour(viewport.shown().copy(0, 0, 700, 400), lightPalette.compression, 45);
    QVERIFY(pushed.count > 50);
    QTest::mouseClick(&viewport, Qt::LeftButton, {}, pushed.middle.toPoint() + QPoint(4, 0));
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked[0][0].value<ObjectId>().name, std::string("strand 3"));
    QTest::mouseClick(&viewport, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(picked.count(), 2);
    QVERIFY(picked[1][0].value<ObjectId>().isNull());
}

void TestViewport::dragRotatesAndDoesNotPick()
{
    Viewport viewport;
    viewport.resize(500, 500);
    viewport.setScene(test::makeHipScene());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    const QImage before = viewport.picture({500, 500});
    QSignalSpy picked(&viewport, &Viewport::picked);
    QTest::mousePress(&viewport, Qt::LeftButton, {}, {250, 250});
    QTest::mouseMove(&viewport, {300, 250});
    QTest::mouseMove(&viewport, {390, 260});
    QTest::mouseRelease(&viewport, Qt::LeftButton, {}, {390, 260});
    QCOMPARE(picked.count(), 0);
    QVERIFY(viewport.picture({500, 500}) != before);
}

void TestViewport::wheelZoomsAndFitComesBack()
{
    Viewport viewport;
    viewport.resize(500, 500);
    viewport.setScene(test::makeHipScene());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    const int before = findColour(viewport.picture({500, 500}), 0xded6c4, 30).count;
    QWheelEvent wheel({250, 120}, viewport.mapToGlobal(QPointF(250, 120)), {}, {0, 480}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&viewport, &wheel);
    const int near = findColour(viewport.picture({500, 500}), 0xded6c4, 30).count;
    QVERIFY2(near > before * 3 / 2, qPrintable(QString("%1 %2").arg(before).arg(near)));
    viewport.fit();
    waitForFrame(viewport);
    const int after = findColour(viewport.picture({500, 500}), 0xded6c4, 30).count;
    QVERIFY(std::abs(after - before) < before / 20);
}

void TestViewport::framesAreCoalesced()
{
    Viewport viewport;
    viewport.resize(300, 200);
    viewport.setScene(test::makePlanarScene());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0);
    // Frames so far, once none has come for longer than one takes on a machine with much else to do.
    const auto framesAtRest = [&] {
        int last = -1;
        for (int i = 0; i < 20 && viewport.frameCount() != last; ++i) {
            last = viewport.frameCount();
            QTest::qWait(500);
        }
        return viewport.frameCount() == last ? last : -1;
    };
    const int before = framesAtRest();
    QVERIFY2(before > 0, "frames go on without anything new to show");
    for (int i = 0; i < 200; ++i)
        viewport.setScene(test::makePlanarScene());
    // One for the last scene, one more with smooth edges.
    const int frames = framesAtRest() - before;
    QVERIFY2(frames >= 1 && frames <= 3, qPrintable(QString::number(frames)));
}

void TestViewport::survivesHidingReparentingAndResizing()
{
    QWidget window, other;
    auto* viewport = new Viewport(&window);
    auto* layout = new QVBoxLayout(&window);
    layout->addWidget(viewport);
    auto* otherLayout = new QVBoxLayout(&other);
    window.resize(400, 300);
    viewport->setScene(test::makeHipScene());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(viewport->frameCount() > 0);
    window.hide();
    window.resize(640, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    // Another window is another context: everything in it is made again.
    otherLayout->addWidget(viewport);
    other.resize(500, 400);
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    waitForFrame(*viewport);
    QVERIFY(findColour(viewport->picture({500, 400}), 0xded6c4, 30).count > 500);
    QTRY_VERIFY(findColour(viewport->shown(), 0xded6c4, 34).count > 300);
    // A viewport may go while its bones still grow.
    auto* brief = new Viewport(&other);
    brief->setScene(test::makeHipScene({.left = true}));
    brief->show();
    QTest::qWait(20);
    delete brief;
}

// A force too small for its arrow to be seen had its label all the same.
void TestViewport::labelsStandWithTheirArrows()
{
    Viewport viewport;
    Scene scene = test::makePlanarScene();
    QVERIFY(!scene.arrows.empty());
    scene.arrows.resize(1);
    viewport.setScene(scene);
    const QImage labelled = viewport.picture({600, 500});
    scene.arrows[0].vector *= 1e-4;
    viewport.setScene(scene);
    const QImage tiny = viewport.picture({600, 500});
    scene.arrows.clear();
    viewport.setScene(scene);
    const QImage without = viewport.picture({600, 500});
    QVERIFY(labelled != without);
    const auto inked = [&](const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += distance(image.pixelColor(x, y), without.pixel(x, y) & 0xffffff) > 20 ? 1 : 0;
        }
        return count;
    };
    // The arrow itself may leave a few pixels.
    QVERIFY2(inked(tiny) < 60 && inked(labelled) > 600, qPrintable(QString::number(inked(tiny))));
}

// The arrow of a load inside a bone was hidden, and its label stood alone.
void TestViewport::arrowsShowThroughBones()
{
    Viewport viewport;
    viewport.setView(ViewDirection::Front);
    Scene scene = test::makeHipScene();
    scene.strands.clear();
    scene.arrows.resize(1);
    scene.arrows[0].id = {ObjectKind::Load, "inside"};
    scene.arrows[0].kind = ArrowKind::Load;
    scene.arrows[0].tip = {0, -0.42, 0.015};  // between the condyles of the femur
    scene.arrows[0].vector = {0, 0, 0.03};
    viewport.setScene(scene);
    const QImage with = viewport.picture({700, 700});
    scene.arrows[0].visible = false;
    viewport.setScene(scene);
    const QImage without = viewport.picture({700, 700});
    const int inked = findColour(with, lightPalette.load, 60).count - findColour(without, lightPalette.load, 60).count;
    scene.arrows[0].visible = true;
    scene.arrows[0].label.clear();
    viewport.setScene(scene);
    const int arrowAlone = findColour(viewport.picture({700, 700}), lightPalette.load, 60).count
                           - findColour(without, lightPalette.load, 60).count;
    QVERIFY2(arrowAlone > 20 && inked > arrowAlone, qPrintable(QString("%1 %2").arg(arrowAlone).arg(inked)));
}

// A bone that arrived put the scene shown before in the place of a newer one that was still to be drawn.
void TestViewport::aDeliveredBoneBringsNoOldSceneBack()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    QVERIFY(!viewport.picture({200, 150}).isNull());  // waits for the bones; their deliveries are still to come
    const Scene newer = test::makeHipScene({.flexion = 0.7});
    viewport.setScene(newer);
    QTest::qWait(100);
    viewport.picture({200, 150});
    QVERIFY(viewport.actors().scene().bodies[1].pose.isApprox(newer.bodies[1].pose));
}

void TestViewport::leavesNoGlError()
{
    Viewport viewport;
    viewport.resize(400, 300);
    Scene scene = test::makeHipScene();
    scene.bodies[0].selected = scene.arrows[0].selected = scene.strands[0].selected = true;
    viewport.setScene(scene);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0);
    QTest::qWait(600);
    viewport.picture({200, 200});
    QCOMPARE(QOpenGLContext::currentContext()->functions()->glGetError(), GLenum(GL_NO_ERROR));
}

// Drawn at that resolution: an edge is as sharp as in a small picture.
void TestViewport::transparentPicturesHaveTheSceneAlone()
{
    Viewport viewport;
    viewport.setScene(test::makeHipScene());
    const QSize size(3840, 2160);
    const QImage image = viewport.picture(size, {.texts = PictureTexts::Bare, .isTransparent = true});
    QCOMPARE(image.size(), size);
    QVERIFY(image.hasAlphaChannel());
    for (const QPoint& corner : {QPoint(0, 0), QPoint(3839, 0), QPoint(0, 2159), QPoint(3839, 2159)})
        QCOMPARE(qAlpha(image.pixel(corner)), 0);
    int bone = 0, clear = 0, opaque = 0, between = 0;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3) {
            const QRgb pixel = image.pixel(x, y);
            (qAlpha(pixel) == 0 ? clear : qAlpha(pixel) == 255 ? opaque : between) += 1;
            bone += qAlpha(pixel) == 255 && distance(QColor::fromRgb(pixel), 0xded6c4) < 30 ? 1 : 0;
        }
    }
    QVERIFY2(bone > 3000, qPrintable(QString::number(bone)));
    QVERIFY(clear > 100000);
    QVERIFY2(between > 100 && between < opaque / 10, qPrintable(QString::number(between)));
    // The next one has its sky again; a picture that no machine draws is none.
    QCOMPARE(qAlpha(viewport.picture({60, 40}).pixel(0, 0)), 255);
    QVERIFY(viewport.picture({viewport.largestPicture() + 1, 100}).isNull());
}

SINEW_TEST(TestViewport)

}  // namespace tst_viewport

#include "tst_viewport.moc"
