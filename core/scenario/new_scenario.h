#pragma once

#include "core/scenario/scenario.h"

namespace sinew {

// A scenario to begin with: from the model's posture at rest, with no given efforts, for two seconds. It names no file.
Scenario newScenario(const Model& model);

}  // namespace sinew
