#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/io/object_reader.h"
#include "core/schema/place.h"

namespace sinew {

// The objects of a model, and of a scenario, beside those of a project. One whose name is taken gets another, and what
// refers to it among the objects follows; other names mean what they name in the project. A source that is there already
// is not repeated. A model without objects takes over the space, gravity and other fields too; objects of a scenario are
// left out when the project has none.
//
// Fractions of a body weight are of the person of their own model: beside a person of another weight they become kg, N
// and N m, and the report says so, at an offset of its text. A project without a body weight takes that of the objects;
// those without one count in that of the project.
Project withPasted(const Project& project, Project objects, std::size_t offset, TextReport& report);

// The same with objects as a text of copiedText() has them. Nothing when they cannot be read; the report says why. Unknown
// keys of an object are kept, unless the report refuses them.
std::optional<Project> withPastedObjects(const Project& project, const JsonNode& objects, TextReport& report);

// Objects at places as a text that the verb "paste" takes: {"bodies": [...], "scenario": {"stages": [...]}}. What stands
// nowhere, or in no list of the model or scenario itself, is left out; empty when that is all. With the body weight that
// fractions among them are of.
std::string copiedText(const Project& project, const std::vector<Place>& places);

}  // namespace sinew
