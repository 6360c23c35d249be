#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/document/project.h"
#include "core/model/model_problem.h"
#include "core/schema/place.h"

namespace sinew {

// What a person can do about a problem: a verb (see verbs()) and what a button says. further: verbs that follow it, all one
// edit with it.
struct ProblemAction {
    Sentence title;
    std::string verb;  // {"verb": ...}
    std::vector<std::string> further = {};

    bool operator==(const ProblemAction&) const = default;
};

// Something wrong in a project, at its object.
struct Problem {
    Place place;  // objects of lists by name: links/psoas/path/1/body; scenario/stages/swing/...
    Diagnostic diagnostic;
    std::vector<ProblemAction> actions = {};

    bool operator==(const Problem&) const = default;
};

// All that keeps a project from being computed with (errors) or looks unintended (warnings), errors first. A scenario is
// checked only against a model without errors. ofModel: what is known to be wrong with the model, from validate() or, with
// what compiling finds, from compileWithProblems(). Never throws.
std::vector<Problem> problemsOf(const Project& project, std::vector<ModelProblem> ofModel);

// The same with what validate() says of the model.
std::vector<Problem> problemsOf(const Project& project);

// Whether none of a project's problems is an error of its model.
bool isModelSound(const std::vector<Problem>& problems);

}  // namespace sinew
