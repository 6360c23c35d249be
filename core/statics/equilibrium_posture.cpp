#include "core/statics/equilibrium_posture.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/complementarity/link_solver.h"
#include "core/math/decompositions.h"
#include "core/statics/body_forces.h"
#include "core/statics/link_system.h"

namespace sinew {

namespace {

constexpr int startCount = 64;
constexpr int iterationLimit = 100;
constexpr double coordinateStep
    = 1e-6;  // rad or m: truncation and round-off of a central difference meet near 1e-5..1e-6
constexpr double balanceTolerance = 1e-9;  // relative to the largest term of the balance

struct Balance {
    Eigen::VectorXd unbalanced;  // per sought coordinate
    double scale = 0;            // largest term
};

double radicalInverse(int index, int base)
{
    double value = 0, fraction = 1;
    for (; index > 0; index /= base) {
        fraction /= base;
        value += fraction * (index % base);
    }
    return value;
}

// system: of the situation.
Eigen::VectorXd shorteningsIn(const LinkSystem& system, const Mechanism& mechanism, const Situation& situation)
{
    return situation.shortenings + system.strands.lengths - mechanism.restLengths;
}

// The balance of the sought coordinates as a function of their values.
class SoughtBalance {
public:
    SoughtBalance(const Mechanism& mechanism, const Model& model, const Situation& situation)
        : m_mechanism(mechanism), m_situation(situation)
    {
        for (std::size_t i = 0; i < situation.modes.size(); ++i) {
            const auto row = static_cast<Eigen::Index>(i);
            if (situation.modes[i] != CoordinateMode::Driven)
                continue;
            addSought(row, model.coordinates[i]);
            m_situation.modes[i] = CoordinateMode::Locked;  // where it is tried, the links need not balance it
        }
    }

    Eigen::Index size() const { return static_cast<Eigen::Index>(m_sought.size()); }
    const std::vector<Eigen::Index>& coordinates() const { return m_sought; }
    Eigen::VectorXd clamped(const Eigen::VectorXd& x) const { return x.cwiseMax(m_low).cwiseMin(m_high); }

    Eigen::VectorXd given() const { return clamped(m_given); }

    // Starts after the first fill the ranges evenly (Halton's sequence).
    Eigen::VectorXd start(int index) const
    {
        if (index == 0)
            return given();
        static constexpr int primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
        Eigen::VectorXd x(size());
        for (Eigen::Index i = 0; i < size(); ++i) {
            const double share = radicalInverse(index, primes[static_cast<std::size_t>(i) % std::size(primes)]);
            x[i] = m_low[i] + share * (m_high[i] - m_low[i]);
        }
        return x;
    }

    Eigen::VectorXd posture(const Eigen::VectorXd& x) const
    {
        Eigen::VectorXd values = m_situation.values;
        for (Eigen::Index i = 0; i < size(); ++i)
            values[m_sought[static_cast<std::size_t>(i)]] = x[i];
        return values;
    }

    Eigen::VectorXd shorteningsAt(const Eigen::VectorXd& x)
    {
        build(x);
        return shorteningsIn(m_system, m_mechanism, m_situation);
    }

    // Nothing when the free coordinates cannot be held in that posture.
    std::optional<Balance> at(const Eigen::VectorXd& x)
    {
        build(x);
        if (!faultOf(m_system.strands, m_mechanism).empty())
            return std::nullopt;
        m_system.problem.imposed.head(m_system.linkCount()) = shorteningsIn(m_system, m_mechanism, m_situation);
        m_solver.solve(m_system.problem, m_solution, {.keepHistory = false});
        if (!m_solution.isUsable())
            return std::nullopt;
        Balance balance{Eigen::VectorXd(size()), 0};
        for (Eigen::Index i = 0; i < size(); ++i) {
            const Eigen::Index k = m_sought[static_cast<std::size_t>(i)];
            const Amount& given = m_situation.efforts[static_cast<std::size_t>(k)];
            const double effort = m_situation.loadFactor * effortInSi(given, m_situation.bodyWeight);
            const auto arms = m_system.columns.row(k);
            balance.unbalanced[i] = arms.dot(m_solution.force) + m_system.load.value[k] + effort;
            const double pulls = arms.cwiseAbs().dot(m_solution.force.cwiseAbs());
            balance.scale = std::max({balance.scale, std::abs(effort), m_system.load.terms[k], pulls});
        }
        return balance;
    }

private:
    void build(const Eigen::VectorXd& x)
    {
        m_situation.values = posture(x);
        m_system.build(m_mechanism, m_situation);
    }

    void addSought(Eigen::Index row, const Coordinate& coordinate)
    {
        m_sought.push_back(row);
        const double reach = coordinate.kind == CoordinateKind::Rotation ? std::numbers::pi : 1.0;
        const double value = std::clamp(m_situation.values[row], coordinate.minimum, coordinate.maximum);
        const Eigen::Index n = size();
        m_given.conservativeResize(n);
        m_given[n - 1] = m_situation.values[row];
        m_low.conservativeResize(n);
        m_high.conservativeResize(n);
        m_low[n - 1] = std::isfinite(coordinate.minimum) ? coordinate.minimum : value - reach;
        m_high[n - 1] = std::isfinite(coordinate.maximum) ? coordinate.maximum : value + reach;
    }

    const Mechanism& m_mechanism;
    Situation m_situation;
    std::vector<Eigen::Index> m_sought;
    Eigen::VectorXd m_given, m_low, m_high;
    LinkSystem m_system;
    LinkSolution m_solution;
    LinkSolver m_solver;
};

// d unbalanced / d x by central differences; nothing where the neighbourhood cannot be held.
std::optional<Eigen::MatrixXd> slopeOf(SoughtBalance& function, const Eigen::VectorXd& x)
{
    Eigen::MatrixXd slope(x.size(), x.size());
    for (Eigen::Index i = 0; i < x.size(); ++i) {
        Eigen::VectorXd before = x, after = x;
        before[i] -= coordinateStep;
        after[i] += coordinateStep;
        const auto low = function.at(before), high = function.at(after);
        if (!low || !high)
            return std::nullopt;
        slope.col(i) = (high->unbalanced - low->unbalanced) / (2 * coordinateStep);
    }
    return slope;
}

struct Candidate {
    Eigen::VectorXd x;
    Balance balance;
    bool balanced = false;
    bool stable = false;
};

bool isBalanced(const Balance& balance)
{
    return balance.unbalanced.norm() <= balanceTolerance * balance.scale;
}

// Levenberg and Marquardt's descent of the squared imbalance, within the ranges.
std::optional<Candidate> descend(SoughtBalance& function, Eigen::VectorXd x, const std::stop_token& stop)
{
    auto balance = function.at(x);
    if (!balance)
        return std::nullopt;
    double damping = 1e-3;
    const auto isDone = [&] { return balance->unbalanced.norm() <= 1e-14 * balance->scale || stop.stop_requested(); };
    for (int i = 0; i < iterationLimit && !isDone(); ++i) {
        const auto slope = slopeOf(function, x);
        if (!slope)
            break;
        const Eigen::MatrixXd normal = slope->transpose() * *slope;
        const Eigen::VectorXd gradient = slope->transpose() * balance->unbalanced;
        const double size = std::max(normal.diagonal().maxCoeff(), 1e-300);
        bool improved = false;
        for (int attempt = 0; attempt < 12 && !improved; ++attempt, damping *= 8) {
            Eigen::MatrixXd damped = normal;
            damped.diagonal().array() += damping * size;
            const Eigen::VectorXd step = damped.ldlt().solve(gradient);
            const Eigen::VectorXd trial = function.clamped(x - step);
            const auto trialBalance = function.at(trial);
            if (trialBalance && trialBalance->unbalanced.norm() < balance->unbalanced.norm()) {
                x = trial;
                balance = trialBalance;
                improved = true;
            }
        }
        if (!improved)
            break;
        damping = std::max(damping / 512, 1e-16);
    }
    Candidate candidate{x, *balance, isBalanced(*balance), false};
    if (candidate.balanced) {
        if (const auto slope = slopeOf(function, x)) {
            const Eigen::MatrixXd symmetric = -0.5 * (*slope + slope->transpose());
            candidate.stable = Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(symmetric).eigenvalues().minCoeff() > 0;
        }
    }
    return candidate;
}

// Balanced before unbalanced, stable before unstable, then the nearer to the given posture (or to balance).
bool isBetter(const Candidate& a, const Candidate& b, const Eigen::VectorXd& given)
{
    if (a.balanced != b.balanced)
        return a.balanced;
    if (!a.balanced)
        return a.balance.unbalanced.norm() < b.balance.unbalanced.norm();
    if (a.stable != b.stable)
        return a.stable;
    return (a.x - given).norm() < (b.x - given).norm();
}

}  // namespace

namespace {

// Statics stretches passive links by posture itself: of these only D0 is to be imposed.
Eigen::VectorXd withoutPassive(const Mechanism& mechanism, const Situation& situation, Eigen::VectorXd shortenings)
{
    for (Eigen::Index j = 0; j < shortenings.size(); ++j) {
        if (mechanism.links[static_cast<std::size_t>(j)].isPassive)
            shortenings[j] = situation.shortenings[j];
    }
    return shortenings;
}

}  // namespace

Eigen::VectorXd shorteningsOfPosture(const Mechanism& mechanism, const Situation& situation)
{
    LinkSystem system;
    system.build(mechanism, situation);
    return withoutPassive(mechanism, situation, shorteningsIn(system, mechanism, situation));
}

EquilibriumPosture findEquilibriumPosture(const Mechanism& mechanism, const Model& model, const Situation& situation,
                                          const std::stop_token& stop)
{
    EquilibriumPosture result;
    result.values = situation.values;
    result.unbalanced.setZero(situation.values.size());
    result.shortenings = situation.shortenings;
    const Sentence fault = faultOf(mechanism, situation);
    if (!fault.empty()) {
        result.status = PostureStatus::InvalidInput;
        result.message = fault;
        return result;
    }
    if (!mechanism.constraints.empty()) {
        result.status = PostureStatus::InvalidInput;
        result.message = sentence("the search for an equilibrium posture cannot take account of constraint '%1'",
                                  mechanism.constraints.front().name);
        return result;
    }
    SoughtBalance function(mechanism, model, situation);
    if (function.size() == 0) {
        result.status = PostureStatus::InvalidInput;
        result.message = sentence("no coordinate is driven, so no angle is sought; give a coordinate a moment first");
        return result;
    }
    std::optional<Candidate> best;
    for (int i = 0; i < startCount && !stop.stop_requested(); ++i) {
        const auto candidate = descend(function, function.start(i), stop);
        if (candidate && (!best || isBetter(*candidate, *best, function.given())))
            best = candidate;
    }
    if (stop.stop_requested()) {
        result.status = PostureStatus::Cancelled;
        result.message = sentence("the search for an equilibrium posture was cancelled");
        return result;
    }
    if (!best) {
        result.status = PostureStatus::NotFound;
        result.message
            = sentence("there is no equilibrium posture: the free coordinates cannot be held in any posture tried");
        return result;
    }
    result.values = function.posture(best->x);
    result.shortenings = withoutPassive(mechanism, situation, function.shorteningsAt(best->x));
    for (Eigen::Index i = 0; i < function.size(); ++i)
        result.unbalanced[function.coordinates()[static_cast<std::size_t>(i)]] = best->balance.unbalanced[i];
    result.stable = best->stable;
    result.status = best->balanced ? PostureStatus::Found : PostureStatus::NotFound;
    if (best->balanced) {
        result.message = best->stable ? sentence("equilibrium posture found")
                                      : sentence("equilibrium posture found, but it is unstable");
        return result;
    }
    std::vector<Sentence> left;
    for (const Eigen::Index k : function.coordinates()) {
        const auto index = static_cast<std::size_t>(k);
        const bool turns = mechanism.coordinateKinds[index] == CoordinateKind::Rotation;
        const std::string &name = mechanism.coordinateNames[index], size = withDigits(result.unbalanced[k], 3);
        left.push_back(turns ? sentence("'%1' is left with %2 N m", name, size)
                             : sentence("'%1' is left with %2 N", name, size));
    }
    result.message
        = sentence("there is no equilibrium posture within the ranges; at the nearest, %1", joinedByCommas(left));
    return result;
}

}  // namespace sinew
