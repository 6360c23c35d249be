#pragma once

#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// Checks what a case names of its model: the activity and the links of muscles.
void checkFixation(const Fixation& fixation, const Model& model, ProblemList& problems);

}  // namespace sinew
