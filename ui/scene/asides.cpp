#include "ui/scene/asides.h"

#include <algorithm>

#include "core/model/expand_segments.h"

namespace sinew {

std::vector<Vector3> asidesOf(const Model& model, const Mechanism& mechanism, const Scene& scene)
{
    std::vector<Vector3> asides(mechanism.bodyNames.size(), Vector3::Zero());
    std::size_t next = 1;
    for (const SceneBody& body : scene.bodies)
        asides[next++] = body.bones.aside;
    for (std::size_t s = 0; s < scene.segments.size(); ++s) {
        for (std::size_t part = partNames(model.segments[s]).size(); part > 0; --part)
            asides[next++] = scene.segments[s].bones.aside;
    }
    for (std::size_t b = 0; b < scene.bodies.size(); ++b) {
        const auto isHingedToIt = [&](const CompiledJoint& joint) { return joint.parent == static_cast<int>(b) + 1; };
        const auto joint = std::ranges::find_if(mechanism.joints, isHingedToIt);
        if (scene.bodies[b].shape == BodyShape::None && joint != mechanism.joints.end())
            asides[b + 1] = asides[static_cast<std::size_t>(joint->child)];
    }
    return asides;
}

}  // namespace sinew
