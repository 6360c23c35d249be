#pragma once

#include <vector>

#include "core/model/validate.h"
#include "core/scenario/scenario.h"

namespace sinew {

// All that is wrong with a scenario for a model, each with its path in the file ("stages/1/given/0/coordinates/0"),
// a message and advice: names that do not exist ("did you mean"), a pair given twice or never, curves, formulas and
// conditions that are none, stages that none leads to (a warning). Columns are looked up in tables that have been
// read. For a model with errors there is that one remark. Never throws.
std::vector<ModelProblem> validateScenario(const Scenario& scenario, const Model& model);

}  // namespace sinew
