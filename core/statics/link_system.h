#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"
#include "core/mechanism/kinematics.h"
#include "core/statics/body_forces.h"
#include "core/statics/situation.h"

namespace sinew {

// Generalised force (all rows) of what acts on the bodies.
void calcGeneralisedLoad(const Mechanism& mechanism, const Configuration& configuration,
                         const std::vector<Wrench>& external, Eigen::VectorXd& load);

// The link problem of those rows of a mechanism that links must balance; `load` has all rows. Imposed shortenings are the situation's.
void fillLinkProblem(const Mechanism& mechanism, const Situation& situation, const Paths& paths,
                     const Eigen::VectorXd& load, const std::vector<Eigen::Index>& rows, LinkProblem& problem);

}  // namespace sinew
