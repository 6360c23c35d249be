#include <cmath>
#include <memory>

#include <QTest>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/tree_dynamics.h"
#include "tests/support/motion.h"
#include "tests/support/near.h"
#include "tests/support/random_tree.h"
#include "tests/support/test_registry.h"

namespace tst_dynamics {

using namespace sinew;
using namespace sinew::test;

constexpr double bodyWeight = 700;

// A random tree at a random state.
struct Case {
    Case(unsigned seed, TreeOptions options) : tree(seed, options)
    {
        const Model model = tree.build();
        auto compiled = compile(model);
        if (!compiled.ok())
            qFatal("%s", toString(compiled.diagnostics.front()).c_str());
        mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
        dynamics = std::make_unique<Dynamics>(mechanism, Surroundings{bodyWeight, model.gravity, {}});
        state.positions = positionsOf(*mechanism, numbers(0.6));
        state.speeds = numbers(2);
        dynamics->setState(state.positions, state.speeds);
    }

    Eigen::VectorXd numbers(double size)
    {
        return Eigen::VectorXd::NullaryExpr(mechanism->coordinateCount, [&] { return tree.number(-size, size); });
    }

    // The state a short time later when the speeds grow at these rates.
    State later(double time, const Eigen::VectorXd& accelerations) const
    {
        return rungeKuttaStep(*mechanism, state, time, [&](const State&) { return accelerations; });
    }

    RandomTree tree;
    std::shared_ptr<const Mechanism> mechanism;
    std::unique_ptr<Dynamics> dynamics;
    State state;
};

std::vector<Case> cases(TreeOptions options = {})
{
    std::vector<Case> list;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        options.bodies = 3 + static_cast<int>(seed % 7);
        list.emplace_back(seed, options);
    }
    return list;
}

std::vector<Case> allCases()
{
    std::vector<Case> list = cases();
    for (Case& c : cases({.isShared = true}))
        list.push_back(std::move(c));
    return list;
}

class TestDynamics : public QObject {
    Q_OBJECT

private slots:
    // A state that is set again is not worked out again, but what was added at it is gone.
    void aStateSetAgainHasLostWhatWasAdded()
    {
        for (Case& c : allCases()) {
            Eigen::VectorXd before, after;
            c.dynamics->setState(c.state.positions, c.state.speeds);
            c.dynamics->calcLoads(before);
            c.dynamics->addBodyForce(c.mechanism->bodyCount - 1, {0.1, 0.2, 0.3}, {4, 5, 6}, {7, 8, 9});
            c.dynamics->setState(c.state.positions, c.state.speeds);
            c.dynamics->calcLoads(after);
            QVERIFY(after == before);
            // another speed is another state
            c.dynamics->setState(c.state.positions, 2 * c.state.speeds);
            QVERIFY(c.dynamics->motion().velocities.back().linear != Vector3(0, 0, 0));
            const Vector3 twice = c.dynamics->motion().velocities.back().linear;
            c.dynamics->setState(c.state.positions, c.state.speeds);
            QVERIFY(twice == 2 * c.dynamics->motion().velocities.back().linear);
        }
    }

    // Velocities and accelerations of points against differences along a motion of constant acceleration.
    void pointsMoveAsTheirVelocitiesSay()
    {
        const double h = 1e-5;  // truncation h^2 times jerks of up to some 1e3; round-off 1e-16 / h^2
        for (Case& c : allCases()) {
            const Eigen::VectorXd a = c.numbers(3);
            BodyMotion motion;
            const Configuration here = calcConfiguration(*c.mechanism, c.state.positions);
            const Configuration before = calcConfiguration(*c.mechanism, c.later(-h, a).positions);
            const Configuration after = calcConfiguration(*c.mechanism, c.later(h, a).positions);
            calcBodyVelocities(*c.mechanism, here, c.state.speeds, motion);
            calcBodyAccelerations(*c.mechanism, here, a, {}, motion);
            for (int body = 1; body < c.mechanism->bodyCount; ++body) {
                const auto b = static_cast<std::size_t>(body);
                const Vector3 place(0.1, -0.2, 0.3), p = here.inGround(body, place);
                const Vector3 p0 = before.inGround(body, place), p1 = after.inGround(body, place);
                SINEW_COMPARE_NEAR(pointVelocity(motion.velocities[b], p), (p1 - p0) / (2 * h), {1e-6, 1e-6});
                SINEW_COMPARE_NEAR(pointAcceleration(motion.velocities[b], motion.accelerations[b], p),
                                   (p1 - 2 * p + p0) / (h * h), {2e-4, 1e-4});
            }
        }
    }

    // J speeds is the velocity; J accelerations + J' speeds the acceleration.
    void jacobiansAndTheirRatesGiveVelocitiesAndAccelerations()
    {
        for (Case& c : allCases()) {
            const Eigen::VectorXd a = c.numbers(3);
            Eigen::VectorXd efforts;
            c.dynamics->calcEfforts(a, efforts);
            const Configuration& here = c.dynamics->configuration();
            const BodyMotion& motion = c.dynamics->motion();
            std::vector<Screw> rates;
            calcScrewRates(*c.mechanism, here, motion, c.state.speeds, rates);
            Eigen::MatrixXd J, rate;
            const int body = c.mechanism->bodyCount - 1;
            const auto b = static_cast<std::size_t>(body);
            const Vector3 p = here.inGround(body, {0.1, -0.2, 0.3});
            calcPointJacobian(*c.mechanism, here, body, p, J);
            calcPointJacobianRate(*c.mechanism, here, motion, rates, body, p, rate);
            const Eigen::VectorXd v = J * c.state.speeds, w = J * a + rate * c.state.speeds;
            SINEW_COMPARE_NEAR(v.tail<3>(), pointVelocity(motion.velocities[b], p), {1e-13, 1e-13});
            SINEW_COMPARE_NEAR(v.head<3>(), motion.velocities[b].angular, {1e-13, 1e-13});
            SINEW_COMPARE_NEAR(w.head<3>(), motion.accelerations[b].angular, {1e-11, 1e-12});
            SINEW_COMPARE_NEAR(w.tail<3>(), pointAcceleration(motion.velocities[b], motion.accelerations[b], p),
                               {1e-11, 1e-12});
        }
    }

    // Huston and Liu 1990: the mass matrix is the sum of m V V + I w w over partial velocities.
    void massMatrixIsTheSumOverPartialVelocities()
    {
        for (Case& c : allCases()) {
            Eigen::MatrixXd M, J;
            c.dynamics->calcMassMatrix(M);
            Eigen::MatrixXd expected = Eigen::MatrixXd::Zero(M.rows(), M.cols());
            const std::vector<BodyInertia> bodies = bodyInertias(*c.mechanism, bodyWeight);
            const Configuration& here = c.dynamics->configuration();
            for (int body = 1; body < c.mechanism->bodyCount; ++body) {
                const BodyInertia& inertia = bodies[static_cast<std::size_t>(body)];
                const Matrix3& R = here.R[static_cast<std::size_t>(body)];
                calcPointJacobian(*c.mechanism, here, body, here.inGround(body, inertia.centre), J);
                expected += inertia.mass * J.bottomRows<3>().transpose() * J.bottomRows<3>();
                expected += J.topRows<3>().transpose() * (R * inertia.tensor * R.transpose()) * J.topRows<3>();
            }
            // Sums of some hundred terms, the largest of order one.
            SINEW_COMPARE_NEAR(M, expected, {.abs = 1e-12 * expected.cwiseAbs().maxCoeff()});
        }
    }

    // Newton-Euler written out body by body about the centres of mass, projected by Jacobians.
    void inverseDynamicsIsNewtonAndEuler()
    {
        for (Case& c : allCases()) {
            const Eigen::VectorXd a = c.numbers(5);
            Eigen::VectorXd efforts;
            c.dynamics->calcEfforts(a, efforts);
            const Configuration& here = c.dynamics->configuration();
            const BodyMotion& motion = c.dynamics->motion();
            const std::vector<BodyInertia> bodies = bodyInertias(*c.mechanism, bodyWeight);
            Eigen::VectorXd expected = Eigen::VectorXd::Zero(a.size());
            Eigen::MatrixXd J;
            for (int body = 1; body < c.mechanism->bodyCount; ++body) {
                const auto b = static_cast<std::size_t>(body);
                const Vector3 centre = here.inGround(body, bodies[b].centre);
                const Matrix3 I = here.R[b] * bodies[b].tensor * here.R[b].transpose();
                const Vector3 w = motion.velocities[b].angular;
                const Vector3 acceleration = pointAcceleration(motion.velocities[b], motion.accelerations[b], centre);
                calcPointJacobian(*c.mechanism, here, body, centre, J);
                expected += J.bottomRows<3>().transpose()
                            * (bodies[b].mass * (acceleration - c.dynamics->surroundings().gravity));
                expected += J.topRows<3>().transpose() * (I * motion.accelerations[b].angular + w.cross(I * w));
            }
            SINEW_COMPARE_NEAR(efforts, expected, {.abs = 1e-12 * expected.cwiseAbs().maxCoeff()});
            Eigen::MatrixXd M;
            Eigen::VectorXd bias, gravity;
            c.dynamics->calcMassMatrix(M);
            c.dynamics->calcBias(bias);
            c.dynamics->calcGravity(gravity);
            SINEW_COMPARE_NEAR(M * a + bias + gravity, efforts, {.abs = 1e-12 * efforts.cwiseAbs().maxCoeff()});
        }
    }

    // Any mix of given accelerations and efforts (Khasin and Khokhlov 1999): what comes out, fed back as a direct and
    // as an inverse problem, is the same motion. The tree's recursion and the mass matrix are held against each other.
    void mixedProblemsAgreeWithDirectAndInverse()
    {
        for (Case& c : allCases()) {
            GivenMotion given{{}, c.numbers(5), c.numbers(20)};
            for (int k = 0; k < c.mechanism->coordinateCount; ++k)
                given.isGiven.push_back(c.tree.number(0, 1) < 0.4);
            MotionSolution mixed, direct, inverse;
            c.dynamics->solve(given, mixed);
            QVERIFY2(mixed.isUsable(), mixed.message.english().c_str());
            c.dynamics->solve(GivenMotion::direct(mixed.efforts), direct);
            c.dynamics->solve(GivenMotion::inverse(mixed.accelerations), inverse);
            QVERIFY(direct.isUsable() && inverse.isUsable());
            // Accelerations grow with the inverse of the smallest inertia; conditions here reach 1e4.
            SINEW_COMPARE_NEAR(direct.accelerations, mixed.accelerations,
                               {.abs = 1e-10 * mixed.accelerations.cwiseAbs().maxCoeff()});
            SINEW_COMPARE_NEAR(inverse.efforts, mixed.efforts, {.abs = 1e-11 * mixed.efforts.cwiseAbs().maxCoeff()});
            Eigen::MatrixXd M;
            Eigen::VectorXd rest;
            c.dynamics->calcMassMatrix(M);
            c.dynamics->calcEfforts(Eigen::VectorXd::Zero(M.rows()), rest);
            const Eigen::VectorXd byMatrix = M.llt().solve(mixed.efforts - rest);
            SINEW_COMPARE_NEAR(byMatrix, mixed.accelerations,
                               {.abs = 1e-10 * mixed.accelerations.cwiseAbs().maxCoeff()});
        }
    }

    // The power of all efforts is the growth of kinetic and potential energy.
    void powerBalanceHolds()
    {
        for (Case& c : cases({.hasResistance = true})) {
            const Eigen::VectorXd efforts = c.numbers(20);
            MotionSolution solution;
            c.dynamics->solve(GivenMotion::direct(efforts), solution);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            const auto energyAt = [&](double time) {
                const State s = c.later(time, solution.accelerations);
                c.dynamics->setState(s.positions, s.speeds);
                return c.dynamics->wholeMotion().kineticEnergy + c.dynamics->potentialEnergy();
            };
            const double h = 1e-5;
            const double growth = (energyAt(h) - energyAt(-h)) / (2 * h);
            // What dampers and the damping of stops take: the part of the resistance that standing still has not.
            c.dynamics->setState(c.state.positions, Eigen::VectorXd::Zero(efforts.size()));
            const Eigen::VectorXd still = c.dynamics->resistance();
            c.dynamics->setState(c.state.positions, c.state.speeds);
            const double lost = (c.dynamics->resistance() - still).dot(c.state.speeds);
            QVERIFY(lost < 0);
            const double power = efforts.dot(c.state.speeds) + lost;
            // Truncation h^2 of a power's second rate, some 1e4 W/s^2; round-off 1e-13 J / h.
            SINEW_COMPARE_NEAR(growth, power, {1e-5, 1e-6});
        }
    }

    // Far from the ground's origin no digits are lost.
    void aFigureThatHasTravelledFarMovesTheSame()
    {
        Case c(8, {.bodies = 8, .isNonlinear = false});
        MotionSolution near, far;
        const GivenMotion given = GivenMotion::direct(c.numbers(10));
        c.dynamics->solve(given, near);
        const CompiledJoint& root = c.mechanism->joints.front();
        QVERIFY(root.kind == JointKind::Free);
        c.state.positions[root.coordinates[3]] += 4096;  // exact in binary, so only places lose digits
        c.dynamics->setState(c.state.positions, c.state.speeds);
        c.dynamics->solve(given, far);
        // Without the shift of the origin the error is 1e-9: digits of (4096 / 0.1)^2.
        SINEW_COMPARE_NEAR(far.accelerations, near.accelerations,
                           {.abs = 1e-11 * near.accelerations.cwiseAbs().maxCoeff()});
    }

    void freeFlightKeepsMomentum()
    {
        Case c(4, {.bodies = 9, .isNonlinear = false, .hasOneRoot = true});
        Dynamics dynamics(c.mechanism, {bodyWeight, Vector3::Zero(), {}});
        QVERIFY(c.mechanism->joints.front().kind == JointKind::Free);
        dynamics.setState(c.state.positions, c.state.speeds);
        const WholeMotion before = dynamics.wholeMotion();
        double lost = 0;
        run(dynamics, c.state, 0.5, 4000, Eigen::VectorXd::Zero(c.mechanism->coordinateCount), &lost);
        QCOMPARE(lost, 0.0);
        const WholeMotion after = dynamics.wholeMotion();
        // Runge-Kutta's error: halving the step divides the difference by 16.
        SINEW_COMPARE_NEAR(after.kineticEnergy, before.kineticEnergy, {.rel = 1e-8});
        SINEW_COMPARE_NEAR(after.momentum, before.momentum, {.abs = 1e-8 * before.momentum.norm()});
        SINEW_COMPARE_NEAR(after.angularMomentum, before.angularMomentum,
                           {.abs = 1e-8 * before.angularMomentum.norm()});
        SINEW_COMPARE_NEAR(after.centreOfMass, Vector3(before.centreOfMass + 0.5 * before.centreVelocity),
                           {.abs = 1e-9});
    }

    // A chain hung on ball joints swings through full turns: Euler parameters know no singular posture.
    void ballJointsTurnOver()
    {
        Model model;
        model.gravity = {0, -9.81, 0};
        for (int i = 0; i < 3; ++i) {
            Body body;
            body.name = "rod" + std::to_string(i);
            body.mass.value = 1;
            body.centreOfMass = {0, -0.2, 0};
            body.inertia = GyrationRadii{{0.12, 0.05, 0.12}};
            model.bodies.push_back(body);
            Joint joint;
            joint.name = body.name;
            joint.kind = JointKind::Ball;
            joint.parent = i == 0 ? "ground" : model.bodies[static_cast<std::size_t>(i) - 1].name;
            joint.child = body.name;
            if (i > 0)
                joint.inParent.position = {0, -0.4, 0};
            for (const char* axis : {"x", "y", "z"}) {
                joint.coordinates.push_back(body.name + axis);
                model.coordinates.push_back({.name = joint.coordinates.back()});
            }
            model.joints.push_back(joint);
        }
        const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
        Dynamics dynamics(mechanism, {0, model.gravity, {}});
        State state{positionsOf(*mechanism, Eigen::VectorXd::Zero(9)), Eigen::VectorXd::Zero(9)};
        state.speeds << 14, 3, 9, -6, 5, 2, 8, -7, 11;
        dynamics.setState(state.positions, state.speeds);
        const auto energy = [&] { return dynamics.wholeMotion().kineticEnergy + dynamics.potentialEnergy(); };
        const double before = energy(), turn = dynamics.wholeMotion().kineticEnergy;
        QVERIFY(turn > 3 * 9.81 * 1.2);  // enough to go over the top
        double turned = 0;
        for (int i = 0; i < 40; ++i) {
            double lost = 0;
            const Eigen::VectorXd from = state.positions;
            state = run(dynamics, state, 0.05, 400, Eigen::VectorXd::Zero(9), &lost);
            QCOMPARE(lost, 0.0);
            const Eigen::Quaterniond a(from[9], from[0], from[1], from[2]),
                b(state.positions[9], state.positions[0], state.positions[1], state.positions[2]);
            turned += a.angularDistance(b);
        }
        QVERIFY2(turned > 4 * std::acos(-1.0), qPrintable(QString::number(turned)));  // two full turns and more
        for (const int ball : {0, 1, 2})
            SINEW_COMPARE_NEAR(state.positions.segment<3>(3 * ball).squaredNorm()
                                   + state.positions[9 + ball] * state.positions[9 + ball],
                               1.0, {.abs = 1e-15});
        // Runge-Kutta of order 4 at 20 rad/s and steps of 0.125 ms.
        SINEW_COMPARE_NEAR(energy(), before, {.rel = 1e-8});
    }

    void nothingThatCanMoveIsNoFault()
    {
        Model model;
        model.bodies = {{.name = "post"}};
        Joint weld{.name = "weld", .kind = JointKind::Weld, .parent = "ground", .child = "post"};
        model.joints = {weld};
        model.bodies[0].mass.value = 3;
        Dynamics dynamics(std::make_shared<const Mechanism>(*compile(model).value), {0, {0, -10, 0}, {}});
        dynamics.setState(Eigen::VectorXd(0), Eigen::VectorXd(0));
        MotionSolution solution;
        dynamics.solve(GivenMotion::direct(Eigen::VectorXd(0)), solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        std::vector<JointReaction> reactions;
        dynamics.calcReactions(reactions);
        SINEW_COMPARE_NEAR(reactions[0].force, Vector3(0, 30, 0), {.abs = 1e-14});
    }

    void numbersThatAreNoneAreSaid()
    {
        Case c(2, {});
        MotionSolution solution;
        GivenMotion given = GivenMotion::direct(c.numbers(1));
        given.efforts[1] = std::nan("");
        c.dynamics->solve(given, solution);
        QCOMPARE(solution.status, DynamicsStatus::NotFinite);
        c.dynamics->setState(c.state.positions, 1e200 * c.state.speeds);
        c.dynamics->solve(GivenMotion::direct(c.numbers(1)), solution);
        QVERIFY(!solution.isUsable());
    }
};

SINEW_TEST(TestDynamics)

}  // namespace tst_dynamics

#include "tst_dynamics.moc"
