#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/model.h"
#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// Which bodies and segments of a model stand for which parts of a person, and where a person's joints lie on them.

enum class CarrierSide {
    Middle,  // of the trunk
    Right,
    Left,
    Both,    // both limbs as one body
    Single,  // one limb of a figure that has no other; drawn as a right one
};

struct PartOfSide {
    SkeletonPart part;
    bool isLeft;

    auto operator<=>(const PartOfSide&) const = default;
};

// A body or segment that stands for the parts from `first` to `last`. In its frame a body lies along y, a segment along x.
struct BoneCarrier {
    std::size_t index = 0;  // in the model's bodies or segments
    bool isSegment = false;
    SkeletonPart first, last;
    CarrierSide side = CarrierSide::Middle;
    bool isReversed = false;  // its own joint is the one farther from the pelvis
    // Where the joints at the upper ends of parts lie on it, m, its frame: of its first part, and of those that hang on it.
    std::map<PartOfSide, Vector3> joints = {};

    bool isOf(PartOfSide part) const
    {
        const bool fits
            = side == CarrierSide::Middle || side == CarrierSide::Both || (side == CarrierSide::Left) == part.isLeft;
        return first <= part.part && part.part <= last && fits;
    }
    std::vector<bool> lefts() const;  // of the limbs that it stands for, whether they are left ones
};

// Landmarks where closed hands hold something: on the body of one hand, and on a trunk that carries both.
inline constexpr std::string_view gripName = "grip", rightGripName = "right grip", leftGripName = "left grip";

// What a part hangs on, toward the pelvis; of the pelvis itself: the pelvis.
SkeletonPart parentOf(SkeletonPart part);
// What hangs on the end of a limb's part; absent for hands, feet and parts of the trunk.
std::optional<SkeletonPart> nextOf(SkeletonPart part);
bool isOfLimb(SkeletonPart part);

// Of names without a side: pelvis, abdomen, thorax, neck, head, trunk; with left_ or right_, or support_ (right) or swing_
// (left) before it, or _l or _r behind it: upper_arm, forearm, hand, thigh, shank, foot; one such limb alone without; arms
// and legs for both.
// Joints count only where the frames are parallel and the child's joint is in its origin.
std::vector<BoneCarrier> findCarriers(const Model& model);

}  // namespace sinew
