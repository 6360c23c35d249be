#pragma once

#include "core/io/json_writer.h"
#include "core/scenario/scenario.h"

namespace sinew {

// A scenario in normal form.
JsonValue scenarioToJson(const Scenario& scenario, const Model& model);

}  // namespace sinew
