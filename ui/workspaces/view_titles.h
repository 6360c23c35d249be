#pragma once

#include <QString>

#include "core/base/project_part.h"

namespace sinew {

class FixationSession;
class MotionSession;
class Session;
struct Sessions;

// What the model and the scenario are called: by their file; an example, which is a copy without one, by the file it was
// read from; a model that was made by its own name.
QString documentName(const Session& session);
QString scenarioName(const MotionSession& motion);
QString fixationName(const FixationSession& fixation);

// What of the project is in no file as it is now, beside the part that a title names: " · fixation not saved".
QString unsavedBeside(ProjectPart named, const Sessions& sessions);

// What the 3D view shows, in a line: the model, its activity and posture, and what of it a person has changed.
QString postureTitle(const Session& session);

// The scenario, the stage at the cursor, and what the recording lacks.
QString motionTitle(const MotionSession& motion);

}  // namespace sinew
