#pragma once

#include <QString>

namespace sinew {

class MotionSession;
class Session;

// What the 3D view shows, in a line: the model, its activity and posture, and what of it a person has changed.
QString postureTitle(const Session& session);

// The scenario, the stage at the cursor, and what the recording lacks.
QString motionTitle(const MotionSession& motion);

}  // namespace sinew
