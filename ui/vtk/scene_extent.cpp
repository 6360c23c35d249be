#include "ui/vtk/scene_sync.h"

namespace sinew {

namespace {

// Every tenth point of a bone bounds it to a few millimetres.
template <class Shows>
void addBoneExtent(const std::shared_ptr<const BoneMesh>& mesh, const Eigen::Affine3d& pose, Shows&& shows,
                   std::vector<Vector3>& points)
{
    for (vtkIdType k = 0; mesh && k < mesh->surface->GetNumberOfPoints(); k += 10) {
        Vector3 p;
        mesh->surface->GetPoint(k, p.data());
        if (shows(p))
            points.push_back(pose * p);
    }
}

}  // namespace

std::vector<Vector3> SceneSync::figureExtent(bool selectedOnly) const
{
    std::vector<Vector3> points;
    const auto counts = [selectedOnly](bool visible, bool selected) { return visible && (selected || !selectedOnly); };
    for (std::size_t i = 0; i < m_scene.bodies.size(); ++i) {
        const SceneBody& body = m_scene.bodies[i];
        if (!counts(body.visible, body.selected) || body.shape == BodyShape::None)
            continue;
        for (const Landmark& landmark : body.landmarks)
            points.push_back(body.pose * landmark.position);
        for (const Vector3& joint : body.joints)
            points.push_back(body.pose * joint);
        addBoneExtent(
            bone(i), poseOfBones(body), [&](const Vector3& p) { return body.shows(p); }, points);
    }
    for (const SceneSegment& segment : m_scene.segments) {
        if (!counts(segment.visible, segment.selected))
            continue;
        points.insert(points.end(), {segment.at(0), segment.at(segment.length)});
        addBoneExtent(
            bone(segment.id), poseOfBones(segment), [](const Vector3&) { return true; }, points);
    }
    return points;
}

std::vector<Vector3> SceneSync::extent(bool selectedOnly) const
{
    // The view of a motion must not follow its arrows.
    if (!selectedOnly && !m_scene.reach.empty())
        return m_scene.reach;
    std::vector<Vector3> points = figureExtent(selectedOnly);
    const auto counts = [selectedOnly](bool visible, bool selected) { return visible && (selected || !selectedOnly); };
    for (const SceneSolid& solid : m_scene.solids) {
        for (const SolidPart& part : solid.parts) {
            if (counts(solid.visible, solid.selected))
                points.insert(points.end(), part.line.begin(), part.line.end());
        }
    }
    for (const ScenePatch& patch : m_scene.patches.pieces) {
        if (!selectedOnly)
            points.insert(points.end(), patch.corners.begin(), patch.corners.end());
    }
    for (const SceneOutline& outline : m_scene.outlines) {
        if (!selectedOnly)
            points.insert(points.end(), outline.corners.begin(), outline.corners.end());
    }
    for (const SceneStrand& strand : m_scene.strands) {
        if (counts(strand.visible, strand.selected))
            points.insert(points.end(), strand.points.begin(), strand.points.end());
    }
    for (const SceneArrow& arrow : m_scene.arrows) {
        if (counts(arrow.visible, arrow.selected)) {
            const std::vector<Vector3> line = lineOf(arrow);
            points.insert(points.end(), line.begin(), line.end());
        }
    }
    for (const SceneNode& node : m_scene.nodes) {
        if (counts(true, node.selected))
            points.push_back(node.position);
    }
    return points;
}

}  // namespace sinew
