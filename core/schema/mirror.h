#pragma once

#include <set>
#include <string>

#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// The model seen in a mirror at the plane z = 0 of every frame: positions, forces and axes are reflected so that each
// coordinate keeps its meaning (flexion stays flexion, abduction stays abduction); names and titles swap right and
// left ("_r" and "_l", "right" and "left").
Model mirrored(const Model& model);

// A scenario of that model so that its motion is seen in the mirror. Names stay: of objects of the model they are still
// those from before.
Scenario mirrored(const Scenario& scenario, const Model& model);

// A case so that the hip is seen in the mirror: all of its signs are clinical, so its side and the hand of its mesh change.
Fixation mirrored(Fixation fixation);

// Coordinates of ball and free joints that are components along x or y of a rotation vector, or along z of a
// translation, and the second angles of segments: they change sign, since there are no axes that could be turned round
// instead.
std::set<std::string> coordinatesThatChangeSign(const Model& model);

}  // namespace sinew
