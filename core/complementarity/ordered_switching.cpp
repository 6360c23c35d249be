#include "core/complementarity/ordered_switching.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// An active X this far beyond its bound, relative to what it was added up from, is round-off.
constexpr double activeTolerance = 1e-12;
// A pivot below minus this share of its diagonal is no round-off: A is indefinite.
constexpr double indefinitePivot = 1e-9;
// Above this the answer is refined once; below it there is nothing to gain.
constexpr double refineFrom = 1e-14;
// With fewer rows left, blocks do not pay.
constexpr Eigen::Index blocksFrom = 48;

}  // namespace

void OrderedSwitching::solve(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory,
                             LcpSolution& solution)
{
    start(problem, bounds, keepHistory, solution);
    m_factor.start(problem.A, startTerms());
    record(-1, SwitchingChange::Start);
    if (enterEqualities() && eliminate())
        repairAndVerify();
}

void OrderedSwitching::solveAgain(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory,
                                  LcpSolution& solution)
{
    if (m_factor.size() != problem.B.size())
        return solve(problem, bounds, keepHistory, solution);
    if (!bounds.isPlain()) {
        m_last = m_value;
        getActiveRows(m_activeRows);
    }
    start(problem, bounds, keepHistory, solution);
    // A row that stood at its upper bound starts from there again.
    for (Index i = 0; !m_plain && i < m_last.size(); ++i) {
        if (!m_activeRows[toSize(i)] && m_last[i] == bounds.upper[i] && m_value[i] != m_last[i]) {
            m_b += (m_last[i] - m_value[i]) * problem.A.col(i);
            m_value[i] = m_last[i];
        }
        if (m_activeRows[toSize(i)] && m_value[i] != 0)
            m_b -= m_value[i] * problem.A.col(i);
    }
    m_factor.restart(problem.A, startTerms());
    record(-1, SwitchingChange::Start);
    repairAndVerify();
}

void OrderedSwitching::solveFrom(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>& active,
                                 bool keepHistory, LcpSolution& solution)
{
    start(problem, bounds, keepHistory, solution);
    m_factor.start(problem.A, startTerms());
    record(-1, SwitchingChange::Start);
    if (!enterEqualities())
        return;
    for (Index position = m_factor.activeCount(); position < m_factor.size(); ++position) {
        if (active[toSize(m_factor.row(position))])
            enter(position);
    }
    repairAndVerify();
}

void OrderedSwitching::start(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory,
                             LcpSolution& solution)
{
    const Index n = problem.B.size();
    m_problem = &problem;
    m_bounds = &bounds;
    m_solution = &solution;
    m_keepHistory = keepHistory;
    m_plain = bounds.isPlain();
    m_candidate.resize(n);
    m_direction.resize(n);
    m_value.setZero(n);
    if (!m_plain)
        m_b = problem.B;
    for (Index i = 0; !m_plain && i < n; ++i) {
        m_value[i] = startValue(i);
        if (m_value[i] != 0)
            m_b += m_value[i] * problem.A.col(i);
    }
    m_skipped.resize(toSize(n), false);
    clearSkipped();
    double largest = n > 0 ? problem.B.cwiseAbs().maxCoeff() : 0.0;
    if (n > 0 && !m_plain)
        largest = std::max(largest, m_b.cwiseAbs().maxCoeff());
    m_roundOff = 1e-13 * std::sqrt(static_cast<double>(n));
    m_freeTermTolerance = m_roundOff * largest;
    m_pivotLimit = 200 + 20 * static_cast<int>(n);
    m_zeroSteps = 0;
}

double OrderedSwitching::startValue(Index row) const
{
    if (m_bounds->lower[row] > -infinity)
        return m_bounds->lower[row];
    return m_bounds->upper[row] < infinity ? m_bounds->upper[row] : 0.0;
}

bool OrderedSwitching::refuse(SolveStatus status, Sentence message)
{
    m_solution->status = status;
    m_solution->message = std::move(message);
    return false;
}

// Rows without bounds enter first, in their own order. One that depends on the others must agree with them.
bool OrderedSwitching::enterEqualities()
{
    for (Index row = 0; !m_plain && row < m_factor.size(); ++row) {
        if (m_bounds->lower[row] > -infinity || m_bounds->upper[row] < infinity)
            continue;
        Index position = m_factor.activeCount();
        while (m_factor.row(position) != row)
            ++position;
        if (enter(position)) {
            record(row, SwitchingChange::Engages);
            continue;
        }
        if (m_solution->status == SolveStatus::InvalidInput)
            return false;
        const double y = m_factor.freeTerms()[m_factor.activeCount()];
        constexpr double roundOff = 1e-9;  // of a sum of n terms, each known to 1e-16, through a nearly singular block
        const double own = std::abs(m_problem->B[row]) + m_factor.eliminatedTerms(m_factor.activeCount());
        if (std::abs(y) > roundOff * own)
            return reportRay(m_factor.activeCount(), y < 0 ? 1.0 : -1.0);
    }
    return true;
}

// How far a row that is not active violates its sign, in the units of B; not positive when it does not.
double OrderedSwitching::violation(Index position) const
{
    const Index row = m_factor.row(position);
    const double y = m_factor.freeTerms()[position];
    const double lower = m_bounds->lower[row], upper = m_bounds->upper[row];
    if (m_skipped[toSize(row)] || lower == upper || (lower == -infinity && upper == infinity))
        return 0;
    return m_value[row] == lower ? -y : y;
}

// Whether a violation is round-off of that row's own terms: rows may have very different scales.
bool OrderedSwitching::isRoundOff(Index position, double violation) const
{
    const double own = std::abs(startTerms()[m_factor.row(position)]) + m_factor.eliminatedTerms(position);
    return violation <= m_roundOff * own;
}

void OrderedSwitching::getActiveRows(std::vector<bool>& active) const
{
    active.assign(toSize(m_factor.size()), false);
    for (Index i = 0; i < m_factor.activeCount(); ++i)
        active[toSize(m_factor.row(i))] = true;
}

// Position of the row that violates most, -1 when none does.
OrderedSwitching::Index OrderedSwitching::mostViolated() const
{
    const Index k = m_factor.activeCount(), n = m_factor.size();
    // X >= 0 is all that was asked for and nothing is skipped, as nearly always: the least free term says it.
    if (m_plain && !m_isAnySkipped) {
        const double* y = m_factor.freeTerms().data();
        const double least = k < n ? m_factor.freeTerms().tail(n - k).minCoeff() : 0.0;
        if (least >= 0)
            return -1;
        if (least < -m_freeTermTolerance)
            return std::find(y + k, y + n, least) - y;
    }
    Index worst = -1;
    double largest = m_freeTermTolerance;
    for (Index i = k; i < n; ++i) {
        const double size = violation(i);
        if (size > largest) {
            largest = size;
            worst = i;
        }
    }
    if (worst >= 0)
        return worst;
    largest = 0;
    for (Index i = k; i < n; ++i) {
        const double size = violation(i);
        if (size > largest && !isRoundOff(i, size)) {
            largest = size;
            worst = i;
        }
    }
    return worst;
}

// Position of the violated row with the least number (Bland), -1 when none is violated.
OrderedSwitching::Index OrderedSwitching::leastViolatedRow() const
{
    Index least = -1;
    for (Index i = m_factor.activeCount(); i < m_factor.size(); ++i) {
        const double size = violation(i);
        if (size > 0 && (least < 0 || m_factor.row(i) < m_factor.row(least)) && !isRoundOff(i, size))
            least = i;
    }
    return least;
}

// Whether the X of an active row, `beyond` its bound, is so by more than round-off: of the largest X, or else of its
// own row's terms.
bool OrderedSwitching::isBeyondRoundOff(Index position, double beyond, double largest) const
{
    if (beyond > activeTolerance * largest)
        return true;
    if (!(beyond > 0))
        return false;
    const Index row = m_factor.row(position);
    double terms = std::abs(startTerms()[row]);
    for (Index i = 0; i < m_factor.activeCount(); ++i)
        terms += i != position ? std::abs(m_problem->A(m_factor.row(i), row) * m_candidate[i]) : 0.0;
    return beyond * m_problem->A(row, row) > activeTolerance * terms;
}

// The row at `position` becomes active: the last one. False when it depends on the active rows (all stays as it was,
// the row stands first behind the active ones) or shows that A is indefinite.
bool OrderedSwitching::enter(Index position)
{
    const Index row = m_factor.row(position);
    const double value = m_value[row];
    if (value != 0)
        m_factor.shift(position, -value);
    if (m_factor.append(position)) {
        ++m_solution->pivots;
        return true;
    }
    if (value != 0)
        m_factor.shift(m_factor.activeCount(), value);
    if (m_factor.relativePivot() < -indefinitePivot)
        refuse(SolveStatus::InvalidInput, sentence("A is not positive semidefinite (row %1)", row));
    return false;
}

void OrderedSwitching::leave(Index position, double bound, SwitchingChange change)
{
    const Index row = m_factor.row(position);
    m_factor.remove(position);
    ++m_solution->pivots;
    m_value[row] = bound;
    if (bound != 0)
        m_factor.shift(m_factor.activeCount(), bound);
    record(row, change);
}

void OrderedSwitching::calcCandidate()
{
    m_factor.solve(m_candidate);
}

void OrderedSwitching::record(Index row, SwitchingChange change)
{
    auto& history = m_solution->history;
    if (!m_keepHistory || double(history.size()) * 2 * double(m_factor.size()) > mostHistoryNumbers)
        return;
    calcCandidate();
    SwitchingStep step;
    step.step = static_cast<int>(history.size()) + 1;
    step.row = static_cast<int>(row);
    step.change = change;
    step.values = m_value;
    step.freeTerms.setZero(m_factor.size());
    for (Index i = 0; i < m_factor.size(); ++i) {
        if (i < m_factor.activeCount())
            step.values[m_factor.row(i)] = m_candidate[i];
        else
            step.freeTerms[m_factor.row(i)] = m_factor.freeTerms()[i];
    }
    history.push_back(std::move(step));
}

// Kolesnikov's algorithm 2: forward elimination only, until no row is violated. A row that depends on the others is
// left to the ratio test. Where nobody asks for the order, large problems take many rows at a time.
bool OrderedSwitching::eliminate()
{
    while (m_plain && !m_keepHistory && m_factor.size() - m_factor.activeCount() >= blocksFrom) {
        const Index entered = m_factor.appendBlock(m_freeTermTolerance);
        m_solution->pivots += static_cast<int>(entered);
        if (entered == 0)
            break;
    }
    for (Index p = mostViolated(); p >= 0; p = mostViolated()) {
        const Index row = m_factor.row(p);
        if (!enter(p))
            return m_solution->status != SolveStatus::InvalidInput;
        record(row, SwitchingChange::Engages);
    }
    return true;
}

// While an X is beyond a bound, the one farthest beyond leaves.
void OrderedSwitching::switchOffWorst()
{
    for (;;) {
        calcCandidate();
        const Index active = m_factor.activeCount();
        if (active == 0 || (m_plain && m_candidate.head(active).minCoeff() >= 0))
            return;
        const double largest = m_candidate.head(active).cwiseAbs().maxCoeff();
        double worst = 0;
        Index leaving = -1;
        for (Index i = 0; i < active; ++i) {
            const Index row = m_factor.row(i);
            const double x = m_candidate[i];
            const double beyond = m_plain ? -x : std::max(m_bounds->lower[row] - x, x - m_bounds->upper[row]);
            if (beyond > worst && isBeyondRoundOff(i, beyond, largest)) {
                worst = beyond;
                leaving = i;
            }
        }
        if (leaving < 0)
            return;
        m_solution->repaired = true;
        const Index row = m_factor.row(leaving);
        const bool below = m_candidate[leaving] < m_bounds->lower[row];
        leave(leaving, below ? m_bounds->lower[row] : m_bounds->upper[row],
              below ? SwitchingChange::Releases : SwitchingChange::Yields);
    }
}

void OrderedSwitching::repairAndVerify()
{
    if (m_solution->status == SolveStatus::InvalidInput)
        return;
    switchOffWorst();
    collect();
    if (finishByRatioTest())
        refine();
}

// Takes the candidate for X of the active rows, within the bounds.
void OrderedSwitching::collect()
{
    if (m_plain) {
        for (Index i = 0; i < m_factor.activeCount(); ++i)
            m_value[m_factor.row(i)] = std::max(m_candidate[i], 0.0);
        return;
    }
    for (Index i = 0; i < m_factor.activeCount(); ++i) {
        const Index row = m_factor.row(i);
        m_value[row] = std::clamp(m_candidate[i], m_bounds->lower[row], m_bounds->upper[row]);
    }
}

bool OrderedSwitching::finishByRatioTest()
{
    const auto next = [this] { return m_zeroSteps > m_factor.size() ? leastViolatedRow() : mostViolated(); };
    int rounds = 0;  // those along a direction in which A resists nothing exchange no rows
    for (Index p = next(); p >= 0; p = next()) {
        if (m_solution->pivots > m_pivotLimit || ++rounds > m_pivotLimit)
            return refuse(SolveStatus::NotConverged, sentence("the switching did not come to an end"));
        m_solution->repaired = true;
        const Index row = m_factor.row(p);
        const double side = m_value[row] == m_bounds->lower[row] ? 1.0 : -1.0;
        if (!enter(p)) {
            if (m_solution->status == SolveStatus::InvalidInput || !moveAlongNull(m_factor.activeCount()))
                return false;
            continue;
        }
        calcCandidate();
        if (side * (m_candidate[m_factor.activeCount() - 1] - m_value[row]) <= 0) {
            // Round-off alone made it seem violated.
            skip(row);
            leave(m_factor.activeCount() - 1, m_value[row], SwitchingChange::Releases);
            continue;
        }
        record(row, SwitchingChange::Engages);
        while (!moveToCandidate()) {
        }
    }
    return true;
}

// True when the candidate is within the bounds; else moves to the first row that blocks and takes it out.
bool OrderedSwitching::moveToCandidate()
{
    calcCandidate();
    const Index active = m_factor.activeCount();
    const double largest = active > 0 ? m_candidate.head(active).cwiseAbs().maxCoeff() : 0.0;
    double fraction = 1, bound = 0;
    Index blocking = -1;
    for (Index i = 0; i < active; ++i) {
        const Index row = m_factor.row(i);
        const double x = m_candidate[i], lower = m_bounds->lower[row], upper = m_bounds->upper[row];
        if (!isBeyondRoundOff(i, std::max(lower - x, x - upper), largest))
            continue;
        const double limit = x < lower ? lower : upper;
        const double reach = std::clamp((limit - m_value[row]) / (x - m_value[row]), 0.0, 1.0);
        if (blocking < 0 || reach < fraction) {
            fraction = reach;
            blocking = i;
            bound = limit;
        }
    }
    m_zeroSteps = fraction > 0 ? 0 : m_zeroSteps + 1;
    if (fraction > 0)
        clearSkipped();
    for (Index i = 0; i < active; ++i) {
        double& value = m_value[m_factor.row(i)];
        const Index row = m_factor.row(i);
        value = std::clamp(value + fraction * (m_candidate[i] - value), m_bounds->lower[row], m_bounds->upper[row]);
    }
    if (blocking < 0)
        return true;
    const bool below = bound == m_bounds->lower[m_factor.row(blocking)];
    leave(blocking, bound, below ? SwitchingChange::Releases : SwitchingChange::Yields);
    return false;
}

// One step of iterative refinement on the active rows where the first answer leaves something to gain; verified.
void OrderedSwitching::refine()
{
    LcpSolution& solution = *m_solution;
    solution.X = m_value;
    verifyLcp(*m_problem, *m_bounds, SolveStatus::NotConverged, solution);
    if (solution.residual <= refineFrom)
        return;
    const double before = solution.residual;
    for (Index i = 0; i < m_factor.activeCount(); ++i)
        m_candidate[i] = solution.Y[m_factor.row(i)];
    m_factor.solveBlockInPlace(m_candidate);
    for (Index i = 0; i < m_factor.activeCount(); ++i)
        solution.X[m_factor.row(i)] -= m_candidate[i];
    verifyLcp(*m_problem, *m_bounds, SolveStatus::NotConverged, solution);
    if (solution.residual <= before)
        return;
    solution.X = m_value;
    verifyLcp(*m_problem, *m_bounds, SolveStatus::NotConverged, solution);
}

}  // namespace sinew
