#pragma once

#include <functional>

#include "core/model/model.h"
#include "core/scenario/scenario.h"
#include "core/simulation/recording.h"

namespace sinew {

// Called now and then during a run with the time reached, s; returns false to cancel.
using RunProgress = std::function<bool(double time)>;

// Runs a scenario on its model from the start to its end. Never throws; what cannot be run is NotRun with diagnostics,
// what breaks off is Stopped with the samples up to there.
Recording simulate(const Model& model, const Scenario& scenario, const RunProgress& progress = {});

}  // namespace sinew
