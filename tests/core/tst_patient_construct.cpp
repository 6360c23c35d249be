// What is built and answered on a patient's femur as a mesh: the section of its fracture, its canal, the devices in it.
// Held against the femur of patient_femur.h, whose every number is known: the mesh is off by some side^2/(8 R) of its
// cubes, 0.02 mm for cubes of 1.5 mm, which is where tolerances come from.

#include <cmath>

#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/near.h"
#include "tests/support/patient_femur.h"
#include "tests/support/test_registry.h"

namespace tst_patient_construct {

using namespace sinew;
using namespace sinew::test;

class TestPatientConstruct : public QObject {
    Q_OBJECT

private slots:
    // Standard fixators lie in the measured neck as they lie in the usual one, and do not leave a slender one.
    void standardFixatorsFollowTheFemur()
    {
        FemurShape slender = otherShape();
        slender.neckHeight = 0.025;
        slender.neckDepth = 0.018;
        slender.shaftDiameter = 0.027;
        const FemurShape usual;
        for (const FixatorKind kind : {FixatorKind::CannulatedScrews, FixatorKind::SlidingHipScrew,
                                       FixatorKind::BladePlate, FixatorKind::Nail, FixatorKind::LockingPlate}) {
            const Fixator here = standardFixator(kind, FractureKind::Neck, slender), there = standardFixator(kind);
            for (std::size_t i = 0; i < here.beams.size(); ++i) {
                SINEW_COMPARE_NEAR(here.beams[i].offset / slender.neckHeight, there.beams[i].offset / usual.neckHeight,
                                   {.abs = 1e-12});
                SINEW_COMPARE_NEAR(here.beams[i].anterior / slender.neckDepth,
                                   there.beams[i].anterior / usual.neckDepth, {.abs = 1e-12});
            }
        }
        const Fixator plate = standardFixator(FixatorKind::SlidingHipScrew, FractureKind::Subtrochanteric, slender);
        SINEW_COMPARE_NEAR(plate.beams[0].offset, slender.shaftDiameter / 2 + plate.beams[0].height / 2,
                           {.abs = 1e-12});
        // The lines of a mesh and of an ellipse of the same size are laid alike.
        AnalyticFemur femur{slender};
        const LyingFemur lies = lying(femur, femur.mesh(), somewhere());
        const Construct construct = buildConstruct(caseOf(lies), {.measured = measured(lies)});
        QVERIFY2(construct.isSound(),
                 construct.isSound() ? "" : construct.problems.front().diagnostic.message.english().c_str());
        Fixation unfitted = caseOf(lies);
        unfitted.fixator = standardFixator(FixatorKind::CannulatedScrews);
        QVERIFY(!buildConstruct(unfitted, {.measured = measured(lies)}).isSound());
    }

    // Planes across the neck at several angles and obliquities, against the closed form of the cut tube: areas within 0.5 %,
    // second moments 1 % (0.02 mm of a radius of 13 mm are 0.15 % of it, and the fourth power counts).
    void sectionsAreThoseOfTheTube()
    {
        const AnalyticFemur femur{otherShape()};
        const auto it = measured(lying(femur, solidMesh(), somewhere()));
        Fixation fixation = caseOf(lying(femur, solidMesh(), somewhere()));
        int count = 0;
        for (const double pauwels : {35.0, 45.0, 55.0}) {
            for (const double obliquity : {-20.0, -10.0, 0.0, 10.0, 20.0}) {
                fixation.fracture.pauwels = pauwels * degree;
                fixation.fracture.obliquity = obliquity * degree;
                fixation.fracture.fromHead = 0.0285;
                // The whole of a plane within 20 degrees of square keeps clear of the ball.
                if (sectionOf(fixation.fracture, otherShape()).frame.onNeck > 20 * degree)
                    continue;
                ++count;
                const Construct construct = buildConstruct(fixation, {.measured = it});
                QVERIFY2(construct.isSound(),
                         construct.isSound() ? "" : construct.problems.front().diagnostic.message.english().c_str());
                const PlaneSection exact = sectionOf(fixation.fracture, otherShape());
                const PlaneSection& section = construct.section;
                SINEW_COMPARE_NEAR(section.whole.area / exact.whole.area, 1, {.abs = 0.005});
                SINEW_COMPARE_NEAR(section.whole.secondX / exact.whole.secondX, 1, {.abs = 0.01});
                SINEW_COMPARE_NEAR(section.whole.secondY / exact.whole.secondY, 1, {.abs = 0.01});
                SINEW_COMPARE_NEAR((section.frame.origin - exact.frame.origin).norm(), 0, {.abs = 1e-4});
                SINEW_COMPARE_NEAR((section.frame.normal - exact.frame.normal).norm(), 0, {.abs = 1e-12});
                // A shell square to the axis all around, where the tube's inner ellipse is thinner between its axes: by 2 %
                // here (Steiner: the area is that of the outline's length times t, less pi t^2).
                SINEW_COMPARE_NEAR(section.cortical.area / exact.cortical.area, 1, {.abs = 0.03});
                double cells = 0;
                for (const SectionCell& cell : construct.sectionCells)
                    cells += cell.area;
                SINEW_COMPARE_NEAR(cells / section.whole.area, 1, {.abs = 1e-9});
            }
        }
        QVERIFY(count >= 4);
    }

    // A plane that falls outwards from high up cuts the head along; farther down it is a fracture.
    void aPlaneThroughTheHeadIsRefused()
    {
        const LyingFemur lies = lying(AnalyticFemur{otherShape()}, solidMesh(), somewhere());
        const auto it = measured(lies);
        Fixation fixation = caseOf(lies);
        fixation.fixator = {};
        fixation.fracture = usualPlane(FractureKind::ReverseOblique, otherShape());
        const Construct usual = buildConstruct(fixation, {.measured = it});
        QVERIFY2(usual.isSound(), usual.isSound() ? "" : usual.problems.front().diagnostic.message.english().c_str());
        fixation.fracture.pauwels = -65 * degree;
        fixation.fracture.fromHead = otherShape().neckLength;
        const Construct construct = buildConstruct(fixation, {.measured = it});
        QVERIFY(!construct.isSound());
        QCOMPARE(construct.problems.front().path, std::string("fracture"));
        QVERIFY(construct.problems.front().diagnostic.message.english().find("neck and head") != std::string::npos);
    }

    // The mesh of a femur whose marrow is a surface too: its cortex is measured, and the section has it.
    void aCanalIsMeasured()
    {
        AnalyticFemur femur{otherShape()};
        femur.isHollow = true;
        femur.shape.neckShell = 0.003;
        femur.shape.shaftShell = 0.007;
        femur.side = 0.001;
        const LyingFemur lies = lying(femur, femur.mesh(), somewhere());
        const auto it = measured(lies);
        QVERIFY2(it->isComplete(), firstProblem(*it).c_str());
        QVERIFY(it->neck->wall && it->shaft->wall);
        SINEW_COMPARE_NEAR(*it->neck->wall, 0.003, {.abs = 1e-4});
        SINEW_COMPARE_NEAR(*it->shaft->wall, 0.007, {.abs = 1e-4});
        Fixation fixation = caseOf(lies);
        fixation.fracture.fromHead = 0.0265;
        fixation.femur.neckShell = 0.0015;  // does not count, and that is said
        const Construct construct = buildConstruct(fixation, {.measured = it});
        QVERIFY(construct.isSound());
        FemurShape exact = femur.shape;
        SINEW_COMPARE_NEAR(construct.section.cortical.area / sectionOf(fixation.fracture, exact).cortical.area, 1,
                           {.abs = 0.02});
        // Screws end at the outer surface, not where they enter the canal.
        QCOMPARE(construct.beams.size(), std::size_t(3));
        for (const PlacedBeam& beam : construct.beams) {
            const Vector3 end
                = construct.section.frame.origin + beam.bedded.crossing + beam.bedded.from * beam.bedded.direction;
            SINEW_COMPARE_NEAR(femur.field(end, 0), 0, {.abs = 1e-4});
        }
        bool isSaid = false;
        for (const Sentence& remark : construct.remarks)
            isSaid = isSaid || remark.english().find("neck cortex") != std::string::npos;
        QVERIFY(isSaid);
    }

    // The whole way: the mesh's answers are those of the shape that it was made of. Shear and compression follow from the
    // angles alone; varus and stress move by the shell's 2 % and the sections' 0.5 %.
    void answersAreThoseOfTheShape()
    {
        const AnalyticFemur femur{otherShape()};
        const LyingFemur lies = lying(femur, solidMesh(), somewhere());
        for (const double pauwels : {40.0, 55.0}) {
            Fixation byMesh = caseOf(lies);
            byMesh.fracture.pauwels = pauwels * degree;
            byMesh.fracture.fromHead = 0.0265;
            Fixation byShape = byMesh;
            byShape.mesh.reset();
            byShape.femur = otherShape();
            const CaseAnswer a = answerPostures(byMesh, nullptr, measured(lies)), b = answerPostures(byShape, nullptr);
            QVERIFY2(a.isSound() && b.isSound(),
                     a.isSound() ? "" : a.problems.front().diagnostic.message.english().c_str());
            QCOMPARE(a.answers.size(), b.answers.size());
            for (std::size_t i = 0; i < a.answers.size(); ++i) {
                const FixationAnswer &x = a.answers[i], &y = b.answers[i];
                QVERIFY(x.isUsable() && y.isUsable());
                const double force = y.load.hipForce.norm();
                SINEW_COMPARE_NEAR(x.resultants.compression, y.resultants.compression, {.abs = 2e-3 * force});
                SINEW_COMPARE_NEAR(x.resultants.shearDown, y.resultants.shearDown, {.abs = 2e-3 * force});
                SINEW_COMPARE_NEAR(x.resultants.varusMoment, y.resultants.varusMoment,
                                   {.abs = 2e-4 * force});  // 0.1 mm of lever, doubled
                SINEW_COMPARE_NEAR(x.varus / y.varus, 1, {.abs = 0.05});
                SINEW_COMPARE_NEAR(x.headDisplacement.norm() / y.headDisplacement.norm(), 1, {.abs = 0.05});
                SINEW_COMPARE_NEAR(x.pressedShare, y.pressedShare, {.abs = 0.03});
                SINEW_COMPARE_NEAR(figuresOf(x).stress / figuresOf(y).stress, 1, {.abs = 0.05});
                SINEW_COMPARE_NEAR(x.residual, 0, {.abs = 1e-9});
            }
        }
    }

    // Screws leave a patient's own neck where they leave the ellipse, and end at its own surface.
    void screwsLieInTheMesh()
    {
        const AnalyticFemur femur{otherShape()};
        const LyingFemur lies = lying(femur, solidMesh(), somewhere());
        Fixation byMesh = caseOf(lies);
        byMesh.fracture.fromHead = 0.0265;
        Fixation byShape = byMesh;
        byShape.mesh.reset();
        byShape.femur = otherShape();
        const Construct a = buildConstruct(byMesh, {.measured = measured(lies)}), b = buildConstruct(byShape);
        QCOMPARE(a.beams.size(), b.beams.size());
        for (const PlacedBeam& beam : a.beams) {
            const Vector3 end
                = a.section.frame.origin + beam.bedded.crossing + beam.bedded.from * beam.bedded.direction;
            SINEW_COMPARE_NEAR(femur.field(end, 0), 0, {.abs = 1e-4});
            QVERIFY(end.z() > 0.03);  // on the outer side
        }
        byMesh.fixator = withOwnBeams(byMesh).fixator;
        byMesh.fixator.beams[0].offset = -0.0165;
        const Construct out = buildConstruct(byMesh, {.measured = measured(lies)});
        QVERIFY(!out.isSound());
        QVERIFY(out.problems.front().diagnostic.message.english().find("leaves the neck") != std::string::npos);
    }

    // A groove in the back of the neck: areas of concave outlines are those of their cells, and of their triangles.
    void concaveSectionsAreCutRightly()
    {
        AnalyticFemur femur{otherShape()};
        femur.groove = 0.007;
        const LyingFemur lies = lying(femur, femur.mesh(), somewhere());
        const auto it = measured(lies);
        QVERIFY2(it->isComplete(), firstProblem(*it).c_str());
        Fixation fixation = caseOf(lies);
        fixation.fracture.fromHead = 0.0265;
        fixation.fixator.kind = FixatorKind::None;
        const Construct construct = buildConstruct(fixation, {.measured = it});
        QVERIFY(construct.isSound());
        double area = 0;
        Point2 first = Point2::Zero();
        for (const SectionCell& cell : construct.sectionCells) {
            area += cell.area;
            first += cell.area * cell.centroid;
        }
        SINEW_COMPARE_NEAR(area / construct.section.whole.area, 1, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(first.norm() / area, 0, {.abs = 1e-9});  // about the centroid
        // Its outline lies on the bone: but for the edges of the groove, which the mesh cuts off by up to 0.5 mm.
        double off = 0;
        for (const Point2& point : construct.section.outer) {
            const PlaneFrame& frame = construct.section.frame;
            off += std::abs(femur.field(frame.origin + point.x() * frame.down + point.y() * frame.back, 0));
        }
        SINEW_COMPARE_NEAR(off / static_cast<double>(construct.section.outer.size()), 0, {.abs = 5e-5});
        // Less than its hull: the ellipse without the groove.
        const PlaneSection whole = sectionOf(fixation.fracture, placedBone(it, {}).shape);
        QVERIFY(construct.section.whole.area < 0.97 * whole.whole.area);
    }

    void planesOffTheBoneAndHolesAreNamed()
    {
        const AnalyticFemur femur{otherShape()};
        LyingFemur lies = lying(femur, solidMesh(), somewhere());
        const auto whole = measured(lies);
        Fixation fixation = caseOf(lies, FractureKind::Subtrochanteric);
        fixation.fixator.kind = FixatorKind::None;
        fixation.fracture.fromHead = otherShape().neckLength + 0.1;
        QVERIFY(buildConstruct(fixation, {.measured = whole}).isSound());
        // The mesh ends above the plane: 30 mm below the crossing of the axes.
        const Vector3 end = femur.frame().crossing - 0.095 * femur.frame().shaft;
        const auto cropped = [&](const auto& isGone) {
            LyingFemur made = lies;
            std::erase_if(made.mesh.triangles, [&](const SurfaceMesh::Triangle& each) {
                for (const std::uint32_t corner : each) {
                    if (isGone(somewhere().inverse() * (0.001 * made.mesh.points[corner])))
                        return true;
                }
                return false;
            });
            return made;
        };
        // A hole of 8 mm in the side of the shaft, where the plane is.
        const Vector3 hole = femur.frame().crossing - 0.1 * femur.frame().shaft + 0.0146 * femur.frame().lateral;
        const LyingFemur open = cropped([&](const Vector3& at) { return (at - hole).norm() < 0.008; });
        const auto ofOpen = measured(open);
        QVERIFY(ofOpen->isComplete());
        const Construct refused = buildConstruct(fixation, {.measured = ofOpen});
        QVERIFY(!refused.isSound());
        QCOMPARE(refused.problems.front().path, std::string("fracture"));
        QVERIFY(refused.problems.front().diagnostic.message.english().find("hole") != std::string::npos);
        // A crack of one row of triangles, closed and said.
        const LyingFemur cracked = cropped([&](const Vector3& at) { return (at - hole).norm() < 0.0008; });
        const Construct taken = buildConstruct(fixation, {.measured = measured(cracked)});
        QVERIFY2(taken.isSound(), taken.isSound() ? "" : taken.problems.front().diagnostic.message.english().c_str());
        // No shaft there at all.
        const LyingFemur cut = cropped([&](const Vector3& at) { return (at - end).dot(femur.frame().shaft) < 0; });
        MeasuredFemur shaft = *whole;
        shaft.mesh = measureFemur(cut.stated, BodySide::Right, cut.mesh).mesh;
        const Construct missing = buildConstruct(fixation, {.measured = std::make_shared<const MeasuredFemur>(shaft)});
        QVERIFY(!missing.isSound());
        QVERIFY(missing.problems.front().diagnostic.message.english().find("no bone") != std::string::npos);
    }
};

SINEW_TEST(TestPatientConstruct)

}  // namespace tst_patient_construct

#include "tst_patient_construct.moc"
