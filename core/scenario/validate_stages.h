#pragma once

#include "core/scenario/scenario_names.h"

namespace sinew {

// Checks the stages: what they are like, that just one of each pair is given, ends, and what follows what.
void checkStages(const Scenario& scenario, const ScenarioNames& names, ProblemList& problems);

}  // namespace sinew
