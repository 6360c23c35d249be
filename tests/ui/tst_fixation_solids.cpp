// Screws, blades, plates and nails as they are drawn: where they lie, and how they bend with the head.

#include <cmath>

#include <QTest>

#include "core/fixation/standard_fixators.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/fixation_scene_fixture.h"
#include "ui/scene/bone_field.h"
#include "ui/scene/femur_landmarks.h"
#include "ui/scene/fixation_scene.h"
#include "ui/scene/fixation_solids.h"

namespace tst_fixation_solids {

using namespace sinew;
using namespace sinew::test;

class TestFixationSolids : public QObject {
    Q_OBJECT

private slots:
    void standardFixatorsLieInTheBone();
    void solidsFollowBeams();
    void beamsBendWithTheHead();
    void bentBeamsHaveNoKinks();
};

void TestFixationSolids::standardFixatorsLieInTheBone()
{
    for (const FixatorKind kind : {FixatorKind::CannulatedScrews, FixatorKind::SlidingHipScrew, FixatorKind::BladePlate,
                                   FixatorKind::Nail, FixatorKind::LockingPlate}) {
        Fixation fixation = screws().fixation;
        fixation.fixator = standardFixator(kind, fixation.fracture.kind);
        const Construct construct = buildConstruct(fixation);
        QVERIFY(construct.isSound());
        const BoneField field = makeFemurField(femurLandmarks(fixation.femur));
        for (const PlacedBeam& beam : construct.beams) {
            const Vector3 crossing = construct.section.frame.origin + beam.bedded.crossing;
            for (int i = 1; i <= 10; ++i) {
                const double place = beam.bedded.from + i / 10.0 * (beam.bedded.to - beam.bedded.from);
                const double out = field.at(crossing + place * beam.bedded.direction);
                QVERIFY2(out < -0.001, qPrintable(QString("%1: %2 mm at %3").arg(int(kind)).arg(1e3 * out).arg(place)));
            }
        }
    }
}

void TestFixationSolids::solidsFollowBeams()
{
    const Scene scene = buildFixationScene({screws(), -1, 1});
    QCOMPARE(scene.solids.size(), screws().construct.beams.size());
    for (std::size_t i = 0; i < scene.solids.size(); ++i) {
        const SceneSolid& solid = scene.solids[i];
        const PlacedBeam& beam = screws().construct.beams[i];
        QCOMPARE(solid.id.name, "beam/" + std::to_string(i));
        QCOMPARE(solid.title, beam.stated.name);
        QCOMPARE(solid.selected, i == 1);
        const SolidPart &shaft = solid.parts[0], &thread = solid.parts[1];
        QCOMPARE(shaft.radius, beam.stated.diameter / 2);
        QVERIFY(thread.isThreaded);
        QCOMPARE(thread.radius, beam.stated.threadDiameter / 2);
        SINEW_COMPARE_NEAR((shaft.line.back() - shaft.line.front()).norm(), beam.bedded.to - beam.bedded.from,
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR((thread.line.back() - thread.line.front()).norm(), beam.stated.threadLength, {.abs = 1e-12});
    }
    Fixation blade = screws().fixation;
    blade.fixator = standardFixator(FixatorKind::BladePlate, blade.fracture.kind);
    const CaseAnswer bladed = solved(blade);
    const Scene withPlate = buildFixationScene({bladed, -1});
    QCOMPARE(withPlate.solids.size(), std::size_t(2));
    QCOMPARE(withPlate.solids[0].parts[0].width, 0.016);
    QCOMPARE(withPlate.solids[0].parts[0].height, 0.0065);
    // The blade is wide from front to back.
    QVERIFY(std::abs(withPlate.solids[0].parts[0].across.x()) > 0.9);
    QCOMPARE(withPlate.solids[1].id.name, std::string("plate"));
    blade.fixator = standardFixator(FixatorKind::Nail, blade.fracture.kind);
    QCOMPARE(holderSolids(solved(blade), nullptr).at(0).id.name, std::string("nail"));
    // A nail that is a beam itself is drawn once, with its head screw through its axis and two bolts near its end.
    const CaseAnswer nailed = solved(readCase("subtrochanteric_nail").fixation);
    const std::vector<SceneSolid> holds = holderSolids(nailed, nullptr);
    QCOMPARE(holds.size(), std::size_t(2));
    QCOMPARE(holds[0].id.name, std::string("head-hold"));
    const FemurFrame& femur = nailed.construct.femur;
    const std::vector<Vector3>& screw = holds[0].parts[0].line;
    QVERIFY((screw.back() - screw.front()).normalized().dot(femur.neck) > 1 - 1e-12);
    QVERIFY(screw.back().norm() < nailed.fixation.femur.headDiameter / 2);
    QCOMPARE(holds[1].parts.size(), std::size_t(2));
    const PlacedBeam& nail = nailed.construct.beams[0];
    const Vector3 end
        = nailed.construct.section.frame.origin + nail.bedded.crossing + nail.bedded.from * nail.bedded.direction;
    for (const SolidPart& bolt : holds[1].parts) {
        const Vector3 way = bolt.line.back() - bolt.line.front();
        QVERIFY(std::abs(way.normalized().dot(femur.lateral)) > 1 - 1e-12);
        const double above = (bolt.line.front() - end).dot(femur.shaft);
        QVERIFY(above > 0.005 && above < 0.04);
    }
}

void TestFixationSolids::beamsBendWithTheHead()
{
    const FixationAnswer& answer = screws().answers[0];
    const Construct& construct = screws().construct;
    const DrawnMovement movement{answer, 5};
    const std::vector<SceneSolid> bent = beamSolids(construct, &movement), still = beamSolids(construct, nullptr);
    const Eigen::Isometry3d head = headPose(construct, movement);
    for (std::size_t i = 0; i < bent.size(); ++i) {
        // A tip goes with the head around it, but for what its bed gives way.
        const Vector3 tip = still[i].parts[0].line.back(), moved = bent[i].parts[0].line.back();
        const Vector3 withHead = head * tip;
        QVERIFY((moved - withHead).norm() < 0.5 * (withHead - tip).norm());
        QVERIFY(bent[i].parts[0].line.size() > 4);
        // No jump where it crosses the plane.
        for (std::size_t k = 0; k + 1 < bent[i].parts[0].line.size(); ++k)
            QVERIFY((bent[i].parts[0].line[k + 1] - bent[i].parts[0].line[k]).norm() < 0.008);
    }
}

// The tip of a nail's screw once stayed behind the head that it lies in, by round-off of its place.
void TestFixationSolids::bentBeamsHaveNoKinks()
{
    for (const FixatorKind kind : {FixatorKind::CannulatedScrews, FixatorKind::SlidingHipScrew, FixatorKind::BladePlate,
                                   FixatorKind::Nail, FixatorKind::LockingPlate}) {
        Fixation fixation = screws().fixation;
        fixation.fixator = standardFixator(kind, fixation.fracture.kind);
        const CaseAnswer answer = solved(fixation);
        QVERIFY(answer.isSound() && answer.answers[0].isUsable());
        const DrawnMovement movement{answer.answers[0], 5};
        for (const SceneSolid& solid : beamSolids(answer.construct, &movement)) {
            const std::vector<Vector3>& line = solid.parts[0].line;
            for (std::size_t i = 0; i + 2 < line.size(); ++i) {
                const Vector3 one = (line[i + 1] - line[i]).normalized(),
                              next = (line[i + 2] - line[i + 1]).normalized();
                QVERIFY2(one.dot(next) > 0.97, qPrintable(QString("%1, piece %2").arg(int(kind)).arg(i)));
            }
        }
    }
}

SINEW_TEST(TestFixationSolids)

}  // namespace tst_fixation_solids

#include "tst_fixation_solids.moc"
