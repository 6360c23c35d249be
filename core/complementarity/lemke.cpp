#include "core/complementarity/lemke.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

#include "core/base/constants.h"
#include "core/complementarity/infeasibility.h"
#include "core/complementarity/lcp_reduction.h"
#include "core/complementarity/lemke_tableau.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

// A pivot costs m^2: some seconds at any size, and 2^m pivots up to about 20 rows. In practice m to 3 m are enough.
long pivotLimit(Eigen::Index m)
{
    const double affordable = std::min(5e6, 3e9 / std::max(1.0, double(m) * double(m)));
    return std::max(200 + 20 * static_cast<long>(m), static_cast<long>(affordable));
}

bool isPositiveSemidefinite(const Eigen::MatrixXd& A)
{
    // Diagonal scaling changes no sign and keeps rows in small units from being taken for round-off.
    const Eigen::VectorXd unit
        = A.cwiseAbs().rowwise().maxCoeff().cwiseMax(A.cwiseAbs().colwise().maxCoeff().transpose());
    const auto inverseRoot = [](double value) { return value > 0 ? 1 / std::sqrt(value) : 1.0; };
    const Eigen::VectorXd factor = unit.unaryExpr(inverseRoot);
    const Eigen::MatrixXd scaled = factor.asDiagonal() * (0.5 * (A + A.transpose())) * factor.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(scaled, Eigen::EigenvaluesOnly);
    if (solver.info() != Eigen::Success)
        return false;
    const Eigen::VectorXd& values = solver.eigenvalues();
    constexpr double roundOff = 1e-13;
    return values.minCoeff() >= -roundOff * double(A.rows()) * values.cwiseAbs().maxCoeff();
}

Sentence listOfRows(const Eigen::VectorXd& weights)
{
    constexpr int mostNamed = 12;
    const double largest = weights.cwiseAbs().maxCoeff();
    std::string text;
    int count = 0;
    for (Eigen::Index i = 0; i < weights.size(); ++i) {
        if (std::abs(weights[i]) <= 1e-9 * largest)
            continue;
        if (++count <= mostNamed)
            text += (text.empty() ? "" : ", ") + std::to_string(i);
    }
    if (count > mostNamed)
        return sentence("rows %1 and %2 more", text, count - mostNamed);
    return count == 1 ? sentence("row %1", text) : sentence("rows %1", text);
}

}  // namespace

void LemkeSolver::solve(const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory, LcpSolution& solution)
{
    m_problem = &problem;
    m_bounds = &bounds;
    m_solution = &solution;
    m_keepHistory = keepHistory;
    solution.method = LcpMethod::Lemke;
    solution.X.resize(0);
    solution.Y.resize(0);
    const Index impossible = findImpossibleRow(problem, bounds);
    if (impossible >= 0) {
        refuse(SolveStatus::Infeasible,
               sentence("no solution exists: no X between its bounds gives row %1 the sign it must have", impossible));
        return;
    }
    const LcpReduction reduction(problem, bounds);
    if (isProvedAtOnce(reduction))
        return;
    if (!reduction.isFinite()) {
        refuse(SolveStatus::NotConverged,
               sentence("the numbers of the problem are too large or too small to compute with"));
        return;
    }
    // What round-off spoilt may come right where every tie is broken.
    constexpr double tieBreaking = 1e-7;
    if (!attempt(reduction, 0))
        attempt(reduction, tieBreaking);
}

bool LemkeSolver::refuse(SolveStatus status, Sentence message)
{
    m_solution->status = status;
    m_solution->message = std::move(message);
    return true;
}

// Equality rows left over after elimination say 0 = number where they depend on the others, or bind the other unknowns
// more than their bounds allow.
bool LemkeSolver::isProvedAtOnce(const LcpReduction& reduction)
{
    for (const Vector& sum : reduction.leftSums()) {
        constexpr double roundOff = 1e-11;  // the elimination's own
        if (provesNoSolution(*m_problem, *m_bounds, sum, roundOff)
            || provesNoSolution(*m_problem, *m_bounds, -sum, roundOff)) {
            return isSumEmpty(*m_problem, sum, roundOff)
                       ? refuse(SolveStatus::Infeasible,
                                sentence("the equality rows contradict each other (%1)", listOfRows(sum)))
                       : refuse(
                           SolveStatus::Infeasible,
                           sentence("no solution exists: the equality rows (%1) cannot hold between the bounds of X",
                                    listOfRows(sum)));
        }
    }
    return false;
}

// True when the answer stands: solved, or a ray.
bool LemkeSolver::attempt(const LcpReduction& reduction, double perturbation)
{
    Vector q = reduction.q();
    std::mt19937 random(1);
    for (Index i = 0; perturbation > 0 && i < q.size(); ++i)
        q[i] += perturbation * (1 + double(random()) / 4294967296.0);
    LemkeTableau tableau(reduction.M(), q, reduction.span());
    m_solution->history.clear();
    if (m_keepHistory)
        record(reduction.expand(Vector::Zero(q.size())), -1, SwitchingChange::Start);
    const auto listener = [&](Index k, SwitchingChange change) {
        if (!m_keepHistory || reduction.rowOf(k) < 0)
            return;
        const bool toUpper = change == SwitchingChange::Releases && reduction.isMirrored(k);
        record(reduction.expand(tableau.x()), reduction.rowOf(k), toUpper ? SwitchingChange::Yields : change);
    };
    const LemkeTableau::End end = tableau.run(pivotLimit(q.size()), listener);
    m_solution->pivots = static_cast<int>(tableau.pivots()) + static_cast<int>(reduction.eliminated().size());
    switch (end) {
    case LemkeTableau::End::Solved: finish(reduction, tableau); break;
    case LemkeTableau::End::Ray: judgeRay(reduction, tableau); break;
    case LemkeTableau::End::PivotsOut:
        refuse(SolveStatus::NotConverged,
               sentence("Lemke's method had not come to an end after %1 pivots", tableau.pivots()));
        break;
    case LemkeTableau::End::Lost:
        refuse(SolveStatus::NotConverged, sentence("round-off or overflow spoilt the pivoting"));
        break;
    }
    return m_solution->status != SolveStatus::NotConverged;
}

void LemkeSolver::record(const Vector& X, Index row, SwitchingChange change)
{
    auto& history = m_solution->history;
    if (double(history.size()) * 2 * double(X.size()) > mostHistoryNumbers)
        return;
    history.push_back({.step = static_cast<int>(history.size()) + 1,
                       .row = static_cast<int>(row),
                       .change = change,
                       .values = X,
                       .freeTerms = m_problem->A * X + m_problem->B});
}

void LemkeSolver::finish(const LcpReduction& reduction, const LemkeTableau& tableau)
{
    m_solution->X = reduction.expand(tableau.x());
    if (reduction.hasOwnUnknowns()) {
        std::vector<Index> basic = reduction.eliminated();
        for (Index k = 0; k < reduction.q().size(); ++k) {
            if (tableau.isBasic(k))
                basic.push_back(reduction.rowOf(k));
        }
        if (improve(basic))
            return;
    }
    verifyLcp(*m_problem, *m_bounds, SolveStatus::NotConverged, *m_solution);
}

// Solves for the X of the basic rows afresh, as a correction to what the pivots left, twice. False when that is no
// solution, and then X is as it was.
bool LemkeSolver::improve(const std::vector<Index>& basic)
{
    const Vector start = m_solution->X;
    const Eigen::PartialPivLU<Eigen::MatrixXd> block(m_problem->A(basic, basic));
    for (int round = 0; round < 2 && !basic.empty(); ++round) {
        const Vector Y = m_problem->A * m_solution->X + m_problem->B;
        m_solution->X(basic) -= block.solve(Vector(Y(basic)));
    }
    verifyLcp(*m_problem, *m_bounds, SolveStatus::NotConverged, *m_solution);
    if (!m_solution->isUsable())
        m_solution->X = start;
    return m_solution->isUsable();
}

// The direction of a ray gives the weights of a proof where A + A' is positive semidefinite, and sometimes elsewhere.
void LemkeSolver::judgeRay(const LcpReduction& reduction, const LemkeTableau& tableau)
{
    const Vector weights = reduction.expandDirection(tableau.rayDirection());
    constexpr double roundOff = 1e-12, roughly = 1e-7;
    bool proved = provesNoSolution(*m_problem, *m_bounds, weights, roundOff);
    if (!proved && isPositiveSemidefinite(m_problem->A)) {
        proved = provesNoSolution(*m_problem, *m_bounds, weights, roughly);
        if (!proved) {
            refuse(SolveStatus::NotConverged, sentence("the problem seems to have no solution, but the proof failed"));
            return;
        }
    }
    if (proved)
        refuse(SolveStatus::Infeasible, sentence("no solution exists: whatever X between its bounds, %1 cannot have "
                                                 "the signs they must have, all at once",
                                                 listOfRows(weights)));
    else
        refuse(SolveStatus::Ray,
               sentence("Lemke's method ended on a ray: no answer, and no proof that there is none, for "
                        "A + A' is not positive semidefinite"));
}

}  // namespace sinew
