// Points of a path that move with a coordinate, or that come in over a range of it: points of a body without mass whose
// joint follows the coordinate. Held against lengths by hand.

#include <QTest>

#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_moving_points {

using namespace sinew;

namespace {

const NaturalSpline ahead({-0.6, -0.2, 0.3, 0.8}, {0.30, 0.33, 0.31, 0.26}),
    above({-0.6, -0.2, 0.3, 0.8}, {0.05, 0.06, 0.09, 0.07});
// Comes out of the beam's axis between 0 and 0.6 rad, m.
const NaturalSpline guard({-0.6, -0.3, 0.0, 0.2, 0.4, 0.6, 0.8}, {0, 0, 0, 0.01, 0.03, 0.04, 0.04});

// A beam of 1 m on a hinge at the origin, whose muscle ends on a place that moves along the beam with its angle, and passes
// another that leaves the beam's axis.
Model beam()
{
    Model model;
    model.name = "beam";
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    Body body{.name = "beam"};
    body.mass.value = 6;
    body.centreOfMass = {0.5, 0, 0};
    body.inertia = InertiaTensor{{0, 0, 0.5}, Vector3::Zero()};
    model.bodies = {body, {.name = "insertion"}, {.name = "guard"}};
    model.coordinates = {{.name = "turn", .minimum = -2, .maximum = 2}};
    const auto follows = [](const Vector3& direction, const ScalarFunction& function) {
        return Axis{AxisKind::Translation, direction, {0, {{"turn", function}}}};
    };
    Joint hinge{.name = "hinge", .parent = "ground", .child = "beam"};
    hinge.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{"turn", Polynomial{{0, 1}}}}}}};
    Joint insertion{.name = "insertion", .parent = "beam", .child = "insertion"};
    insertion.axes = {follows(Vector3::UnitX(), ahead), follows(Vector3::UnitY(), above)};
    Joint via{.name = "guard", .parent = "beam", .child = "guard"};
    via.inParent.position = {0.15, 0, 0};
    via.axes = {follows(Vector3::UnitY(), guard)};
    model.joints = {hinge, insertion, via};
    Link muscle{.name = "muscle"};
    muscle.path = {{.body = "ground", .position = {-0.05, 0.4, 0}}, {.body = "guard"}, {.body = "insertion"}};
    muscle.stiffness = DirectStiffness{2e4};
    model.links = {muscle};
    return model;
}

double lengthAt(double angle)
{
    const auto placed = [&](double x, double y) {
        return Eigen::Vector2d(x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle));
    };
    const Eigen::Vector2d origin(-0.05, 0.4), via = placed(0.15, guard.at(angle).value),
                                              end = placed(ahead.at(angle).value, above.at(angle).value);
    return (via - origin).norm() + (end - via).norm();
}

// By five points; 1e-4 rad leave 1e-12 m of the formula and 1e-12 of rounding.
double armByHand(double angle)
{
    constexpr double h = 1e-4;
    return -(8 * (lengthAt(angle + h) - lengthAt(angle - h)) - lengthAt(angle + 2 * h) + lengthAt(angle - 2 * h))
           / (12 * h);
}

StaticsSolution solvedAt(StaticsSolver& solver, double angle)
{
    Situation situation = makeSituation(beam());
    situation.values[0] = angle;
    return solver.solve(situation, {});
}

}  // namespace

class TestMovingPoints : public QObject {
    Q_OBJECT

private slots:
    // The arm has the part that the point's own motion makes, and the force balances the weight with it.
    void theirMotionCounts()
    {
        StaticsSolver solver(std::make_shared<const Mechanism>(test::compiled(beam())));
        double largest = 0;
        for (double angle = -0.5; angle < 0.75; angle += 0.01) {
            const StaticsSolution s = solvedAt(solver, angle);
            QVERIFY2(s.isUsable(), s.message.english().c_str());
            const double arm = armByHand(angle);
            SINEW_COMPARE_NEAR(s.momentArms(0, 0), arm, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(s.forces[0], 6 * 10 * 0.5 * std::cos(angle) / arm, {.rel = 1e-7});
            // As if the points stood still where they are.
            const Eigen::Vector2d via(0.15, guard.at(angle).value);
            const Eigen::Vector2d origin = Eigen::Rotation2Dd(-angle).toRotationMatrix() * Eigen::Vector2d(-0.05, 0.4);
            const Eigen::Vector2d pull = (origin - via).normalized();
            largest = std::max(largest, std::abs(via.x() * pull.y() - via.y() * pull.x() - arm));
        }
        QVERIFY(largest > 0.01);  // m: what would be wrong without it
    }

    // Nothing jumps where the guard comes in: a jump gives 5 mm and more.
    void nothingJumpsWhereOneComesIn()
    {
        StaticsSolver solver(std::make_shared<const Mechanism>(test::compiled(beam())));
        constexpr double step = 0.1 * 0.017453292519943295;
        double worst = 0;
        for (double angle = -0.5; angle < 0.75; angle += step) {
            const double second = solvedAt(solver, angle + step).momentArms(0, 0)
                                  - 2 * solvedAt(solver, angle).momentArms(0, 0)
                                  + solvedAt(solver, angle - step).momentArms(0, 0);
            worst = std::max(worst, std::abs(second));
        }
        QVERIFY2(worst < 1e-4, qPrintable(QString::number(worst)));
    }
};

SINEW_TEST(TestMovingPoints)

}  // namespace tst_moving_points

#include "tst_moving_points.moc"
