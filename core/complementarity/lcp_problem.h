#pragma once

#include <limits>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/switching.h"

namespace sinew {

// The linear complementarity problem with bounds and equality rows,
//
//     Y = A X + B,    lower <= X <= upper,    Y_i >= 0 where X_i = lower_i,    Y_i <= 0 where X_i = upper_i,
//     Y_i = 0 between the bounds and in equality rows, whose X_i has no sign.
//
// For symmetric positive semidefinite A it is the optimum of the energy 1/2 X'AX + B'X between the bounds.
struct LcpProblem {
    Eigen::MatrixXd A;            // (n x n)
    Eigen::VectorXd B;            // (n)
    std::vector<int> equalities;  // rows with Y_i = 0 and X_i free, from 0
    Eigen::VectorXd lower;        // (n), or empty: all zero; -inf: none
    Eigen::VectorXd upper;        // (n), or empty: all +inf

    double lowerBound(Eigen::Index row) const { return lower.size() > 0 ? lower[row] : 0.0; }
    double upperBound(Eigen::Index row) const
    {
        return upper.size() > 0 ? upper[row] : std::numeric_limits<double>::infinity();
    }
};

enum class LcpMethod {
    Auto,     // chosen by what the problem is; the solution says what was chosen
    Ordered,  // Kolesnikov's order with repair; symmetric positive semidefinite A
    Block,    // block principal pivoting with a monotone safeguard; symmetric positive semidefinite A
    Lemke,    // any square A: exact on P-matrices and on copositive-plus ones, else perhaps a ray
    // The published rules as they were published, for study: symmetric positive definite A, no bounds but zero. Their
    // answer is checked, not repaired: status Wrong where it is none.
    Kolesnikov1,
    Kolesnikov2,
    SwitchingOff,
};

struct LcpSolution {
    SolveStatus status = SolveStatus::NotRun;
    Sentence message = sentence("not solved");  // rows count from 0
    bool isUsable() const { return status == SolveStatus::Solved; }

    Eigen::VectorXd X, Y;  // Y is computed afresh from A X + B
    // The scaled natural residual: max_i |X_i - clamp(X_i - Y_i)| with X measured by the largest |X| and Y by the
    // largest |B|.
    double residual = 0;
    LcpMethod method = LcpMethod::Auto;  // what gave the answer
    int pivots = 0;                      // rows exchanged
    int factorisations = 0;              // of blocks, by the block method
    bool repaired = false;               // the plain elimination order was not enough
    std::vector<SwitchingStep> history;  // only when asked for; values are X after each exchange, freeTerms Y
};

// A history keeps at most so many numbers (32 MB), the first steps of it.
inline constexpr double mostHistoryNumbers = 4e6;

struct LcpOptions {
    LcpMethod method = LcpMethod::Auto;
    bool keepHistory = false;  // costs a back-substitution a step
    // Starts from what this solver solved last: its factor when A is still the same, else its set of active rows. The
    // answer is verified as ever; where the memory misleads, the problem is solved cold. By the kept factor only those
    // columns of A are read that the answer depends on, the active rows'.
    bool warm = false;
};

}  // namespace sinew
