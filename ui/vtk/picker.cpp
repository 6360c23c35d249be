#include "ui/vtk/picker.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <vtkGenericCell.h>
#include <vtkNew.h>

#include "ui/vtk/segment_shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

constexpr double nothing = std::numeric_limits<double>::infinity();
constexpr double tolerance = 6;  // pixels around thin things

struct Nearness {
    double pixels = nothing;
    double depth = nothing;
};

// From a place on the picture to a polyline, and how deep the polyline lies there.
Nearness toPolyline(const std::vector<Vector3>& points, const Projection& projection, double x, double y)
{
    Nearness best;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Projected a = projection.at(points[i]), b = projection.at(points[i + 1]);
        if (a.depth <= 0 || b.depth <= 0)
            continue;
        const double dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
        const double t = length2 > 0 ? std::clamp(((x - a.x) * dx + (y - a.y) * dy) / length2, 0.0, 1.0) : 0.0;
        const double pixels = std::hypot(a.x + t * dx - x, a.y + t * dy - y);
        if (pixels < best.pixels)
            best = {pixels, a.depth + t * (b.depth - a.depth)};
    }
    return best;
}

// How deep a segment lies under a place on the picture.
double segmentDepth(const SceneSegment& segment, double size, const Projection& projection, double x, double y)
{
    double depth = nothing;
    const auto offer = [&](const Vector3& from, const Vector3& to, double radius) {
        const Nearness nearness = toPolyline({from, to}, projection, x, y);
        if (nearness.pixels <= std::max(tolerance, radius * projection.pixelsPerMetre(nearness.depth)))
            depth = std::min(depth, nearness.depth - radius);
    };
    for (const ScenePiece& piece : segment.pieces)
        offer(segment.at(piece.from), segment.at(piece.to), pieceRadius(piece.kind, size));
    for (const SceneMass& mass : segment.masses)
        offer(segment.at(mass.at), segment.at(mass.at), massRadius(mass, size));
    return depth;
}

}  // namespace

ObjectId Picker::pick(const SceneSync& sync, const Projection& projection, double x, double y)
{
    const Scene& scene = sync.scene();
    const Hit body = pickBody(sync, projection, x, y);
    // Muscles are anchored a little inside a bone's surface and are thick themselves.
    const double hiddenBelow = body.depth + 0.012 * scene.size;

    for (const SceneNode& node : scene.nodes) {
        const Projected at = projection.at(node.position);
        const double radius = std::max(tolerance, 0.009 * scene.size * projection.pixelsPerMetre(at.depth));
        if (at.depth > 0 && at.depth < hiddenBelow && std::hypot(at.x - x, at.y - y) < radius)
            return node.id;
    }
    ObjectId best;
    double bestPixels = nothing;
    const auto offer = [&](const ObjectId& id, const Nearness& nearness, double radius) {
        const double beyond = nearness.pixels - radius * projection.pixelsPerMetre(nearness.depth);
        if (beyond < bestPixels && (beyond <= 1.5 || nearness.pixels <= tolerance)) {
            bestPixels = beyond;
            best = id;
        }
    };
    for (const SceneStrand& strand : scene.strands) {
        const Nearness nearness = strand.visible ? toPolyline(strand.points, projection, x, y) : Nearness{};
        if (nearness.depth < hiddenBelow)
            offer(strand.id, nearness, strandStyle(scene, strand, lightPalette).radius);
    }
    for (const SceneArrow& arrow : scene.arrows) {
        if (!arrow.visible)
            continue;
        const Nearness nearness = toPolyline(lineOf(arrow), projection, x, y);
        // Arrows show through bones.
        if (std::isfinite(nearness.depth))
            offer(arrow.id, nearness, 0.008 * scene.size);
    }
    return best.isNull() ? body.id : best;
}

Picker::Hit Picker::pickBody(const SceneSync& sync, const Projection& projection, double x, double y)
{
    const Scene& scene = sync.scene();
    Hit best{{}, nothing};
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const SceneBody& body = scene.bodies[i];
        if (!body.visible || body.shape == BodyShape::None)
            continue;
        double depth = nothing;
        if (body.shape == BodyShape::Rod) {
            for (const auto& [from, to] : rodSegments(body, scene.size)) {
                const Nearness nearness = toPolyline({from, to}, projection, x, y);
                const double radius = 0.0085 * scene.size * projection.pixelsPerMetre(nearness.depth);
                if (nearness.pixels <= std::max(tolerance, radius))
                    depth = std::min(depth, nearness.depth - 0.0085 * scene.size);
            }
        } else {
            depth = boneDepth(sync, i, projection, x, y);
        }
        if (depth < best.depth)
            best = {body.id, depth};
    }
    for (const SceneSegment& segment : scene.segments) {
        const double depth = segment.visible ? segmentDepth(segment, scene.size, projection, x, y) : nothing;
        if (depth < best.depth)
            best = {segment.id, depth};
    }
    return best;
}

double Picker::boneDepth(const SceneSync& sync, std::size_t index, const Projection& projection, double x, double y)
{
    const SceneBody& body = sync.scene().bodies[index];
    const auto mesh = sync.bone(index);
    if (!mesh)
        return nothing;
    Locator& locator = m_locators[body.id.name];
    if (locator.mesh != mesh) {
        locator.mesh = mesh;
        locator.cells = vtkSmartPointer<vtkStaticCellLocator>::New();
        locator.cells->SetDataSet(mesh->surface);
        locator.cells->BuildLocator();
    }
    const Eigen::Isometry3d toBody = body.pose.inverse();
    const Vector3 origin = projection.rayOrigin(x, y), direction = projection.rayDirection(x, y);
    const Vector3 from = toBody * origin;
    // The bone is near its frame's origin; a longer ray would only cost digits.
    const double reach = from.norm() + 3 * sync.scene().size;
    const Vector3 to = from + reach * (toBody.linear() * direction);
    double t = 0, place[3], parametric[3];
    int sub = 0;
    vtkIdType cell = -1;
    vtkNew<vtkGenericCell> found;
    if (!locator.cells->IntersectWithLine(from.data(), to.data(), 1e-6, t, place, parametric, sub, cell, found))
        return nothing;
    return projection.at(body.pose * Vector3(place[0], place[1], place[2])).depth;
}

}  // namespace sinew
