#pragma once

#include <memory>
#include <vector>

#include "core/frame/result_frame.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

// A posture and all that was computed for it. Immutable once made.
struct Solved {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    Criterion criterion;
    StaticsSolution solution;
    ResultFrame frame;        // of the solution
    bool hasHistory = false;  // the solution was asked for the order of the switching
    double seconds = 0;       // what the solve took in the worker
};

}  // namespace sinew
