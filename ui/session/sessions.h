#pragma once

#include "core/base/project_part.h"

namespace sinew {

class FixationSession;
class MotionSession;
class Session;

// What all views of a window share.
struct Sessions {
    Session& session;
    MotionSession& motion;
    FixationSession& fixation;
};

// Whether a part of the project is not in its file as it is now; any of them.
bool isModified(const Sessions& sessions, ProjectPart part);
bool isModified(const Sessions& sessions);

}  // namespace sinew
