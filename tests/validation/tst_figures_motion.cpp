// The figures that ship, in motion: mixed problems, energy, momentum, Huston's mass matrix, closed loops.

#include <cmath>
#include <memory>
#include <random>

#include <QTest>

#include "core/figures/figures.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/support/motion.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_figures_motion {

using namespace sinew;
using namespace sinew::test;

namespace {

// A figure at a random state near its own posture.
struct Figure {
    explicit Figure(const char* name, unsigned seed = 1) : Figure(*makeFigure(name, {}).value, seed) {}

    Figure(Model source, unsigned seed) : model(std::move(source)), random(seed)
    {
        auto compiled = compile(model);
        if (!compiled.ok())
            qFatal("%s", toString(compiled.diagnostics.front()).c_str());
        mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
        dynamics = std::make_unique<Dynamics>(mechanism, Surroundings{model.bodyWeight, model.gravity, {}});
        state = {positionsOf(*mechanism, postureOf(model) + numbers(0.1)), numbers(2)};
        dynamics->setState(state.positions, state.speeds);
    }

    Eigen::VectorXd numbers(double size)
    {
        std::uniform_real_distribution<double> number(-size, size);
        return Eigen::VectorXd::NullaryExpr(mechanism->coordinateCount, [&] { return number(random); });
    }

    double energy() { return dynamics->wholeMotion().kineticEnergy + dynamics->potentialEnergy(); }

    Model model;
    std::mt19937 random;
    std::shared_ptr<const Mechanism> mechanism;
    std::unique_ptr<Dynamics> dynamics;
    State state;
};

void everyFigure()
{
    QTest::addColumn<QString>("name");
    for (const FigureKind& kind : figureKinds())
        QTest::newRow(std::string(kind.name).c_str()) << QString::fromStdString(std::string(kind.name));
}

}  // namespace

class TestFiguresMotion : public QObject {
    Q_OBJECT

private slots:
    // Khasin and Khokhlov 1999: whatever is given of each pair, the equations solve; and the solution is a motion that
    // the direct and the inverse problem know too.
    void everyMixedProblemSolves_data() { everyFigure(); }

    void everyMixedProblemSolves()
    {
        QFETCH(QString, name);
        Figure figure(name.toUtf8().constData());
        MotionSolution mixed, direct, inverse;
        double worst = 0;
        for (int trial = 0; trial < 200; ++trial) {
            GivenMotion given{{}, figure.numbers(20), figure.numbers(100)};
            const Eigen::VectorXd choice = figure.numbers(1);
            for (const double c : choice)
                given.isGiven.push_back(c < 0);
            figure.dynamics->solve(given, mixed);
            QVERIFY2(mixed.isUsable(), mixed.message.english().c_str());
            figure.dynamics->solve(GivenMotion::direct(mixed.efforts), direct);
            figure.dynamics->solve(GivenMotion::inverse(mixed.accelerations), inverse);
            const auto share = [](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
                return (a - b).cwiseAbs().maxCoeff() / b.cwiseAbs().maxCoeff();
            };
            worst = std::max(
                {worst, share(direct.accelerations, mixed.accelerations), share(inverse.efforts, mixed.efforts)});
        }
        qInfo("largest relative difference of a round trip: %.1e", worst);
        // Efforts of some 1e3 N m on hands and feet of 1e-3 kg m^2 make conditions of up to 1e6; promised is 1e-9.
        QVERIFY(worst < 1e-9);
    }

    // Huston and Liu 1990: a = sum of m V V + I w w over partial velocities.
    void massMatrixIsHustons_data() { everyFigure(); }

    void massMatrixIsHustons()
    {
        QFETCH(QString, name);
        Figure figure(name.toUtf8().constData());
        Eigen::MatrixXd M, J;
        figure.dynamics->calcMassMatrix(M);
        Eigen::MatrixXd expected = Eigen::MatrixXd::Zero(M.rows(), M.cols());
        const std::vector<BodyInertia> bodies = bodyInertias(*figure.mechanism, figure.model.bodyWeight);
        const Configuration& c = figure.dynamics->configuration();
        for (int body = 1; body < figure.mechanism->bodyCount; ++body) {
            const auto b = static_cast<std::size_t>(body);
            calcPointJacobian(*figure.mechanism, c, body, c.inGround(body, bodies[b].centre), J);
            expected
                += bodies[b].mass * J.bottomRows<3>().transpose() * J.bottomRows<3>()
                   + J.topRows<3>().transpose() * (c.R[b] * bodies[b].tensor * c.R[b].transpose()) * J.topRows<3>();
        }
        SINEW_COMPARE_NEAR(M, expected, {.abs = 1e-13 * expected.cwiseAbs().maxCoeff()});
    }

    // No drive, no damper: what is kept is kept, but for the error of Runge-Kutta's steps (25 us; the human's wrists swing fastest).
    void energyIsKept_data() { everyFigure(); }

    void energyIsKept()
    {
        QFETCH(QString, name);
        Model model = *makeFigure(name.toUtf8().constData(), {}).value;
        for (Coordinate& coordinate : model.coordinates)
            coordinate.resistance.damper.reset(), coordinate.resistance.stop.reset();
        Figure figure(model, 3);
        for (Eigen::Index k = 0; k < figure.state.speeds.size(); ++k) {
            // Lengths stretch slowly: with nothing to hold them they would pass through nought.
            if (figure.mechanism->coordinateKinds[static_cast<std::size_t>(k)] == CoordinateKind::Translation)
                figure.state.speeds[k] *= 0.1;
        }
        figure.dynamics->setState(figure.state.positions, figure.state.speeds);
        const double before = figure.energy();
        double kinetic = figure.dynamics->wholeMotion().kineticEnergy, lost = 0;
        run(*figure.dynamics, figure.state, 0.05, 2000, Eigen::VectorXd::Zero(figure.state.speeds.size()), &lost);
        QCOMPARE(lost, 0.0);
        kinetic = std::max(kinetic, figure.dynamics->wholeMotion().kineticEnergy);
        SINEW_COMPARE_NEAR(figure.energy(), before, {.abs = 1e-8 * kinetic});
    }

    // The human in free flight: its centre of mass draws a parabola, its angular momentum stays.
    void humanFlies()
    {
        Model model = *makeFigure("human17", {}).value;
        for (Coordinate& coordinate : model.coordinates)
            coordinate.resistance.stop.reset();  // stiffer than an explicit scheme can bear
        Figure figure(model, 5);
        figure.dynamics->setState(figure.state.positions, figure.state.speeds);
        const WholeMotion before = figure.dynamics->wholeMotion();
        const double t = 0.05;
        double lost = 0;
        run(*figure.dynamics, figure.state, t, 4000, Eigen::VectorXd::Zero(figure.state.speeds.size()), &lost);
        QCOMPARE(lost, 0.0);
        const WholeMotion after = figure.dynamics->wholeMotion();
        const Vector3 fallen = before.centreOfMass + t * before.centreVelocity + t * t / 2 * figure.model.gravity;
        // Springs and dampers of hands and feet are stiff: steps of 12.5 us leave 3e-10 m.
        SINEW_COMPARE_NEAR(after.centreOfMass, fallen, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(after.angularMomentum, before.angularMomentum,
                           {.abs = 1e-7 * before.angularMomentum.norm()});
    }

    // Double support of the five-link figure: with the swing foot held too, no force on either foot is undetermined, and
    // the two feet together bear what gravity and inertia ask for.
    void bothFeetBearTheFigure()
    {
        Model model = *makeFigure("five_link", {}).value;
        const auto first = Figure(model, 1);
        const Configuration c = calcConfiguration(*first.mechanism, postureOf(model));
        const auto& names = first.mechanism->bodyNames;
        const auto tip = std::find(names.begin(), names.end(), "swing_shank.tip") - names.begin();
        QVERIFY(tip < static_cast<std::ptrdiff_t>(names.size()));
        Closure foot{"ground", "swing_shank.tip", {c.p[static_cast<std::size_t>(tip)], Vector3::Zero()}, {}, {}};
        foot.held = {{RelativeMotion::X, Polynomial{{0}}}, {RelativeMotion::Y, Polynomial{{0}}}};
        model.constraints = {{"swing foot", foot, {}, {}}};
        Figure figure(model, 1);
        figure.state = {postureOf(model), Eigen::VectorXd::Zero(figure.mechanism->coordinateCount)};
        figure.dynamics->setState(figure.state.positions, figure.state.speeds);
        GivenMotion given = GivenMotion::direct(figure.state.speeds);
        given.isGiven[0] = given.isGiven[1] = true;  // the support foot stands
        MotionSolution solution;
        figure.dynamics->solve(given, solution);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QVERIFY(solution.redundant.empty());
        std::vector<JointReaction> reactions;
        figure.dynamics->calcReactions(reactions);
        const WholeMotion whole = figure.dynamics->wholeMotion();
        // Newton's law for the whole: mass times the acceleration of the centre, summed over the bodies.
        Vector3 inertia = Vector3::Zero();
        const std::vector<BodyInertia> bodies = bodyInertias(*figure.mechanism, figure.model.bodyWeight);
        for (int body = 1; body < figure.mechanism->bodyCount; ++body) {
            const auto b = static_cast<std::size_t>(body);
            const Vector3 p = figure.dynamics->configuration().inGround(body, bodies[b].centre);
            inertia += bodies[b].mass
                       * pointAcceleration(figure.dynamics->motion().velocities[b],
                                           figure.dynamics->motion().accelerations[b], p);
        }
        const Vector3 feet = reactions[0].force + Vector3(solution.multipliers[0], solution.multipliers[1], 0);
        SINEW_COMPARE_NEAR(feet, Vector3(inertia - whole.mass * figure.model.gravity), {.abs = 1e-9});
    }
};

SINEW_TEST(TestFiguresMotion)

}  // namespace tst_figures_motion

#include "tst_figures_motion.moc"
