#pragma once

#include <vector>

#include "core/mechanism/strand.h"
#include "core/statics/joint_force.h"
#include "core/statics/situation.h"
#include "core/statics/wrench.h"

namespace sinew {

// Weights, loads and the support reaction on every body (ground included), without links and joints. When a body of
// the model is the support, it takes what makes the whole balance, so that the root joints bear nothing.
void calcExternalForces(const Mechanism& mechanism, const Configuration& configuration, const Situation& situation,
                        std::vector<SummedWrench>& external);

// Adds what links with these tensions (N) do on every body.
void addLinkForces(const Strands& strands, const Eigen::Ref<const Eigen::VectorXd>& tensions,
                   std::vector<SummedWrench>& forces);

// Joint forces from the equilibrium of what each joint carries (Kolesnikov 2004: first the links, then the joints).
// `forces` is all that acts on each body but the joints; it is used up. Joints in the model's order.
void calcJointForces(const Mechanism& mechanism, const Configuration& configuration, std::vector<SummedWrench>& forces,
                     std::vector<JointForce>& joints);

}  // namespace sinew
