#include "ui/scene/scene_changes.h"

#include <algorithm>

namespace sinew {

namespace {

bool isSame(const Landmark& a, const Landmark& b)
{
    return a.name == b.name && a.position == b.position;
}

bool isSame(const SceneBones& a, const SceneBones& b)
{
    const auto samePose
        = [](const Eigen::Isometry3d& x, const Eigen::Isometry3d& y) { return x.matrix() == y.matrix(); };
    return a.carried == b.carried && a.place.matrix() == b.place.matrix()
           && std::ranges::equal(a.movingParts, b.movingParts, samePose);
}

bool isSame(const SceneBody& a, const SceneBody& b)
{
    const auto sameLandmark = [](const Landmark& x, const Landmark& y) { return isSame(x, y); };
    return a.visible == b.visible && a.shape == b.shape && a.pose.matrix() == b.pose.matrix() && a.joints == b.joints
           && a.surface == b.surface && isSame(a.bones, b.bones)
           && std::equal(a.landmarks.begin(), a.landmarks.end(), b.landmarks.begin(), b.landmarks.end(), sameLandmark);
}

bool isSame(const SceneStrand& a, const SceneStrand& b)
{
    return a.force == b.force && a.engaged == b.engaged && a.visible == b.visible && a.thickness == b.thickness
           && a.points == b.points && a.across == b.across;
}

bool isSame(const SceneMass& a, const SceneMass& b)
{
    return a.at == b.at && a.size == b.size;
}

bool isSame(const SceneSegment& a, const SceneSegment& b)
{
    const auto sameMass = [](const SceneMass& x, const SceneMass& y) { return isSame(x, y); };
    return a.visible == b.visible && a.hinged == b.hinged && a.length == b.length && a.pieces == b.pieces
           && a.collars == b.collars && a.isVariable == b.isVariable && a.pose.matrix() == b.pose.matrix()
           && a.aside == b.aside && a.telescope == b.telescope && isSame(a.bones, b.bones)
           && std::equal(a.masses.begin(), a.masses.end(), b.masses.begin(), b.masses.end(), sameMass);
}

bool isSame(const SceneArrow& a, const SceneArrow& b)
{
    return a.kind == b.kind && a.visible == b.visible && a.tip == b.tip && a.vector == b.vector && a.bend == b.bend;
}

bool isSame(const SceneNode& a, const SceneNode& b)
{
    return a.position == b.position && a.floating == b.floating;
}

bool isSame(const SceneSolid& a, const SceneSolid& b)
{
    return a.visible == b.visible && a.refused == b.refused && a.parts == b.parts;
}

bool isSame(const SceneWrap& a, const SceneWrap& b)
{
    return a.visible == b.visible && a.shape == b.shape && a.radii == b.radii && a.ringRadius == b.ringRadius
           && a.pose.matrix() == b.pose.matrix();
}

bool isSame(const SceneOutline& a, const SceneOutline& b)
{
    return a.corners == b.corners;
}

bool isSame(const SceneTrail& a, const SceneTrail& b)
{
    return a.points == b.points;
}

bool isSame(const SceneGround& a, const SceneGround& b)
{
    return a.centre == b.centre && a.normal == b.normal && a.reach == b.reach;
}

template <class Part>
bool areSame(const std::vector<Part>& a, const std::vector<Part>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Part& x, const Part& y) { return isSame(x, y); });
}

}  // namespace

SceneChanges changesBetween(const Scene& shown, const Scene& next)
{
    const bool resized = shown.size != next.size;
    SceneChanges changes;
    changes.strands = resized || shown.tensionScale != next.tensionScale || shown.solved != next.solved
                      || !areSame(shown.strands, next.strands);
    changes.arrows = resized || !areSame(shown.arrows, next.arrows);
    changes.solids = resized || !areSame(shown.bodies, next.bodies) || !areSame(shown.segments, next.segments)
                     || !areSame(shown.nodes, next.nodes);
    changes.devices = resized || !areSame(shown.solids, next.solids);
    changes.surfaces = resized || shown.patches.scale != next.patches.scale
                       || shown.patches.normal != next.patches.normal || shown.patches.pieces != next.patches.pieces
                       || !areSame(shown.outlines, next.outlines);
    changes.wraps = !areSame(shown.wraps, next.wraps);
    changes.stillMotion = resized || shown.ghosts != next.ghosts || !areSame(shown.trails, next.trails)
                          || !areSame(shown.grounds, next.grounds);
    return changes;
}

}  // namespace sinew
