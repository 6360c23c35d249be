#pragma once

#include <vector>

#include <Eigen/Geometry>

#include "core/math/vector.h"

namespace sinew {

// A place on the picture, in pixels from the upper left corner, and its distance from the camera's plane (m).
struct Projected {
    double x = 0, y = 0;
    double depth = 0;  // not above zero: behind the camera, x and y mean nothing
};

// What carries points of the scene to a picture of width x height pixels, and back to rays.
struct Projection {
    Vector3 eye = Vector3::Zero(), right = Vector3::UnitX(), up = Vector3::UnitY(), back = Vector3::UnitZ();
    double width = 1, height = 1;
    double tangent = 0.25;     // of half the vertical view angle
    double parallelScale = 0;  // m, half the picture's height; 0: perspective

    Projected at(const Vector3& point) const;
    Vector3 rayOrigin(double x, double y) const;
    Vector3 rayDirection(double x, double y) const;  // unit
    double pixelsPerMetre(double depth) const;
};

// Shares of the half picture that a fit leaves free at each side.
struct FitMargins {
    double left = 0.08, right = 0.08, top = 0.14, bottom = 0.08;
};

// A camera that orbits a focus with the vertical (y) kept upright. Values, no VTK.
struct OrbitCamera {
    Vector3 focus = Vector3::Zero();
    double yaw = 0;           // rad, about y: 0 looks from +x, pi/2 from +z
    double pitch = 0;         // rad, [-pi/2, pi/2], positive looks down
    double distance = 1;      // m, to the focus
    double viewAngle = 0.47;  // rad, vertical
    bool orthographic = false;

    Vector3 back() const;  // unit, from the focus to the camera
    Vector3 up() const;
    Vector3 right() const;

    void rotate(double yawBy, double pitchBy);
    // By pixels of a picture of that height: what is at the focus follows the pointer.
    void pan(double dx, double dy, double height);
    // factor > 1 comes nearer.
    void zoom(double factor);
    // Moves focus and distance so that all points are inside the picture (aspect: width by height); the direction
    // stays.
    void fit(const std::vector<Vector3>& points, double aspect, const FitMargins& margins = {});

    Projection projection(double width, double height) const;
};

}  // namespace sinew
