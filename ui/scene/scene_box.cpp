#include "ui/scene/scene_box.h"

#include <algorithm>

namespace sinew {

void extendBox(const Scene& scene, Eigen::AlignedBox3d& box)
{
    for (const SceneBody& body : scene.bodies) {
        for (const Landmark& landmark : body.landmarks)
            box.extend(body.pose * landmark.position);
        for (const Vector3& joint : body.joints)
            box.extend(body.pose * joint);
        for (const Vector3& end : reachOf(body.bones.carried))
            box.extend(poseOfBones(body) * end);
    }
    for (const SceneSegment& segment : scene.segments) {
        box.extend(segment.at(0));
        box.extend(segment.at(segment.length));
        for (const Vector3& end : reachOf(segment.bones.carried))
            box.extend(poseOfBones(segment) * end);
    }
    for (const SceneStrand& strand : scene.strands) {
        for (const Vector3& point : strand.points)
            box.extend(point);
    }
    for (const SceneSolid& solid : scene.solids)
        extendBox(solid, box);
}

void extendBox(const SceneSolid& solid, Eigen::AlignedBox3d& box)
{
    for (const SolidPart& part : solid.parts) {
        const Vector3 around = Vector3::Constant(std::max(part.radius, 0.5 * part.height));
        for (const Vector3& point : part.line)
            box.extend(Eigen::AlignedBox3d(point - around, point + around));
    }
}

}  // namespace sinew
