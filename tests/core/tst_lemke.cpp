// Lemke's method against enumeration, which knows no pivoting, and against problems solved exactly.

#include <algorithm>

#include <Eigen/Dense>
#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/infeasibility.h"
#include "core/complementarity/lcp.h"
#include "tests/support/exact_json.h"
#include "tests/support/near.h"
#include "tests/support/random_lcp.h"
#include "tests/support/test_registry.h"

namespace tst_lemke {

using namespace sinew;

namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
using test::isSolution;
using test::solveByEnumeration;
using Generator = test::RandomLcp;

LcpSolution solveByLemke(const LcpProblem& p)
{
    return solveLcp(p, {.method = LcpMethod::Lemke});
}

// Murty's matrix: 1 on the diagonal, 2 below it.
Matrix murty(Eigen::Index n)
{
    return 2 * Matrix::Ones(n, n).triangularView<Eigen::StrictlyLower>().toDenseMatrix() + Matrix::Identity(n, n);
}

}  // namespace

class TestLemke : public QObject {
    Q_OBJECT

private slots:
    void pMatricesHaveTheAnswerOfEnumeration();
    void semidefiniteProblemsAreSolvedOrProvedEmpty();
    void degenerateProblemsEnd();
    void betweenFiniteBoundsEveryProblemIsSolved();
    void nothingWrongIsEverCalledSolvedOrEmpty();
    void murtyTakesAllPivots();
    void exactProblems();
    void longRunsStayExact();
    void largeProblemsAreSolved();
    void raysAreNamed();
    void equalityRows();
    void contradictingEqualityRows();
    void multipliersOfEqualityRows();
    void aRowThatCannotBeRaised();
    void rowsAreMetByTheirOwnTerms_data();
    void rowsAreMetByTheirOwnTerms();
    void proofsAreProofs();
    void historyTellsWhatSwitched();
    void upperBoundsAreReachedAndLeft();
    void unitsDoNotMatter();
    void nothingToDo();
    void overflowIsNoSolution();
};

void TestLemke::pMatricesHaveTheAnswerOfEnumeration()
{
    Generator random(1);
    for (int i = 0; i < 1200; ++i) {
        const Eigen::Index n = 1 + i % 6;
        LcpProblem p{.A = i % 2 ? random.triangular(n) : random.positive(n), .B = random.vector(n)};
        if (i % 4 >= 2)
            random.addBounds(p, false);
        if (i % 3 == 0)
            random.addEqualities(p);
        const LcpSolution solution = solveByLemke(p);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        Vector X;
        QVERIFY(solveByEnumeration(p, X));
        // A P-matrix has one answer. Conditions up to some 1e4 of a triangular one times the enumeration's 1e-9.
        SINEW_COMPARE_NEAR(solution.X, X, {.abs = 1e-6 * (1 + X.cwiseAbs().maxCoeff())});
        QVERIFY(isSolution(p, solution.X, 1e-12));  // the basic block is solved afresh, with a correction
    }
}

void TestLemke::semidefiniteProblemsAreSolvedOrProvedEmpty()
{
    Generator random(2);
    int solved = 0, empty = 0;
    for (int i = 0; i < 1500; ++i) {
        const Eigen::Index n = 1 + i % 6;
        LcpProblem p{.A = random.semidefinite(n), .B = random.vector(n)};
        if (i % 3 == 1)
            random.addBounds(p, false);
        if (i % 3 == 2)
            random.addEqualities(p);
        const LcpSolution solution = solveByLemke(p);
        Vector X;
        if (solution.isUsable()) {
            QVERIFY(isSolution(p, solution.X, 1e-9));  // half the rank is missing: conditions up to 1e5
            ++solved;
            continue;
        }
        QCOMPARE(solution.status, SolveStatus::Infeasible);
        QVERIFY2(!solveByEnumeration(p, X), solution.message.english().c_str());
        ++empty;
    }
    QVERIFY2(solved > 300 && empty > 300, "one of the two outcomes was hardly tested");
}

void TestLemke::degenerateProblemsEnd()
{
    Generator random(3);
    int solved = 0, empty = 0;
    for (int i = 0; i < 1500; ++i) {
        const Eigen::Index n = 1 + i % 6;
        LcpProblem p{.A = random.degenerate(n), .B = random.smallVector(n)};
        if (i % 3 == 1)
            random.addBounds(p, true);
        if (i % 3 == 2)
            random.addEqualities(p);
        const LcpSolution solution = solveByLemke(p);
        Vector X;
        if (solution.isUsable()) {
            QVERIFY(isSolution(p, solution.X, 1e-12));  // small integers
            ++solved;
            continue;
        }
        QCOMPARE(solution.status, SolveStatus::Infeasible);
        QVERIFY2(!solveByEnumeration(p, X), solution.message.english().c_str());
        ++empty;
    }
    QVERIFY2(solved > 300 && empty > 300, "one of the two outcomes was hardly tested");
}

// A continuous map of a box into itself has a fixed point, and the path cannot leave the box.
void TestLemke::betweenFiniteBoundsEveryProblemIsSolved()
{
    Generator random(4);
    for (int i = 0; i < 1500; ++i) {
        const Eigen::Index n = 1 + i % 12;
        const bool whole = i % 2 == 0;
        LcpProblem p{.A = whole ? random.integers(n) : random.gauss(n, n),
                     .B = whole ? random.smallVector(n) : random.vector(n)};
        p.lower = random.smallVector(n);
        p.upper = p.lower + random.smallVector(n).cwiseAbs();
        const LcpSolution solution = solveByLemke(p);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QVERIFY(isSolution(p, solution.X, 1e-9));  // conditions of random matrices, 1e5 at the worst
    }
}

void TestLemke::nothingWrongIsEverCalledSolvedOrEmpty()
{
    Generator random(5);
    int rays = 0, solved = 0, empty = 0;
    for (int i = 0; i < 3000; ++i) {
        const Eigen::Index n = 1 + i % 6;
        const bool whole = i % 2 == 0;
        LcpProblem p{.A = whole ? random.integers(n) : random.gauss(n, n),
                     .B = whole ? random.smallVector(n) : random.vector(n)};
        if (i % 3 == 1)
            random.addBounds(p, whole);
        if (i % 3 == 2)
            random.addEqualities(p);
        const LcpSolution solution = solveByLemke(p);
        Vector X;
        if (solution.isUsable())
            QVERIFY(isSolution(p, solution.X, 1e-9));
        else if (solution.status == SolveStatus::Infeasible)
            QVERIFY2(!solveByEnumeration(p, X), solution.message.english().c_str());
        else
            QCOMPARE(solution.status, SolveStatus::Ray);
        solved += solution.isUsable();
        empty += solution.status == SolveStatus::Infeasible;
        rays += solution.status == SolveStatus::Ray;
    }
    QVERIFY2(solved > 300 && empty > 300 && rays > 300, "one of the three outcomes was hardly tested");
}

// Murty 1978: the path visits all 2^n complementary sets.
void TestLemke::murtyTakesAllPivots()
{
    for (const Eigen::Index n : {4, 8, 12, 16}) {
        const LcpSolution solution = solveByLemke({.A = murty(n), .B = -Vector::Ones(n)});
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QCOMPARE(solution.pivots, 1 << n);
        SINEW_COMPARE_NEAR(solution.X, Vector(Vector::Unit(n, 0)), {.abs = 0});  // small integers: exact
    }
}

void TestLemke::exactProblems()
{
    Json::Value root;
    if (!test::readJson(std::string(SINEW_SHARED_DATA_DIR) + "/complementarity/lcp_murty_fathi_exact.json", root))
        QSKIP("the reference data folder is not beside the checkout");
    QVERIFY(root["problems"].size() > 0);
    for (const Json::Value& item : root["problems"]) {
        const LcpProblem p{.A = test::matrixOf(item["M"]), .B = test::vectorOf(item["q"])};
        const LcpSolution solution = solveByLemke(p);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        SINEW_COMPARE_NEAR(solution.X, test::vectorOf(item["solution_z"]), {.abs = 0});  // integers below 2^53
        SINEW_COMPARE_NEAR(solution.Y, test::vectorOf(item["solution_w"]), {.abs = 0});
    }
}

// The same path with numbers that are no integers: 2^12 pivots must not build up round-off.
void TestLemke::longRunsStayExact()
{
    Generator random(6);
    for (int i = 0; i < 20; ++i) {
        const Eigen::Index n = 12;
        const Vector rows = random.vector(n).array().exp(), columns = random.vector(n).array().exp();
        // Scaled back in the solver but for a factor of two each way, so the path is another, long one.
        const LcpProblem p{.A = rows.asDiagonal() * murty(n) * columns.asDiagonal(), .B = -rows};
        const LcpSolution solution = solveByLemke(p);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        Vector X = Vector::Zero(n);
        X[0] = 1 / columns[0];
        SINEW_COMPARE_NEAR(solution.X, X, {.abs = 1e-14, .rel = 1e-14});  // one division
    }
}

void TestLemke::largeProblemsAreSolved()
{
    Generator random(7);
    for (const Eigen::Index n : {50, 150, 300}) {
        LcpProblem p{.A = random.positive(n), .B = random.vector(n)};
        for (const bool bounded : {false, true}) {
            if (bounded)
                random.addBounds(p, false);
            const LcpSolution solution = solveByLemke(p);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            // The basic set is solved afresh with a correction: Y is zero to a unit in the last place of the terms
            // of its sum. Without that, 300 pivots leave six.
            QVERIFY(isSolution(p, solution.X, bounded ? 1e-14 : 5e-16));
        }
    }
}

void TestLemke::raysAreNamed()
{
    // No Y can be raised, but only both rows together show it: Y0 + Y1 = -2.
    const LcpSolution none = solveByLemke({.A = Eigen::Matrix2d{{1, -1}, {-1, 1}}, .B = Eigen::Vector2d(-1, -1)});
    QCOMPARE(none.status, SolveStatus::Infeasible);
    QVERIFY2(none.message.english().find("rows 0, 1") != std::string::npos, none.message.english().c_str());
    QVERIFY(none.X.size() == 0);
    // There is an answer, X = (2, 1), but the matrix is of no class that the method is sure of.
    const LcpProblem open{.A = Eigen::Matrix2d{{0, 1}, {1, -1}}, .B = Eigen::Vector2d(-1, -1)};
    const LcpSolution lost = solveByLemke(open);
    QCOMPARE(lost.status, SolveStatus::Ray);
    QVERIFY2(lost.message.english().find("not positive semidefinite") != std::string::npos,
             lost.message.english().c_str());
}

void TestLemke::equalityRows()
{
    // Row 0 takes part by its zero at the corner: eliminated with row 1, not by itself.
    LcpProblem p{.A = Eigen::Matrix3d{{0, 1, 0}, {1, 1, 1}, {0, 1, 2}}, .B = Eigen::Vector3d(-1, -2, -5)};
    p.equalities = {0, 1};
    const LcpSolution solution = solveByLemke(p);
    QVERIFY2(solution.isUsable(), solution.message.english().c_str());
    SINEW_COMPARE_NEAR(solution.X, Eigen::Vector3d(-1, 1, 2), {.abs = 1e-15});  // small integers
    // All rows: a system of linear equations, whose X have any sign.
    p.equalities = {0, 1, 2};
    p.B = Eigen::Vector3d(1, 0, 1);
    SINEW_COMPARE_NEAR(solveByLemke(p).X, Eigen::Vector3d(1, -1, 0), {.abs = 1e-15});
}

void TestLemke::contradictingEqualityRows()
{
    LcpProblem p{.A = Eigen::Matrix3d{{1, 1, 0}, {2, 2, 0}, {0, 0, 1}}, .B = Eigen::Vector3d(-1, -3, -1)};
    p.equalities = {0, 1};
    const LcpSolution none = solveByLemke(p);
    QCOMPARE(none.status, SolveStatus::Infeasible);
    QVERIFY2(none.message.english().starts_with("the equality rows contradict each other (rows 0, 1)"),
             none.message.english().c_str());
    // The same rows in agreement: one of many answers.
    p.B[1] = -2;
    const LcpSolution many = solveByLemke(p);
    QVERIFY2(many.isUsable(), many.message.english().c_str());
    SINEW_COMPARE_NEAR((p.A * many.X + p.B).eval(), Eigen::Vector3d(0, 0, 0), {.abs = 1e-14});
    // A third unknown takes up what they differ by, as long as its sign allows it: row 1 then says X2 = 1.
    p.A = Eigen::Matrix3d{{1, 1, 0}, {1, 1, 1}, {0, -1, 1}};
    p.B = Eigen::Vector3d(-1, -2, 1);
    const LcpSolution taken = solveByLemke(p);
    QVERIFY2(taken.isUsable(), taken.message.english().c_str());
    SINEW_COMPARE_NEAR(taken.X, Eigen::Vector3d(-1, 2, 1), {.abs = 1e-14});
    p.A(1, 2) = -1;
    const LcpSolution bounded = solveByLemke(p);
    QCOMPARE(bounded.status, SolveStatus::Infeasible);
    QVERIFY2(bounded.message.english().find("cannot hold between the bounds") != std::string::npos,
             bounded.message.english().c_str());
}

// Minimise 1/2 x'Hx + c'x, x >= 0, g'x = h: the multiplier's own block is zero.
void TestLemke::multipliersOfEqualityRows()
{
    const Eigen::Vector2d g(1, 1), c(-1, -4);
    LcpProblem p{.A = Eigen::Matrix3d{{1, 0, -1}, {0, 2, -1}, {1, 1, 0}}, .B = Eigen::Vector3d(c[0], c[1], -1)};
    p.equalities = {2};
    const LcpSolution solution = solveByLemke(p);
    QVERIFY2(solution.isUsable(), solution.message.english().c_str());
    // On x0 + x1 = 1 the derivative x0 - 1 - (2 x1 - 4) is positive at x0 = 0, so x = (0, 1) with multiplier -2.
    SINEW_COMPARE_NEAR(solution.X, Eigen::Vector3d(0, 1, -2), {.abs = 1e-14});
}

void TestLemke::aRowThatCannotBeRaised()
{
    LcpProblem p{.A = Eigen::Matrix2d{{-1, 0}, {5, -2}}, .B = Eigen::Vector2d(-1, -1)};
    const LcpSolution row = solveByLemke(p);
    QCOMPARE(row.status, SolveStatus::Infeasible);
    QVERIFY2(row.message.english().find("row 0") != std::string::npos, row.message.english().c_str());
    QCOMPARE(row.pivots, 0);
    // A bound that lets X go below zero raises it.
    p.lower = Eigen::Vector2d(-3, 0);
    QVERIFY(solveByLemke(p).status != SolveStatus::Infeasible);
    // Row 1 with X1 at most 1 may stay negative there; no proof.
    p = {.A = Eigen::Matrix2d{{1, 0}, {0, 0}}, .B = Eigen::Vector2d(0, -1), .upper = Eigen::Vector2d(infinity, 1)};
    const LcpSolution bounded = solveByLemke(p);
    QVERIFY2(bounded.isUsable(), bounded.message.english().c_str());
    SINEW_COMPARE_NEAR(bounded.X, Eigen::Vector2d(0, 1), {.abs = 0});
}

void TestLemke::proofsAreProofs()
{
    const LcpProblem p{.A = Eigen::Matrix2d{{1, -1}, {-1, 1}}, .B = Eigen::Vector2d(-1, -1)};
    LcpBounds bounds;
    bounds.set(p);
    QVERIFY(provesNoSolution(p, bounds, Eigen::Vector2d(1, 1), 1e-12));
    QVERIFY(!provesNoSolution(p, bounds, Eigen::Vector2d(1, 0.9), 1e-12));  // X may be large
    QVERIFY(!provesNoSolution(p, bounds, Eigen::Vector2d(-1, -1), 1e-12));  // Y may be large
    bounds.upper[0] = 5;
    QVERIFY(!provesNoSolution(p, bounds, Eigen::Vector2d(1, 1), 1e-12));  // Y0 < 0 where X0 = 5
    QCOMPARE(findImpossibleRow(p, bounds), Eigen::Index(-1));
}

void TestLemke::historyTellsWhatSwitched()
{
    const LcpProblem p{.A = Eigen::Matrix3d{{2, 1, 0}, {0, 2, 1}, {1, 0, 2}}, .B = Eigen::Vector3d(-4, -3, 1)};
    const LcpSolution solution = solveLcp(p, {.method = LcpMethod::Lemke, .keepHistory = true});
    QVERIFY2(solution.isUsable(), solution.message.english().c_str());
    QCOMPARE(solution.history.front().row, -1);
    std::vector<bool> basic(3, false);
    for (std::size_t i = 0; i < solution.history.size(); ++i) {
        const SwitchingStep& step = solution.history[i];
        QCOMPARE(step.step, int(i) + 1);
        if (step.row >= 0)
            basic[std::size_t(step.row)] = step.change == SwitchingChange::Engages;
        // The covering variable hides what Y lacks, but X and Y belong together. One product and one sum a term.
        SINEW_COMPARE_NEAR(step.freeTerms, (p.A * step.values + p.B).eval(), {.abs = 1e-14});
        for (Eigen::Index k = 0; k < 3; ++k)
            QVERIFY(basic[std::size_t(k)] || step.values[k] == 0);
    }
    SINEW_COMPARE_NEAR(solution.history.back().values, solution.X, {.abs = 1e-14});
    QVERIFY(solveByLemke(p).history.empty());
}

void TestLemke::upperBoundsAreReachedAndLeft()
{
    LcpProblem p{.A = Eigen::Matrix2d{{1, 0}, {0, 1}}, .B = Eigen::Vector2d(-9, 2)};
    p.lower = Eigen::Vector2d(-1, -infinity);
    p.upper = Eigen::Vector2d(3, 5);
    const LcpSolution solution = solveLcp(p, {.method = LcpMethod::Lemke, .keepHistory = true});
    QVERIFY2(solution.isUsable(), solution.message.english().c_str());
    SINEW_COMPARE_NEAR(solution.X, Eigen::Vector2d(3, -2), {.abs = 0});
    SINEW_COMPARE_NEAR(solution.Y, Eigen::Vector2d(-6, 0), {.abs = 0});
    const auto step = std::find_if(solution.history.begin(), solution.history.end(), [](const SwitchingStep& s) {
        return s.row == 0 && s.change == SwitchingChange::Yields;
    });
    QVERIFY(step != solution.history.end());
    QCOMPARE(step->values[0], 3.0);
    // X1 has an upper bound only and starts there.
    QCOMPARE(solution.history.front().values[1], 5.0);
    QCOMPARE(solution.history.front().values[0], -1.0);
}

// Units of rows and columns over twelve powers of ten each.
void TestLemke::unitsDoNotMatter()
{
    Generator random(8);
    for (int i = 0; i < 200; ++i) {
        const Eigen::Index n = 2 + i % 6;
        const LcpProblem p{.A = random.positive(n), .B = random.vector(n)};
        const auto unit = [&] { return std::ldexp(1.0, random.upTo(40) - 20); };
        const Vector rows = Vector::NullaryExpr(n, unit), columns = Vector::NullaryExpr(n, unit);
        const LcpProblem other{.A = rows.asDiagonal() * p.A * columns.asDiagonal(), .B = rows.cwiseProduct(p.B)};
        const Vector X = solveByLemke(p).X, found = solveByLemke(other).X;
        QCOMPARE(found.size(), n);
        // Powers of two change no digit; the paths may differ, so blocks of condition 1e4 are met in another order.
        SINEW_COMPARE_NEAR(columns.cwiseProduct(found).eval(), X, {.abs = 1e-10 * (1 + X.maxCoeff())});
    }
}

// What round-off alone fills is met; what is small beside a large row is not.
void TestLemke::rowsAreMetByTheirOwnTerms_data()
{
    QTest::addColumn<LcpOptions>("options");
    for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke})
        QTest::addRow("%s", methodName(method)) << LcpOptions{.method = method};
}

void TestLemke::rowsAreMetByTheirOwnTerms()
{
    QFETCH(LcpOptions, options);
    LcpProblem p{.A = Matrix::Zero(3, 3), .B = Eigen::Vector3d(-1, -3, -2.8e-17)};
    p.A.topLeftCorner(2, 2) << 2, 1, 1, 2;
    for (const double roundOff : {1e-17, -1e-17, 0.0}) {
        p.A(2, 0) = p.A(0, 2) = roundOff;
        const LcpSolution s = solveLcp(p, options);
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        SINEW_COMPARE_NEAR(s.X, Eigen::Vector3d(0, 1.5, 0), {.abs = 1e-14});
    }
    p.equalities = {2};
    QVERIFY(solveLcp(p, options).isUsable());
    p.B[2] = -1e-12;  // in smaller units it would be a load that nothing holds
    QCOMPARE(solveLcp(p, options).status, SolveStatus::Infeasible);
    LcpProblem beside{.A = Eigen::Vector2d(0, 1).asDiagonal(), .B = Eigen::Vector2d(-0.001, 1e9), .equalities = {0}};
    QCOMPARE(solveLcp(beside, options).status, SolveStatus::Infeasible);
}

void TestLemke::nothingToDo()
{
    QVERIFY(solveByLemke({.A = Matrix(0, 0), .B = Vector(0)}).isUsable());
    const LcpSolution solution = solveByLemke({.A = -Matrix::Identity(2, 2), .B = Eigen::Vector2d(1, 0)});
    QVERIFY(solution.isUsable());
    QCOMPARE(solution.pivots, 0);
    // Bounds that leave one value each leave nothing to solve.
    LcpProblem fixed{.A = Matrix::Identity(2, 2), .B = Eigen::Vector2d(-9, 9)};
    fixed.lower = fixed.upper = Eigen::Vector2d(2, -3);
    SINEW_COMPARE_NEAR(solveByLemke(fixed).X, fixed.lower, {.abs = 0});
}

void TestLemke::overflowIsNoSolution()
{
    QVERIFY(!solveByLemke({.A = Matrix::Constant(1, 1, 1e-200), .B = Vector::Constant(1, -1e200)}).isUsable());
    // Numbers at both ends of what a double holds: an answer if there is one, and no endless search.
    const LcpProblem wide{.A = Matrix::Constant(2, 2, 1e300), .B = Eigen::Vector2d(-1e-300, -1e308)};
    const LcpSolution solution = solveByLemke(wide);
    QVERIFY(!solution.isUsable() || isSolution(wide, solution.X, 1e-9));
}

SINEW_TEST(TestLemke)

}  // namespace tst_lemke

#include "tst_lemke.moc"
