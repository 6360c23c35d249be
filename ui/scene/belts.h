#pragma once

#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// Makes flat bands of the strands of links that are belts; the strands are the model's in its order. A belt from a seat to a
// chest with bones is drawn over the right shoulder. From its end a strap, which carries no force in the model, runs on to
// the left hip; it is a part of the seat. Its force and length are those of the straight line that the model states.
void layBelts(const Model& model, Scene& scene);

}  // namespace sinew
