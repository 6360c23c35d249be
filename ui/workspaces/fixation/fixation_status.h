#pragma once

#include "ui/workspaces/status_texts.h"

namespace sinew {

class FixationSession;

// Whether what is shown may be used, and what no answer may be used for.
StatusTexts fixationStatus(const FixationSession& fixation);

// "Right femur · walking, peak · worst of 3 postures".
QString fixationTitle(const FixationSession& fixation);

}  // namespace sinew
