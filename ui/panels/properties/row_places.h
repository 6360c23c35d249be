#pragma once

#include <vector>

#include "core/document/project.h"
#include "core/schema/place.h"

namespace sinew {

// The items and parts of an object on the way to one of its parts, outermost first, by the places that property rows give
// them. A selection may name an item otherwise: by its name or by its number.
std::vector<Place> rowPlacesOf(const Project& project, const Place& object, const Place& part);

// Where a part of one object, or that object itself, is in another one.
Place sameIn(const Place& another, const Place& place, const Place& object);

}  // namespace sinew
