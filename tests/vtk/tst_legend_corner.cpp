// Where the legend stands: in a corner in which nothing of the figure lies, and only where it has something to say.

#include <QTest>

#include "hip_scene.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/legend_corner.h"
#include "ui/vtk/overlay.h"
#include "ui/vtk/viewport.h"

namespace tst_legend_corner {

using namespace sinew;

namespace {

constexpr QSizeF window(700, 500), legend(208, 68);

int countPanel(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y), panel = QColor::fromRgb(lightPalette.panel);
            count += std::abs(colour.red() - panel.red()) < 4 && std::abs(colour.green() - panel.green()) < 4
                             && std::abs(colour.blue() - panel.blue()) < 4
                         ? 1
                         : 0;
        }
    }
    return count;
}

}  // namespace

class TestLegendCorner : public QObject {
    Q_OBJECT

private slots:
    void itStaysWhileItsCornerIsFree();
    void itGivesWayToTheFigure();
    void linesCountAsPointsDo();
    void upperCornersBeginBelowTheTools();
    void itStaysWhereNoCornerIsFree();
    void aLegendThatHasNothingToSayIsNotShown();
    void itLeavesTheCornerThatTheFigureComesTo();
    void theAxesStandBesideWhatCoversTheirCorner();
    void labelsKeepOffHandles();
    void aLabelStandsAtTheFreeEnd();
};

void TestLegendCorner::itStaysWhileItsCornerIsFree()
{
    using enum LegendCorner;
    const LegendRoom room{window, {}, {{350, 250}}, {}};
    for (const LegendCorner corner : {BottomLeft, BottomRight, TopRight, TopLeft}) {
        QCOMPARE(freeCorner(corner, legend, room), corner);
        QVERIFY(QRectF(QPointF(), window).contains(legendPlaceIn(corner, legend, room)));
    }
}

void TestLegendCorner::itGivesWayToTheFigure()
{
    using enum LegendCorner;
    LegendRoom room{window, {}, {{100, 450}}, {}};
    QCOMPARE(freeCorner(BottomLeft, legend, room), BottomRight);
    // The axes stand at the very right.
    QVERIFY(legendPlaceIn(BottomRight, legend, room).right() < window.width() - 70);
    room.points.emplace_back(500, 450);
    QCOMPARE(freeCorner(BottomLeft, legend, room), TopRight);
    room.points.emplace_back(600, 40);
    QCOMPARE(freeCorner(BottomLeft, legend, room), TopLeft);
}

// Both ends of a long bone may lie outside.
void TestLegendCorner::linesCountAsPointsDo()
{
    const LegendRoom room{window, {}, {}, {{{0, 380}, {300, 500}, 1}}};
    QCOMPARE(freeCorner(LegendCorner::BottomLeft, legend, room), LegendCorner::BottomRight);
}

void TestLegendCorner::upperCornersBeginBelowTheTools()
{
    const QRectF title(8, 8, 300, 28), tools(8, 44, 40, 120);
    const LegendRoom room{window, {tools, title}, {}, {}};
    const QRectF place = legendPlaceIn(LegendCorner::TopLeft, legend, room);
    QVERIFY(!place.intersects(title) && !place.intersects(tools) && place.top() < window.height() / 2);
    QVERIFY(legendPlaceIn(LegendCorner::TopRight, legend, room).top() < 20);
}

void TestLegendCorner::itStaysWhereNoCornerIsFree()
{
    LegendRoom room{window, {}, {}, {}};
    for (int x = 0; x < 700; x += 20) {
        for (int y = 0; y < 500; y += 20)
            room.points.emplace_back(x, y);
    }
    QCOMPARE(freeCorner(LegendCorner::TopRight, legend, room), LegendCorner::TopRight);
}

// It went from 0 to 1 N where no link bears anything.
void TestLegendCorner::aLegendThatHasNothingToSayIsNotShown()
{
    Overlay overlay;
    Scene scene = test::makePlanarScene();
    QVERIFY(!overlay.legendPlace(scene, window).isEmpty());
    scene.hasLinkForces = false;
    QVERIFY(overlay.legendPlace(scene, window).isEmpty());
}

// The picture of a section lay over them.
void TestLegendCorner::theAxesStandBesideWhatCoversTheirCorner()
{
    const QRectF corner = axesPlace(window, {QRectF(10, 10, 200, 30)});
    QVERIFY(QRectF(QPointF(), window).contains(corner) && corner.right() > window.width() - 20);
    const QRectF inset(500, 200, 190, 290);
    const QRectF beside = axesPlace(window, {inset});
    QVERIFY(QRectF(QPointF(), window).contains(beside) && !beside.intersects(inset));
    QCOMPARE(beside.top(), corner.top());
}

namespace {

Projection ahead()
{
    Projection projection;
    projection.eye = Vector3(0, 0, 5);
    projection.width = window.width();
    projection.height = window.height();
    return projection;
}

// Where the one label of a scene lies in its picture.
QRect labelOf(const SceneArrow& arrow, const std::vector<SceneHandle>& handles = {})
{
    Scene scene;
    scene.hasLinkForces = false;  // no legend
    scene.arrows.push_back(arrow);
    Overlay overlay;
    QImage image(window.toSize(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    overlay.paint(painter, scene, ahead(), 1, {}, handles);
    painter.end();
    QRect light;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            light |= qGray(image.pixel(x, y)) > 200 ? QRect(x, y, 1, 1) : QRect();
    }
    return light;
}

SceneArrow upwards()
{
    SceneArrow force;
    force.kind = ArrowKind::Load;
    force.vector = Vector3(0, 0.5, 0);
    force.label = "a force of some newtons";
    return force;
}

}  // namespace

// Whatever stands under a handle can be neither read nor taken hold of.
void TestLegendCorner::labelsKeepOffHandles()
{
    const QPoint middle = labelOf(upwards()).center();
    QVERIFY(labelOf(upwards()).width() > 60);
    SceneHandle handle;
    handle.position = ahead().rayOrigin(middle.x(), middle.y()) + 5 * ahead().rayDirection(middle.x(), middle.y());
    QVERIFY(!labelOf(upwards(), {handle}).contains(middle));
}

// Loads come from outside; shear and compression of a fracture begin at it, and their labels all stood there.
void TestLegendCorner::aLabelStandsAtTheFreeEnd()
{
    SceneArrow force = upwards();
    const Projected tip = ahead().at(force.tip), tail = ahead().at(force.tip - force.vector);
    const auto distance = [](const QRect& label, const Projected& at) { return std::abs(label.center().y() - at.y); };
    QVERIFY(distance(labelOf(force), tail) < distance(labelOf(force), tip));
    force.isTipFree = true;
    QVERIFY(distance(labelOf(force), tip) < distance(labelOf(force), tail));
}

void TestLegendCorner::itLeavesTheCornerThatTheFigureComesTo()
{
    Viewport viewport;
    viewport.resize(700, 500);
    Scene scene = test::makePlanarScene();
    scene.document = 1;
    viewport.setScene(scene);
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    QTRY_VERIFY(viewport.frameCount() > 0);
    QTest::qWait(400);
    viewport.keepCamera();
    const QRect lowerLeft(12, 420, 208, 68);
    const int shown = countPanel(viewport.shown().copy(lowerLeft));
    QVERIFY2(shown > 5000, qPrintable(QString::number(shown)));
    // A strand through that corner.
    std::vector<Vector3> points;
    for (double x = -20; x < 10; x += 0.25) {
        const Projected at = viewport.projection().at({x, 0, 0});
        const Projected above = viewport.projection().at({x, 1, 0});
        const double y = (at.y - 454) / (at.y - above.y);  // level with the middle of the legend
        if (lowerLeft.contains(QPoint(static_cast<int>(at.x), 454)))
            points.emplace_back(x, y, 0);
    }
    QVERIFY(points.size() > 2);
    SceneStrand strand = scene.strands.front();
    strand.id.name = "through the corner";
    strand.points = points;
    scene.strands.push_back(strand);
    viewport.setScene(scene);
    QTRY_VERIFY(countPanel(viewport.shown().copy(lowerLeft)) < shown / 4);
}

SINEW_TEST(TestLegendCorner)

}  // namespace tst_legend_corner

#include "tst_legend_corner.moc"
