#pragma once

#include "core/model/problem_list.h"

namespace sinew {

// Checks of what only motion needs. path: that of the body, of the coordinate.
void checkInertia(const Body& body, const std::string& path, Space space, ProblemList& problems);
void checkResistance(const Coordinate& coordinate, const std::string& path, ProblemList& problems);

}  // namespace sinew
