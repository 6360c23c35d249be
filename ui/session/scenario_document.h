#pragma once

#include <string>

#include "core/scenario/scenario.h"

namespace sinew {

// How a scenario or fixation names the model's file, as found from its own file. The name stays as it is if it means that
// file already, or if there is none.
std::string nameOfModel(const std::string& name, const std::string& ownFile, const std::string& modelFile);

// What an edit does to a selection by place or name: the same stage while it exists, else the one before it; the same
// curve, or that in its place when it was renamed, else none.
int followStage(int stage, const Scenario& after);
std::string followCurve(const std::string& curve, const Scenario& before, const Scenario& after);

}  // namespace sinew
