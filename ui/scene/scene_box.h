#pragma once

#include <Eigen/Geometry>

#include "ui/scene/scene.h"

namespace sinew {

// Extends a box, ground frame, by the room that things of a scene take: bodies with their bones, segments, strands and solids.
void extendBox(const Scene& scene, Eigen::AlignedBox3d& box);
void extendBox(const SceneSolid& solid, Eigen::AlignedBox3d& box);

}  // namespace sinew
