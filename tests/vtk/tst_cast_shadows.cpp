#include <cmath>

#include <QOpenGLContext>
#include <QTest>
#include <vtkPlaneSource.h>

#include "shaded_stage.h"
#include "tests/support/test_registry.h"
#include "ui/vtk/shadow_map.h"

namespace tst_cast_shadows {

using namespace sinew;
using test::brightness;

namespace {

constexpr QSize pictureSize(401, 301);
constexpr double radius = 0.05, height = 0.15;  // m, of a ball whose middle is above the origin
constexpr double darkest = 0.58;                // share of light in a full shadow on a level plane
// So near, m, that nothing here darkens anything but by its shadow.
constexpr double shortReach = 0.001;

SceneGround levelGround()
{
    return {Vector3::Zero(), Vector3::UnitY(), 1};
}

Vector3 shadowOf(const Vector3& place)
{
    const Vector3 light = ShadowMap::towardsLight();
    return place - place.y() / light.y() * light;
}

// A ball, and below it a square plate or the ground, seen from above so that the ball hides none of its shadow.
class Stage : public test::ShadedStage {
public:
    enum class Below { Plate, Ground };

    explicit Stage(Below below)
    {
        if (!isReady())
            return;
        camera.pitch = 0.6;
        camera.distance = 1.6;
        makeMatt(*addBall(Vector3(0, height, 0), radius), 0);
        if (below == Below::Plate)
            addPlate();
        else
            m_look.grounds = {levelGround()};
    }

    QImage with() { return picture(m_look, pictureSize); }
    QImage without() { return picture({}, pictureSize); }
    QPoint on(const Vector3& place) const
    {
        const Projected seen = camera.projection(pictureSize.width(), pictureSize.height()).at(place);
        return {int(seen.x), int(seen.y)};
    }

private:
    void addPlate()
    {
        vtkNew<vtkPlaneSource> plate;
        plate->SetOrigin(-0.4, 0, 0.4);
        plate->SetPoint1(0.4, 0, 0.4);
        plate->SetPoint2(-0.4, 0, -0.4);
        plate->Update();
        makeMatt(*add(plate->GetOutput()), 0);
    }

    SoftLook m_look{shortReach, {}};
};

// The middle of what is darker in the second picture, and how many pixels are by a tenth at least.
struct Shade {
    double x = 0, y = 0;
    int pixels = 0;
};

Shade shadeIn(const QImage& without, const QImage& with)
{
    Shade shade;
    double sum = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            const double by = qGray(without.pixel(x, y)) - qGray(with.pixel(x, y));
            sum += by;
            shade.x += by * (x + 0.5);
            shade.y += by * (y + 0.5);
            shade.pixels += by > 0.1 * qGray(without.pixel(x, y)) ? 1 : 0;
        }
    }
    shade.x /= sum;
    shade.y /= sum;
    return shade;
}

}  // namespace

class TestCastShadows : public QObject {
    Q_OBJECT

private slots:
    void itLiesWhereTheLightPutsIt_data();
    void itLiesWhereTheLightPutsIt();
    void itsEdgeIsWiderFromFarther();
    void aBallAloneStaysAsItIs();
    void signsNeitherCastNorGetOne();
    void whatIsClearCastsNone();
    void theGroundIsSeenThroughFromBelow();
    void aClearPictureHasItAsCover();
    void theGridOfTheGroundGetsIt();
    void anotherContextMakesItAnew();
};

void TestCastShadows::itLiesWhereTheLightPutsIt_data()
{
    QTest::addColumn<Stage::Below>("below");
    QTest::addColumn<bool>("orthographic");
    QTest::addColumn<double>("yaw");
    for (const auto below : {Stage::Below::Plate, Stage::Below::Ground}) {
        for (const bool orthographic : {false, true}) {
            for (const double yaw : {0.0, 2.1, 4.4}) {
                const char* const on = below == Stage::Below::Plate ? "plate" : "ground";
                QTest::addRow("on a %s, %s, from %g", on, orthographic ? "parallel" : "perspective", yaw)
                    << below << orthographic << yaw;
            }
        }
    }
}

// The light is fixed in the world: the view turns about a shadow that stays.
void TestCastShadows::itLiesWhereTheLightPutsIt()
{
    QFETCH(Stage::Below, below);
    QFETCH(bool, orthographic);
    QFETCH(double, yaw);
    Stage stage(below);
    QVERIFY(stage.isReady());
    stage.camera.orthographic = orthographic;
    stage.camera.yaw = yaw;
    const QImage without = stage.without(), with = stage.with();
    const Vector3 place = shadowOf({0, height, 0});
    const QPoint middle = stage.on(place);
    const double share = brightness(with, middle) / brightness(without, middle);
    QVERIFY2(std::abs(share - darkest) < 0.03, qPrintable(QString::number(share)));
    // Part of it is hidden by the ball where that stands between.
    const Shade shade = shadeIn(without, with);
    const double off = std::hypot(shade.x - middle.x(), shade.y - middle.y());
    QVERIFY2(off < 3, qPrintable(QString("%1 %2 for %3 %4").arg(shade.x).arg(shade.y).arg(middle.x()).arg(middle.y())));
    const QPoint beside = stage.on(place + Vector3(0.12, 0, 0));
    QCOMPARE(with.pixel(beside), without.pixel(beside));
    QCOMPARE(stage.glError(), GLenum(GL_NO_ERROR));
    QVERIFY(stage.without() == without);  // nothing of it is left, nor of the light's camera
    QVERIFY(stage.with() == with);
}

// Share of pixels of a shadow that are neither in the full shadow nor in the light.
void TestCastShadows::itsEdgeIsWiderFromFarther()
{
    const auto softShare = [](double raised) {
        Stage stage(Stage::Below::Ground);
        makeMatt(*stage.addBall(Vector3(0.3, height + raised, 0), radius), 0);
        const QImage without = stage.without(), with = stage.with();
        const QPoint middle = stage.on(shadowOf({0.3, height + raised, 0}));
        int soft = 0, full = 0;
        for (int y = middle.y() - 25; y < middle.y() + 25; ++y) {
            for (int x = middle.x() - 25; x < middle.x() + 25; ++x) {
                const double share = double(qGray(with.pixel(x, y))) / qGray(without.pixel(x, y));
                full += share < darkest + 0.05 ? 1 : 0;
                soft += share > darkest + 0.05 && share < 0.95 ? 1 : 0;
            }
        }
        return double(soft) / (soft + full);
    };
    const double near = softShare(-0.09), far = softShare(0.2);
    QVERIFY2(near > 0.05 && far > 1.5 * near, qPrintable(QString("%1 %2").arg(near).arg(far)));
}

// Neither the pixels of the map nor the facets of a mesh show as stripes.
void TestCastShadows::aBallAloneStaysAsItIs()
{
    test::ShadedStage stage;
    QVERIFY(stage.isReady());
    makeMatt(*stage.addBall(Vector3::Zero(), 0.15), 0);
    for (const double pitch : {-0.5, 0.0, 0.5, 1.2}) {
        stage.camera.pitch = pitch;
        const Shade shade = shadeIn(stage.picture({}), stage.picture({shortReach, {}}));
        QCOMPARE(shade.pixels, 0);
    }
}

void TestCastShadows::signsNeitherCastNorGetOne()
{
    Stage stage(Stage::Below::Plate);
    QVERIFY(stage.isReady());
    const int alone = shadeIn(stage.without(), stage.with()).pixels;
    QVERIFY(alone > 300);
    // One in the shadow, one that would cast another, both lit as bodies are.
    const Vector3 inShadow = shadowOf({0, height, 0}) + Vector3(0, 0.02, 0), beside(0.2, 0.1, 0);
    makeMattSign(*stage.addBall(inShadow, 0.015), 0);
    makeMattSign(*stage.addBall(beside, 0.03), 0);
    const QImage without = stage.without(), with = stage.with();
    const QPoint marker = stage.on(inShadow);
    QCOMPARE(with.pixel(marker), without.pixel(marker));
    const QPoint open = stage.on(shadowOf(beside));
    QCOMPARE(with.pixel(open), without.pixel(open));
    QVERIFY(shadeIn(without, with).pixels < alone);  // the marker hides some
}

void TestCastShadows::whatIsClearCastsNone()
{
    Stage stage(Stage::Below::Plate);
    QVERIFY(stage.isReady());
    auto glass = stage.addBall({0.2, height, 0}, radius);
    makeMatt(*glass, 0);
    makeGlass(*glass, true);
    const QImage without = stage.without(), with = stage.with();
    const QPoint middle = stage.on(shadowOf({0.2, height, 0}));
    QCOMPARE(with.pixel(middle), without.pixel(middle));
    makeGlass(*glass, false);
    QVERIFY(brightness(stage.with(), middle) < 0.7 * brightness(with, middle));
}

void TestCastShadows::theGroundIsSeenThroughFromBelow()
{
    for (const bool orthographic : {false, true}) {
        Stage stage(Stage::Below::Ground);
        QVERIFY(stage.isReady());
        stage.camera.orthographic = orthographic;
        stage.camera.pitch = -0.6;
        QCOMPARE(shadeIn(stage.without(), stage.with()).pixels, 0);
    }
}

// So that the shadow falls on whatever the picture is laid on.
void TestCastShadows::aClearPictureHasItAsCover()
{
    Stage stage(Stage::Below::Ground);
    QVERIFY(stage.isReady());
    stage.surface().setTransparent(true);
    const QImage without = stage.without(), with = stage.with();
    const QRgb shadow = with.pixel(stage.on(shadowOf({0, height, 0})));
    QVERIFY2(std::abs(qAlpha(shadow) / 255.0 - (1 - darkest)) < 0.03, qPrintable(QString::number(qAlpha(shadow))));
    QCOMPARE(qGray(shadow), 0);
    QCOMPARE(qAlpha(with.pixel(5, 5)), 0);
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            if (qAlpha(without.pixel(x, y)) == 255)
                QCOMPARE(qAlpha(with.pixel(x, y)), 255);
        }
    }
}

// It is drawn behind all bodies, even those below it.
void TestCastShadows::theGridOfTheGroundGetsIt()
{
    Stage stage(Stage::Below::Ground);
    QVERIFY(stage.isReady());
    const Vector3 place = shadowOf({0, height, 0});
    auto line = stage.addBall(place, 0.02);
    setColour(*line->GetProperty(), 0x808080);
    makeGround(*line);
    const QImage without = stage.without(), with = stage.with();
    const QPoint middle = stage.on(place);
    QCOMPARE(without.pixel(middle), 0xff808080);
    QVERIFY(std::abs(qGray(with.pixel(middle)) / 128.0 - darkest) < 0.03);
    QVERIFY(brightness(without, stage.on({0, height, 0})) != 128);
}

void TestCastShadows::anotherContextMakesItAnew()
{
    Stage stage(Stage::Below::Ground);
    QVERIFY(stage.isReady());
    const QImage first = stage.with();
    stage.surface().finalise();
    stage.surface().initialise(QOpenGLContext::currentContext());
    QVERIFY(stage.with() == first);
}

SINEW_TEST(TestCastShadows)

}  // namespace tst_cast_shadows

#include "tst_cast_shadows.moc"
