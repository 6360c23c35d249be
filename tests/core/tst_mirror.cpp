#include <random>

#include <QTest>

#include "core/model/expand_segments.h"
#include "core/schema/mirror.h"
#include "core/schema/validate.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_mirror {

using namespace sinew;

namespace {

Closure heldWithEverything()
{
    Closure closure{"ground", "trunk", {{0.1, 0.2, 0.3}, {0.1, 0.2, 0.3}}, {}, {}};
    const NaturalSpline spline({0, 1, 3}, {0.1, 0.5, -0.2});
    closure.held = {{RelativeMotion::X, spline},     {RelativeMotion::Y, Polynomial{{1, 2}}},
                    {RelativeMotion::Z, spline},     {RelativeMotion::TurnX, Polynomial{{1, 2, 3}}},
                    {RelativeMotion::TurnY, spline}, {RelativeMotion::TurnZ, Polynomial{{0.5}}}};
    return closure;
}

// A trunk that slides and turns by the angles of thigh and shank; these, with two angles each; an arm on the trunk; a
// constraint of each kind.
Model modelOfSegments()
{
    Model model;
    model.bodies = {{.name = "trunk"}};
    for (const char* name : {"phi", "psi", "phi_2", "psi_2", "l", "l_2"})
        model.coordinates.push_back({.name = name, .value = 0.4, .minimum = 0.1, .maximum = 0.9});
    model.coordinates[4].kind = model.coordinates[5].kind = CoordinateKind::Translation;
    Joint joint{.name = "trunk", .parent = "ground", .child = "trunk"};
    joint.axes = {{AxisKind::Rotation,
                   {1, 2, 3},
                   {0.2, {{"psi", NaturalSpline({-1, 0, 1}, {0, 0.5, 0.4})}, {"phi", Polynomial{{0, 1}}}}}},
                  {AxisKind::Translation, {0, 1, 2}, {0, {{"psi_2", Polynomial{{0.1, 0.2, 0.3, 0.4}}}}}}};
    model.joints = {joint};
    const Frame frame{{0.1, 0.2, 0.3}, {0.3, -0.2, 0.5}};
    Segment thigh{.name = "thigh_r", .kind = SegmentKind::RodBetween, .parent = "trunk", .inParent = frame};
    thigh.angles = {"phi", "psi"};
    thigh.stretches = {{"l", 0.1}, {"l_2", 0}};
    thigh.rods = {{0.3, {2}, 0.4, {}}};
    Segment shank{.name = "shank_r", .parent = "thigh_r", .inParent = frame};
    shank.angles = {"phi_2", "psi_2"};
    shank.stretches = {{"l", 0.2}};
    shank.points = {{0.5, {1}}, {1, {1}}};
    Segment arm{.name = "arm", .kind = SegmentKind::Telescope, .parent = "trunk", .inParent = frame};
    arm.stretches = {{"l_2", 0}};
    arm.rods = {{0.5, {1}, 0.5, {}}, {0.5, {1}, 0.5, {}}};
    model.segments = {thigh, shank, arm};
    Coupling coupling{"psi", {0.3, {{"phi", Polynomial{{1, 2}}}, {"psi_2", Polynomial{{1, 2, 3}}}}}};
    coupling.value.terms.push_back({"psi_2", NaturalSpline({0, 1, 3}, {0.1, 0.5, -0.2})});
    model.constraints = {{"held", heldWithEverything()},
                         {"rod_r", Distance{"shank_r.tip", "arm.rod", {0.1, 0.2, 0.3}, {0.1, 0.1, 0.1}, 1}},
                         {"follow", coupling}};
    return model;
}

}  // namespace

class TestMirror : public QObject {
    Q_OBJECT

private slots:
    void twiceInTheMirrorIsTheSame()
    {
        for (const char* name : {"hip", "two_links_five_strands"}) {
            const Model model = test::shippedModel(name);
            QVERIFY(mirrored(mirrored(model)) == model);
        }
    }

    void theShippedLeftHipIsTheMirrorOfTheRight()
    {
        QVERIFY(mirrored(test::shippedModel("hip")) == test::shippedModel("hip_left"));
    }

    // What is left out of a model stays so in its mirror image.
    void wordsThatNameNoSideStay()
    {
        Model model = test::shippedModel("hip");
        model.description = "the right leg; inertia is left out; what is left over at a right angle; the left";
        QCOMPARE(mirrored(model).description,
                 std::string("the left leg; inertia is left out; what is left over at a right angle; the right"));
        QVERIFY(mirrored(mirrored(model)) == model);
    }

    void namesChangeSides()
    {
        const Model left = mirrored(test::shippedModel("hip"));
        QCOMPARE(left.title, std::string("Left hip"));
        QVERIFY(findBody(left, "femur_l"));
        QVERIFY(findCoordinate(left, "hip_flexion_l"));
        QVERIFY(!findJoint(left, "hip_r"));
    }

    // Random joints of every kind: every point of the mirrored mechanism is the mirror of the original's.
    void everyKindOfJointMirrors()
    {
        Model model;
        model.bodies = {{.name = "a_r"}, {.name = "b"}, {.name = "c"}};
        for (const char* name : {"p", "q", "ball_x", "ball_y", "ball_z", "rx", "ry", "rz", "tx", "ty", "tz"})
            model.coordinates.push_back({.name = name});
        for (const std::size_t i : {1U, 8U, 9U, 10U})
            model.coordinates[i].kind = CoordinateKind::Translation;
        Joint axes{.name = "axes", .parent = "ground", .child = "a_r"};
        axes.inParent = {{0.1, 0.2, 0.3}, {0.4, -0.5, 0.6}};
        axes.inChild = {{0.3, 0.1, -0.2}, {-0.2, 0.1, 0.5}};
        axes.axes = {{AxisKind::Rotation, {1, 2, 3}, {0.2, {{"p", Polynomial{{0, 1}}}}}},
                     {AxisKind::Translation, {3, -1, 2}, {0.1, {{"q", Polynomial{{0, 1, 0.5}}}}}}};
        Joint ball{.name = "ball", .kind = JointKind::Ball, .parent = "a_r", .child = "b"};
        ball.coordinates = {"ball_x", "ball_y", "ball_z"};
        ball.inParent.orientation = {0.3, 0.2, 0.1};
        Joint free{.name = "free", .kind = JointKind::Free, .parent = "b", .child = "c"};
        free.coordinates = {"rx", "ry", "rz", "tx", "ty", "tz"};
        model.joints = {axes, ball, free};
        std::mt19937 random(4);
        std::uniform_real_distribution<double> value(-1, 1);
        for (Coordinate& coordinate : model.coordinates)
            coordinate.value = value(random);
        const Model mirror = mirrored(model);
        const auto right = calcConfiguration(test::compiled(model), postureOf(model));
        const auto left = calcConfiguration(test::compiled(mirror), postureOf(mirror));
        for (int body = 1; body <= 3; ++body) {
            const Vector3 there = right.inGround(body, {0.1, 0.2, 0.3}), here = left.inGround(body, {0.1, 0.2, -0.3});
            SINEW_COMPARE_NEAR(here, Vector3(there.x(), there.y(), -there.z()), {.abs = 1e-14});
        }
    }

    // Every kind of segment, on the ground, on a body and on another: every point of every part is the mirror of the
    // original's, and so are the motions that constraints hold.
    void segmentsMirror()
    {
        const Model model = modelOfSegments();
        const Model mirror = mirrored(model);
        QVERIFY(mirrored(mirror) == model);
        const auto right = calcConfiguration(test::compiled(model), postureOf(model));
        const auto left = calcConfiguration(test::compiled(mirror), postureOf(mirror));
        const int bodies = int(expanded(model).bodies.size());
        QCOMPARE(bodies, 11);
        for (int body = 1; body <= bodies; ++body) {
            const Vector3 there = right.inGround(body, {0.1, 0.2, 0.3}), here = left.inGround(body, {0.1, 0.2, -0.3});
            SINEW_COMPARE_NEAR(here, Vector3(there.x(), there.y(), -there.z()), {.abs = 1e-14});
        }
        QCOMPARE(mirror.segments[1].name, std::string("shank_l"));
        QCOMPARE(mirror.segments[1].parent, std::string("thigh_l"));
        QCOMPARE(std::get<Distance>(mirror.constraints[1].rule).bodyA, std::string("shank_l.tip"));
        for (const ModelProblem& problem : validate(mirror))
            QVERIFY2(problem.diagnostic.severity != Severity::Error, problem.diagnostic.message.english().c_str());
    }

    void constraintsMirror()
    {
        const Model model = modelOfSegments(), mirror = mirrored(model);
        const auto& held = std::get<Closure>(model.constraints[0].rule).held;
        const auto& heldInMirror = std::get<Closure>(mirror.constraints[0].rule).held;
        // x, y and the turn about z keep their sign.
        const double signs[] = {1, 1, -1, -1, -1, 1};
        for (std::size_t k = 0; k < held.size(); ++k)
            SINEW_COMPARE_NEAR(evaluate(heldInMirror[k].value, 0.7).value,
                               signs[k] * evaluate(held[k].value, 0.7).value, {.abs = 1e-15});
        // The dependent coordinate changes its sign, and so does one of those that it follows.
        const AxisFunction& value = std::get<Coupling>(model.constraints[2].rule).value;
        const AxisFunction& valueInMirror = std::get<Coupling>(mirror.constraints[2].rule).value;
        QCOMPARE(valueInMirror.constant, -value.constant);
        const double changes[] = {1, -1, -1};
        for (std::size_t k = 0; k < value.terms.size(); ++k)
            SINEW_COMPARE_NEAR(evaluate(valueInMirror.terms[k].function, changes[k] * 0.3).value,
                               -evaluate(value.terms[k].function, 0.3).value, {.abs = 1e-15});
    }

    // The planes of contacts mirror, and the bodies that touch.
    void contactsMirror()
    {
        Model model = modelOfSegments();
        Contact contact{.name = "heel_r", .body = "shank_r.tip", .point = {0.1, 0.2, 0.3}, .radius = 0.1};
        contact.against = "thigh_r";
        contact.place = {0.3, -0.1, 0.2};
        contact.normal = {1, 2, -3};
        model.contacts = {contact};
        const Model mirror = mirrored(model);
        QVERIFY(mirrored(mirror) == model);
        QVERIFY(!(mirror == model));
        QCOMPARE(mirror.contacts[0].name, std::string("heel_l"));
        const Mechanism right = test::compiled(model), left = test::compiled(mirror);
        const auto here = calcConfiguration(left, postureOf(mirror)),
                   there = calcConfiguration(right, postureOf(model));
        const CompiledContact &a = right.contacts[0], &b = left.contacts[0];
        const auto gapOf = [](const Configuration& c, const CompiledContact& touch) {
            const Vector3 difference = c.inGround(touch.bodyA, touch.point) - c.inGround(touch.bodyB, touch.place);
            return difference.dot(c.inGround(touch.bodyB, touch.normal) - c.inGround(touch.bodyB, {0, 0, 0}));
        };
        QVERIFY(std::abs(gapOf(there, a)) > 0.01);
        SINEW_COMPARE_NEAR(gapOf(here, b), gapOf(there, a), {.abs = 1e-14});
    }

    // The springs of coordinates that change sign rest on the other side, and an inertia tensor is that of the mirrored
    // masses.
    void inertiaAndResistanceMirror()
    {
        Model model = modelOfSegments();
        model.coordinates[1].resistance.spring = Spring{0.2, 5, 1};
        model.coordinates[0].resistance.spring = Spring{0.2, 5, 1};
        const Vector3 mass(0.1, 0.2, 0.3);
        const auto inertiaOf = [](const Vector3& r) {
            return InertiaTensor{
                Vector3(r.y() * r.y() + r.z() * r.z(), r.x() * r.x() + r.z() * r.z(), r.x() * r.x() + r.y() * r.y()),
                Vector3(-r.x() * r.y(), -r.x() * r.z(), -r.y() * r.z())};
        };
        model.bodies[0].inertia = inertiaOf(mass);
        const Model mirror = mirrored(model);
        QVERIFY(mirror.bodies[0].inertia == Inertia(inertiaOf({mass.x(), mass.y(), -mass.z()})));
        QCOMPARE(mirror.coordinates[0].resistance.spring->rest, 0.2);
        QCOMPARE(mirror.coordinates[1].resistance.spring->rest, -0.2);
        QVERIFY(mirrored(mirror) == model);
    }

    // Loads, given moments, support and activity settings mirror too: the same link forces, joint forces in the mirror.
    void forcesMirror()
    {
        Model model = test::shippedModel("hip");
        Activity& stance = model.activities.front();
        stance.settings = {{"hip_flexion_r", 0.3, CoordinateMode::Driven, Amount{0.02, Scale::BodyWeight}},
                           {"hip_rotation_r", -0.2, CoordinateMode::Locked, {}},
                           {"pelvis_list", 0.1, {}, {}}};
        Load push{.name = "push_r", .body = "pelvis", .point = {0.1, 0.2, 0.3}, .force = {30, -20, 10}};
        push.moment = {1, -2, 3};
        push.frame = LoadFrame::Body;
        stance.loads.push_back(push);
        const Model mirror = mirrored(model);
        const StaticsSolution a = solveStatics(test::compiled(model), makeSituation(model, &model.activities.front()));
        const StaticsSolution b
            = solveStatics(test::compiled(mirror), makeSituation(mirror, &mirror.activities.front()));
        QVERIFY(a.isUsable() && b.isUsable());
        SINEW_COMPARE_NEAR(b.forces, a.forces, {.abs = 1e-9});
        for (std::size_t i = 0; i < a.joints.size(); ++i) {
            const Vector3 &f = a.joints[i].force, &m = a.joints[i].moment;
            SINEW_COMPARE_NEAR(b.joints[i].force, Vector3(f.x(), f.y(), -f.z()), {.abs = 1e-9});
            SINEW_COMPARE_NEAR(b.joints[i].moment, Vector3(-m.x(), -m.y(), m.z()), {.abs = 1e-9});
        }
    }
};

SINEW_TEST(TestMirror)

}  // namespace tst_mirror

#include "tst_mirror.moc"
