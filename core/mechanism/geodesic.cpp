#include "core/mechanism/geodesic.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/math/decompositions.h"

namespace sinew {

SurfacePoint surfaceAt(const EllipsoidShape& shape, const Vector3& point)
{
    // Scaled by the smallest radius, so that f is about a distance.
    const double scale = shape.radii.minCoeff();
    const Vector3 inverse = shape.radii.cwiseInverse().cwiseAbs2();
    SurfacePoint surface;
    surface.value = 0.5 * scale * (point.cwiseProduct(point).dot(inverse) - 1);
    surface.gradient = scale * point.cwiseProduct(inverse);
    surface.hessian = (scale * inverse).asDiagonal();
    return surface;
}

SurfacePoint surfaceAt(const TorusShape& shape, const Vector3& point)
{
    const double r = shape.tubeRadius, fromAxis = std::max(std::hypot(point.x(), point.y()), 1e-9 * r);
    const Vector3 outwards(point.x() / fromAxis, point.y() / fromAxis, 0);
    const double beside = fromAxis - shape.ringRadius;
    SurfacePoint surface;
    surface.value = 0.5 * (beside * beside + point.z() * point.z() - r * r) / r;
    surface.gradient = (beside * outwards + point.z() * Vector3::UnitZ()) / r;
    const Vector3 along(-outwards.y(), outwards.x(), 0);
    surface.hessian = (outwards * outwards.transpose() + beside / fromAxis * along * along.transpose()
                       + Vector3::UnitZ() * Vector3::UnitZ().transpose())
                      / r;
    return surface;
}

double largestCurvature(const EllipsoidShape& shape)
{
    return shape.radii.maxCoeff() / (shape.radii.minCoeff() * shape.radii.minCoeff());
}

double largestCurvature(const TorusShape& shape)
{
    return std::max(1 / shape.tubeRadius, 1 / (shape.ringRadius - shape.tubeRadius));
}

namespace {

using State = Eigen::Matrix<double, 10, 1>;  // point, tangent, a, a', r, r'
using Vector4 = Eigen::Vector4d;

// x'' = -(t.H t)/|g| n; Jacobi fields j'' = -K j with Gauss' curvature K.
template <class Shape>
State rateOf(const Shape& shape, const State& state)
{
    const Vector3 point = state.head<3>(), t = state.segment<3>(3);
    const SurfacePoint surface = surfaceAt(shape, point);
    const double size = surface.gradient.norm();
    const Vector3 n = surface.gradient / size, b = t.cross(n), Ht = surface.hessian * t;
    const double along = t.dot(Ht) / size, mixed = b.dot(Ht) / size, across = b.dot(surface.hessian * b) / size;
    const double gauss = along * across - mixed * mixed;
    State rate;
    rate << t, -along * n, state[7], -gauss * state[6], state[9], -gauss * state[8];
    return rate;
}

// One step of fifth order (Dormand and Prince 1980).
template <class Shape>
State stepped(const Shape& shape, const State& y, double h)
{
    const State k1 = rateOf(shape, y);
    const State k2 = rateOf<Shape>(shape, y + h * (1.0 / 5) * k1);
    const State k3 = rateOf<Shape>(shape, y + h * (3.0 / 40 * k1 + 9.0 / 40 * k2));
    const State k4 = rateOf<Shape>(shape, y + h * (44.0 / 45 * k1 - 56.0 / 15 * k2 + 32.0 / 9 * k3));
    const State k5 = rateOf<Shape>(
        shape, y + h * (19372.0 / 6561 * k1 - 25360.0 / 2187 * k2 + 64448.0 / 6561 * k3 - 212.0 / 729 * k4));
    const State k6 = rateOf<Shape>(
        shape,
        y + h * (9017.0 / 3168 * k1 - 355.0 / 33 * k2 + 46732.0 / 5247 * k3 + 49.0 / 176 * k4 - 5103.0 / 18656 * k5));
    return y + h * (35.0 / 384 * k1 + 500.0 / 1113 * k3 + 125.0 / 192 * k4 - 2187.0 / 6784 * k5 + 11.0 / 84 * k6);
}

// Puts a point onto the surface and a direction into its plane.
template <class Shape>
void settle(const Shape& shape, Vector3& point, Vector3& tangent)
{
    for (int i = 0; i < 4; ++i) {
        const SurfacePoint surface = surfaceAt(shape, point);
        point -= surface.value / surface.gradient.squaredNorm() * surface.gradient;
    }
    const Vector3 n = surfaceAt(shape, point).gradient.normalized();
    tangent = (tangent - tangent.dot(n) * n).normalized();
}

// How the frame of a geodesic turns as its point moves by `velocity` and it turns about the normal by `turn`.
struct FrameRate {
    Vector3 n, b;
};

template <class Shape>
FrameRate frameRate(const Shape& shape, const GeodesicState& at, const Vector3& velocity, double turn)
{
    const SurfacePoint surface = surfaceAt(shape, at.point);
    const double size = surface.gradient.norm();
    const Vector3 n = surface.gradient / size, b = n.cross(at.tangent);
    const Vector3 moved = surface.hessian * velocity / size;
    FrameRate rate;
    rate.n = moved - moved.dot(n) * n;
    rate.b = -b.dot(rate.n) * n - turn * at.tangent;
    return rate;
}

// The lines to both points, out of the planes of the surface and across the geodesic: m, all 0 where they meet.
struct Kinks {
    GeodesicState begin, end;
    Vector4 values;
};

template <class Shape>
class LineMeeting {
public:
    LineMeeting(const Shape& shape, const Vector3& from, const Vector3& to) : m_shape(shape), m_from(from), m_to(to) {}

    Kinks kinksOf(Vector3 point, Vector3 tangent, double length) const
    {
        settle(m_shape, point, tangent);
        Kinks kinks;
        kinks.begin.point = point;
        kinks.begin.tangent = tangent;
        kinks.end = followGeodesic(m_shape, point, tangent, length);
        const Vector3 before = point - m_from, after = m_to - kinks.end.point;
        const Vector3 n1 = normalAt(point), n2 = normalAt(kinks.end.point);
        kinks.values << before.dot(n1), before.dot(n1.cross(tangent)), after.dot(n2),
            after.dot(n2.cross(kinks.end.tangent));
        return kinks;
    }

    // By moves of the first point along the geodesic and beside it, a turn there, and a change of the length.
    Eigen::Matrix4d slopes(const Kinks& kinks) const
    {
        const Vector3 t1 = kinks.begin.tangent, t2 = kinks.end.tangent;
        const Vector3 n1 = normalAt(kinks.begin.point), n2 = normalAt(kinks.end.point);
        const Vector3 b1 = n1.cross(t1), b2 = n2.cross(t2);
        const Vector3 firstMoves[] = {t1, b1, Vector3::Zero(), Vector3::Zero()};
        const double firstTurns[] = {0, 0, 1, 0};
        const Vector3 lastMoves[] = {t2, kinks.end.a * b2, kinks.end.r * b2, t2};
        const double lastTurns[] = {0, kinks.end.aRate, kinks.end.rRate, 0};
        const Vector3 before = kinks.begin.point - m_from, after = m_to - kinks.end.point;
        Eigen::Matrix4d J;
        for (int i = 0; i < 4; ++i) {
            const FrameRate first = frameRate(m_shape, kinks.begin, firstMoves[i], firstTurns[i]);
            const FrameRate last = frameRate(m_shape, kinks.end, lastMoves[i], lastTurns[i]);
            J.col(i) << firstMoves[i].dot(n1) + before.dot(first.n), firstMoves[i].dot(b1) + before.dot(first.b),
                -lastMoves[i].dot(n2) + after.dot(last.n), -lastMoves[i].dot(b2) + after.dot(last.b);
        }
        return J;
    }

private:
    Vector3 normalAt(const Vector3& point) const { return surfaceAt(m_shape, point).gradient.normalized(); }

    const Shape& m_shape;
    const Vector3 m_from, m_to;
};

// A short contact is stable: there moves along the strand part from moves aside, and the determinant of the latter is
// minus the length of the straight pieces. It changes its sign where neighbouring ways meet again (conjugate points).
bool isStable(const Eigen::Matrix4d& slopes)
{
    const int rows[] = {0, 2, 1, 3}, columns[] = {0, 3, 1, 2};
    Eigen::Matrix4d ordered;
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < 4; ++j)
            ordered(i, j) = slopes(rows[i], columns[j]);
    }
    return ordered.determinant() < 0;
}

}  // namespace

template <class Shape>
GeodesicState followGeodesic(const Shape& shape, const Vector3& point, const Vector3& tangent, double length)
{
    // A step turns the tangent by a sixteenth at most: 1e-11 of the size over half a turn.
    const double turn = std::abs(length) * largestCurvature(shape);
    const int steps = std::isfinite(turn) ? static_cast<int>(std::clamp(std::ceil(16 * turn), 1.0, 2000.0)) : 1;
    State state;
    state << point, tangent, 1, 0, 0, 1;
    for (int i = 0; i < steps; ++i) {
        state = stepped(shape, state, length / steps);
        Vector3 p = state.head<3>(), t = state.segment<3>(3);
        settle(shape, p, t);
        state.head<3>() = p;
        state.segment<3>(3) = t;
    }
    return {state.head<3>(), state.segment<3>(3), state[6], state[7], state[8], state[9]};
}

template GeodesicState followGeodesic(const EllipsoidShape&, const Vector3&, const Vector3&, double);
template GeodesicState followGeodesic(const TorusShape&, const Vector3&, const Vector3&, double);

template <class Shape>
WrapCurve meetLines(const Shape& shape, const Vector3& from, const Vector3& to, const WrapCurve& guess)
{
    constexpr int mostSteps = 60;
    const LineMeeting<Shape> meeting(shape, from, to);
    // Lengths are exact to the square of what is left, directions to that itself.
    const double close = 1e-12 * (to - from).norm();
    double length = guess.length;
    Kinks kinks = meeting.kinksOf(guess.first, guess.atFirst, length);
    bool isBetter = true;
    for (int i = 0; i < mostSteps && isBetter && !(kinks.values.norm() <= close); ++i) {
        const Vector4 change = meeting.slopes(kinks).fullPivLu().solve(-kinks.values);
        // At most half a radian of the most curved place in one step.
        const double reach = largestCurvature(shape) * (std::abs(change[0]) + std::abs(change[1]) + std::abs(change[3]))
                             + std::abs(change[2]);
        isBetter = false;
        for (double share = std::min(1.0, 0.5 / reach); share > 1e-4 && !isBetter; share /= 2) {
            const Vector3 t = kinks.begin.tangent;
            const Vector3 b = surfaceAt(shape, kinks.begin.point).gradient.normalized().cross(t);
            const Kinks next = meeting.kinksOf(kinks.begin.point + share * (change[0] * t + change[1] * b),
                                               t + share * change[2] * b, length + share * change[3]);
            isBetter = next.values.norm() < kinks.values.norm();
            if (isBetter) {
                kinks = next;
                length += share * change[3];
            }
        }
    }
    // A last step that round-off spoils may leave more: 1e-9 of the length is less than a nanometre for a muscle.
    const bool isConverged = kinks.values.norm() <= 1e3 * close;
    WrapCurve curve;
    curve.touches = length > 0;
    curve.first = kinks.begin.point;
    curve.last = kinks.end.point;
    curve.atFirst = kinks.begin.tangent;
    curve.atLast = kinks.end.tangent;
    curve.length = length;
    curve.isConverged = isConverged;
    curve.isStable = isStable(meeting.slopes(kinks));
    return curve;
}

template WrapCurve meetLines(const EllipsoidShape&, const Vector3&, const Vector3&, const WrapCurve&);
template WrapCurve meetLines(const TorusShape&, const Vector3&, const Vector3&, const WrapCurve&);

}  // namespace sinew
