#pragma once

#include <limits>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/switching.h"

namespace sinew {

// Unilateral links on a few coordinates (Kolesnikov 2004, complete system):
//
//     minimise  1/2 sum N_j^2 / k_j - sum D0_j N_j    subject to  L N + Q = 0,  lower_j <= N_j <= upper_j
//
// The multipliers u are the generalised displacements. In them the law of link j reads N_j = k_j (D0_j - L_j'u +
// g_j), where the gap g_j is zero for an engaged link, >= 0 at its lower limit (slack) and <= 0 at its upper limit
// (yields).
//
// A stiffness of +infinity makes a rigid link: L_j'u = D0_j + g_j, with no energy of its own. Its force is a reaction;
// where several rigid links could share it, balance alone does not determine their forces. Then, of the forces that
// balance, those of the rigid links have the least sum of squares; calcSelfStresses says which they are.
struct LinkProblem {
    Eigen::MatrixXd L;          // (coordinates x links), generalised force per unit tension
    Eigen::VectorXd stiffness;  // (links), N/m, > 0; +inf: rigid
    Eigen::VectorXd imposed;    // (links), D0, m
    Eigen::VectorXd load;       // (coordinates), Q, N m or N
    // (coordinates) or empty: sum of the magnitudes that the load was added up from; round-off of it is no load.
    Eigen::VectorXd loadTerms;
    Eigen::VectorXd lower;  // (links), N, <= 0 or -inf
    Eigen::VectorXd upper;  // (links), N, >= 0 or +inf
    // (coordinates) or empty (all 1), m > 0: how far a typical point moves per unit of the coordinate, 1 for a
    // translation, a lever arm for a rotation. Makes moments and forces comparable where a load cannot be held.
    Eigen::VectorXd rowLength;

    bool isRigid(Eigen::Index link) const { return stiffness[link] == std::numeric_limits<double>::infinity(); }
};

enum class LinkState { Engaged, AtLower, AtUpper };

struct LinkSolution {
    SolveStatus status = SolveStatus::NotRun;
    Sentence message = sentence("not solved");
    bool isUsable() const { return status == SolveStatus::Solved; }

    Eigen::VectorXd force;         // (links), N
    Eigen::VectorXd gap;           // (links), m
    Eigen::VectorXd displacement;  // (coordinates), m or rad; zero along motions that no link can resist
    std::vector<LinkState> state;

    // Relative residuals of the returned answer, from fresh sums: equilibrium against the largest terms of the rows that
    // links connect, signs against the largest force, complementarity |force * gap| against the energy scale.
    double equilibriumResidual = 0, signResidual = 0, complementarityResidual = 0;

    // When infeasible, the generalised force (coordinates) that must be added to the load for the links to hold it:
    // L N + Q + missing = 0. Of all that would do, the one of least sum (missing_k / rowLength_k)^2; it is unique, and
    // `force` are the forces that then hold. Else zero.
    Eigen::VectorXd missing;
    // When infeasible: a motion v along which no admissible forces resist the load enough, v'(L N + Q) > 0 for every N
    // between its limits; largest entry 1. Checked.
    Eigen::VectorXd collapse;
    // Status Contradictory: the rigid links whose imposed shortenings contradict each other.
    std::vector<int> contradicting;

    // How often a faster method was tried in vain on a problem that has a solution. Ordinary problems need none.
    int fallbacks = 0;
    int switches = 0;  // steps of the solver, in which links switch
    std::vector<SwitchingStep> history;
};

}  // namespace sinew
