#include "ui/scene/wrap_grid.h"

#include <cmath>
#include <numbers>

#include "core/base/constants.h"

namespace sinew {

namespace {

constexpr std::size_t around = 32, along = 16;

// A point at two angles: round the z axis, and from pole to pole (or round the tube of a ring, or along a cylinder).
WrapGrid::Point pointAt(const SceneWrap& wrap, double turn, double share)
{
    const Vector3 outwards(std::cos(turn), std::sin(turn), 0);
    const Vector3& r = wrap.radii;
    switch (wrap.shape) {
    case SurfaceShape::Cylinder: return {r[0] * outwards + (2 * share - 1) * r[2] * Vector3::UnitZ(), outwards};
    case SurfaceShape::Torus: {
        const Vector3 normal = std::cos(2 * pi * share) * outwards + std::sin(2 * pi * share) * Vector3::UnitZ();
        return {wrap.ringRadius * outwards + r[0] * normal, normal};
    }
    case SurfaceShape::Sphere:
    case SurfaceShape::Ellipsoid: break;
    }
    const Vector3 unit = std::sin(pi * share) * outwards - std::cos(pi * share) * Vector3::UnitZ();
    return {r.cwiseProduct(unit), unit.cwiseQuotient(r).normalized()};
}

// The nearer of two crossings of a quadratic that lies ahead, if any.
std::vector<double> rootsAhead(double a, double b, double c)
{
    const double inside = b * b - a * c;
    if (!(a > 0) || inside < 0)
        return {};
    std::vector<double> roots;
    for (const double root : {(-b - std::sqrt(inside)) / a, (-b + std::sqrt(inside)) / a}) {
        if (root > 0)
            roots.push_back(root);
    }
    return roots;
}

bool isWithin(const SceneWrap& wrap, const Vector3& place)
{
    const double fromRing = std::hypot(std::hypot(place.x(), place.y()) - wrap.ringRadius, place.z());
    return fromRing <= wrap.radii[0];
}

}  // namespace

WrapGrid wrapGrid(const SceneWrap& wrap)
{
    WrapGrid grid;
    grid.columns = around;
    grid.rowsClose = wrap.shape == SurfaceShape::Torus;
    const std::size_t rows = grid.rowsClose ? along : along + 1;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < around; ++column)
            grid.points.push_back(pointAt(wrap, 2 * std::numbers::pi * static_cast<double>(column) / around,
                                          static_cast<double>(row) / along));
    }
    return grid;
}

std::optional<Vector3> placeOnWrap(const SceneWrap& wrap, const Ray& ray)
{
    const Eigen::Isometry3d toOwn = wrap.pose.inverse();
    const Vector3 from = toOwn * ray.origin, direction = toOwn.linear() * ray.direction;
    const auto at = [&](double distance) { return Vector3(from + distance * direction); };
    if (wrap.shape == SurfaceShape::Torus) {
        // Along the ray through the ring's box, in steps of a quarter of the tube.
        const double reach = wrap.ringRadius + wrap.radii[0], step = 0.25 * wrap.radii[0];
        const double middle = -from.dot(direction);
        for (double distance = std::max(0.0, middle - reach); step > 0 && distance <= middle + reach;
             distance += step) {
            if (isWithin(wrap, at(distance)))
                return wrap.pose * at(distance);
        }
        return std::nullopt;
    }
    Vector3 shrink = wrap.radii.cwiseInverse();
    if (wrap.shape == SurfaceShape::Cylinder)
        shrink.z() = 0;
    const Vector3 o = from.cwiseProduct(shrink), d = direction.cwiseProduct(shrink);
    for (const double distance : rootsAhead(d.squaredNorm(), o.dot(d), o.squaredNorm() - 1)) {
        if (wrap.shape != SurfaceShape::Cylinder || std::abs(at(distance).z()) <= wrap.radii[2])
            return wrap.pose * at(distance);
    }
    return std::nullopt;
}

}  // namespace sinew
