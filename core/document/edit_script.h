#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/model/model.h"

namespace sinew {

// A model after the verbs of a script, a list of {"verb": NAME, ...} as verbs() has them: all of them, or none. The
// reason says which verb was refused, counted from 1. What the model lacks afterwards is an error too, unless
// mayBeUnsound.
Result<Model> withScriptFile(const Model& model, const std::string& path, bool mayBeUnsound);

// All verbs with their arguments, for a person.
void printVerbs(std::ostream& stream);

}  // namespace sinew
