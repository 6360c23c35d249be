#include "ui/scene/gizmo_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

constexpr double grasp = 7;          // px around lines
constexpr double middleGrasp = 9;    // px around the middle
constexpr double leastSine = 0.12;   // of the angle between the view and an axis that can still be dragged
constexpr double parallelTo = 1e-4;  // sine below which a ray runs along a line or plane

Vector3 viewDirection(const Gizmo& gizmo, const Projection& projection)
{
    return projection.parallelScale > 0 ? Vector3(-projection.back) : (gizmo.origin - projection.eye).normalized();
}

double distanceToSegment(const Projected& a, const Projected& b, double x, double y)
{
    const double dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
    const double t = length2 > 0 ? std::clamp(((x - a.x) * dx + (y - a.y) * dy) / length2, 0.0, 1.0) : 0.0;
    return std::hypot(a.x + t * dx - x, a.y + t * dy - y);
}

// Whether a place lies in a convex quadrilateral on the picture.
bool isInside(const std::array<Vector3, 4>& corners, const Projection& projection, double x, double y)
{
    int left = 0, right = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Projected a = projection.at(corners[i]), b = projection.at(corners[(i + 1) % 4]);
        const double side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
        (side < 0 ? left : right) += 1;
    }
    return left == 4 || right == 4;
}

constexpr std::array<GizmoHandle, 3> axisHandles = {GizmoHandle::X, GizmoHandle::Y, GizmoHandle::Z};
constexpr std::array<GizmoHandle, 3> planeHandles = {GizmoHandle::PlaneX, GizmoHandle::PlaneY, GizmoHandle::PlaneZ};

double distanceToRing(const Gizmo& gizmo, int axis, double length, const Projection& projection, double x, double y)
{
    constexpr int pieces = 48;
    const Vector3 u = gizmo.axis((axis + 1) % 3), v = gizmo.axis((axis + 2) % 3);
    double best = std::numeric_limits<double>::infinity();
    Projected before = projection.at(gizmo.origin + length * u);
    for (int i = 1; i <= pieces; ++i) {
        const double angle = 2 * std::numbers::pi * i / pieces;
        const Projected now = projection.at(gizmo.origin + length * (std::cos(angle) * u + std::sin(angle) * v));
        best = std::min(best, distanceToSegment(before, now, x, y));
        before = now;
    }
    return best;
}

}  // namespace

Ray rayThrough(const Projection& projection, double x, double y)
{
    return {projection.rayOrigin(x, y), projection.rayDirection(x, y)};
}

std::optional<double> alongAxis(const Ray& ray, const Vector3& origin, const Vector3& axis)
{
    const double cosine = ray.direction.dot(axis), sine2 = 1 - cosine * cosine;
    if (sine2 < parallelTo * parallelTo)
        return std::nullopt;
    const Vector3 offset = origin - ray.origin;
    return (offset.dot(ray.direction) * cosine - offset.dot(axis)) / sine2;
}

// Least squares on the picture: of N = I - g g', g the cosines to the ray, whose inverse is told by the direction of g.
Eigen::Vector2d alongBoth(const Ray& ray, const Vector3& origin, const Vector3& first, const Vector3& second)
{
    constexpr double leastSine2 = 0.09;  // 17 degrees: what is seen flatter would run away under the pointer
    const Vector3 offset = ray.origin - origin, across = offset - offset.dot(ray.direction) * ray.direction;
    const Eigen::Vector2d way(across.dot(first), across.dot(second));
    const Eigen::Vector2d cosines(ray.direction.dot(first), ray.direction.dot(second));
    const double cosine2 = cosines.squaredNorm(), sine2 = 1 - cosine2;
    if (cosine2 < 1e-12)
        return way;
    const Eigen::Vector2d endOn = cosines / std::sqrt(cosine2), flat = way - way.dot(endOn) * endOn;
    return sine2 < leastSine2 ? flat : Eigen::Vector2d(flat + way.dot(endOn) / sine2 * endOn);
}

std::optional<Vector3> onPlane(const Ray& ray, const Vector3& origin, const Vector3& normal)
{
    const double sine = ray.direction.dot(normal);
    if (std::abs(sine) < parallelTo)
        return std::nullopt;
    const double distance = (origin - ray.origin).dot(normal) / sine;
    if (distance <= 0)
        return std::nullopt;
    return ray.origin + distance * ray.direction;
}

std::optional<double> turnAbout(const Ray& ray, const Vector3& origin, const Vector3& axis, const Vector3& from)
{
    const std::optional<Vector3> place = onPlane(ray, origin, axis);
    if (!place || (*place - origin).isZero(0))
        return std::nullopt;
    const Vector3 arm = *place - origin;
    return std::atan2(axis.cross(from).dot(arm), from.dot(arm));
}

double snapped(double value, double step)
{
    return step > 0 ? step * std::round(value / step) + 0.0 : value;
}

int axisOf(GizmoHandle handle)
{
    switch (handle) {
    case GizmoHandle::X:
    case GizmoHandle::PlaneX: return 0;
    case GizmoHandle::Y:
    case GizmoHandle::PlaneY: return 1;
    case GizmoHandle::Z:
    case GizmoHandle::PlaneZ: return 2;
    case GizmoHandle::None:
    case GizmoHandle::Middle: break;
    }
    return -1;
}

bool isPlane(GizmoHandle handle)
{
    return handle == GizmoHandle::PlaneX || handle == GizmoHandle::PlaneY || handle == GizmoHandle::PlaneZ;
}

double gizmoLength(const Gizmo& gizmo, const Projection& projection)
{
    return gizmoPixels / projection.pixelsPerMetre(projection.at(gizmo.origin).depth);
}

std::array<Vector3, 4> planeCorners(const Gizmo& gizmo, int axis, double length)
{
    const Vector3 u = length * gizmo.axis((axis + 1) % 3), v = length * gizmo.axis((axis + 2) % 3);
    return {gizmo.origin + planeFrom * u + planeFrom * v, gizmo.origin + planeTo * u + planeFrom * v,
            gizmo.origin + planeTo * u + planeTo * v, gizmo.origin + planeFrom * u + planeTo * v};
}

bool isReachable(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection)
{
    const int axis = axisOf(handle);
    if (axis < 0)
        return handle == GizmoHandle::Middle && gizmo.mode == GizmoMode::Move;
    const double cosine = std::abs(viewDirection(gizmo, projection).dot(gizmo.axis(axis)));
    if (gizmo.mode == GizmoMode::Rotate)
        return !isPlane(handle) && cosine > leastSine;
    return isPlane(handle) ? cosine > leastSine : std::sqrt(std::max(0.0, 1 - cosine * cosine)) > leastSine;
}

GizmoHandle gizmoHandleAt(const Gizmo& gizmo, const Projection& projection, double x, double y)
{
    const Projected middle = projection.at(gizmo.origin);
    if (middle.depth <= 0)
        return GizmoHandle::None;
    const double length = gizmoLength(gizmo, projection);
    if (gizmo.mode == GizmoMode::Move && std::hypot(middle.x - x, middle.y - y) <= middleGrasp)
        return GizmoHandle::Middle;
    GizmoHandle best = GizmoHandle::None;
    double nearest = grasp;
    for (const GizmoHandle handle : axisHandles) {
        if (!isReachable(gizmo, handle, projection))
            continue;
        const int axis = axisOf(handle);
        const double pixels
            = gizmo.mode == GizmoMode::Rotate
                  ? distanceToRing(gizmo, axis, length, projection, x, y)
                  : distanceToSegment(middle, projection.at(gizmo.origin + 1.12 * length * gizmo.axis(axis)), x, y);
        if (pixels <= nearest) {
            nearest = pixels;
            best = handle;
        }
    }
    for (const GizmoHandle handle : planeHandles) {
        if (best == GizmoHandle::None && isReachable(gizmo, handle, projection)
            && isInside(planeCorners(gizmo, axisOf(handle), length), projection, x, y))
            best = handle;
    }
    return best;
}

GizmoDrag::GizmoDrag(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection, double x, double y)
    : m_gizmo(gizmo), m_handle(handle), m_across(Vector3::UnitX())
{
    m_gizmo.hot = handle;
    m_gizmo.isHeld = true;
    const Ray ray = rayThrough(projection, x, y);
    const int axis = axisOf(handle);
    if (axis < 0 || isPlane(handle)) {
        m_from = placeAt(ray, projection);
    } else if (gizmo.mode == GizmoMode::Move) {
        m_along = alongAxis(ray, gizmo.origin, gizmo.axis(axis));
    } else {
        m_across = gizmo.axis((axis + 1) % 3);
        m_turned = turnAbout(ray, gizmo.origin, gizmo.axis(axis), m_across);
    }
}

std::optional<Vector3> GizmoDrag::placeAt(const Ray& ray, const Projection& projection) const
{
    return onPlane(ray, m_gizmo.origin, isPlane(m_handle) ? m_gizmo.axis(axisOf(m_handle)) : projection.back);
}

std::optional<GizmoChange> GizmoDrag::to(const Projection& projection, double x, double y, const GizmoSnap& snap) const
{
    const Ray ray = rayThrough(projection, x, y);
    const int axis = axisOf(m_handle);
    if (m_along) {
        const auto along = alongAxis(ray, m_gizmo.origin, m_gizmo.axis(axis));
        return along ? by(snapped(*along - *m_along, snap.length)) : std::nullopt;
    }
    if (m_turned) {
        const auto turned = turnAbout(ray, m_gizmo.origin, m_gizmo.axis(axis), m_across);
        return turned ? by(snapped(std::remainder(*turned - *m_turned, 2 * std::numbers::pi), snap.angle))
                      : std::nullopt;
    }
    const std::optional<Vector3> place = m_from ? placeAt(ray, projection) : std::nullopt;
    if (!place)
        return std::nullopt;
    Vector3 moved = m_gizmo.axes.transpose() * (*place - *m_from);
    for (int i = 0; i < 3; ++i)
        moved[i] = snapped(moved[i], snap.length);
    return GizmoChange{m_gizmo.axes * moved, Vector3::Zero(), moved.norm()};
}

std::optional<GizmoChange> GizmoDrag::by(double amount) const
{
    const int axis = axisOf(m_handle);
    if (axis < 0 || isPlane(m_handle))
        return std::nullopt;
    GizmoChange change;
    change.amount = amount;
    (m_gizmo.mode == GizmoMode::Move ? change.displacement : change.turn) = amount * m_gizmo.axis(axis);
    return change;
}

}  // namespace sinew
