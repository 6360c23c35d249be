#include "core/model/validate_surfaces.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

void checkSizes(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    if (surface.shape == SurfaceShape::Ellipsoid) {
        if (!(surface.radii.minCoeff() > 0))
            problems.error(path / "radii", sentence("the radii of surface '%1' are not all above zero", surface.name),
                           sentence("state the three half axes of the ellipsoid"));
        return;
    }
    problems.checkPositive(path / "radius", surface.radius,
                           [&] { return sentence("the radius of surface '%1'", surface.name); });
    if (surface.shape == SurfaceShape::Torus && !(surface.ringRadius > surface.radius))
        problems.error(
            path / "ring_radius",
            sentence("the ring radius of surface '%1' is not larger than the radius of its tube: there is no hole",
                     surface.name),
            sentence("it is measured from the centre to the middle of the tube"));
}

void checkUnused(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    const bool isEllipsoid = surface.shape == SurfaceShape::Ellipsoid;
    const auto warn = [&](const char* key, Sentence message) {
        problems.warning(path / key, std::move(message), sentence("another shape has one"), Finding::HasNoEffect);
    };
    if (isEllipsoid && surface.radius != 0)
        warn("radius", sentence("the radius of surface '%1' has no effect", surface.name));
    if (!isEllipsoid && surface.radii != Vector3::Zero())
        warn("radii", sentence("the list of radii of surface '%1' has no effect", surface.name));
    if (surface.shape != SurfaceShape::Torus && surface.ringRadius != 0)
        warn("ring_radius", sentence("the ring radius of surface '%1' has no effect", surface.name));
}

// In a plane model a strand must stay in the plane.
void checkPlane(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    const bool leavesPlane
        = std::abs(surface.at.position.z()) > planeTolerance && surface.shape != SurfaceShape::Cylinder;
    const bool isTurned = surface.at.orientation.head<2>() != Eigen::Vector2d::Zero();
    if (surface.shape == SurfaceShape::Torus)
        problems.error(path / "shape", sentence("a torus in a plane model leads strands out of the plane"),
                       sentence("use a cylinder or a sphere"));
    else if (leavesPlane)
        problems.error(path / "at", sentence("surface '%1' has its centre off the plane of the model", surface.name),
                       sentence("put its z at 0"));
    else if (isTurned && surface.shape != SurfaceShape::Sphere)
        problems.error(path / "at", sentence("surface '%1' is turned out of the plane of the model", surface.name),
                       sentence("turn it about z alone"));
}

bool isSurface(const PathPoint& point)
{
    return !point.surface.empty();
}

}  // namespace

void checkSurfaces(const Model& model, ProblemList& problems)
{
    for (std::size_t i = 0; i < model.surfaces.size(); ++i) {
        const WrapSurface& surface = model.surfaces[i];
        const std::string path = std::string("surfaces") / i;
        checkSizes(surface, path, problems);
        checkUnused(surface, path, problems);
        if (model.space == Space::Plane)
            checkPlane(surface, path, problems);
        const bool isUsed = std::any_of(model.links.begin(), model.links.end(), [&](const Link& link) {
            return std::any_of(link.path.begin(), link.path.end(),
                               [&](const PathPoint& point) { return point.surface == surface.name; });
        });
        if (!isUsed && !surface.name.empty())
            problems.warning(path, sentence("no strand wraps round surface '%1'", surface.name),
                             sentence("name it in the path of a link"), Finding::IsUnused);
    }
}

void checkWraps(const Link& link, const Model& model, const std::string& path, ProblemList& problems)
{
    for (std::size_t k = 0; k < link.path.size(); ++k) {
        const PathPoint& point = link.path[k];
        const auto surface = std::find_if(model.surfaces.begin(), model.surfaces.end(),
                                          [&](const WrapSurface& it) { return it.name == point.surface; });
        const bool hasSide = surface != model.surfaces.end() && surface->shape == SurfaceShape::Cylinder;
        if (point.side != WrapSide::Shorter && !hasSide)
            problems.warning(path / k / "side",
                             sentence("the side has no effect: only a cylinder is wrapped on a given side"),
                             sentence("leave it out"), Finding::HasNoEffect);
        if (!isSurface(point))
            continue;
        if (k == 0 || k + 1 == link.path.size())
            problems.error(path / k, sentence("the path of link '%1' begins or ends with a surface", link.name),
                           sentence("a path begins and ends with points; surfaces stand between them"));
        else if (isSurface(link.path[k - 1]))
            problems.error(path / k, sentence("two surfaces of a path follow each other"),
                           sentence("put a point of a body between them"));
    }
}

}  // namespace sinew
