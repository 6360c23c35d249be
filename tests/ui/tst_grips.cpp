#include <cmath>

#include <QTest>

#include "core/document/problems.h"
#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "ui/workspaces/edit/tools/grips.h"
#include "ui/workspaces/edit/tools/measure_tool.h"
#include "ui/workspaces/edit/tools/moment_arm.h"
#include "ui/workspaces/edit/tools/new_objects.h"

namespace tst_grips {

using namespace sinew;

// Places are rounded to a micrometre on each axis, angles to a ten-thousandth of a degree over levers below a metre.
constexpr double tidied = 4e-6;

struct PosedProject {
    explicit PosedProject(Project made) : project(std::move(made)), mechanism(*compile(project.model).value)
    {
        calcConfiguration(mechanism, postureOf(project.model), configuration);
    }
    PosedModel posed() const { return {project.model, mechanism, configuration}; }

    Project project;
    Mechanism mechanism;
    Configuration configuration;
};

// A turned and moved limb in space on a turned parent, with a muscle, a contact, a load, and a segment.
PosedProject limb()
{
    Project project;
    Model& model = project.model;
    model.bodies = {{.name = "base"}, {.name = "limb"}};
    model.bodies[1].landmarks = {{"end", {0.1, -0.3, 0.05}}};
    model.coordinates
        = {{.name = "turn", .value = 0.4}, {.name = "slide", .value = 0.05}, {.name = "length", .value = 0.1}};
    model.coordinates[1].kind = model.coordinates[2].kind = CoordinateKind::Translation;
    Joint base{.name = "fixed", .kind = JointKind::Weld, .parent = "ground", .child = "base"};
    base.inParent = {{0.1, 0.9, -0.2}, {0.2, -0.4, 0.7}};
    Joint hinge{.name = "hinge", .parent = "base", .child = "limb"};
    hinge.inParent = {{0.2, 0.1, 0}, {0.1, 0, 0.3}};
    hinge.inChild = {{0, 0.02, 0.01}, {0.3, 0, 0}};
    hinge.axes
        = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"turn"}}}}, {AxisKind::Translation, {1, 0, 0}, {0, {{"slide"}}}}};
    model.joints = {base, hinge};
    Segment segment{.name = "rod", .parent = "limb", .stretches = {{"length", 0.2}}, .points = {{1, {1}}}};
    segment.inParent.position = {0, -0.2, 0};
    model.segments = {segment};
    Link muscle{.name = "muscle", .stiffness = DirectStiffness{1000}};
    muscle.path = {{"base", {}, {0, 0.1, 0}}, {"limb", {}, {0.03, -0.1, 0}}};
    model.links = {muscle};
    model.contacts = {{.name = "heel", .body = "limb", .point = {0, -0.3, 0}}};
    model.loads = {{.name = "push", .body = "limb", .point = {0, -0.3, 0}, .force = {10, -20, 5}}};
    return PosedProject(std::move(project));
}

PosedProject moved(const PosedProject& from, const Grip& grip, const GizmoChange& change)
{
    return PosedProject(withMovedGrip(from.project, from.posed(), grip, change).value());
}

Eigen::Isometry3d poseOf(const PosedProject& project, int body)
{
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    pose.linear() = project.configuration.R[static_cast<std::size_t>(body)];
    pose.translation() = project.configuration.p[static_cast<std::size_t>(body)];
    return pose;
}

const GizmoChange shift{{0.012, -0.034, 0.021}, Vector3::Zero(), 0};

class TestGrips : public QObject {
    Q_OBJECT

private slots:
    // Whatever is held goes where the pointer takes it, and nothing else of the model changes its place.
    void pointsFollow()
    {
        const PosedProject before = limb();
        const std::vector<ScenePart> parts = {{{ObjectKind::Link, "muscle"}, {"path", "1"}},
                                              {{ObjectKind::Contact, "heel"}, {}},
                                              {{ObjectKind::Load, "push"}, {}},
                                              {{ObjectKind::Body, "limb"}, {"landmarks", "end"}},
                                              {{ObjectKind::Body, "limb"}, {}},
                                              {{ObjectKind::Segment, "rod"}, {}},
                                              {{ObjectKind::Joint, "hinge"}, {}}};
        for (const ScenePart& part : parts) {
            const auto grip = gripOf(before.posed(), part);
            QVERIFY2(grip, qPrintable(gripName(part)));
            const PosedProject after = moved(before, *grip, shift);
            const auto now = gripOf(after.posed(), part);
            QVERIFY2((now->origin - grip->origin - shift.displacement).norm() < tidied, qPrintable(gripName(part)));
        }
        QVERIFY(!gripOf(before.posed(), {{ObjectKind::Link, "muscle"}, {}}));
        QVERIFY(!gripOf(before.posed(), {{ObjectKind::Link, "muscle"}, {"path", "2"}}));
        QVERIFY(!gripOf(before.posed(), {{ObjectKind::Link, "gone"}, {"path", "0"}}));
    }

    void aJointsCentreMovesAndItsBodiesStay()
    {
        const PosedProject before = limb();
        const auto grip = gripOf(before.posed(), {{ObjectKind::Joint, "hinge"}, {}});
        const PosedProject after = moved(before, *grip, shift);
        for (const int body : {1, 2})
            QVERIFY((poseOf(after, body).matrix() - poseOf(before, body).matrix()).norm() < tidied);
    }

    void aBodyTurnsAboutItsGrip()
    {
        const PosedProject before = limb();
        const auto grip = gripOf(before.posed(), {{ObjectKind::Body, "limb"}, {}});
        const Vector3 turn(0.3, -0.2, 0.5);
        const PosedProject after = moved(before, *grip, {Vector3::Zero(), turn, turn.norm()});
        const Matrix3 R = rotationAbout(turn.normalized(), turn.norm());
        const Eigen::Isometry3d old = poseOf(before, 2), now = poseOf(after, 2);
        QVERIFY((now.linear() - R * old.linear()).norm() < tidied);
        QVERIFY((now.translation() - (grip->origin + R * (old.translation() - grip->origin))).norm() < tidied);
    }

    // The tail of an arrow drawn 100 N a metre goes back by d: the force grows by -100 d.
    void anArrowsTailChangesItsForce()
    {
        const PosedProject before = limb();
        const Vector3 arrow = before.project.model.loads[0].force / 100;
        const auto grip = gripOf(before.posed(), {{ObjectKind::Load, "push"}, {"force"}}, arrow);
        QVERIFY(grip);
        const PosedProject after = moved(before, *grip, {{0, 0.1, -0.05}, Vector3::Zero(), 0});
        // Forces are rounded to a tenth of a newton.
        QVERIFY((after.project.model.loads[0].force - Vector3(10, -30, 10)).norm() < 1e-9);
    }

    void aPlaneModelStaysInItsPlane()
    {
        const Model model = *readModelFile(test::twoLinks).value;
        const PosedProject before({model, {}});
        const auto grip = gripOf(before.posed(), {{ObjectKind::Link, model.links[0].name}, {"path", "0"}});
        const PosedProject after = moved(before, *grip, {{0.1, 0.2, 0.3}, Vector3::Zero(), 0});
        const Vector3 way = after.project.model.links[0].path[0].position - model.links[0].path[0].position;
        QVERIFY((way - Vector3(0.1, 0.2, 0)).norm() < tidied);
    }

    // From nothing: a body on the ground, one on its end, a muscle over both.
    void drawnObjectsAreSound()
    {
        for (const Space space : {Space::Plane, Space::Spatial}) {
            Project empty;
            empty.model.space = space;
            const PosedProject nothing(empty);
            const auto first = withBody(empty, nothing.posed(), groundPlace({0, 1, 0}), {0.1, 0.6, 0});
            const PosedProject one(first->project);
            QCOMPARE(first->place, (Place{"bodies", "body"}));
            const auto second = withBody(one.project, one.posed(), {"body", {0.1, -0.4, 0}}, {0.1, 0.2, 0});
            const PosedProject two(second->project);
            QCOMPARE(second->name, std::string("body 2"));
            QVERIFY((two.configuration.inGround(2, {0, -0.4, 0}) - Vector3(0.1, 0.2, 0)).norm() < tidied);
            const auto muscle = withMuscle(
                two.project, {{"ground", {0.1, 1.1, 0}}, {"body", {0.05, -0.2, 0}}, {"body 2", {0, -0.1, 0}}});
            QCOMPARE(muscle->project.model.links.size(), std::size_t(1));
            const auto load = withLoad(muscle->project, {"body 2", {0, -0.4, 0}});
            const auto contact = withContact(load->project, {"body 2", {0, -0.4, 0}});
            const auto node = withNode(contact->project, {"body", {0, 0, 0}});
            const auto landmark = withLandmark(node->project, {"body", {0, -0.1, 0}});
            for (const Problem& problem : problemsOf(landmark->project))
                QVERIFY2(problem.diagnostic.severity != Severity::Error, problem.diagnostic.message.english().c_str());
            QVERIFY(compile(landmark->project.model).value);
        }
    }

    // Against the difference of its length over a small turn.
    void theMomentArmIsTheSlopeOfTheLength()
    {
        const PosedProject project = limb();
        const auto arm = momentArmOf(project.mechanism, postureOf(project.project.model), "muscle", 0);
        QVERIFY(arm);
        constexpr double step = 1e-5;  // rad; the error of central differences is step^2 times levers below a metre
        const auto lengthAt = [&](double turn) {
            Eigen::VectorXd posture = postureOf(project.project.model);
            posture[0] += turn;
            return calcStrands(project.mechanism, calcConfiguration(project.mechanism, posture)).lengths[0];
        };
        QVERIFY(std::abs(arm->arm + (lengthAt(step) - lengthAt(-step)) / (2 * step)) < 1e-8);
        QVERIFY(!momentArmOf(project.mechanism, postureOf(project.project.model), "gone"));
    }

    void anglesAreThoseBetweenTheWays()
    {
        QVERIFY(std::abs(angleAt({1, 0, 0}, {0, 0, 0}, {0, 2, 0}) - std::acos(0.0)) < 1e-12);
        QVERIFY(std::abs(angleAt({1, 0, 0}, {0, 0, 0}, {-3, 0, 0}) - std::acos(-1.0)) < 1e-12);
    }
};

SINEW_TEST(TestGrips)

}  // namespace tst_grips

#include "tst_grips.moc"
