#pragma once

#include "core/mechanism/dynamics.h"

namespace sinew {

// Body weight, gravity and loads of a model. mechanism: that of the model; loads may name parts of segments.
Surroundings surroundingsOf(const Model& model, const Mechanism& mechanism);

}  // namespace sinew
