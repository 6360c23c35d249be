#pragma once

#include <optional>

#include "core/model/link.h"

namespace sinew {

// Pa: a force (N, tension positive) over the cross-section that the link states; nothing for links that state none.
std::optional<double> stressOf(const Link& link, double force);

// Whether a force takes all of the strength that the link states, or more. Links that state none bear any force.
bool isAtStrength(const Link& link, double force);

}  // namespace sinew
