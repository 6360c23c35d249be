#pragma once

#include "ui/workspaces/status_texts.h"

namespace sinew {

class MotionSession;

// How the last run of the scenario went, and the order of the equations at the time cursor. Sixty times a second while
// it plays.
StatusTexts motionStatus(const MotionSession& motion);

}  // namespace sinew
