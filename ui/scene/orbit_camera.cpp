#include "ui/scene/orbit_camera.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

Projected Projection::at(const Vector3& point) const
{
    const Vector3 offset = point - eye;
    Projected result;
    result.depth = -offset.dot(back);
    const double halfHeight = parallelScale > 0 ? parallelScale : std::max(result.depth, 1e-12) * tangent;
    const double scale = 0.5 * height / halfHeight;
    result.x = 0.5 * width + scale * offset.dot(right);
    result.y = 0.5 * height - scale * offset.dot(up);
    return result;
}

Vector3 Projection::rayOrigin(double x, double y) const
{
    if (parallelScale <= 0)
        return eye;
    const double scale = 2 * parallelScale / height;
    return eye + scale * ((x - 0.5 * width) * right + (0.5 * height - y) * up);
}

Vector3 Projection::rayDirection(double x, double y) const
{
    if (parallelScale > 0)
        return -back;
    const double scale = 2 * tangent / height;
    return (-back + scale * ((x - 0.5 * width) * right + (0.5 * height - y) * up)).normalized();
}

double Projection::pixelsPerMetre(double depth) const
{
    return 0.5 * height / (parallelScale > 0 ? parallelScale : std::max(depth, 1e-12) * tangent);
}

Vector3 OrbitCamera::back() const
{
    return {std::cos(pitch) * std::cos(yaw), std::sin(pitch), std::cos(pitch) * std::sin(yaw)};
}

// The derivative of back() with the pitch: defined even when the camera looks straight down.
Vector3 OrbitCamera::up() const
{
    return {-std::sin(pitch) * std::cos(yaw), std::cos(pitch), -std::sin(pitch) * std::sin(yaw)};
}

Vector3 OrbitCamera::right() const
{
    return up().cross(back());
}

void OrbitCamera::rotate(double yawBy, double pitchBy)
{
    yaw = std::remainder(yaw + yawBy, 2 * std::numbers::pi);
    pitch = std::clamp(pitch + pitchBy, -0.5 * std::numbers::pi, 0.5 * std::numbers::pi);
}

void OrbitCamera::pan(double dx, double dy, double height)
{
    const double metres = 2 * distance * std::tan(0.5 * viewAngle) / std::max(height, 1.0);
    focus += metres * (dy * up() - dx * right());
}

void OrbitCamera::zoom(double factor)
{
    distance = std::clamp(distance / factor, 1e-4, 1e5);
}

void OrbitCamera::fit(const std::vector<Vector3>& points, double aspect, const FitMargins& margins)
{
    if (points.empty())
        return;
    const double tangent = std::tan(0.5 * viewAngle);
    // Each side of the picture is a plane through the camera that no point may pass; a parallel camera has no slope
    // in depth.
    const double toLeft = tangent * aspect * (1 - margins.left), toRight = tangent * aspect * (1 - margins.right);
    const double toTop = tangent * (1 - margins.top), toBottom = tangent * (1 - margins.bottom);
    constexpr double none = -std::numeric_limits<double>::infinity();
    double left = none, rightmost = none, top = none, bottom = none, nearest = none;
    for (const Vector3& point : points) {
        const double a = point.dot(right()), b = point.dot(up()), depth = point.dot(back());
        const double c = orthographic ? 0.0 : depth;
        left = std::max(left, -a + c * toLeft);
        rightmost = std::max(rightmost, a + c * toRight);
        top = std::max(top, b + c * toTop);
        bottom = std::max(bottom, -b + c * toBottom);
        nearest = std::max(nearest, depth);
    }
    const double across = (left + rightmost) / (toLeft + toRight), along = (top + bottom) / (toTop + toBottom);
    const double away = std::max(across, along);  // of the camera from the plane through the origin, along back()
    const double a0 = 0.5 * ((rightmost - away * toRight) + (away * toLeft - left));
    const double b0 = 0.5 * ((top - away * toTop) + (away * toBottom - bottom));
    // The focus lies in the middle of the depth, so that the picture turns about what is seen.
    double farthest = nearest;
    for (const Vector3& point : points)
        farthest = std::min(farthest, point.dot(back()));
    const double c0 = 0.5 * (nearest + farthest);
    focus = a0 * right() + b0 * up() + c0 * back();
    distance = std::max(orthographic ? away : away - c0, 1e-3);
}

Projection OrbitCamera::projection(double width, double height) const
{
    Projection result;
    // A parallel camera stands well away, so that nothing is cut off in front.
    const double away = orthographic ? std::max(distance, 1e-6) * 4 : distance;
    result.eye = focus + away * back();
    result.right = right();
    result.up = up();
    result.back = back();
    result.width = width;
    result.height = height;
    result.tangent = std::tan(0.5 * viewAngle);
    result.parallelScale = orthographic ? distance * result.tangent : 0;
    return result;
}

}  // namespace sinew
