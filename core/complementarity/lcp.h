#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/switching.h"

namespace sinew {

// The linear complementarity problem  Y = A X + B,  X >= 0,  Y >= 0,  X'Y = 0  with A symmetric positive definite (n
// x n).
struct LcpSolution {
    SolveStatus status = SolveStatus::NotRun;
    std::string message = "not solved";
    bool isUsable() const { return status == SolveStatus::Solved; }

    Eigen::VectorXd X, Y;  // Y is computed afresh from A X + B
    // max_i |min(X_i / |X|_inf, Y_i / |B|_inf)|, the scaled natural residual
    double residual = 0;
    int pivots = 0;
    bool repaired = false;               // the plain elimination order was not enough
    std::vector<SwitchingStep> history;  // only when asked for; values are X after each exchange
};

struct LcpOptions {
    bool keepHistory = false;  // costs a back-substitution a step
};

// Ordered switching with repair. First Kolesnikov's elimination (2004, algorithm 2): the row with the most negative
// free term enters, one forward step a row. One back-substitution shows whether the rule was right; where X < 0 the
// most negative leaves until none is, and a loop with the ratio test of Lawson and Hanson (1974) finishes. That loop
// strictly lowers 1/2 X'AX + B'X, so it ends for every positive definite A. Only triangular factors of the active
// block are kept, never a tableau, so errors do not pile up.
//
// One solver may be used again and again; problems of one size allocate once, history aside.
class LcpSolver {
public:
    // Never throws. InvalidInput: A not square or not symmetric, sizes differ, a number not finite, or a pivot that
    // shows that A is not positive definite.
    void solve(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, LcpSolution& solution,
               const LcpOptions& options = {});

private:
    bool isValid(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, LcpSolution& solution) const;
    void start(const Eigen::VectorXd& B);
    Eigen::Index mostNegativeFreeTerm() const;
    bool append(Eigen::Index position);
    void remove(Eigen::Index position);
    void rotate(Eigen::Index position);
    void calcCandidate();
    void record(Eigen::Index row, SwitchingChange change);
    bool eliminate();
    void switchOffNegative();
    bool finishByRatioTest();
    bool shrinkToCandidate();
    void verify(const Eigen::MatrixXd& A, const Eigen::VectorXd& B);

    const Eigen::MatrixXd* m_A = nullptr;
    LcpSolution* m_solution = nullptr;
    bool m_keepHistory = false;
    double m_freeTermTolerance = 0;
    int m_pivotLimit = 0;

    // The first m_active rows of m_order are active (X basic). A(:, active) = V L', L = the first m_active rows of V.
    Eigen::Index m_active = 0;
    std::vector<Eigen::Index> m_order;
    Eigen::MatrixXd m_V;
    Eigen::VectorXd m_c;          // L^-1 B(active)
    Eigen::VectorXd m_freeTerms;  // B - V c, in the order of m_order
    Eigen::VectorXd m_candidate;  // X of the active rows
    Eigen::VectorXd m_feasible;   // X >= 0 of the active rows in the ratio test
    Eigen::VectorXd m_column;
};

LcpSolution solveLcp(const Eigen::MatrixXd& A, const Eigen::VectorXd& B, const LcpOptions& options = {});

}  // namespace sinew
