#include <algorithm>
#include <cmath>

#include <QTest>

#include "core/base/constants.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/fixation_scene_fixture.h"
#include "ui/scene/bone_field.h"
#include "ui/scene/femur_landmarks.h"
#include "ui/scene/femur_scene.h"
#include "ui/scene/fixation_scene.h"
#include "ui/scene/scene_changes.h"
#include "ui/scene/section_patches.h"

namespace tst_fixation_scene {

using namespace sinew;
using namespace sinew::test;

namespace {

const SceneArrow* findArrow(const Scene& scene, const char* name)
{
    for (const SceneArrow& arrow : scene.arrows) {
        if (arrow.id == ObjectId{ObjectKind::Fixation, name})
            return &arrow;
    }
    return nullptr;
}

Vector3 reflected(const Vector3& v)
{
    return {v.x(), v.y(), -v.z()};
}

double sumOf(const std::vector<Vector3>& points)
{
    double sum = 0;
    for (const Vector3& point : points)
        sum += point.norm();
    return sum;
}

}  // namespace

class TestFixationScene : public QObject {
    Q_OBJECT

private slots:
    void boneHoldsItsAxes();
    void boneIsAsThickAsStated();
    void anOsteotomyIsDrawn();
    void fragmentsArePartedByThePlane();
    void patchesAreTheCells();
    void arrowsSayTheResultants();
    void muscleStrandsEndOnTheBone();
    void leftIsTheMirrorImage();
    void layersAreHonoured();
    void nothingIsSaidOfWhatWasNotSolved();
    void wholeFemurForAnUnsoundCase();
    void sliderChangesWhatItMust();
};

// The core places devices along the computed axes: the drawn bone must hold them.
void TestFixationScene::boneHoldsItsAxes()
{
    for (const double angle : {115.0, 130.0, 145.0}) {
        for (const double turn : {-10.0, 10.0, 35.0}) {
            for (const BodySide side : {BodySide::Right, BodySide::Left}) {
                FemurShape shape;
                shape.side = side;
                shape.neckShaftAngle = angle * degree;
                shape.anteversion = turn * degree;
                const FemurFrame femur = frameOf(shape);
                const BoneField field = makeFemurField(femurLandmarks(shape));
                QCOMPARE(field.mirrored, side == BodySide::Left);
                const auto at = [&](const Vector3& point) { return field.at(point); };
                for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
                    QVERIFY2(
                        at(share * femur.crossing) < -0.009,
                        qPrintable(
                            QString("%1 %2 %3: %4").arg(share).arg(angle).arg(turn).arg(at(share * femur.crossing))));
                for (const double below : {0.02, 0.06, 0.1, 0.15})
                    QVERIFY2(at(femur.crossing - below * femur.shaft) < -0.008, qPrintable(QString::number(below)));
                QVERIFY(at(femur.crossing + 0.05 * femur.lateral) > 0);
                QVERIFY(at(femur.crossing - 0.1 * femur.shaft + 0.025 * femur.lateral) > 0);
            }
        }
    }
}

void TestFixationScene::boneIsAsThickAsStated()
{
    FemurShape shape;
    shape.headDiameter = 0.052;
    shape.neckHeight = 0.036;
    shape.neckDepth = 0.024;
    shape.shaftDiameter = 0.027;
    const FemurFrame femur = frameOf(shape);
    const BoneField field = makeFemurField(femurLandmarks(shape));
    const double fillet = 0.0015;  // m: neighbours are joined by blends
    QVERIFY(std::abs(field.at(0.026 * femur.neck)) < 0.0005);
    QVERIFY(std::abs(field.at(0.026 * femur.superior)) < fillet);
    const Vector3 neck = 0.55 * femur.crossing, ahead = femur.neck.cross(femur.superior);
    QVERIFY(std::abs(field.at(neck + 0.018 * femur.superior)) < 0.004);
    QVERIFY(std::abs(field.at(neck - 0.012 * ahead)) < 0.004);
    const Vector3 shaft = femur.crossing - 0.1 * femur.shaft;
    QVERIFY(std::abs(field.at(shaft + 0.0135 * femur.lateral)) < fillet);
    QVERIFY(std::abs(field.at(shaft + 0.0135 * femur.forward)) < fillet);
}

// After a cut three pieces of one bone: the head's and the one below it turn together, the shaft stands under them.
void TestFixationScene::anOsteotomyIsDrawn()
{
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        Fixation fixation = screws().fixation;
        fixation.femur.side = side;
        fixation.osteotomy = Osteotomy{.valgus = 20 * degree, .medialisation = 0.008};
        fixation.activity.clear();
        const CaseAnswer answer = answerPostures(fixation, nullptr);
        QVERIFY(answer.isSound());
        const Scene scene = buildFixationScene({answer, -1});
        QCOMPARE(scene.bodies.size(), std::size_t(3));
        const SceneBody &head = scene.bodies[0], &shaft = scene.bodies[1], &piece = scene.bodies[2];
        QCOMPARE(piece.id.name, std::string("bone/piece"));
        QVERIFY(head.pose.isApprox(piece.pose));
        const double hand = side == BodySide::Left ? -1 : 1;
        const auto mirrored = [&](Vector3 v) -> Vector3 { return {v.x(), v.y(), hand * v.z()}; };
        const CutFemur& cut = *answer.construct.cut;
        const Vector3 knee = shaft.pose * Vector3(0, -mechanicalLengthOf(femurOf(answer.fixation)), 0);
        QVERIFY((knee - Vector3(0, -cut.mechanicalLength, 0)).norm() < 1e-12);
        const Vector3 crossing = mirrored(cut.head.transpose() * answer.construct.femur.crossing);
        QVERIFY((piece.pose * crossing - mirrored(answer.construct.femur.crossing)).norm() < 1e-12);
        QVERIFY(piece.shows(crossing) && !head.shows(crossing) && !shaft.shows(crossing));
        QVERIFY(head.shows(Vector3::Zero()) && shaft.shows(Vector3(0, -0.3, 0)) && !piece.shows(Vector3(0, -0.3, 0)));
    }
}

void TestFixationScene::fragmentsArePartedByThePlane()
{
    const Scene scene = buildFixationScene({screws(), 0});
    QCOMPARE(scene.bodies.size(), std::size_t(2));
    const SceneBody &head = scene.bodies[0], &shaft = scene.bodies[1];
    QVERIFY(head.isGlass && shaft.isGlass);
    QVERIFY(head.shows(Vector3::Zero()) && !shaft.shows(Vector3::Zero()));
    QVERIFY(shaft.shows(Vector3(0, -0.4, 0)) && !head.shows(Vector3(0, -0.4, 0)));
    QVERIFY(head.landmarks == shaft.landmarks);  // one mesh serves both
    // The head moves as solved, five times larger; a turn of 0.17 rad bends the way by half of that share.
    const FixationAnswer& answer = screws().answers[0];
    const Vector3 moved = head.pose * Vector3(Vector3::Zero());
    QVERIFY((moved - 5 * answer.headDisplacement).norm() < 0.1 * moved.norm());
    QVERIFY(moved.norm() > 1e-4);
    QVERIFY(shaft.pose.isApprox(Eigen::Isometry3d::Identity()));
    const Scene still = buildFixationScene({screws(), -1});
    QVERIFY(still.bodies[0].pose.isApprox(Eigen::Isometry3d::Identity()));
}

void TestFixationScene::patchesAreTheCells()
{
    const Construct& construct = screws().construct;
    const std::vector<SectionPatch> patches = sectionPatches(construct);
    QCOMPARE(patches.size(), construct.sectionCells.size());
    for (std::size_t i = 0; i < patches.size(); ++i) {
        const SectionProperties drawn = propertiesOf(patches[i].outline);
        SINEW_COMPARE_NEAR(drawn.area, construct.sectionCells[i].area, {.abs = 1e-12});
        QVERIFY((drawn.centroid - construct.sectionCells[i].centroid).norm() < 1e-8);
    }
    const FixationAnswer& answer = screws().answers[0];
    const Scene scene = buildFixationScene({screws(), 0});
    QCOMPARE(scene.patches.pieces.size(), patches.size());
    // One scale serves the patch and the section face on.
    QCOMPARE(scene.patches.scale, 100 * sharesScale(construct, answer.interface.cells));
    const PlaneFrame& plane = construct.section.frame;
    double force = 0;
    for (std::size_t i = 0; i < patches.size(); ++i) {
        const ScenePatch& piece = scene.patches.pieces[i];
        QCOMPARE(piece.value.has_value(), answer.interface.cells[i].state != CellState::Open);
        QVERIFY(!piece.isHatched || !piece.value);
        force += piece.value.value_or(0) / strengthShare(construct, i, 100) * construct.sectionCells[i].area;
        for (const Vector3& corner : piece.corners)
            QVERIFY(std::abs((corner - plane.origin).dot(plane.normal)) < 1e-12);
    }
    // What is seen adds up to what the bone carries.
    SINEW_COMPARE_NEAR(force, answer.parts[0].carries.compression, {.abs = 1e-6 * force});
}

void TestFixationScene::arrowsSayTheResultants()
{
    const FixationAnswer& answer = screws().answers[0];
    const Scene scene = buildFixationScene({screws(), 0});
    const PlaneFrame& plane = screws().construct.section.frame;
    const SceneArrow* hip = findArrow(scene, "hip");
    QVERIFY(hip && hip->kind == ArrowKind::JointForce);
    QVERIFY(hip->vector.normalized().isApprox(answer.load.hipForce.normalized(), 1e-12));
    QVERIFY(QString::fromStdString(hip->label).startsWith("hip "));
    QVERIFY(QString::fromStdString(hip->label).endsWith(" BW"));
    const SceneArrow* compression = findArrow(scene, "resultant/compression");
    QVERIFY(compression);
    QVERIFY(compression->tip.isApprox(plane.origin, 1e-12));
    QVERIFY(compression->vector.dot(plane.normal) < 0);
    const SceneArrow* shear = findArrow(scene, "resultant/shear-down");
    QVERIFY(shear);
    QVERIFY(shear->vector.dot(plane.down) * answer.resultants.shearDown > 0);
    // One scale for all forces.
    SINEW_COMPARE_NEAR(shear->vector.norm() / compression->vector.norm(),
                       std::abs(answer.resultants.shearDown) / answer.resultants.compression, {.abs = 1e-9});
    const SceneArrow* bending = findArrow(scene, "resultant/varus");
    QVERIFY(bending && bending->bend.size() > 4);
    // A positive moment drives the head into varus: its arrow comes down on the inner side, above the plane.
    const Vector3 turned = (bending->bend[12] - plane.origin).cross(bending->bend[13] - bending->bend[12]);
    QVERIFY(turned.dot(plane.back) * answer.resultants.varusMoment > 0);
    QVERIFY((bending->bend[12] - plane.origin).dot(plane.normal) > 0);
}

void TestFixationScene::muscleStrandsEndOnTheBone()
{
    const FixationBundle bundle = readCase("neck_screws");
    QVERIFY(bundle.model);
    const CaseAnswer answer = answerPostures(bundle.fixation, &*bundle.model);
    QVERIFY(answer.isSound() && !answer.postures.empty());
    const Scene scene = buildFixationScene({answer, 0});
    const FixationAnswer& shown = answer.answers[0];
    QCOMPARE(scene.strands.size(), shown.load.pulls.size());
    QVERIFY(!scene.strands.empty());
    const BoneField field = makeFemurField(femurLandmarks(answer.fixation.femur));
    double largest = 0;
    for (std::size_t i = 0; i < scene.strands.size(); ++i) {
        const SceneStrand& strand = scene.strands[i];
        QCOMPARE(strand.id.name, shown.load.pulls[i].link);
        QCOMPARE(strand.force, shown.load.pulls[i].force);
        largest = std::max(largest, strand.force);
        double nearest = 1;
        for (const Vector3& point : strand.points)
            nearest = std::min(nearest, std::abs(field.at(point)));
        // Attachments are those of another person's bone.
        qInfo("%s: %.1f mm", strand.id.name.c_str(), 1e3 * nearest);
        QVERIFY2(nearest < 0.02, strand.id.name.c_str());
    }
    QVERIFY(scene.tensionScale >= largest);
}

void TestFixationScene::leftIsTheMirrorImage()
{
    Fixation fixation = screws().fixation;
    fixation.femur.side = BodySide::Left;
    const CaseAnswer left = solved(fixation);
    const Scene a = buildFixationScene({screws(), 0}), b = buildFixationScene({left, 0});
    QCOMPARE(b.solids.size(), a.solids.size());
    for (std::size_t i = 0; i < a.solids.size(); ++i) {
        const auto &one = a.solids[i].parts[0].line, &other = b.solids[i].parts[0].line;
        for (std::size_t k = 0; k < one.size(); ++k)
            QVERIFY((reflected(one[k]) - other[k]).norm() < 1e-9);
    }
    for (std::size_t i = 0; i < a.arrows.size(); ++i) {
        QVERIFY((reflected(a.arrows[i].tip) - b.arrows[i].tip).norm() < 1e-9);
        QCOMPARE(a.arrows[i].label, b.arrows[i].label);
    }
    const Vector3 point(0.01, -0.02, 0.03);
    QVERIFY((reflected(a.bodies[0].pose * point) - b.bodies[0].pose * reflected(point)).norm() < 1e-9);
    QVERIFY(b.bodies[0].pose.linear().determinant() > 0);
    const auto corners = planeCorners(screws().construct), mirrored = planeCorners(left.construct, BodySide::Left);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY((reflected(corners[i]) - mirrored[i]).norm() < 1e-12);
}

void TestFixationScene::layersAreHonoured()
{
    FixationLayers none{false, false, false, false, false};
    const Scene bare = buildFixationScene({screws(), 0, -1, none});
    QVERIFY(bare.bodies.empty() && bare.solids.empty() && bare.patches.pieces.empty() && bare.arrows.empty());
    QCOMPARE(bare.outlines.size(), std::size_t(1));
    FixationLayers pressure = none;
    pressure.pressure = true;
    const Scene pressed = buildFixationScene({screws(), 0, -1, pressure});
    QVERIFY(!pressed.patches.pieces.empty() && pressed.bodies.empty());
}

void TestFixationScene::nothingIsSaidOfWhatWasNotSolved()
{
    CaseAnswer unheld = screws();
    unheld.answers[0].status = SolveStatus::Infeasible;
    const Scene scene = buildFixationScene({unheld, 0});
    QVERIFY(scene.patches.pieces.empty());
    QVERIFY(scene.bodies[0].pose.isApprox(Eigen::Isometry3d::Identity()));
    QVERIFY(findArrow(scene, "hip"));
    unheld.answers[0].load.isUsable = false;
    QVERIFY(buildFixationScene({unheld, 0}).arrows.empty());
    QVERIFY(buildFixationScene({screws(), 99}).arrows.empty());
    const Scene still = buildFixationScene({screws(), -1});
    QVERIFY(still.arrows.empty() && still.patches.pieces.empty() && still.strands.empty());
    QCOMPARE(still.solids.size(), std::size_t(3));
}

void TestFixationScene::wholeFemurForAnUnsoundCase()
{
    const Scene scene = buildFemurScene(FemurShape());
    QCOMPARE(scene.bodies.size(), std::size_t(1));
    QVERIFY(!scene.bodies[0].isGlass && scene.bodies[0].cuts.empty());
    FemurShape refused;
    refused.neckLength = -1;
    QVERIFY(buildFemurScene(refused).bodies.empty());
    CaseAnswer unsound;
    unsound.problems.push_back({"femur", makeError(std::string("no"))});
    QVERIFY(buildFixationScene({unsound}).bodies.empty());
}

// Dragging the load moves arrows and beams; neither does a selection make anything anew.
void TestFixationScene::sliderChangesWhatItMust()
{
    const Scene first = buildFixationScene({screws(), 0});
    const SceneChanges same = changesBetween(first, buildFixationScene({screws(), 0, 2}));
    QVERIFY(!same.devices && !same.surfaces && !same.arrows && !same.solids && !same.strands);
    const SceneChanges other = changesBetween(first, buildFixationScene({screws(), 1}));
    QVERIFY(other.devices && other.surfaces && other.arrows);
    QVERIFY(first.bodies[0].landmarks == buildFixationScene({screws(), 1}).bodies[0].landmarks);
    QVERIFY(sumOf(first.reach) > 0);
}

SINEW_TEST(TestFixationScene)

}  // namespace tst_fixation_scene

#include "tst_fixation_scene.moc"
