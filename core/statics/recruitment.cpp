#include "core/statics/recruitment.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

double largestOf(const Eigen::VectorXd& v)
{
    return v.size() > 0 ? v.cwiseAbs().maxCoeff() : 0.0;
}

}  // namespace

void LoadSharing::solve(const Criterion& criterion, const LinkProblem& problem, const CriterionWeights& weights,
                        LinkSolution& solution, bool keepHistory)
{
    if (criterion.sharing == Sharing::Stiffness)
        return m_solver.solve(problem, solution, {.keepHistory = keepHistory});
    m_weights = &weights;
    solveQuadratic(problem, solution, keepHistory);
    if (!solution.isUsable() || largestOf(solution.force) == 0)
        return;
    if (criterion.sharing == Sharing::MinMax)
        solveMinMax(problem, solution);
    else if (criterion.power == 1)
        solveLinear(problem, solution);
    else if (criterion.power != 2)
        m_powers.solve(criterion.power, problem, weights, solution);
}

// The complete system with stiffness a^2 / w and nothing imposed is the sum of squares.
void LoadSharing::solveQuadratic(const LinkProblem& problem, LinkSolution& solution, bool keepHistory)
{
    m_problem = problem;
    m_problem.stiffness = m_weights->measure.cwiseAbs2().cwiseQuotient(m_weights->factor);
    m_problem.imposed.setZero();
    m_solver.solve(m_problem, solution, {.keepHistory = keepHistory});
}

// A two-way link costs as much pulling as pushing: as two one-way links its cost is a straight line in each.
void LoadSharing::splitTwoWayLinks(const LinkProblem& problem)
{
    m_linkOf.clear();
    for (const double sense : {1.0, -1.0}) {
        for (Index j = 0; j < problem.L.cols(); ++j) {
            if ((sense > 0 ? problem.upper[j] : -problem.lower[j]) > 0)
                m_linkOf.push_back(sense > 0 ? j : -1 - j);
        }
    }
    const auto columns = static_cast<Index>(m_linkOf.size());
    m_problem.L.resize(problem.L.rows(), columns);
    m_problem.lower.setZero(columns);
    m_problem.upper.resize(columns);
    m_problem.stiffness.resize(columns);
    m_problem.imposed.resize(columns);
    for (Index c = 0; c < columns; ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)];
        const bool pulls = entry >= 0;
        const Index j = pulls ? entry : -1 - entry;
        m_problem.L.col(c) = (pulls ? 1.0 : -1.0) * problem.L.col(j);
        m_problem.upper[c] = pulls ? problem.upper[j] : -problem.lower[j];
    }
}

// The least sum of w N / a is a linear programme. With a small enough square added its answer does not change, but is
// the least of squares where several are as good (Mangasarian and Meyer 1979): small enough is found when halving it
// changes nothing and the multipliers, carried on to no square at all, prove the answer.
void LoadSharing::solveLinear(const LinkProblem& problem, LinkSolution& solution)
{
    const double unit = largestOf(solution.force.cwiseQuotient(m_weights->measure));
    splitTwoWayLinks(problem);
    const auto columns = static_cast<Index>(m_linkOf.size());
    Vector last, lastMultipliers;
    constexpr double enough = 1e-9;
    double gap = 1;
    for (double square = 1e-2 / unit; gap > enough && square > 1e-9 / unit; square /= 2) {
        for (Index c = 0; c < columns; ++c) {
            const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
            const double a = m_weights->measure[j], w = m_weights->factor[j];
            m_problem.stiffness[c] = a * a / (w * square);
            m_problem.imposed[c] = -w / a;
        }
        m_solver.solve(m_problem, m_trial, {.keepHistory = false});
        if (!m_trial.isUsable())
            break;
        if (last.size() > 0)
            gap = linearGap(2 * m_trial.displacement - lastMultipliers, m_trial.force);
        last = m_trial.force;
        lastMultipliers = m_trial.displacement;
    }
    solution.complementarityResidual = gap;
    if (!(gap <= enough)) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the least sum of forces could not be proven";
        return;
    }
    solution.force.setZero(problem.L.cols());
    solution.equilibriumResidual = m_trial.equilibriumResidual;
    for (Index c = 0; c < columns; ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)];
        solution.force[entry >= 0 ? entry : -1 - entry] += (entry >= 0 ? 1 : -1) * last[c];
    }
}

// How far the answer is from what the multipliers prove to be the least, relative to it. Round-off of a reduced cost
// counts against the answer.
double LoadSharing::linearGap(const Vector& multipliers, const Vector& force) const
{
    double gap = 0, total = 0;
    for (Index c = 0; c < force.size(); ++c) {
        const Index entry = m_linkOf[static_cast<std::size_t>(c)], j = entry >= 0 ? entry : -1 - entry;
        const double price = m_weights->factor[j] / m_weights->measure[j];
        const double reduced = price + m_problem.L.col(c).dot(multipliers);
        total = std::max(total, price * force[c]);
        // At its limit a link may be worth more than it costs; at zero it may cost more than it is worth.
        const double wrong = force[c] >= m_problem.upper[c] ? std::max(0.0, reduced)
                             : force[c] > 0                 ? std::abs(reduced)
                                                            : std::max(0.0, -reduced);
        gap = std::max(gap, wrong / price);
    }
    return total > 0 ? gap : 0.0;
}

// The largest N / a made least, then among the links that this does not force the largest again, and so on: the limit
// of the powers for p without end. Each level is a limit load: with limits a t on every link that shrink with t, the
// level is where the links can no longer hold the load, and the collapse mechanism there proves it and names the links
// that are forced.
void LoadSharing::solveMinMax(const LinkProblem& problem, LinkSolution& solution)
{
    std::vector<Index> open;
    for (Index j = 0; j < problem.L.cols(); ++j)
        open.push_back(j);
    const Vector start = solution.force;
    solution.force.setZero();
    solution.complementarityResidual = 0;
    double level = largestOf(start.cwiseQuotient(m_weights->measure));
    const double first = level;
    while (!open.empty() && level > 0) {
        level = leastLargest(problem, open, solution);
        if (!solution.isUsable())
            return;
        if (level <= 1e-12 * first)
            break;
        if (!fixForced(problem, level, open, solution)) {
            solution.status = SolveStatus::NotConverged;
            solution.message = "the least largest force could not be proven";
            return;
        }
    }
    const Vector terms = problem.L.cwiseAbs() * solution.force.cwiseAbs() + problem.load.cwiseAbs();
    const double scale = std::max(largestOf(terms), 1e-300);
    solution.equilibriumResidual = largestOf(problem.L * solution.force + problem.load) / scale;
}

// The least t for which open links with limits a t (and their own), the others at their forces, hold the load.
double LoadSharing::leastLargest(const LinkProblem& problem, const std::vector<Index>& open, LinkSolution& solution)
{
    LinkProblem& from = m_levelling.from;
    const auto columns = static_cast<Index>(open.size());
    from.L = problem.L(Eigen::all, open);
    from.load = problem.load + problem.L * solution.force;
    from.loadTerms = problem.load.cwiseAbs() + problem.L.cwiseAbs() * solution.force.cwiseAbs();
    const Vector a = m_weights->measure(open), own = problem.upper(open), below = problem.lower(open);
    from.stiffness = a.cwiseAbs2();
    from.imposed.setZero(columns);
    from.lower = below;
    from.upper = own;
    m_solver.solve(from, m_trial, {.keepHistory = false});
    if (!m_trial.isUsable()) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "a level of the least largest force was not found: " + m_trial.message;
        return 0;
    }
    // Own limits bend the shrinking ones: one straight piece at a time.
    double level = largestOf(m_trial.force.cwiseQuotient(a));
    while (level > 0) {
        double next = 0;
        for (Index c = 0; c < columns; ++c) {
            for (const double limit : {own[c] / a[c], -below[c] / a[c]}) {
                if (limit < level)
                    next = std::max(next, limit);
            }
        }
        m_levelling.to = from;
        from.upper = own.cwiseMin(level * a);
        from.lower = below.cwiseMax(-level * a);
        m_levelling.to.upper = own.cwiseMin(next * a);
        m_levelling.to.lower = below.cwiseMax(-next * a);
        m_pathSolver.solve(m_levelling, m_path);
        if (!m_path.isUsable()) {
            solution.status = SolveStatus::NotConverged;
            solution.message = "a level of the least largest force was not found: " + m_path.message;
            return 0;
        }
        if (m_path.collapsed)
            return level - m_path.parameters.back() * (level - next);
        level = next;
    }
    return 0;
}

// Links along which the collapse mechanism moves are at a limit in every answer of that level. False when there are
// none, or the mechanism does not prove the level.
bool LoadSharing::fixForced(const LinkProblem& problem, double level, std::vector<Index>& open, LinkSolution& solution)
{
    const Vector& v = m_path.collapse;
    if (v.size() == 0)
        return false;
    const LinkProblem& p = m_levelling.from;
    const Vector pull = p.L.transpose() * v;
    double balance = p.load.dot(v), size = std::abs(balance);
    std::vector<Index> free;
    for (std::size_t c = 0; c < open.size(); ++c) {
        const Index j = open[c], column = static_cast<Index>(c);
        const double rate = pull[column], a = m_weights->measure[j];
        if (std::abs(rate) <= 1e-9 * p.L.col(column).cwiseAbs().dot(v.cwiseAbs())) {
            free.push_back(j);
            continue;
        }
        // The load's work along v is positive, so forced links take as much of it as they may.
        solution.force[j] = rate < 0 ? std::min(problem.upper[j], level * a) : std::max(problem.lower[j], -level * a);
        balance += rate * solution.force[j];
        size += std::abs(rate * solution.force[j]);
    }
    const double gap = size > 0 ? std::abs(balance) / size : 1.0;
    solution.complementarityResidual = std::max(solution.complementarityResidual, gap);
    const bool proven = gap <= 1e-9 && free.size() < open.size();
    open = std::move(free);
    return proven;
}

}  // namespace sinew
