#pragma once

#include <utility>
#include <vector>

#include "ui/scene/scene.h"

namespace sinew {

// The straight pieces of a rod, ground frame: from its first joint to the others and to the landmarks that are no
// joints. size: the scene's, m.
std::vector<std::pair<Vector3, Vector3>> rodSegments(const SceneBody& body, double size);

}  // namespace sinew
