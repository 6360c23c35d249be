#pragma once

#include <memory>
#include <vector>

#include "core/mechanism/kinematics.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

// A posture and all that was computed for it. Immutable once made.
struct Solved {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    Criterion criterion;
    Configuration configuration;
    StaticsSolution solution;
    double seconds = 0;  // what the solve took in the worker
};

}  // namespace sinew
