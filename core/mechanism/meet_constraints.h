#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/mechanism/mechanism.h"

namespace sinew {

// A posture put on its constraints.
struct MetPosture {
    bool isMet = false;           // false: they cannot be met from there, `values` are as given
    Eigen::VectorXd values;       // per coordinate, rad or m
    std::vector<int> moved;       // coordinates that had to move
};

// Moves a posture onto the mechanism's constraints (at time 0) by the least change of the coordinates that are not
// fixed. values: per coordinate, rad or m. isFixed: one each, or none. Without constraints nothing moves.
MetPosture meetConstraints(const std::shared_ptr<const Mechanism>& mechanism, const Eigen::VectorXd& values,
                           const std::vector<bool>& isFixed = {});

// "to meet the constraints, 'knee' went from 60 to 58.2 degrees and 'slide' from 0 to 0.012 m"; empty when nothing moved.
std::string movedWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const MetPosture& met);

}  // namespace sinew
