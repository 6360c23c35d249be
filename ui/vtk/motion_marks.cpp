#include "ui/vtk/motion_marks.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/base/constants.h"
#include "ui/vtk/shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

// Shares of the scene's size. A ghost is thinner than the figure, which so hides it where they meet.
constexpr double ghostRadius = 0.0050;
constexpr double wayRadius = 0.0020, passedRadius = 0.0026, dashPeriod = 0.020;
constexpr double groundRadius = 0.0024, gridRadius = 0.0012;
constexpr int gridLines = 12;
constexpr double thinning = 0.2;        // of a way's radius: how far it may leave its curve
constexpr std::size_t longestRun = 32;  // points left out at once, so that thinning stays linear

Rgb backgroundOf(const Palette& palette)
{
    return mixed(palette.skyTop, palette.skyBottom, 0.5);
}

// Whether all points between two lie near the straight way from one to the other.
bool isStraight(std::span<const Vector3> points, std::size_t from, std::size_t to, double tolerance)
{
    const Vector3 way = points[to] - points[from];
    const double square = way.squaredNorm();
    return std::all_of(points.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                       points.begin() + static_cast<std::ptrdiff_t>(to), [&](const Vector3& point) {
                           const Vector3 off = point - points[from];
                           const double along = square > 0 ? std::clamp(off.dot(way) / square, 0.0, 1.0) : 0;
                           return (off - along * way).norm() <= tolerance;
                       });
}

// A way without the points that nobody would miss: a recording has hundreds where a few dozen show the same curve. The
// first ones of a way stay the same when it grows.
std::vector<Vector3> thinned(std::span<const Vector3> points, double tolerance)
{
    std::vector<Vector3> kept;
    std::size_t last = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0 && i + 1 < points.size() && i - last < longestRun && isStraight(points, last, i + 1, tolerance))
            continue;
        kept.push_back(points[i]);
        last = i;
    }
    return kept;
}

void appendGrid(MeshBatch& batch, const SceneGround& ground, double radius, Rgb colour)
{
    const Vector3 across = ground.normal.unitOrthogonal(), along = ground.normal.cross(across);
    for (const auto& [side, way] : {std::pair(across, along), std::pair(along, across)}) {
        for (int i = -gridLines / 2; i <= gridLines / 2; ++i) {
            const Vector3 middle = ground.centre + 2.0 * i / gridLines * ground.reach * side;
            appendTube(batch, {middle - ground.reach * way, middle + ground.reach * way}, {radius, colour, 4, false});
        }
    }
}

}  // namespace

Rgb ghostColour(const SceneGhost& ghost, const Palette& palette)
{
    const Rgb full = ghost.isKept ? mixed(palette.muted, palette.accent, 0.35) : palette.slack;
    return mixed(backgroundOf(palette), full, ghost.strength);
}

void appendGhost(MeshBatch& batch, const SceneGhost& ghost, const std::function<bool(const GhostBones&)>& isGrown,
                 double size, const Palette& palette)
{
    const Rgb colour = ghostColour(ghost, palette);
    const auto append = [&](const std::vector<std::pair<Vector3, Vector3>>& lines) {
        for (const auto& [from, to] : lines)
            appendTube(batch, {from, to}, {ghostRadius * size, colour, 8, false});
    };
    append(ghost.lines);
    for (const GhostBones& bones : ghost.bones) {
        if (!isGrown(bones))
            append(bones.standIn);
    }
}

void appendWay(MeshBatch& batch, const SceneTrail& trail, double size, const Palette& palette)
{
    const Rgb colour = mixed(backgroundOf(palette), palette.warning, 0.5);
    appendDashes(batch, thinned(*trail.points, thinning * wayRadius * size), wayRadius * size, dashPeriod * size,
                 colour);
}

void appendPassedWay(MeshBatch& batch, const SceneTrail& trail, double size, const Palette& palette)
{
    const std::span<const Vector3> passed(trail.points->data(), std::min(trail.passed, trail.points->size()));
    std::vector<Vector3> way = thinned(passed, thinning * passedRadius * size);
    way.push_back(trail.now);
    appendTube(batch, way, {passedRadius * size, palette.warning, 5, false});
    appendSphere(batch, trail.now, 2.4 * passedRadius * size, palette.warning);
}

double markSize(const Scene& scene)
{
    Eigen::AlignedBox3d box;
    for (const Vector3& point : scene.reach)
        box.extend(point);
    return box.isEmpty() ? scene.size : std::max(scene.size, 0.5 * box.diagonal().norm());
}

void appendPress(MeshBatch& batch, const ScenePress& press, const Scene& scene, const Palette& palette)
{
    constexpr double halfLength = 0.06, halfWidth = 0.042;  // m, as of a heel
    constexpr int corners = 40;
    const double thickness = gridRadius * markSize(scene);
    const Vector3 across = press.normal.cross(press.along);
    const Vector3 centre = press.centre + 1.2 * thickness * press.normal;  // above the lines of the grid
    const Rgb pale = mixed(backgroundOf(palette), palette.good, 0.28);
    const int middle = batch.vertex(centre, press.normal, pale);
    std::vector<Vector3> rim;
    for (int i = 0; i <= corners; ++i) {
        const double angle = 2 * pi * i / corners;
        rim.push_back(centre + halfLength * std::cos(angle) * press.along + halfWidth * std::sin(angle) * across);
        const int corner = batch.vertex(rim.back(), press.normal, pale);
        if (i > 0)
            batch.triangle(middle, corner - 1, corner);
    }
    appendTube(batch, rim, {0.0025, palette.good, 5, false});
}

void appendGround(MeshBatch& batch, const SceneGround& ground, const Scene& scene, const Palette& palette)
{
    const Rgb colour = mixed(backgroundOf(palette), palette.muted, scene.planar ? 0.8 : 0.4);
    if (!scene.planar) {
        appendGrid(batch, ground, gridRadius * markSize(scene), colour);
        return;
    }
    const Vector3 along = Vector3::UnitZ().cross(ground.normal).normalized();
    appendTube(batch, {ground.centre - ground.reach * along, ground.centre + ground.reach * along},
               {groundRadius * markSize(scene), colour, 6, false});
}

}  // namespace sinew
