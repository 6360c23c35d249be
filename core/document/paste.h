#pragma once

#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/schema/place.h"

namespace sinew {

// The objects of a model, and of a scenario, beside those of a project. One whose name is taken gets another, and what
// refers to it among the objects follows; other names mean what they name in the project. A source that is there already
// is not repeated. A model without objects takes over the space, gravity and other fields too; objects of a scenario are
// left out when the project has none.
Project withPasted(const Project& project, Project objects);

// Objects at places as a text that the verb "paste" takes: {"bodies": [...], "scenario": {"stages": [...]}}. What stands
// nowhere, or in no list of the model or scenario itself, is left out; empty when that is all.
std::string copiedText(const Project& project, const std::vector<Place>& places);

}  // namespace sinew
