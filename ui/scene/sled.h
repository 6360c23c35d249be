#pragma once

#include <optional>
#include <vector>

#include "ui/scene/scene.h"

namespace sinew {

// A seat on a carriage with a foot plate, and the rails that it slides on.

// Parts of a body with the shape of a seat. isStrapped: with a lap belt.
void addSeat(const SceneBody& seat, bool isStrapped, SceneSolid& solid);

// Two rails under a seat that a motion moves straight ahead on the level: under all places where it is. Absent for any other
// motion. seat: its poses over the motion; up: unit.
std::optional<SceneSolid> railsUnder(const ObjectId& seat, const std::vector<Eigen::Isometry3d>& poses,
                                     const Vector3& up);

}  // namespace sinew
