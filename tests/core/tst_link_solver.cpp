#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/link_solver.h"
#include "core/complementarity/rigid_links.h"
#include "tests/support/exact_json.h"
#include "tests/support/interior_point_qp.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_link_solver {

using namespace sinew;

namespace {

LinkProblem tensionOnly(const Eigen::MatrixXd& L, const Eigen::VectorXd& stiffness, const Eigen::VectorXd& load)
{
    LinkProblem problem;
    problem.L = L;
    problem.stiffness = stiffness;
    problem.load = load;
    problem.imposed = Eigen::VectorXd::Zero(L.cols());
    problem.lower = Eigen::VectorXd::Zero(L.cols());
    problem.upper = Eigen::VectorXd::Constant(L.cols(), infinity);
    return problem;
}

LinkProblem randomProblem(std::mt19937& random, Eigen::Index rows, Eigen::Index links)
{
    std::normal_distribution<double> normal;
    const auto gauss = [&] { return normal(random); };
    LinkProblem problem = tensionOnly(Eigen::MatrixXd::NullaryExpr(rows, links, gauss),
                                      Eigen::VectorXd::NullaryExpr(links, [&] { return std::exp(2 * gauss()); }),
                                      Eigen::VectorXd::NullaryExpr(rows, gauss));
    problem.imposed = Eigen::VectorXd::NullaryExpr(links, [&] { return 0.1 * gauss(); });
    return problem;
}

// Rigid links whose force balance alone does not determine.
std::vector<int> undetermined(const LinkProblem& problem, const LinkSolution& solution)
{
    const Eigen::MatrixXd stresses = calcSelfStresses(problem, solution, 0);
    std::vector<int> links;
    for (int j = 0; j < int(stresses.rows()); ++j) {
        if (!stresses.row(j).isZero(0))
            links.push_back(j);
    }
    return links;
}

}  // namespace

class TestLinkSolver : public QObject {
    Q_OBJECT

private slots:
    // A force at its limit was taken for round-off where the limit is below 1e-13 of the load, and set to zero, which no
    // law allows: 'the answer did not pass its own verification'.
    void tinyLimits()
    {
        for (const double limit : {1e-6, 1e-12, 1e-15, 0.0}) {
            LinkProblem problem = tensionOnly(Eigen::RowVector3d(1, 1, 1), Eigen::Vector3d(5e6, 1e6, 2e6),
                                              Eigen::VectorXd::Constant(1, -1000));
            problem.lower << -infinity, -limit, -limit;
            problem.upper << infinity, limit, limit;
            const LinkSolution solution = solveLinks(problem);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            QCOMPARE_EQ(solution.force[1], limit);
            QCOMPARE_EQ(solution.force[2], limit);
            SINEW_COMPARE_NEAR(solution.force[0], 1000 - 2 * limit, {.rel = 1e-12});  // round-off of a sum of three
        }
    }

    // With limits most random loads are too much: then there must be a proof, never a shrug, and both ways agree.
    void loadsBeyondTheLimitsAreProvenSo()
    {
        std::mt19937 random(9);
        std::normal_distribution<double> normal;
        int beyond = 0;
        for (int i = 0; i < 400; ++i) {
            LinkProblem p;
            p.L = Eigen::MatrixXd::NullaryExpr(4, 14, [&] { return 0.05 * normal(random); });
            p.stiffness = Eigen::VectorXd::NullaryExpr(14, [&] { return 1e4 * std::exp(normal(random)); });
            p.imposed.setZero(14);
            p.load = Eigen::VectorXd::NullaryExpr(4, [&] { return 2 * normal(random); });
            p.lower = Eigen::VectorXd::NullaryExpr(14, [&] { return random() % 4 ? 0.0 : -8.0; });
            p.upper = Eigen::VectorXd::NullaryExpr(14, [&] { return random() % 3 ? 8.0 : infinity; });
            const LinkSolution inOrder = solveLinks(p), fast = solveLinks(p, {.keepHistory = false});
            QVERIFY2(inOrder.isUsable() || inOrder.status == SolveStatus::Infeasible,
                     inOrder.message.english().c_str());
            QCOMPARE(fast.status, inOrder.status);
            beyond += !inOrder.isUsable();
            if (inOrder.isUsable())  // two ways to one unique answer
                SINEW_COMPARE_NEAR(fast.force, inOrder.force,
                                   {.abs = 1e-9 * (1 + inOrder.force.cwiseAbs().maxCoeff())});
        }
        QVERIFY2(beyond > 20 && beyond < 380, "one of the two cases was hardly met");
    }

    // Two opposed tendons on a wheel: only the one that pulls against the load carries.
    void oneOfTwoOpposedTendonsCarries()
    {
        const LinkSolution solution = solveLinks(
            tensionOnly(Eigen::RowVector2d(0.5, -0.5), Eigen::Vector2d(100, 300), Eigen::VectorXd::Constant(1, -10)));
        QVERIFY(solution.isUsable());
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(20, 0), {.abs = 1e-13});
        SINEW_COMPARE_NEAR(solution.displacement[0], -10 / (0.25 * 100), {.rel = 1e-14});  // Q / (r^2 k)
        // Moving back 0.4 rad shortens the slack one by 0.2 m.
        SINEW_COMPARE_NEAR(solution.gap, Eigen::Vector2d(0, 0.2), {.abs = 1e-14});
        QCOMPARE(solution.history.size(), std::size_t(2));
        QCOMPARE(solution.history[1].row, 1);
    }

    // A rigid strand beside an elastic one bears all; where it is slack by imposed length the elastic one stretches as
    // far as that, and no farther.
    void aRigidLinkTakesUpItsSlackAndThenAllOfTheLoad()
    {
        LinkProblem problem
            = tensionOnly(Eigen::RowVector2d(1, 1), Eigen::Vector2d(200, infinity), Eigen::VectorXd::Constant(1, -10));
        LinkSolution solution = solveLinks(problem, {.keepHistory = false});
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(0, 10), {.abs = 1e-12});
        SINEW_COMPARE_NEAR(solution.displacement[0], 0.0, {.abs = 1e-15});
        problem.imposed[1] = -0.02;  // longer by 20 mm
        solution = solveLinks(problem, {.keepHistory = false});
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(4, 6), {.abs = 1e-11});
        QVERIFY(undetermined(problem, solution).empty());
        problem.imposed[1] = -0.1;
        solution = solveLinks(problem);  // with a history
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(10, 0), {.abs = 1e-11});
        SINEW_COMPARE_NEAR(solution.gap, Eigen::Vector2d(0, 0.05), {.abs = 1e-14});
        SINEW_COMPARE_NEAR(solution.history.back().values, solution.force, {.abs = 1e-12});
        QCOMPARE(solution.fallbacks, 0);
    }

    // A rigid link that holds all by a lever 5000 times shorter than the elastic one's: once given up.
    void aRigidLinkHoldsByAShortLever()
    {
        constexpr double lever = 4e-5;
        const LinkSolution solution = solveLinks(tensionOnly(
            Eigen::RowVector2d(-0.2, -lever), Eigen::Vector2d(300, infinity), Eigen::VectorXd::Constant(1, 8)));
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        // The elastic one's share is the displacement times 0.2 m times 300 N/m; the displacement is round-off.
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(0, 8 / lever), {.abs = 1e-9 * 8 / lever});
    }

    // Without a load, and one link made longer: nothing bears, and what is slack is said to be. In one net in some
    // thousands Newton's method meets that in steps of round-off, whose forces were out of balance with each other.
    void nothingBearsWithoutALoad()
    {
        std::mt19937 random(3);
        std::normal_distribution<double> normal;
        for (int i = 0; i < 20'000; ++i) {
            LinkProblem p = randomProblem(random, 2 + i % 5, 3 + i % 9);
            p.load.setZero();
            p.imposed.setZero();
            p.imposed[i % p.imposed.size()] = -0.1 * std::abs(normal(random));
            const LinkSolution solution = solveLinks(p, {.keepHistory = i % 10 == 0});
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            for (std::size_t j = 0; j < solution.state.size(); ++j)
                QVERIFY(solution.gap[static_cast<Eigen::Index>(j)] <= 0 || solution.state[j] == LinkState::AtLower);
            // Round-off of a displacement of the imposed length, times the stiffness.
            QVERIFY(solution.force.cwiseAbs().maxCoeff() <= 1e-12 * p.stiffness.maxCoeff());
        }
    }

    // A stool of three legs stands by balance alone; a table of four shares by least squares, and says so.
    void theLegsOfATableAreRedundantTheLegsOfAStoolAreNot()
    {
        // Rows: force up, moments about x and y; legs press (compression only), so unit tension pulls down.
        const auto stand = [](const Eigen::Matrix2Xd& feet, double weight, const Eigen::Vector2d& at) {
            Eigen::MatrixXd L(3, feet.cols());
            L << -Eigen::RowVectorXd::Ones(feet.cols()), -feet.row(1), feet.row(0);
            LinkProblem problem = tensionOnly(L, Eigen::VectorXd::Constant(feet.cols(), infinity),
                                              weight * Eigen::Vector3d(-1, -at[1], at[0]));
            problem.lower.setConstant(-infinity);
            problem.upper.setZero();
            return problem;
        };
        Eigen::Matrix2Xd table(2, 4);
        table << 1, -1, -1, 1, 1, 1, -1, -1;
        const LinkProblem onThree = stand(table.leftCols(3), 12, {-0.5, 0.25}), onFour = stand(table, 12, {-0.5, 0.25});
        const LinkSolution stool = solveLinks(onThree);
        QVERIFY2(stool.isUsable(), stool.message.english().c_str());
        SINEW_COMPARE_NEAR(stool.force, Eigen::Vector3d(-3, -4.5, -4.5), {.abs = 1e-12});
        QVERIFY(undetermined(onThree, stool).empty());
        const LinkSolution four = solveLinks(onFour);
        QVERIFY2(four.isUsable(), four.message.english().c_str());
        SINEW_COMPARE_NEAR(four.force, Eigen::Vector4d(-2.25, -5.25, -3.75, -0.75), {.abs = 1e-12});
        QCOMPARE(undetermined(onFour, four), (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(solveLinks(stand(table, 12, {-1.5, 0})).status, SolveStatus::Infeasible);  // tips over
        // Over one leg nothing is left to share: the others could only pull.
        const LinkProblem onOne = stand(table, 12, {1, 1});
        const LinkSolution corner = solveLinks(onOne);
        QVERIFY2(corner.isUsable(), corner.message.english().c_str());
        SINEW_COMPARE_NEAR(corner.force, Eigen::Vector4d(-12, 0, 0, 0), {.abs = 1e-12});
        QVERIFY(undetermined(onOne, corner).empty());
    }

    // A block on a rough slope, the contact as the two edges of its friction cone: it stays up to the friction angle.
    void theEdgesOfAFrictionConeHoldUpToTheFrictionAngle()
    {
        const double friction = 0.5;
        const auto onSlope = [&](double angle) {
            Eigen::Matrix2d L;  // along and normal to the slope; unit tension pulls into it
            L << -friction, friction, -1, -1;
            LinkProblem problem = tensionOnly(L, Eigen::Vector2d::Constant(infinity),
                                              10 * Eigen::Vector2d(-std::sin(angle), -std::cos(angle)));
            problem.lower.setConstant(-infinity);
            problem.upper.setZero();
            return solveLinks(problem);
        };
        const LinkSolution stays = onSlope(std::atan(friction) - 1e-3), slides = onSlope(std::atan(friction) + 1e-3);
        QVERIFY2(stays.isUsable(), stays.message.english().c_str());
        QCOMPARE(slides.status, SolveStatus::Infeasible);
        // What lacks is the part of the weight beyond the cone, at right angles to its edge.
        SINEW_COMPARE_NEAR(slides.missing.norm(), 10 * std::sin(1e-3), {.rel = 1e-9});
    }

    void rigidLinksThatContradictEachOtherAreNamed()
    {
        Eigen::MatrixXd L(2, 4);
        L << 1, -1, 0, 1, 0, 0, 1, 1;
        LinkProblem problem
            = tensionOnly(L, Eigen::Vector4d(infinity, infinity, infinity, 100), Eigen::Vector2d(0, -1));
        problem.imposed = Eigen::Vector4d(0.01, 0.02, 0.03, 0);  // two strands against each other, both shortened
        const LinkSolution solution = solveLinks(problem);
        QCOMPARE(solution.status, SolveStatus::Contradictory);
        QCOMPARE(solution.contradicting, (std::vector<int>{0, 1}));
        problem.imposed[1] = -0.01;  // just fits
        QVERIFY(solveLinks(problem).isUsable());
        problem.imposed[1] = 0.02;
        problem.upper[0] = 50;  // its force has a bound, so it yields
        const LinkSolution yields = solveLinks(problem);
        QVERIFY2(yields.isUsable(), yields.message.english().c_str());
        QCOMPARE(yields.state[0], LinkState::AtUpper);
        SINEW_COMPARE_NEAR(yields.gap[0], -0.03, {.abs = 1e-14});
    }

    void plateOnTensionOnlyTiesComesOutExact()
    {
        Json::Value root;
        if (!test::readJson(std::string(SINEW_SHARED_DATA_DIR) + "/complementarity/tension_only_plate_exact.json",
                            root))
            QSKIP("the reference data folder is not beside the checkout");
        for (const Json::Value& item : root["problems"]) {
            const Eigen::VectorXd k = test::vectorOf(item["k"]);
            LinkProblem problem = tensionOnly(-test::matrixOf(item["C"]).transpose(), k, test::vectorOf(item["f"]));
            if (!item["N0"].isNull())
                problem.imposed = test::vectorOf(item["N0"]).cwiseQuotient(k);
            const LinkSolution solution = solveLinks(problem);
            QVERIFY2(solution.isUsable(), item["name"].asCString());
            SINEW_COMPARE_NEAR(solution.force, test::vectorOf(item["N"]), {.abs = 1e-13});
            if (item["unique"].asBool())
                SINEW_COMPARE_NEAR(solution.displacement, test::vectorOf(item["u"]), {.abs = 1e-13});
        }
    }

    void interiorPointAgrees()
    {
        std::mt19937 random(3);
        int held = 0, lost = 0, edge = 0, reengaged = 0;
        for (int i = 0; i < 400; ++i) {
            const Eigen::Index rows = 1 + i % 8, links = rows + 1 + i % 23;
            const LinkProblem problem = randomProblem(random, rows, links);
            const LinkSolution solution = solveLinks(problem);
            const auto other = test::solveByInteriorPoint(problem.L, problem.stiffness, problem.imposed, problem.load);
            if (solution.status == SolveStatus::Infeasible) {
                QVERIFY(!other.converged);
                // The certificate: along this motion every link would push, and the load works.
                const Eigen::VectorXd pull = problem.L.transpose() * solution.collapse;
                QVERIFY(pull.minCoeff() >= -1e-8 * pull.cwiseAbs().maxCoeff());
                QVERIFY(problem.load.dot(solution.collapse) > 0);
                ++lost;
                continue;
            }
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            // Near the edge of what can be held the interior point may stop early; the switching's own proof must do
            // there.
            if (!other.converged) {
                ++edge;
                continue;
            }
            // The interior point stops at a complementarity of 1e-19: the square root of it is left on weakly active
            // links.
            SINEW_COMPARE_NEAR(solution.force, other.N, {.abs = 1e-8 * (1 + other.N.maxCoeff())});
            for (const SwitchingStep& step : solution.history)
                reengaged += step.change == SwitchingChange::Engages;
            ++held;
        }
        QVERIFY(held > 200);
        QVERIFY(lost > 10);
        QVERIFY(edge < 10);
        QVERIFY2(reengaged > 10, "no link ever engaged again, so the safeguard was not tested");
    }

    void compressionOnlyIsTheMirrorOfTensionOnly()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 50; ++i) {
            const LinkProblem pull = randomProblem(random, 3, 12);
            LinkProblem push = pull;
            push.L = -pull.L;
            push.imposed = -pull.imposed;
            push.lower.setConstant(-infinity);
            push.upper.setZero();
            const LinkSolution a = solveLinks(pull), b = solveLinks(push);
            QCOMPARE(a.status, b.status);
            if (a.isUsable())
                SINEW_COMPARE_NEAR(b.force, (-a.force).eval(), {.abs = 1e-12 * (1 + a.force.maxCoeff())});
        }
    }

    // A stronger and a weaker tie side by side: the weaker yields at its strength, the other takes the rest.
    void aLinkAtItsUpperLimitYields()
    {
        LinkProblem problem
            = tensionOnly(Eigen::RowVector2d(1, 1), Eigen::Vector2d(300, 100), Eigen::VectorXd::Constant(1, -10));
        problem.upper[0] = 4;
        const LinkSolution solution = solveLinks(problem);
        QVERIFY(solution.isUsable());
        SINEW_COMPARE_NEAR(solution.force, Eigen::Vector2d(4, 6), {.abs = 1e-13});
        QCOMPARE(solution.state[0], LinkState::AtUpper);
        QVERIFY(solution.gap[0] < 0);
        problem.upper[1] = 5;
        QCOMPARE(solveLinks(problem).status, SolveStatus::Infeasible);
    }

    void aCoordinateThatNoLinkMovesIsNeutralOrLost()
    {
        Eigen::MatrixXd L(2, 2);
        L << 1, -1, 0, 0;
        LinkProblem problem = tensionOnly(L, Eigen::Vector2d(1, 1), Eigen::Vector2d(-3, 0));
        const LinkSolution neutral = solveLinks(problem);
        QVERIFY(neutral.isUsable());
        SINEW_COMPARE_NEAR(neutral.force, Eigen::Vector2d(3, 0), {.abs = 1e-14});
        QCOMPARE(neutral.displacement[1], 0.0);
        problem.load[1] = 1;
        const LinkSolution lost = solveLinks(problem);
        QCOMPARE(lost.status, SolveStatus::Infeasible);
        SINEW_COMPARE_NEAR(lost.collapse, Eigen::Vector2d(0, 1), {.abs = 1e-12});
    }

    void redundantRowsDoNoHarm()
    {
        std::mt19937 random(9);
        for (int i = 0; i < 40; ++i) {
            LinkProblem problem = randomProblem(random, 3, 12);
            const LinkSolution single = solveLinks(problem);
            problem.L.conservativeResize(4, Eigen::NoChange);
            problem.L.row(3) = 2 * problem.L.row(0);
            problem.load.conservativeResize(4);
            problem.load[3] = 2 * problem.load[0];
            const LinkSolution twice = solveLinks(problem);
            QCOMPARE(twice.status, single.status);
            if (single.isUsable())
                SINEW_COMPARE_NEAR(twice.force, single.force, {.abs = 1e-10 * (1 + single.force.maxCoeff())});
        }
    }

    void stiffnessMayDifferByMillions()
    {
        std::mt19937 random(13);
        std::uniform_real_distribution<double> exponent(0, 6);
        for (int i = 0; i < 100; ++i) {
            LinkProblem problem = randomProblem(random, 4, 20);
            problem.imposed.setZero();
            for (double& k : problem.stiffness)
                k = std::pow(10.0, exponent(random));
            const LinkSolution solution = solveLinks(problem);
            QVERIFY2(solution.status == SolveStatus::Solved || solution.status == SolveStatus::Infeasible,
                     solution.message.english().c_str());
            if (!solution.isUsable())
                continue;
            const Eigen::VectorXd rest = problem.L * solution.force + problem.load;
            QVERIFY(rest.cwiseAbs().maxCoeff() <= 1e-10 * (1 + solution.force.maxCoeff()));
        }
    }

    void wrongInputIsRefused()
    {
        LinkProblem problem
            = tensionOnly(Eigen::RowVector2d(1, 1), Eigen::Vector2d(1, 1), Eigen::VectorXd::Constant(1, -1));
        LinkProblem wrong = problem;
        wrong.stiffness[0] = 0;
        QCOMPARE(solveLinks(wrong).status, SolveStatus::InvalidInput);
        wrong = problem;
        wrong.load[0] = std::nan("");
        QCOMPARE(solveLinks(wrong).status, SolveStatus::InvalidInput);
        wrong = problem;
        wrong.lower[0] = 1;
        QCOMPARE(solveLinks(wrong).status, SolveStatus::InvalidInput);
        wrong = problem;
        wrong.imposed.resize(5);
        QCOMPARE(solveLinks(wrong).status, SolveStatus::InvalidInput);
    }

    void overflowIsNoSolution()
    {
        const auto one = [](double arm, double stiffness, double load) {
            return solveLinks(tensionOnly(Eigen::MatrixXd::Constant(1, 1, arm), Eigen::VectorXd::Constant(1, stiffness),
                                          Eigen::VectorXd::Constant(1, load)));
        };
        QVERIFY(!one(1e-3, 1e-3, -1e306).isUsable());
        QVERIFY(!one(1e10, 1e300, -5).isUsable());
    }

    void noLoadMeansNoForce()
    {
        const LinkSolution solution
            = solveLinks(tensionOnly(Eigen::RowVector2d(1, -1), Eigen::Vector2d(1, 1), Eigen::VectorXd::Zero(1)));
        QVERIFY(solution.isUsable());
        QCOMPARE(solution.force.norm(), 0.0);
        QVERIFY(solveLinks(LinkProblem{}).isUsable());
    }
};

SINEW_TEST(TestLinkSolver)

}  // namespace tst_link_solver

#include "tst_link_solver.moc"
