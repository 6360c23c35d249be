#pragma once

#include <memory>
#include <vector>

#include "core/statics/criterion.h"
#include "core/statics/statics.h"

namespace sinew {

// One posture's forces by one criterion.
struct CriterionResult {
    Criterion criterion;
    StaticsSolution solution;
    // The criterion must give the complete system's forces here (isCompleteSystem()).
    bool isCompleteSystem = false;
};

// One posture's forces by several criteria, in the order asked. What the watch ends is NotRun, 'cancelled'.
std::vector<CriterionResult> compareCriteria(const Mechanism& mechanism, const Situation& situation,
                                             const std::vector<Criterion>& criteria, const SharingWatch& watch = {});

}  // namespace sinew
