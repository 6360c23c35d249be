#pragma once

#include <array>

#include "core/math/rotation.h"

namespace sinew {

// How far a rotation R is from those that leave some turns about fixed axes held, as an angle for each held turn and with
// its exact derivatives: the least turn that R is beyond the nearest rotation that is allowed.
//
// - Three turns held: the rotation vector of R; its rates follow by the left Jacobian.
// - Two held: the axis k of the third must keep its direction. The rotation vector of the least turn that takes k to R k.
// - One held: with the Euler parameters e of R, allowed is e_k = 0; the turn is 2 asin(e_k). Its axis is half way between
//   k and R k where it is zero, and changes its sign at a half turn.
//
// A motion changes R by an angular velocity u along the axes of the unrotated frame, R' = u x R. The angle of held turn i
// then changes by slope(i) . u, and that rate by slope(i) . u' + curvature(i, u). Where R is allowed, two and three
// slopes are the unit axes themselves, and one slope has unit length.
class HeldTurns {
public:
    // held: per axis x, y, z of the unrotated frame.
    void set(const Matrix3& R, const std::array<bool, 3>& held);

    double angle(int axis) const { return m_angles[axis]; }  // rad
    Vector3 slope(int axis) const { return m_slopes.row(axis); }
    double curvature(int axis, const Vector3& u) const;  // rad/s^2

private:
    void setAll(const Matrix3& R);
    void setTwo(const Matrix3& R, int free);
    void setOne(const Matrix3& R, int axis);
    double curvatureOfTwo(int axis, const Vector3& u) const;

    int m_count = 0, m_special = 0;  // turns held; the axis of the one that is free, or held alone
    Vector3 m_angles = Vector3::Zero();
    Matrix3 m_slopes = Matrix3::Zero();                 // a row an axis
    Vector3 m_kept = Vector3::Zero();                   // of two: R k
    double m_size = 1, m_growth = 0, m_growthRate = 0;  // of two: see setTwo()
    double m_half = 0;                                  // of one: tangent of half the angle
};

}  // namespace sinew
