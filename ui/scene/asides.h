#pragma once

#include <vector>

#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// Scene::asides of a scene whose bodies and segments are the model's with their bones: forces are drawn at the bones that they
// act on. A place that is not drawn goes with what is hinged to it.
std::vector<Vector3> asidesOf(const Model& model, const Mechanism& mechanism, const Scene& scene);

}  // namespace sinew
