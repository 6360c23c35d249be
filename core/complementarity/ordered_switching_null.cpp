// Rows that depend on the active ones: where A resists nothing.

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/complementarity/ordered_switching.h"

namespace sinew {

namespace {

}  // namespace

// The row at `position`, first behind the active ones, depends on them: along its direction A resists nothing and the
// energy falls in a straight line until a bound stops it. False when none does.
bool OrderedSwitching::moveAlongNull(Index position)
{
    const Index row = m_factor.row(position), active = m_factor.activeCount();
    const double lower = m_bounds->lower[row], upper = m_bounds->upper[row], value = m_value[row];
    const double side = value == lower ? 1.0 : -1.0;
    m_factor.calcResponse(position, m_direction);
    double step = side > 0 ? upper - value : value - lower, bound = 0;
    Index blocking = -1;
    const double roundOff = 1e-9 * std::max(1.0, active > 0 ? m_direction.head(active).cwiseAbs().maxCoeff() : 0.0);
    for (Index i = 0; i < active; ++i) {
        const double rate = side * m_direction[i];
        if (std::abs(rate) <= roundOff)
            continue;
        const Index other = m_factor.row(i);
        const double limit = rate < 0 ? m_bounds->lower[other] : m_bounds->upper[other];
        const double reach = std::max(0.0, (limit - m_value[other]) / rate);
        if (reach < step) {
            step = reach;
            blocking = i;
            bound = limit;
        }
    }
    if (step == infinity) {
        // A slope that is round-off of its terms is none: the row only seemed violated.
        if (slopeAlongNull(position, side) < 0)
            return reportRay(position, side);
        skip(row);
        return true;
    }
    m_zeroSteps = step > 0 ? 0 : m_zeroSteps + 1;
    for (Index i = 0; i < active; ++i)
        m_value[m_factor.row(i)] += step * side * m_direction[i];
    if (blocking < 0) {
        m_factor.shift(position, side * step);
        m_value[row] = side > 0 ? upper : lower;
        record(row, side > 0 ? SwitchingChange::Yields : SwitchingChange::Releases);
        return true;
    }
    const bool below = bound == m_bounds->lower[m_factor.row(blocking)];
    leave(blocking, bound, below ? SwitchingChange::Releases : SwitchingChange::Yields);
    if (!enter(position))
        return refuse(SolveStatus::NotConverged, sentence("rows that depend on each other could not be told apart"));
    m_value[row] = value + side * step;
    record(row, SwitchingChange::Engages);
    while (!moveToCandidate()) {
    }
    return true;
}

// B'd along the direction of a dependent row; 0 where it is round-off of what it was added up from.
double OrderedSwitching::slopeAlongNull(Index position, double side) const
{
    const Index row = m_factor.row(position);
    double slope = side * m_problem->B[row], terms = std::abs(slope);
    for (Index i = 0; i < m_factor.activeCount(); ++i) {
        const double part = side * m_direction[i] * m_problem->B[m_factor.row(i)];
        slope += part;
        terms += std::abs(part);
    }
    constexpr double roundOff = 1e-10;  // the direction is known to about 1e-12 where rows nearly depend on each other
    return std::abs(slope) > roundOff * terms ? slope : 0.0;
}

// Along d the bounds never stop X, A d = 0 and B'd < 0: no X can satisfy the signs, for (A X + B)'d >= 0 would have to
// hold. Checked on the problem's own numbers.
bool OrderedSwitching::reportRay(Index position, double side)
{
    const LcpProblem& p = *m_problem;
    m_factor.calcResponse(position, m_direction);
    Vector d = Vector::Zero(m_factor.size());
    d[m_factor.row(position)] = side;
    for (Index i = 0; i < m_factor.activeCount(); ++i)
        d[m_factor.row(i)] = side * m_direction[i];
    const double largest = d.cwiseAbs().maxCoeff();
    std::string rows;
    for (Index i = 0; i < d.size(); ++i) {
        if (std::abs(d[i]) <= 1e-9 * largest)
            d[i] = 0;
        else
            rows += (rows.empty() ? "" : ", ") + std::to_string(i);
    }
    constexpr double roundOff = 1e-9;
    if ((p.A * d).cwiseAbs().maxCoeff() > roundOff * largest * p.A.cwiseAbs().maxCoeff())
        return refuse(SolveStatus::InvalidInput,
                      sentence("A is not positive semidefinite (row %1)", m_factor.row(position)));
    if (!(p.B.dot(d) < 0))
        return refuse(SolveStatus::NotConverged,
                      sentence("the problem seems to have no solution, but the proof failed"));
    return refuse(SolveStatus::Infeasible,
                  sentence("no solution exists: A resists nothing along rows %1, no bound stops them and B pushes on; "
                           "1/2 X'AX + B'X falls without end",
                           rows));
}

}  // namespace sinew
