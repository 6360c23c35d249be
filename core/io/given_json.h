#pragma once

#include "core/io/json_writer.h"
#include "core/io/object_reader.h"
#include "core/io/scenario_words.h"

namespace sinew {

// What is given of a pair, in a scenario's file. What is wrong is reported and passed over.
void readGivenPair(const JsonNode& node, GivenPair& pair, const ScenarioFactors& factors, TextReport& report);
JsonValue givenPairToJson(const GivenPair& pair, const ScenarioFactors& factors);

}  // namespace sinew
