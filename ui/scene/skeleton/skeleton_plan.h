#pragma once

#include <optional>
#include <vector>

#include "core/model/model.h"
#include "ui/scene/scene.h"
#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// The bones that a body or segment of a model carries, and where they are on it.
struct PlannedBones {
    CarriedBones carried;                                     // none: it keeps its rod
    Eigen::Isometry3d place = Eigen::Isometry3d::Identity();  // in the carrier's frame
    double aside = 0;  // m, to the person's right: limbs that are hinged in the middle of the trunk are drawn beside it
    // Of segments. Their bones are stretched along `along` (unit, the bones' frame) from their length at rest, m.
    bool isFromTip = false;  // the place moves with the tip
    Vector3 along = Vector3::UnitY();
    double length = 0;
    Vector3 telescope = Vector3::Zero();  // m, from the joints to a telescope beside the bones, the bones' frame
    // Of a trunk: from the belt to the plate at the shoulder blades, m along the segment at rest; 0 and 0: all of it.
    double telescopeFrom = 0, telescopeTo = 0;
    // Ground frame, m: of hands that hold a bar; they are closed while the carrier's origin is there, else open.
    std::optional<Vector3> heldBar = {};
};

// By the model's bodies and segments.
struct SkeletonPlan {
    std::vector<PlannedBones> bodies, segments;
};

// Which bones the bodies and segments of a model carry, and how large they are by the model's own joint centres. Names are
// those of the human of seventeen bodies and of figures of few links (bone_carriers.h). A body carries bones when it is drawn
// as a rod and its joints lie as a person's do: frames parallel when standing, trunk along y, limbs along -y from the joint
// nearer to the pelvis; a segment lies along its x axis either way. All others keep their rods.
SkeletonPlan skeletonPlan(const Model& model);

// Gives bodies and segments, which are the plan's in its order, their bones and puts what moves of these in its place.
void addBones(const SkeletonPlan& plan, std::vector<SceneBody>& bodies, std::vector<SceneSegment>& segments);

}  // namespace sinew
