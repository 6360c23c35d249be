#pragma once

#include <vector>

#include "core/document/problems.h"

namespace sinew {

// What a person can do about each problem that the checks found, where one verb settles it.
void addActions(const Project& project, std::vector<Problem>& problems);

}  // namespace sinew
