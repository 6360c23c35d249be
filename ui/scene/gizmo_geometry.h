#pragma once

#include <array>
#include <optional>

#include "core/math/vector.h"
#include "ui/scene/orbit_camera.h"

namespace sinew {

// The geometry of dragging in a picture: rays against axes, planes and rings, and the gizmo made of them. Pure; ground
// frame, m, rad, pixels of the projection.

struct Ray {
    Vector3 origin = Vector3::Zero();
    Vector3 direction = -Vector3::UnitZ();  // unit
};

Ray rayThrough(const Projection& projection, double x, double y);

// How far along a line (unit direction) the point nearest the ray lies, m. Nothing where the ray runs along the line.
std::optional<double> alongAxis(const Ray& ray, const Vector3& origin, const Vector3& axis);

// How far along two directions (unit, square to each other) a place goes to be seen where the ray is, m. Along one that is
// seen nearly end on it stays.
Eigen::Vector2d alongBoth(const Ray& ray, const Vector3& origin, const Vector3& first, const Vector3& second);

// Where the ray meets a plane (unit normal). Nothing where it runs along the plane or away from it.
std::optional<Vector3> onPlane(const Ray& ray, const Vector3& origin, const Vector3& normal);

// The angle (-pi, pi] about an axis (unit) from a direction across it to where the ray meets the plane across the axis.
std::optional<double> turnAbout(const Ray& ray, const Vector3& origin, const Vector3& axis, const Vector3& from);

// The nearest multiple of a step; the value itself for a step of 0.
double snapped(double value, double step);

enum class GizmoMode { Move, Rotate };

// What of a gizmo is taken hold of: an axis (when rotating: its ring), the plane across an axis, or the middle, which
// moves in the plane of the picture.
enum class GizmoHandle { None, X, Y, Z, PlaneX, PlaneY, PlaneZ, Middle };

// 0 to 2 for axes and planes, -1 for the rest.
int axisOf(GizmoHandle handle);
bool isPlane(GizmoHandle handle);

struct Gizmo {
    Vector3 origin = Vector3::Zero();
    Matrix3 axes = Matrix3::Identity();  // columns: unit, ground frame
    GizmoMode mode = GizmoMode::Move;
    GizmoHandle hot = GizmoHandle::None;  // under the pointer, or held
    bool isHeld = false;                  // only the hot handle is drawn

    Vector3 axis(int index) const { return axes.col(index); }
};

inline constexpr double gizmoPixels = 84;  // length of an axis on the picture

// The length in m of its axes, so that they are gizmoPixels long seen from across.
double gizmoLength(const Gizmo& gizmo, const Projection& projection);

// The square of a plane handle: shares of an axis' length.
inline constexpr double planeFrom = 0.26, planeTo = 0.48;

std::array<Vector3, 4> planeCorners(const Gizmo& gizmo, int axis, double length);

// Whether a handle can be dragged as seen: an axis that points at the viewer and a plane seen from its edge cannot.
bool isReachable(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection);

// The handle at a place of the picture, generously: within 7 pixels of lines.
GizmoHandle gizmoHandleAt(const Gizmo& gizmo, const Projection& projection, double x, double y);

// What a drag has done since it began.
struct GizmoChange {
    Vector3 displacement = Vector3::Zero();  // m, ground frame
    Vector3 turn = Vector3::Zero();          // rotation vector about the gizmo's origin, rad, ground frame
    double amount = 0;                       // along or about the axis, m or rad; size of the displacement else
};

struct GizmoSnap {
    double length = 0, angle = 0;  // steps, m and rad; 0: none
};

// A drag of one handle from a place of the picture. The gizmo stays where it was when the drag began.
class GizmoDrag {
public:
    GizmoDrag(const Gizmo& gizmo, GizmoHandle handle, const Projection& projection, double x, double y);

    GizmoHandle handle() const { return m_handle; }
    const Gizmo& gizmo() const { return m_gizmo; }

    // Nothing where the pointer says nothing about the handle: above a plane's horizon.
    std::optional<GizmoChange> to(const Projection& projection, double x, double y, const GizmoSnap& snap = {}) const;
    // By a number, m or rad, along or about the handle's axis. Nothing for planes and the middle.
    std::optional<GizmoChange> by(double amount) const;

private:
    std::optional<Vector3> placeAt(const Ray& ray, const Projection& projection) const;

    Gizmo m_gizmo;
    GizmoHandle m_handle;
    std::optional<Vector3> m_from;   // where the drag began
    std::optional<double> m_along;   // along the axis
    Vector3 m_across;                // of a ring: the direction of angle 0
    std::optional<double> m_turned;  // about the axis
};

}  // namespace sinew
