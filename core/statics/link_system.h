#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/link_problem.h"
#include "core/mechanism/kinematics.h"
#include "core/statics/situation.h"
#include "core/statics/wrench.h"

namespace sinew {

// Generalised forces, all rows of a mechanism, N m or N.
struct GeneralisedLoad {
    Eigen::VectorXd value;
    Eigen::VectorXd terms;  // sum of the magnitudes that value was added up from

    void add(Eigen::Index row, double effort);
};

// A mechanism at one posture as a problem of its links alone: geometry, loads, and the rows that links must balance.
// Keep one and fill it again: no allocation after the first time.
struct LinkSystem {
    Configuration configuration;
    Paths paths;
    std::vector<Wrench> external;          // on every body: weights, loads, support
    GeneralisedLoad load;                  // of these and of given efforts
    Eigen::VectorXd givenEfforts;          // per coordinate, N m or N; 0 unless driven
    std::vector<Eigen::Index> activeRows;  // rows that links must balance: all but locked coordinates
    // Imposed shortenings and activations are the situation's. A link that holds at its strength is limited by it; one
    // that breaks is not.
    LinkProblem problem;

    // The situation has passed faultOf().
    void build(const Mechanism& mechanism, const Situation& situation);
    // Limits the links that break too.
    void limitAll(const Mechanism& mechanism);
};

}  // namespace sinew
