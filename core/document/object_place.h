#pragma once

#include <optional>

#include "core/base/object_id.h"
#include "core/schema/place.h"

namespace sinew {

// Where an object of a model stands in its file. Nothing for no object.
std::optional<Place> placeOf(const ObjectId& id);

}  // namespace sinew
