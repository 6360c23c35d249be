#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"
#include "core/mechanism/kinematics.h"
#include "core/statics/body_forces.h"
#include "core/statics/situation.h"

namespace sinew {

// Generalised forces, all rows of a mechanism, N m or N.
struct GeneralisedLoad {
    Eigen::VectorXd value;
    Eigen::VectorXd terms;  // sum of the magnitudes that value was added up from

    void add(Eigen::Index row, double effort);
};

// What acts on the bodies.
void calcGeneralisedLoad(const Mechanism& mechanism, const Configuration& configuration,
                         const std::vector<Wrench>& external, GeneralisedLoad& load);

// The link problem of those rows of a mechanism that links must balance. Imposed shortenings are the situation's.
void fillLinkProblem(const Mechanism& mechanism, const Situation& situation, const Paths& paths,
                     const GeneralisedLoad& load, const std::vector<Eigen::Index>& rows, LinkProblem& problem);

}  // namespace sinew
