#include "core/statics/recruitment.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/complementarity/force_balance.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// Whether rigid links, which no criterion weighs, bear all.
bool costsNothing(const LinkProblem& problem, const Eigen::VectorXd& force)
{
    for (Eigen::Index j = 0; j < force.size(); ++j) {
        if (force[j] != 0 && !problem.isRigid(j))
            return false;
    }
    return true;
}

// Against the largest terms that are balanced.
double imbalance(const LinkProblem& problem, const Eigen::VectorXd& force)
{
    const Eigen::VectorXd rest = problem.L * force + problem.load;
    const Eigen::VectorXd terms = problem.L.cwiseAbs() * force.cwiseAbs() + problem.load.cwiseAbs();
    const double largest = largestOf(terms);
    return largest > 0 ? largestOf(rest) / largest : 0.0;
}

}  // namespace

void removeLimits(LinkProblem& problem)
{
    const Eigen::Array<bool, Eigen::Dynamic, 1> isGiven = problem.lower.array() == problem.upper.array();
    problem.lower = isGiven.select(problem.lower, -infinity);
    problem.upper = isGiven.select(problem.upper, infinity);
}

void LoadSharing::solve(const Criterion& criterion, const LinkProblem& problem, const CriterionWeights& weights,
                        LinkSolution& solution, bool keepHistory, const SharingWatch& watch)
{
    if (criterion.sharing == Sharing::Stiffness)
        return m_solver.solve(problem, solution, {.keepHistory = keepHistory});
    const Vector given = (problem.lower.array() == problem.upper.array()).select(problem.lower, 0);
    const bool isUnlimited = criterion.sharing == Sharing::PseudoInverse;
    if (given.isZero(0) && !isUnlimited)
        return share(criterion, weights, problem, solution, keepHistory, watch);
    // What is given is a load for all others.
    m_rest = problem;
    m_rest.load += problem.L * given;
    if (m_rest.loadTerms.size() > 0)
        m_rest.loadTerms += problem.L.cwiseAbs() * given.cwiseAbs();
    for (Index j = 0; j < given.size(); ++j) {
        if (given[j] != 0)
            m_rest.lower[j] = m_rest.upper[j] = 0;
    }
    if (isUnlimited)
        removeLimits(m_rest);
    share(criterion, weights, m_rest, solution, keepHistory, watch);
    if (solution.force.size() == given.size())
        solution.force += given;
    for (SwitchingStep& step : solution.history)
        step.values += given;
}

// No force is given but none.
void LoadSharing::share(const Criterion& criterion, const CriterionWeights& weights, const LinkProblem& problem,
                        LinkSolution& solution, bool keepHistory, const SharingWatch& watch)
{
    m_weights = &weights;
    solveQuadratic(problem, solution, keepHistory);
    // Without limits least squares are the pseudo-inverse: N = W L'(L W L')^+ (-Q), W = a^2 / w.
    if (!solution.isUsable() || criterion.sharing == Sharing::PseudoInverse || costsNothing(problem, solution.force))
        return;
    if (criterion.sharing == Sharing::MinMax)
        m_minMax.solve(problem, weights, watch, solution);
    else if (criterion.power == 1)
        solveLinear(problem, solution);
    else if (criterion.power != 2)
        solvePowers(criterion.power, problem, solution);
}

void LoadSharing::solvePowers(double power, const LinkProblem& problem, LinkSolution& solution)
{
    m_powers.solve(power, problem, *m_weights, solution);
    if (!solution.isUsable() || !m_reactions.find(problem, solution.force))
        return;
    m_reactions.take(solution.force);
    solution.equilibriumResidual = imbalance(problem, solution.force);
}

// The complete system with stiffness a^2 / w and nothing imposed is the sum of squares.
void LoadSharing::solveQuadratic(const LinkProblem& problem, LinkSolution& solution, bool keepHistory)
{
    m_problem = problem;
    m_problem.imposed.setZero();
    for (Index j = 0; j < problem.L.cols(); ++j) {
        if (!problem.isRigid(j))
            m_problem.stiffness[j] = m_weights->measure[j] * m_weights->measure[j] / m_weights->factor[j];
    }
    m_solver.solve(m_problem, solution, {.keepHistory = keepHistory});
}

// A two-way link costs as much pulling as pushing: as two one-way links its cost is a straight line in each.
void LoadSharing::splitTwoWayLinks(const LinkProblem& problem)
{
    m_linkOf.clear();
    for (const double sense : {1.0, -1.0}) {
        for (Index j = 0; j < problem.L.cols(); ++j) {
            const bool isWhole = problem.isRigid(j) && sense > 0;
            if (isWhole || (!problem.isRigid(j) && (sense > 0 ? problem.upper[j] : -problem.lower[j]) > 0))
                m_linkOf.push_back(sense > 0 ? j : -1 - j);
        }
    }
    const auto columns = static_cast<Index>(m_linkOf.size());
    m_problem.L.resize(problem.L.rows(), columns);
    m_problem.lower.setZero(columns);
    m_problem.upper.resize(columns);
    m_problem.stiffness.resize(columns);
    m_problem.imposed.setZero(columns);
    m_price.resize(columns);
    for (Index c = 0; c < columns; ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)];
        const bool pulls = entry >= 0;
        const Index j = pulls ? entry : -1 - entry;
        m_problem.L.col(c) = (pulls ? 1.0 : -1.0) * problem.L.col(j);
        m_problem.upper[c] = pulls ? problem.upper[j] : -problem.lower[j];
        m_problem.stiffness[c] = problem.stiffness[j];
        m_price[c] = problem.isRigid(j) ? 0.0 : m_weights->factor[j] / m_weights->measure[j];
        if (problem.isRigid(j))
            m_problem.lower[c] = problem.lower[j];
    }
}

// The least sum of w N / a is a linear programme. With a small enough square added its answer does not change, but is
// the least of squares where several are as good (Mangasarian and Meyer 1979): small enough is found when halving it
// changes nothing and the multipliers, carried on to no square at all, prove the answer. Where many prices are all but
// the same, that is not found, and the simplex method goes on from the least squares.
void LoadSharing::solveLinear(const LinkProblem& problem, LinkSolution& solution)
{
    splitTwoWayLinks(problem);
    const auto columns = static_cast<Index>(m_linkOf.size());
    double unit = 0;
    for (Index j = 0; j < problem.L.cols(); ++j)
        unit = std::max(unit, problem.isRigid(j) ? 0.0 : std::abs(solution.force[j]) / m_weights->measure[j]);
    Vector last, lastMultipliers;
    constexpr double enough = 1e-9;
    double gap = 1;
    for (double square = 1e-2 / unit; gap > enough && square > 1e-9 / unit; square /= 2) {
        for (Index c = 0; c < columns; ++c) {
            const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
            if (problem.isRigid(j))
                continue;
            m_problem.stiffness[c] = m_weights->measure[j] / (m_price[c] * square);
            m_problem.imposed[c] = -m_price[c];
        }
        m_solver.solve(m_problem, m_trial, {.keepHistory = false});
        if (!m_trial.isUsable())
            break;
        if (last.size() > 0)
            gap = linearGap(2 * m_trial.displacement - lastMultipliers, m_trial.force);
        last = m_trial.force;
        lastMultipliers = m_trial.displacement;
    }
    if (!(gap <= enough)) {
        last.resize(columns);
        for (Index c = 0; c < columns; ++c) {
            const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
            const double force = (entry >= 0 ? 1 : -1) * solution.force[j];
            last[c] = problem.isRigid(j) ? force : std::max(force, 0.0);
        }
        gap = solveLinearBySimplex(problem, last);
    }
    solution.complementarityResidual = gap;
    if (!(gap <= enough)) {
        solution.status = SolveStatus::NotConverged;
        solution.message = sentence("the least sum of forces could not be proven");
        return;
    }
    balanceForces(m_problem, last);
    solution.force.setZero(problem.L.cols());
    for (Index c = 0; c < columns; ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)];
        solution.force[entry >= 0 ? entry : -1 - entry] += (entry >= 0 ? 1 : -1) * last[c];
    }
    solution.equilibriumResidual = imbalance(problem, solution.force);
}

// From the forces of the columns that it is given, in units in which the largest measured one is 1. Returns the gap.
double LoadSharing::solveLinearBySimplex(const LinkProblem& problem, Vector& columnForce)
{
    const auto columns = static_cast<Index>(m_linkOf.size());
    Vector unit = Vector::Ones(columns);
    double largest = 0;
    for (Index c = 0; c < columns; ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
        if (problem.isRigid(j))
            continue;
        unit[c] = m_weights->measure[j];
        largest = std::max(largest, columnForce[c] / unit[c]);
    }
    unit *= largest;
    Vector rowScale = (m_problem.L * unit.asDiagonal()).rowwise().norm();
    rowScale = (rowScale.array() > 0).select(rowScale.cwiseInverse(), 1.0);
    const Eigen::MatrixXd A = rowScale.asDiagonal() * m_problem.L * unit.asDiagonal();
    const Vector cost = m_price.cwiseProduct(unit);
    Vector x = columnForce.cwiseQuotient(unit);
    if (!m_simplex.solve(A, cost, m_problem.lower.cwiseQuotient(unit), m_problem.upper.cwiseQuotient(unit), x))
        return 1;
    columnForce = x.cwiseProduct(unit).cwiseMax(m_problem.lower).cwiseMin(m_problem.upper);
    const Vector multipliers = rowScale.cwiseProduct(m_simplex.multipliers());
    shareAmongCheapest(multipliers, columnForce);
    return linearGap(multipliers, columnForce);
}

// Of all that cost as little, the least squares: those forces are as the simplex method left them whose price says so.
void LoadSharing::shareAmongCheapest(const Vector& multipliers, Vector& columnForce)
{
    LinkProblem free = m_problem;
    Vector given = Vector::Zero(columnForce.size());
    for (Index c = 0; c < columnForce.size(); ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
        free.imposed[c] = 0;
        if (m_price[c] > 0)
            free.stiffness[c] = m_weights->measure[j] * m_weights->measure[j] / m_weights->factor[j];
        if (m_simplex.reducedCosts()[c] == 0)
            continue;
        given[c] = columnForce[c];
        free.lower[c] = free.upper[c] = 0;
    }
    free.load += free.L * given;
    if (free.loadTerms.size() > 0)
        free.loadTerms += free.L.cwiseAbs() * given.cwiseAbs();
    m_solver.solve(free, m_trial, {.keepHistory = false});
    if (m_trial.isUsable() && linearGap(multipliers, m_trial.force + given) <= linearGap(multipliers, columnForce))
        columnForce = m_trial.force + given;
}

// How far the answer is from what the multipliers prove to be the least, relative to the prices. Round-off of a reduced
// cost counts against the answer.
double LoadSharing::linearGap(const Vector& multipliers, const Vector& force) const
{
    double gap = 0, total = 0;
    const double dearest = largestOf(m_price);
    for (Index c = 0; c < force.size(); ++c) {
        const double reduced = m_price[c] + m_problem.L.col(c).dot(multipliers);
        total = std::max(total, m_price[c] * force[c]);
        // At its limit a link may be worth more than it costs; at zero it may cost more than it is worth.
        const double wrong = force[c] >= m_problem.upper[c]  ? std::max(0.0, reduced)
                             : force[c] > m_problem.lower[c] ? std::abs(reduced)
                                                             : std::max(0.0, -reduced);
        gap = std::max(gap, wrong / (m_price[c] > 0 ? m_price[c] : dearest));
    }
    return total > 0 ? gap : 0.0;
}

}  // namespace sinew
