#pragma once

#include <vector>

#include "core/document/names.h"
#include "core/document/project.h"
#include "core/schema/place.h"

namespace sinew {

// Removes what depends on an item that a project has no more, and what depends on that. before: the project with the
// item; names: those of the item that nothing has any more. The places of what went, as Removal::dependants.
std::vector<Place> removeDependants(Project& project, const Project& before, const Place& item,
                                    std::vector<NameChange> names);

}  // namespace sinew
