// Where strands leave the range in which their paths round surfaces are right: half a turn and more, ends on a surface, sides;
// what statics, sweeps and motions say there. Values by hand; of ellipsoids by many beginnings.

#include <algorithm>
#include <cmath>
#include <random>
#include <sstream>

#include <QTest>

#include "core/base/constants.h"
#include "core/mechanism/geodesic.h"
#include "core/mechanism/relaxed_strand.h"
#include "core/mechanism/strand.h"
#include "core/report/sweep_report.h"
#include "core/simulation/simulate.h"
#include "core/statics/coordinate_sweep.h"
#include "core/statics/statics_load_path.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_strand_limits {

namespace {

Joint slider(const std::string& name, const Vector3& place, const Vector3& direction)
{
    Joint joint{.name = name, .parent = "ground", .child = name};
    joint.inParent.position = place;
    joint.axes = {{AxisKind::Translation, direction, {0, {{"y" + name, Polynomial{{0, 1}}}}}}};
    return joint;
}

PathPoint on(const std::string& body, const Vector3& position)
{
    return {body, {}, position};
}

PathPoint round(const std::string& surface, WrapSide side = WrapSide::Shorter)
{
    PathPoint point;
    point.surface = surface;
    point.side = side;
    return point;
}

// A rope over a drum of 0.1 m with two weights that hang half the width from its middle, 1 m below.
Model drum(double half, double massA, double massB)
{
    Model model;
    model.gravity = {0, -9.81, 0};
    model.bodies = {{.name = "a", .mass = {massA, Scale::Si}}, {.name = "b", .mass = {massB, Scale::Si}}};
    model.coordinates
        = {{.name = "ya", .kind = CoordinateKind::Translation}, {.name = "yb", .kind = CoordinateKind::Translation}};
    model.joints = {slider("a", {-half, -1, 0}, {0, 1, 0}), slider("b", {half, -1, 0}, {0, 1, 0})};
    model.surfaces = {{.name = "drum", .shape = SurfaceShape::Cylinder, .radius = 0.1}};
    Link rope{.name = "rope"};
    rope.path = {on("a", {0, 0, 0}), round("drum", WrapSide::LeftHanded), on("b", {0, 0, 0})};
    rope.stiffness = DirectStiffness{1e6};
    rope.damping = 200;
    model.links = {rope};
    return model;
}

Scenario hanging()
{
    Scenario scenario;
    scenario.model = "made.sinew.json";
    Stage stage{.name = "all"};
    stage.given = {{.coordinates = {"*"}}};  // no effort
    scenario.stages = {stage};
    scenario.options.duration = 0.4;
    scenario.options.outputStep = 0.01;
    return scenario;
}

// An elbow whose extensor runs behind a ball of 18 mm.
Model triceps(SurfaceShape shape)
{
    Model model;
    model.bodies = {{.name = "humerus"}, {.name = "ulna"}};
    model.coordinates = {{.name = "shoulder", .mode = CoordinateMode::Locked},
                         {.name = "flexion", .value = 30 * degree, .minimum = 0, .maximum = 150 * degree}};
    Joint shoulder{.name = "sh", .parent = "ground", .child = "humerus"};
    shoulder.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"shoulder", Polynomial{{0, 1}}}}}}};
    Joint elbow{.name = "el", .parent = "humerus", .child = "ulna"};
    elbow.inParent.position = {0, -0.29, 0};
    elbow.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"flexion", Polynomial{{0, 1}}}}}}};
    model.joints = {shoulder, elbow};
    model.surfaces
        = {{.name = "elbow", .body = "humerus", .at = {.position = {0, -0.29, 0}}, .shape = shape, .radius = 0.018}};
    Link link{.name = "triceps"};
    const WrapSide side = shape == SurfaceShape::Cylinder ? WrapSide::RightHanded : WrapSide::Shorter;
    link.path = {on("humerus", {-0.02, -0.12, 0}), round("elbow", side), on("ulna", {-0.021, 0, 0})};
    link.stiffness = DirectStiffness{1e5};
    model.links = {link};
    model.loads = {{.name = "M", .body = "ulna", .moment = {0, 0, 1}}};
    return model;
}

Joint hinge(const std::string& parent, const std::string& child, const Vector3& place, const std::string& coordinate)
{
    Joint joint{.name = child, .parent = parent, .child = child};
    joint.inParent.position = place;
    joint.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{coordinate, Polynomial{{0, 1}}}}}}};
    return joint;
}

// A thigh held level, a shank of 1 kg, a kneecap that follows it by a tenth, and a muscle over a cylinder and the kneecap.
Model knee()
{
    Model model;
    model.gravity = {0, -9.80665, 0};
    model.bodies = {{.name = "femur"},
                    {.name = "tibia", .mass = {1, Scale::Si}, .centreOfMass = {0, -0.185, 0}},
                    {.name = "patella"}};
    model.coordinates = {{.name = "body_angle", .value = 90 * degree, .rest = 0, .mode = CoordinateMode::Locked},
                         {.name = "knee_angle", .value = -61.2 * degree, .rest = 0},
                         {.name = "patella_angle", .value = -6.12 * degree, .rest = 0}};
    model.joints = {hinge("ground", "femur", {0.005, 0.435, 0}, "body_angle"),
                    hinge("femur", "tibia", {0, -0.38, 0}, "knee_angle"),
                    hinge("femur", "patella", {0, -0.291408, 0}, "patella_angle")};
    model.constraints
        = {{.name = "constraint 1", .rule = Coupling{"patella_angle", {0, {{"knee_angle", Polynomial{{0, 0.1}}}}}}}};
    model.surfaces = {{.name = "surface 1",
                       .body = "femur",
                       .at = {.position = {0, -0.38, 0}},
                       .shape = SurfaceShape::Cylinder,
                       .radius = 0.025}};
    Link muscle{.name = "muscle"};
    muscle.path = {on("femur", {0, -0.072914, 0}), round("surface 1"), on("patella", {0.033836, -0.095313, 0}),
                   on("tibia", {0, -0.081987, 0})};
    muscle.stiffness = DirectStiffness{10000};
    model.links = {muscle};
    return model;
}

CoordinateSweep swept(const Model& model, const SweepRange& range)
{
    return sweepCoordinate(std::make_shared<const Mechanism>(compiled(model)), makeSituation(model), range);
}

double lengthOver(const WrapCurve& curve, const Vector3& from, const Vector3& to)
{
    return curve.touches ? (curve.first - from).norm() + curve.length + (to - curve.last).norm() : (to - from).norm();
}

// The shortest of the stable ways that are found from strands laid over the ellipsoid at sixteen places and pulled taut.
double shortestByManyBeginnings(const EllipsoidShape& shape, const Vector3& from, const Vector3& to)
{
    const Vector3 along = (to - from).normalized(), u = along.unitOrthogonal(), v = along.cross(u);
    double shortest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 16; ++i) {
        const double angle = 2 * pi * i / 16;
        const Vector3 aside = std::cos(angle) * u + std::sin(angle) * v;
        const auto onSurface
            = [&](const Vector3& point) { return Vector3(point / point.cwiseQuotient(shape.radii).norm()); };
        WrapCurve guess;
        guess.first = onSurface(aside - 0.4 * along);
        guess.last = onSurface(aside + 0.4 * along);
        guess.atFirst = (guess.last - guess.first).normalized();
        guess.length = (guess.last - guess.first).norm();
        guess.touches = true;
        const WrapCurve curve = meetLines(shape, from, to, relaxedStrand(shape, from, to, guess));
        if (curve.isConverged && curve.isStable && curve.touches && curve.length < 2 * pi * shape.radii.maxCoeff())
            shortest = std::min(shortest, lengthOver(curve, from, to));
    }
    return shortest;
}

}  // namespace

class TestStrandLimits : public QObject {
    Q_OBJECT

private slots:
    // Half a turn exactly: two straight pieces of 1 m and half a circumference; each weight hangs from the rope.
    void halfATurnHoldsTwoWeights()
    {
        const Model model = drum(0.1, 1, 1);
        const StaticsSolution s = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        SINEW_COMPARE_NEAR(s.lengths[0], 2 + 0.1 * pi, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(s.forces[0], 9.81, {.abs = 1e-9});
    }

    // Atwood's machine: (2 - 1) / (2 + 1) g, the rope bears 4/3 of g.
    void halfATurnRunsAsAtwoodSays()
    {
        Scenario scenario = hanging();
        const Recording recording = simulate(drum(0.1, 2, 1), scenario);
        QCOMPARE(recording.status, RunStatus::Completed);
        const double fallen = 0.5 * 9.81 / 3 * 0.4 * 0.4;
        // The rope stretches by 13 N over 1e6 N/m, and swings by as much.
        SINEW_COMPARE_NEAR(recording.positions(0, recording.positions.cols() - 1), -fallen, {.abs = 5e-5});
    }

    void moreThanHalfATurnIsNotSolved()
    {
        const Model model = drum(0.099, 1, 1);
        const Mechanism mechanism = compiled(model);
        const StaticsSolution s = solveStatics(mechanism, makeSituation(model));
        QCOMPARE(s.status, StaticsStatus::OutOfRange);
        QVERIFY2(s.message.english().find("'rope'") != std::string::npos
                     && s.message.english().find("'drum'") != std::string::npos,
                 s.message.english().c_str());
        QCOMPARE(solveLoadPath(mechanism, makeSituation(model)).status, StaticsStatus::OutOfRange);
        const Recording recording = simulate(model, hanging());
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(recording.message.english().find("'drum'") != std::string::npos, recording.message.english().c_str());
        // Both points on one flank have no side.
        const WrapShape shape = CylinderShape{0.1, 1};
        const Vector3 from(0.2, 0.01, 0), to(0.4, -0.01, 0);
        QCOMPARE(limitOf(shape, from, to, calcWrap(shape, from, to)), WrapLimit::None);
    }

    // A string from end to end of a pulley's diameter: half a circumference, 10 N; and nobody knows which way round.
    void endsOnAPulleyLeaveAlongTheTangent()
    {
        Model model;
        model.bodies = {{.name = "s"}};
        model.coordinates = {{.name = "ys", .kind = CoordinateKind::Translation}};
        model.joints = {slider("s", {-0.05, 0, 0}, {0, -1, 0})};
        model.surfaces = {{.name = "pulley", .shape = SurfaceShape::Cylinder, .radius = 0.05}};
        Link string{.name = "string"};
        string.path = {on("ground", {0.05, 0, 0}), round("pulley"), on("s", {0, 0, 0})};
        string.stiffness = DirectStiffness{1000};
        model.links = {string};
        model.loads = {{.name = "P", .body = "s", .force = {0, -10, 0}}};
        const StaticsSolution s = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        SINEW_COMPARE_NEAR(s.lengths[0], 0.05 * pi, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(s.forces[0], 10, {.abs = 1e-9});
        QCOMPARE(s.remarks.size(), std::size_t(1));
        QVERIFY(s.remarks[0].english().find("equally long") != std::string::npos);
        model.links[0].path[1].side = WrapSide::RightHanded;
        QVERIFY(solveStatics(compiled(model), makeSituation(model)).remarks.empty());
    }

    // The way from a point on the surface is the limit of the ways from points above it.
    void waysFromTheSurfaceAreLimits()
    {
        std::mt19937 random(4);
        std::uniform_real_distribution<double> number(-1, 1);
        const Vector3 radii(0.03, 0.04, 0.05);
        int touching = 0;
        for (int trial = 0; trial < 200; ++trial) {
            const bool isBall = trial % 2 == 0;
            const WrapShape shape = isBall ? WrapShape(SphereShape{0.04}) : WrapShape(EllipsoidShape{radii});
            const Vector3 scale = isBall ? Vector3(0.04, 0.04, 0.04) : radii;
            const Vector3 unit = Vector3(number(random), number(random), number(random)).normalized();
            const Vector3 at = unit.cwiseProduct(scale),
                          to = -0.12 * Vector3(unit + 0.4 * Vector3(number(random), number(random), number(random)));
            const WrapCurve on = calcWrap(shape, at * (1 - 1e-12), to), above = calcWrap(shape, at * (1 + 1e-7), to);
            if (!on.touches || !on.isConverged || !above.isConverged)
                continue;
            ++touching;
            // Above by 1e-7 of the radius the strand meets the surface 4e-4 of it away.
            SINEW_COMPARE_NEAR(lengthOver(on, at, to), lengthOver(above, at * (1 + 1e-7), to), {.abs = 1e-8});
            SINEW_COMPARE_NEAR((on.atFirst - (above.first - at).normalized()).norm(), 0, {.abs = 2e-3});
            SINEW_COMPARE_NEAR((on.first - at).norm(), 0, {.abs = 1e-9});
        }
        QVERIFY(touching > 50);
    }

    // With a stated side the arm stays that of the radius; a ball has no side, and the sweep says where it changes.
    void aBallThatChangesItsSideIsMarked()
    {
        const SweepRange range{1, 0, 150 * degree, 61};
        const CoordinateSweep cylinder = swept(triceps(SurfaceShape::Cylinder), range);
        QVERIFY(cylinder.jumps.empty());
        SINEW_COMPARE_NEAR(cylinder.momentArms(0, 60), -0.018, {.abs = 1e-12});
        const CoordinateSweep ball = swept(triceps(SurfaceShape::Sphere), range);
        SINEW_COMPARE_NEAR(ball.momentArms(0, 30), -0.018, {.abs = 1e-12});
        QVERIFY(!ball.jumps.empty());
        const SweepJump& jump = ball.jumps.front();
        QCOMPARE(jump.quantity, SweptQuantity::LeverArm);
        SINEW_COMPARE_NEAR(jump.before, -0.018, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(jump.after, 0.018, {.abs = 1e-9});
        // Where insertion, centre and origin lie in one line.
        const double straight = std::atan2(0.17, 0.02);
        SINEW_COMPARE_NEAR(jump.value, pi - straight, {.abs = 2.5 * degree / 16384});
        QVERIFY(jump.reason.english().find("rest posture") != std::string::npos);
        for (std::size_t i = 0; i < ball.frames.size(); ++i)
            QCOMPARE(ball.frames[i].remarks.size() + (ball.frames[i].isBalanced() ? 0 : 1) > 0, i >= jump.row);
    }

    // The case of the third look and random ones whose ways are nearly equal, against the shortest from many beginnings.
    void theShorterWayRoundAnEllipsoidIsTaken()
    {
        const EllipsoidShape seen{{0.22489086340550057, 0.1575433709384614, 0.24319759894021087}};
        const Vector3 from(-0.1760192794428492, 0.16943258872825703, 0.3798030623795472),
            to(0.11967544145274392, -0.26209181877759385, -0.6269535700554217);
        SINEW_COMPARE_NEAR(lengthOver(calcWrap(seen, from, to), from, to), 1.18089, {.abs = 6e-6});  // its digits
        std::mt19937 random(11);
        std::uniform_real_distribution<double> number(-1, 1), radius(0.5, 1);
        const int models = qEnvironmentVariableIsSet("SINEW_LONG_TESTS") ? 1000 : 25;
        for (int trial = 0; trial < models; ++trial) {
            const EllipsoidShape shape{{radius(random), radius(random), radius(random)}};
            const Vector3 direction = Vector3(number(random), number(random), number(random)).normalized();
            const Vector3 off(number(random), number(random), number(random));
            const Vector3 p = 2 * direction, q = -2.5 * direction + 0.6 * off;
            const WrapCurve curve = calcWrap(shape, p, q);
            if (!curve.touches)
                continue;
            QVERIFY(curve.isConverged);
            const double shortest = shortestByManyBeginnings(shape, p, q);
            QVERIFY2(
                lengthOver(curve, p, q) <= shortest + 1e-9,
                qPrintable(QString("trial %1: %2, shortest %3").arg(trial).arg(lengthOver(curve, p, q)).arg(shortest)));
        }
    }

    // The case of the third look: a point of a kneecap enters the cylinder. The arm is the slope of the length on either
    // side, under the coupling, and the jump between is marked in every output.
    void aPointThatEntersItsSurfaceIsMarked()
    {
        const Model model = knee();
        const CoordinateSweep sweep = swept(model, {1, -66 * degree, -60 * degree, 181});
        QCOMPARE(sweep.followers, std::vector<int>{2});
        QCOMPARE(sweep.jumps.size() > 0, true);
        const SweepJump& jump = sweep.jumps.front();
        QVERIFY(jump.quantity == SweptQuantity::Length);
        QVERIFY(jump.reason.english().find("lies within surface") != std::string::npos);
        QVERIFY(
            std::ranges::any_of(sweep.jumps, [](const SweepJump& it) { return it.quantity == SweptQuantity::Force; }));
        // Between jumps: a third derivative times the square of the step, most where the point has just left the surface.
        const double step = 2 * degree / 60;
        for (std::size_t i = 1; i + 1 < sweep.values.size(); ++i) {
            if (std::ranges::any_of(sweep.jumps, [&](const SweepJump& it) { return it.row == i || it.row == i + 1; }))
                continue;
            const double slope
                = -(sweep.frames[i + 1].links[0].length - sweep.frames[i - 1].links[0].length) / (2 * step);
            SINEW_COMPARE_NEAR(sweep.momentArms(0, static_cast<Eigen::Index>(i)), slope, {.abs = 1e-5});
        }
        SINEW_COMPARE_NEAR(sweep.momentArms(0, 180), 0.0106, {.abs = 1e-4});  // its digits
        std::ostringstream csv, text;
        writeSweepCsv(model, sweep, csv);
        QVERIFY(csv.str().find("jump before (deg),remarks") != std::string::npos);
        QVERIFY(csv.str().find("lies within surface 'surface 1'") != std::string::npos);
        writeSweepText(model, sweep, text);
        QVERIFY(text.str().find("jump at -") != std::string::npos);
        QVERIFY(text.str().find("move patella_angle along") != std::string::npos);
    }
};

SINEW_TEST(TestStrandLimits)

}  // namespace sinew::test::tst_strand_limits

#include "tst_strand_limits.moc"
