#pragma once

#include "core/scenario/scenario.h"

namespace sinew {

// A scenario to begin with: from the model's posture at rest, with no given efforts, for two seconds. The file
// that it names for the model is a proposal.
Scenario newScenario(const Model& model);

}  // namespace sinew
