#include "core/complementarity/published_rules.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/base/constants.h"
#include "core/math/decompositions.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// As in the solvers that repair (NUMERICS 4.1): a Y or X this little below zero, relative to the largest, is round-off.
constexpr double yRoundOff = 1e-13, xRoundOff = 1e-12;
// Where no X of an answer lies this far below zero its check may take it for zero.
constexpr double acceptableX = 1e-8;

// Why the rules do not apply; empty when they do.
Sentence faultFor(const LcpProblem& problem, const LcpBounds& bounds)
{
    for (Eigen::Index i = 0; i < problem.B.size(); ++i) {
        const bool isEquality = bounds.lower[i] == -infinity && bounds.upper[i] == infinity;
        if (!isEquality && !(bounds.lower[i] == 0 && bounds.upper[i] == infinity))
            return sentence("the published rules know no bounds but X >= 0 (row %1)", i);
    }
    if (!isSymmetric(problem.A))
        return sentence("A is not symmetric, which the published rules need (lemke does not)");
    const Eigen::LLT<Eigen::MatrixXd> factor(problem.A);
    constexpr double singular = 1e-15;
    const auto pivots = factor.matrixLLT().diagonal().array().square();
    if (factor.info() != Eigen::Success || (pivots <= singular * problem.A.diagonal().array()).any())
        return sentence("A is not positive definite, which the published rules need");
    return {};
}

// The tableau of the rules: Y = A X + B with the X and Y of active rows exchanged. After that the free term of an
// active row is its X, of another its Y.
class Tableau {
public:
    using Index = Eigen::Index;

    Tableau(const LcpProblem& problem) : m_problem(problem), m_active(toSize(problem.B.size()), false) { restart(); }

    const Eigen::VectorXd& freeTerms() const { return m_b; }
    const std::vector<bool>& active() const { return m_active; }
    bool isActive(Index row) const { return m_active[toSize(row)]; }

    // A Jordan exclusion on A_ii. Exclusions build up round-off, so the tableau is made anew after many.
    void exchange(Index row)
    {
        m_active[toSize(row)] = !m_active[toSize(row)];
        if (++m_exchanges <= 100 + 2 * m_b.size())
            return pivot(row);
        const std::vector<bool> active = m_active;
        restart();
        for (Index i = 0; i < m_b.size(); ++i) {
            if (active[toSize(i)])
                pivot(i);
        }
    }

private:
    void restart()
    {
        m_T = m_problem.A;
        m_b = m_problem.B;
        m_exchanges = 0;
    }

    void pivot(Index i)
    {
        const double p = m_T(i, i), b = m_b[i];
        Eigen::RowVectorXd newRow = -m_T.row(i) / p;
        newRow[i] = 1 / p;
        Eigen::VectorXd factors = m_T.col(i);
        factors[i] = 0;
        m_T.col(i).setZero();
        m_T.noalias() += factors * newRow;
        m_T.row(i) = newRow;
        m_b -= (b / p) * factors;
        m_b[i] = -b / p;
    }

    const LcpProblem& m_problem;
    Eigen::MatrixXd m_T;
    Eigen::VectorXd m_b;
    std::vector<bool> m_active;
    Index m_exchanges = 0;
};

// One run of one rule.
class Run {
public:
    using Index = Eigen::Index;

    Run(LcpMethod rule, const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution)
        : m_rule(rule), m_problem(problem), m_bounds(bounds), m_keepHistory(keepHistory), m_solution(solution),
          m_tableau(problem), m_chosen(toSize(problem.B.size()), 0)
    {
    }

    void run()
    {
        const bool startsFull = m_rule == LcpMethod::SwitchingOff;
        if (!startsFull)
            record(-1, SwitchingChange::Start);
        for (Index i = 0; i < m_problem.B.size(); ++i) {
            if (!isEquality(i) && !startsFull)
                continue;
            m_tableau.exchange(i);
            ++m_solution.pivots;
            if (!startsFull)
                record(i, SwitchingChange::Engages);
        }
        if (startsFull)
            record(-1, SwitchingChange::Start);
        if (follow())
            judge();
    }

private:
    bool isEquality(Index i) const { return m_bounds.lower[i] == -infinity; }

    // Exchanges until the rule finds no row. False when it does not come to an end.
    bool follow()
    {
        const auto n = static_cast<int>(m_problem.B.size());
        const int most = m_solution.pivots + 20'000 + 20 * n;
        m_seen.insert(m_tableau.active());
        for (Index row = nextRow(); row >= 0; row = nextRow()) {
            if (m_solution.pivots == most) {
                m_solution.status = SolveStatus::NotConverged;
                m_solution.message = sentence("the rule had not come to its end after %1 exchanges", most);
                return false;
            }
            const bool enters = !m_tableau.isActive(row);
            m_tableau.exchange(row);
            ++m_solution.pivots;
            ++m_chosen[toSize(row)];
            record(row, enters ? SwitchingChange::Engages : SwitchingChange::Releases);
            // The other two rules only add rows or only take them away.
            if (m_rule == LcpMethod::Kolesnikov1 && !m_seen.insert(m_tableau.active()).second)
                return endInCycle();
        }
        return true;
    }

    // The row with the most negative free term among those that the rule looks at; -1 when none is negative.
    Index nextRow() const
    {
        const Eigen::VectorXd& b = m_tableau.freeTerms();
        const auto n = static_cast<double>(b.size());
        const double largestB = b.size() > 0 ? m_problem.B.cwiseAbs().maxCoeff() : 0.0;
        double largestX = 0;
        for (Index i = 0; i < b.size(); ++i)
            largestX = m_tableau.isActive(i) ? std::max(largestX, std::abs(b[i])) : largestX;
        const double least[2] = {-yRoundOff * std::sqrt(n) * largestB, -xRoundOff * largestX};
        Index chosen = -1;
        for (Index i = 0; i < b.size(); ++i) {
            const bool active = m_tableau.isActive(i);
            const bool looksAt = m_rule == LcpMethod::Kolesnikov1 || active == (m_rule == LcpMethod::SwitchingOff);
            if (!looksAt || isEquality(i) || b[i] >= 0 || (chosen >= 0 && b[i] >= b[chosen]))
                continue;
            if (b[i] < least[active] || !isRoundOffOfRow(i))
                chosen = i;
        }
        return chosen;
    }

    // Whether a free term below zero is round-off of what its own row is added up from.
    bool isRoundOffOfRow(Index row) const
    {
        const Eigen::VectorXd& b = m_tableau.freeTerms();
        double terms = std::abs(m_problem.B[row]);
        for (Index j = 0; j < b.size(); ++j)
            terms += m_tableau.isActive(j) && j != row ? std::abs(m_problem.A(row, j) * b[j]) : 0.0;
        if (m_tableau.isActive(row))
            return -b[row] * m_problem.A(row, row) <= xRoundOff * terms;
        return -b[row] <= yRoundOff * std::sqrt(static_cast<double>(b.size())) * terms;
    }

    bool endInCycle()
    {
        take();
        m_solution.status = SolveStatus::Wrong;
        m_solution.message = sentence(
            "the rule cycles: after %1 exchanges the same rows are active as once before, and it would go on for ever",
            m_solution.pivots);
        return false;
    }

    // X and Y of the active rows, from the problem's own numbers.
    void take()
    {
        std::vector<Index> rows;
        for (Index i = 0; i < m_problem.B.size(); ++i) {
            if (m_tableau.isActive(i))
                rows.push_back(i);
        }
        m_solution.X.setZero(m_problem.B.size());
        if (!rows.empty()) {
            const Eigen::MatrixXd block = m_problem.A(rows, rows);
            const Eigen::VectorXd X = -block.llt().solve(Eigen::VectorXd(m_problem.B(rows)));
            m_solution.X(rows) = X;
        }
        m_solution.Y = m_problem.A * m_solution.X + m_problem.B;
        setResidual();
    }

    // The scaled natural residual of X as it is, not moved between the bounds.
    void setResidual()
    {
        const Eigen::VectorXd &X = m_solution.X, &Y = m_solution.Y;
        m_solution.residual = 0;
        if (X.size() == 0)
            return;
        const double x = X.cwiseAbs().maxCoeff(), b = m_problem.B.cwiseAbs().maxCoeff();
        for (Index i = 0; i < X.size(); ++i) {
            const double scaledX = x > 0 ? X[i] / x : 0.0, scaledY = b > 0 ? Y[i] / b : Y[i];
            const double error = isEquality(i) ? scaledY : std::min(scaledX, scaledY);
            m_solution.residual = std::max(m_solution.residual, std::abs(error));
        }
    }

    void judge()
    {
        take();
        const double largest = m_solution.X.size() > 0 ? m_solution.X.cwiseAbs().maxCoeff() : 0.0;
        Sentence negative = rowsBelow("X", m_solution.X, acceptableX * largest);
        if (negative.empty()) {
            LcpSolution checked = m_solution;
            verifyLcp(m_problem, m_bounds, SolveStatus::Wrong, checked);
            if (checked.status != SolveStatus::Wrong) {
                std::swap(m_solution, checked);
                return noteRepeats();
            }
            negative = rowsBelow("Y", m_solution.Y, yRoundOff * m_problem.B.cwiseAbs().maxCoeff());
        }
        m_solution.status = SolveStatus::Wrong;
        m_solution.message = sentence("the rule came to its end with an answer that is none: %1",
                                      negative.empty() ? sentence("Y is not zero") : negative);
    }

    // "X < 0 in rows 1, 2"; empty when none is.
    Sentence rowsBelow(const std::string& what, const Eigen::VectorXd& values, double roundOff) const
    {
        constexpr int mostNamed = 12;
        std::string rows;
        int count = 0;
        for (Index i = 0; i < values.size(); ++i) {
            if (!isEquality(i) && values[i] < -roundOff && ++count <= mostNamed)
                rows += (rows.empty() ? "" : ", ") + std::to_string(i);
        }
        if (count == 0)
            return {};
        if (count > mostNamed)
            return sentence("%1 < 0 in rows %2 and %3 more", what, rows, count - mostNamed);
        return count > 1 ? sentence("%1 < 0 in rows %2", what, rows) : sentence("%1 < 0 in row %2", what, rows);
    }

    // The claim that goes with the rules: no row is chosen twice.
    void noteRepeats()
    {
        for (Index i = 0; m_solution.isUsable() && i < m_problem.B.size(); ++i) {
            if (m_chosen[toSize(i)] > 1) {
                m_solution.message = sentence("solved, though row %1 was chosen %2 times", i, m_chosen[toSize(i)]);
                return;
            }
        }
    }

    void record(Index row, SwitchingChange change)
    {
        const bool isFull = double(m_solution.history.size()) * 2 * double(m_problem.B.size()) > mostHistoryNumbers;
        if (!m_keepHistory || isFull)
            return;
        SwitchingStep step;
        step.step = static_cast<int>(m_solution.history.size()) + 1;
        step.row = static_cast<int>(row);
        step.change = change;
        step.values.setZero(m_problem.B.size());
        step.freeTerms.setZero(m_problem.B.size());
        for (Index i = 0; i < m_problem.B.size(); ++i)
            (m_tableau.isActive(i) ? step.values : step.freeTerms)[i] = m_tableau.freeTerms()[i];
        m_solution.history.push_back(std::move(step));
    }

    LcpMethod m_rule;
    const LcpProblem& m_problem;
    const LcpBounds& m_bounds;
    bool m_keepHistory;
    LcpSolution& m_solution;
    Tableau m_tableau;
    std::vector<int> m_chosen;  // how often the rule chose each row
    std::set<std::vector<bool>> m_seen;
};

}  // namespace

void solveByPublishedRule(LcpMethod rule, const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory,
                          LcpSolution& solution)
{
    solution.method = rule;
    solution.X.resize(0);
    solution.Y.resize(0);
    if (Sentence fault = faultFor(problem, bounds); !fault.empty()) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = std::move(fault);
        return;
    }
    Run(rule, problem, bounds, keepHistory, solution).run();
}

}  // namespace sinew
