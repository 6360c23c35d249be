#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// What a stage says once `like` and "*" are resolved. pairs points into the scenario, which must outlive it unchanged.
struct ResolvedStage {
    std::vector<const GivenPair*> pairs;                  // one a coordinate of the model; nullptr: none, a fault
    std::vector<StageEnd> ends;                           // its own, or those of the stage that it is like
    std::optional<std::vector<std::string>> constraints;  // absent: all of the model
    std::vector<StageHold> holds;
    int like = -1;  // the index of the stage above that it is like, or -1
};

// A coordinate that a stage names is as said there (the first time); if the stage has "*", all others are as said
// there; else they are as in the stage that it is like. A `like` that names no stage above is passed over.
ResolvedStage resolveStage(const Scenario& scenario, std::size_t stage, const Model& model);
std::vector<ResolvedStage> resolveStages(const Scenario& scenario, const Model& model);

// The index of a stage by its name, or -1.
int findStage(const Scenario& scenario, const std::string& name);

// Where the run goes on after an end of a stage: the index of a stage, or -1 when it is over.
int stageAfter(const Scenario& scenario, std::size_t stage, const StageEnd& end);

// Whether a pair speaks of all coordinates that its stage does not name elsewhere.
bool isForTheRest(const GivenPair& pair);

// The names of the holds of all stages, each once, in order of first use.
std::vector<std::string> namesOfHolds(const Scenario& scenario);

}  // namespace sinew
