#include <cmath>
#include <random>

#include <QTest>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/math/rotation.h"
#include "core/mechanism/wrap_curve.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_wrap_curve {

using namespace sinew;

namespace {

// Lengths in the tests are about 0.1 m.
class Draws {
public:
    explicit Draws(unsigned seed) : m_generator(seed) {}
    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_generator); }
    Vector3 vector(double size)
    {
        std::normal_distribution<double> normal;
        return size * Vector3(normal(m_generator), normal(m_generator), normal(m_generator));
    }

private:
    std::mt19937 m_generator;
};

// The same with a thicker skin, m.
WrapShape grown(WrapShape shape, double skin)
{
    if (auto* sphere = std::get_if<SphereShape>(&shape))
        sphere->radius += skin;
    else if (auto* cylinder = std::get_if<CylinderShape>(&shape))
        cylinder->radius += skin;
    else if (auto* ellipsoid = std::get_if<EllipsoidShape>(&shape))
        ellipsoid->radii += Vector3::Constant(skin);
    else
        std::get<TorusShape>(shape).tubeRadius += skin;
    return shape;
}

double lengthOf(const WrapShape& shape, const Vector3& from, const Vector3& to)
{
    const WrapCurve curve = calcWrap(shape, from, to);
    return curve.touches ? (curve.first - from).norm() + curve.length + (to - curve.last).norm() : (to - from).norm();
}

WrapShape randomShape(const std::string& kind, Draws& draws)
{
    if (kind == "sphere")
        return SphereShape{draws.between(0.02, 0.06)};
    if (kind == "cylinder")
        return CylinderShape{draws.between(0.02, 0.06), draws.between(0, 1) < 0.5 ? 1 : -1};
    if (kind == "ellipsoid")
        return EllipsoidShape{{draws.between(0.02, 0.06), draws.between(0.02, 0.06), draws.between(0.02, 0.06)}};
    const double ring = draws.between(0.03, 0.06);
    return TorusShape{ring, ring * draws.between(0.15, 0.6)};
}

// The ends of a strand about such a surface; through the hole of a torus.
std::pair<Vector3, Vector3> randomEnds(const std::string& kind, Draws& draws)
{
    Vector3 from = draws.vector(0.1), to = draws.vector(0.1);
    if (kind == "torus") {
        from = 0.4 * from;
        to = 0.4 * to;
        from.z() = draws.between(0.05, 0.15);
        to.z() = -draws.between(0.05, 0.15);
    }
    return {from, to};
}

// Of a curve on the surface, by chords of two spacings and Richardson's rule.
double lengthByChords(const WrapShape& shape, const WrapCurve& curve)
{
    const auto chords = [&](int pieces) {
        const std::vector<Vector3> points = pointsAlong(shape, curve, pieces + 1);
        double sum = 0;
        for (std::size_t i = 1; i < points.size(); ++i)
            sum += (points[i] - points[i - 1]).norm();
        return sum;
    };
    return (4 * chords(64) - chords(32)) / 3;
}

class TestWrapCurve : public QObject {
    Q_OBJECT

private slots:
    void sphereAndCylinderAreClosedForms();
    void anEllipsoidOfOneRadiusIsASphere();
    void ellipsoidsKeepJoachimsthalsInvariant();
    void toriKeepClairautsInvariant();
    void aStrandAcrossATorusGoesRoundACircle();
    void lengthsFollowTheirSlopes_data() { kinds(); }
    void lengthsFollowTheirSlopes();
    void curvesMeetTheirLinesAndHaveTheirLength_data() { kinds(); }
    void curvesMeetTheirLinesAndHaveTheirLength();
    void wrappingBeginsSmoothly_data() { kinds(); }
    void wrappingBeginsSmoothly();
    void nothingShorterIsNear_data() { kinds(false); }
    void nothingShorterIsNear();
    void aSideIsKept();
    void pointsWithinAreNamed();

private:
    static void kinds(bool withTorus = true)
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"sphere", "cylinder", "ellipsoid", "torus"}) {
            if (withTorus || kind != std::string("torus"))
                QTest::newRow(kind) << kind;
        }
    }

    // Calls with shapes that are touched.
    template <class Use>
    static void forTouching(const std::string& kind, int cases, Use use)
    {
        Draws draws(11);
        int touching = 0;
        for (int i = 0; touching < cases && i < 40 * cases; ++i) {
            const WrapShape shape = randomShape(kind, draws);
            const auto [from, to] = randomEnds(kind, draws);
            if (isWithin(shape, from) || isWithin(shape, to))
                continue;
            const WrapCurve curve = calcWrap(shape, from, to);
            QVERIFY(curve.isConverged);
            if (!curve.touches)
                continue;
            ++touching;
            use(shape, from, to, curve, draws);
        }
        QCOMPARE(touching, cases);
    }
};

void TestWrapCurve::sphereAndCylinderAreClosedForms()
{
    // Ends at one distance d from the centre, an angle b apart: two tangents and an arc.
    const double radius = 0.04, d = 0.1;
    for (const double b : {2.4, 2.7, 2.9, 3.1}) {
        const Matrix3 R = rotationFromXyz({0.3, -0.7, 1.1});
        const Vector3 from = R * Vector3(d, 0, 0), to = R * Vector3(d * std::cos(b), d * std::sin(b), 0);
        const double flat = 2 * std::sqrt(d * d - radius * radius) + radius * (b - 2 * std::acos(radius / d));
        // 1e-15: sums of a few numbers of 0.1.
        SINEW_COMPARE_NEAR(lengthOf(SphereShape{radius}, from, to), flat, {.abs = 1e-15});
        // Round a cylinder it rises evenly: unrolled it is one straight line.
        const Vector3 low(d, 0, -0.03), high(d * std::cos(b), d * std::sin(b), 0.05);
        SINEW_COMPARE_NEAR(lengthOf(CylinderShape{radius, 1}, low, high), std::hypot(flat, 0.08), {.abs = 1e-15});
        // The other way round it turns by 2 pi - b.
        const double other = 2 * std::sqrt(d * d - radius * radius) + radius * (2 * pi - b - 2 * std::acos(radius / d));
        SINEW_COMPARE_NEAR(lengthOf(CylinderShape{radius, -1}, low, high), std::hypot(other, 0.08), {.abs = 1e-15});
    }
}

void TestWrapCurve::anEllipsoidOfOneRadiusIsASphere()
{
    forTouching("sphere", 300,
                [](const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve, Draws&) {
                    const double radius = std::get<SphereShape>(shape).radius;
                    const WrapCurve other = calcWrap(EllipsoidShape{Vector3::Constant(radius)}, from, to);
                    // 4e-12 m: the geodesic is integrated to 1e-11 of 0.1 m; directions of grazing strands are as exact as the kink
                    // that is left, 1e-12, over the length on the surface.
                    SINEW_COMPARE_NEAR(other.length, curve.length, {.abs = 4e-12});
                    SINEW_COMPARE_NEAR(other.first, curve.first, {.abs = 1e-11});
                    SINEW_COMPARE_NEAR(other.atLast, curve.atLast, {.abs = 1e-9});
                });
}

// Along a geodesic of an ellipsoid |A x|^2 t.A t is one number, A = diag(1/a^2) (Joachimsthal 1843).
void TestWrapCurve::ellipsoidsKeepJoachimsthalsInvariant()
{
    forTouching("ellipsoid", 300,
                [](const WrapShape& shape, const Vector3&, const Vector3&, const WrapCurve& curve, Draws&) {
                    const Vector3 A = std::get<EllipsoidShape>(shape).radii.cwiseAbs2().cwiseInverse();
                    const auto invariant = [&](const Vector3& x, const Vector3& t) {
                        return A.cwiseProduct(x).squaredNorm() * t.dot(A.cwiseProduct(t));
                    };
                    const double first = invariant(curve.first, curve.atFirst);
                    // 1e-9: the integration's 1e-11, grown by the sixth power of the ratio of radii, up to 3.
                    SINEW_COMPARE_NEAR(invariant(curve.last, curve.atLast) / first, 1.0, {.abs = 1e-9});
                    for (const Vector3& point : pointsAlong(shape, curve, 7))
                        SINEW_COMPARE_NEAR(point.dot(A.cwiseProduct(point)), 1.0, {.abs = 1e-12});
                });
}

// Along a geodesic of a surface of revolution the distance from the axis times the cosine to the parallel is one number.
void TestWrapCurve::toriKeepClairautsInvariant()
{
    forTouching("torus", 300, [](const WrapShape&, const Vector3&, const Vector3&, const WrapCurve& curve, Draws&) {
        const auto invariant = [](const Vector3& x, const Vector3& t) { return x.x() * t.y() - x.y() * t.x(); };
        // 1e-11 m: a lever of 0.05 m, integrated to 1e-11 of it and more.
        SINEW_COMPARE_NEAR(invariant(curve.last, curve.atLast), invariant(curve.first, curve.atFirst), {.abs = 1e-11});
    });
}

void TestWrapCurve::aStrandAcrossATorusGoesRoundACircle()
{
    // In a meridian plane: round the circle of the tube, which the hole turns towards the axis.
    const TorusShape ring{0.05, 0.02};
    const Vector3 from(0.055, 0, 0.08), to(0.06, 0, -0.07);
    const Vector3 p(-(from.x() - 0.05), from.z(), 0), q(-(to.x() - 0.05), to.z(), 0);
    SINEW_COMPARE_NEAR(lengthOf(ring, from, to), lengthOf(CylinderShape{0.02, -1}, p, q), {.abs = 4e-12});
    QVERIFY(!calcWrap(ring, {0.02, 0, 0.1}, {0.01, 0.01, -0.1}).touches);  // clear of it, through the hole
    QVERIFY(!calcWrap(ring, {0.02, 0, 0.1}, {0.1, 0.01, 0.1}).touches);    // beside it
    // Through the tube, and not through the hole: there is no way for it.
    QVERIFY(!calcWrap(ring, {0.1, 0, 0.001}, {-0.1, 0, 0.001}).isConverged);
}

void TestWrapCurve::lengthsFollowTheirSlopes()
{
    QFETCH(QString, kind);
    int jumps = 0;
    forTouching(
        kind.toStdString(), 400,
        [&](const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve, Draws& draws) {
            const Vector3 a = draws.vector(1).normalized(), b = draws.vector(1).normalized();
            const double h = 1e-6;
            const double rate
                = (lengthOf(shape, from + h * a, to + h * b) - lengthOf(shape, from - h * a, to - h * b)) / (2 * h);
            const double slope = (to - curve.last).normalized().dot(b) - (curve.first - from).normalized().dot(a);
            // 1e-8: round-off of lengths, 1e-16/h, and h^2 times third slopes, which grow as an end nears the surface. A
            // strand across the middle of a ball jumps from side to side: few do.
            if (std::abs(rate - slope) > 1e-8
                                             * (1 + 1e-5 / std::pow((curve.first - from).norm(), 2)
                                                + 1e-5 / std::pow((curve.last - to).norm(), 2)))
                ++jumps;
        });
    QVERIFY2(jumps <= 6, qPrintable(QString::number(jumps)));
}

void TestWrapCurve::curvesMeetTheirLinesAndHaveTheirLength()
{
    QFETCH(QString, kind);
    forTouching(
        kind.toStdString(), 300,
        [](const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve, Draws&) {
            // 1e-10: what Newton's method leaves, 1e-12 of the distance of the ends, over the shortest straight piece.
            const double lines = std::min((curve.first - from).norm(), (to - curve.last).norm());
            SINEW_COMPARE_NEAR(curve.atFirst, (curve.first - from).normalized(), {.abs = 1e-10 * (1 + 0.01 / lines)});
            SINEW_COMPARE_NEAR(curve.atLast, (to - curve.last).normalized(), {.abs = 1e-10 * (1 + 0.01 / lines)});
            const std::vector<Vector3> points = pointsAlong(shape, curve, 5);
            SINEW_COMPARE_NEAR(points.front(), curve.first, {.abs = 1e-14});
            SINEW_COMPARE_NEAR(points.back(), curve.last, {.abs = 1e-11});
            // 1e-6 of the length: fourth-order errors of 32 chords over half a turn.
            SINEW_COMPARE_NEAR(lengthByChords(shape, curve), curve.length, {.abs = 1e-6 * curve.length});
        });
}

// A strand that sinks into the surface: its length has no step and no kink where it begins to wrap.
void TestWrapCurve::wrappingBeginsSmoothly()
{
    QFETCH(QString, kind);
    int tried = 0;
    forTouching(kind.toStdString(), 60,
                [&](const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve, Draws&) {
                    // Outwards from the middle of the contact until it is clear.
                    const Vector3 middle = pointsAlong(shape, curve, 3)[1];
                    const Vector3 outwards = (middle - 0.5 * (from + to)).normalized();
                    const auto at = [&](double s) { return lengthOf(shape, from + s * outwards, to + s * outwards); };
                    const auto isClear
                        = [&](double s) { return !calcWrap(shape, from + s * outwards, to + s * outwards).touches; };
                    double in = 0, out = 0.2;
                    // An end that lies on a ring touches it for ever, and one beside it does not go through.
                    const auto isNearEnd = [&](double s) {
                        const Vector3 ends[] = {from + s * outwards, to + s * outwards};
                        return std::any_of(std::begin(ends), std::end(ends), [&](const Vector3& end) {
                            return isWithin(grown(shape, 0.003), end) || (kind == "torus" && std::abs(end.z()) < 0.003);
                        });
                    };
                    if (!isClear(out))
                        return;
                    for (int i = 0; i < 60; ++i)
                        (isClear(0.5 * (in + out)) ? out : in) = 0.5 * (in + out);
                    const double h = 1e-6, s = 0.5 * (in + out);
                    if (isNearEnd(s))
                        return;
                    ++tried;
                    // 1e-10 m: steps of length; a kink of slope k would give k h = 1e-6 k in the second difference.
                    QVERIFY(std::abs(at(s + h) - 2 * at(s) + at(s - h)) < 1e-10);
                });
    // Of 60, of those through a ring about 33: the others come near an end.
    QVERIFY2(tried > (kind == "torus" ? 20 : 45), qPrintable(QString::number(tried)));
}

// The path over neighbouring points of the surface is longer: pulled aside at its middle it gets longer.
void TestWrapCurve::nothingShorterIsNear()
{
    QFETCH(QString, kind);
    int tried = 0;
    forTouching(kind.toStdString(), 100,
                [&](const WrapShape& shape, const Vector3& from, const Vector3& to, const WrapCurve& curve, Draws&) {
                    if (curve.length < 0.005)
                        return;
                    const Vector3 middle = pointsAlong(shape, curve, 3)[1];
                    const Vector3 along = (pointsAlong(shape, curve, 201)[101] - middle).normalized();
                    const double whole = lengthOf(shape, from, to);
                    for (const double side : {-1.0, 1.0}) {
                        // A point just off the surface beside the middle: over two strands that meet there.
                        const Vector3 beside = middle + side * 1e-3 * along.cross(middle).normalized();
                        Vector3 off = beside;
                        for (int i = 0; isWithin(shape, off) && i < 1000; ++i)
                            off += 1e-5 * (middle - 0.5 * (from + to)).normalized();
                        if (isWithin(shape, off))
                            continue;
                        ++tried;
                        QVERIFY(lengthOf(shape, from, off) + lengthOf(shape, off, to) > whole - 1e-9);
                    }
                });
    // Of 200, two sides each: at least about 130.
    QVERIFY2(tried > 100, qPrintable(QString::number(tried)));
}

void TestWrapCurve::aSideIsKept()
{
    const Vector3 from(-0.1, 0.001, 0), above(0.1, 0.001, 0), below(0.1, -0.001, 0);
    // Over the top it turns against the right-hand rule.
    QVERIFY(calcWrap(CylinderShape{0.03, -1}, from, below).first.y() > 0);
    QVERIFY(calcWrap(CylinderShape{0.03, -1}, from, above).first.y() > 0);
    QVERIFY(calcWrap(CylinderShape{0.03, 1}, from, above).first.y() < 0);
    // The shorter way flips.
    QVERIFY(calcWrap(CylinderShape{0.03, 0}, from, above).first.y() > 0);
    QVERIFY(calcWrap(CylinderShape{0.03, 0}, Vector3(-0.1, -0.001, 0), below).first.y() < 0);
}

void TestWrapCurve::pointsWithinAreNamed()
{
    for (const WrapShape& shape : {WrapShape(SphereShape{0.03}), WrapShape(CylinderShape{0.03, 1}),
                                   WrapShape(EllipsoidShape{{0.03, 0.04, 0.05}}), WrapShape(TorusShape{0.02, 0.01})}) {
        const Vector3 within
            = std::holds_alternative<TorusShape>(shape) ? Vector3(0.02, 0, 0.005) : Vector3(0.02, 0, 0);
        QVERIFY(isWithin(shape, within));
        QVERIFY(calcWrap(shape, within, {0.2, 0, 0}).isWithin);
        QVERIFY(!calcWrap(shape, within, {0.2, 0, 0}).touches);
        QVERIFY(!isWithin(shape, {0.2, 0, 0}));
    }
}

}  // namespace

SINEW_TEST(TestWrapCurve)

}  // namespace tst_wrap_curve

#include "tst_wrap_curve.moc"
