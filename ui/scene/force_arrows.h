#pragma once

#include "ui/scene/scene_builder.h"

namespace sinew {

// The arrows of loads and, where forces are shown, of joints and contacts, in a scene whose size and figure are there; their
// lengths follow from the largest of them. Loads at one point say their names; where arrows lie on each other, in one label.
void addForceArrows(const SceneInput& input, Scene& scene);

}  // namespace sinew
