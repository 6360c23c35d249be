#include <random>

#include <Eigen/Dense>
#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/lcp.h"
#include "tests/support/exact_json.h"
#include "tests/support/lcp_families.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_lcp {

using namespace sinew;

namespace {

struct Problem {
    Eigen::MatrixXd A;
    Eigen::VectorXd B;
};

// Tries every complementary set: independent of any pivoting rule. For n up to about 12.
Eigen::VectorXd solveByEnumeration(const Problem& p)
{
    const Eigen::Index n = p.B.size();
    for (unsigned set = 0; set < (1U << n); ++set) {
        std::vector<Eigen::Index> rows;
        for (Eigen::Index i = 0; i < n; ++i) {
            if (set >> i & 1U)
                rows.push_back(i);
        }
        const Eigen::MatrixXd block = p.A(rows, rows);
        const Eigen::VectorXd inner = -block.ldlt().solve(Eigen::VectorXd(p.B(rows)));
        Eigen::VectorXd X = Eigen::VectorXd::Zero(n);
        X(rows) = inner;
        const Eigen::VectorXd Y = p.A * X + p.B;
        const double tolerance = 1e-10 * (1 + p.B.cwiseAbs().maxCoeff());
        if (X.minCoeff() >= -tolerance && Y.minCoeff() >= -tolerance)
            return X;
    }
    return {};
}

// Tries every row basic, at its lower and at its upper bound.
Eigen::VectorXd solveBoundedByEnumeration(const LcpProblem& p)
{
    const Eigen::Index n = p.B.size();
    LcpBounds bounds;
    bounds.set(p);
    long states = 1;
    for (Eigen::Index i = 0; i < n; ++i)
        states *= 3;
    for (long state = 0; state < states; ++state) {
        std::vector<Eigen::Index> basic;
        Eigen::VectorXd X = Eigen::VectorXd::Zero(n);
        long digits = state;
        bool possible = true;
        for (Eigen::Index i = 0; i < n; ++i, digits /= 3) {
            if (digits % 3 == 0)
                basic.push_back(i);
            else
                X[i] = digits % 3 == 1 ? bounds.lower[i] : bounds.upper[i];
            possible = possible && std::isfinite(X[i]);
        }
        if (!possible)
            continue;
        const Eigen::VectorXd pushed = p.A * X + p.B;
        X(basic) = -p.A(basic, basic).ldlt().solve(Eigen::VectorXd(pushed(basic)));
        const Eigen::VectorXd Y = p.A * X + p.B;
        const double yRound = 1e-9 * (1 + p.B.cwiseAbs().maxCoeff()), xRound = 1e-9 * (1 + X.cwiseAbs().maxCoeff());
        for (Eigen::Index i = 0; i < n; ++i) {
            const bool inside = X[i] >= bounds.lower[i] - xRound && X[i] <= bounds.upper[i] + xRound;
            const bool low = X[i] <= bounds.lower[i] + xRound, high = X[i] >= bounds.upper[i] - xRound;
            possible = possible && inside && (low || Y[i] <= yRound) && (high || Y[i] >= -yRound);
        }
        if (possible)
            return X;
    }
    return {};
}

Problem randomProblem(std::mt19937& random, Eigen::Index n, int family)
{
    std::normal_distribution<double> normal;
    const auto gauss = [&](Eigen::Index rows, Eigen::Index columns) {
        return Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return normal(random); }).eval();
    };
    Eigen::MatrixXd A;
    if (family == 0) {
        const Eigen::MatrixXd G = gauss(n, 2 * n);
        A = G * G.transpose() / double(2 * n);
    } else if (family == 1) {  // ill-conditioned
        const Eigen::MatrixXd G = gauss(n, n + 1);
        A = G * G.transpose() / double(n + 1);
    } else {  // soft muscle-like: many links on few coordinates
        const Eigen::Index d = std::max<Eigen::Index>(2, n / 5);
        const Eigen::MatrixXd J = gauss(n, d);
        A = J * J.transpose() * 1e3;
        A.diagonal().array() += 1;
    }
    A = (0.5 * (A + A.transpose())).eval();
    return {A, gauss(n, 1)};
}

}  // namespace

class TestLcp : public QObject {
    Q_OBJECT

private slots:
    // The smallest problems on which the published rules fail (integer data, exact solutions).
    void counterexamplesOfTheOrderLaw_data()
    {
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<Eigen::VectorXd>("X");
        const auto row
            = [](const char* name, const Eigen::MatrixXd& A, const Eigen::VectorXd& B, const Eigen::VectorXd& X) {
                  QTest::newRow(name) << Problem{A, B} << X;
              };
        using V2 = Eigen::Vector2d;
        using V3 = Eigen::Vector3d;
        row("C1: a row is chosen twice", Eigen::Matrix2d{{1, 2}, {2, 5}}, V2(-2, -3), V2(2, 0));
        row("C2: switching off is wrong", Eigen::Matrix2d{{1, -2}, {-2, 5}}, V2(-1, 4), V2(1, 0));
        row("C3: equal diagonal", Eigen::Matrix3d{{3, -2, 0}, {-2, 3, 2}, {0, 2, 3}}, V3(-1, -3, -4), V3(1.8, 2.2, 0));
        row("C4: switching off, equal diagonal", Eigen::Matrix3d{{3, -2, -2}, {-2, 3, 0}, {-2, 0, 3}}, V3(-1, 1, 2),
            V3(1.0 / 3, 0, 0));
        row("C5: exclusions cycle for ever", Eigen::Matrix3d{{17, 4, -10}, {4, 1, -3}, {-10, -3, 14}}, V3(-6, -5, 28),
            V3(0, 5, 0));
    }

    void counterexamplesOfTheOrderLaw()
    {
        QFETCH(Problem, problem);
        QFETCH(Eigen::VectorXd, X);
        const LcpSolution solution = solveLcp(problem.A, problem.B);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.X, X,
                           {.abs = 1e-12});  // det 1 with entries of 17: a few hundred units in the last place
        SINEW_COMPARE_NEAR(solution.Y, (problem.A * X + problem.B).eval(), {.abs = 1e-11});
    }

    void enumerationAgrees()
    {
        std::mt19937 random(7);
        int repaired = 0;
        for (int i = 0; i < 900; ++i) {
            const Problem problem = randomProblem(random, 2 + i % 9, i % 3);
            const LcpSolution solution = solveLcp(problem.A, problem.B);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            const Eigen::VectorXd X = solveByEnumeration(problem);
            QCOMPARE(X.size(), problem.B.size());
            // Conditions up to about 1e7 in the ill-conditioned family times 1e-16, against the largest X.
            SINEW_COMPARE_NEAR(solution.X, X, {.abs = 1e-7 * (1 + X.cwiseAbs().maxCoeff())});
            repaired += solution.repaired;
        }
        QVERIFY2(repaired > 10, "the safeguard was never needed, so it was not tested");
    }

    void largeProblemsAreVerifiedAfresh()
    {
        std::mt19937 random(11);
        LcpSolver solver;
        LcpSolution solution;
        for (const Eigen::Index n : {50, 100, 200}) {
            for (int family = 0; family < 3; ++family) {
                const Problem p = randomProblem(random, n, family);
                solver.solve(LcpProblem{.A = p.A, .B = p.B, .equalities = {}, .lower = {}, .upper = {}}, solution);
                QVERIFY2(solution.isUsable(), solution.message.english().c_str());
                const Eigen::VectorXd Y = p.A * solution.X + p.B;
                const double x = solution.X.cwiseAbs().maxCoeff(), y = p.B.cwiseAbs().maxCoeff();
                QVERIFY(solution.X.minCoeff() >= 0);
                for (Eigen::Index i = 0; i < n; ++i)
                    QVERIFY(std::abs(std::min(solution.X[i] / x, Y[i] / y)) <= 1e-9);
            }
        }
    }

    void historyTellsTheOrder()
    {
        const LcpSolution solution
            = solveLcp(Eigen::Matrix2d{{1, 2}, {2, 5}}, Eigen::Vector2d(-2, -3), {.keepHistory = true});
        QCOMPARE(solution.history.front().change, SwitchingChange::Start);
        QCOMPARE(solution.history[1].row, 1);  // the most negative free term first
        QCOMPARE(solution.history[1].change, SwitchingChange::Engages);
        SINEW_COMPARE_NEAR(solution.history[1].values, Eigen::Vector2d(0, 0.6), {.abs = 1e-15});
        QVERIFY(solution.repaired);
        SINEW_COMPARE_NEAR(solution.history.back().values, Eigen::Vector2d(2, 0), {.abs = 1e-14});
    }

    void fathisProblemsComeOutExact()
    {
        Json::Value root;
        if (!test::readJson(std::string(SINEW_SHARED_DATA_DIR) + "/complementarity/lcp_murty_fathi_exact.json", root))
            QSKIP("the reference data folder is not beside the checkout");
        int tried = 0;
        for (const Json::Value& item : root["problems"]) {
            const Eigen::MatrixXd A = test::matrixOf(item["M"]);
            // Murty's triangular matrices go to Lemke's method by themselves.
            const LcpSolution solution = solveLcp(A, test::vectorOf(item["q"]));
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            // Small integers: every step is nearly exact.
            SINEW_COMPARE_NEAR(solution.X, test::vectorOf(item["solution_z"]), {.abs = 1e-9});
            ++tried;
        }
        QVERIFY(tried > 0);
    }

    void wrongInputIsRefused_data()
    {
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<QString>("says");
        const double nan = std::nan("");
        QTest::newRow("not square") << Problem{Eigen::MatrixXd::Ones(2, 3), Eigen::VectorXd::Ones(2)} << "square";
        QTest::newRow("sizes") << Problem{Eigen::MatrixXd::Identity(2, 2), Eigen::VectorXd::Ones(3)} << "rows";
        QTest::newRow("not symmetric") << Problem{Eigen::Matrix2d{{1, 2}, {0, 1}}, Eigen::Vector2d(-1, -1)}
                                       << "symmetric";
        QTest::newRow("NaN in A") << Problem{Eigen::Matrix2d{{1, nan}, {nan, 1}}, Eigen::Vector2d(-1, -1)} << "finite";
        QTest::newRow("NaN in B") << Problem{Eigen::Matrix2d::Identity(), Eigen::Vector2d(nan, -1)} << "finite";
        QTest::newRow("indefinite") << Problem{Eigen::Matrix2d{{-1, 0}, {0, 1}}, Eigen::Vector2d(-1, 1)}
                                    << "positive semidefinite";
    }

    void wrongInputIsRefused()
    {
        QFETCH(Problem, problem);
        QFETCH(QString, says);
        // Methods that need symmetry and definiteness; Auto would hand such a matrix to Lemke's.
        for (const LcpMethod method : {LcpMethod::Ordered, LcpMethod::Block}) {
            const LcpSolution solution = solveLcp(problem.A, problem.B, {.method = method});
            QCOMPARE(solution.status, SolveStatus::InvalidInput);
            QVERIFY2(QString::fromStdString(solution.message.english()).contains(says),
                     solution.message.english().c_str());
        }
        const LcpSolution solution = solveLcp(problem.A, problem.B);
        QVERIFY(!solution.isUsable() || solution.residual <= 1e-12);
    }

    // Bounds and equality rows against trying every state of every row.
    void boundedProblemsAgreeWithEnumeration()
    {
        std::mt19937 random(3);
        std::normal_distribution<double> normal;
        int upper = 0;
        for (int i = 0; i < 600; ++i) {
            const Problem inner = randomProblem(random, 2 + i % 5, i % 3);
            LcpProblem p{inner.A, inner.B, {}, {}, {}};
            const Eigen::Index n = p.B.size();
            p.lower = Eigen::VectorXd::NullaryExpr(n, [&] { return random() % 3 ? 0.0 : normal(random) - 1; });
            p.upper = p.lower + Eigen::VectorXd::NullaryExpr(n, [&] {
                          return random() % 2 ? infinity : std::exp(normal(random));
                      });
            if (i % 2)
                p.equalities = {static_cast<int>(n) - 1};
            const Eigen::VectorXd X = solveBoundedByEnumeration(p);
            QCOMPARE(X.size(), n);
            for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke}) {
                const LcpSolution solution = solveLcp(p, {.method = method, .keepHistory = i % 4 == 0});
                QVERIFY2(solution.isUsable(), solution.message.english().c_str());
                SINEW_COMPARE_NEAR(solution.X, X, {.abs = 1e-7 * (1 + X.cwiseAbs().maxCoeff())});
            }
            for (Eigen::Index k = 0; k < n; ++k)
                upper += X[k] == p.upper[k];
        }
        QVERIFY2(upper > 100, "upper bounds were hardly ever met");
    }

    // More contacts than freedoms: A is only semidefinite, reactions are not unique, gaps are. In problem 236 block
    // pivoting stopped at rows that nearly depend on each other, and their pivots were taken for an indefinite A's.
    void redundantRowsAreSolved()
    {
        std::mt19937 random(8);
        std::normal_distribution<double> normal;
        for (int i = 0; i < 400; ++i) {
            const Eigen::Index n = 4 + i % 20;
            const Eigen::MatrixXd J = Eigen::MatrixXd::NullaryExpr(n, n / 2, [&] { return normal(random); });
            LcpProblem p{J * J.transpose(), {}, {}, {}, {}};
            p.A = (0.5 * (p.A + p.A.transpose())).eval();
            const Eigen::VectorXd velocity = Eigen::VectorXd::NullaryExpr(n / 2, [&] { return normal(random); });
            p.B = J * velocity;
            const bool solvable = i % 2 == 0;
            if (!solvable)
                p.B -= Eigen::VectorXd::NullaryExpr(n, [&] { return std::exp(normal(random)); });
            for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Block, LcpMethod::Lemke}) {
                const LcpSolution solution = solveLcp(p, {.method = method});
                if (solvable)
                    QVERIFY2(solution.isUsable(), solution.message.english().c_str());
                // B = J v - s with s > 0 may have no solution; then that must be said, with proof.
                QVERIFY2(solution.isUsable() || solution.status == SolveStatus::Infeasible,
                         solution.message.english().c_str());
            }
        }
        // The same row twice, by hand: gaps 1 x - 2 for both.
        const LcpSolution twice = solveLcp(Eigen::Matrix2d{{1, 1}, {1, 1}}, Eigen::Vector2d(-2, -2));
        QVERIFY2(twice.isUsable(), twice.message.english().c_str());
        QVERIFY(std::abs(twice.X.sum() - 2) <= 1e-15);
    }

    // Block pivoting asked for the largest of no entries.
    void problemsWithoutRowsAreSolved()
    {
        for (const LcpMethod method :
             {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke, LcpMethod::Kolesnikov1}) {
            const LcpSolution solution = solveLcp(Eigen::MatrixXd(0, 0), Eigen::VectorXd(0), {.method = method});
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            QCOMPARE(solution.X.size(), 0);
        }
    }

    void whatHasNoSolutionIsSaid()
    {
        const LcpSolution none = solveLcp(Eigen::Matrix2d{{1, -1}, {-1, 1}}, Eigen::Vector2d(-1, -1));
        QCOMPARE(none.status, SolveStatus::Infeasible);
        QVERIFY2(none.message.english().find("rows 0, 1") != std::string::npos
                     || none.message.english().find("rows 1, 0") != std::string::npos,
                 none.message.english().c_str());
        QCOMPARE(solveLcp(Eigen::MatrixXd::Zero(1, 1), Eigen::VectorXd::Constant(1, -1)).status,
                 SolveStatus::Infeasible);
        // Equality rows that contradict each other: x + y = 1 and x + y = 2.
        LcpProblem p{Eigen::Matrix2d{{1, 1}, {1, 1}}, Eigen::Vector2d(-1, -2), {0, 1}, {}, {}};
        QCOMPARE(solveLcp(p).status, SolveStatus::Infeasible);
        p.B = Eigen::Vector2d(-1, -1);  // the same twice: fine
        QVERIFY(solveLcp(p).isUsable());
        // A bound stops what would run away.
        p = {Eigen::MatrixXd::Zero(1, 1), Eigen::VectorXd::Constant(1, -1), {}, {}, Eigen::VectorXd::Constant(1, 5)};
        for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Lemke}) {
            const LcpSolution stopped = solveLcp(p, {.method = method});
            QVERIFY2(stopped.isUsable(), stopped.message.english().c_str());
            QCOMPARE(stopped.X[0], 5.0);
        }
    }

    void crossedBoundsAndSizesAreRefused()
    {
        LcpProblem p{
            Eigen::Matrix2d::Identity(), Eigen::Vector2d(1, 1), {}, Eigen::Vector2d(0, 2), Eigen::Vector2d(1, 1)};
        QVERIFY(solveLcp(p).message.english().find("row 1") != std::string::npos);
        QCOMPARE(solveLcp(p).status, SolveStatus::InvalidInput);
        p.lower = Eigen::Vector3d::Zero();
        QCOMPARE(solveLcp(p).status, SolveStatus::InvalidInput);
        p.lower.resize(0);
        p.equalities = {2};
        QCOMPARE(solveLcp(p).status, SolveStatus::InvalidInput);
    }

    // Warm: the load changes, then the matrix too; the answer is that of a cold solve.
    void warmStartsAgreeWithCold()
    {
        std::mt19937 random(21);
        std::normal_distribution<double> normal;
        for (int family = 0; family < 3; ++family) {
            Problem inner = randomProblem(random, 40, family);
            LcpProblem p{inner.A, inner.B, {}, {}, {}};
            if (family == 1)
                p.upper = Eigen::VectorXd::Constant(40, 2.0);
            LcpSolver warm;
            LcpSolution answer;
            for (int step = 0; step < 60; ++step) {
                for (double& b : p.B)
                    b += 0.2 * normal(random);
                if (step % 10 == 9)
                    p.A.diagonal() *= 1.1;
                warm.solve(p, answer, {.warm = true});
                QVERIFY2(answer.isUsable(), answer.message.english().c_str());
                const LcpSolution cold = solveLcp(p);
                SINEW_COMPARE_NEAR(answer.X, cold.X, {.abs = 1e-8 * (1 + cold.X.cwiseAbs().maxCoeff())});
            }
            p.A *= -1;  // the memory must not let an indefinite matrix pass
            warm.solve(p, answer, {.method = LcpMethod::Ordered, .warm = true});
            QVERIFY(!answer.isUsable() || answer.residual <= 1e-8);
        }
    }

    // By the kept factor the answer stands on the columns of the active rows: what is no number there is found by its
    // verification, and the columns of the others, which it does not depend on, are not read again.
    void aWarmAnswerLooksAtWhatItDependsOn()
    {
        for (const Eigen::Index n : {10, 100}) {
            LcpProblem p = test::LcpGenerator(3).planted(test::LcpFamily::Gaussian, n, 0.5);
            LcpSolver solver;
            LcpSolution first, answer;
            solver.solve(p, first);
            Eigen::Index active = 0, slack = 0;
            first.X.maxCoeff(&active);
            first.Y.maxCoeff(&slack);
            const Eigen::MatrixXd A = p.A;
            p.A(slack, slack) = std::numeric_limits<double>::quiet_NaN();
            solver.solve(p, answer, {.warm = true});
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            SINEW_COMPARE_NEAR(answer.X, first.X, {.abs = 1e-13});
            QCOMPARE(solveLcp(p).status, SolveStatus::InvalidInput);  // cold, all of A is read
            p.A = A;
            p.A(slack, active) = std::numeric_limits<double>::quiet_NaN();
            solver.solve(p, answer, {.warm = true});
            QCOMPARE(answer.status, SolveStatus::InvalidInput);
            // The same solver goes on with numbers.
            p.A = 2 * A;
            solver.solve(p, answer, {.warm = true});
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            SINEW_COMPARE_NEAR(answer.X, (0.5 * first.X).eval(), {.abs = 1e-13});
        }
    }

    // A kept symmetric matrix is not checked again; one that lost its symmetry since is no longer the same.
    void aMatrixThatChangesIsCheckedAnew()
    {
        for (const Eigen::Index n : {10, 64, 65}) {
            LcpProblem p = test::LcpGenerator(5).natural(test::LcpFamily::StiffMuscles, n);
            LcpSolver solver;
            LcpSolution answer;
            solver.solve(p, answer, {.method = LcpMethod::Ordered});
            QVERIFY(answer.isUsable());
            p.A(n - 1, 0) += p.A(0, 0);
            solver.solve(p, answer, {.method = LcpMethod::Ordered});
            QCOMPARE(answer.status, SolveStatus::InvalidInput);
            solver.solve(p, answer);
            QCOMPARE(answer.method, LcpMethod::Lemke);
        }
    }

    // Every method, every family, up to sizes where rows enter in blocks: ordered switching does so without a history.
    void methodsAgreeOnAllFamilies()
    {
        for (const test::LcpFamily family : test::lcpFamilies) {
            test::LcpGenerator generator(4);
            for (const Eigen::Index n : {1, 2, 7, 30, 130}) {
                for (const double share : {-1.0, 0.05, 0.5, 1.0}) {
                    const LcpProblem p = share < 0 ? generator.natural(family, n) : generator.planted(family, n, share);
                    const LcpSolution exact = solveLcp(p, {.method = LcpMethod::Ordered, .keepHistory = true});
                    QVERIFY2(exact.isUsable(), exact.message.english().c_str());
                    for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block}) {
                        const LcpSolution other = solveLcp(p, {.method = method});
                        QVERIFY2(other.isUsable(), other.message.english().c_str());
                        // Conditions up to 1e6 times round-off.
                        SINEW_COMPARE_NEAR(other.X, exact.X, {.abs = 1e-8 * (1e-300 + exact.X.maxCoeff())});
                    }
                }
            }
        }
    }

    // A free term at 1e-13 of the largest was taken for round-off of it, so X = 0 came out in a row of its own.
    void aRowIsMeasuredByItsOwnScale()
    {
        for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke,
                                       LcpMethod::Kolesnikov1, LcpMethod::Kolesnikov2, LcpMethod::SwitchingOff}) {
            const LcpSolution solution
                = solveLcp(Eigen::Matrix2d::Identity(), Eigen::Vector2d(-1, -1e-13), {.method = method});
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            QCOMPARE(solution.X[0], 1.0);
            SINEW_COMPARE_NEAR(solution.X[1], 1e-13, {.rel = 1e-15});
        }
    }

    // Two problems that have nothing to do with each other, one in units 1e13 times smaller, come out as each alone.
    void independentPartsOfDifferentScale()
    {
        test::LcpGenerator generator(21);
        constexpr double scale = 1e-13;
        double largest = 0;
        for (int i = 0; i < 200; ++i) {
            const Eigen::Index n = 2 + i % 6;
            const auto family = static_cast<test::LcpFamily>(i % 8);
            const LcpProblem large = generator.natural(family, n), small = generator.natural(family, n);
            LcpProblem both{.A = Eigen::MatrixXd::Zero(2 * n, 2 * n),
                            .B = Eigen::VectorXd(2 * n),
                            .equalities = {},
                            .lower = {},
                            .upper = {}};
            both.A.topLeftCorner(n, n) = large.A;
            both.A.bottomRightCorner(n, n) = small.A;
            both.B << large.B, scale * small.B;
            const Eigen::VectorXd X = solveLcp(small).X;
            for (const LcpMethod method : {LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke}) {
                const LcpSolution solution = solveLcp(both, {.method = method});
                QVERIFY2(solution.isUsable(), solution.message.english().c_str());
                const double error = (solution.X.tail(n) / scale - X).cwiseAbs().maxCoeff();
                // Conditions up to 1e6 times round-off.
                QVERIFY(error <= 1e-8 * (1e-300 + X.maxCoeff()));
                largest = std::max(largest, error / (1e-300 + X.maxCoeff()));
            }
        }
        qInfo("200 pairs, largest difference %.1e", largest);
    }

    // By the signs of B both rows are active; together the second would be negative, so it is exchanged and counted.
    void blockPivotsAreCounted()
    {
        const LcpSolution solution
            = solveLcp(Eigen::Matrix2d{{2, 1.9}, {1.9, 2}}, Eigen::Vector2d(-1, -0.1), {.method = LcpMethod::Block});
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.X, Eigen::Vector2d(0.5, 0), {.abs = 1e-15});
        QCOMPARE(solution.pivots, 1);
    }

    // Rows in small units were held to the largest diagonal entry, and a matrix not symmetric there was solved as if it
    // were.
    void symmetryIsJudgedPairByPair()
    {
        Problem p{Eigen::Matrix3d::Identity(), Eigen::Vector3d(-1, -4, -2)};
        p.A(0, 0) = 1e12;
        p.A(1, 2) = 1.5;
        p.A(2, 1) = -0.5;
        QVERIFY(!isSymmetric(p.A));
        QCOMPARE(solveLcp(p.A, p.B, {.method = LcpMethod::Ordered}).status, SolveStatus::InvalidInput);
        const LcpSolution solution = solveLcp(p.A, p.B);
        QCOMPARE(solution.method, LcpMethod::Lemke);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.X, Eigen::Vector3d(1e-12, 4.0 / 7, 16.0 / 7), {.abs = 1e-14});
        p.A(2, 1) = 1.5 * (1 + 1e-12);  // round-off
        QVERIFY(isSymmetric(p.A));
        // A small coupling of a large and a small row is known to 1e-10 of the mean of both, whichever is first.
        Eigen::Matrix2d unlike{{1e-2, 1e-3}, {1e-3, 1e6}};
        for (int order = 0; order < 2; ++order) {
            unlike(0, 1) = unlike(1, 0) + 5e-9;
            QVERIFY(isSymmetric(unlike));
            unlike(0, 1) = unlike(1, 0) + 5e-7;
            QVERIFY(!isSymmetric(unlike));
            std::swap(unlike(0, 0), unlike(1, 1));
        }
    }

    void overflowIsNoSolution()
    {
        QVERIFY(!solveLcp(Eigen::MatrixXd::Constant(1, 1, 1e-200), Eigen::VectorXd::Constant(1, -1e200)).isUsable());
    }

    void nothingToDo()
    {
        QVERIFY(solveLcp(Eigen::MatrixXd(0, 0), Eigen::VectorXd(0)).isUsable());
        const LcpSolution solution = solveLcp(Eigen::Matrix2d::Identity(), Eigen::Vector2d(1, 0));
        QVERIFY(solution.isUsable());
        QCOMPARE(solution.pivots, 0);
    }
};

SINEW_TEST(TestLcp)

}  // namespace tst_lcp

#include "tst_lcp.moc"
