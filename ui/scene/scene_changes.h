#pragma once

#include "ui/scene/scene.h"

namespace sinew {

// What of a scene looks different from another one. What is selected is an outline of its own and does not count.
struct SceneChanges {
    bool strands = true;
    bool arrows = true;
    bool solids = true;    // rods, segments and nodes
    bool devices = true;   // solids of metal
    bool surfaces = true;  // patches and outlines
    bool wraps = true;
    bool stillMotion = true;  // ghosts, ways and grounds: the same objects as before look as before
};

SceneChanges changesBetween(const Scene& shown, const Scene& next);

}  // namespace sinew
