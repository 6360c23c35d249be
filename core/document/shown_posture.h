#pragma once

#include <vector>

#include "core/model/load.h"
#include "core/statics/situation.h"

namespace sinew {

// The posture on the screen: what was set of it for the moment, and the activity that it began with. Its indices and
// arrays are those of one model.
struct ShownPosture {
    Situation situation;
    int activity = -1, step = -1;  // as Session has them
    std::vector<Load> addedLoads;  // what if

    bool operator==(const ShownPosture& other) const
    {
        return activity == other.activity && step == other.step && addedLoads == other.addedLoads
               && isSamePosture(situation, other.situation) && situation.shortenings == other.situation.shortenings;
    }
};

// An entry of the history that sets the posture and leaves the project as it is.
struct PostureChange {
    ShownPosture before, after;
};

}  // namespace sinew
