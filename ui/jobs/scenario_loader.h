#pragma once

#include <optional>
#include <string>

#include "core/scenario/scenario.h"
#include "ui/jobs/model_loader.h"

namespace sinew {

// What became of a scenario's file: the scenario and its model, or neither and the reasons.
struct LoadedScenario {
    std::string path;
    std::optional<Scenario> scenario;
    LoadedModel model;  // its diagnostics are those of all files
};

// Reads the scenario with its model and tables, and compiles the model. Never throws.
LoadedScenario loadScenario(const std::string& path);

}  // namespace sinew
