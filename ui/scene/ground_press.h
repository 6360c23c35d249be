#pragma once

#include <optional>
#include <vector>

#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// Unit, ground frame: against gravity, or along y where there is none.
Vector3 upOf(const Model& model);

// The mark of a force that acts at a place on one of the grounds; absent where there is none, as below hands on a bar.
// size: the scene's, m.
std::optional<ScenePress> pressAt(const Vector3& place, const std::vector<SceneGround>& grounds, double size);

}  // namespace sinew
