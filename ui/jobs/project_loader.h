#pragma once

#include <optional>
#include <string>

#include "core/base/project_part.h"
#include "core/model/fixation.h"
#include "core/scenario/scenario.h"
#include "ui/jobs/model_loader.h"

namespace sinew {

// What became of the file of a scenario or fixation: that and its model, or neither and the reasons.
struct LoadedProject {
    std::string path;
    std::optional<Scenario> scenario;
    std::optional<Fixation> fixation;
    LoadedModel model;  // its diagnostics are those of all files
};

// Reads what is wanted, which is no model by itself, with its model and tables, and compiles the model. Never throws.
LoadedProject loadProject(const std::string& path, ProjectPart wanted);

}  // namespace sinew
