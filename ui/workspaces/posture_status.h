#pragma once

#include "ui/workspaces/status_texts.h"

namespace sinew {

class Session;

// Whether the solution of the posture may be used, that it is not all of the load, how many links pull, and what they
// share the load by.
StatusTexts postureStatus(const Session& session);

}  // namespace sinew
