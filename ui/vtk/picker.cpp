#include "ui/vtk/picker.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <vtkGenericCell.h>
#include <vtkIdList.h>
#include <vtkNew.h>

#include "ui/scene/wrap_grid.h"
#include "ui/vtk/machine_shapes.h"
#include "ui/vtk/segment_shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

constexpr double nothing = std::numeric_limits<double>::infinity();
constexpr double tolerance = 6;       // pixels around thin things
constexpr double throughGlass = 1e3;  // m, by which glass stands back when it is picked

struct Nearness {
    double pixels = nothing;
    double depth = nothing;
    Vector3 place = Vector3::Zero();
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
            best = {pixels, a.depth + t * (b.depth - a.depth), points[i] + t * (points[i + 1] - points[i])};
    }
    return best;
}

// The point of a straight piece nearest a ray.
Vector3 nearestOn(const Vector3& from, const Vector3& to, const Ray& ray)
{
    const double length = (to - from).norm();
    if (!(length > 0))
        return from;
    const Vector3 axis = (to - from) / length;
    return from + std::clamp(alongAxis(ray, from, axis).value_or(0), 0.0, length) * axis;
}

// A place found on a rod or segment, and how deep its surface lies.
struct RodPlace {
    double depth = nothing;
    Vector3 place = Vector3::Zero();
};

void offerRod(RodPlace& best, const Vector3& from, const Vector3& to, double radius, const Projection& projection,
              double x, double y)
{
    const Nearness nearness = toPolyline({from, to}, projection, x, y);
    if (nearness.pixels > std::max(tolerance, radius * projection.pixelsPerMetre(nearness.depth)))
        return;
    if (nearness.depth - radius < best.depth)
        best = {nearness.depth - radius, nearestOn(from, to, rayThrough(projection, x, y))};
}

// Of a segment that shows its bones only the telescope is a rod.
RodPlace placeOnSegment(const SceneSync& sync, const SceneSegment& segment, const Projection& projection, double x,
                        double y)
{
    RodPlace best;
    const double size = sync.scene().size;
    if (!sync.isDrawnAsRod(segment)) {
        const double radius = telescopeRadius(segment), gap = 2 * radius;
        const auto at
            = [&](double distance) { return Vector3(segment.pose * (segment.aside + distance * Vector3::UnitX())); };
        const TelescopeSpan span = telescopeSpan(segment);
        if (segment.isVariable && radius > 0)
            offerRod(best, at(span.from + gap), at(span.to - gap), radius, projection, x, y);
        return best;
    }
    for (const ScenePiece& piece : segment.pieces)
        offerRod(best, segment.at(piece.from), segment.at(piece.to), pieceRadius(piece.kind, size), projection, x, y);
    for (const SceneMass& mass : segment.masses)
        offerRod(best, segment.at(mass.at), segment.at(mass.at), massRadius(mass, size), projection, x, y);
    return best;
}

RodPlace placeOnRod(const SceneBody& body, double size, const Projection& projection, double x, double y)
{
    constexpr double rodRadius = 0.0085;  // of the scene's size, as drawn
    RodPlace best;
    for (const auto& [from, to] : rodSegments(body, size))
        offerRod(best, from, to, rodRadius * size, projection, x, y);
    return best;
}

// Where a ray enters a straight bar of rectangular section.
std::optional<Vector3> entryOfBar(const SolidPart& part, const Ray& ray)
{
    const Vector3 along = part.line[1] - part.line[0];
    Matrix3 axes;
    axes.col(0) = along.normalized();
    axes.col(1) = (part.across - part.across.dot(axes.col(0)) * axes.col(0)).normalized();
    axes.col(2) = axes.col(0).cross(axes.col(1));
    const Vector3 half = 0.5 * Vector3(along.norm(), part.width, part.height);
    const Vector3 from = axes.transpose() * (ray.origin - 0.5 * (part.line[0] + part.line[1]));
    const Vector3 direction = axes.transpose() * ray.direction;
    double enter = 0, leave = nothing;
    for (Eigen::Index k = 0; k < 3; ++k) {
        if (direction[k] == 0) {
            if (std::abs(from[k]) > half[k])
                return std::nullopt;
            continue;
        }
        const double one = (-half[k] - from[k]) / direction[k], other = (half[k] - from[k]) / direction[k];
        enter = std::max(enter, std::min(one, other));
        leave = std::min(leave, std::max(one, other));
    }
    return enter <= leave ? std::optional<Vector3>(ray.origin + enter * ray.direction) : std::nullopt;
}

RodPlace placeOnSolid(const SceneSolid& solid, const Projection& projection, double x, double y)
{
    RodPlace best;
    for (const SolidPart& part : solid.parts) {
        // A block is far wider than it is long, so that its line does not tell where it is.
        if (part.rounding > 0 && part.line.size() == 2) {
            const auto place = entryOfBar(part, rayThrough(projection, x, y));
            if (place && projection.at(*place).depth < best.depth)
                best = {projection.at(*place).depth, *place};
            continue;
        }
        const double radius = part.radius > 0 ? part.radius : 0.5 * std::max(part.width, part.height);
        for (std::size_t i = 0; i + 1 < part.line.size(); ++i)
            offerRod(best, part.line[i], part.line[i + 1], radius, projection, x, y);
    }
    return best;
}

// The point of a strand near a place of the picture that is one of its path; the number of its points when there is none.
std::size_t vertexAt(const SceneStrand& strand, const Projection& projection, double x, double y)
{
    constexpr double reach = 8;  // px
    const std::vector<Vector3>& points = strand.points;
    std::size_t best = points.size();
    double nearest = reach;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (pathPointOf(strand, i) < 0)
            continue;
        const Projected at = projection.at(points[i]);
        const double pixels = std::hypot(at.x - x, at.y - y);
        if (at.depth > 0 && pixels <= nearest) {
            nearest = pixels;
            best = i;
        }
    }
    return best;
}

}  // namespace

ObjectId Picker::pick(const SceneSync& sync, const Projection& projection, double x, double y)
{
    const Scene& scene = sync.scene();
    Hit body = pickBody(sync, projection, x, y);
    for (const SceneBody& glass : scene.bodies) {
        if (glass.isGlass && glass.id == body.id)
            body.depth = nothing;  // hides nothing
    }
    if (std::ranges::find(scene.wraps, body.id, &SceneWrap::id) != scene.wraps.end())
        body.depth = nothing;
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
        if (m_clip && !m_clip->shows(nearness.place))
            return;
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

ScenePick Picker::pickPart(const SceneSync& sync, const std::vector<SceneHandle>& handles, const Projection& projection,
                           double x, double y)
{
    constexpr double reach = 9;  // px around a handle
    constexpr double largeReach = 12;
    const SceneHandle* best = nullptr;
    double nearest = largeReach;
    for (const SceneHandle& handle : handles) {
        const Projected at = projection.at(handle.position);
        const double pixels = std::hypot(at.x - x, at.y - y);
        if (at.depth > 0 && pixels <= std::min(nearest, handle.isLarge ? largeReach : reach)) {
            nearest = pixels;
            best = &handle;
        }
    }
    if (best)
        return {best->of, best->position};
    ScenePick picked{{pick(sync, projection, x, y), {}}, Vector3::Zero()};
    if (picked.of.id.kind == ObjectKind::Link) {
        for (const SceneStrand& strand : sync.scene().strands) {
            if (strand.id != picked.of.id)
                continue;
            const std::size_t vertex = vertexAt(strand, projection, x, y);
            if (vertex < strand.points.size()) {
                picked.of.part = {"path", std::to_string(pathPointOf(strand, vertex))};
                picked.place = strand.points[vertex];
            }
        }
    } else if (const auto surface = surfaceAt(sync, projection, x, y); surface && surface->object == picked.of.id) {
        picked.place = surface->place;
    }
    return picked;
}

std::optional<SurfacePoint> Picker::surfaceAt(const SceneSync& sync, const Projection& projection, double x, double y)
{
    const Hit hit = pickBody(sync, projection, x, y);
    return hit.id.isNull() ? std::nullopt : std::optional(hit.surface);
}

Picker::Hit Picker::pickBody(const SceneSync& sync, const Projection& projection, double x, double y)
{
    const Scene& scene = sync.scene();
    Hit best{{}, nothing};
    const auto offer = [&](const ObjectId& id, const Eigen::Isometry3d& pose, double depth, const Vector3& place,
                           const Vector3& normal) {
        if (depth < best.depth && (!m_clip || m_clip->shows(place)))
            best = {id, depth, {id, place, normal, pose.inverse() * place}};
    };
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        const SceneBody& body = scene.bodies[i];
        if (!body.visible || body.shape == BodyShape::None)
            continue;
        if (sync.isDrawnAsRod(body)) {
            const RodPlace rod = placeOnRod(body, scene.size, projection, x, y);
            offer(body.id, body.pose, rod.depth, rod.place, Vector3::Zero());
        } else if (const auto bone = bonePlace(sync, body.id, poseOfBones(body), projection, x, y)) {
            // What lies in glass is found before it; of a bone that is cut, only what is there.
            const double behind = body.isGlass ? throughGlass : 0;
            if (body.shows(body.pose.inverse() * bone->place))
                offer(body.id, body.pose, projection.at(bone->place).depth + behind, bone->place, bone->normal);
        }
    }
    for (const SceneSolid& solid : scene.solids) {
        if (!solid.visible)
            continue;
        const RodPlace rod = placeOnSolid(solid, projection, x, y);
        offer(solid.id, solid.pose, rod.depth, rod.place, Vector3::Zero());
    }
    for (const SceneWrap& wrap : scene.wraps) {
        const auto place = wrap.visible ? placeOnWrap(wrap, rayThrough(projection, x, y)) : std::nullopt;
        if (place)
            offer(wrap.id, wrap.pose, projection.at(*place).depth + throughGlass, *place, Vector3::Zero());
    }
    for (const SceneSegment& segment : scene.segments) {
        if (!segment.visible)
            continue;
        const RodPlace rod = placeOnSegment(sync, segment, projection, x, y);
        offer(segment.id, segment.pose, rod.depth, rod.place, Vector3::Zero());
        if (const auto bone = bonePlace(sync, segment.id, poseOfBones(segment), projection, x, y))
            offer(segment.id, segment.pose, projection.at(bone->place).depth, bone->place, bone->normal);
    }
    return best;
}

std::optional<Picker::BonePlace> Picker::bonePlace(const SceneSync& sync, const ObjectId& carrier,
                                                   const Eigen::Affine3d& pose, const Projection& projection, double x,
                                                   double y)
{
    const auto mesh = sync.bone(carrier);
    if (!mesh)
        return std::nullopt;
    Locator& locator = m_locators[carrier];
    // What moves in a mesh the locator notices by itself.
    if (locator.mesh != mesh) {
        locator.mesh = mesh;
        locator.cells = vtkSmartPointer<vtkStaticCellLocator>::New();
        locator.cells->SetDataSet(mesh->surface);
        locator.cells->BuildLocator();
    }
    Ray ray = rayThrough(projection, x, y);
    if (m_clip && !m_clip->shows(ray.origin)) {
        const auto entry = onPlane(ray, m_clip->origin, m_clip->normal);
        if (!entry)
            return std::nullopt;
        ray.origin = *entry;
    }
    const Eigen::Affine3d toBone = pose.inverse();
    const Vector3 from = toBone * ray.origin, direction = toBone.linear() * ray.direction;
    // The bone is near its frame's origin; a longer ray would only cost digits.
    const Vector3 to = from + (from.norm() + 3 * sync.scene().size) * direction;
    double t = 0, place[3], parametric[3];
    int sub = 0;
    vtkIdType cell = -1;
    vtkNew<vtkGenericCell> found;
    if (!locator.cells->IntersectWithLine(from.data(), to.data(), 1e-6, t, place, parametric, sub, cell, found))
        return std::nullopt;
    vtkNew<vtkIdList> corners;
    mesh->surface->GetCellPoints(cell, corners);
    Vector3 a, b, c;
    mesh->surface->GetPoint(corners->GetId(0), a.data());
    mesh->surface->GetPoint(corners->GetId(1), b.data());
    mesh->surface->GetPoint(corners->GetId(2), c.data());
    Vector3 normal = (b - a).cross(c - a).normalized();
    if (normal.dot(direction) > 0)
        normal = -normal;
    return BonePlace{pose * Vector3(place[0], place[1], place[2]), (toBone.linear().transpose() * normal).normalized()};
}

}  // namespace sinew
