// Dragging screws, blades and nails in the picture.

#include <random>

#include <Eigen/Geometry>
#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/beam_placement.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/fixation_scene.h"
#include "ui/workspaces/fixation/beam_drag.h"
#include "ui/workspaces/fixation/fixation_grips.h"
#include "ui/workspaces/fixation/side_mirror.h"

namespace tst_beam_drag {

using namespace sinew;

namespace {

constexpr double roundOff = 1e-12;  // m and rad: sums of lengths of decimetres

FemurShape shapeOf(BodySide side)
{
    FemurShape shape;
    shape.side = side;
    return shape;
}

BeamRun drawnRun(const FixatorBeam& beam, const FemurShape& shape)
{
    FemurShape right = shape;
    right.side = BodySide::Right;
    BeamRun run = runOf(beam, right, frameOf(right));
    for (Vector3* place : {&run.outer, &run.tip, &run.across, &run.anchor})
        *place = asSeen(shape.side, *place);
    return run;
}

Ray through(const Vector3& place, const Vector3& from)
{
    return {place + 0.5 * from.normalized(), -from.normalized()};
}

std::shared_ptr<const SolvedFixation> solvedOf(const Fixation& fixation)
{
    auto solved = std::make_shared<SolvedFixation>();
    solved->fixation = fixation;
    solved->answers.push_back(answerPostures(fixation, nullptr));
    return solved;
}

}  // namespace

class TestBeamDrag : public QObject {
    Q_OBJECT

private slots:
    void theRunOfABeamIsWhereItIsPlaced();
    void aBodyIsSeenWhereItWasTaken();
    void whatIsSeenEndOnStays();
    void aTipMovesAlongItsBeam();
    void anOuterEndTurnsIt();
    void gripsBelongToPlaneAndChosenBeam();
    void theFirstDragWritesTheBeamsOut();
    void aPlaneAtItsLimitSaysWhy();
    void aRefusedBeamIsDrawnWhereItWouldLie();
};

// An independent way to the same ends: those that the construct solves with.
void TestBeamDrag::theRunOfABeamIsWhereItIsPlaced()
{
    int checked = 0;
    for (const FixatorKind kind : {FixatorKind::CannulatedScrews, FixatorKind::SlidingHipScrew, FixatorKind::BladePlate,
                                   FixatorKind::Nail, FixatorKind::LockingPlate}) {
        for (const FractureKind fracture : {FractureKind::Neck, FractureKind::Subtrochanteric}) {
            Fixation fixation;
            fixation.fixator.kind = kind;
            fixation.fracture = usualPlane(fracture, fixation.femur);
            const Construct construct = buildConstruct(fixation);
            for (const PlacedBeam& beam : construct.beams) {
                const BeamRun run = runOf(beam.stated, fixation.femur, construct.femur);
                const Vector3 crossing = construct.section.frame.origin + beam.bedded.crossing;
                QVERIFY((crossing + beam.bedded.from * beam.bedded.direction - run.outer).norm() < roundOff);
                QVERIFY((crossing + beam.bedded.to * beam.bedded.direction - run.tip).norm() < roundOff);
                ++checked;
            }
        }
    }
    QVERIFY(checked > 10);
}

void TestBeamDrag::aBodyIsSeenWhereItWasTaken()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> number(-1, 1);
    for (int i = 0; i < 60; ++i) {
        const FemurShape shape = shapeOf(i % 2 ? BodySide::Left : BodySide::Right);
        FixatorBeam beam = i % 3 ? cannulatedScrews(ScrewPattern::Triangle).beams[0]
                                 : standardFixator(FixatorKind::Nail, FractureKind::Subtrochanteric).beams[0];
        const Vector3 from = drawnRun(beam, shape).outer;
        const Vector3 target = from + 0.01 * Vector3(number(random), number(random), number(random));
        // Along the beam itself: then both ways beside it are seen in full.
        const BeamRun run = drawnRun(beam, shape);
        const Ray ray = through(target, run.tip - run.outer);
        const auto moved = draggedBeam(beam, shape, BeamGrip::Body, from, ray);
        QVERIFY(moved);
        const Vector3 shift = drawnRun(*moved, shape).anchor - run.anchor;
        const Vector3 left = from + shift - ray.origin;
        QVERIFY2((left - left.dot(ray.direction) * ray.direction).norm() < roundOff,
                 qPrintable(QString::number(left.norm())));
        QCOMPARE(moved->tip, beam.tip);
    }
}

void TestBeamDrag::whatIsSeenEndOnStays()
{
    const FemurShape shape = shapeOf(BodySide::Right);
    const FixatorBeam beam = cannulatedScrews(ScrewPattern::InvertedTriangle).beams[1];
    const BeamRun run = drawnRun(beam, shape);
    const FemurFrame femur = frameOf(shape);
    // From straight ahead of the neck, 4 mm above.
    const Vector3 forward = femur.neck.cross(femur.superior);
    const auto moved = draggedBeam(beam, shape, BeamGrip::Body, run.outer,
                                   through(run.outer + 0.004 * femur.superior + 0.01 * forward, forward));
    QVERIFY(moved);
    SINEW_COMPARE_NEAR(moved->offset, beam.offset + 0.004, {.abs = roundOff});
    QCOMPARE(moved->anterior, beam.anterior);
}

void TestBeamDrag::aTipMovesAlongItsBeam()
{
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        const FemurShape shape = shapeOf(side);
        FixatorBeam beam = cannulatedScrews(ScrewPattern::InvertedTriangle).beams[0];
        beam.angle = 140 * degree;
        const Vector3 from = drawnRun(beam, shape).tip;
        FixatorBeam wanted = beam;
        wanted.tip += 0.003;
        const auto longer
            = draggedBeam(beam, shape, BeamGrip::Tip, from, through(drawnRun(wanted, shape).tip, Vector3::UnitX()));
        QVERIFY(longer);
        SINEW_COMPARE_NEAR(longer->tip, wanted.tip, {.abs = roundOff});
        QVERIFY(!draggedBeam(beam, shape, BeamGrip::Tip, from, through(from, from - drawnRun(beam, shape).outer)));
    }
}

void TestBeamDrag::anOuterEndTurnsIt()
{
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        FemurShape shape = shapeOf(side);
        shape.anteversion = 0;  // so that the plane of neck and shaft is that of the picture
        for (const double angle : {122.0, 130.0, 141.0}) {
            const FixatorBeam beam
                = cannulatedScrews(ScrewPattern::InvertedTriangle).beams[0];  // parallel: 130 degrees
            FixatorBeam wanted = beam;
            wanted.angle = angle * degree;
            const BeamRun run = drawnRun(beam, shape);
            const auto turned = draggedBeam(beam, shape, BeamGrip::Outer, run.outer,
                                            through(drawnRun(wanted, shape).outer, Vector3::UnitX()));
            QVERIFY(turned && turned->angle);
            SINEW_COMPARE_NEAR(*turned->angle, *wanted.angle, {.abs = 1e-9});
        }
    }
    const FixatorBeam nail = standardFixator(FixatorKind::Nail, FractureKind::Subtrochanteric).beams[0];
    QVERIFY(!draggedBeam(nail, FemurShape(), BeamGrip::Outer, Vector3::Zero(), {}));
}

void TestBeamDrag::gripsBelongToPlaneAndChosenBeam()
{
    Fixation fixation;
    fixation.fixator.kind = FixatorKind::CannulatedScrews;
    const auto solved = solvedOf(fixation);
    QCOMPARE(fixationGrips(solved, 0, -1).size(), std::size_t(5));
    QCOMPARE(fixationGrips(solved, 0, 1).size(), std::size_t(8));
    QCOMPARE(fixationGrips(solved, 0, 9).size(), std::size_t(5));
    QCOMPARE(fixationGrips(nullptr, 0, 0).size(), std::size_t(0));
    QCOMPARE(beamOf({ObjectKind::Fixation, "beam/12"}), 12);
    QCOMPARE(beamOf({ObjectKind::Fixation, "plate"}), -1);
}

void TestBeamDrag::theFirstDragWritesTheBeamsOut()
{
    Fixation fixation;
    fixation.fixator.kind = FixatorKind::SlidingHipScrew;
    const std::vector<FixationGrip> grips = fixationGrips(solvedOf(fixation), -1, 0);
    const auto body = std::ranges::find_if(grips, [](const FixationGrip& it) { return it.of.part.front() == "body"; });
    QVERIFY(body != grips.end());
    const std::optional<Fixation> changed
        = body->dragged(fixation, body->place, through(body->place + 0.003 * Vector3::UnitY(), Vector3::UnitX()))
              .changed;
    QVERIFY(changed);
    QCOMPARE(changed->fixator.kind, FixatorKind::SlidingHipScrew);
    QCOMPARE(changed->fixator.beams.size(), std::size_t(1));
    QVERIFY(changed->fixator.beams[0].offset > -0.002 + 0.001);
    FixatorBeam back = changed->fixator.beams[0];
    const FixatorBeam usual = standardFixator(FixatorKind::SlidingHipScrew).beams[0];
    back.offset = usual.offset;
    back.anterior = usual.anterior;
    QVERIFY(back == usual);
    QVERIFY(body->words(*changed).starts_with("upwards "));
}

// The plane stays where it could still lie, and says why.
void TestBeamDrag::aPlaneAtItsLimitSaysWhy()
{
    Fixation fixation;
    fixation.fixator.kind = FixatorKind::CannulatedScrews;
    const auto solved = solvedOf(fixation);
    const FixationGrip middle = fixationGrips(solved, 0, -1)[4];
    const auto towardsTheHead = [&](double by) {
        const Vector3 neck = frameOf(fixation.femur).neck;
        return middle.dragged(fixation, middle.place, through(middle.place + by * neck, Vector3::UnitX()));
    };
    const DraggedCase near = towardsTheHead(0.005), far = towardsTheHead(0.02);
    QVERIFY(near.changed && near.whyNot.empty());
    QVERIFY(near.changed->fracture.fromHead < fixation.fracture.fromHead);
    QVERIFY(!far.changed);
    QVERIFY2(far.whyNot.find("head") != std::string::npos, far.whyNot.c_str());
}

void TestBeamDrag::aRefusedBeamIsDrawnWhereItWouldLie()
{
    Fixation fixation;
    fixation.femur.side = BodySide::Left;
    fixation.fixator = cannulatedScrews(ScrewPattern::InvertedTriangle);
    fixation.fixator.beams[1].offset = 0.02;
    const auto solved = solvedOf(fixation);
    QVERIFY(!solved->answers.front().isSound());
    const std::vector<SceneSolid> solids = drawnBeams({solved->answers.front()});
    QCOMPARE(solids.size(), std::size_t(3));
    for (std::size_t i = 0; i < solids.size(); ++i) {
        QCOMPARE(solids[i].refused, i == 1);
        const BeamRun run = drawnRun(fixation.fixator.beams[i], fixation.femur);
        QVERIFY((solids[i].parts.front().line.front() - run.outer).norm() < roundOff);
        QVERIFY((solids[i].parts.front().line.back() - run.tip).norm() < roundOff);
    }
    // It can be dragged back.
    QCOMPARE(fixationGrips(solved, -1, 1).size(), std::size_t(8));
}

SINEW_TEST(TestBeamDrag)

}  // namespace tst_beam_drag

#include "tst_beam_drag.moc"
