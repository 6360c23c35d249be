#include "core/mechanism/held_turns.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/positions.h"

namespace sinew {

namespace {

// Nearer to opposite than this, any axis across is as good as another: the angle is half a turn whichever is taken.
constexpr double leastSine = 1e-8;

// The angle over its sine as a function of the cosine, with its first and second derivatives.
struct AngleOverSine {
    double value = 1, slope = 0, curvature = 0;
};

AngleOverSine angleOverSine(double sine, double cosine)
{
    const double x = 1 - cosine;
    AngleOverSine g;
    if (x < 0.1) {
        // sum of n! / (2 n + 1)!! x^n, as the quotients below lose digits; its terms fall by more than x / 2
        double factor = 1, power = 1;  // of x^n, and x^(n - 2) from n = 2 on
        g.slope = -1.0 / 3;
        for (int n = 1; n <= 14; ++n) {
            factor *= n / (2.0 * n + 1);
            if (n == 1) {
                g.value += factor * x;
                continue;
            }
            g.value += factor * power * x * x;
            g.slope -= n * factor * power * x;
            g.curvature += n * (n - 1) * factor * power;
            power *= x;
        }
        return g;
    }
    const double square = sine * sine;
    g.value = std::atan2(sine, cosine) / sine;
    g.slope = (cosine * g.value - 1) / square;
    g.curvature = (g.value + 3 * cosine * g.slope) / square;
    return g;
}

}  // namespace

void HeldTurns::set(const Matrix3& R, const std::array<bool, 3>& held)
{
    m_count = static_cast<int>(std::count(held.begin(), held.end(), true));
    m_special = static_cast<int>(std::find(held.begin(), held.end(), m_count == 1) - held.begin());
    if (m_count == 3)
        setAll(R);
    else if (m_count == 2)
        setTwo(R, m_special);
    else if (m_count == 1)
        setOne(R, m_special);
}

void HeldTurns::setAll(const Matrix3& R)
{
    m_angles = rotationVectorFromEulerParameters(Eigen::Quaterniond(R));
    m_slopes = rotationVectorRate(m_angles);
}

// With b = R k: g(b_k) (k x b), g the angle over its sine.
void HeldTurns::setTwo(const Matrix3& R, int free)
{
    const int i = (free + 1) % 3, j = (free + 2) % 3;
    Vector3 b = R.col(free);
    double sine = std::hypot(b[i], b[j]);
    if (sine < leastSine && b[free] < 0)
        b[j] = sine = leastSine;
    const AngleOverSine g = angleOverSine(sine, b[free]);
    m_kept = b;
    m_size = g.value;
    m_growth = g.slope;
    m_growthRate = g.curvature;
    m_angles[i] = -m_size * b[j];
    m_angles[j] = m_size * b[i];
    // b' = u x b: b_n' = u . (b x n)
    const Vector3 alongI = b.cross(Vector3::Unit(i)), alongJ = b.cross(Vector3::Unit(j)),
                  alongFree = m_growth * b.cross(Vector3::Unit(free));
    m_slopes.row(i) = -(m_size * alongJ + b[j] * alongFree);
    m_slopes.row(j) = m_size * alongI + b[i] * alongFree;
}

// 2 e' = u e as a product of quaternions.
void HeldTurns::setOne(const Matrix3& R, int axis)
{
    const int i = (axis + 1) % 3, j = (axis + 2) % 3;
    Eigen::Quaterniond e(R);
    if (e.w() < 0)
        e.coeffs() = -e.coeffs();
    const Vector3 v = e.vec();
    const double cosine = std::max(Vector3(e.w(), v[i], v[j]).norm(), leastSine);
    m_half = v[axis] / cosine;
    m_angles[axis] = 2 * std::atan2(v[axis], cosine);
    m_slopes(axis, axis) = e.w() / cosine;
    m_slopes(axis, i) = v[j] / cosine;
    m_slopes(axis, j) = -v[i] / cosine;
}

double HeldTurns::curvature(int axis, const Vector3& u) const
{
    if (m_count == 3) {
        const Vector3 rate = m_slopes * u;
        return -slope(axis).dot(turningOf(m_angles, rate, Vector3::Zero()).acceleration);
    }
    if (m_count == 2)
        return curvatureOfTwo(axis, u);
    // e'' = (u' e - |u|^2 e / 2) / 2 for the part that u' leaves
    const double rate = slope(axis).dot(u);
    return m_half * (rate * rate - u.squaredNorm()) / 2;
}

double HeldTurns::curvatureOfTwo(int axis, const Vector3& u) const
{
    const int free = m_special, i = (free + 1) % 3, other = axis == i ? (free + 2) % 3 : i;
    const double sign = axis == i ? -1 : 1;
    const Vector3 rate = u.cross(m_kept), second = u.cross(rate);
    const double growth = m_growth * second[free] + m_growthRate * rate[free] * rate[free];
    return sign * (m_size * second[other] + 2 * m_growth * rate[free] * rate[other] + growth * m_kept[other]);
}

}  // namespace sinew
