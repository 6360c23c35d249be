#pragma once

#include <optional>
#include <vector>

#include "core/model/model.h"
#include "ui/scene/scene.h"
#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// Which bones the bodies of a model carry, by body, and how large they are by the model's own joint centres. Known are
// the bodies of the human of seventeen bodies by their names (pelvis, abdomen, thorax, neck, head; left_ and right_
// upper_arm, forearm, hand, thigh, shank, foot). A body carries bones when it is drawn as a rod and its joints lie as
// that figure's do: frames parallel when standing, origin at the joint nearer to the pelvis, trunk along y, limbs along
// -y. Absent for all others.
using SkeletonPlan = std::vector<std::optional<SkeletonBody>>;
SkeletonPlan skeletonPlan(const Model& model);

// Gives bodies, which are the plan's in its order, their bones and puts what moves of these in its place.
void addBones(const SkeletonPlan& plan, std::vector<SceneBody>& bodies);

}  // namespace sinew
