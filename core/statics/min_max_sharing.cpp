#include "core/statics/min_max_sharing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/constants.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

// What lacks below this share of its terms is round-off: levels found before are known to about that.
constexpr double held = 1e-12;
// The same of the work against a motion, a sum over all links.
constexpr double sharingRoundOff = 1e-14;
// A motion that is this nearly at right angles to a link does not pull at it.
constexpr double rightAngle = 1e-9;
constexpr int mostSteps = 200;  // to a level; five are ordinary
constexpr double acceptableGap = 1e-9;

}  // namespace

void MinMaxSharing::solve(const LinkProblem& problem, const CriterionWeights& weights, const SharingWatch& watch,
                          LinkSolution& solution)
{
    const auto stop = [&](SolveStatus status, Sentence message) {
        solution.status = status;
        solution.message = std::move(message);
    };
    start(problem, weights);
    while (openShare() > 0) {
        if (!findLevel(watch))
            return watch.stop.stop_requested()
                       ? stop(SolveStatus::Cancelled, sentence("cancelled"))
                       : stop(SolveStatus::NotConverged, sentence("a level of the least largest force was not found"));
        if (!forceLinks())
            return stop(SolveStatus::NotConverged, sentence("the least largest force could not be proven"));
    }
    for (Index j = 0; j < m_y.size(); ++j)
        solution.force[j]
            = problem.isRigid(j) ? 0.0 : std::clamp(m_y[j] * weights.measure[j], problem.lower[j], problem.upper[j]);
    m_reactions.find(problem, solution.force);
    m_reactions.take(solution.force);
    const Vector terms = problem.L.cwiseAbs() * solution.force.cwiseAbs() + problem.load.cwiseAbs();
    const double largest = terms.size() > 0 ? terms.maxCoeff() : 0.0;
    solution.equilibriumResidual
        = largest > 0 ? (problem.L * solution.force + problem.load).cwiseAbs().maxCoeff() / largest : 0.0;
    solution.complementarityResidual = m_gap;
    solution.signResidual = 0;
    if (!(m_gap <= acceptableGap && solution.equilibriumResidual <= acceptableGap))
        stop(SolveStatus::NotConverged, sentence("the least largest force could not be proven"));
}

void MinMaxSharing::start(const LinkProblem& problem, const CriterionWeights& weights)
{
    const Index links = problem.L.cols();
    Vector a = weights.measure;
    m_kind.resize(static_cast<std::size_t>(links));
    for (Index j = 0; j < links; ++j) {
        m_kind[static_cast<std::size_t>(j)] = problem.isRigid(j) ? Kind::Rigid : Kind::Open;
        if (problem.isRigid(j))
            a[j] = 1;
    }
    m_A = problem.L * a.asDiagonal();
    Vector rowScale = m_A.rowwise().norm();
    rowScale = (rowScale.array() > 0).select(rowScale.cwiseInverse(), 1.0);
    m_A = rowScale.asDiagonal() * m_A;
    m_load = rowScale.cwiseProduct(problem.load);
    m_lower = problem.lower.cwiseQuotient(a);
    m_upper = problem.upper.cwiseQuotient(a);
    m_y.setZero(links);
    m_x.setZero(links);
    m_level = m_gap = 0;
}

double MinMaxSharing::openShare() const
{
    const auto open = std::count(m_kind.begin(), m_kind.end(), Kind::Open);
    return open > 0 ? double(open) / double(m_kind.size()) : 0.0;
}

// Whether forces within the level hold the load. If not, what lacks is the motion that bounds it.
bool MinMaxSharing::isHeldAt(double level)
{
    m_least = m_lower;
    m_most = m_upper;
    for (Index j = 0; j < m_x.size(); ++j) {
        switch (m_kind[static_cast<std::size_t>(j)]) {
        case Kind::Open:
            m_least[j] = std::max(m_lower[j], -level);
            m_most[j] = std::min(m_upper[j], level);
            if (m_level > 0)
                m_x[j] *= level / m_level;  // what stood at the level goes with it
            break;
        case Kind::Forced: m_least[j] = m_most[j] = m_y[j]; break;
        case Kind::Rigid: break;
        }
    }
    m_level = level;
    if (!m_nearest.solveFrom(m_x, m_A, m_load, m_least, m_most))
        return false;
    m_x = m_nearest.x();
    return m_nearest.relativeResidual() <= held;
}

void MinMaxSharing::takePulls()
{
    m_motion = m_nearest.residual();
    m_pulls.noalias() = m_A.transpose() * m_motion;
    for (Index j = 0; j < m_pulls.size(); ++j) {
        if (std::abs(m_pulls[j]) <= rightAngle * m_A.col(j).norm() * m_motion.norm())
            m_pulls[j] = 0;
    }
}

// The limit of the link that resists the motion most.
double MinMaxSharing::limitAt(Index link, double level) const
{
    switch (m_kind[static_cast<std::size_t>(link)]) {
    case Kind::Forced: return m_y[link];
    case Kind::Rigid: return m_pulls[link] > 0 ? m_lower[link] : m_upper[link];
    case Kind::Open: break;
    }
    return m_pulls[link] > 0 ? std::max(m_lower[link], -level) : std::min(m_upper[link], level);
}

MinMaxSharing::Resistance MinMaxSharing::resistanceAt(double level) const
{
    Resistance resistance;
    for (Index j = 0; j < m_pulls.size(); ++j) {
        if (m_pulls[j] == 0)
            continue;
        const double limit = limitAt(j, level);
        if (m_kind[static_cast<std::size_t>(j)] == Kind::Open && std::abs(limit) == level)
            resistance.perLevel += std::abs(m_pulls[j]);
        else
            resistance.fixed -= m_pulls[j] * limit;
    }
    return resistance;
}

// The least level at which the links resist the motion; links reach their own limits as it rises.
double MinMaxSharing::levelThatHolds() const
{
    const double work = m_load.dot(m_motion), workTerms = m_load.cwiseAbs().dot(m_motion.cwiseAbs());
    double level = m_level;
    for (Index round = 0; round <= m_pulls.size(); ++round) {
        const Resistance resistance = resistanceAt(std::max(level, std::numeric_limits<double>::min()));
        const double unresisted = work - resistance.fixed - level * resistance.perLevel;
        // All links that the motion stretches may be at their own limits, and what is left is then round-off.
        if (unresisted <= sharingRoundOff * (workTerms + std::abs(resistance.fixed)) || resistance.perLevel == 0)
            return level;
        level += unresisted / resistance.perLevel;
    }
    return level;
}

bool MinMaxSharing::findLevel(const SharingWatch& watch)
{
    m_pulls.setZero(m_x.size());
    m_level = 0;
    m_x = m_y;
    double level = 0;
    for (int step = 0; step < mostSteps && watch.goesOn(1 - openShare()); ++step) {
        if (isHeldAt(level))
            return true;
        takePulls();
        level = levelThatHolds();
        if (!(level > m_level))
            return false;
    }
    return false;
}

// Links at which the motion pulls are at their limits in all forces of that level. False when there are none though
// the level is not zero.
bool MinMaxSharing::forceLinks()
{
    std::vector<Index> forced;
    for (Index j = 0; j < m_pulls.size(); ++j) {
        if (m_kind[static_cast<std::size_t>(j)] == Kind::Open && (m_pulls[j] != 0 || m_level == 0))
            forced.push_back(j);
    }
    if (forced.empty())
        return false;
    const double level = m_level > 0 ? exactLevel() : 0.0;
    for (const Index j : forced) {
        m_y[j] = level > 0 ? limitAt(j, level) : 0.0;
        m_kind[static_cast<std::size_t>(j)] = Kind::Forced;
    }
    return true;
}

// The level, once from balance and once from the motion, both at right angles to all links that are not forced: free of
// what the motion has of round-off. Notes the gap between the two.
double MinMaxSharing::exactLevel()
{
    Vector rest = m_load, perLevel = Vector::Zero(m_load.size()), motion = m_motion;
    std::vector<Index> others;
    for (Index j = 0; j < m_pulls.size(); ++j) {
        const double limit = limitAt(j, m_level);
        if (m_kind[static_cast<std::size_t>(j)] != Kind::Forced && m_pulls[j] == 0)
            others.push_back(j);
        else if (m_kind[static_cast<std::size_t>(j)] == Kind::Open && std::abs(limit) == m_level)
            perLevel += std::copysign(1.0, limit) * m_A.col(j);
        else if (limit != 0)
            rest += limit * m_A.col(j);
    }
    if (perLevel.squaredNorm() == 0)
        return m_level;  // links at their own limits hold the load
    if (!others.empty()) {
        Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factor(m_A.rows(), static_cast<Index>(others.size()));
        factor.setThreshold(rightAngle);
        factor.compute(m_A(Eigen::all, others));
        const Eigen::MatrixXd Q = factor.householderQ() * Eigen::MatrixXd::Identity(m_A.rows(), factor.rank());
        for (int twice = 0; twice < 2; ++twice) {
            for (Vector* v : {&rest, &perLevel, &motion})
                *v -= Q * (Q.transpose() * *v);
        }
    }
    const double level = -rest.dot(perLevel) / perLevel.squaredNorm();
    const double bound = -rest.dot(motion) / perLevel.dot(motion);
    m_gap = std::max(m_gap, std::abs(level - bound) / bound);
    return level;
}

}  // namespace sinew
