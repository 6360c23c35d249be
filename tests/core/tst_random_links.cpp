// Many small link problems against other methods: which loads can be held, the least that lacks, forces by every
// criterion, load paths.

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include <QTest>

#include "core/complementarity/link_solver.h"
#include "core/complementarity/load_path.h"
#include "core/statics/recruitment.h"
#include "tests/support/power_optimum.h"
#include "tests/support/random_links.h"
#include "tests/support/simplex.h"
#include "tests/support/test_registry.h"

namespace tst_random_links {

using namespace sinew;

namespace {

// SINEW_LONG_TESTS=1 tries ten times as many.
int count(int few)
{
    return qEnvironmentVariableIntValue("SINEW_LONG_TESTS") > 0 ? 10 * few : few;
}

// Forces that hold a load with what lacks: balance, limits.
double imbalance(const LinkProblem& p, const LinkSolution& s)
{
    const Eigen::VectorXd rest = p.L * s.force + p.load + s.missing;
    const Eigen::VectorXd terms = p.L.cwiseAbs() * s.force.cwiseAbs() + p.load.cwiseAbs();
    return terms.size() > 0 && terms.maxCoeff() > 0 ? rest.cwiseAbs().maxCoeff() / terms.maxCoeff() : 0.0;
}

bool isWithinLimits(const LinkProblem& p, const Eigen::VectorXd& force)
{
    return (force.array() >= p.lower.array()).all() && (force.array() <= p.upper.array()).all();
}

// The least of v'(L N + Q) over the admissible N, against its terms. Pulls that are round-off are none.
double leastWork(const LinkProblem& p, const Eigen::VectorXd& motion)
{
    double least = p.load.dot(motion), terms = p.load.cwiseAbs().dot(motion.cwiseAbs());
    for (Eigen::Index j = 0; j < p.L.cols(); ++j) {
        const double pull = p.L.col(j).dot(motion);
        if (std::abs(pull) <= 1e-9 * p.L.col(j).norm() * motion.norm())
            continue;
        const double work = std::min(p.lower[j] * pull, p.upper[j] * pull);
        least += work;
        terms += std::abs(work);
    }
    return least / terms;
}

Eigen::VectorXd spread(std::mt19937& random, Eigen::Index size, double width)
{
    const auto next = [&] { return std::exp(width * (static_cast<double>(random() % 1000) / 500 - 1)); };
    const Eigen::VectorXd values = Eigen::VectorXd::NullaryExpr(size, next);
    return size > 0 ? Eigen::VectorXd(values / values.maxCoeff()) : values;
}

Criterion criterionOf(double power)
{
    if (std::isinf(power))
        return {.sharing = Sharing::MinMax};
    return {.sharing = Sharing::Power, .power = power};
}

// Independent rows of A, by Gram and Schmidt.
std::vector<Eigen::Index> independentRows(const Eigen::MatrixXd& A)
{
    std::vector<Eigen::Index> rows;
    Eigen::MatrixXd rest = A;
    for (Eigen::Index k = 0; k < A.rows(); ++k) {
        if (rest.row(k).norm() <= 1e-9 * A.row(k).norm())
            continue;
        rows.push_back(k);
        const Eigen::RowVectorXd direction = rest.row(k).normalized();
        rest -= (rest * direction.transpose()) * direction;
    }
    return rows;
}

// Whether some change of y within the limits given, balance kept, makes sum.dy = 1; by the simplex method.
bool isPossible(const Eigen::MatrixXd& A, const Eigen::RowVectorXd& sum, const Eigen::VectorXd& lower,
                const Eigen::VectorXd& upper)
{
    constexpr double little = 1e-6;  // so that balance is never given up for the sum
    Eigen::MatrixXd rows(A.rows() + 1, A.cols());
    rows << A, little * sum;
    Eigen::VectorXd target = Eigen::VectorXd::Zero(A.rows() + 1);
    target[A.rows()] = little;
    return test::leastImbalance(rows, target, lower, upper) < 0.5;
}

// Whether forces nearby hold the load at a lower sum of w |N / a|^p: by the simplex method on its slopes, each link's
// change split into a rise and a fall. Forces below `zero` of the largest count as zero, where any change costs at least
// the slope at `zero`.
bool canBeLowered(double power, const LinkProblem& p, const CriterionWeights& weights, const Eigen::VectorXd& force)
{
    constexpr double zero = 1e-9, far = 1e3;
    const Eigen::Index links = force.size();
    Eigen::VectorXd y = force.cwiseQuotient(weights.measure);
    const double unit = y.cwiseAbs().maxCoeff();
    y /= unit;
    const Eigen::MatrixXd A = p.L * weights.measure.asDiagonal();
    Eigen::MatrixXd changes(A.rows(), 2 * links);
    changes << A, -A;
    Eigen::RowVectorXd gain(2 * links);
    Eigen::VectorXd most(2 * links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const double slope = weights.factor[j] * std::pow(std::max(std::abs(y[j]), zero), power - 1);
        const bool isZero = std::abs(y[j]) <= zero;
        gain[j] = isZero || y[j] > 0 ? -slope : slope;
        gain[links + j] = isZero || y[j] < 0 ? -slope : slope;
        const double a = weights.measure[j] * unit;
        most[j] = y[j] >= p.upper[j] / a - zero ? 0.0 : far;
        most[links + j] = y[j] <= p.lower[j] / a + zero ? 0.0 : far;
    }
    return isPossible(changes, gain / gain.cwiseAbs().maxCoeff(), Eigen::VectorXd::Zero(2 * links), most);
}

test::PowerOptimum compareInManyDigits(int power, const LinkProblem& p, const CriterionWeights& weights,
                                       const Eigen::VectorXd& force)
{
    constexpr double close = 1e-10, far = 1e3;
    Eigen::VectorXd y = force.cwiseQuotient(weights.measure);
    const double unit = y.cwiseAbs().maxCoeff();
    y /= unit;
    const Eigen::VectorXd lower = p.lower.cwiseQuotient(weights.measure) / unit;
    const Eigen::VectorXd upper = p.upper.cwiseQuotient(weights.measure) / unit;
    const Eigen::MatrixXd A = p.L * weights.measure.asDiagonal();
    const Eigen::VectorXd farthest = Eigen::VectorXd::Constant(y.size(), far);
    const Eigen::VectorXd down = (y.array() > lower.array() + close).select(-farthest, 0.0);
    const Eigen::VectorXd up = (y.array() < upper.array() - close).select(farthest, 0.0);
    // A link at a limit in all admissible forces has no condition of its own.
    std::vector<Eigen::Index> links;
    Eigen::VectorXd load = p.load / unit;
    for (Eigen::Index j = 0; j < y.size(); ++j) {
        const double inwards = down[j] < 0 && up[j] > 0 ? 0.0 : up[j] > 0 ? 1.0 : -1.0;
        const Eigen::RowVectorXd move = inwards * Eigen::RowVectorXd::Unit(y.size(), j);
        if (A.col(j).norm() > 0 && (inwards == 0 || isPossible(A, move, down, up)))
            links.push_back(j);
        else
            load += y[j] * A.col(j);
    }
    const std::vector<Eigen::Index> rows = independentRows(A(Eigen::all, links));
    return test::checkPowerOptimum(power, A(rows, links), load(rows), weights.factor(links), lower(links), upper(links),
                                   y(links), close);
}

// Whether the links at some level of N / a can be relieved, all together, without raising any link at that level or
// above: no where the largest is the least there is, then the next largest, and so on.
bool canBeRelieved(const LinkProblem& p, const CriterionWeights& weights, const Eigen::VectorXd& force)
{
    constexpr double close = 1e-9, far = 1e3;
    Eigen::VectorXd y = force.cwiseQuotient(weights.measure);
    y /= y.cwiseAbs().maxCoeff();
    const double unit = force.cwiseQuotient(weights.measure).cwiseAbs().maxCoeff();
    const Eigen::MatrixXd A = p.L * weights.measure.asDiagonal();
    for (Eigen::Index level = 0; level < y.size(); ++level) {
        const double t = std::abs(y[level]);
        if (t < 1e-6)
            continue;
        Eigen::VectorXd lower(y.size()), upper(y.size());
        Eigen::RowVectorXd relief(y.size());
        for (Eigen::Index j = 0; j < y.size(); ++j) {
            const bool isAbove = std::abs(y[j]) >= t - close, isAt = isAbove && std::abs(y[j]) <= t + close;
            const double a = weights.measure[j] * unit, sign = y[j] < 0 ? -1.0 : 1.0;
            relief[j] = isAt ? -sign : 0.0;
            lower[j] = y[j] <= p.lower[j] / a + close || (isAbove && sign < 0) ? 0.0 : -far;
            upper[j] = y[j] >= p.upper[j] / a - close || (isAbove && sign > 0) ? 0.0 : far;
        }
        if (isPossible(A, relief, lower, upper))
            return true;
    }
    return false;
}

struct Family {
    const char* name;
    test::RandomLinksOptions options;
    int also = -1;  // a problem that criteria once failed on, of those that the long run tries
};

const Family families[] = {
    {"anywhere", {}},
    // A node that nothing loads and that six links could hold under stress: powers above 2 took round-off of its rest for
    // marginal costs, and could not bring the forces into balance.
    {"on a grid", {.onGrid = true}, 919},
    // One rigid link bears all, and what the others then cost is round-off.
    {"with rigid links", {.rigidPercent = 40}, 984},
    {"on a grid with rigid links", {.onGrid = true, .rigidPercent = 40}},
};

}  // namespace

class TestRandomLinks : public QObject {
    Q_OBJECT

private slots:
    void holdableOrProvenNotTo_data()
    {
        QTest::addColumn<int>("family");
        for (int i = 0; i < 4; ++i)
            QTest::newRow(families[i].name) << i;
    }

    // In one of ten small nets with nodes the solver gave up: 'unable to hold, yet nothing is missing', 'the proof
    // failed'. Here the simplex method says which loads can be held.
    void holdableOrProvenNotTo()
    {
        QFETCH(int, family);
        test::RandomLinks generator(11, families[family].options);
        LinkSolver solver;
        LinkSolution s;
        const int tried = count(500);
        int held = 0, lost = 0, contradictory = 0, fallbacks = 0, edge = 0;
        double worstBalance = 0, worstProof = 1;
        for (int i = 0; i < tried; ++i) {
            const LinkProblem p = generator.next();
            solver.solve(p, s, {.keepHistory = i % 2 == 0});
            const std::string where = "problem " + std::to_string(i) + ": " + s.message.english();
            if (s.status == SolveStatus::Contradictory) {
                ++contradictory;
                continue;
            }
            const double lack = test::leastImbalance(p.L, -p.load, p.lower, p.upper);
            QVERIFY2(s.isUsable() || s.status == SolveStatus::Infeasible, where.c_str());
            QVERIFY2(isWithinLimits(p, s.force), where.c_str());
            worstBalance = std::max(worstBalance, imbalance(p, s));
            fallbacks += s.fallbacks;
            if (lack > 1e-12 && lack < 1e-8) {
                ++edge;  // too near to call
                continue;
            }
            QVERIFY2(s.isUsable() == (lack <= 1e-12), where.c_str());
            if (s.isUsable()) {
                ++held;
                QCOMPARE(s.missing.norm(), 0.0);
            } else {
                ++lost;
                QVERIFY2(std::abs(s.collapse.cwiseAbs().maxCoeff() - 1) <= 1e-15, where.c_str());
                const double proof = leastWork(p, s.collapse);
                QVERIFY2(proof > 0, where.c_str());
                worstProof = std::min(worstProof, proof);
            }
        }
        qInfo("%d tried: %d held, %d proven too much, %d contradictory, %d too near to call; balance to %.1e, weakest "
              "proof %.1e of its terms, %d fallbacks",
              tried, held, lost, contradictory, edge, worstBalance, worstProof, fallbacks);
        QVERIFY(held > tried / 5 && lost > tried / 5);
        QVERIFY2(edge * 500 < tried, "too many problems were near the edge");
        QVERIFY2(worstBalance <= 1e-9, "forces out of balance");
        QVERIFY2(fallbacks * 100 <= tried, "the ordinary way failed too often");
    }

    // What lacks is the least there is: no admissible forces come nearer, by the conditions of optimality of the
    // least squares, written here from their definition.
    void whatLacksIsTheLeast()
    {
        test::RandomLinks generator(12);
        const int tried = count(500);
        int lost = 0;
        double worst = 0;
        std::mt19937 random(3);
        for (int i = 0; i < tried; ++i) {
            LinkProblem p = generator.next();
            const auto length = [&] { return std::exp(static_cast<double>(random() % 200) / 100 - 1); };
            p.rowLength = Eigen::VectorXd::NullaryExpr(p.load.size(), length);
            const LinkSolution s = solveLinks(p, {.keepHistory = false});
            if (s.status != SolveStatus::Infeasible)
                continue;
            ++lost;
            const Eigen::VectorXd scale = p.rowLength.cwiseInverse();
            const Eigen::VectorXd rest = -scale.cwiseProduct(s.missing);
            for (Eigen::Index j = 0; j < p.L.cols(); ++j) {
                const Eigen::VectorXd column = scale.cwiseProduct(p.L.col(j));
                if (column.norm() == 0)
                    continue;
                const double slope = column.dot(rest) / (column.norm() * rest.norm());
                const double fall = s.force[j] > p.lower[j] ? slope : 0.0,
                             rise = s.force[j] < p.upper[j] ? -slope : 0.0;
                worst = std::max({worst, fall, rise});
            }
        }
        qInfo("%d loads that cannot be held; largest slope left %.1e", lost, worst);
        QVERIFY(lost > tried / 5);
        QVERIFY2(worst <= 1e-9, "something else lacks less");
    }

    // 1 N across a string that is all but horizontal: it lacks 1 N across, not 500 N along.
    void aSlenderStringLacksWhatActsAcrossIt()
    {
        const double slope = 1e-3, length = std::hypot(1.0, slope);
        LinkProblem p;
        p.L = Eigen::Vector2d(1, slope) / length;
        p.stiffness = Eigen::VectorXd::Constant(1, 100);
        p.imposed = p.lower = Eigen::VectorXd::Zero(1);
        p.upper = Eigen::VectorXd::Constant(1, std::numeric_limits<double>::infinity());
        p.load = Eigen::Vector2d(0, -1);
        const LinkSolution s = solveLinks(p);
        QCOMPARE(s.status, SolveStatus::Infeasible);
        // Along the string it bears what there is of the load: the rest is at right angles to it.
        const double across = 1 / length;
        QVERIFY((s.missing - across * Eigen::Vector2d(-slope, 1) / length).norm() <= 1e-15);
        QVERIFY(std::abs(s.force[0] - slope / length) <= 1e-15);
    }

    // The load path failed in 4 of 99 holdable models and in 12 of 21 others. A load that grows from nothing ends at the
    // forces of the full load, or where the simplex method says that no more can be held.
    void loadPathsEndWhereTheLoadIsHeld_data()
    {
        QTest::addColumn<int>("family");
        for (int i = 0; i < 2; ++i)  // elastic links
            QTest::newRow(families[i].name) << i;
    }

    void loadPathsEndWhereTheLoadIsHeld()
    {
        QFETCH(int, family);
        test::RandomLinks generator(23, families[family].options);
        const int tried = count(250);
        int held = 0, lost = 0, fallbacks = 0;
        double worst = 0;
        for (int i = 0; i < tried; ++i) {
            const LinkProblem p = generator.next();
            const LinkSolution s = solveLinks(p, {.keepHistory = false});
            if (s.status == SolveStatus::Contradictory)
                continue;
            LoadPathProblem growing{p, p, {}};
            growing.from.load.setZero();
            const LoadPath path = solveLoadPath(growing);
            const std::string where = "problem " + std::to_string(i) + ": " + path.message.english() + ", balance "
                                      + std::to_string(path.residual * 1e12) + "e-12, laws "
                                      + std::to_string(path.lawResidual * 1e12) + "e-12";
            QVERIFY2(path.isUsable(), where.c_str());
            fallbacks += path.fallbacks > 0;
            QVERIFY2(path.collapsed != s.isUsable(), where.c_str());
            if (path.collapsed) {
                // Far above the round-off of the corner, far below what changes a force visibly.
                constexpr double little = 1e-6;
                const double most = path.parameters.back();
                const auto lackAt
                    = [&](double share) { return test::leastImbalance(p.L, -share * p.load, p.lower, p.upper); };
                QVERIFY2(lackAt(most * (1 - little)) <= 1e-12 && lackAt(most * (1 + little) + 1e-9) > 1e-12,
                         where.c_str());
                ++lost;
                continue;
            }
            ++held;
            // A load of nothing may leave round-off of what is imposed.
            const double scale = std::max(p.load.cwiseAbs().maxCoeff(), 1e-3);
            if (s.force.size() > 0)
                worst = std::max(worst, (forcesAt(path, 1) - s.force).cwiseAbs().maxCoeff() / scale);
        }
        qInfo("%d tried: %d held, %d end before; largest difference at the full load %.1e of the load; corners "
              "stepped over in %d",
              tried, held, lost, worst, fallbacks);
        QVERIFY(held > tried / 5 && lost > tried / 5);
        QVERIFY2(worst <= 1e-8, "the path ends elsewhere than the full load");
    }

    void criteriaSolveWhatCanBeHeld_data()
    {
        QTest::addColumn<double>("power");
        for (const double power : {1.0, 1.01, 1.05, 1.5, 2.0, 3.0, 5.0, 10.0, 20.0, 50.0, 100.0})
            QTest::addRow("power %g", power) << power;
        QTest::newRow("min/max") << std::numeric_limits<double>::infinity();
    }

    // Power 20 failed in one of three holdable models, power 50 in three of four, min/max in one of three.
    void criteriaSolveWhatCanBeHeld()
    {
        QFETCH(double, power);
        int tried = 0;
        double worst = 0, worstDistance = 0;
        int compared = 0, inManyDigits = 0;
        for (const Family& family : families) {
            test::RandomLinksOptions options = family.options;
            options.wantHoldable = true;
            test::RandomLinks generator(17, options);
            std::mt19937 random(5);
            LoadSharing sharing;
            for (int i = 0; i < std::max(count(100), family.also + 1); ++i) {
                LinkProblem p = generator.next();
                p.imposed.setZero();
                CriterionWeights weights;
                weights.measure = spread(random, p.L.cols(), 0.5);
                weights.factor = spread(random, p.L.cols(), i % 3 == 0 ? 1.0 : 0.0);
                if ((i >= count(100) && i != family.also) || !solveLinks(p, {.keepHistory = false}).isUsable())
                    continue;
                LinkSolution s;
                sharing.solve(criterionOf(power), p, weights, s);
                const std::string where
                    = std::string(family.name) + " " + std::to_string(i) + ": " + s.message.english();
                QVERIFY2(s.isUsable(), where.c_str());
                QVERIFY(isWithinLimits(p, s.force));
                s.missing = Eigen::VectorXd::Zero(p.load.size());
                worst = std::max(worst, imbalance(p, s));
                ++tried;
                if (family.options.rigidPercent > 0 || p.L.cols() == 0 || s.force.norm() == 0)
                    continue;
                ++compared;
                if (std::isinf(power)) {
                    QVERIFY2(!canBeRelieved(p, weights, s.force), where.c_str());
                    continue;
                }
                QVERIFY2(!canBeLowered(power, p, weights, s.force), where.c_str());
                if (power >= 3 && p.L.cols() + p.L.rows() <= 12 && inManyDigits < count(12)) {
                    const test::PowerOptimum check = compareInManyDigits(static_cast<int>(power), p, weights, s.force);
                    QVERIFY2(check.isOptimal || check.isDegenerate, where.c_str());
                    worstDistance = std::max(worstDistance, check.distance);
                    inManyDigits += !check.isDegenerate;
                }
            }
        }
        qInfo("%d tried, balance to %.1e; %d proven by the simplex method, %d by many digits: largest difference "
              "%.1e of the largest force",
              tried, worst, compared, inManyDigits, worstDistance);
        QVERIFY(tried > count(200));
        QVERIFY2(worst <= 1e-11, "forces out of balance");
        QVERIFY2(worstDistance <= 1e-9, "not the least sum of powers");
    }
};

SINEW_TEST(TestRandomLinks)

}  // namespace tst_random_links

#include "tst_random_links.moc"
