#pragma once

#include "core/io/json_parser.h"
#include "core/io/text_report.h"
#include "core/scenario/scenario.h"

namespace sinew {

// Makes a scenario of a parsed file. Only the format is looked at here: keys, types, units. Lists keep their length,
// so that the places in the scenario are the places in the file even when an item could not be read.
Scenario scenarioFromJson(const JsonNode& root, const Model& model, TextReport& report);

}  // namespace sinew
