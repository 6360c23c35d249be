// A patient's femur as a mesh: what is measured on it, what is missing or nonsense. Held against the femur of
// patient_femur.h, whose every number is known: the mesh is off by some side^2/(8 R) of its cubes, 0.02 mm for cubes of
// 1.5 mm, which is where tolerances come from.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include <QTest>

#include "core/fixation/case_answer.h"
#include "tests/support/near.h"
#include "tests/support/patient_femur.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_registry.h"

namespace tst_measured_femur {

using namespace sinew;
using namespace sinew::test;

namespace {

void compareShapes(const FemurShape& shape, const FemurShape& with, double length, double angle)
{
    SINEW_COMPARE_NEAR(shape.neckShaftAngle, with.neckShaftAngle, {.abs = angle});
    SINEW_COMPARE_NEAR(shape.anteversion, with.anteversion, {.abs = angle});
    SINEW_COMPARE_NEAR(shape.neckLength, with.neckLength, {.abs = length});
    SINEW_COMPARE_NEAR(shape.headDiameter, with.headDiameter, {.abs = length});
    SINEW_COMPARE_NEAR(mechanicalLengthOf(shape), mechanicalLengthOf(with), {.abs = length});
    SINEW_COMPARE_NEAR(shape.neckHeight, with.neckHeight, {.abs = length});
    SINEW_COMPARE_NEAR(shape.neckDepth, with.neckDepth, {.abs = length});
    SINEW_COMPARE_NEAR(shape.shaftDiameter, with.shaftDiameter, {.abs = length});
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
        SINEW_COMPARE_NEAR(it->head->residual, 0, {.abs = 1e-9});  // its points were put there
        SINEW_COMPARE_NEAR(it->neck->miss, 0, {.abs = 5e-5});
        QVERIFY(it->isByCondyles);
        QCOMPARE(bone.measuredKeys.size(), std::size_t(8));  // but for the two thicknesses of cortex
        // Its points stand where those of the right femur of that shape stand, and lead back.
        const LyingFemur lies = lying(femur, {}, somewhere());
        const Vector3 top = bone.toStanding(it->fromMesh(lies.stated.landmarks.front().position));
        SINEW_COMPARE_NEAR((top - otherShape().headDiameter / 2 * femur.frame().neck).norm(), 0, {.abs = 5e-5});
        SINEW_COMPARE_NEAR((it->toMesh(bone.toMesh(top)) - lies.stated.landmarks.front().position).norm(), 0,
                           {.abs = 1e-9});
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
            SINEW_COMPARE_NEAR(it->neck->narrowest, 0.0285, {.abs = 0.0011});
            SINEW_COMPARE_NEAR(it->neck->angle, femur.shape.neckShaftAngle,
                               {.abs = 0.01 * degree});  // a first round is off by 0.1 degrees
            SINEW_COMPARE_NEAR(it->neck->height, 0.030,
                               {.abs = 3e-4});  // half a millimetre beside the waist it is 0.02 mm wider
            SINEW_COMPARE_NEAR(it->neck->depth, 0.024, {.abs = 3e-4});
            SINEW_COMPARE_NEAR(*it->anteversion, femur.shape.anteversion, {.abs = 0.01 * degree});
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

    // Points on one side of the head say little of its size.
    void aHeadPickedFromOneSideIsRemarked()
    {
        const AnalyticFemur femur{otherShape()};
        const auto remarkOf = [&](double reach) {
            LyingFemur lies = lying(femur, solidMesh(), somewhere());
            std::erase_if(lies.stated.landmarks, [](const MeshLandmark& it) { return it.on == MeshPoint::Head; });
            for (int i = 0; i < 6; ++i) {
                const double around = i * std::numbers::pi / 3, tilt = i == 0 ? 0 : reach;
                const Vector3 way(std::cos(tilt), std::sin(tilt) * std::cos(around), std::sin(tilt) * std::sin(around));
                lies.stated.landmarks.push_back(
                    {MeshPoint::Head, 1000 * (somewhere() * Vector3(0.5 * otherShape().headDiameter * way))});
            }
            const PatientBone bone = placedBone(measured(lies), {});
            return std::ranges::any_of(bone.remarks, [](const Sentence& it) {
                return it.english().find("one side of it") != std::string::npos;
            });
        };
        QVERIFY(remarkOf(40 * degree));
        QVERIFY(!remarkOf(100 * degree));
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
        SINEW_COMPARE_NEAR(bone.shape.anteversion, 14 * degree, {.abs = 0});
        SINEW_COMPARE_NEAR(bone.shape.neckShaftAngle, otherShape().neckShaftAngle, {.abs = 0.05 * degree});
        QVERIFY(bone.remarks.size() >= 2);
        QCOMPARE(bone.measuredKeys.size(), std::size_t(6));
        // A mesh that nobody read.
        const Construct construct = buildConstruct(caseOf(lies));
        QVERIFY(!construct.isSound());
        QCOMPARE(construct.problems.front().path, std::string("mesh/file"));
    }

    // A femur and its mirror image differ in nothing but what stands behind neck and shaft.
    void theSideIsToldByTrochanterOrCondyles()
    {
        AnalyticFemur femur{otherShape()};
        const auto without = [](LyingFemur lies, std::initializer_list<MeshPoint> gone) {
            std::erase_if(lies.stated.landmarks,
                          [&](const MeshLandmark& each) { return std::ranges::find(gone, each.on) != gone.end(); });
            return lies;
        };
        const auto remarks = [](const std::shared_ptr<const MeasuredFemur>& it) {
            std::string all;
            for (const Sentence& remark : placedBone(it, {}).remarks)
                all += remark.english() + '\n';
            return all;
        };
        const auto noKnee = {MeshPoint::MedialCondyle, MeshPoint::LateralCondyle, MeshPoint::MedialEpicondyle,
                             MeshPoint::LateralEpicondyle};
        const auto epicondyles = {MeshPoint::MedialEpicondyle, MeshPoint::LateralEpicondyle};
        // As round as tubes: nothing tells, which is said.
        const LyingFemur plain = lying(femur, solidMesh(), somewhere());
        QVERIFY(!measured(plain)->trochanterBehind);
        QVERIFY(remarks(measured(without(plain, noKnee))).find("Nothing on the mesh tells its side")
                != std::string::npos);
        // By the condyles alone.
        QVERIFY(measured(without(plain, epicondyles))->isComplete());
        const auto wrongByCondyles = measured(without(plain, epicondyles), BodySide::Left);
        QVERIFY(!wrongByCondyles->isComplete());
        QCOMPARE(wrongByCondyles->problems.front().path, std::string("femur/side"));
        // By the trochanter: the ball's back, less what the shaft has in front.
        femur.trochanter = 0.012;
        const LyingFemur whole = without(lying(femur, femur.mesh(), somewhere()), noKnee);
        const double out = otherShape().shaftDiameter / 2 + 0.012 - 0.011;
        const FemurFrame f = femur.frame();
        const Vector3 forward = f.neck.cross(f.shaft).normalized();
        const double stands
            = out * (f.forward + f.lateral).normalized().dot(forward) + 0.011 - otherShape().shaftDiameter / 2;
        const auto right = measured(whole);
        QVERIFY(right->trochanterBehind);
        // Planes 4 mm apart pass within 2 mm of the ball's middle, where it is 0.2 mm smaller; a cube's side is 1.5 mm.
        SINEW_COMPARE_NEAR(*right->trochanterBehind, stands, {.abs = 0.0004});
        QVERIFY(remarks(right).find("side") == std::string::npos);
        const auto wrong = measured(whole, BodySide::Left);
        QVERIFY(wrong->isComplete());
        SINEW_COMPARE_NEAR(*wrong->trochanterBehind, -*right->trochanterBehind, {.abs = 1e-9});
        QVERIFY(remarks(wrong).find("seems to be of a right femur, and is taken for a left one") != std::string::npos);
    }

    void pointsThatLieElsewhereAreRefused()
    {
        const LyingFemur lies = lying({otherShape()}, solidMesh(), somewhere());
        const auto moved = [&](MeshPoint on, const Vector3& by) {
            LyingFemur made = lies;
            for (MeshLandmark& each : made.stated.landmarks) {
                if (each.on == on)
                    each.position += 1000 * (somewhere().linear() * by);
            }
            return firstProblem(*measured(made));
        };
        const Vector3 up(0, 1, 0), out(0, 0, 1);
        QVERIFY(moved(MeshPoint::MedialEpicondyle, 0.6 * up).find("above the lower end of the shaft")
                != std::string::npos);
        QVERIFY(moved(MeshPoint::LateralEpicondyle, 0.2 * out).find("epicondyles lie") != std::string::npos);
        QVERIFY(moved(MeshPoint::LateralCondyle, 0.25 * out).find("condyles lie") != std::string::npos);
    }

    // What the case states besides the mesh does not contradict it in silence.
    void statedNumbersThatDoNotCountAreNamed()
    {
        const auto it = measured(lying({otherShape()}, solidMesh(), somewhere()));
        FemurShape stated;
        QVERIFY(placedBone(it, stated).remarks.empty());  // its condyles tell the side
        stated.neckLength = 0.061;
        const PatientBone bone = placedBone(it, stated);
        QCOMPARE(bone.remarks.size(), std::size_t(1));
        QVERIFY(bone.remarks.front().english().find("neck length of 49.0 mm; that the case states 61.0")
                != std::string::npos);
    }

    // Random points of random meshes: an answer or a named reason, never a fault.
    void nonsenseIsRefused()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> number(-100, 100);
        for (int trial = 0; trial < (test::isSanitized ? 60 : 300); ++trial) {
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
};

SINEW_TEST(TestMeasuredFemur)

}  // namespace tst_measured_femur

#include "tst_measured_femur.moc"
