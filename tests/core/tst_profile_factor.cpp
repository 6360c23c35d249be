// Factors that are changed link by link against factors of fresh sums, and the switching history against solutions of
// its states.

#include <algorithm>
#include <cmath>
#include <random>

#include <Eigen/Cholesky>
#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/link_solver.h"
#include "core/complementarity/profile_factor.h"
#include "tests/support/near.h"
#include "tests/support/random_links.h"
#include "tests/support/test_registry.h"

namespace tst_profile_factor {

using namespace sinew;

namespace {

// Links between neighbours of a chain, each over `span` rows; with span = rows a full matrix.
Eigen::MatrixXd chainColumns(std::mt19937& random, Eigen::Index rows, Eigen::Index links, Eigen::Index span)
{
    std::normal_distribution<double> normal;
    Eigen::MatrixXd L = Eigen::MatrixXd::Zero(rows, links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const Eigen::Index first = j % (rows - span + 1);
        for (Eigen::Index k = first; k < first + span; ++k)
            L(k, j) = normal(random);
    }
    return L;
}

Eigen::VectorXd stiffnesses(std::mt19937& random, Eigen::Index links)
{
    std::normal_distribution<double> normal;
    return Eigen::VectorXd::NullaryExpr(links, [&] { return std::exp(normal(random)); });
}

struct Shape {
    Eigen::Index rows = 0, links = 0, span = 0;
};

// A lone row, few rows, a narrow band, a full matrix below and above the size that is factored in blocks.
const Shape shapes[] = {{1, 3, 1}, {7, 30, 4}, {60, 150, 3}, {40, 90, 40}, {100, 230, 100}};

Eigen::MatrixXd denseSum(const Eigen::MatrixXd& L, const Eigen::VectorXd& k)
{
    return L * k.asDiagonal() * L.transpose() + Eigen::MatrixXd::Identity(L.rows(), L.rows());
}

ProfileMatrix profileSum(const LinkColumns& L, const Eigen::VectorXd& k)
{
    ProfileMatrix K;
    K.setZero(L);
    for (Eigen::Index j = 0; j < L.cols(); ++j)
        K.add(L.col(j), k[j]);
    for (Eigen::Index row = 0; row < L.rows(); ++row)
        K.at(row, row) += 1;
    return K;
}

// Forces of a set of states, by a fresh dense factor. Empty where the set holds nothing or round-off decides.
Eigen::VectorXd forcesOf(const LinkProblem& p, const std::vector<LinkState>& state)
{
    Eigen::VectorXd force(p.L.cols()), k = p.stiffness, load = p.load;
    for (Eigen::Index j = 0; j < force.size(); ++j) {
        const LinkState s = state[static_cast<std::size_t>(j)];
        k[j] = s == LinkState::Engaged ? p.stiffness[j] : 0.0;
        force[j] = s == LinkState::Engaged   ? p.stiffness[j] * p.imposed[j]
                   : s == LinkState::AtLower ? p.lower[j]
                                             : p.upper[j];
    }
    load += p.L * force;
    const Eigen::MatrixXd K = p.L * k.asDiagonal() * p.L.transpose();
    const Eigen::LLT<Eigen::MatrixXd> factor(K);
    if (factor.info() != Eigen::Success || factor.rcond() < 1e-6)
        return {};
    const Eigen::VectorXd u = factor.solve(load);
    return force - k.cwiseProduct(p.L.transpose() * u);
}

LinkProblem tensionOnly(const Eigen::MatrixXd& L, const Eigen::VectorXd& stiffness, const Eigen::VectorXd& load)
{
    LinkProblem p;
    p.L = L;
    p.stiffness = stiffness;
    p.load = load;
    p.imposed.setZero(L.cols());
    p.lower.setZero(L.cols());
    p.upper.setConstant(L.cols(), infinity);
    return p;
}

// A joint in each row of a chain, links across one to three of them, a load that some admissible forces hold.
LinkProblem heldChain(std::mt19937& random, Eigen::Index rows, Eigen::Index links)
{
    std::normal_distribution<double> normal;
    Eigen::MatrixXd L = Eigen::MatrixXd::Zero(rows, links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const Eigen::Index first = j % rows, last = std::min(rows, first + 1 + j / rows % 3);
        for (Eigen::Index k = first; k < last; ++k)
            L(k, j) = 0.05 * normal(random);
    }
    const Eigen::VectorXd pulls = Eigen::VectorXd::NullaryExpr(links, [&] { return std::abs(normal(random)); });
    return tensionOnly(L, 1e4 * stiffnesses(random, links), -L * pulls);
}

}  // namespace

class TestProfileFactor : public QObject {
    Q_OBJECT

private slots:
    void columnsAreThoseOfTheMatrix()
    {
        std::mt19937 random(1);
        const Eigen::MatrixXd L = chainColumns(random, 9, 20, 3);
        LinkColumns columns;
        columns.take(L);
        QCOMPARE(columns.cols(), Eigen::Index(20));
        const Eigen::VectorXd u = Eigen::VectorXd::LinSpaced(9, -1, 2), N = Eigen::VectorXd::LinSpaced(20, -3, 1);
        const Eigen::VectorXd scale = Eigen::VectorXd::LinSpaced(9, 1, 3);
        columns.scaleRows(scale);
        const Eigen::MatrixXd scaled = scale.asDiagonal() * L;
        Eigen::VectorXd sum = u, ofLinks, terms = u.cwiseAbs();
        columns.addAll(N, sum);
        columns.calcTransposed(u, ofLinks);
        const double roundOff = 1e-14;  // of sums of 20 terms of some units
        SINEW_COMPARE_NEAR(sum, u + scaled * N, {.abs = roundOff * 10});
        SINEW_COMPARE_NEAR(ofLinks, scaled.transpose() * u, {.abs = roundOff});
        for (Eigen::Index j = 0; j < 20; ++j) {
            columns.addMagnitudes(j, N[j], terms);
            SINEW_COMPARE_NEAR(columns.dotOfMagnitudes(j, u), scaled.col(j).cwiseAbs().dot(u.cwiseAbs()),
                               {.abs = roundOff});
        }
        SINEW_COMPARE_NEAR(terms, u.cwiseAbs() + scaled.cwiseAbs() * N.cwiseAbs(), {.abs = roundOff * 10});
    }

    // Rows that links connect, over any number of others: against powers of the matrix of neighbours.
    void partsAreConnectedRows()
    {
        std::mt19937 random(2);
        for (int trial = 0; trial < 200; ++trial) {
            const Eigen::Index rows = 1 + static_cast<Eigen::Index>(random() % 12),
                               links = static_cast<Eigen::Index>(random() % 10);
            Eigen::MatrixXd L = Eigen::MatrixXd::Zero(rows, links);
            for (Eigen::Index j = 0; j < links; ++j) {
                for (int i = 0; i < 2; ++i)
                    L(static_cast<Eigen::Index>(random() % static_cast<unsigned>(rows)), j) = 1;
            }
            ScaledLinks scaled;
            scaled.L.take(L);
            scaled.findParts();
            Eigen::MatrixXd near = Eigen::MatrixXd::Identity(rows, rows) + L * L.transpose();
            for (int i = 0; i < 4; ++i) {
                near = (near * near).eval();
                near = (near.array() > 0).cast<double>();
            }
            for (Eigen::Index k = 0; k < rows; ++k) {
                Eigen::Index least = 0;
                near.col(k).maxCoeff(&least);
                QCOMPARE(scaled.partOfRow[static_cast<std::size_t>(k)], static_cast<int>(least));
            }
        }
    }

    void profileOfAChainIsNarrow()
    {
        std::mt19937 random(3);
        LinkColumns L;
        L.take(chainColumns(random, 60, 150, 3));
        ProfileMatrix K;
        K.setZero(L);
        for (Eigen::Index k = 0; k < 60; ++k)
            QCOMPARE(K.last(k), std::min<Eigen::Index>(k + 2, 59));
    }

    // 200 changes of rank one, in and out, against a fresh factor of the dense sum after each.
    void changedFactorIsThatOfTheSum()
    {
        std::mt19937 random(4);
        for (const Shape& shape : shapes) {
            const Eigen::MatrixXd L = chainColumns(random, shape.rows, shape.links, shape.span);
            Eigen::VectorXd k = stiffnesses(random, shape.links);
            LinkColumns columns;
            columns.take(L);
            ProfileFactor factor;
            QVERIFY(factor.compute(profileSum(columns, k)));
            const Eigen::VectorXd b = Eigen::VectorXd::LinSpaced(shape.rows, 1, 2);
            for (int i = 0; i < 200; ++i) {
                const auto link = static_cast<Eigen::Index>(random() % static_cast<unsigned>(shape.links));
                const double change = k[link] > 0 ? -k[link] : 0.5 + static_cast<double>(random() % 100) / 100;
                k[link] = std::max(0.0, k[link] + change);
                QVERIFY(factor.change(columns.col(link), change));
                Eigen::VectorXd x = b;
                factor.solveInPlace(x);
                // The least eigenvalue is 1, so round-off of 200 changes of numbers up to some thousand is what is left.
                SINEW_COMPARE_NEAR(denseSum(L, k) * x, b, {.abs = 1e-10});
                const Eigen::VectorXd fresh = denseSum(L, k).llt().solve(b);
                SINEW_COMPARE_NEAR(x, fresh, {.abs = 1e-11});
            }
        }
    }

    void lossOfDigitsIsNoticed()
    {
        LinkColumns L;
        L.take(Eigen::MatrixXd{{1, 1}, {0, 1}});
        ProfileMatrix K;
        K.setZero(L);
        K.add(L.col(0), 1e6);
        K.add(L.col(1), 1);
        K.at(0, 0) += 1;
        K.at(1, 1) += 1;
        ProfileFactor factor;
        QVERIFY(factor.compute(K));
        QCOMPARE(factor.leastShare(), 1.0);
        QVERIFY(factor.change(L.col(0), -1e6));
        QVERIFY2(factor.leastShare() < 1e-5, "six digits are gone");
        QVERIFY2(!factor.change(L.col(1), -10), "the sum is not positive definite any more");
        QVERIFY(factor.compute(K));
        QCOMPARE(factor.leastShare(), 1.0);
    }

    void matrixThatIsNotPositiveDefiniteIsRefused()
    {
        std::mt19937 random(5);
        for (const Shape& shape : shapes) {
            LinkColumns columns;
            columns.take(chainColumns(random, shape.rows, shape.links, shape.span));
            ProfileMatrix K = profileSum(columns, stiffnesses(random, shape.links));
            K.at(shape.rows - 1, shape.rows - 1) = -1;
            QVERIFY(!ProfileFactor().compute(K));
        }
    }

    // Where a link has left or yielded, its step is the solution of the states so far: each against a dense factor of a
    // fresh sum. Covers the changed factor, the step along the direction and its correction.
    void historyIsTheSolutionOfItsStates_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("links");
        QTest::addColumn<int>("trials");
        QTest::newRow("few rows") << 3 << 20 << 200;
        QTest::newRow("a leg") << 7 << 60 << 40;
        QTest::newRow("a chain") << 40 << 160 << 6;
    }

    void historyIsTheSolutionOfItsStates()
    {
        QFETCH(int, rows);
        QFETCH(int, links);
        QFETCH(int, trials);
        std::mt19937 random(6);
        int compared = 0;
        for (int trial = 0; trial < trials; ++trial) {
            const LinkProblem p = heldChain(random, rows, links);
            const LinkSolution solution = solveLinks(p);
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            std::vector<LinkState> state(static_cast<std::size_t>(links), LinkState::Engaged);
            for (const SwitchingStep& step : solution.history) {
                if (step.row >= 0)
                    state[static_cast<std::size_t>(step.row)]
                        = step.change == SwitchingChange::Releases ? LinkState::AtLower : LinkState::Engaged;
                // Before a link has left, a gap in series with it counts too.
                if (step.change == SwitchingChange::Engages)
                    continue;
                const Eigen::VectorXd fresh = forcesOf(p, state);
                if (fresh.size() == 0)
                    continue;
                // The dense factor's condition is at most 1e6.
                const double size = std::max(fresh.cwiseAbs().maxCoeff(), solution.force.cwiseAbs().maxCoeff());
                SINEW_COMPARE_NEAR(step.values, fresh, {.abs = 1e-9 * size});
                ++compared;
            }
            const Eigen::VectorXd& last = solution.history.back().values;
            // Two ways to one unique answer.
            SINEW_COMPARE_NEAR(last, solution.force, {.abs = 1e-9 * (1 + solution.force.cwiseAbs().maxCoeff())});
            QCOMPARE(solution.fallbacks, 0);
        }
        QVERIFY2(compared > 3 * trials, "hardly a step was compared");
    }

    // Rows 0 and 2 move together past one link, row 1 past none: two directions that nothing resists, in parts of their own.
    void looseDirectionsStayWhereTheyAre()
    {
        Eigen::MatrixXd L = Eigen::MatrixXd::Zero(4, 4);
        L.col(0) << 1, 0, 2, 0;
        L.col(1) << -1, 0, -2, 0;
        L.col(2)[3] = 1;
        L.col(3)[3] = -1;
        const Eigen::Vector4d load(-3, 0, -6, 5);
        const LinkSolution solution = solveLinks(tensionOnly(L, Eigen::Vector4d(100, 200, 300, 400), load));
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        const Eigen::Vector4d forces(3, 0, 0, 5);  // one of each pair pulls against the load
        SINEW_COMPARE_NEAR(solution.force, forces, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(solution.history.back().values, forces, {.abs = 1e-13});
        QCOMPARE(solution.history.size(), std::size_t(3));
        QCOMPARE(solution.fallbacks, 0);
    }

    // A link whose force is given bears that from the start. However stiff it is, small forces beside it are none of its
    // round-off.
    void givenLinksTakeNoPartInTheOrder()
    {
        LinkProblem p
            = tensionOnly(Eigen::MatrixXd::Ones(1, 3), Eigen::Vector3d(1, 1e-4, 1e9), Eigen::VectorXd::Constant(1, -1));
        p.upper[2] = 0;
        const LinkSolution solution = solveLinks(p);
        QVERIFY2(solution.isUsable(), solution.message.english().c_str());
        QCOMPARE(solution.history.size(), std::size_t(1));
        const Eigen::Vector3d forces(1 / 1.0001, 1e-4 / 1.0001, 0);
        SINEW_COMPARE_NEAR(solution.history.front().values, forces, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(solution.force, forces, {.abs = 1e-14});
    }

    // Stiffnesses over four decades: stiff links that leave take many digits of a factor with them.
    void stiffLinksThatLeaveDoNotSpoilTheAnswer()
    {
        std::mt19937 random(7);
        for (int trial = 0; trial < 200; ++trial) {
            LinkProblem p = heldChain(random, 5, 30);
            p.stiffness = Eigen::VectorXd::NullaryExpr(
                30, [&] { return std::pow(10.0, 3 + static_cast<double>(random() % 5)); });
            const LinkSolution inOrder = solveLinks(p), fast = solveLinks(p, {.keepHistory = false});
            QVERIFY2(inOrder.isUsable() && fast.isUsable(), inOrder.message.english().c_str());
            QCOMPARE(inOrder.fallbacks, 0);
            const double size = fast.force.cwiseAbs().maxCoeff();
            SINEW_COMPARE_NEAR(inOrder.force, fast.force, {.abs = 1e-9 * size});  // two ways to one answer
            SINEW_COMPARE_NEAR(inOrder.history.back().values, fast.force, {.abs = 1e-9 * size});
        }
    }
};

SINEW_TEST(TestProfileFactor)

}  // namespace tst_profile_factor

#include "tst_profile_factor.moc"
