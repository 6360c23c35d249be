#pragma once

#include <optional>

#include "core/base/object_id.h"
#include "core/schema/place.h"

namespace sinew {

// Where an object of a project stands. Nothing for no object.
std::optional<Place> placeOf(const ObjectId& id);

// The object at a place or around it, and the rest of the steps: of "links/psoas/path/1" the link and "path/1".
struct ObjectAt {
    ObjectId id;
    Place part;
};
ObjectAt objectAt(const Place& place);

}  // namespace sinew
