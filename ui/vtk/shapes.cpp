#include "ui/vtk/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/base/constants.h"
#include "core/math/rotation.h"

namespace sinew {

// Computed once: the shapes of a picture have thousands of corners.
const std::array<Eigen::Vector2d, mostSides + 1>& polygon(int sides)
{
    static const auto tables = [] {
        std::array<std::array<Eigen::Vector2d, mostSides + 1>, mostSides + 1> made;
        for (int n = 1; n <= mostSides; ++n) {
            for (int i = 0; i <= mostSides; ++i) {
                const double angle = 2 * pi * (i % n) / n;
                made[std::size_t(n)][std::size_t(i)] = {std::cos(angle), std::sin(angle)};
            }
        }
        return made;
    }();
    return tables[std::size_t(sides)];
}

namespace {

// A circle of a surface of revolution about a path. tilt: angle of the normals toward the path's direction.
struct Ring {
    Vector3 centre;
    Vector3 along;
    double radius = 0;
    double tilt = 0;
};

Vector3 perpendicular(const Vector3& direction)
{
    const Vector3 other = std::abs(direction.x()) < 0.7 ? Vector3::UnitX() : Vector3::UnitY();
    return direction.cross(other).normalized();
}

// Skins rings; at most `mostSides` sides. The first direction is carried from ring to ring without twist.
void skin(MeshBatch& batch, const std::vector<Ring>& rings, int sides, Rgb colour)
{
    if (rings.size() < 2)
        return;
    Vector3 first = perpendicular(rings[0].along);
    Vector3 before = rings[0].along;
    const auto& corners = polygon(sides);
    int last = -1;
    for (const Ring& ring : rings) {
        if (before != ring.along)
            first = rotationBetween(before, ring.along) * first;
        first = (first - first.dot(ring.along) * ring.along).normalized();
        before = ring.along;
        const Vector3 second = ring.along.cross(first);
        const bool isTilted = ring.tilt != 0;  // most are not, and there are many
        const Vector3 lean = (isTilted ? std::sin(ring.tilt) : 0) * ring.along;
        const double share = isTilted ? std::cos(ring.tilt) : 1;
        int start = -1;
        for (int i = 0; i < sides; ++i) {
            const Eigen::Vector2d& corner = corners[std::size_t(i)];
            const Vector3 outward = corner.x() * first + corner.y() * second;
            const Vector3 normal = share * outward + lean;
            const int index = batch.vertex(ring.centre + ring.radius * outward, normal, colour);
            start = i == 0 ? index : start;
        }
        for (int i = 0; last >= 0 && i < sides; ++i) {
            const int j = (i + 1) % sides;
            batch.triangle(last + i, last + j, start + i);
            batch.triangle(last + j, start + j, start + i);
        }
        last = start;
    }
}

std::vector<Vector3> withoutRepeats(const std::vector<Vector3>& path)
{
    std::vector<Vector3> result;
    for (const Vector3& point : path) {
        if (result.empty() || (point - result.back()).norm() > 1e-7)
            result.push_back(point);
    }
    return result;
}

// Corners replaced by short parabolas, so that a tube bends around a via point and does not fold.
std::vector<Vector3> rounded(const std::vector<Vector3>& path, double radius)
{
    std::vector<Vector3> result = {path.front()};
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
        const Vector3 back = path[i - 1] - path[i], forth = path[i + 1] - path[i];
        const double cut = std::min({4 * radius, 0.4 * back.norm(), 0.4 * forth.norm()});
        const Vector3 a = path[i] + cut * back.normalized(), b = path[i] + cut * forth.normalized();
        for (int k = 0; k <= 4; ++k) {
            const double t = k / 4.0;
            result.push_back((1 - t) * (1 - t) * a + 2 * t * (1 - t) * path[i] + t * t * b);
        }
    }
    result.push_back(path.back());
    return result;
}

std::vector<double> arcLengths(const std::vector<Vector3>& path)
{
    std::vector<double> lengths = {0};
    for (std::size_t i = 1; i < path.size(); ++i)
        lengths.push_back(lengths.back() + (path[i] - path[i - 1]).norm());
    return lengths;
}

// The point of a path at an arc length.
Vector3 pointAt(const std::vector<Vector3>& path, const std::vector<double>& lengths, double s)
{
    const auto above = std::upper_bound(lengths.begin(), lengths.end(), s);
    const auto i = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(above - lengths.begin() - 1, 0, static_cast<std::ptrdiff_t>(lengths.size()) - 2));
    const double share = (s - lengths[i]) / std::max(lengths[i + 1] - lengths[i], 1e-12);
    return path[i] + std::clamp(share, 0.0, 1.0) * (path[i + 1] - path[i]);
}

// Extra points near both ends, where the taper curves.
std::vector<Vector3> withTaperPoints(const std::vector<Vector3>& path, int sides)
{
    static const std::vector<double> fine = {0.05, 0.1, 0.15, 0.22, 0.5, 0.78, 0.85, 0.9, 0.95};
    static const std::vector<double> coarse = {0.11, 0.22, 0.78, 0.89}, plain = {0.22, 0.78};
    const std::vector<double> lengths = arcLengths(path);
    std::vector<double> stations = lengths;
    for (const double share : sides <= plainSides ? plain : sides <= coarseSides ? coarse : fine)
        stations.push_back(share * lengths.back());
    std::sort(stations.begin(), stations.end());
    std::vector<Vector3> result;
    for (const double s : stations)
        result.push_back(pointAt(path, lengths, s));
    return withoutRepeats(result);
}

double taper(double share)
{
    const auto rise = [](double x) {
        const double t = std::clamp(x / 0.22, 0.0, 1.0);
        return t * t * (3 - 2 * t);
    };
    return 0.6 + 0.4 * rise(share) * rise(1 - share);
}

// A hemisphere's rings; sign -1 at the start of a path, where they come before the tube's first ring.
void appendCap(std::vector<Ring>& rings, const Ring& end, double sign, bool isCoarse)
{
    static const std::vector<double> fine = {1.5, 1.0, 0.5}, coarse = {1.3};
    const std::vector<double>& angles = isCoarse ? coarse : fine;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const double angle = angles[sign < 0 ? i : angles.size() - 1 - i];
        rings.push_back({end.centre + sign * end.radius * std::sin(angle) * end.along, end.along,
                         end.radius * std::cos(angle), sign * angle});
    }
}

}  // namespace

void appendTube(MeshBatch& batch, const std::vector<Vector3>& path, const TubeStyle& style)
{
    std::vector<Vector3> points = withoutRepeats(path);
    if (points.size() < 2)
        return;
    const bool isCoarse = style.sides <= coarseSides, isPlain = style.sides <= plainSides;
    if (!isPlain)
        points = withoutRepeats(rounded(points, style.radius));
    if (style.tapered)
        points = withTaperPoints(points, style.sides);
    const std::vector<double> lengths = arcLengths(points);
    std::vector<Ring> tube;
    for (std::size_t i = 0; i < points.size(); ++i) {
        Vector3 along = Vector3::Zero();
        if (i > 0)
            along += (points[i] - points[i - 1]).normalized();
        if (i + 1 < points.size())
            along += (points[i + 1] - points[i]).normalized();
        if (along.norm() < 1e-6)
            along = points[i] - points[i - 1];
        const double radius = style.radius * (style.tapered ? taper(lengths[i] / lengths.back()) : 1.0);
        tube.push_back({points[i], along.normalized(), radius, 0});
    }
    if (isPlain) {
        skin(batch, tube, style.sides, style.colour);
        return;
    }
    std::vector<Ring> rings;
    appendCap(rings, tube.front(), -1, isCoarse);
    rings.insert(rings.end(), tube.begin(), tube.end());
    appendCap(rings, tube.back(), 1, isCoarse);
    skin(batch, rings, style.sides, style.colour);
}

namespace {

std::vector<Vector3> directionsOf(const std::vector<Vector3>& points)
{
    std::vector<Vector3> directions;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vector3& before = points[i > 0 ? i - 1 : 0];
        const Vector3& after = points[std::min(i + 1, points.size() - 1)];
        directions.push_back((after - before).normalized());
    }
    return directions;
}

std::vector<Vector3> stepped(const std::vector<Vector3>& points, double step)
{
    const std::vector<double> lengths = arcLengths(points);
    const double count = std::clamp(std::round(lengths.back() / step), 1.0, 200.0);
    std::vector<Vector3> result;
    for (int i = 0; i <= static_cast<int>(count); ++i)
        result.push_back(pointAt(points, lengths, lengths.back() * i / count));
    return result;
}

}  // namespace

void appendRoundBar(MeshBatch& batch, const std::vector<Vector3>& path, const TubeStyle& style, double ridge)
{
    std::vector<Vector3> points = withoutRepeats(path);
    if (points.size() < 2)
        return;
    if (ridge > 0)
        points = stepped(points, ridge / 2);
    const std::vector<Vector3> along = directionsOf(points);
    const auto radiusAt = [&](std::size_t i) { return ridge > 0 && i % 2 == 0 ? 0.78 * style.radius : style.radius; };
    const double flat = 0.5 * std::numbers::pi;
    const std::size_t last = points.size() - 1;
    skin(batch, {{points[0], along[0], 0, -flat}, {points[0], along[0], radiusAt(0), -flat}}, style.sides,
         style.colour);
    if (ridge > 0) {
        for (std::size_t i = 0; i < last; ++i) {
            const double rise = radiusAt(i + 1) - radiusAt(i),
                         tilt = -std::atan2(rise, (points[i + 1] - points[i]).norm());
            skin(batch,
                 {{points[i], along[i], radiusAt(i), tilt}, {points[i + 1], along[i + 1], radiusAt(i + 1), tilt}},
                 style.sides, style.colour);
        }
    } else {
        std::vector<Ring> rings;
        for (std::size_t i = 0; i <= last; ++i)
            rings.push_back({points[i], along[i], style.radius, 0});
        skin(batch, rings, style.sides, style.colour);
    }
    skin(batch, {{points[last], along[last], radiusAt(last), flat}, {points[last], along[last], 0, flat}}, style.sides,
         style.colour);
}

void appendFlatBar(MeshBatch& batch, const std::vector<Vector3>& path, const Vector3& across, double width,
                   double height, Rgb colour)
{
    const std::vector<Vector3> points = withoutRepeats(path);
    if (points.size() < 2)
        return;
    const std::vector<Vector3> along = directionsOf(points);
    struct Section {
        std::array<Vector3, 4> corners;
        std::array<Vector3, 4> normals;  // of the face from one corner to the next
    };
    std::vector<Section> sections;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vector3 a = (across - across.dot(along[i]) * along[i]).normalized(), b = along[i].cross(a);
        const Vector3 w = 0.5 * width * a, h = 0.5 * height * b;
        sections.push_back(
            {{points[i] - w - h, points[i] + w - h, points[i] + w + h, points[i] - w + h}, {-b, a, b, -a}});
    }
    const auto quad = [&](const std::array<Vector3, 4>& corners, const std::array<Vector3, 4>& normals) {
        const int first = batch.vertex(corners[0], normals[0], colour);
        for (std::size_t k = 1; k < 4; ++k)
            batch.vertex(corners[k], normals[k], colour);
        batch.triangle(first, first + 1, first + 2);
        batch.triangle(first, first + 2, first + 3);
    };
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        const Section &near = sections[i], &far = sections[i + 1];
        for (std::size_t k = 0; k < 4; ++k) {
            const std::size_t next = (k + 1) % 4;
            quad({near.corners[k], near.corners[next], far.corners[next], far.corners[k]},
                 {near.normals[k], near.normals[k], far.normals[k], far.normals[k]});
        }
    }
    const auto &start = sections.front().corners, &end = sections.back().corners;
    const Vector3 out = -along.front(), on = along.back();
    quad({start[3], start[2], start[1], start[0]}, {out, out, out, out});
    quad(end, {on, on, on, on});
}

// A ball drawn apart into eight corners: between these its meridians and parallels become edges and faces.
void appendRoundedBar(MeshBatch& batch, const Vector3& from, const Vector3& to, const BarSection& section,
                      double rounding, Rgb colour)
{
    constexpr int steps = 4;  // a quarter of a turn
    const Vector3 along = to - from;
    Vector3 half(0.5 * along.norm(), 0.5 * section.width, 0.5 * section.height);
    if (!(half.minCoeff() > 0))
        return;
    Matrix3 axes;
    axes.col(0) = along.normalized();
    axes.col(1) = (section.across - section.across.dot(axes.col(0)) * axes.col(0)).normalized();
    axes.col(2) = axes.col(0).cross(axes.col(1));
    const double r = std::min(rounding, half.minCoeff());
    half.array() -= r;
    const Vector3 middle = 0.5 * (from + to);
    std::vector<std::vector<int>> rows;
    for (int row = 0; row < 2 * (steps + 1); ++row) {
        const bool isUpper = row > steps;
        const double latitude = 0.5 * pi * (row - (isUpper ? steps + 1 : steps)) / steps;
        std::vector<int>& ring = rows.emplace_back();
        for (int k = 0; k < 4 * (steps + 1); ++k) {
            const int quarter = k / (steps + 1);
            const double angle = 0.5 * pi * (quarter + double(k % (steps + 1)) / steps);
            const Vector3 out(std::cos(latitude) * std::cos(angle), std::cos(latitude) * std::sin(angle),
                              std::sin(latitude));
            const Vector3 corner(quarter == 0 || quarter == 3 ? half.x() : -half.x(),
                                 quarter < 2 ? half.y() : -half.y(), isUpper ? half.z() : -half.z());
            ring.push_back(batch.vertex(middle + axes * (corner + r * out), axes * out, colour));
        }
    }
    const std::size_t count = rows.front().size();
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t next = (k + 1) % count;
            batch.triangle(rows[i][k], rows[i][next], rows[i + 1][next]);
            batch.triangle(rows[i][k], rows[i + 1][next], rows[i + 1][k]);
        }
    }
    // The faces below and above: each pole is drawn apart into four corners.
    const auto corner = [&](const std::vector<int>& ring, std::size_t quarter) { return ring[quarter * (steps + 1)]; };
    for (std::size_t k = 1; k < 3; ++k) {
        batch.triangle(corner(rows.back(), 0), corner(rows.back(), k), corner(rows.back(), k + 1));
        batch.triangle(corner(rows.front(), 0), corner(rows.front(), k + 1), corner(rows.front(), k));
    }
}

void appendDashes(MeshBatch& batch, const std::vector<Vector3>& path, double radius, double period, Rgb colour)
{
    const std::vector<Vector3> points = withoutRepeats(path);
    if (points.size() < 2)
        return;
    const std::vector<double> lengths = arcLengths(points);
    // A whole number of periods, so that a dash begins and ends the strand; not more than can be seen.
    const double count = std::clamp(std::round(lengths.back() / period - 0.55), 1.0, 400.0);
    const double step = lengths.back() / (count + 0.55);
    for (int i = 0; i <= static_cast<int>(count); ++i) {
        const Vector3 a = pointAt(points, lengths, i * step);
        const Vector3 b = pointAt(points, lengths, std::min((i + 0.55) * step, lengths.back()));
        if ((b - a).norm() < 1e-9)
            continue;
        const Vector3 along = (b - a).normalized();
        // A dash is a few pixels wide and without light: four sides and no ends.
        skin(batch, {{a, along, radius, 0}, {b, along, radius, 0}}, 4, colour);
    }
}

void appendSphere(MeshBatch& batch, const Vector3& centre, double radius, Rgb colour, int sides)
{
    const int steps = sides / 2 + 1;
    std::vector<Ring> rings;
    for (int i = 0; i <= steps; ++i) {
        const double angle = std::numbers::pi * (double(i) / steps - 0.5);
        rings.push_back(
            {centre + radius * std::sin(angle) * Vector3::UnitY(), Vector3::UnitY(), radius * std::cos(angle), angle});
    }
    skin(batch, rings, sides, colour);
}

void appendRings(MeshBatch& batch, const Vector3& centre, double radius, double thickness, Rgb colour)
{
    for (int axis = 0; axis < 3; ++axis) {
        const Vector3 u = Vector3::Unit((axis + 1) % 3), v = Vector3::Unit((axis + 2) % 3);
        std::vector<Ring> rings;
        for (int i = 0; i <= 24; ++i) {
            const double angle = 2 * std::numbers::pi * i / 24;
            rings.push_back({centre + radius * (std::cos(angle) * u + std::sin(angle) * v),
                             -std::sin(angle) * u + std::cos(angle) * v, thickness, 0});
        }
        skin(batch, rings, 6, colour);
    }
}

void appendArrow(MeshBatch& batch, const Vector3& tip, const Vector3& vector, const ArrowStyle& style)
{
    const double length = vector.norm();
    if (!(length > 1e-9))
        return;
    const Vector3 along = vector / length;
    const double shrink = std::min(1.0, 0.5 * length / style.headLength);
    const double g = style.grown;
    const double head = shrink * style.headLength, wide = shrink * style.headRadius + g;
    const double shaft = shrink * style.shaftRadius + g;
    const double slope = std::atan2(shrink * style.headRadius, head);
    const Vector3 tail = tip - vector - g * along, neck = tip - (head + g) * along, end = tip + 2 * g * along;
    const double back = -0.5 * std::numbers::pi;
    skin(batch, {{tail, along, 0, back}, {tail, along, shaft, back}}, style.sides, style.colour);
    skin(batch, {{tail, along, shaft, 0}, {neck, along, shaft, 0}}, style.sides, style.colour);
    skin(batch, {{neck, along, shaft, back}, {neck, along, wide, back}}, style.sides, style.colour);
    skin(batch, {{neck, along, wide, slope}, {end, along, 0, slope}}, style.sides, style.colour);
}

}  // namespace sinew
