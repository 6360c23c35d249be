#pragma once

#include <vector>

#include "core/model/fixation.h"
#include "core/model/model_problem.h"
#include "core/scenario/scenario.h"

namespace sinew {

// All that keeps a model from being computed with (errors) or looks unintended (warnings), at its place in the file. What
// descriptions say of each object by itself: names that are unique and that exist ("did you mean"), finite numbers
// within their bounds, needed fields, axes and normals of some length, functions of some points, nothing that leaves the
// plane of a plane model. And how the objects fit together, see checkWhole(). Never throws. What only lengths in
// the rest posture tell of links is left to compileWithProblems().
std::vector<ModelProblem> validate(const Model& model);

// The same for a scenario of a model. Columns are looked up in tables that have been read. For a model with errors
// there is that one remark.
std::vector<ModelProblem> validateScenario(const Scenario& scenario, const Model& model);

// The same for a model in which validate() has found no errors.
std::vector<ModelProblem> validateOnSoundModel(const Scenario& scenario, const Model& model);

// The same for a fixation, by itself. How bone, plane and fixator fit together is found by buildConstruct().
std::vector<ModelProblem> validateFixation(const Fixation& fixation);

// The same with the names of the model that it is of.
std::vector<ModelProblem> validateFixation(const Fixation& fixation, const Model& model);

}  // namespace sinew
