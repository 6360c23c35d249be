#include <cmath>
#include <random>

#include <QTest>

#include "core/statics/recruitment.h"
#include "core/statics/statics.h"
#include "tests/support/interior_point_qp.h"
#include "tests/support/models.h"
#include "tests/support/near.h"

using namespace sinew;

namespace {

// The solver takes a force within 1e-12 of the largest as at its limit, so the bisected stress is that exact.
constexpr double forceLimitRoundOff = 1e-11;
constexpr double infinity = std::numeric_limits<double>::infinity();

// Muscles with these moment arms and areas hold a moment about one joint.
LinkSolution share(Recruitment recruitment, const Eigen::RowVectorXd& arms, const Eigen::VectorXd& areas, double moment)
{
    LinkProblem problem;
    problem.L = arms;
    problem.stiffness = Eigen::VectorXd::Ones(arms.size());
    problem.imposed = Eigen::VectorXd::Zero(arms.size());
    problem.load = Eigen::VectorXd::Constant(1, -moment);
    problem.lower = Eigen::VectorXd::Zero(arms.size());
    problem.upper = Eigen::VectorXd::Constant(arms.size(), infinity);
    LinkSolution solution;
    LoadSharing().solve(recruitment, problem, areas, solution);
    return solution;
}

}  // namespace

class TestRecruitment : public QObject {
    Q_OBJECT

private slots:
    // One joint, p > 1: y_j = N_j / A_j is proportional to (A_j r_j)^(1/(p-1)) (Lagrange), slack where the arm opposes.
    void powersMatchTheClosedForm_data()
    {
        QTest::addColumn<int>("power");
        QTest::newRow("quadratic") << 2;
        QTest::newRow("cubic") << 3;
    }

    void powersMatchTheClosedForm()
    {
        QFETCH(int, power);
        const Eigen::RowVector4d arms(0.05, 0.03, -0.04, 0.01);
        const Eigen::Vector4d areas(2, 5, 3, 1);
        Eigen::Vector4d shape = Eigen::Vector4d::Zero();
        for (Eigen::Index j : {0, 1, 3})
            shape[j] = areas[j] * std::pow(areas[j] * arms[j], 1.0 / (power - 1));
        const Eigen::Vector4d expected = shape * (30 / arms.dot(shape));
        const LinkSolution s = share(power == 2 ? Recruitment::Quadratic : Recruitment::Cubic, arms, areas, 30);
        QVERIFY2(s.isUsable(), s.message.c_str());
        // Quadratic is one linear solve; Newton's last step leaves the square of 1e-6 or better.
        SINEW_COMPARE_NEAR(s.force, expected, {.abs = power == 2 ? 1e-11 : 1e-8});
    }

    // Two and three synergists: all at one stress (the antagonist slack); then the tie when one muscle alone limits.
    void minMaxSpreadsTheStressEvenly()
    {
        const LinkSolution two = share(Recruitment::MinMax, Eigen::RowVector2d(0.05, 0.03), Eigen::Vector2d(2, 5), 25);
        SINEW_COMPARE_NEAR(two.force, Eigen::Vector2d(200, 500), {.rel = forceLimitRoundOff});
        const LinkSolution three
            = share(Recruitment::MinMax, Eigen::RowVector3d(0.05, -0.02, 0.03), Eigen::Vector3d(2, 9, 5), 25);
        SINEW_COMPARE_NEAR(three.force, Eigen::Vector3d(200, 0, 500), {.rel = forceLimitRoundOff});
    }

    // Joint 1 has one muscle only, which sets the largest stress; joint 2 is shared by two that need not go as far:
    // least squares decides.
    void minMaxTieIsBrokenByLeastSquares()
    {
        LinkProblem problem;
        problem.L.setZero(2, 3);
        problem.L << 0.01, 0, 0, 0, 0.04, 0.03;
        problem.stiffness = problem.imposed = problem.lower = Eigen::Vector3d::Zero();
        problem.stiffness.setOnes();
        problem.load = Eigen::Vector2d(-10, -5);
        problem.upper.setConstant(3, infinity);
        LinkSolution s;
        LoadSharing().solve(Recruitment::MinMax, problem, Eigen::Vector3d::Ones(), s);
        QVERIFY(s.isUsable());
        const double u = 5 / (0.04 * 0.04 + 0.03 * 0.03);
        SINEW_COMPARE_NEAR(s.force, Eigen::Vector3d(1000, 0.04 * u, 0.03 * u), {.abs = 1e-9});
    }

    void quadraticAgreesWithTheInteriorPoint()
    {
        std::mt19937 random(31);
        std::normal_distribution<double> normal;
        for (int i = 0; i < 50; ++i) {
            LinkProblem problem;
            problem.L = Eigen::MatrixXd::NullaryExpr(3, 15, [&] { return normal(random); });
            problem.load = Eigen::VectorXd::NullaryExpr(3, [&] { return normal(random); });
            problem.stiffness.setOnes(15);
            problem.imposed.setConstant(15, 0.3);  // must not count
            problem.lower.setZero(15);
            problem.upper.setConstant(15, infinity);
            const Eigen::VectorXd areas = Eigen::VectorXd::NullaryExpr(15, [&] { return std::exp(normal(random)); });
            LinkSolution s;
            LoadSharing().solve(Recruitment::Quadratic, problem, areas, s);
            const auto other
                = test::solveByInteriorPoint(problem.L, areas.cwiseAbs2(), Eigen::VectorXd::Zero(15), problem.load);
            if (other.converged)
                SINEW_COMPARE_NEAR(s.force, other.N, {.abs = 1e-8 * (1 + other.N.maxCoeff())});
        }
    }

    // A tendon and a strut on one lever: both can help, and share as their areas say; turned round, neither can.
    void cubicKnowsStruts()
    {
        LinkProblem problem;
        problem.L = Eigen::RowVector2d(0.05, -0.05);
        problem.stiffness = Eigen::Vector2d::Ones();
        problem.imposed = Eigen::Vector2d::Zero();
        problem.load = Eigen::VectorXd::Constant(1, -10);
        problem.lower = Eigen::Vector2d(0, -infinity);
        problem.upper = Eigen::Vector2d(infinity, 0);
        LinkSolution s;
        LoadSharing().solve(Recruitment::Cubic, problem, Eigen::Vector2d::Ones(), s);
        QVERIFY2(s.isUsable(), s.message.c_str());
        SINEW_COMPARE_NEAR(s.force, Eigen::Vector2d(100, -100), {.abs = 1e-8});
        problem.load[0] = 10;
        LoadSharing().solve(Recruitment::Cubic, problem, Eigen::Vector2d::Ones(), s);
        QCOMPARE(s.status, SolveStatus::Infeasible);
        problem.L = Eigen::RowVector2d(1, 1);  // the strut stands by
        problem.load[0] = -5;
        LoadSharing().solve(Recruitment::Cubic, problem, Eigen::Vector2d::Ones(), s);
        SINEW_COMPARE_NEAR(s.force, Eigen::Vector2d(5, 0), {.abs = 1e-8});
    }

    // On the hip: equilibrium holds for all; the largest stress falls from quadratic to cubic to min/max.
    void criteriaOnTheHip()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        for (const Activity& activity : model.activities) {
            for (int step = 0; step < postureCount(activity); ++step) {
                const Situation situation = makeSituation(model, &activity, activity.steps.empty() ? -1 : step);
                double stress[3] = {};
                int i = 0;
                for (const Recruitment r : {Recruitment::Quadratic, Recruitment::Cubic, Recruitment::MinMax}) {
                    const StaticsSolution s = solveStatics(mechanism, situation, {.recruitment = r});
                    QVERIFY2(s.isUsable(), (activity.name + " " + std::to_string(step) + ": " + s.message).c_str());
                    QVERIFY(s.equilibriumResidual <= 1e-9);
                    stress[i++] = s.forces.cwiseQuotient(mechanism.weights).maxCoeff();
                }
                QVERIFY(stress[1] <= stress[0] * (1 + 1e-9));
                QVERIFY(stress[2] <= stress[1] * (1 + 1e-9));
            }
        }
    }

    // Weights 1/k: the quadratic criterion with A^2 = k is the complete system.
    void quadraticWithStiffnessWeightsIsTheCompleteSystem()
    {
        const Eigen::RowVector4d arms(0.05, 0.03, -0.04, 0.01);
        const Eigen::Vector4d stiffness(100, 400, 50, 900);
        const LinkSolution quadratic = share(Recruitment::Quadratic, arms, stiffness.cwiseSqrt(), 30);
        LinkProblem problem;
        problem.L = arms;
        problem.stiffness = stiffness;
        problem.imposed = problem.lower = Eigen::Vector4d::Zero();
        problem.load = Eigen::VectorXd::Constant(1, -30);
        problem.upper = Eigen::VectorXd::Constant(4, infinity);
        SINEW_COMPARE_NEAR(quadratic.force, solveLinks(problem).force, {.abs = 1e-10});
    }
};

QTEST_APPLESS_MAIN(TestRecruitment)
#include "tst_recruitment.moc"
