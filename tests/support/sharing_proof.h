#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <Eigen/Dense>

#include "core/statics/recruitment.h"
#include "tests/support/simplex.h"

namespace sinew::test {

// Proofs that forces are the least sum of w |N / a|^p of a link problem, p >= 1, rigid links without cost. The sum is
// convex, so each of these proofs is enough: multipliers that fulfil the conditions of optimality, those that links
// between their limits determine, in long double, or any, by the simplex method; or that on the straight line to no other
// admissible set of forces the sum begins to fall, by the same (Frank and Wolfe 1956: it bounds what could be gained).

// A problem in y = N / a, the largest |y| of elastic links 1.
struct SharedLoad {
    double power = 2;
    Eigen::MatrixXd A;     // (rows x links)
    Eigen::VectorXd b;     // (rows): A y + b = 0
    Eigen::VectorXd y;     // (links)
    Eigen::VectorXd cost;  // (links): w; 0 for rigid links
    Eigen::VectorXd lower, upper;
    bool isCostless = false;  // what elastic links bear is round-off of what rigid links bear

    SharedLoad(double p, const LinkProblem& problem, const CriterionWeights& weights, const Eigen::VectorXd& force)
        : power(p), A(problem.L), b(problem.load), cost(weights.factor)
    {
        Eigen::VectorXd a = weights.measure;
        double unit = 0;
        for (Eigen::Index j = 0; j < a.size(); ++j) {
            if (problem.isRigid(j)) {
                a[j] = 1;
                cost[j] = 0;
            } else {
                unit = std::max(unit, std::abs(force[j]) / a[j]);
            }
        }
        const double largest = force.size() > 0 ? force.cwiseAbs().maxCoeff() : 0.0;
        isCostless = unit <= 1e-10 * largest || unit == 0;
        a *= isCostless ? 1.0 : unit;
        A *= a.asDiagonal();
        y = force.cwiseQuotient(a);
        lower = problem.lower.cwiseQuotient(a);
        upper = problem.upper.cwiseQuotient(a);
    }

    double slope(Eigen::Index j, double size) const { return cost[j] * std::pow(size, power - 1); }
};

// Forces below this share of the largest are zero, where a slope may be anything between those at its two ends; nearer
// to a limit they stand at it.
inline constexpr double nearZero = 1e-9;

// c, and between what c + A'u has to be.
struct Conditions {
    Eigen::VectorXd c, least, most;  // (links)
    std::vector<Eigen::Index> between;

    explicit Conditions(const SharedLoad& p) : c(p.y.size()), least(p.y.size()), most(p.y.size())
    {
        for (Eigen::Index j = 0; j < p.y.size(); ++j) {
            const bool isNone = p.cost[j] > 0 && std::abs(p.y[j]) <= nearZero;
            const double slope = p.slope(j, std::max(std::abs(p.y[j]), nearZero));
            c[j] = isNone ? 0 : std::copysign(slope, p.y[j]);
            most[j] = p.y[j] <= p.lower[j] + nearZero ? infinity : isNone ? slope : 0;
            least[j] = p.y[j] >= p.upper[j] - nearZero ? -infinity : isNone ? -slope : 0;
            if (least[j] == 0 && most[j] == 0)
                between.push_back(j);
        }
    }
};

// The largest violation of the conditions against the largest c, with the u that links between their limits determine; 1
// when they do not.
inline double violationOfConditions(const SharedLoad& p, const Conditions& conditions)
{
    using Matrix = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
    using Vector = Eigen::Matrix<long double, Eigen::Dynamic, 1>;
    const double largest = conditions.c.cwiseAbs().maxCoeff();
    if (conditions.between.empty() || largest == 0)
        return 1;
    const Matrix A = p.A.cast<long double>();
    Eigen::CompleteOrthogonalDecomposition<Matrix> factor;
    factor.setThreshold(1e-10L);  // far above the round-off of columns, far below the angles of random ones
    factor.compute(A(Eigen::all, conditions.between).transpose());
    if (factor.rank() < A.rows())
        return 1;
    const Vector u = factor.solve(-conditions.c(conditions.between).cast<long double>());
    const Vector reduced = conditions.c.cast<long double>() + A.transpose() * u;
    long double worst = 0;
    for (Eigen::Index j = 0; j < reduced.size(); ++j)
        worst = std::max({worst, reduced[j] - conditions.most[j], conditions.least[j] - reduced[j]});
    return double(worst / largest);
}

// The same over all u, as a sum against that of c: the first phase of the simplex method.
inline double leastViolation(const SharedLoad& p, const Conditions& conditions)
{
    const Eigen::Index links = p.y.size(), rows = p.A.rows();
    Eigen::MatrixXd M(links, rows + links);
    M << p.A.transpose(), -Eigen::MatrixXd::Identity(links, links);
    for (Eigen::Index k = 0; k < rows; ++k) {
        const double size = M.col(k).norm();
        M.col(k) /= size > 0 ? size : 1.0;
    }
    Eigen::VectorXd lower = Eigen::VectorXd::Constant(rows + links, -infinity), upper = -lower;
    lower.tail(links) = conditions.least;
    upper.tail(links) = conditions.most;
    return leastImbalance(M, -conditions.c, lower, upper);
}

// What could be gained at most, against the sum: of each link a rise and a fall from zero, each >= 0.
inline double possibleGain(const SharedLoad& p)
{
    const Eigen::Index links = p.y.size();
    std::vector<Eigen::Index> spans;
    Eigen::VectorXd slope(2 * links), span(2 * links);
    double sum = 0;
    for (Eigen::Index j = 0; j < links; ++j) {
        const double size = std::abs(p.y[j]) <= nearZero ? 0.0 : std::abs(p.y[j]);
        const double c = p.power == 1 ? p.cost[j] : p.cost[j] * std::pow(size, p.power - 1);
        slope[j] = p.power == 1 || p.y[j] > 0 ? c : -c;
        slope[links + j] = p.power == 1 ? c : -slope[j];
        sum += c * std::abs(p.y[j]);
        span[j] = std::max(0.0, p.upper[j]);
        span[links + j] = std::max(0.0, -p.lower[j]);
    }
    for (Eigen::Index j = 0; j < 2 * links; ++j) {
        if (span[j] < infinity)
            spans.push_back(j);
    }
    const Eigen::Index rows = p.A.rows(), extra = Eigen::Index(spans.size());
    Eigen::MatrixXd M = Eigen::MatrixXd::Zero(rows + extra, 2 * links + extra);
    Eigen::VectorXd right(rows + extra), cost = Eigen::VectorXd::Zero(2 * links + extra);
    M.topLeftCorner(rows, 2 * links) << p.A, -p.A;
    right.head(rows) = -p.b;
    cost.head(2 * links) = slope;
    for (Eigen::Index s = 0; s < extra; ++s) {
        M(rows + s, spans[std::size_t(s)]) = M(rows + s, 2 * links + s) = 1;
        right[rows + s] = span[spans[std::size_t(s)]];
    }
    for (Eigen::Index k = 0; k < M.rows(); ++k) {
        const double size = M.row(k).norm();
        M.row(k) /= size > 0 ? size : 1.0;
        right[k] /= size > 0 ? size : 1.0;
    }
    const SimplexSet set(M, right, 1e-7);
    return set.isEmpty() ? infinity : (sum - set.least(cost)) / sum;
}

// The smallest of the three: zero but for round-off where the forces are the least.
inline double suboptimality(double power, const LinkProblem& problem, const CriterionWeights& weights,
                            const Eigen::VectorXd& force)
{
    constexpr double proven = 1e-8;
    const SharedLoad load(power, problem, weights, force);
    if (load.isCostless)
        return 0;
    const Conditions conditions(load);
    double gain = power > 1 ? violationOfConditions(load, conditions) : 1.0;
    if (gain > proven)
        gain = std::min(gain, possibleGain(load));
    return gain > proven && power > 1 ? std::min(gain, leastViolation(load, conditions)) : gain;
}

}  // namespace sinew::test
