#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"

namespace sinew {

// The three turns of a ball or free joint. They are one rotation vector, so either the motion of all of them is given or
// that of none.
struct BallTurns {
    std::string joint;
    std::vector<std::string> coordinates;  // three
};

// Those of all joints of a model, parts of its segments included.
std::vector<BallTurns> ballTurnsOf(const Model& model);

// Those of which some are locked and others not.
std::vector<BallTurns> ballsLockedInPart(const Model& model);

}  // namespace sinew
