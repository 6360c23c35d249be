#pragma once

#include <string>

#include "core/scenario/scenario.h"

namespace sinew {

// A scenario to begin with: from the model's posture at rest, for two seconds, with one stage of newStage(). The file that
// it names for the model is a proposal.
Scenario newScenario(const Model& model);

// A stage that holds the coordinates that are locked in the model where they are, and gives no effort to the others. Of a
// ball or free joint, a motion holds all three turns or none: where some are locked, all are held, and the stage's note
// says so.
Stage newStage(const Model& model, const std::string& name);

}  // namespace sinew
