#include <algorithm>
#include <cmath>
#include <numeric>

#include <QTest>
#include <vtkActor.h>
#include <vtkMapper.h>
#include <vtkPolyData.h>
#include <vtkProperty.h>

#include "core/io/fixation_file.h"
#include "tests/support/test_registry.h"
#include "ui/scene/fixation_scene.h"
#include "ui/scene/viridis.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/viewport.h"

namespace tst_fixation_view {

using namespace sinew;

namespace {

const CaseAnswer& screws()
{
    static const CaseAnswer answer = [] {
        const Result<FixationBundle> read
            = readFixationFile(SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json");
        if (!read)
            qFatal("the case cannot be read");
        Fixation fixation = read.value->fixation;
        fixation.activity.clear();
        return answerPostures(fixation, nullptr);
    }();
    return answer;
}

// Without what would cover it.
Scene bareScene(bool withFixator = true)
{
    FixationLayers layers;
    layers.forces = layers.muscles = layers.pressure = false;
    layers.fixator = withFixator;
    return buildFixationScene({screws(), 0, -1, layers});
}

double distance(const QColor& a, const QColor& b)
{
    return std::hypot(double(a.red() - b.red()), double(a.green() - b.green()), double(a.blue() - b.blue()));
}

void show(Viewport& viewport, const Scene& scene)
{
    viewport.resize(600, 450);
    viewport.setScene(scene);
    viewport.show();
    viewport.setView(ViewDirection::Front);
    viewport.picture({600, 450});  // waits for the bones
    const int seen = viewport.frameCount();
    viewport.fit();
    QTRY_VERIFY_WITH_TIMEOUT(viewport.frameCount() > seen, 20000);
}

// Where the shaft of a screw lies in the bone, between cortex and plane.
QPointF screwAt(const Viewport& viewport, std::size_t beam)
{
    const SolidPart& shaft = viewport.scene().solids[beam].parts[0];
    const Projected at = viewport.projection().at(shaft.line[2 * shaft.line.size() / 5]);
    return {at.x, at.y};
}

}  // namespace

// The broken hip in the 3D view.
class TestFixationView : public QObject {
    Q_OBJECT

private slots:
    void screwIsSeenThroughTheBone();
    void screwIsPickedThroughTheBone();
    void fragmentsShareAMeshAndAreCut();
    void selectionMakesNothingAnew();
    void pressuresAreSeen();
    void darkIsNotLight();
};

void TestFixationView::screwIsSeenThroughTheBone()
{
    Viewport viewport;
    show(viewport, bareScene());
    const QPoint at = screwAt(viewport, 0).toPoint();
    const QColor with = viewport.picture({600, 450}).pixelColor(at);
    viewport.setScene(bareScene(false));
    const QColor without = viewport.picture({600, 450}).pixelColor(at);
    QVERIFY2(distance(with, without) > 40, qPrintable(with.name() + ' ' + without.name()));
    // And the bone is seen: it is not the background's colour.
    Scene nothing = bareScene(false);
    nothing.bodies.clear();
    viewport.setScene(nothing);
    QVERIFY(distance(viewport.picture({600, 450}).pixelColor(at), without) > 8);
}

void TestFixationView::screwIsPickedThroughTheBone()
{
    Viewport viewport;
    show(viewport, bareScene());
    const ObjectId lower{ObjectKind::Fixation, "beam/0"};
    QCOMPARE(viewport.pickAt(screwAt(viewport, 0)).of.id.name, lower.name);
    const auto at = [&](const Vector3& place) {
        const Projected seen = viewport.projection().at(place);
        return viewport.pickAt({seen.x, seen.y}).of.id.name;
    };
    const FemurFrame& femur = screws().construct.femur;
    QCOMPARE(at(femur.crossing - 0.06 * femur.shaft), std::string("bone/shaft"));
    QCOMPARE(at(0.015 * Vector3(0, 1, 0)), std::string("bone/head"));
    QVERIFY(at(femur.crossing + 0.08 * femur.lateral).empty());
}

void TestFixationView::fragmentsShareAMeshAndAreCut()
{
    Viewport viewport;
    show(viewport, bareScene());
    const SceneSync& actors = viewport.actors();
    QCOMPARE(actors.bone(0), actors.bone(1));
    const Scene& scene = viewport.scene();
    for (std::size_t i = 0; i < 2; ++i) {
        vtkActor* actor = actors.boneActor(i);
        QVERIFY(actor && actor->GetProperty()->GetOpacity() < 1);
        vtkDataSet* drawn = actor->GetMapper()->GetInput();
        QVERIFY(drawn->GetNumberOfPoints() > 100);
        for (vtkIdType k = 0; k < drawn->GetNumberOfPoints(); ++k) {
            Vector3 point;
            drawn->GetPoint(k, point.data());
            // Points are kept in single precision.
            QVERIFY((point - scene.bodies[i].cuts[0].origin).dot(scene.bodies[i].cuts[0].normal) > -1e-6);
        }
    }
}

void TestFixationView::selectionMakesNothingAnew()
{
    Viewport viewport;
    show(viewport, buildFixationScene({screws(), 0}));
    const SceneSync& actors = viewport.actors();
    vtkActor* head = actors.boneActor(0);
    vtkDataSet* drawn = head->GetMapper()->GetInput();
    const auto devices = actors.devices()->GetMTime(), surfaces = actors.surfaces()->GetMTime();
    viewport.setScene(buildFixationScene({screws(), 0, 1}));
    viewport.picture({200, 150});
    QCOMPARE(actors.devices()->GetMTime(), devices);
    QCOMPARE(actors.surfaces()->GetMTime(), surfaces);
    // Another load moves what it moves; the cut bone stays as it is.
    viewport.setScene(buildFixationScene({screws(), 1}));
    viewport.picture({200, 150});
    QVERIFY(actors.devices()->GetMTime() > devices);
    QVERIFY(actors.surfaces()->GetMTime() > surfaces);
    QCOMPARE(actors.boneActor(0), head);
    QCOMPARE(head->GetMapper()->GetInput(), drawn);
}

void TestFixationView::pressuresAreSeen()
{
    FixationLayers layers;
    layers.bone = layers.forces = layers.muscles = layers.fixator = false;
    const Scene scene = buildFixationScene({screws(), 0, -1, layers});
    Viewport viewport;
    show(viewport, scene);
    viewport.setView(ViewDirection::Top);
    const QImage image = viewport.picture({600, 450}, {PictureTexts::Bare});
    const double least = std::accumulate(
        scene.patches.pieces.begin(), scene.patches.pieces.end(), 1e9,
        [](double value, const ScenePatch& piece) { return std::min(value, piece.value.value_or(1e9)); });
    const QColor dark = QColor::fromRgb(viridis(least / scene.patches.scale));
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += distance(image.pixelColor(x, y), dark) < 30 ? 1 : 0;
    }
    QVERIFY2(count > 300, qPrintable(QString::number(count)));
}

void TestFixationView::darkIsNotLight()
{
    Viewport viewport;
    show(viewport, bareScene());
    const QPoint at = screwAt(viewport, 0).toPoint();
    const QColor light = viewport.picture({600, 450}).pixelColor(at);
    viewport.setPalette3d(darkPalette);
    const QColor dark = viewport.picture({600, 450}).pixelColor(at);
    QVERIFY(distance(light, dark) > 10);
    // The cut bones have taken the new colours too.
    viewport.setPalette3d(lightPalette);
    QVERIFY(distance(viewport.picture({600, 450}).pixelColor(at), light) < 6);
}

SINEW_TEST(TestFixationView)

}  // namespace tst_fixation_view

#include "tst_fixation_view.moc"
