#pragma once

#include "core/scenario/scenario_names.h"

namespace sinew {

// How the objects of a scenario fit together and to its model, which is sound: pairs given twice or never, curves,
// formulas and conditions that do not parse, stages that none leads to (a warning). Each object by itself may be
// anything: names may dangle and numbers may be missing, which the checks of descriptions report.
void checkScenario(const Scenario& scenario, const Model& model, const ScenarioNames& names, ProblemList& problems);

}  // namespace sinew
