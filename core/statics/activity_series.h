#pragma once

#include <vector>

#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/statics.h"

namespace sinew {

// One solution a posture of an activity (its steps, or its single posture).
std::vector<StaticsSolution> solveActivity(const Model& model, const Mechanism& mechanism, const Activity& activity,
                                           const StaticsOptions& options = {});

// The same as frames.
std::vector<ResultFrame> activityFrames(const Model& model, std::shared_ptr<const Mechanism> mechanism,
                                        const Activity& activity, const StaticsOptions& options = {});

// How a computed joint force stands to a measured range.
enum class Comparison { Inside, Below, Above, NotComputed };

struct ActivityCheck {
    double computed = 0;                 // BW, what the reference is of: see ReferenceKind
    int posture = -1;                    // of the largest resultant
    double firstPeak = 0, lastPeak = 0;  // BW, the largest of the first and of the second half of several postures
    Comparison comparison = Comparison::NotComputed;
};

// NotComputed when the model has no body weight, the joint does not exist or no posture could be held.
ActivityCheck checkReference(const Model& model, const std::vector<StaticsSolution>& series,
                             const ReferenceRange& reference);

}  // namespace sinew
