#include <limits>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/link_solver.h"
#include "core/statics/activation_formula.h"
#include "core/statics/link_system.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_activation_formula {

using namespace sinew;

namespace {

// Few coordinates, many links; some pull only, some hold a limit, one in six carries both ways.
LinkProblem randomProblem(std::mt19937& random, Eigen::Index rows, Eigen::Index links, double imposed)
{
    std::normal_distribution<double> normal;
    const auto gauss = [&] { return normal(random); };
    LinkProblem problem;
    problem.L = Eigen::MatrixXd::NullaryExpr(rows, links, gauss);
    problem.stiffness = Eigen::VectorXd::NullaryExpr(links, [&] { return std::exp(gauss()); });
    problem.load = Eigen::VectorXd::NullaryExpr(rows, gauss);
    problem.imposed = Eigen::VectorXd::NullaryExpr(links, [&] { return imposed * gauss(); });
    problem.lower.setZero(links);
    problem.upper.setConstant(links, infinity);
    for (Eigen::Index j = 0; j < links; ++j) {
        if (random() % 6 == 0)
            problem.lower[j] = -infinity;
        if (random() % 4 == 0)
            problem.upper[j] = 0.15;
    }
    return problem;
}

LinkProblem changed(LinkProblem problem, const Eigen::VectorXd& a)
{
    problem.stiffness.array() *= 1 + a.array();
    return problem;
}

LinkProblem problemOf(const Mechanism& mechanism, const Situation& situation)
{
    LinkSystem system;
    system.build(mechanism, situation);
    return system.problem;
}

// Both answers are good to some 1e-13 of the largest force times the condition of K, which stays below 1e3 here.
void compare(const ActivationFormula::Answer& answer, const LinkSolution& full)
{
    const double largest = full.force.cwiseAbs().maxCoeff();
    SINEW_COMPARE_NEAR(answer.force, full.force, {.abs = 1e-10 * largest});
    const double moved = full.displacement.cwiseAbs().maxCoeff();
    SINEW_COMPARE_NEAR(answer.displacement, full.displacement, {.abs = 1e-9 * moved});
    SINEW_COMPARE_NEAR(answer.gap, full.gap, {.abs = 1e-9 * (moved + full.gap.cwiseAbs().maxCoeff())});
}

}  // namespace

class TestActivationFormula : public QObject {
    Q_OBJECT

private slots:
    // Inside if and only if the full solve keeps the set; then the same answer.
    void agreesWithFullSolves()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> uniform(0, 1);
        int inside = 0, outside = 0, limited = 0;
        ActivationFormula formula;
        ActivationFormula::Answer answer;
        for (int trial = 0; trial < 900; ++trial) {
            const Eigen::Index rows = 1 + trial % 4, links = 4 + trial % 17;
            const LinkProblem problem = randomProblem(random, rows, links, trial % 2 ? 0.3 : 0.0);
            const LinkSolution before = solveLinks(problem);
            if (!before.isUsable())
                continue;
            formula.set(problem, before);
            QVERIFY(formula.isSet());
            Eigen::VectorXd a = Eigen::VectorXd::Zero(links);
            for (double& change : a) {
                if (uniform(random) < 0.5)
                    change = trial % 3 ? 0.3 * uniform(random) - 0.15 : 4 * uniform(random) - 0.95;
            }
            formula.calc(a, answer);
            const LinkSolution full = solveLinks(changed(problem, a));
            QVERIFY(full.isUsable());
            QCOMPARE(answer.inside, full.state == before.state);
            QCOMPARE(answer.message.empty(), answer.inside);
            if (answer.inside) {
                compare(answer, full);
                ++inside;
                for (Eigen::Index j = 0; j < links; ++j)
                    limited += full.state[std::size_t(j)] == LinkState::AtUpper;
            } else {
                QVERIFY(answer.leaving >= 0 && answer.leaving < links);
                ++outside;
            }
        }
        QVERIFY2(inside > 100 && outside > 100 && limited > 100,
                 qPrintable(QString("%1 inside, %2 outside, %3 limited").arg(inside).arg(outside).arg(limited)));
    }

    void agreesOnTheFiveStrands()
    {
        const Model model = test::shippedModel("two_links_five_strands");
        const LinkProblem problem = problemOf(test::compiled(model), makeSituation(model));
        ActivationFormula formula;
        formula.set(problem, solveLinks(problem));
        ActivationFormula::Answer answer;
        for (const double change : {-0.5, -0.1, 0.3, 2.0}) {
            for (Eigen::Index link = 0; link < 5; ++link) {
                const Eigen::VectorXd a = change * Eigen::VectorXd::Unit(5, link);
                formula.calc(a, answer);
                QVERIFY2(answer.inside, answer.message.english().c_str());
                const LinkSolution full = solveLinks(changed(problem, a));
                SINEW_COMPARE_NEAR(answer.force, full.force, {.abs = 1e-10 * full.force.maxCoeff()});
            }
        }
    }

    void agreesOnTheHip()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> uniform(-0.2, 0.25);
        int inside = 0, outside = 0;
        for (const Activity& activity : model.activities) {
            for (int step = 0; step < postureCount(activity); ++step) {
                const LinkProblem problem = problemOf(mechanism, makeSituation(model, &activity, step));
                const LinkSolution before = solveLinks(problem);
                QVERIFY(before.isUsable());
                ActivationFormula formula;
                formula.set(problem, before);
                ActivationFormula::Answer answer;
                for (int trial = 0; trial < 50; ++trial) {
                    const Eigen::VectorXd a
                        = Eigen::VectorXd::NullaryExpr(problem.L.cols(), [&] { return uniform(random); });
                    formula.calc(a, answer);
                    const LinkSolution full = solveLinks(changed(problem, a));
                    QCOMPARE(answer.inside, full.state == before.state);
                    (answer.inside ? inside : outside) += 1;
                    if (answer.inside)
                        compare(answer, full);
                }
            }
        }
        QVERIFY2(inside > 20 && outside > 20, qPrintable(QString("%1 inside, %2 outside").arg(inside).arg(outside)));
    }

    void slackLinksMayChangeAtWill()
    {
        std::mt19937 random(11);
        const LinkProblem problem = randomProblem(random, 2, 12, 0.3);
        const LinkSolution before = solveLinks(problem);
        QVERIFY(before.isUsable());
        ActivationFormula formula;
        formula.set(problem, before);
        Eigen::VectorXd a = Eigen::VectorXd::Zero(12);
        for (Eigen::Index j = 0; j < 12; ++j) {
            if (before.force[j] == 0)
                a[j] = 5;
        }
        QVERIFY(a.maxCoeff() > 0);
        ActivationFormula::Answer answer;
        formula.calc(a, answer);
        QVERIFY(answer.inside);
        QCOMPARE(answer.force, before.force);
        QCOMPARE(answer.gap, before.gap);
    }

    // A row that no link sees and no load works on: the least-norm displacement there is none.
    void aLooseDirectionDoesNotMove()
    {
        LinkProblem problem;
        problem.L = (Eigen::MatrixXd(3, 3) << 1, 2, -1, 2, 4, -2, 0, 0, 0).finished();  // rank 1
        problem.stiffness = Eigen::Vector3d(1, 2, 3);
        problem.load = Eigen::Vector3d(-1, -2, 0);
        problem.imposed.setZero(3);
        problem.lower.setZero(3);
        problem.upper.setConstant(3, infinity);
        const LinkSolution before = solveLinks(problem);
        QVERIFY2(before.isUsable(), before.message.english().c_str());
        ActivationFormula formula;
        formula.set(problem, before);
        QVERIFY(formula.isSet());
        ActivationFormula::Answer answer;
        const Eigen::Vector3d a(0.5, -0.4, 0.2);
        formula.calc(a, answer);
        QVERIFY2(answer.inside, answer.message.english().c_str());
        compare(answer, solveLinks(changed(problem, a)));
        QCOMPARE(answer.displacement[2], 0.0);
        EngagedStiffness stiffness;
        QVERIFY(stiffness.set(problem, before.state));
        SINEW_COMPARE_NEAR(stiffness.unbalanced(Eigen::Vector3d(0, 0, 2)), 2.0,
                           {.abs = 1e-12});  // a row without links has scale 1
        SINEW_COMPARE_NEAR(stiffness.unbalanced(Eigen::Vector3d(1, 2, 0)), 0.0, {.abs = 1e-12});
    }

    void reachAgreesWithBisectionThroughFullSolves()
    {
        std::mt19937 random(5);
        std::normal_distribution<double> normal;
        int found = 0, whole = 0;
        for (int trial = 0; trial < 60; ++trial) {
            const LinkProblem problem = randomProblem(random, 1 + trial % 3, 8, trial % 2 ? 0.3 : 0.0);
            const LinkSolution before = solveLinks(problem);
            if (!before.isUsable())
                continue;
            ActivationFormula formula;
            formula.set(problem, before);
            const Eigen::VectorXd a = Eigen::VectorXd::NullaryExpr(8, [&] { return 0.3 * normal(random); });
            const double most = 0.9 / std::max(0.1, -a.minCoeff());
            const auto keeps = [&](double t) { return solveLinks(changed(problem, t * a)).state == before.state; };
            const double reach = formula.reach(a, most);
            if (reach == most) {
                QVERIFY(keeps(most));
                ++whole;
                continue;
            }
            // The first of 64 steps that the full solve does not keep.
            int step = 1;
            while (step < 64 && keeps(step * most / 64))
                ++step;
            double in = (step - 1) * most / 64, out = step * most / 64;
            for (int halving = 0; halving < 60; ++halving)
                (keeps(0.5 * (in + out)) ? in : out) = 0.5 * (in + out);
            // Sign tolerances, 1e-11 of the largest force, over rates of about one force per unit.
            SINEW_COMPARE_NEAR(reach, in, {.abs = 1e-8 * most});
            ++found;
        }
        QVERIFY2(found > 10 && whole > 5, qPrintable(QString("%1 found, %2 whole").arg(found).arg(whole)));
    }

    void reachStopsBeforeAStiffnessVanishes()
    {
        LinkProblem problem;
        problem.L = Eigen::RowVector2d(1, 1);
        problem.stiffness = Eigen::Vector2d(1, 1);
        problem.load = Eigen::VectorXd::Constant(1, -1);
        problem.imposed.setZero(2);
        problem.lower.setZero(2);
        problem.upper.setConstant(2, infinity);
        ActivationFormula formula;
        formula.set(problem, solveLinks(problem));
        const double reach = formula.reach(Eigen::Vector2d(-0.5, 0), 100);
        QVERIFY(reach < 2);
        SINEW_COMPARE_NEAR(reach, 2.0, {.abs = 1e-8});  // it stops 1e-9 short
    }

    void refusesWhatItCannotUse()
    {
        ActivationFormula formula;
        ActivationFormula::Answer answer;
        formula.calc(Eigen::VectorXd::Zero(2), answer);
        QVERIFY(!answer.inside && !answer.message.empty());
        std::mt19937 random(11);
        const LinkProblem problem = randomProblem(random, 2, 12, 0.3);
        formula.set(problem, solveLinks(problem));
        for (const double bad : {-1.0, -2.0, infinity, std::numeric_limits<double>::quiet_NaN()}) {
            formula.calc(Eigen::VectorXd::Constant(12, bad), answer);
            QVERIFY(!answer.inside && !answer.message.empty());
            QCOMPARE(formula.reach(Eigen::VectorXd::Constant(12, bad), infinity), 0.0);
        }
        formula.calc(Eigen::VectorXd::Zero(11), answer);
        QVERIFY(!answer.inside && !answer.message.empty());
        formula.set(problem, LinkSolution{});
        QVERIFY(!formula.isSet());
    }
};

SINEW_TEST(TestActivationFormula)

}  // namespace tst_activation_formula

#include "tst_activation_formula.moc"
