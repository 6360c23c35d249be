#pragma once

#include <vector>

#include "core/document/problems.h"

namespace sinew {

// What a person can do about each problem that the checks found, where one verb settles it.
void addActions(const Project& project, std::vector<Problem>& problems);

// What no check of objects finds, in a project without errors: coordinates that nothing holds in a posture, bodies that
// move and have no mass in a motion. Cost: coordinates times links.
void addWhatIsMissing(const Project& project, std::vector<Problem>& problems);

}  // namespace sinew
