#pragma once

#include <vector>

#include "core/document/problems.h"

namespace sinew {

// What no check of objects finds, in a project without errors: coordinates that nothing holds in a posture, and bodies
// that move and have no mass. These are warnings once there is a motion; without one they are hints, and only under
// gravity, since a model for statics alone needs no masses. Cost: coordinates times links.
void addWhatIsMissing(const Project& project, std::vector<Problem>& problems);

}  // namespace sinew
