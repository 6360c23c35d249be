#pragma once

#include <string>

#include "core/scenario/scenario.h"

namespace sinew {

// The scenario with the model's file of that name, as found from its own file. It stays as it is if it names that file
// already, or if there is none.
Scenario withModelFile(Scenario scenario, const std::string& scenarioFile, const std::string& modelFile);

// What an edit does to a selection by place or name: the same stage while it exists, else the one before it; the same
// curve, or that in its place when it was renamed, else none.
int followStage(int stage, const Scenario& after);
std::string followCurve(const std::string& curve, const Scenario& before, const Scenario& after);

}  // namespace sinew
