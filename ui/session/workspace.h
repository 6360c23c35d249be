#pragma once

namespace sinew {

// What a person is at: the panels are arranged for it, and the 3D view shows its results.
enum class Workspace { Posture, Motion };

}  // namespace sinew
