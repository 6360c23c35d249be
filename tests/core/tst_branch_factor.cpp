// A factor that follows the branches of a tree against a dense one with pivots, and where it gives up.

#include <cmath>
#include <random>

#include <Eigen/LU>
#include <QTest>

#include "core/math/branch_factor.h"
#include "tests/support/test_registry.h"

namespace tst_branch_factor {

using namespace sinew;

namespace {

// The parent of each unknown of a random tree; with `reach` 1 a chain, with n any earlier one.
std::vector<Eigen::Index> randomTree(std::mt19937& random, Eigen::Index n, Eigen::Index reach)
{
    std::vector<Eigen::Index> parents = {-1};
    for (Eigen::Index k = 1; k < n; ++k)
        parents.push_back(k - std::uniform_int_distribution<Eigen::Index>(1, std::min(k, reach))(random));
    return parents;
}

// Entries between each unknown and those between it and the root: a mass matrix and what is not symmetric beside it.
Eigen::MatrixXd treeMatrix(std::mt19937& random, const std::vector<Eigen::Index>& parents, double skew)
{
    std::normal_distribution<double> normal;
    const auto n = std::ssize(parents);
    const double size = 1 / std::sqrt(static_cast<double>(n));  // for a matrix that is well conditioned
    Eigen::MatrixXd L = Eigen::MatrixXd::Zero(n, n), rest = L;
    for (Eigen::Index k = 0; k < n; ++k) {
        for (Eigen::Index i = k; i >= 0; i = parents[static_cast<std::size_t>(i)]) {
            L(k, i) = size * normal(random);
            rest(k, i) = size * normal(random);
        }
        L(k, k) = 1 + std::abs(L(k, k));
    }
    return L.transpose() * L + skew * (rest - rest.transpose());
}

}  // namespace

class TestBranchFactor : public QObject {
    Q_OBJECT

private slots:
    void solves_data();
    void solves();
    void readsOneHalfOfASymmetricMatrix();
    void couplingsAcrossBranches();
    void lightBodiesBetweenHeavyOnes();
    void noClearPivot();
};

void TestBranchFactor::solves_data()
{
    QTest::addColumn<int>("reach");
    QTest::addColumn<double>("skew");
    QTest::newRow("a chain") << 1 << 0.0;
    QTest::newRow("a tree") << 5 << 0.0;
    QTest::newRow("a bush") << 60 << 0.0;
    QTest::newRow("a chain, not symmetric") << 1 << 0.7;
    QTest::newRow("a tree, not symmetric") << 5 << 0.7;
}

// Against Gaussian elimination with full pivots; round-off of both by conditions below 1e3.
void TestBranchFactor::solves()
{
    QFETCH(int, reach);
    QFETCH(double, skew);
    std::mt19937 random(11);
    BranchFactor factor;
    for (const Eigen::Index n : {1, 2, 7, 30, 52, 52, 30}) {
        const Eigen::MatrixXd matrix = treeMatrix(random, randomTree(random, n, reach), skew);
        const Eigen::VectorXd right = Eigen::VectorXd::Random(n), exact = matrix.fullPivLu().solve(right);
        QVERIFY(factor.compute(matrix, skew == 0));
        Eigen::VectorXd found = right;
        factor.solveInPlace(found);
        QVERIFY2((found - exact).norm() <= 1e-12 * exact.norm(), qPrintable(QString::number(n)));
    }
}

void TestBranchFactor::readsOneHalfOfASymmetricMatrix()
{
    std::mt19937 random(12);
    const Eigen::MatrixXd matrix = treeMatrix(random, randomTree(random, 20, 4), 0);
    Eigen::MatrixXd upper = matrix.triangularView<Eigen::Upper>();
    upper.triangularView<Eigen::StrictlyLower>().setConstant(std::nan(""));
    const Eigen::VectorXd right = Eigen::VectorXd::Random(20);
    BranchFactor whole, half;
    QVERIFY(whole.compute(matrix, true) && half.compute(upper, true));
    Eigen::VectorXd one = right, other = right;
    whole.solveInPlace(one);
    half.solveInPlace(other);
    QCOMPARE(one, other);
}

// A belt or a muscle between two branches, whose entries fill in what lies between.
void TestBranchFactor::couplingsAcrossBranches()
{
    std::mt19937 random(13);
    for (int round = 0; round < 30; ++round) {
        Eigen::MatrixXd matrix = treeMatrix(random, randomTree(random, 25, 8), round % 2 == 0 ? 0 : 0.5);
        Eigen::VectorXd belt = Eigen::VectorXd::Zero(25);
        for (int i = 0; i < 6; ++i)
            belt[std::uniform_int_distribution<Eigen::Index>(0, 24)(random)] = 1 + i;
        matrix += 10 * belt * belt.transpose();
        const Eigen::VectorXd right = Eigen::VectorXd::Random(25), exact = matrix.fullPivLu().solve(right);
        BranchFactor factor;
        QVERIFY(factor.compute(matrix, round % 2 == 0));
        Eigen::VectorXd found = right;
        factor.solveInPlace(found);
        QVERIFY((found - exact).norm() <= 1e-12 * exact.norm());
    }
}

// The mass matrix of a straight chain by its joint angles: what a light body answers with is far below the diagonal's
// entry, which counts the heavy body beyond it. A motion with bodies of 1e-8 of the others' mass stopped at once.
void TestBranchFactor::lightBodiesBetweenHeavyOnes()
{
    const std::vector<double> masses = {1, 1e-8, 1e-8, 1e-8, 1};
    const auto n = std::ssize(masses);
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(n, n);
    for (Eigen::Index body = 0; body < n; ++body) {
        // Of the body's middle, and its turn, per turn of each joint up to it.
        Eigen::VectorXd way = Eigen::VectorXd::Zero(n), turn = way;
        for (Eigen::Index joint = 0; joint <= body; ++joint) {
            way[joint] = 0.1 * (static_cast<double>(body - joint) + 0.5);
            turn[joint] = 1;
        }
        const double mass = masses[static_cast<std::size_t>(body)];
        matrix += mass * (way * way.transpose() + 1e-3 * turn * turn.transpose());
    }
    const Eigen::VectorXd right = Eigen::VectorXd::Ones(n);
    Eigen::VectorXd found = right;
    BranchFactor factor;
    QVERIFY(factor.compute(matrix, true));
    factor.solveInPlace(found);
    // Round-off of the terms, which are large where the right side is not.
    QVERIFY((matrix * found - right).norm() <= 1e-14 * matrix.norm() * found.norm());
}

void TestBranchFactor::noClearPivot()
{
    BranchFactor factor;
    Eigen::MatrixXd matrix(2, 2);
    matrix << 1, 1, 1, 1;
    QVERIFY(!factor.compute(matrix, true));
    matrix << 1, 2, 2, 1;
    QVERIFY(!factor.compute(matrix, true));
    matrix << 0, 1, 1, 1;
    QVERIFY(!factor.compute(matrix, false));
    matrix << std::nan(""), 0, 0, 1;
    QVERIFY(!factor.compute(matrix, true));
}

SINEW_TEST(TestBranchFactor)

}  // namespace tst_branch_factor

#include "tst_branch_factor.moc"
