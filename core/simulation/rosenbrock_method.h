#pragma once

#include <Eigen/Core>

namespace sinew {

// A linearly implicit one-step method for y' = f(t, y) with a matrix A in the place of the Jacobian J (Hairer and Wanner
// 1996, IV.7). With k_i = h f(t + h sum_j alpha_ij, y + sum_j alpha_ij k_j) + h sum_{j<=i} gamma_ij (A k_j + h T), the
// new state is y + sum_i b_i k_i. T is what the rates change by along the motion besides A f; with the true change,
// A f + T = J f, A acts on the rates as J does, though not on anything else.
//
// Five stages of order 4 then, and a sixth at the new state for the error estimate, whose rates are those of the next
// step's first stage. The second stage has the rates of the first, at the beginning of the step. The coefficients are our own: a solution of the conditions below with small terms of order 5.
//   - order 4 whatever A is, and order 2 also without T; the error estimate is of order 3
//   - within the step, y + sum_i b_i(s) k_i is of order 3, and no further off than at its end for what is infinitely stiff
//     and follows something slow (Prothero and Robinson 1974): 0.0025 h^2 y'' + 0.05 h^3 y''' there
//   - L-stable where A is J: gamma is within the range of five stages of order 4 (Hairer and Wanner 1996, IV.6); the
//     error estimate vanishes for what is infinitely stiff
// That it is stable asks for an A that has nearly all of what is stiff. Where a share of a damper's rate is missing, steps
// are bound to so many of the shortest time constant: 167 with a hundredth missing, 40 with a twentieth, 23 with a tenth,
// 3, as an explicit method's, with all of it.
struct RosenbrockMethod {
    static constexpr int stages = 5, all = 6;  // of the new state; with that of the error estimate
    using Matrix = Eigen::Matrix<double, all, all>;
    using Vector = Eigen::Matrix<double, all, 1>;

    Matrix alpha, gamma;                   // strictly lower; lower, with one value on the diagonal
    Eigen::Matrix<double, all, 3> within;  // b_i(s) = within_i . (s, s^2, s^3)
    Vector weights, errors;                // b, and those of the error estimate
    static constexpr double diagonal = 0.249;
};

const RosenbrockMethod& rosenbrockMethod();

}  // namespace sinew
