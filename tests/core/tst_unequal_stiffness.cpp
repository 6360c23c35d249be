// Links of very unequal stiffness: a stiff one stretches by 1e-7 and less of what soft ones let the mechanism move.

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/link_solver.h"
#include "tests/support/near.h"
#include "tests/support/random_links.h"
#include "tests/support/simplex.h"
#include "tests/support/test_registry.h"

namespace tst_unequal_stiffness {

using namespace sinew;

namespace {

// SINEW_LONG_TESTS=1 tries ten times as many.
int count(int few)
{
    return qEnvironmentVariableIntValue("SINEW_LONG_TESTS") > 0 ? 10 * few : few;
}

LinkProblem tensionOnly(const Eigen::MatrixXd& L, const Eigen::VectorXd& stiffness, const Eigen::VectorXd& load)
{
    LinkProblem problem;
    problem.L = L;
    problem.stiffness = stiffness;
    problem.load = load;
    problem.imposed = problem.lower = Eigen::VectorXd::Zero(L.cols());
    problem.upper = Eigen::VectorXd::Constant(L.cols(), infinity);
    return problem;
}

// Not rigid links.
void spreadStiffness(std::mt19937& random, LinkProblem& p)
{
    std::uniform_real_distribution<double> decades(-3.5, 3.5);
    for (double& stiffness : p.stiffness) {
        if (std::isfinite(stiffness))
            stiffness = 1000 * std::pow(10.0, decades(random));
    }
}

}  // namespace

class TestUnequalStiffness : public QObject {
    Q_OBJECT

private slots:
    // A soft link at a small angle to a stiff one gives way so far that the stretch of the stiff one, taken from the
    // displacement, has few digits: forces off by 1e-8 and more, or not verified. Balance alone gives the forces.
    void aStiffLinkBesideASoftOneThatGivesWayFar()
    {
        for (const double angle : {1.0, 1e-1, 1e-2, 1e-3}) {
            Eigen::Matrix2d L;
            L << -0.6, -std::cos(0.9 + angle), -0.8, -std::sin(0.9 + angle);
            const Eigen::Vector2d forces(300, 20);
            const LinkProblem problem = tensionOnly(L, Eigen::Vector2d(1e7, 1), -L * forces);
            for (const bool keepHistory : {false, true}) {
                const LinkSolution solution = solveLinks(problem, {.keepHistory = keepHistory});
                QVERIFY2(solution.isUsable(), solution.message.english().c_str());
                // Round-off of the load, by how much nearly parallel links magnify it.
                SINEW_COMPARE_NEAR(solution.force, forces, {.abs = 1e-12 / angle});
                QVERIFY(!keepHistory || solution.history.back().values == solution.force);
            }
        }
    }

    void netsOfSevenDecades_data()
    {
        QTest::addColumn<bool>("onGrid");
        QTest::addColumn<int>("rigidPercent");
        QTest::newRow("anywhere") << false << 0;
        QTest::newRow("on a grid") << true << 0;
        QTest::newRow("with rigid links") << false << 30;
        QTest::newRow("on a grid with rigid links") << true << 30;
    }

    // One net in 2 700 ended as not verified, of those with rigid links one in 57, and histories ended up to 2e-6 off the
    // answer. The simplex method says which loads can be held.
    void netsOfSevenDecades()
    {
        QFETCH(bool, onGrid);
        QFETCH(int, rigidPercent);
        test::RandomLinks generator(2, {.onGrid = onGrid, .rigidPercent = rigidPercent, .wantHoldable = true});
        std::mt19937 random(2);
        LinkSolver solver;
        LinkSolution s, inOrder;
        const int tried = count(500);
        int held = 0, unordered = 0;
        double worst = 0;
        for (int i = 0; i < tried; ++i) {
            LinkProblem p = generator.next();
            spreadStiffness(random, p);
            solver.solve(p, s, {.keepHistory = false});
            solver.solve(p, inOrder);
            const std::string where = "problem " + std::to_string(i) + ": " + s.message.english();
            QVERIFY2(s.status == inOrder.status, where.c_str());
            if (s.status == SolveStatus::Contradictory)
                continue;
            QVERIFY2(s.isUsable() == (test::leastImbalance(p.L, -p.load, p.lower, p.upper) <= 1e-12), where.c_str());
            if (!s.isUsable())
                continue;
            ++held;
            worst = std::max({worst, s.equilibriumResidual, inOrder.equilibriumResidual});
            unordered += inOrder.history.back().values != inOrder.force;
        }
        qInfo("%d tried, %d held, balance to %.1e; %d histories did not come to an end", tried, held, worst, unordered);
        QVERIFY(held > tried / 2);
        // Newton's method asks for 1e-12 of the pulls and of what else it counts among their terms.
        QVERIFY2(worst <= 1e-10, "forces out of balance");
        QVERIFY2(unordered * 100 <= tried, "the order of switching was lost too often");
    }
};

SINEW_TEST(TestUnequalStiffness)

}  // namespace tst_unequal_stiffness

#include "tst_unequal_stiffness.moc"
