#pragma once

namespace sinew {

// Whose frame the 3D view and the panels show.
enum class FrameSource {
    Posture,    // the newest solution of the posture
    Recording,  // the recording of a motion, at the time cursor
    Fixation,   // what a fixation carries in one posture
};

}  // namespace sinew
