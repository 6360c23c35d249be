#pragma once

#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// Fixators that a case is compared with: four columns beside each other can be read.
inline constexpr std::size_t mostAlternatives = 3;

// The case names a model, and this is none: an empty one stands for one that was not found.
inline bool isModelMissing(const Fixation& fixation, const Model& model)
{
    return !fixation.model.empty() && model.bodies.empty();
}

// Checks what a case names of its model: the activity and the links of muscles.
void checkFixation(const Fixation& fixation, const Model& model, ProblemList& problems);

}  // namespace sinew
