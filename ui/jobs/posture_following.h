#pragma once

#include <memory>
#include <stop_token>

#include "core/statics/followed_posture.h"
#include "ui/jobs/solved.h"

namespace sinew {

// Whether a solution gives way so far that it is worth following.
bool givesWay(const Solved& solved);

// followPosture(), which may take a second for a large model. Never throws.
FollowedPosture followedOf(const std::shared_ptr<const Solved>& solved, const std::stop_token& stop);

}  // namespace sinew
