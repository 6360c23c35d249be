#pragma once

#include <optional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/scenario/scenario.h"

namespace sinew {

// A scenario changed as a person wants it. Stages by index, which must exist.

// What is given of a coordinate becomes this, as the stage's own: it leaves the pair that spoke of it together with
// others, and what the stage takes from "*" or from another stage no longer holds for it.
Scenario withPair(Scenario scenario, int stage, const std::string& coordinate, GivenPair pair);
Scenario withEnds(Scenario scenario, int stage, std::vector<StageEnd> ends);

// Another stage behind it that is like it; the first stage of a scenario without any gives no effort anywhere.
Scenario withStageAdded(Scenario scenario, int after);
Scenario withStageCopied(Scenario scenario, int stage);
// Stages that were like it say themselves what it said; nobody goes on to it any more.
Scenario withStageRemoved(Scenario scenario, int stage);
Scenario withStageMoved(Scenario scenario, int stage, int by);
Scenario withStageRenamed(Scenario scenario, int stage, const std::string& name);

// The first error that the changed scenario has and the present one has not; nothing: it may be done.
std::optional<Diagnostic> firstNewError(const Scenario& present, const Scenario& changed, const Model& model);

// `wanted`, or with a number behind it when it is taken: "swing 2".
std::string freeName(const std::string& wanted, const std::vector<std::string>& taken);

}  // namespace sinew
