#include <cmath>
#include <complex>
#include <functional>
#include <random>

#include <QTest>

#include "core/math/decompositions.h"
#include "core/simulation/constraint_stages.h"
#include "core/simulation/motion_system.h"
#include "core/simulation/root_search.h"
#include "core/simulation/rosenbrock_method.h"
#include "tests/support/models.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_rosenbrock {

using namespace sinew;

namespace {

// y' = f(t, y), with the matrix J of the tests' choice.
class Problem : public IntegratedSystem {
public:
    Eigen::Index size() const override { return 2; }
    Eigen::Index rootCount() const override { return m_rootCount; }
    bool calcRates(double time, const double* y, double* rates) override
    {
        ++evaluations;
        calc(time, y, rates);
        return true;
    }
    bool calcRoots(double time, const double* y, double* values) override
    {
        values[0] = y[0];
        values[1] = time - 2.5;
        return true;
    }
    void rootDirections(int* directions) const override
    {
        directions[0] = direction;
        directions[1] = 0;
    }
    void predict(double, double, double*) override {}
    bool linearise(double, const double*) override { return true; }
    bool solveLinear(double ahead, double* right) override
    {
        const Eigen::Matrix2d matrix = Eigen::Matrix2d::Identity() - ahead * J;
        Eigen::Map<Eigen::Vector2d> x(right);
        x = matrix.inverse() * x.eval();
        return true;
    }
    bool project(double, double*) override { return true; }

    void (*calc)(double, const double*, double*) = nullptr;
    Eigen::Matrix2d J = Eigen::Matrix2d::Zero();
    int direction = 0, evaluations = 0;
    Eigen::Index m_rootCount = 0;
};

RunOptions options(double tolerance, double longest)
{
    RunOptions it;
    it.method = IntegrationMethod::LinearlyImplicit;
    it.relativeTolerance = it.absoluteTolerance = tolerance;
    it.outputStep = longest;
    return it;
}

void pendulum(double time, const double* y, double* rates)
{
    rates[0] = y[1];
    rates[1] = -std::sin(y[0]) + 0.3 * std::cos(2 * time);
}

// Prothero and Robinson's problem, whose solution is cos t in both components.
void stiff(double time, const double* y, double* rates)
{
    rates[0] = -1e6 * (y[0] - std::cos(time)) - std::sin(time);
    rates[1] = -(y[1] - std::cos(time)) - std::sin(time);
}

void circle(double, const double* y, double* rates)
{
    rates[0] = y[1];
    rates[1] = -y[0];
}

Eigen::VectorXd endOf(Problem& problem, const RunOptions& options, double end, Eigen::Vector2d start)
{
    const std::unique_ptr<Integrator> integrator = integratorFor(problem, options);
    integrator->start(0, start);
    while (integrator->time() < end) {
        if (integrator->advance(end) == Advance::Failed)
            return Eigen::VectorXd();
    }
    return integrator->state();
}

// Of a system at a state: J as solveLinear() has it, or by differences of the rates.
Eigen::MatrixXd linearPart(IntegratedSystem& system, double time, const Eigen::VectorXd& state)
{
    constexpr double ahead = 1e-3;  // s
    const Eigen::Index n = state.size();
    Eigen::MatrixXd inverse = Eigen::MatrixXd::Identity(n, n);
    if (!system.linearise(time, state.data()))
        return Eigen::MatrixXd::Zero(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
        system.solveLinear(ahead, inverse.col(i).data());
    return (Eigen::MatrixXd::Identity(n, n) - inverse.inverse()) / ahead;
}

Eigen::MatrixXd differences(IntegratedSystem& system, double time, const Eigen::VectorXd& state)
{
    constexpr double change = 1e-6;
    const Eigen::Index n = state.size();
    Eigen::MatrixXd gradient(n, n);
    Eigen::VectorXd more(n), less(n), moved;
    for (Eigen::Index i = 0; i < n; ++i) {
        moved = state;
        moved[i] += change;
        system.calcRates(time, moved.data(), more.data());
        moved[i] -= 2 * change;
        system.calcRates(time, moved.data(), less.data());
        gradient.col(i) = (more - less) / (2 * change);
    }
    return gradient;
}

// The largest eigenvalues by size, 1/s: what bounds the steps of an explicit method.
std::vector<double> fastest(const Eigen::MatrixXd& matrix, std::size_t count)
{
    const Eigen::VectorXcd all = Eigen::EigenSolver<Eigen::MatrixXd>(matrix, false).eigenvalues();
    std::vector<double> sizes;
    for (const auto& value : all)
        sizes.push_back(std::abs(value));
    std::sort(sizes.rbegin(), sizes.rend());
    sizes.resize(count);
    return sizes;
}

}  // namespace

class TestRosenbrock : public QObject {
    Q_OBJECT

private slots:
    // What multiplies each elementary differential of f and A up to order 4, with A f as good as J f (Hairer and Wanner
    // 1996, IV.7): 1 / its density for those without A, nothing for the others, and for the error estimate nothing up to
    // order 3.
    void coefficientsMeetTheirConditions()
    {
        const RosenbrockMethod& it = rosenbrockMethod();
        using Vector = RosenbrockMethod::Vector;
        const Vector one = Vector::Ones(), a = it.alpha * one, g = it.gamma * one, f = a + g;  // f: of f'f
        const Vector squares = a.cwiseProduct(a);
        const std::pair<Vector, double> upToThree[]
            = {{one, 1}, {f, 1.0 / 2}, {squares, 1.0 / 3}, {it.alpha * f, 1.0 / 6}, {it.gamma * f, 0}};
        const std::pair<Vector, double> ofFour[]
            = {{squares.cwiseProduct(a), 1.0 / 4},    {a.cwiseProduct(it.alpha * f), 1.0 / 8},
               {it.alpha * squares, 1.0 / 12},        {it.gamma * squares, 0},
               {it.alpha * (it.alpha * f), 1.0 / 24}, {it.alpha * (it.gamma * f), 0},
               {it.gamma * (it.alpha * f), 0},        {it.gamma * (it.gamma * f), 0}};
        constexpr double roundOff = 1e-14;  // some tens of products of numbers of about one
        for (const auto& [weight, expected] : upToThree) {
            QVERIFY(std::abs(it.weights.dot(weight) - expected) < roundOff);
            QVERIFY(std::abs(it.errors.dot(weight)) < roundOff);
        }
        for (const auto& [weight, expected] : ofFour)
            QVERIFY(std::abs(it.weights.dot(weight) - expected) < roundOff);
        QVERIFY(std::abs(it.weights.dot(g)) < roundOff);  // order 2 whatever T is
        QVERIFY(it.alpha.row(RosenbrockMethod::stages) == it.weights.transpose());
        QVERIFY(it.gamma.diagonal().isConstant(RosenbrockMethod::diagonal, 0));
    }

    // |R(z)| <= 1 on the imaginary axis, and with it in the whole left half-plane, and R = 0 at its far end.
    void isLStable()
    {
        constexpr int n = RosenbrockMethod::stages;
        const RosenbrockMethod& it = rosenbrockMethod();
        const Eigen::MatrixXd B = it.alpha + it.gamma;
        const Eigen::VectorXd b = it.weights.head(n), one = Eigen::VectorXd::Ones(n);
        const auto growth = [&](std::complex<double> z) {
            const Eigen::MatrixXcd matrix = Eigen::MatrixXcd::Identity(n, n) - z * B.topLeftCorner(n, n);
            return std::abs(1.0 + z * b.dot(matrix.inverse() * one));
        };
        for (double frequency = 0.01; frequency < 1e4; frequency *= 1.1)
            QVERIFY(growth({0, frequency}) < 1 + 1e-12);
        QVERIFY(growth(-1e9) < 1e-7);
        QVERIFY(std::abs(it.errors.dot(B.inverse() * RosenbrockMethod::Vector::Ones())) < 1e-13);
    }

    // A damper of which A lacks a share, with T as it then is: how long a step may be, in time constants.
    void stepsAreBoundByWhatIsMissing()
    {
        constexpr int n = RosenbrockMethod::stages;
        const RosenbrockMethod& it = rosenbrockMethod();
        const Eigen::MatrixXd alpha = it.alpha.topLeftCorner(n, n), gamma = it.gamma.topLeftCorner(n, n);
        const Eigen::VectorXd b = it.weights.head(n), one = Eigen::VectorXd::Ones(n), sums = gamma * one;
        const auto growth = [&](double z, double share) {
            const Eigen::MatrixXd matrix = Eigen::MatrixXd::Identity(n, n) - z * (alpha + share * gamma);
            return std::abs(1 + b.dot(matrix.inverse() * (z * one + (1 - share) * z * z * sums)));
        };
        for (const auto& [missing, bound] : {std::pair(0.01, 167.0), {0.05, 40.0}, {0.1, 23.0}, {1.0, 2.85}}) {
            for (double z = 0.05; z < bound; z += 0.05)
                QVERIFY2(growth(-z, 1 - missing) < 1, qPrintable(QString("%1 %2").arg(missing).arg(z)));
            QVERIFY(growth(-1.05 * bound, 1 - missing) > 1);
        }
    }

    // The states within a step: of order 3, and for what is stiff between its value at the beginning and where it tends to.
    void statesWithinStepsMeetTheirs()
    {
        const RosenbrockMethod& it = rosenbrockMethod();
        using Vector = RosenbrockMethod::Vector;
        const RosenbrockMethod::Matrix B = it.alpha + it.gamma;
        const Vector one = Vector::Ones(), a = it.alpha * one, f = B * one, squares = a.cwiseProduct(a);
        for (double s = 0; s <= 1; s += 0.0625) {
            const Vector b = it.within * Eigen::Vector3d(s, s * s, s * s * s);
            constexpr double roundOff = 1e-14;
            QVERIFY(std::abs(b.sum() - s) < roundOff);
            QVERIFY(std::abs(b.dot(f) - s * s / 2) < roundOff);
            QVERIFY(std::abs(b.dot(squares) - s * s * s / 3) < roundOff);
            QVERIFY(std::abs(b.dot(it.alpha * f) - s * s * s / 6) < roundOff);
            QVERIFY(std::abs(b.dot(it.gamma * f)) < roundOff);
            const double left = 1 - b.dot(B.inverse() * one);  // of what is infinitely stiff and off at the beginning
            QVERIFY2(left > -1e-12 && left < 1 + 1e-12, qPrintable(QString::number(left)));
            QVERIFY(std::abs(b.dot(B.inverse() * squares) - s * s) < 0.0051);  // twice 0.0025, as the method says
        }
        QVERIFY((it.within * Eigen::Vector3d::Ones() - it.weights).norm() < 1e-14);
    }

    // Steps of one length, as the tolerance allows all: half of it leaves a sixteenth of the error, with any matrix.
    void isOfOrderFourWithAnyMatrix()
    {
        const Eigen::Matrix2d matrices[] = {Eigen::Matrix2d::Zero(), (Eigen::Matrix2d() << 0, 1, -1, 0).finished(),
                                            (Eigen::Matrix2d() << -2, 0.7, -3, -5).finished()};
        Problem problem;
        problem.calc = pendulum;
        // ten times finer than the finest below: off by a ten thousandth of what that is
        const Eigen::VectorXd exact = endOf(problem, options(1, 2e-3), 2, {1, 0.2});
        for (const Eigen::Matrix2d& matrix : matrices) {
            problem.J = matrix;
            double before = 0;
            for (const double step : {0.08, 0.04, 0.02}) {
                const double off = (endOf(problem, options(1, step), 2, {1, 0.2}) - exact).norm();
                if (before > 0)
                    QVERIFY2(before / off > 12 && before / off < 21, qPrintable(QString::number(before / off)));
                before = off;
            }
        }
    }

    void stiffnessDoesNotShortenSteps()
    {
        Problem problem;
        problem.calc = stiff;
        problem.J << -1e6, 0, 0, 0;
        const Eigen::VectorXd end = endOf(problem, options(1e-5, 0.5), 10, {1, 1});
        // the tolerance times some tens of steps
        QVERIFY((end - Eigen::Vector2d::Constant(std::cos(10.0))).norm() < 1e-3);
        // 2 118; an explicit method takes some three million
        QVERIFY2(problem.evaluations < 3000, qPrintable(QString::number(problem.evaluations)));
    }

    // Three stages away from the beginning, the new state and the change of the rates. The first step has its own rates too.
    void aStepCostsFiveEvaluations()
    {
        Problem problem;
        problem.calc = circle;
        const std::unique_ptr<Integrator> integrator = integratorFor(problem, options(1, 0.1));
        integrator->start(0, Eigen::Vector2d(1, 0));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(integrator->advance(10), Advance::Stepped);
        QCOMPARE(problem.evaluations, 1 + 5 * 4);
    }

    // The rate of a stiff component there is its distance from the slow motion times 1e6 1/s: of a cubic by the rates at
    // the ends of a step it would be as wrong as the rates at the ends are.
    void statesWithinStepsFollowTheSlowMotion()
    {
        Problem problem;
        problem.calc = stiff;
        problem.J << -1e6, 0, 0, 0;
        const std::unique_ptr<Integrator> integrator = integratorFor(problem, options(1e-5, 0.5));
        integrator->start(0, Eigen::Vector2d(1, 1));
        Eigen::VectorXd between;
        double step = 0;
        while (integrator->time() < 10) {
            const double begin = integrator->time();
            QVERIFY(integrator->advance(10) != Advance::Failed);
            const double longer = std::max(step, integrator->time() - begin);
            step = integrator->time() - begin;
            for (const double share : {0.2, 0.5, 0.8}) {
                const double time = begin + share * step;
                QVERIFY(integrator->interpolate(time, between));
                // the method's 0.0025 h^2 y'' + 0.05 h^3 y''', for steps up to a twentieth: this one's and what is left of the last
                QVERIFY(std::abs(between[0] - std::cos(time)) < 0.0101 * longer * longer);
            }
        }
    }

    // Random functions of one zero each, on scales far apart: straight, bent, steep and flat ones.
    void findsTheFirstOfManyZerosInFewEvaluations()
    {
        std::mt19937 random(5);
        std::uniform_real_distribution<double> anywhere(0.02, 0.98), bend(-0.6, 0.6), scale(-6, 6);
        long evaluations = 0;
        constexpr int trials = 500;
        for (int trial = 0; trial < trials; ++trial) {
            std::vector<std::function<double(double)>> functions;
            double first = 1;
            for (int i = 0; i <= trial % 4; ++i) {
                const double zero = anywhere(random), a = bend(random), size = std::pow(10, scale(random));
                first = std::min(first, zero);
                const int kind = static_cast<int>(random() % 3);
                functions.push_back([=](double t) {
                    const double x = t - zero;
                    return size * (kind == 0 ? x * (1 + a * t) : kind == 1 ? std::expm1(12 * x) : x * x * x + 1e-3 * x);
                });
            }
            const auto values = [&](double t, std::vector<double>& at) {
                ++evaluations;
                at.clear();
                for (const auto& function : functions)
                    at.push_back(function(t));
                return true;
            };
            RootSearch::Point begin{0, {}}, end{1, {}};
            values(0, begin.values);
            values(1, end.values);
            RootSearch search;
            double time = 0;
            std::vector<int> crossed;
            QVERIFY(search.locate(values, begin, end, std::vector<int>(functions.size(), 0), time, crossed));
            QVERIFY2(std::abs(time - first) < 1e-13,
                     qPrintable(QString::number(time - first)));  // resolution: 2e-14
        }
        // nine for these by a search of our own in another language; halving alone takes 46, false position 12
        QVERIFY2(evaluations < 13 * trials, qPrintable(QString::number(double(evaluations) / trials)));
    }

    // An element that begins right at its limit: its zero is at the beginning, where floating-point numbers go on to 1e-308.
    void endsAtAZeroAtTimeZero()
    {
        int evaluations = 0;
        const auto values = [&evaluations](double t, std::vector<double>& at) {
            ++evaluations;
            at = {t > 0 ? -t : 1e-150};
            return true;
        };
        RootSearch search;
        double time = 0;
        std::vector<int> crossed;
        QVERIFY(search.locate(values, {0, {1e-150}}, {1e-3, {-1e-3}}, {0}, time, crossed));
        QVERIFY(time > 0 && time < 1e-15);
        QCOMPARE(crossed, (std::vector<int>{-1}));
        QVERIFY2(evaluations < 60, qPrintable(QString::number(evaluations)));  // halving alone takes 46
    }

    void findsZeros()
    {
        Problem problem;
        problem.calc = circle;
        problem.J << 0, 1, -1, 0;
        problem.m_rootCount = 2;
        problem.direction = -1;
        const std::unique_ptr<Integrator> integrator = integratorFor(problem, options(1e-9, 0.5));
        integrator->start(0, Eigen::Vector2d(0.1, 1));  // rises first
        std::vector<double> times;
        for (int i = 0; i < 2; ++i) {
            while (integrator->advance(20) == Advance::Stepped) {
            }
            times.push_back(integrator->time());
            QVERIFY2(integrator->roots()[i == 0 ? 1 : 0] != 0,
                     qPrintable(QString("%1 %2").arg(integrator->time()).arg(integrator->message().english().c_str())));
            integrator->start(integrator->time() + 1e-9, integrator->state());
        }
        // sin t + 0.1 cos t falls through zero at pi - atan 0.1; errors as of the steps' tolerance
        QCOMPARE(times[0], 2.5);
        QVERIFY(std::abs(times[1] - (M_PI - std::atan(0.1))) < 1e-6);
        QVERIFY(integrator->steps() > 0);
    }

    void findsTheFirstOfSeveralZeros()
    {
        const auto values = [](double t, std::vector<double>& at) {
            at = {std::exp(5 * t) - std::exp(2.0), t - 0.39, 0.5 - t};
            return true;
        };
        std::vector<double> before, after;
        values(0, before);
        values(1, after);
        RootSearch search;
        double time = 0;
        std::vector<int> crossed;
        QVERIFY(search.locate(values, {0, before}, {1, after}, {0, -1, 0}, time, crossed));
        QVERIFY(time >= 0.4 && time < 0.4 + 1e-12);
        QCOMPARE(crossed, (std::vector<int>{1, 0, 0}));
        QVERIFY(!search.changes(before, after, {-1, -1, 1}));
    }

    // At a moment of a shipped motion the stiff modes are those of the whole equations of motion: with stops, dampers,
    // contacts that stick and slide, a belt that is taut.
    void stiffModesAreThoseOfTheMotion_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("time");
        QTest::newRow("knees bend") << "human_fall" << 0.02;
        QTest::newRow("shanks on the ground") << "human_fall" << 0.3;
        QTest::newRow("stops and slips") << "human_fall" << 0.6;
        QTest::newRow("the belt is taut") << "crash_ride" << 0.08;
    }
    void stiffModesAreThoseOfTheMotion()
    {
        QFETCH(QString, name);
        QFETCH(double, time);
        ScenarioBundle bundle = test::shippedScenario(name.toStdString());
        bundle.scenario.options.duration = time;
        const Recording recording = test::simulated(bundle);
        QVERIFY(recording.isComplete());
        const Result<ScenarioPlan> plan = planScenario(bundle.model, bundle.scenario);
        QVERIFY(plan);
        const Mechanism mechanism = test::compiled(plan.value->model);
        MotionInstant start{time, recording.positions.rightCols(1), Eigen::VectorXd(mechanism.coordinateCount)};
        for (const std::string& coordinate : mechanism.coordinateNames)
            start.speeds[&coordinate - mechanism.coordinateNames.data()]
                = test::channelOf(recording, coordinate + "/speed").tail(1)[0];
        start.anchors.setZero(2 * std::ssize(mechanism.contacts));
        start.broken.assign(mechanism.links.size(), false);
        MotionSystem system(*plan.value, 0, mechanismOfStage(mechanism, plan.value->stages[0], start.positions), start);
        QVERIFY(system.begin({}).empty() && system.strike() && system.settleStart());
        const Eigen::VectorXd state = system.startState();
        const std::vector<double> ours = fastest(linearPart(system, time, state), 4);
        const std::vector<double> all = fastest(differences(system, time, state), 4);
        // what is left out, such as how directions of forces turn, shifts them by some thousandths
        for (std::size_t i = 0; i < ours.size(); ++i)
            QVERIFY2(std::abs(ours[i] - all[i]) < 0.02 * all[i], qPrintable(QString("%1 %2").arg(ours[i]).arg(all[i])));
    }

    void gradientsOfForcesAreProducts()
    {
        ForceGradients gradients;
        gradients.begin(3, 2);
        const Eigen::Vector3d a(1, 0, -2), b(0, 3, 1);
        gradients.add(a, 5, 0.5);
        QVERIFY(gradients.isSymmetric);
        gradients.add(a, b, 7, 0);
        gradients.addAnchor(1, b, 11, 2);
        gradients.addEffort(2, 13, 3);
        const Eigen::Matrix3d unit = Eigen::Vector3d::UnitZ() * Eigen::RowVector3d::UnitZ();
        QVERIFY(gradients.stiffness.isApprox(5 * a * a.transpose() + 7 * a * b.transpose() + 13 * unit));
        QVERIFY(gradients.damping.isApprox(0.5 * a * a.transpose() + 2 * b * b.transpose() + 3 * unit));
        QVERIFY(gradients.anchored.isApprox(11 * b * b.transpose()));
        QVERIFY(gradients.anchorRates.col(1) == b && gradients.anchorRates.col(0).isZero());
        QVERIFY(!gradients.isSymmetric);
    }
};

SINEW_TEST(TestRosenbrock)

}  // namespace tst_rosenbrock

#include "tst_rosenbrock.moc"
