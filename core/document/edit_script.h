#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "core/model/model_problem.h"

namespace sinew {

// A project after the verbs of a script, a list of {"verb": NAME, ...} as verbs() has them: all of them, or none. The
// reason says which verb was refused, counted from 1. What it lacks afterwards is an error too, unless
// mayBeUnsound. check: what is wrong with a model, validate() or more.
using ModelCheck = std::function<std::vector<ModelProblem>(const Model&)>;
Result<Project> withScriptFile(const Project& project, const std::string& path, bool mayBeUnsound,
                               const ModelCheck& check);

// All verbs with their arguments, for a person.
void printVerbs(std::ostream& stream);

}  // namespace sinew
