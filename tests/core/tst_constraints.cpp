#include <cmath>
#include <memory>

#include <QTest>

#include "core/math/rotation.h"
#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/support/motion.h"
#include "tests/support/near.h"
#include "tests/support/random_tree.h"
#include "tests/support/test_registry.h"

namespace tst_constraints {

using namespace sinew;
using namespace sinew::test;

namespace {

const Vector3 gravity(0, -9.81, 0);

Axis hinge(const std::string& coordinate)
{
    return {AxisKind::Rotation, Vector3::UnitZ(), {0, {{coordinate}}}};
}

Axis slider(const Vector3& direction, const std::string& coordinate)
{
    return {AxisKind::Translation, direction, {0, {{coordinate}}}};
}

Body rod(const std::string& name, double length, double mass)
{
    Body body;
    body.name = name;
    body.mass.value = mass;
    body.centreOfMass = {length / 2, 0, 0};
    const double I = mass * length * length / 12;
    body.inertia = InertiaTensor{{0, I, I}, Vector3::Zero()};
    return body;
}

Joint joint(const std::string& parent, const std::string& child, const Vector3& at, std::vector<Axis> axes)
{
    Joint j;
    j.name = child;
    j.parent = parent;
    j.child = child;
    j.inParent.position = at;
    j.axes = std::move(axes);
    return j;
}

Model plane()
{
    Model model;
    model.space = Space::Plane;
    model.gravity = gravity;
    return model;
}

void addCoordinate(Model& model, const std::string& name, CoordinateKind kind = CoordinateKind::Rotation)
{
    Coordinate c;
    c.name = name;
    c.kind = kind;
    model.coordinates.push_back(c);
}

std::vector<HeldMotion> held(std::vector<RelativeMotion> motions)
{
    std::vector<HeldMotion> list;
    for (const RelativeMotion motion : motions)
        list.push_back({motion, Polynomial{{0}}});
    return list;
}

Constraint pin(const std::string& name, const std::string& a, const Vector3& atA, const std::string& b,
               const Vector3& atB)
{
    Closure closure{a, b, {atA, Vector3::Zero()}, {atB, Vector3::Zero()}, held({RelativeMotion::X, RelativeMotion::Y})};
    return {name, closure, {}, {}};
}

constexpr double crankLength = 0.3, rodLength = 0.8, crankMass = 2, rodMass = 3, pistonMass = 4;

// Crank on the ground, connecting rod, piston on a slider along x: closed by a pin between rod and piston.
Model sliderCrank()
{
    Model model = plane();
    model.bodies = {rod("crank", crankLength, crankMass), rod("rod", rodLength, rodMass), rod("piston", 0, pistonMass)};
    addCoordinate(model, "crank");
    addCoordinate(model, "rod");
    addCoordinate(model, "piston", CoordinateKind::Translation);
    model.joints = {joint("ground", "crank", {0, 0, 0}, {hinge("crank")}),
                    joint("crank", "rod", {crankLength, 0, 0}, {hinge("rod")}),
                    joint("ground", "piston", {0, 0, 0}, {slider({1, 0, 0}, "piston")})};
    model.constraints = {pin("piston pin", "piston", {0, 0, 0}, "rod", {rodLength, 0, 0})};
    return model;
}

// The position, speed and acceleration of the slider-crank's parts as functions of the crank angle alone.
struct CrankKinematics {
    double rodAngle, piston;               // rad of the rod from the x axis, m
    double rodRate, pistonRate;            // per rad of the crank
    double rodCurvature, pistonCurvature;  // second derivatives

    explicit CrankKinematics(double a)
    {
        const double r = crankLength, l = rodLength;
        const double s = -r * std::sin(a) / l, c = std::sqrt(1 - s * s);
        rodAngle = std::asin(s);
        piston = r * std::cos(a) + l * c;
        const double sRate = -r * std::cos(a) / l, sCurvature = r * std::sin(a) / l;
        rodRate = sRate / c;
        rodCurvature = (sCurvature + s * rodRate * rodRate) / c;
        pistonRate = -r * std::sin(a) - l * s * rodRate;
        pistonCurvature = -r * std::cos(a) - l * (c * rodRate * rodRate + s * rodCurvature);
    }
};

// T = 1/2 m(a) a'^2, V(a): the reduced inertia, its slope by differences, and the weights' slope.
double reducedInertia(double a)
{
    const CrankKinematics k(a);
    const double r = crankLength, l = rodLength;
    const double vx = -r * std::sin(a) - l / 2 * std::sin(k.rodAngle) * k.rodRate;
    const double vy = r * std::cos(a) + l / 2 * std::cos(k.rodAngle) * k.rodRate;
    return crankMass * r * r / 3 + rodMass * (vx * vx + vy * vy) + rodMass * l * l / 12 * k.rodRate * k.rodRate
           + pistonMass * k.pistonRate * k.pistonRate;
}

double weightSlope(double a)
{
    const CrankKinematics k(a);
    return 9.81
           * (crankMass * crankLength / 2 * std::cos(a)
              + rodMass * (crankLength * std::cos(a) + rodLength / 2 * std::cos(k.rodAngle) * k.rodRate));
}

std::unique_ptr<Dynamics> dynamicsOf(const Model& model)
{
    auto compiled = compile(model);
    if (!compiled.ok())
        qFatal("%s", toString(compiled.diagnostics.front()).c_str());
    return std::make_unique<Dynamics>(std::make_shared<const Mechanism>(std::move(*compiled.value)),
                                      Surroundings{0, model.gravity, {}});
}

Eigen::VectorXd numbers(std::initializer_list<double> list)
{
    Eigen::VectorXd v(static_cast<Eigen::Index>(list.size()));
    std::copy(list.begin(), list.end(), v.data());
    return v;
}

State crankState(double a, double rate)
{
    const CrankKinematics k(a);
    return {numbers({a, k.rodAngle - a, k.piston}), numbers({rate, (k.rodRate - 1) * rate, k.pistonRate * rate})};
}

}  // namespace

class TestConstraints : public QObject {
    Q_OBJECT

private slots:
    // A turn about y of a tilted frame never moves a point along that y: rows of 1e-17 were taken for real ones, and held
    // any moment with 1e16 N.
    void aRowThatIsRoundOffHoldsNothing()
    {
        for (int i = 1; i < 60; ++i) {
            const Vector3 tilt(0.1 * i, 0.07 * i * i, -0.05 * i), point(0.25 + 0.01 * i, -0.05, 0.33);
            Model model;
            model.bodies = {rod("b", 0.3, 1)};
            Coordinate turn;
            turn.name = "c";
            turn.value = 0.2 * i;
            model.coordinates = {turn};
            Joint joint;
            joint.name = "j";
            joint.parent = groundName;
            joint.child = "b";
            joint.inParent.orientation = tilt;
            joint.axes = {{AxisKind::Rotation, Vector3::UnitY(), {0, {{"c"}}}}};
            model.joints = {joint};
            const Matrix3 R = rotationFromXyz(tilt);
            const Vector3 there = R * (Eigen::AngleAxisd(turn.value, Vector3::UnitY()) * point);
            model.constraints
                = {{"k", Closure{groundName, "b", {there, tilt}, {point, Vector3::Zero()}, {{}}}, "", ""}};
            std::get<Closure>(model.constraints[0].rule).held[0].motion = RelativeMotion::Y;
            const Result<Mechanism> mechanism = compile(model);
            QVERIFY(mechanism.ok());
            Configuration configuration;
            ConstraintRows rows(*mechanism.value);
            const Eigen::VectorXd q = Eigen::VectorXd::Constant(1, turn.value);
            calcConfiguration(*mechanism.value, q, configuration);
            rows.calcPositions(*mechanism.value, configuration, q, 0);
            QVERIFY2(rows.matrix()(0, 0) == 0, qPrintable(QString("%1: %2").arg(i).arg(rows.matrix()(0, 0))));
            // Nor is the position singular: the row follows from the others everywhere.
            Dynamics dynamics(std::make_shared<const Mechanism>(*mechanism.value), {});
            dynamics.setState(q, Eigen::VectorXd::Zero(1));
            QCOMPARE(dynamics.sharpness({false}), 1.0);
        }
    }

    // The closed loop against the one equation of motion that Lagrange's method gives for the crank alone.
    void sliderCrankMovesAsItsReducedEquation()
    {
        const auto dynamics = dynamicsOf(sliderCrank());
        for (const double a : {0.3, 1.2, 2.5, -0.9, 4.0}) {
            const double rate = 3, moment = 7, h = 1e-5;
            const State state = crankState(a, rate);
            dynamics->setState(state.positions, state.speeds);
            SINEW_COMPARE_NEAR(dynamics->constraints().residuals(), Eigen::VectorXd::Zero(2), {.abs = 1e-15});
            SINEW_COMPARE_NEAR(dynamics->constraints().speedResiduals(), Eigen::VectorXd::Zero(2), {.abs = 1e-14});
            MotionSolution solution;
            dynamics->solve(GivenMotion::direct(numbers({moment, 0, 0})), solution);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            const double slope = (reducedInertia(a + h) - reducedInertia(a - h)) / (2 * h);
            const double expected = (moment - weightSlope(a) - 0.5 * slope * rate * rate) / reducedInertia(a);
            const CrankKinematics k(a);
            // The slope's differences: h^2 and 1e-16 / h.
            SINEW_COMPARE_NEAR(solution.accelerations[0], expected, {.rel = 1e-8});
            SINEW_COMPARE_NEAR(solution.accelerations[2],
                               k.pistonRate * solution.accelerations[0] + k.pistonCurvature * rate * rate,
                               {.rel = 1e-12});
            // The pin's force along x is what moves the piston, and the slider bears its other part and the weight.
            SINEW_COMPARE_NEAR(-solution.multipliers[0], pistonMass * solution.accelerations[2], {.rel = 1e-11});
            std::vector<JointReaction> reactions;
            dynamics->calcReactions(reactions);
            SINEW_COMPARE_NEAR(reactions[2].force, Vector3(0, pistonMass * 9.81 + solution.multipliers[1], 0),
                               {.abs = 1e-11});
        }
    }

    // A motion runs 2 s round the crank; projected, it neither drifts off the loop nor gains energy.
    void projectionCuresDrift()
    {
        const auto dynamics = dynamicsOf(sliderCrank());
        State state = crankState(0.4, 9);
        dynamics->setState(state.positions, state.speeds);
        const double before = dynamics->wholeMotion().kineticEnergy + dynamics->potentialEnergy();
        for (int i = 0; i < 400; ++i) {
            state = run(*dynamics, state, 0.005, 4, Eigen::VectorXd::Zero(3));
            QVERIFY(dynamics->project(state.positions, state.speeds));
        }
        const double after = dynamics->wholeMotion().kineticEnergy + dynamics->potentialEnergy();
        QVERIFY(state.positions[0] > 10);  // more than a full turn
        QVERIFY(dynamics->constraints().residuals().cwiseAbs().maxCoeff() < 1e-12);
        QVERIFY(dynamics->constraints().speedResiduals().cwiseAbs().maxCoeff() < 1e-12);
        // Runge-Kutta with 1.25 ms at 9 rad/s.
        SINEW_COMPARE_NEAR(after, before, {.rel = 1e-7});
    }

    // Two pins where one would do in the same direction: the second is found to say nothing new.
    void redundantRowsAreFoundAndBearNothing()
    {
        Model model = sliderCrank();
        model.constraints.push_back(pin("again", "piston", {0, 0, 0}, "rod", {rodLength, 0, 0}));
        const auto once = dynamicsOf(sliderCrank()), twice = dynamicsOf(model);
        const State state = crankState(1, 2);
        MotionSolution one, two;
        once->setState(state.positions, state.speeds);
        twice->setState(state.positions, state.speeds);
        once->solve(GivenMotion::direct(numbers({1, 0, 0})), one);
        twice->solve(GivenMotion::direct(numbers({1, 0, 0})), two);
        QVERIFY2(two.isUsable(), two.message.english().c_str());
        QCOMPARE(two.redundant.size(), std::size_t(2));
        SINEW_COMPARE_NEAR(two.accelerations, one.accelerations, {.abs = 1e-11});
    }

    // A leg with both ends on the ground and a given motion that tears it.
    void overConstrainedDoubleSupportIsSaid()
    {
        const auto dynamics = dynamicsOf(sliderCrank());
        const State state = crankState(1, 0);
        dynamics->setState(state.positions, state.speeds);
        GivenMotion given = GivenMotion::direct(Eigen::VectorXd::Zero(3));
        given.isGiven = {true, false, true};  // crank and piston cannot be given at once
        given.accelerations[0] = 1;
        given.accelerations[2] = 5;
        MotionSolution solution;
        dynamics->solve(given, solution);
        QCOMPARE(solution.status, DynamicsStatus::OverConstrained);
        QVERIFY(!solution.concerned.empty());
        QVERIFY(solution.message.english().find("piston pin") != std::string::npos);
    }

    // Crank and rod in one line at the dead point, driven by the piston alone, and a chain without mass.
    void singularPosturesNameTheirCoordinates()
    {
        Model model = plane();
        model.bodies = {rod("heavy", 1, 1), rod("empty", 1, 0)};
        addCoordinate(model, "first");
        addCoordinate(model, "second");
        model.joints = {joint("ground", "heavy", {0, 0, 0}, {hinge("first")}),
                        joint("heavy", "empty", {1, 0, 0}, {hinge("second")})};
        const auto dynamics = dynamicsOf(model);
        dynamics->setState(numbers({0.1, 0.2}), numbers({1, 1}));
        MotionSolution solution;
        dynamics->solve(GivenMotion::direct(numbers({0, 0})), solution);
        QCOMPARE(solution.status, DynamicsStatus::Singular);
        QCOMPARE(solution.concerned, std::vector<std::string>{"second"});
        GivenMotion given = GivenMotion::direct(numbers({0, 0}));
        given.isGiven[1] = true;
        dynamics->solve(given, solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.accelerations[0], -1.5 * 9.81 * std::cos(0.1), {.rel = 1e-14});
    }

    // Three axes of which the first and the third fall into one line: gimbal lock.
    void gimbalLockNamesBothAxes()
    {
        Model model;
        model.bodies = {rod("body", 1, 1)};
        model.bodies[0].inertia = InertiaTensor{{0.1, 0.15, 0.2}, Vector3::Zero()};
        for (const char* name : {"a", "b", "c"})
            addCoordinate(model, name);
        model.joints = {joint("ground", "body", {0, 0, 0}, {hinge("a"), hinge("b"), hinge("c")})};
        model.joints[0].axes[1].direction = {1, 0, 0};
        const auto dynamics = dynamicsOf(model);
        dynamics->setState(numbers({0.3, 0, 0.2}), numbers({1, 2, 3}));
        MotionSolution solution;
        dynamics->solve(GivenMotion::direct(numbers({0, 0, 0})), solution);
        QCOMPARE(solution.status, DynamicsStatus::Singular);
        QCOMPARE(solution.concerned, (std::vector<std::string>{"a", "c"}));
    }

    // A double pendulum whose tip is led along a given path has no freedom left; moments follow from the path.
    void aPointCanBeLed()
    {
        Model model = plane();
        model.bodies = {rod("first", 0.5, 2), rod("second", 0.4, 1)};
        addCoordinate(model, "a");
        addCoordinate(model, "b");
        model.joints
            = {joint("ground", "first", {0, 0, 0}, {hinge("a")}), joint("first", "second", {0.5, 0, 0}, {hinge("b")})};
        Closure path{"ground", "second", {}, {{0.4, 0, 0}, Vector3::Zero()}, {}};
        path.held = {{RelativeMotion::X, Polynomial{{0.6, 0.2, -0.3}}},
                     {RelativeMotion::Y, Polynomial{{0.3, -0.1, 0.4, 0.2}}}};
        model.constraints = {{"tip", path, {}, {}}};
        const auto dynamics = dynamicsOf(model);
        State state{numbers({0.1, 0.9}), numbers({0, 0})};
        const double time = 0.7;
        QVERIFY(dynamics->project(state.positions, state.speeds, time));
        MotionSolution solution;
        dynamics->solve(GivenMotion::direct(numbers({0, 0})), solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        const Configuration& c = dynamics->configuration();
        const Vector3 tip = c.inGround(2, {0.4, 0, 0});
        const Screw &v = dynamics->motion().velocities[2], &a = dynamics->motion().accelerations[2];
        const double t = time;
        SINEW_COMPARE_NEAR(Vector3(tip + c.origin),
                           Vector3(0.6 + 0.2 * t - 0.3 * t * t, 0.3 - 0.1 * t + 0.4 * t * t + 0.2 * t * t * t, 0),
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR(pointVelocity(v, tip), Vector3(0.2 - 0.6 * t, -0.1 + 0.8 * t + 0.6 * t * t, 0),
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR(pointAcceleration(v, a, tip), Vector3(-0.6, 0.8 + 1.2 * t, 0), {.abs = 1e-11});
    }

    // A pendulum of a point mass on a rod without mass, as a distance: x and y coordinates, rod tension as multiplier.
    void aDistanceIsARod()
    {
        Model model = plane();
        model.bodies = {rod("bob", 0, 2)};
        addCoordinate(model, "x", CoordinateKind::Translation);
        addCoordinate(model, "y", CoordinateKind::Translation);
        model.joints = {joint("ground", "bob", {0, 0, 0}, {slider({1, 0, 0}, "x"), slider({0, 1, 0}, "y")})};
        Distance distance{"ground", "bob", Vector3::Zero(), Vector3::Zero(), 1.5};
        model.constraints = {{"string", distance, {}, {}}};
        const auto dynamics = dynamicsOf(model);
        const double angle = 0.8, rate = 2, l = 1.5;  // from the vertical
        dynamics->setState(numbers({l * std::sin(angle), -l * std::cos(angle)}),
                           numbers({l * rate * std::cos(angle), l * rate * std::sin(angle)}));
        MotionSolution solution;
        dynamics->solve(GivenMotion::direct(numbers({0, 0})), solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(-solution.multipliers[0], 2 * (9.81 * std::cos(angle) + l * rate * rate), {.rel = 1e-14});
        const double turn = -9.81 / l * std::sin(angle);
        SINEW_COMPARE_NEAR(solution.accelerations,
                           numbers({l * (turn * std::cos(angle) - rate * rate * std::sin(angle)),
                                    l * (turn * std::sin(angle) + rate * rate * std::cos(angle))}),
                           {.abs = 1e-13});
    }

    // A gear: the second wheel turns as a quadratic of the first.
    void coupledCoordinatesShareTheirEfforts()
    {
        Model model = plane();
        model.gravity = Vector3::Zero();
        model.bodies = {rod("one", 1, 3), rod("two", 1, 5)};
        addCoordinate(model, "a");
        addCoordinate(model, "b");
        model.joints
            = {joint("ground", "one", {0, 0, 0}, {hinge("a")}), joint("ground", "two", {3, 0, 0}, {hinge("b")})};
        model.constraints = {{"gear", Coupling{"b", {0.2, {{"a", Polynomial{{0, 2, 0.5}}}}}}, {}, {}}};
        const auto dynamics = dynamicsOf(model);
        const double a = 0.4, rate = 3, slope = 2 + a, moment = 10;
        dynamics->setState(numbers({a, 0.2 + 2 * a + 0.5 * a * a}), numbers({rate, slope * rate}));
        QVERIFY(std::abs(dynamics->constraints().residuals()[0]) < 1e-15);
        MotionSolution solution;
        dynamics->solve(GivenMotion::direct(numbers({moment, 0})), solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        const double I1 = 1, I2 = 5.0 / 3;
        const double expected = (moment - I2 * slope * rate * rate) / (I1 + I2 * slope * slope);
        SINEW_COMPARE_NEAR(solution.accelerations, numbers({expected, slope * expected + rate * rate}), {.abs = 1e-13});
        SINEW_COMPARE_NEAR(solution.multipliers[0], I2 * solution.accelerations[1], {.rel = 1e-13});
    }

    // Rows, speeds and targets of every kind of constraint between two moving bodies of a tree, against differences of
    // the residuals along a motion of constant acceleration. The frames coincide in their turns, where the rates of
    // the residual's rotation vector are those of the angular velocity.
    void rowsAreTheRatesOfResiduals()
    {
        for (unsigned seed = 1; seed <= 10; ++seed) {
            RandomTree tree(seed, {.bodies = 6});
            Model model = tree.build();
            const Mechanism free = *compile(model).value;
            const auto numbersOf = [&](double size) -> Eigen::VectorXd {
                return Eigen::VectorXd::NullaryExpr(free.coordinateCount, [&] { return tree.number(-size, size); });
            };
            const State state{positionsOf(free, numbersOf(0.5)), numbersOf(2)};
            const Eigen::VectorXd a = numbersOf(3);
            const Configuration c = calcConfiguration(free, state.positions);
            Closure closure{"body2", "body5", {tree.vector(0.2), tree.vector(0.3)}, {tree.vector(0.2), {0, 0, 0}}, {}};
            const Matrix3 turned = c.R[6].transpose() * c.R[3] * rotationFromXyz(closure.inA.orientation);
            closure.inB.orientation = xyzFromRotation(turned);
            closure.held = held({RelativeMotion::X, RelativeMotion::Y, RelativeMotion::Z, RelativeMotion::TurnX,
                                 RelativeMotion::TurnY, RelativeMotion::TurnZ});
            const Distance rod{"body1", "body4", tree.vector(0.2), tree.vector(0.2), 0.5};
            model.constraints = {{"closure", closure, {}, {}}, {"rod", rod, {}, {}}};
            const auto dynamics = dynamicsOf(model);
            const auto residualsAt = [&](double time) -> Eigen::VectorXd {
                const State s = rungeKuttaStep(free, state, time, [&](const State&) { return a; });
                dynamics->setState(s.positions, s.speeds);
                return dynamics->constraints().residuals();
            };
            const double h = 1e-4;
            const Eigen::VectorXd before = residualsAt(-h), after = residualsAt(h), now = residualsAt(0);
            dynamics->setState(state.positions, state.speeds);
            const ConstraintRows& rows = dynamics->constraints();
            // Truncation h^2 times third and fourth rates of some 1e2 .. 1e3; round-off 1e-15 / h^2.
            SINEW_COMPARE_NEAR(rows.speedResiduals(), (after - before) / (2 * h), {.abs = 1e-5});
            SINEW_COMPARE_NEAR(rows.matrix() * a - rows.targets(), (after - 2 * now + before) / (h * h), {.abs = 1e-3});
        }
    }
};

SINEW_TEST(TestConstraints)

}  // namespace tst_constraints

#include "tst_constraints.moc"
