#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/document/project.h"

namespace sinew {

// A project after the verbs of a script, a list of {"verb": NAME, ...} as verbs() has them: all of them, or none. The
// reason says which verb was refused, counted from 1. What it lacks afterwards is an error too, unless
// mayBeUnsound.
Result<Project> withScriptFile(const Project& project, const std::string& path, bool mayBeUnsound);

// All verbs with their arguments, for a person.
void printVerbs(std::ostream& stream);

}  // namespace sinew
