#pragma once

#include <memory>

#include "core/mechanism/kinematics.h"
#include "core/simulation/stage_plan.h"

namespace sinew {

// The mechanism of a stage: of the constraints those that hold in it, and its holds as further ones (closures named
// as the holds, rows x, y, z or turns in this order) where their points are at these positions.
std::shared_ptr<const Mechanism> mechanismOfStage(const Mechanism& mechanism, const StagePlan& stage,
                                                  const Eigen::VectorXd& positions);

}  // namespace sinew
