#pragma once

#include "ui/workspaces/status_texts.h"

namespace sinew {

class Session;

// Whether the solution of the posture may be used, that it is not all of the load, how many links pull or are at their
// strength, and what they share the load by.
StatusTexts postureStatus(const Session& session);

// Where the model as it is edited cannot be computed with: says so in place of the state, since what is shown is that of
// the last one that could be.
void markFormer(const Session& session, StatusTexts& texts);

}  // namespace sinew
