#include "ui/scene/skeleton/held_bar.h"

#include <algorithm>

namespace sinew {

namespace {

std::optional<HeldBar> heldBy(const Model& model, std::size_t hands)
{
    std::string body = model.bodies[hands].name;
    Vector3 place = Vector3::Zero();
    for (std::size_t steps = 0; steps <= model.joints.size(); ++steps) {
        const auto joint = std::ranges::find(model.joints, body, &Joint::child);
        const bool isPlain = joint != model.joints.end() && joint->inParent.orientation.isZero(1e-6)
                             && joint->inChild.position.isZero(1e-6);
        if (!isPlain)
            return std::nullopt;
        place += joint->inParent.position;
        if (joint->parent == groundName)
            return HeldBar{joint->name, place, hands};
        const Body* parent = findBody(model, joint->parent);
        if (!parent || parent->shape != BodyShape::None)
            return std::nullopt;
        body = joint->parent;
    }
    return std::nullopt;
}

}  // namespace

std::optional<HeldBar> heldBar(const Model& model, const std::vector<BoneCarrier>& carriers)
{
    for (const BoneCarrier& carrier : carriers) {
        const bool endsInHand = carrier.last == SkeletonPart::Hand || carrier.last == SkeletonPart::Forearm;
        if (carrier.isSegment || !carrier.isReversed || !endsInHand)
            continue;
        if (auto bar = heldBy(model, carrier.index))
            return bar;
    }
    return std::nullopt;
}

}  // namespace sinew
