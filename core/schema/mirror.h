#pragma once

#include "core/model/model.h"

namespace sinew {

// The model seen in a mirror at the plane z = 0 of every frame: positions, forces and axes are reflected so that each
// coordinate keeps its meaning (flexion stays flexion, abduction stays abduction); names and titles swap right and
// left ("_r" and "_l", "right" and "left").
Model mirrored(const Model& model);

}  // namespace sinew
