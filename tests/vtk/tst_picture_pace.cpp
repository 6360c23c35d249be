#include <functional>
#include <utility>

#include <QHBoxLayout>
#include <QTest>

#include "hip_scene.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/viewport.h"

namespace tst_picture_pace {

using namespace sinew;

namespace {

// A panel that says when it is painted.
class Panel : public QWidget {
public:
    explicit Panel(std::function<void()> painted) : m_painted(std::move(painted)) {}

protected:
    void paintEvent(QPaintEvent*) override { m_painted(); }

private:
    std::function<void()> m_painted;
};

Vector3 endOf(const Scene& scene)
{
    return scene.strands.front().points.back();
}

// Until the picture with smooth edges is there, which comes when nothing has moved for a while.
void settle(const Viewport& viewport)
{
    QVERIFY(QTest::qWaitForWindowExposed(viewport.window()));
    QTRY_VERIFY(viewport.frameCount() > 0 && viewport.hasAllBones());
    QTest::qWait(400);
}

void show(Viewport& viewport, const QSize& size)
{
    viewport.setScene(test::makeHipScene());
    viewport.resize(size);
    viewport.show();
    settle(viewport);
}

}  // namespace

// In which turn a picture is drawn, painted and counted where the processor draws it.
class TestPicturePace : public QObject {
    Q_OBJECT

private slots:
    void aPictureIsBegunBeforePanelsHear();
    void aPictureIsBegunBeforePanelsPaint();
    void anUnchangedSceneIsNotDrawnAgain();
    void aWindowOfAnotherSizeIsFilled();
};

// Whoever hears of a change after the view does reads it while the picture is being drawn.
void TestPicturePace::aPictureIsBegunBeforePanelsHear()
{
    Viewport viewport(nullptr, ScreenKind::Image);
    show(viewport, {300, 200});
    const int before = viewport.frameCount();
    const Scene scene = test::makeHipScene({.flexion = 0.3});
    viewport.setScene(scene);
    QVERIFY(endOf(viewport.scene()).isApprox(endOf(scene)));  // the one that is drawn
    QCOMPARE(viewport.frameCount(), before);                  // but not on the screen yet
    QTRY_COMPARE(viewport.frameCount(), before + 1);
}

void TestPicturePace::aPictureIsBegunBeforePanelsPaint()
{
    QWidget window;
    auto* viewport = new Viewport(nullptr, ScreenKind::Image);
    const Scene scene = test::makeHipScene({.flexion = 0.3});
    bool isBegun = false, isCounted = false;
    int before = 0;
    auto* panel = new Panel([&] {
        isBegun = !viewport->scene().strands.empty() && endOf(viewport->scene()).isApprox(endOf(scene));
        isCounted = viewport->frameCount() > before;
    });
    auto* layout = new QHBoxLayout(&window);
    layout->addWidget(panel);
    layout->addWidget(viewport);
    viewport->setScene(test::makeHipScene());
    window.resize(500, 300);
    window.show();
    settle(*viewport);

    before = viewport->frameCount();
    isBegun = isCounted = false;
    panel->update();  // before the view asks to be painted, as panels do
    viewport->setScene(scene);
    QTRY_COMPARE(viewport->frameCount(), before + 1);
    QVERIFY(isBegun);
    QVERIFY(!isCounted);
}

void TestPicturePace::anUnchangedSceneIsNotDrawnAgain()
{
    Viewport viewport(nullptr, ScreenKind::Image);
    show(viewport, {300, 200});
    const int before = viewport.frameCount();
    viewport.update();
    QTest::qWait(100);
    QCOMPARE(viewport.frameCount(), before);
}

void TestPicturePace::aWindowOfAnotherSizeIsFilled()
{
    Viewport viewport(nullptr, ScreenKind::Image);
    show(viewport, {300, 200});
    viewport.setScene(test::makeHipScene({.flexion = 0.3}));
    viewport.resize(500, 340);
    QTest::qWait(400);
    const QImage small = viewport.shown();
    QCOMPARE(small.size(), QSize(500, 340));
    // The sky is nowhere black.
    QVERIFY(qGray(small.pixel(498, 338)) > 100 && qGray(small.pixel(498, 2)) > 100);
}

SINEW_TEST(TestPicturePace)

}  // namespace tst_picture_pace

#include "tst_picture_pace.moc"
