#include "core/model/validate_surfaces.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

void checkSizes(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    const std::string of = " of surface '" + surface.name + "'";
    if (surface.shape == SurfaceShape::Ellipsoid) {
        if (!(surface.radii.minCoeff() > 0))
            problems.error(path / "radii", "the radii" + of + " are not all above zero",
                           "state the three half axes of the ellipsoid");
        return;
    }
    problems.checkPositive(path / "radius", surface.radius, "the radius" + of);
    if (surface.shape == SurfaceShape::Torus && !(surface.ringRadius > surface.radius))
        problems.error(path / "ring_radius",
                       "the ring radius" + of + " is not larger than the radius of its tube: there is no hole",
                       "it is measured from the centre to the middle of the tube");
}

void checkUnused(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    const bool isEllipsoid = surface.shape == SurfaceShape::Ellipsoid;
    const auto warn = [&](const char* key, const char* words) {
        problems.warning(path / key, std::string("the ") + words + " of surface '" + surface.name + "' has no effect",
                         "another shape has one");
    };
    if (isEllipsoid && surface.radius != 0)
        warn("radius", "radius");
    if (!isEllipsoid && surface.radii != Vector3::Zero())
        warn("radii", "list of radii");
    if (surface.shape != SurfaceShape::Torus && surface.ringRadius != 0)
        warn("ring_radius", "ring radius");
}

// In a plane model a strand must stay in the plane.
void checkPlane(const WrapSurface& surface, const std::string& path, ProblemList& problems)
{
    const bool leavesPlane
        = std::abs(surface.at.position.z()) > planeTolerance && surface.shape != SurfaceShape::Cylinder;
    const bool isTurned = surface.at.orientation.head<2>() != Eigen::Vector2d::Zero();
    if (surface.shape == SurfaceShape::Torus)
        problems.error(path / "shape", "a torus in a plane model leads strands out of the plane",
                       "use a cylinder or a sphere");
    else if (leavesPlane)
        problems.error(path / "at", "surface '" + surface.name + "' has its centre off the plane of the model",
                       "put its z at 0");
    else if (isTurned && surface.shape != SurfaceShape::Sphere)
        problems.error(path / "at", "surface '" + surface.name + "' is turned out of the plane of the model",
                       "turn it about z alone");
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
            problems.warning(path, "no strand wraps round surface '" + surface.name + "'",
                             "name it in the path of a link");
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
            problems.warning(path / k / "side", "the side has no effect: only a cylinder is wrapped on a given side",
                             "leave it out");
        if (!isSurface(point))
            continue;
        if (k == 0 || k + 1 == link.path.size())
            problems.error(path / k, "the path of link '" + link.name + "' begins or ends with a surface",
                           "a path begins and ends with points; surfaces stand between them");
        else if (isSurface(link.path[k - 1]))
            problems.error(path / k, "two surfaces of a path follow each other", "put a point of a body between them");
    }
}

}  // namespace sinew
