#pragma once

#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/schema/place.h"

namespace sinew {

// A project with more objects, and where these stand in it.
struct Pasted {
    Project project;
    std::vector<Place> places;
};

// The objects of a model beside those of a project. One whose name is taken gets another, and what refers to it among
// the objects follows; other names mean what they name in the project. A source that is there already is not repeated.
// A model without objects takes over the space, gravity and other fields too.
Pasted withPasted(const Project& project, Model objects);

// The same for objects of a scenario; nothing happens to a project without one.
Pasted withPasted(const Project& project, Scenario objects);

// Objects at places as a text that the verb "paste" takes: {"bodies": [...], "scenario": {"stages": [...]}}. What stands
// nowhere, or in no list of the model or scenario itself, is left out; empty when that is all.
std::string copiedText(const Project& project, const std::vector<Place>& places);

}  // namespace sinew
