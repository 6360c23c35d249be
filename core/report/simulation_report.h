#pragma once

#include <iosfwd>
#include <vector>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/simulation/recording.h"

namespace sinew {

// The largest size that a channel reached, with its sign.
struct Peak {
    std::string column;  // of the channel
    QuantityKind kind = QuantityKind::Force;
    double value = 0;
    double time = 0;  // s
};

// Of all efforts and of the forces of links and contacts, in the order of the channels.
std::vector<Peak> peaksOf(const Recording& recording);

// Keys and units as in `sinew-cli simulate --json`; README of core/report lists them.
// model: the scenario's.
JsonValue simulationJson(const Model& model, const Recording& recording);

// For a person at a terminal: status, stages, peaks; SI and radians.
void writeSimulationText(const Model& model, const Recording& recording, std::ostream& stream);

}  // namespace sinew
