#pragma once

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

// Whether a part of the project is not in its file as it is now.
bool isModified(const Sessions& sessions);

}  // namespace sinew
