#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/switching.h"

namespace sinew {

// Unilateral elastic links on a few coordinates (Kolesnikov 2004, complete system):
//
//     minimise  1/2 sum N_j^2 / k_j - sum D0_j N_j    subject to  L N + Q = 0,  lower_j <= N_j <= upper_j
//
// The multipliers u are the generalised displacements. In them the law of link j reads N_j = k_j (D0_j - L_j'u +
// g_j), where the gap g_j is zero for an engaged link, >= 0 at its lower limit (slack) and <= 0 at its upper limit
// (yields).
struct LinkProblem {
    Eigen::MatrixXd L;          // (coordinates x links), generalised force per unit tension
    Eigen::VectorXd stiffness;  // (links), N/m, > 0
    Eigen::VectorXd imposed;    // (links), D0, m
    Eigen::VectorXd load;       // (coordinates), Q, N m or N
    // (coordinates) or empty: sum of the magnitudes that the load was added up from; round-off of it is no load.
    Eigen::VectorXd loadTerms;
    Eigen::VectorXd lower;  // (links), N, <= 0 or -inf
    Eigen::VectorXd upper;  // (links), N, >= 0 or +inf
};

enum class LinkState { Engaged, AtLower, AtUpper };

struct LinkSolution {
    SolveStatus status = SolveStatus::NotRun;
    std::string message = "not solved";
    bool isUsable() const { return status == SolveStatus::Solved; }

    Eigen::VectorXd force;         // (links), N
    Eigen::VectorXd gap;           // (links), m
    Eigen::VectorXd displacement;  // (coordinates), m or rad; least-norm where no link resists
    std::vector<LinkState> state;

    // Relative residuals of the returned answer, from fresh sums: equilibrium against the largest term of each row,
    // signs against the largest force, complementarity |force * gap| against the energy scale.
    double equilibriumResidual = 0, signResidual = 0, complementarityResidual = 0;

    // When infeasible: a direction of motion that no link can resist and along which the load does work, largest
    // entry 1.
    Eigen::VectorXd collapse;
    // When infeasible: (coordinates), the least generalised forces that lack.
    Eigen::VectorXd missing;
    // Rigid links whose forces the balance alone does not determine.
    std::vector<int> undetermined;

    int switches = 0;
    std::vector<SwitchingStep> history;
};

}  // namespace sinew
