// Strands with ends on a surface, over half a turn, and on the shorter of nearly equal ways. Values by hand; of ellipsoids by
// many beginnings.

#include <algorithm>
#include <cmath>
#include <random>

#include <Eigen/Geometry>
#include <QTest>

#include "core/base/constants.h"
#include "core/mechanism/geodesic.h"
#include "core/mechanism/relaxed_strand.h"
#include "core/mechanism/strand.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_wrap_ends {

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

class TestWrapEnds : public QObject {
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

    // A string from end to end of a pulley's diameter: half a circumference, 10 N.
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

    // The case of the third look and random ones whose ways are nearly equal, against the shortest from many beginnings.
    void theShorterWayRoundAnEllipsoidIsTaken()
    {
        const EllipsoidShape seen{{0.22489086340550057, 0.1575433709384614, 0.24319759894021087}};
        const Vector3 from(-0.1760192794428492, 0.16943258872825703, 0.3798030623795472),
            to(0.11967544145274392, -0.26209181877759385, -0.6269535700554217);
        SINEW_COMPARE_NEAR(lengthOver(calcWrap(seen, from, to), from, to), 1.18089, {.abs = 6e-6});  // its digits
        std::mt19937 random(11);
        std::uniform_real_distribution<double> number(-1, 1), radius(0.5, 1);
        const int models = qEnvironmentVariableIsSet("SINEW_LONG_TESTS") ? 1000 : 8;
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
};

SINEW_TEST(TestWrapEnds)

}  // namespace sinew::test::tst_wrap_ends

#include "tst_wrap_ends.moc"
