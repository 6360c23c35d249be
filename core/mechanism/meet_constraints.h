#pragma once

#include <memory>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"

namespace sinew {

// A posture put on its constraints.
struct MetPosture {
    bool isMet = false;      // false: they cannot be met from there, `values` are as given
    Eigen::VectorXd values;  // per coordinate, rad or m
    std::vector<int> moved;  // coordinates that had to move
};

// Moves a posture onto the mechanism's constraints (at time 0) by the least change of the coordinates that are not
// fixed. values: per coordinate, rad or m. isFixed: one each, or none. Without constraints nothing moves.
MetPosture meetConstraints(const std::shared_ptr<const Mechanism>& mechanism, const Eigen::VectorXd& values,
                           const std::vector<bool>& isFixed = {});

// What the coordinates' values and, if given, speeds changed by, for a sentence: "'knee' from 60 to 58.2 degrees, 'slide'
// from 0 to 0.012 m, 'knee' from 0 to 3 degrees/s". Changes below 1e-9 (SI) are none.
Sentence changeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after);
Sentence speedChangeWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after);

// "moved to meet the constraints: 'knee' from 60 to 58.2 degrees"; empty when nothing moved.
Sentence movedWords(const Mechanism& mechanism, const Eigen::VectorXd& before, const MetPosture& met);

}  // namespace sinew
