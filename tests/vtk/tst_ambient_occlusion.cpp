#include <cmath>

#include <QOpenGLContext>
#include <QTest>

#include "hip_scene.h"
#include "shaded_stage.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/viewport.h"

namespace tst_ambient_occlusion {

using namespace sinew;
using test::brightness;

namespace {

constexpr double reach = 0.05;  // m

// Two balls of 0.1 m that touch at the origin, side by side on the picture.
class Stage : public test::ShadedStage {
public:
    explicit Stage(bool orthographic = false)
    {
        if (!isReady())
            return;
        camera.orthographic = orthographic;
        makeMatt(*addBall(-0.1, 0.1), 0);
        makeMatt(*addBall(0.1, 0.1), 0);
    }

    vtkSmartPointer<vtkActor> addBall(double at, double radius)
    {
        return ShadedStage::addBall(at * camera.right(), radius);
    }

    QImage picture(double reachOfOcclusion, const QSize& size = {401, 301})
    {
        return ShadedStage::picture({reachOfOcclusion, {}}, size);
    }
};

int countOf(const QImage& image, QRgb colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour ? 1 : 0;
    }
    return count;
}

}  // namespace

class TestAmbientOcclusion : public QObject {
    Q_OBJECT

private slots:
    void aCreviceIsDarker_data();
    void aCreviceIsDarker();
    void skyStays();
    void alphaStays();
    void outlinesGhostsAndWhatShowsThroughStay();
    void itFollowsTheSizeOfThePicture();
    void anotherContextMakesItAnew();
    void picturesAreShadedUnlessSwitchedOff();
    void aViewAtRestIsShaded();
};

void TestAmbientOcclusion::aCreviceIsDarker_data()
{
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("perspective") << false;
    QTest::newRow("parallel") << true;
}

void TestAmbientOcclusion::aCreviceIsDarker()
{
    QFETCH(bool, orthographic);
    Stage stage(orthographic);
    QVERIFY(stage.isReady());
    const QImage without = stage.picture(0), with = stage.picture(reach);
    const QPoint crevice(200, 150);
    QVERIFY2(brightness(with, crevice) < 0.85 * brightness(without, crevice),
             qPrintable(QString("%1 %2").arg(brightness(with, crevice)).arg(brightness(without, crevice))));
    // Half a radius outward of a ball's middle nothing is near.
    const QPoint open(90, 150);
    QVERIFY(brightness(without, open) > 80);
    QVERIFY(std::abs(brightness(with, open) - brightness(without, open)) < 1.5);
    QCOMPARE(stage.glError(), GLenum(GL_NO_ERROR));
    // Nothing of it is left in the next picture without.
    QVERIFY(stage.picture(0) == without);
}

void TestAmbientOcclusion::skyStays()
{
    Stage stage;
    QVERIFY(stage.isReady());
    const QImage without = stage.picture(0), with = stage.picture(reach);
    int sky = 0;
    for (int y = 0; y < 301; ++y) {
        for (int x = 0; x < 401; ++x) {
            if (y > 40 && y < 260)
                continue;
            QCOMPARE(with.pixel(x, y), without.pixel(x, y));
            ++sky;
        }
    }
    QVERIFY(sky > 30000);
    QVERIFY(with.pixel(2, 2) != with.pixel(2, 298));  // still a gradient
}

void TestAmbientOcclusion::alphaStays()
{
    Stage stage;
    QVERIFY(stage.isReady());
    stage.surface().setTransparent(true);
    const QImage without = stage.picture(0), with = stage.picture(reach);
    QVERIFY(with != without);
    int clear = 0, opaque = 0;
    for (int y = 0; y < 301; ++y) {
        for (int x = 0; x < 401; ++x) {
            const int alpha = qAlpha(with.pixel(x, y));
            QCOMPARE(alpha, qAlpha(without.pixel(x, y)));
            clear += alpha == 0 ? 1 : 0;
            opaque += alpha == 255 ? 1 : 0;
        }
    }
    QVERIFY(clear > 10000 && opaque > 10000);
}

// Their colours are signs.
void TestAmbientOcclusion::outlinesGhostsAndWhatShowsThroughStay()
{
    Stage stage;
    QVERIFY(stage.isReady());
    auto outline = stage.addBall(0.1, 0.106);
    makeOutline(*outline);
    setColour(*outline->GetProperty(), 0x2050f0);
    auto through = stage.addBall(0, 0.03);
    makeMattSign(*through, 0);
    makeSeeThrough(*through);
    auto ghost = stage.addBall(0.25, 0.1);
    makeGhostly(*ghost);
    QVERIFY(roleOf(*outline) == Role::Sign && roleOf(*through) == Role::Sign && roleOf(*ghost) == Role::Sign);
    const QImage without = stage.picture(0), with = stage.picture(reach);
    QVERIFY(countOf(without, 0xff2050f0) > 200);
    QCOMPARE(countOf(with, 0xff2050f0), countOf(without, 0xff2050f0));
    // Every second pixel of what shows through is its own, in front of the crevice; the others are the darker bodies.
    int same = 0, darker = 0;
    for (int y = 146; y < 154; ++y) {
        for (int x = 196; x < 204; ++x) {
            same += with.pixel(x, y) == without.pixel(x, y) ? 1 : 0;
            darker += qGray(with.pixel(x, y)) < qGray(without.pixel(x, y)) ? 1 : 0;
        }
    }
    QVERIFY2(same >= 32 && darker >= 24, qPrintable(QString("%1 %2").arg(same).arg(darker)));
    const QPoint far(375, 150);  // on the ghost alone
    QCOMPARE(with.pixel(far), without.pixel(far));
    QVERIFY(with.pixel(far) != with.pixel(399, 2));
}

void TestAmbientOcclusion::itFollowsTheSizeOfThePicture()
{
    Stage stage;
    QVERIFY(stage.isReady());
    for (const QSize& size : {QSize(401, 301), QSize(200, 150), QSize(803, 603), QSize(1, 1)}) {
        const QImage without = stage.picture(0, size), with = stage.picture(reach, size);
        QCOMPARE(with.size(), size);
        const QPoint middle(size.width() / 2, size.height() / 2);
        if (size.width() > 100)
            QVERIFY(brightness(with, middle) < 0.95 * brightness(without, middle));
        QCOMPARE(stage.glError(), GLenum(GL_NO_ERROR));
    }
}

void TestAmbientOcclusion::anotherContextMakesItAnew()
{
    Stage stage;
    QVERIFY(stage.isReady());
    const QImage first = stage.picture(reach);
    stage.surface().finalise();
    stage.surface().initialise(QOpenGLContext::currentContext());
    QVERIFY(stage.picture(reach) == first);
}

void TestAmbientOcclusion::picturesAreShadedUnlessSwitchedOff()
{
    Viewport viewport;
    Scene scene = test::makeHipScene();
    viewport.setScene(scene);
    const QImage shaded = viewport.picture({600, 500});
    scene.isSoftlyShaded = false;
    viewport.setScene(scene);
    const QImage plain = viewport.picture({600, 500});
    int darker = 0, brighter = 0;
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x) {
            const int change = qGray(shaded.pixel(x, y)) - qGray(plain.pixel(x, y));
            darker += change < -8 ? 1 : 0;
            brighter += change > 2 ? 1 : 0;
        }
    }
    QVERIFY2(darker > 500 && brighter == 0, qPrintable(QString("%1 %2").arg(darker).arg(brighter)));
}

void TestAmbientOcclusion::aViewAtRestIsShaded()
{
    Viewport viewport;
    viewport.resize(400, 300);
    Scene scene = test::makeHipScene();
    viewport.setScene(scene);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0 && viewport.hasAllBones());
    QTest::qWait(600);
    const QImage shaded = viewport.shown();
    scene.isSoftlyShaded = false;
    viewport.setScene(scene);
    QTest::qWait(600);
    QVERIFY(viewport.shown() != shaded);
    scene.isSoftlyShaded = true;
    viewport.setScene(scene);
    QTest::qWait(600);
    QVERIFY(viewport.shown() == shaded);
}

SINEW_TEST(TestAmbientOcclusion)

}  // namespace tst_ambient_occlusion

#include "tst_ambient_occlusion.moc"
