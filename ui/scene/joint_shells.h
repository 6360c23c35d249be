#pragma once

#include <vector>

#include "core/mechanism/kinematics.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// The layers of joints as spheres of glass around their centres, from the core outwards; each is picked as its joint.
// model: the (expanded) one that the mechanism is of.
std::vector<SceneWrap> jointShells(const Model& model, const Mechanism& mechanism, const Configuration& configuration);

}  // namespace sinew
