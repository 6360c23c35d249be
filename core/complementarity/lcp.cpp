#include "core/complementarity/lcp.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace sinew {

namespace {

// An active X this far below zero, relative to the largest, is round-off.
constexpr double activeTolerance = 1e-12;

}  // namespace

void LcpSolver::solve(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, LcpSolution& solution,
                      const LcpOptions& options)
{
    solution.status = SolveStatus::NotRun;
    solution.pivots = 0;
    solution.repaired = false;
    solution.history.clear();
    if (!isValid(A, B, solution))
        return;
    m_A = &A;
    m_solution = &solution;
    m_keepHistory = options.keepHistory;
    start(B);
    record(-1, SwitchingChange::Start);
    if (!eliminate())
        return;
    calcCandidate();
    switchOffNegative();
    if (finishByRatioTest())
        verify(A, B);
}

bool LcpSolver::isValid(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, LcpSolution& solution) const
{
    const auto refuse = [&](const char* why) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = why;
        return false;
    };
    if (A.rows() != A.cols())
        return refuse("A is not square");
    if (A.rows() != B.size())
        return refuse("A and B have different numbers of rows");
    if (A.size() == 0)
        return true;
    const double largest = A.cwiseAbs().maxCoeff();
    if (!std::isfinite(A.sum()) || !std::isfinite(largest) || !std::isfinite(B.sum()))
        return refuse("a number in A or B is not finite");
    for (Eigen::Index j = 0; j < A.cols(); ++j) {
        for (Eigen::Index i = j + 1; i < A.rows(); ++i) {
            if (!(std::abs(A(i, j) - A(j, i)) <= 1e-10 * largest))
                return refuse("A is not symmetric");
        }
    }
    return true;
}

void LcpSolver::start(const Eigen::VectorXd& B)
{
    const Eigen::Index n = B.size();
    m_active = 0;
    m_order.resize(static_cast<std::size_t>(n));
    std::iota(m_order.begin(), m_order.end(), Eigen::Index{0});
    if (m_V.rows() != n)
        m_V.resize(n, n);
    m_c.setZero(n);
    m_candidate.setZero(n);
    m_feasible.setZero(n);
    m_column.resize(n);
    m_freeTerms = B;
    const double largest = n > 0 ? B.cwiseAbs().maxCoeff() : 0.0;
    m_freeTermTolerance = 1e-13 * std::sqrt(static_cast<double>(n)) * largest;
    m_pivotLimit = 100 + 20 * static_cast<int>(n);
}

// The most negative free term among the rows that are not active, in the units of B; -1 when none is negative.
Eigen::Index LcpSolver::mostNegativeFreeTerm() const
{
    const Eigen::Index rest = m_freeTerms.size() - m_active;
    if (rest == 0)
        return -1;
    Eigen::Index row = 0;
    const double lowest = m_freeTerms.tail(rest).minCoeff(&row);
    return lowest < -m_freeTermTolerance ? m_active + row : -1;
}

// One step of forward elimination with the row at `position`. False if its pivot shows that A is not positive definite.
bool LcpSolver::append(Eigen::Index position)
{
    const Eigen::Index k = m_active, n = m_freeTerms.size(), rest = n - k;
    std::swap(m_order[static_cast<std::size_t>(k)], m_order[static_cast<std::size_t>(position)]);
    std::swap(m_freeTerms[k], m_freeTerms[position]);
    m_V.row(k).head(k).swap(m_V.row(position).head(k));

    const Eigen::Index row = m_order[static_cast<std::size_t>(k)];
    m_V.col(k).head(k).setZero();
    auto column = m_V.col(k).tail(rest);
    for (Eigen::Index i = 0; i < rest; ++i)
        column[i] = (*m_A)(m_order[static_cast<std::size_t>(k + i)], row);
    const double diagonal = column[0];
    column.noalias() -= m_V.block(k, 0, rest, k) * m_V.row(k).head(k).transpose();
    const double pivot = column[0];
    if (!(pivot > 1e-14 * diagonal) || !(diagonal > 0)) {
        m_solution->status = SolveStatus::InvalidInput;
        m_solution->message = "A is not positive definite (row " + std::to_string(row + 1) + ")";
        return false;
    }
    column /= std::sqrt(pivot);
    m_c[k] = m_freeTerms[k] / column[0];
    m_freeTerms.tail(rest) -= column * m_c[k];
    ++m_active;
    ++m_solution->pivots;
    return true;
}

// Takes the active row at `position` out of the factor: Givens rotations push its column to the end.
void LcpSolver::remove(Eigen::Index position)
{
    const Eigen::Index n = m_freeTerms.size(), last = m_active - 1;
    for (Eigen::Index i = position; i < last; ++i) {
        std::swap(m_order[static_cast<std::size_t>(i)], m_order[static_cast<std::size_t>(i + 1)]);
        m_V.row(i).head(m_active).swap(m_V.row(i + 1).head(m_active));
        std::swap(m_feasible[i], m_feasible[i + 1]);
    }
    for (Eigen::Index i = position; i < last; ++i)
        rotate(i);
    --m_active;
    ++m_solution->pivots;
    // An active row has no free term; without the last column the free terms grow by what that column took.
    m_freeTerms[last] = 0;
    m_freeTerms.tail(n - last) += m_V.col(last).tail(n - last) * m_c[last];
}

// Makes V(i, i + 1) zero by turning columns i and i + 1, and c with them.
void LcpSolver::rotate(Eigen::Index i)
{
    const double a = m_V(i, i), b = m_V(i, i + 1), r = std::hypot(a, b);
    const double cosine = a / r, sine = b / r;
    const Eigen::Index rows = m_V.rows() - i;
    auto left = m_V.col(i).tail(rows), right = m_V.col(i + 1).tail(rows);
    m_column.head(rows) = cosine * left + sine * right;
    right = cosine * right - sine * left;
    left = m_column.head(rows);
    const double c = m_c[i];
    m_c[i] = cosine * c + sine * m_c[i + 1];
    m_c[i + 1] = cosine * m_c[i + 1] - sine * c;
}

void LcpSolver::calcCandidate()
{
    auto X = m_candidate.head(m_active);
    X = -m_c.head(m_active);
    m_V.topLeftCorner(m_active, m_active).triangularView<Eigen::Lower>().transpose().solveInPlace(X);
}

void LcpSolver::record(Eigen::Index row, SwitchingChange change)
{
    if (!m_keepHistory)
        return;
    calcCandidate();
    SwitchingStep step;
    step.step = static_cast<int>(m_solution->history.size()) + 1;
    step.row = static_cast<int>(row);
    step.change = change;
    step.values.setZero(m_freeTerms.size());
    for (Eigen::Index i = 0; i < m_active; ++i)
        step.values[m_order[static_cast<std::size_t>(i)]] = m_candidate[i];
    m_solution->history.push_back(std::move(step));
}

// Kolesnikov's algorithm 2: forward elimination only, until no free term is negative.
bool LcpSolver::eliminate()
{
    for (Eigen::Index p = mostNegativeFreeTerm(); p >= 0; p = mostNegativeFreeTerm()) {
        if (!append(p))
            return false;
        record(m_order[static_cast<std::size_t>(m_active - 1)], SwitchingChange::Engages);
    }
    return true;
}

void LcpSolver::switchOffNegative()
{
    while (m_active > 0) {
        Eigen::Index worst = 0;
        const auto X = m_candidate.head(m_active);
        if (X.minCoeff(&worst) >= -activeTolerance * X.cwiseAbs().maxCoeff())
            return;
        const Eigen::Index row = m_order[static_cast<std::size_t>(worst)];
        m_solution->repaired = true;
        remove(worst);
        calcCandidate();
        record(row, SwitchingChange::Releases);
    }
}

// Lawson and Hanson: a row enters, then X moves towards the solution of the active rows and stops where one of them
// reaches zero, which leaves. X stays >= 0 and 1/2 X'AX + B'X falls with every row that enters.
bool LcpSolver::finishByRatioTest()
{
    m_feasible.head(m_active) = m_candidate.head(m_active).cwiseMax(0.0);
    for (Eigen::Index p = mostNegativeFreeTerm(); p >= 0; p = mostNegativeFreeTerm()) {
        if (m_solution->pivots > m_pivotLimit) {
            m_solution->status = SolveStatus::NotConverged;
            m_solution->message = "the switching did not come to an end";
            return false;
        }
        m_solution->repaired = true;
        if (!append(p))
            return false;
        m_feasible[m_active - 1] = 0;
        record(m_order[static_cast<std::size_t>(m_active - 1)], SwitchingChange::Engages);
        while (!shrinkToCandidate()) {
        }
    }
    return true;
}

// True when the solution of the active rows is admissible; else moves to the first row that blocks and takes it out.
bool LcpSolver::shrinkToCandidate()
{
    calcCandidate();
    const auto X = m_candidate.head(m_active);
    const double tolerance = m_active > 0 ? activeTolerance * X.cwiseAbs().maxCoeff() : 0.0;
    double fraction = 1;
    Eigen::Index blocking = -1;
    for (Eigen::Index i = 0; i < m_active; ++i) {
        if (X[i] >= -tolerance)
            continue;
        const double reach = m_feasible[i] / (m_feasible[i] - X[i]);
        if (blocking < 0 || reach < fraction) {
            fraction = reach;
            blocking = i;
        }
    }
    m_feasible.head(m_active) += fraction * (X - m_feasible.head(m_active));
    if (blocking < 0)
        return true;
    const Eigen::Index row = m_order[static_cast<std::size_t>(blocking)];
    m_feasible[blocking] = 0;
    remove(blocking);
    record(row, SwitchingChange::Releases);
    return false;
}

void LcpSolver::verify(const Eigen::MatrixXd& A, const Eigen::VectorXd& B)
{
    LcpSolution& solution = *m_solution;
    calcCandidate();
    solution.X.setZero(B.size());
    for (Eigen::Index i = 0; i < m_active; ++i)
        solution.X[m_order[static_cast<std::size_t>(i)]] = std::max(0.0, m_candidate[i]);
    solution.Y = B;
    solution.Y.noalias() += A * solution.X;
    const double xScale = B.size() > 0 ? solution.X.cwiseAbs().maxCoeff() : 0.0;
    const double yScale = B.size() > 0 ? B.cwiseAbs().maxCoeff() : 0.0;
    solution.residual = 0;
    if (!solution.X.allFinite() || !solution.Y.allFinite()) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the numbers of the problem are too large or too small to compute with";
        return;
    }
    for (Eigen::Index i = 0; i < B.size(); ++i) {
        const double x = xScale > 0 ? solution.X[i] / xScale : 0.0;
        const double y = yScale > 0 ? solution.Y[i] / yScale : 0.0;
        solution.residual = std::max(solution.residual, std::abs(std::min(x, y)));
    }
    constexpr double acceptable
        = 1e-8;  // round-off of ill-conditioned problems stays below 1e-10, wrong sets leave 1e-4 and more
    const bool good = solution.residual <= acceptable;
    solution.status = good ? SolveStatus::Solved : SolveStatus::NotConverged;
    solution.message = good ? "solved" : "the answer did not pass its own verification";
}

LcpSolution solveLcp(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, const LcpOptions& options)
{
    LcpSolver solver;
    LcpSolution solution;
    solver.solve(A, B, solution, options);
    return solution;
}

}  // namespace sinew
