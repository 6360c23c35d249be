// What does not move is drawn once, and the picture is the one that is drawn anew.

#include <memory>

#include <QTest>
#include <vtkProperty.h>

#include "offscreen_context.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/actor_looks.h"
#include "ui/vtk/mesh_batch.h"
#include "ui/vtk/render_surface.h"
#include "ui/vtk/shapes.h"

namespace tst_still_layer {

using namespace sinew;

namespace {

constexpr QSize pictureSize(320, 240);

// Two balls, one behind the other, in a context of their own.
class Balls {
public:
    Balls()
    {
        if (!m_offscreen.isReady())
            return;
        m_surface = std::make_unique<RenderSurface>();
        m_surface->initialise(m_offscreen.context());
        m_camera.distance = 1.5;
        still = add(m_still, 0xd0c8a0);
        moving = add(m_moving, 0x2060c0);
        move(0);
    }
    ~Balls()
    {
        if (m_surface)
            m_surface->finalise();
    }

    bool canDraw() const { return m_surface && m_surface->isSoftware(); }
    unsigned int glError() { return m_offscreen.error(); }
    RenderSurface& surface() { return *m_surface; }
    OrbitCamera& camera() { return m_camera; }

    // Sideways, m, and toward the eye.
    void move(double aside, double nearer = 0)
    {
        const Vector3 eye = m_camera.projection(1, 1).eye;
        const Vector3 toEye = eye.normalized();
        setPose(*moving, Eigen::Affine3d(Eigen::Translation3d(aside * Vector3::UnitY() + nearer * toEye)));
    }

    QImage picture()
    {
        m_surface->setCamera(m_camera, double(pictureSize.width()) / pictureSize.height());
        m_surface->render(pictureSize, EdgeQuality::Fast);
        QImage image;
        m_surface->readInto(image);
        return image;
    }

    // Until what stands still is kept.
    void rest()
    {
        for (int i = 0; i < 6; ++i) {
            move(0.3 + 0.01 * i);
            picture();
        }
    }

    vtkSmartPointer<vtkActor> still, moving;

private:
    vtkSmartPointer<vtkActor> add(MeshBatch& batch, Rgb colour)
    {
        appendSphere(batch, Vector3::Zero(), 0.1, colour);
        batch.commit();
        auto actor = addActor(*m_surface->renderer(), batch.polyData());
        makeMatt(*actor, 0.3);
        return actor;
    }

    test::OffscreenContext m_offscreen;
    MeshBatch m_still, m_moving;
    OrbitCamera m_camera;
    std::unique_ptr<RenderSurface> m_surface;
};

// The picture of a surface that has drawn nothing before.
QImage drawnAnew(double aside, double nearer, const OrbitCamera& camera)
{
    Balls balls;
    balls.camera() = camera;
    balls.move(aside, nearer);
    return balls.picture();
}

}  // namespace

class TestStillLayer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatStandsStillIsKeptAndThePictureIsTheSame_data();
    void whatStandsStillIsKeptAndThePictureIsTheSame();
    void nothingIsKeptWhileTheCameraMoves();
    void whatChangesIsDrawn();
    void whatIsTranslucentIsNotKept();
    void anotherSkyIsSeen();
};

void TestStillLayer::initTestCase()
{
    if (!Balls().canDraw())
        QSKIP("a card draws here: everything is drawn anew for each picture");
}

void TestStillLayer::whatStandsStillIsKeptAndThePictureIsTheSame_data()
{
    QTest::addColumn<double>("aside");
    QTest::addColumn<double>("nearer");
    QTest::newRow("beside") << 0.25 << 0.0;
    QTest::newRow("before") << 0.05 << 0.4;
    QTest::newRow("behind") << 0.05 << -0.4;
}

void TestStillLayer::whatStandsStillIsKeptAndThePictureIsTheSame()
{
    QFETCH(double, aside);
    QFETCH(double, nearer);
    Balls balls;
    balls.rest();
    balls.move(aside, nearer);
    balls.picture();  // its range of depths may be another one
    const QImage picture = balls.picture();
    QCOMPARE(balls.surface().keptActors(), 1u);
    QCOMPARE(balls.glError(), GLenum(GL_NO_ERROR));
    QCOMPARE(picture, drawnAnew(aside, nearer, balls.camera()));
    QVERIFY(picture != drawnAnew(aside + 0.1, nearer, balls.camera()));
}

void TestStillLayer::nothingIsKeptWhileTheCameraMoves()
{
    Balls balls;
    balls.rest();
    balls.move(0.25);
    balls.camera().yaw += 0.2;
    const QImage picture = balls.picture();
    QCOMPARE(balls.surface().keptActors(), 0u);
    QCOMPARE(picture, drawnAnew(0.25, 0, balls.camera()));
}

void TestStillLayer::whatChangesIsDrawn()
{
    Balls balls;
    balls.rest();
    balls.move(0.25);
    const QImage before = balls.picture();
    QCOMPARE(balls.surface().keptActors(), 1u);
    balls.still->VisibilityOff();
    const QImage without = balls.picture();
    QVERIFY(without != before);
    balls.still->VisibilityOn();
    QCOMPARE(balls.picture(), before);
    setPose(*balls.still, Eigen::Affine3d(Eigen::Translation3d(0, -0.1, 0)));
    QVERIFY(balls.picture() != before);
}

void TestStillLayer::whatIsTranslucentIsNotKept()
{
    Balls balls;
    balls.still->GetProperty()->SetOpacity(0.5);
    balls.rest();
    QCOMPARE(balls.surface().keptActors(), 0u);
}

void TestStillLayer::anotherSkyIsSeen()
{
    Balls balls;
    balls.rest();
    const QImage light = balls.picture();
    balls.surface().setPalette(darkPalette);
    QVERIFY(balls.picture().pixelColor(2, 2) != light.pixelColor(2, 2));
}

SINEW_TEST(TestStillLayer)

}  // namespace tst_still_layer

#include "tst_still_layer.moc"
