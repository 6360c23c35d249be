#pragma once

#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// Checks of what only motion needs. path: that of the body, of the stop.
void checkInertia(const Body& body, const std::string& path, Space space, ProblemList& problems);
void checkStop(const Coordinate& coordinate, const std::string& path, ProblemList& problems);

}  // namespace sinew
