// A patient's femur as a mesh: what is measured on it, the section of its fracture, and the answers. Held against a femur
// of a ball, an elliptic tube and a round one, whose every number is known: the mesh is off by some side^2/(8 R) of its
// cubes, 0.02 mm for cubes of 1.5 mm, which is where tolerances come from.

#include <cmath>
#include <numbers>
#include <random>

#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/fixation/contour_lines.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/analytic_femur.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double degree = std::numbers::pi / 180, pi = std::numbers::pi;

FemurShape otherShape()
{
    FemurShape shape;
    shape.neckShaftAngle = 124 * degree;
    shape.anteversion = 17 * degree;
    shape.neckLength = 0.049;
    shape.headDiameter = 0.0492;
    shape.mechanicalLength = 0.437;
    shape.neckHeight = 0.0344;
    shape.neckDepth = 0.0271;
    shape.shaftDiameter = 0.0292;
    return shape;
}

const SurfaceMesh& solidMesh()
{
    static const SurfaceMesh mesh = AnalyticFemur{otherShape()}.mesh();
    return mesh;
}

Eigen::Isometry3d somewhere()
{
    Eigen::Isometry3d place = Eigen::Isometry3d::Identity();
    place.linear() = Eigen::AngleAxisd(2.1, Vector3(1, -2, 0.4).normalized()).toRotationMatrix();
    place.translation() = Vector3(0.31, -1.2, 0.77);
    return place;
}

LyingFemur lying(const AnalyticFemur& femur, const SurfaceMesh& mesh, const Eigen::Isometry3d& place,
                 MeshUnit unit = MeshUnit::Millimetre, bool hasKnee = true)
{
    return {mesh, femur.landmarks(hasKnee), place, unit};
}

std::shared_ptr<const MeasuredFemur> measured(const LyingFemur& femur, BodySide side = BodySide::Right)
{
    return std::make_shared<const MeasuredFemur>(measureFemur(femur.stated, side, femur.mesh));
}

Fixation caseOf(const LyingFemur& femur, FractureKind kind = FractureKind::Neck)
{
    Fixation fixation;
    fixation.mesh = femur.stated;
    fixation.femur.neckShell = 0.002;
    fixation.fracture = usualPlane(kind, otherShape());
    fixation.fixator.kind = kind == FractureKind::Neck ? FixatorKind::CannulatedScrews : FixatorKind::Nail;
    return fixation;
}

#define NEAR(value, expected, tolerance)                                                                               \
    QVERIFY2(                                                                                                          \
        std::abs((value) - (expected)) <= (tolerance),                                                                 \
        qPrintable(                                                                                                    \
            QStringLiteral(#value " is %1, not %2").arg(double(value), 0, 'g', 10).arg(double(expected), 0, 'g', 10)))

void compareShapes(const FemurShape& shape, const FemurShape& with, double length, double angle)
{
    NEAR(shape.neckShaftAngle, with.neckShaftAngle, angle);
    NEAR(shape.anteversion, with.anteversion, angle);
    NEAR(shape.neckLength, with.neckLength, length);
    NEAR(shape.headDiameter, with.headDiameter, length);
    NEAR(mechanicalLengthOf(shape), mechanicalLengthOf(with), length);
    NEAR(shape.neckHeight, with.neckHeight, length);
    NEAR(shape.neckDepth, with.neckDepth, length);
    NEAR(shape.shaftDiameter, with.shaftDiameter, length);
}

std::string firstProblem(const MeasuredFemur& femur)
{
    return femur.problems.empty()
               ? std::string()
               : femur.problems.front().diagnostic.message + "; " + femur.problems.front().diagnostic.hint;
}

}  // namespace

class TestMeasuredFemur : public QObject {
    Q_OBJECT

private slots:
    // Angles within a twentieth of a degree: 0.02 mm over the 25 mm from head to neck. Widths are those of two points of
    // the mesh, each off by up to 0.03 mm, and a rim that a cut meets between its points.
    void theMeasuresOfAKnownFemurComeBack()
    {
        const AnalyticFemur femur{otherShape()};
        const auto it = measured(lying(femur, solidMesh(), somewhere()));
        QVERIFY2(it->isComplete(), firstProblem(*it).c_str());
        const PatientBone bone = placedBone(it, {});
        compareShapes(bone.shape, otherShape(), 1e-4, 0.05 * degree);
        NEAR(it->head->residual, 0, 1e-9);  // its points were put there
        NEAR(it->neck->miss, 0, 5e-5);
        QVERIFY(it->isByCondyles);
        QCOMPARE(bone.measuredKeys.size(), std::size_t(8));  // but for the two thicknesses of cortex
        // Its points stand where those of the right femur of that shape stand, and lead back.
        const LyingFemur lies = lying(femur, {}, somewhere());
        const Vector3 top = bone.toStanding(it->fromMesh(lies.stated.landmarks.front().position));
        NEAR((top - otherShape().headDiameter / 2 * femur.frame().neck).norm(), 0, 5e-5);
        NEAR((it->toMesh(bone.toMesh(top)) - lies.stated.landmarks.front().position).norm(), 0, 1e-9);
    }

    // A neck with a waist, from several points of it: cuts that are not square to its axis have their middles off it, so
    // that only the iteration finds the axis, and the narrowest section. Cubes of 1 mm: 0.01 mm; places by steps of 1 mm.
    void theNarrowestSectionIsFound()
    {
        AnalyticFemur femur{otherShape()};
        femur.side = 0.001;
        femur.waist = 0.0285;
        femur.shape.neckHeight = 0.030;
        femur.shape.neckDepth = 0.024;
        const SurfaceMesh mesh = femur.mesh();
        for (const double picked : {0.025, 0.0285, 0.032}) {
            LyingFemur lies = lying(femur, mesh, somewhere());
            for (MeshLandmark& landmark : lies.stated.landmarks) {
                if (landmark.on == MeshPoint::Neck)
                    landmark.position
                        = 1000 * (somewhere() * Vector3(-picked * femur.frame().neck - 0.013 * femur.frame().superior));
            }
            const auto it = measured(lies);
            QVERIFY2(it->isComplete(), firstProblem(*it).c_str());
            NEAR(it->neck->narrowest, 0.0285, 0.0011);
            NEAR(it->neck->angle, femur.shape.neckShaftAngle, 0.01 * degree);  // a first round is off by 0.1 degrees
            NEAR(it->neck->height, 0.030, 3e-4);  // half a millimetre beside the waist it is 0.02 mm wider
            NEAR(it->neck->depth, 0.024, 3e-4);
            NEAR(*it->anteversion, femur.shape.anteversion, 0.01 * degree);
        }
    }

    // Half the cubes, a quarter of the error.
    void errorsShrinkWithTheMesh()
    {
        double last = 0;
        for (const double side : {0.003, 0.0015}) {
            AnalyticFemur femur{otherShape()};
            femur.side = side;
            const auto it = measured(lying(femur, femur.mesh(), somewhere()));
            QVERIFY(it->isComplete());
            const double error = std::abs(it->shaft->diameter - otherShape().shaftDiameter);
            if (last > 0)
                QVERIFY2(error < 0.4 * last, qPrintable(QString::number(error / last)));
            last = error;
        }
    }

    // Turned, moved, in metres, as the other side's femur: the same numbers, to round-off of numbers of 1 m.
    void theFrameOfTheMeshDoesNotMatter()
    {
        const AnalyticFemur femur{otherShape()};
        const auto plain = measured(lying(femur, solidMesh(), Eigen::Isometry3d::Identity(), MeshUnit::Metre));
        const auto moved = measured(lying(femur, solidMesh(), somewhere()));
        AnalyticFemur left = femur;
        left.shape.side = BodySide::Left;
        SurfaceMesh mirrored = solidMesh();
        for (Vector3& point : mirrored.points)
            point.z() = -point.z();
        const auto ofLeft = measured(lying(left, mirrored, somewhere()), BodySide::Left);
        LyingFemur other = lying(left, mirrored, somewhere());
        other.stated.isMirrored = true;  // a left femur that stands for a right one
        const auto seen = measured(other, BodySide::Right);
        for (const auto& it : {moved, ofLeft, seen}) {
            QVERIFY2(it->isComplete(), firstProblem(*it).c_str());
            compareShapes(placedBone(it, {}).shape, placedBone(plain, {}).shape, 1e-8, 1e-7);
        }
        // A left femur taken for a right one is found by its condyles.
        const auto wrong = measured(lying(left, mirrored, somewhere()), BodySide::Right);
        QVERIFY(!wrong->isComplete());
        QCOMPARE(wrong->problems.front().path, std::string("femur/side"));
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
                         construct.isSound() ? "" : construct.problems.front().diagnostic.message.c_str());
                const PlaneSection exact = sectionOf(fixation.fracture, otherShape());
                const PlaneSection& section = construct.section;
                NEAR(section.whole.area / exact.whole.area, 1, 0.005);
                NEAR(section.whole.secondX / exact.whole.secondX, 1, 0.01);
                NEAR(section.whole.secondY / exact.whole.secondY, 1, 0.01);
                NEAR((section.frame.origin - exact.frame.origin).norm(), 0, 1e-4);
                NEAR((section.frame.normal - exact.frame.normal).norm(), 0, 1e-12);
                // A shell square to the axis all around, where the tube's inner ellipse is thinner between its axes: by 2 %
                // here (Steiner: the area is that of the outline's length times t, less pi t^2).
                NEAR(section.cortical.area / exact.cortical.area, 1, 0.03);
                double cells = 0;
                for (const SectionCell& cell : construct.sectionCells)
                    cells += cell.area;
                NEAR(cells / section.whole.area, 1, 1e-9);
            }
        }
        QVERIFY(count >= 4);
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
        NEAR(*it->neck->wall, 0.003, 1e-4);
        NEAR(*it->shaft->wall, 0.007, 1e-4);
        Fixation fixation = caseOf(lies);
        fixation.fracture.fromHead = 0.0265;
        fixation.femur.neckShell = 0.0015;  // does not count, and that is said
        const Construct construct = buildConstruct(fixation, {.measured = it});
        QVERIFY(construct.isSound());
        FemurShape exact = femur.shape;
        NEAR(construct.section.cortical.area / sectionOf(fixation.fracture, exact).cortical.area, 1, 0.02);
        // Screws end at the outer surface, not where they enter the canal.
        QCOMPARE(construct.beams.size(), std::size_t(3));
        for (const PlacedBeam& beam : construct.beams) {
            const Vector3 end
                = construct.section.frame.origin + beam.bedded.crossing + beam.bedded.from * beam.bedded.direction;
            NEAR(femur.field(end, 0), 0, 1e-4);
        }
        bool isSaid = false;
        for (const std::string& remark : construct.remarks)
            isSaid = isSaid || remark.find("neck cortex") != std::string::npos;
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
            QVERIFY2(a.isSound() && b.isSound(), a.isSound() ? "" : a.problems.front().diagnostic.message.c_str());
            QCOMPARE(a.answers.size(), b.answers.size());
            for (std::size_t i = 0; i < a.answers.size(); ++i) {
                const FixationAnswer &x = a.answers[i], &y = b.answers[i];
                QVERIFY(x.isUsable() && y.isUsable());
                const double force = y.load.hipForce.norm();
                NEAR(x.resultants.compression, y.resultants.compression, 2e-3 * force);
                NEAR(x.resultants.shearDown, y.resultants.shearDown, 2e-3 * force);
                NEAR(x.resultants.varusMoment, y.resultants.varusMoment, 2e-4 * force);  // 0.1 mm of lever, doubled
                NEAR(x.varus / y.varus, 1, 0.05);
                NEAR(x.headDisplacement.norm() / y.headDisplacement.norm(), 1, 0.05);
                NEAR(x.pressedShare, y.pressedShare, 0.03);
                NEAR(figuresOf(x).stress / figuresOf(y).stress, 1, 0.05);
                NEAR(x.residual, 0, 1e-9);
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
            NEAR(femur.field(end, 0), 0, 1e-4);
            QVERIFY(end.z() > 0.03);  // on the outer side
        }
        byMesh.fixator = withOwnBeams(byMesh).fixator;
        byMesh.fixator.beams[0].offset = -0.0165;
        const Construct out = buildConstruct(byMesh, {.measured = measured(lies)});
        QVERIFY(!out.isSound());
        QVERIFY(out.problems.front().diagnostic.message.find("leaves the neck") != std::string::npos);
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
        NEAR(area / construct.section.whole.area, 1, 1e-9);
        NEAR(first.norm() / area, 0, 1e-9);  // about the centroid
        // Its outline lies on the bone: but for the edges of the groove, which the mesh cuts off by up to 0.5 mm.
        double off = 0;
        for (const Point2& point : construct.section.outer) {
            const PlaneFrame& frame = construct.section.frame;
            off += std::abs(femur.field(frame.origin + point.x() * frame.down + point.y() * frame.back, 0));
        }
        NEAR(off / static_cast<double>(construct.section.outer.size()), 0, 5e-5);
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
        QVERIFY(refused.problems.front().diagnostic.message.find("hole") != std::string::npos);
        // A crack of one row of triangles, closed and said.
        const LyingFemur cracked = cropped([&](const Vector3& at) { return (at - hole).norm() < 0.0008; });
        const Construct taken = buildConstruct(fixation, {.measured = measured(cracked)});
        QVERIFY2(taken.isSound(), taken.isSound() ? "" : taken.problems.front().diagnostic.message.c_str());
        // No shaft there at all.
        const LyingFemur cut = cropped([&](const Vector3& at) { return (at - end).dot(femur.frame().shaft) < 0; });
        MeasuredFemur shaft = *whole;
        shaft.mesh = measureFemur(cut.stated, BodySide::Right, cut.mesh).mesh;
        const Construct missing = buildConstruct(fixation, {.measured = std::make_shared<const MeasuredFemur>(shaft)});
        QVERIFY(!missing.isSound());
        QVERIFY(missing.problems.front().diagnostic.message.find("no bone") != std::string::npos);
    }

    void whatIsMissingIsNamedWithAdvice()
    {
        const AnalyticFemur femur{otherShape()};
        const LyingFemur lies = lying(femur, solidMesh(), somewhere());
        const auto without = [&](const auto& change) {
            LyingFemur made = lies;
            change(made.stated);
            return firstProblem(*measured(made));
        };
        const auto dropped = [](MeshPoint on, std::size_t keep) {
            return [on, keep](FemurMesh& mesh) {
                std::size_t count = 0;
                std::erase_if(mesh.landmarks,
                              [&](const MeshLandmark& each) { return each.on == on && ++count > keep; });
            };
        };
        QVERIFY(without(dropped(MeshPoint::Head, 3)).find("at least four") != std::string::npos);
        QVERIFY(without(dropped(MeshPoint::Neck, 0)).find("neck needs one point") != std::string::npos);
        QVERIFY(without(dropped(MeshPoint::Shaft, 1)).find("shaft needs two") != std::string::npos);
        QVERIFY(without(dropped(MeshPoint::LateralEpicondyle, 0)).find("epicondyle") != std::string::npos);
        QVERIFY(without([](FemurMesh& mesh) { mesh.unit = MeshUnit::Metre; }).find("millimetres") != std::string::npos);
        LyingFemur inMetres = lying(femur, solidMesh(), somewhere(), MeshUnit::Metre);
        inMetres.stated.unit = MeshUnit::Millimetre;
        QVERIFY(firstProblem(*measured(inMetres)).find("metres") != std::string::npos);
        // Without a knee: assumed, and said.
        const LyingFemur noKnee = lying(femur, solidMesh(), somewhere(), MeshUnit::Millimetre, false);
        FemurShape stated;
        stated.anteversion = 14 * degree;
        const PatientBone bone = placedBone(measured(noKnee), stated);
        NEAR(bone.shape.anteversion, 14 * degree, 0);
        NEAR(bone.shape.neckShaftAngle, otherShape().neckShaftAngle, 0.05 * degree);
        QVERIFY(bone.remarks.size() >= 2);
        QCOMPARE(bone.measuredKeys.size(), std::size_t(6));
        // A mesh that nobody read.
        const Construct construct = buildConstruct(caseOf(lies));
        QVERIFY(!construct.isSound());
        QCOMPARE(construct.problems.front().path, std::string("mesh/file"));
    }

    // What the case states besides the mesh does not contradict it in silence.
    void statedNumbersThatDoNotCountAreNamed()
    {
        const auto it = measured(lying({otherShape()}, solidMesh(), somewhere()));
        FemurShape stated;
        QVERIFY(placedBone(it, stated).remarks.empty());
        stated.neckLength = 0.061;
        const PatientBone bone = placedBone(it, stated);
        QCOMPARE(bone.remarks.size(), std::size_t(1));
        QVERIFY(bone.remarks.front().find("neck length of 49.0 mm; that the case states 61.0") != std::string::npos);
    }

    // Random points of random meshes: an answer or a named reason, never a fault.
    void nonsenseIsRefused()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> number(-100, 100);
        for (int trial = 0; trial < 300; ++trial) {
            LyingFemur made = lying({otherShape()}, trial % 3 ? SurfaceMesh() : solidMesh(), somewhere());
            if (trial % 3 == 2) {
                for (std::uint32_t i = 0; i < 200; ++i) {
                    made.mesh.points.emplace_back(number(random), number(random), number(random));
                    made.mesh.triangles.push_back({i, (i * 7 + 1) % 200, (i * 13 + 5) % 200});
                }
            }
            for (MeshLandmark& landmark : made.stated.landmarks) {
                if (trial % 2)
                    landmark.position += 0.3 * Vector3(number(random), number(random), number(random));
            }
            const auto it = measured(made, trial % 5 ? BodySide::Right : BodySide::Left);
            const Construct construct = buildConstruct(caseOf(made), {.measured = it});
            if (trial % 3 != 0)
                QVERIFY(!construct.isSound());
            for (const ModelProblem& problem : construct.problems)
                QVERIFY(!problem.diagnostic.message.empty());
        }
    }

    // Parallel lines of an ellipse: area by Steiner's formula for a convex outline, A - L t + pi t^2. The grid is off by
    // step^2/(8 R), 0.01 mm along the whole outline.
    void outlinesMoveInwards()
    {
        const Outline ellipse = ellipseOutline(0.017, 0.013);
        double length = 0;
        for (std::size_t i = 0; i < ellipse.size(); ++i)
            length += (ellipse[i] - ellipse[(i + 1) % ellipse.size()]).norm();
        for (const double depth : {0.0, 0.001, 0.003, 0.006}) {
            const std::vector<Outline> inner = insetOutline(ellipse, depth);
            QCOMPARE(inner.size(), std::size_t(1));
            NEAR(propertiesOf(inner.front()).area, pi * 0.017 * 0.013 - length * depth + pi * depth * depth,
                 1e-5 * length);
        }
        QVERIFY(insetOutline(ellipse, 0.014).empty());
        // A dumb-bell falls into two.
        Outline bell;
        for (const Point2& point : ellipse)
            bell.emplace_back(point.x(), point.y() * (0.25 + 0.75 * std::pow(std::sin(1.5 * point.x() / 0.017), 2)));
        QCOMPARE(insetOutline(bell, 0.0045).size(), std::size_t(2));
    }

    void spheresAreFitted()
    {
        const Vector3 centre(0.3, -0.7, 0.2);
        std::vector<Vector3> points;
        for (const Vector3& away : {Vector3(1, 0, 0), Vector3(0, 1, 0.3), Vector3(0.2, 0, 1), Vector3(0.5, 0.5, -0.4),
                                    Vector3(-0.2, 0.8, 0.1)})
            points.push_back(centre + 0.023 * away.normalized());
        const auto fit = fitSphere(points);
        QVERIFY(fit);
        NEAR((fit->centre - centre).norm(), 0, 1e-14);
        NEAR(fit->radius, 0.023, 1e-14);
        NEAR(fit->residual, 0, 1e-14);
        // The least of the sum of squares: any step away is worse.
        points[0] += Vector3(4e-4, 1e-4, 0);
        const auto off = fitSphere(points);
        const auto sumOf = [&](const Vector3& at, double radius) {
            double sum = 0;
            for (const Vector3& point : points)
                sum += std::pow((point - at).norm() - radius, 2);
            return sum;
        };
        const double least = sumOf(off->centre, off->radius);
        NEAR(std::sqrt(least / 5), off->residual, 1e-15);
        for (int k = 0; k < 3; ++k) {
            for (const double step : {-1e-6, 1e-6}) {
                QVERIFY(sumOf(off->centre + step * Vector3::Unit(k), off->radius) > least);
                QVERIFY(sumOf(off->centre, off->radius + step) > least);
            }
        }
        QVERIFY(!fitSphere(std::vector<Vector3>(points.begin(), points.begin() + 3)));
        QVERIFY(!fitSphere(std::vector<Vector3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {2, 1, 0}}));
    }
};

SINEW_TEST(TestMeasuredFemur)
#include "tst_measured_femur.moc"
