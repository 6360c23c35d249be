#include "core/complementarity/lcp.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/complementarity/published_rules.h"

namespace sinew {

namespace {

// A kept factor is trusted only if its answer is as good as a fresh one: a matrix that changed a little leaves more.
constexpr double warmResidual = 1e-12;
// Up to this size a matrix that was found symmetric is kept: to see that the next one is the same takes a fraction of the
// check.
constexpr Eigen::Index mostKept = 64;

bool isPublishedRule(LcpMethod method)
{
    return method == LcpMethod::Kolesnikov1 || method == LcpMethod::Kolesnikov2 || method == LcpMethod::SwitchingOff;
}

void clear(LcpSolution& solution)
{
    solution.status = SolveStatus::NotRun;
    solution.residual = 0;
    solution.pivots = solution.factorisations = 0;
    solution.repaired = false;
    solution.history.clear();
}

}  // namespace

void LcpSolver::solve(const LcpProblem& problem, LcpSolution& solution, const LcpOptions& options)
{
    clear(solution);
    solution.method = options.method;
    if (Sentence fault = faultOf(problem); !fault.empty()) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = std::move(fault);
        return;
    }
    if (problem.B.size() == 0) {
        solution.X.resize(0);
        solution.Y.resize(0);
        solution.status = SolveStatus::Solved;
        solution.message = sentence("solved");
        return;
    }
    m_bounds.set(problem);
    if (!isPublishedRule(options.method)) {
        if (const std::vector<Eigen::Index> rows = findZeroRows(problem); !rows.empty())
            return solveWithout(rows, problem, options, solution);
    }
    const bool startsWarm = options.warm && m_knownRows == problem.B.size() && options.method != LcpMethod::Lemke
                            && !isPublishedRule(options.method);
    if (startsWarm && m_hasFactor && solveAgain(problem, options, solution))
        return;
    const bool isSymmetricToo = !startsWarm && isSymmetricMatrix(problem.A);
    if (Sentence fault = isSymmetricToo ? Sentence() : faultOf(problem.A); !fault.empty()) {
        solution.status = SolveStatus::InvalidInput;
        solution.message = std::move(fault);
        return;
    }
    if (isPublishedRule(options.method))
        return solveByPublishedRule(options.method, problem, m_bounds, options.keepHistory, solution);
    if (options.method == LcpMethod::Lemke)
        return solveLemke(problem, options, solution);
    if (startsWarm)
        solveWarm(problem, options, solution);
    if (!solution.isUsable())
        solveCold(problem, isSymmetricToo || (startsWarm && isSymmetricMatrix(problem.A)), options, solution);
}

// Rows that round-off alone fills are taken as met, and the answer is held against the problem as it was given.
void LcpSolver::solveWithout(const std::vector<Eigen::Index>& rows, const LcpProblem& problem,
                             const LcpOptions& options, LcpSolution& solution)
{
    LcpProblem cleared = problem;
    const double small = problem.A.row(rows.front()).cwiseAbs().maxCoeff();
    for (const Eigen::Index row : rows) {
        cleared.B[row] = 0;
        cleared.A.row(row).setZero();
        if (problem.A.col(row).cwiseAbs().maxCoeff() <= std::max(small, problem.A.row(row).cwiseAbs().maxCoeff()))
            cleared.A.col(row).setZero();
    }
    solve(cleared, solution, options);
    if (solution.isUsable())
        verifyLcp(problem, m_bounds, SolveStatus::NotConverged, solution);
}

// As isSymmetric(), which the same matrix needs once.
bool LcpSolver::isSymmetricMatrix(const Eigen::MatrixXd& A)
{
    const Eigen::Index n = A.rows();
    if (n > mostKept)
        return isSymmetric(A);
    const std::size_t bytes = sizeof(double) * static_cast<std::size_t>(A.size());
    if (m_symmetric.rows() == n && std::memcmp(m_symmetric.data(), A.data(), bytes) == 0)
        return true;
    if (!isSymmetric(A))
        return false;
    m_symmetric = A;
    return true;
}

void LcpSolver::solveCold(const LcpProblem& problem, bool symmetric, const LcpOptions& options, LcpSolution& solution)
{
    clear(solution);
    m_hasFactor = false;
    m_knownRows = 0;
    if (!symmetric) {
        if (options.method == LcpMethod::Auto)
            return solveLemke(problem, options, solution);
        solution.status = SolveStatus::InvalidInput;
        solution.message = sentence("A is not symmetric, which this method needs (lemke does not)");
        return;
    }
    if (options.method == LcpMethod::Block) {
        solveBlock(problem, nullptr, options, solution);
        return handOn(problem, options, solution);
    }
    solution.method = LcpMethod::Ordered;
    m_ordered.solve(problem, m_bounds, options.keepHistory, solution);
    keepOrdered(problem, solution);
    handOn(problem, options, solution);
}

// What symmetric methods leave open Lemke's method may still solve: an indefinite A when nobody asked for a method that
// needs more, and rows that depend on each other so nearly that round-off decides.
void LcpSolver::handOn(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution)
{
    const bool indefinite = solution.status == SolveStatus::InvalidInput && options.method == LcpMethod::Auto;
    if (!indefinite && solution.status != SolveStatus::NotConverged)
        return;
    clear(solution);
    solveLemke(problem, options, solution);
}

void LcpSolver::keepOrdered(const LcpProblem& problem, const LcpSolution& solution)
{
    m_hasFactor = solution.isUsable();
    if (m_hasFactor)
        m_knownRows = problem.B.size();
}

// Block pivoting; where it finds nothing, ordered switching from the best set it met.
void LcpSolver::solveBlock(const LcpProblem& problem, const std::vector<bool>* start, const LcpOptions& options,
                           LcpSolution& solution)
{
    solution.method = LcpMethod::Block;
    m_hasFactor = false;
    const bool found = m_block.solve(problem, m_bounds, start, solution);
    if (found && !options.keepHistory) {
        m_knownRows = problem.B.size();
        return;
    }
    solution.repaired = !found;
    m_ordered.solveFrom(problem, m_bounds, m_block.basic(), options.keepHistory, solution);
    if (solution.status == SolveStatus::InvalidInput || solution.status == SolveStatus::NotConverged) {
        // The rows of that set may depend on each other but for round-off, whose pivots have any sign.
        clear(solution);
        solution.method = LcpMethod::Block;
        solution.repaired = true;
        m_ordered.solve(problem, m_bounds, options.keepHistory, solution);
    }
    keepOrdered(problem, solution);
}

// By the kept factor. Verification reads the columns of A that the answer depends on, those of the active rows; the
// others, and whether A is symmetric, do not matter to it.
bool LcpSolver::solveAgain(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution)
{
    solution.method = LcpMethod::Ordered;
    m_ordered.solveAgain(problem, m_bounds, options.keepHistory, solution);
    if (solution.isUsable() && solution.residual <= warmResidual)
        return true;
    clear(solution);
    return false;
}

void LcpSolver::solveWarm(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution)
{
    if (!isSymmetricMatrix(problem.A))
        return;
    if (m_hasFactor)
        m_ordered.getActiveRows(m_start);
    else
        m_start = m_block.basic();
    solveBlock(problem, &m_start, options, solution);
}

void LcpSolver::solveLemke(const LcpProblem& problem, const LcpOptions& options, LcpSolution& solution)
{
    solution.method = LcpMethod::Lemke;
    m_lemke.solve(problem, m_bounds, options.keepHistory, solution);
}

LcpSolution solveLcp(const LcpProblem& problem, const LcpOptions& options)
{
    LcpSolver solver;
    LcpSolution solution;
    solver.solve(problem, solution, options);
    return solution;
}

LcpSolution solveLcp(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, const LcpOptions& options)
{
    return solveLcp(LcpProblem{.A = A, .B = B, .equalities = {}, .lower = {}, .upper = {}}, options);
}

const char* methodName(LcpMethod method)
{
    switch (method) {
    case LcpMethod::Auto: return "auto";
    case LcpMethod::Ordered: return "ordered";
    case LcpMethod::Block: return "block";
    case LcpMethod::Lemke: return "lemke";
    case LcpMethod::Kolesnikov1: return "kolesnikov1";
    case LcpMethod::Kolesnikov2: return "kolesnikov2";
    case LcpMethod::SwitchingOff: return "switching-off";
    }
    return "";
}

}  // namespace sinew
