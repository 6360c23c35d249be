// A patient's femur in the window's session: loaded in a worker, picked step by step, undone, detached, saved.

#include <cmath>

#include <QTemporaryDir>
#include <QTest>

#include "core/base/constants.h"
#include "core/io/fixation_file.h"
#include "tests/support/analytic_femur.h"
#include "tests/support/test_registry.h"
#include "ui/scene/fixation_scene.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"
#include "ui/workspaces/fixation/fixation_status.h"
#include "ui/workspaces/fixation/landmark_steps.h"

namespace tst_femur_mesh {

using namespace sinew;
using namespace sinew::test;

namespace {

const std::string screws = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";

FemurShape patientShape()
{
    FemurShape shape;
    shape.neckShaftAngle = 126 * degree;
    shape.anteversion = 14 * degree;
    shape.headDiameter = 0.048;
    return shape;
}

}  // namespace

class TestFemurMesh : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_femur.shape = patientShape();
        m_femur.side = 0.0025;
        m_surface = m_femur.mesh();
        m_lying = std::make_unique<LyingFemur>(m_surface, m_femur.landmarks(), Eigen::Isometry3d::Identity(),
                                               MeshUnit::Millimetre);
        m_path = m_folder.filePath("femur.obj").toStdString();
        writeObj(m_lying->mesh, m_path);
    }

    void init()
    {
        m_fixation.reset();
        m_session = std::make_unique<Session>();
        m_fixation = std::make_unique<FixationSession>(*m_session);
        QVERIFY(m_fixation->openNow(screws));
        m_fixation->waitUntilSolved();
        QVERIFY(m_fixation->answer());
    }

    void aMeshIsLoadedAndItsUnitGuessed()
    {
        load();
        QCOMPARE(m_fixation->fixation().mesh->unit, MeshUnit::Millimetre);
        QVERIFY(m_fixation->isPicking());
        QVERIFY(m_fixation->patient() && m_fixation->patient()->surface);
        QCOMPARE(m_fixation->patient()->surface->triangles.size(), m_surface.triangles.size());
        QVERIFY(!m_fixation->answer());  // its points are missing, and that is said
        QVERIFY(!m_fixation->problems().empty());
        QCOMPARE(m_fixation->problems().front().path, std::string("mesh/landmarks"));
        QCOMPARE(fixationStatus(*m_fixation).state, QString("pick the head on the mesh"));
        QCOMPARE(std::string(fixationStatus(*m_fixation).role), std::string("muted"));  // a step on the way is no fault
        m_fixation->setPicking(false);
        QVERIFY(fixationStatus(*m_fixation).state.endsWith(QStringLiteral("Pick Landmarks on the Mesh")));
        m_session->undo();
        QVERIFY(!m_fixation->hasMesh() && !m_fixation->isPicking());
    }

    void whatCannotBeReadChangesNothing()
    {
        const Fixation before = m_fixation->fixation();
        m_fixation->loadMesh(m_folder.filePath("none.stl").toStdString());
        m_fixation->waitUntilLoaded();
        QCOMPARE(m_fixation->fixation(), before);
        QVERIFY(!m_fixation->isPicking());
        QVERIFY(!m_session->messages().empty() && m_session->messages().back().severity == Severity::Error);
    }

    // A person's way: each click a step on, each an entry of the history.
    void theStepsLeadThroughAllPoints()
    {
        load();
        QCOMPARE(nextStep(*m_fixation->fixation().mesh), std::optional(0));
        int step = 0;
        for (const MeshLandmark& landmark : m_lying->stated.landmarks) {
            while (landmarkSteps()[static_cast<std::size_t>(step)].on != landmark.on)
                ++step;
            Fixation edited = m_fixation->fixation();
            const Vector3 drawn = toDrawn(*edited.mesh, landmark.position);
            edited.mesh = withLandmark(*edited.mesh, step, toMeshNumbers(*edited.mesh, drawn));
            m_fixation->edit(std::move(edited), "Pick");
            m_fixation->waitUntilSolved();
            QVERIFY(m_fixation->patient() && m_fixation->patient()->measured);
        }
        QVERIFY(!nextStep(*m_fixation->fixation().mesh));
        QVERIFY(stepResult(0, *m_fixation->patient()->measured).startsWith("diameter 48.0 mm"));
        const CaseAnswer* answer = m_fixation->answer();
        QVERIFY(answer && answer->construct.patient);
        // Cubes of 2.5 mm: 0.06 mm off.
        QVERIFY(std::abs(answer->fixation.femur.neckShaftAngle - patientShape().neckShaftAngle) < 0.2 * degree);
        QVERIFY(std::abs(answer->fixation.femur.anteversion - patientShape().anteversion) < 0.2 * degree);
        // One click back.
        const std::size_t count = m_fixation->fixation().mesh->landmarks.size();
        m_session->undo();
        QCOMPARE(m_fixation->fixation().mesh->landmarks.size(), count - 1);
        // A full step takes the new point for its last one.
        const FemurMesh moved = withLandmark(*m_fixation->fixation().mesh, 1, Vector3(1, 2, 3));
        QCOMPARE(pointsOn(moved, MeshPoint::Neck), 1);
    }

    // The bone is drawn where it was measured to stand, cut by the plane in its own axes; a left one is not its mirror image.
    void theSceneShowsTheMeshInPlace()
    {
        for (const BodySide side : {BodySide::Right, BodySide::Left}) {
            AnalyticFemur femur = m_femur;
            femur.shape.side = side;
            SurfaceMesh surface = m_surface;
            if (side == BodySide::Left) {
                for (Vector3& point : surface.points)
                    point.z() = -point.z();
            }
            Eigen::Isometry3d place = Eigen::Isometry3d::Identity();
            place.linear() = Eigen::AngleAxisd(1.1, Vector3(1, 2, -1).normalized()).toRotationMatrix();
            place.translation() = Vector3(0.2, 0.1, -0.3);
            const LyingFemur lies(surface, femur.landmarks(), place, MeshUnit::Metre);
            Fixation fixation;
            fixation.femur.side = side;
            fixation.mesh = lies.stated;
            const auto measured = std::make_shared<const MeasuredFemur>(measureFemur(lies.stated, side, lies.mesh));
            const CaseAnswer answer = answerPostures(fixation, nullptr, measured);
            QVERIFY(answer.isSound());
            FixationSceneInput input{answer};
            input.surface = std::make_shared<const SurfaceMesh>(lies.mesh);
            const Scene scene = buildFixationScene(input);
            QCOMPARE(scene.bodies.size(), std::size_t(2));
            for (const SceneBody& body : scene.bodies) {
                QVERIFY(body.surface == input.surface && body.isGlass && body.cuts.size() == 1);
                QVERIFY(std::abs(body.pose.linear().determinant() - 1) < 1e-12);
                double worst = 0;
                for (std::size_t i = 0; i < surface.points.size(); i += 97)
                    worst = std::max(worst, (body.pose * lies.mesh.points[i] - surface.points[i]).norm());
                QVERIFY2(worst < 5e-4, qPrintable(QString::number(worst)));  // the angles' 0.2 degrees over 170 mm
                QVERIFY(std::abs((body.pose * body.cuts[0].origin - planeCorners(answer.construct, side)[0])
                                     .dot(body.pose.linear() * body.cuts[0].normal))
                        < 1e-9);
            }
            QVERIFY((scene.bodies[0].cuts[0].normal + scene.bodies[1].cuts[0].normal).norm() < 1e-12);
        }
    }

    void detachingKeepsWhatWasMeasured()
    {
        load();
        Fixation edited = m_fixation->fixation();
        edited.mesh->landmarks = m_lying->stated.landmarks;
        m_fixation->edit(std::move(edited), "Pick all");
        m_fixation->waitUntilSolved();
        const FemurShape shape = m_fixation->answer()->fixation.femur;
        // What is still being measured would be lost, or that of former points be kept.
        Fixation again = m_fixation->fixation();
        again.mesh->landmarks.front().position += Vector3(0.5, 0, 0);
        m_fixation->edit(std::move(again), "Move a point");
        QVERIFY(!m_fixation->whyNoDetach().isEmpty());
        m_fixation->detachMesh();
        QVERIFY(m_fixation->hasMesh());
        m_session->undo();
        m_fixation->waitUntilSolved();
        m_fixation->detachMesh();
        QVERIFY(!m_fixation->hasMesh());
        QCOMPARE(m_fixation->fixation().femur, shape);
        m_session->undo();
        QVERIFY(m_fixation->hasMesh());
    }

    // Beside the case its name is short; from another folder it is found all the same.
    void aSavedCaseFindsItsMesh()
    {
        load();
        Fixation edited = m_fixation->fixation();
        edited.mesh->landmarks = m_lying->stated.landmarks;
        m_fixation->edit(std::move(edited), "Pick all");
        const std::string saved = m_folder.filePath("patient.sinew-fixation.json").toStdString();
        QVERIFY(m_fixation->save(saved));
        const Result<FixationBundle> read = readFixationFile(saved);
        QVERIFY(read.ok());
        QCOMPARE(read.value->fixation.mesh->file, std::string("femur.obj"));
        const auto measured = readMeasuredFemur(read.value->fixation, saved);
        QVERIFY(measured.ok() && (*measured.value)->isComplete());
        QVERIFY(m_fixation->openNow(saved));
        m_fixation->waitUntilSolved();
        QVERIFY(m_fixation->answer() && m_fixation->answer()->construct.patient);
    }

    // A mesh that lies elsewhere now keeps its points.
    void aMovedMeshIsLocated()
    {
        load();
        Fixation edited = m_fixation->fixation();
        edited.mesh->landmarks = m_lying->stated.landmarks;
        edited.mesh->file = m_folder.filePath("gone.obj").toStdString();
        m_fixation->edit(std::move(edited), "Lose it");
        m_fixation->waitUntilSolved();
        QVERIFY(m_fixation->lacksMesh());
        m_fixation->setPicking(false);
        m_fixation->loadMesh(m_path);
        m_fixation->waitUntilLoaded();
        QCOMPARE(m_fixation->fixation().mesh->landmarks, m_lying->stated.landmarks);
        QVERIFY(!m_fixation->isPicking());
        m_fixation->waitUntilSolved();
        QVERIFY(!m_fixation->lacksMesh() && m_fixation->answer());
    }

private:
    void load()
    {
        m_fixation->loadMesh(m_path);
        m_fixation->waitUntilLoaded();
        QVERIFY(m_fixation->hasMesh());
        m_fixation->waitUntilSolved();
    }

    QTemporaryDir m_folder;
    AnalyticFemur m_femur;
    SurfaceMesh m_surface;
    std::unique_ptr<LyingFemur> m_lying;
    std::string m_path;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<FixationSession> m_fixation;
};

SINEW_TEST(TestFemurMesh)

}  // namespace tst_femur_mesh

#include "tst_femur_mesh.moc"
