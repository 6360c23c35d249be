#include "core/fixation/section.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

double cross(const Point2& a, const Point2& b)
{
    return a.x() * b.y() - a.y() * b.x();
}

double squaredDistance(const Outline& outline, const Point2& point)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Point2 along = outline[i] - outline[j], to = point - outline[j];
        const double length = along.squaredNorm();
        const double share = length > 0 ? std::clamp(to.dot(along) / length, 0.0, 1.0) : 0;
        least = std::min(least, (to - share * along).squaredNorm());
    }
    return least;
}

// Area and first and second moments about the origin, signed by the way the outline turns.
struct Moments {
    double area = 0, xx = 0, yy = 0, xy = 0;
    Point2 first = Point2::Zero();
};

// About `from`, so that a small outline far away keeps its digits.
Moments momentsOf(const Outline& outline, const Point2& from)
{
    Moments sum;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point2 a = outline[i] - from, b = outline[(i + 1) % outline.size()] - from;
        const double twice = cross(a, b);
        sum.area += twice / 2;
        sum.first += twice / 6 * (a + b);
        sum.xx += twice / 12 * (a.x() * a.x() + a.x() * b.x() + b.x() * b.x());
        sum.yy += twice / 12 * (a.y() * a.y() + a.y() * b.y() + b.y() * b.y());
        sum.xy += twice / 24 * (a.x() * (2 * a.y() + b.y()) + b.x() * (a.y() + 2 * b.y()));
    }
    return sum;
}

// 1 for an outline of the outside, -1 for one within it, 1 for one within that.
int nestingSign(const std::vector<Outline>& loops, const Outline& loop)
{
    const auto around = std::count_if(loops.begin(), loops.end(), [&](const Outline& other) {
        return &other != &loop && other.size() >= 3 && contains(other, loop.front());
    });
    return around % 2 == 0 ? 1 : -1;
}

SectionProperties centred(const Moments& sum, const Point2& from)
{
    SectionProperties properties;
    properties.area = sum.area;
    if (!(std::abs(sum.area) > 0))
        return properties;
    const Point2 centre = sum.first / sum.area;
    properties.centroid = from + centre;
    properties.secondX = sum.yy - sum.area * centre.y() * centre.y();
    properties.secondY = sum.xx - sum.area * centre.x() * centre.x();
    properties.xy = sum.xy - sum.area * centre.x() * centre.y();
    return properties;
}

}  // namespace

bool contains(const Outline& outline, const Point2& point)
{
    bool isInside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Point2 &a = outline[i], &b = outline[j];
        if ((a.y() > point.y()) != (b.y() > point.y())
            && point.x() < a.x() + (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()))
            isInside = !isInside;
    }
    return isInside;
}

double depthWithin(const Outline& outline, const Point2& point)
{
    const double distance = std::sqrt(squaredDistance(outline, point));
    return contains(outline, point) ? distance : -distance;
}

SectionProperties propertiesOf(const Outline& outline)
{
    return propertiesOf(std::vector<Outline>{outline});
}

SectionProperties propertiesOf(const std::vector<Outline>& loops)
{
    Moments sum;
    Point2 from = Point2::Zero();
    bool isFirst = true;
    for (const Outline& loop : loops) {
        if (loop.size() < 3)
            continue;
        if (isFirst)
            from = loop.front();
        isFirst = false;
        const Moments each = momentsOf(loop, from);
        const double sign = (each.area < 0 ? -1 : 1) * nestingSign(loops, loop);
        sum.area += sign * each.area;
        sum.first += sign * each.first;
        sum.xx += sign * each.xx;
        sum.yy += sign * each.yy;
        sum.xy += sign * each.xy;
    }
    return centred(sum, from);
}

Outline ellipseOutline(double semiX, double semiY, int points)
{
    Outline outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        outline.emplace_back(semiX * std::cos(angle), semiY * std::sin(angle));
    }
    return outline;
}

Outline clipped(const Outline& polygon, const Outline& convex)
{
    Outline result = polygon, next;
    for (std::size_t i = 0; i < convex.size() && !result.empty(); ++i) {
        const Point2 &from = convex[i], along = convex[(i + 1) % convex.size()] - from;
        next.clear();
        for (std::size_t k = 0; k < result.size(); ++k) {
            const Point2 &a = result[k], &b = result[(k + 1) % result.size()];
            const double ofA = cross(along, a - from), ofB = cross(along, b - from);
            if (ofA >= 0)
                next.push_back(a);
            if ((ofA > 0 && ofB < 0) || (ofA < 0 && ofB > 0))
                next.push_back(a + ofA / (ofA - ofB) * (b - a));
        }
        std::swap(result, next);
    }
    return result;
}

std::vector<SectionCell> sectionCells(const Outline& outer, const std::vector<Outline>& inner, double side)
{
    std::vector<SectionCell> cells;
    std::vector<int> signs;
    for (const Outline& loop : inner)
        signs.push_back(nestingSign(inner, loop));
    if (outer.size() < 3 || !(side > 0))
        return cells;
    Point2 least = outer.front(), most = outer.front();
    for (const Point2& point : outer) {
        least = least.cwiseMin(point);
        most = most.cwiseMax(point);
    }
    constexpr double mostCells = 1e6;
    const Point2 size = most - least;
    const double columns = std::ceil(size.x() / side), rows = std::ceil(size.y() / side);
    if (!(columns * rows <= mostCells))
        return cells;
    const Point2 start = 0.5 * (least + most) - 0.5 * side * Point2(columns, rows);
    for (int i = 0; i < static_cast<int>(columns); ++i) {
        for (int k = 0; k < static_cast<int>(rows); ++k) {
            const Point2 a = start + side * Point2(i, k), b = a + Point2(side, side);
            const Outline square{a, {b.x(), a.y()}, b, {a.x(), b.y()}};
            const SectionProperties all = propertiesOf(clipped(outer, square));
            if (!(std::abs(all.area) > 1e-9 * side * side))
                continue;
            double within = 0;
            for (std::size_t loop = 0; loop < inner.size(); ++loop)
                within += signs[loop] * propertiesOf(clipped(inner[loop], square)).area;
            cells.push_back({all.centroid, all.area, std::clamp(1 - within / all.area, 0.0, 1.0)});
        }
    }
    return cells;
}

}  // namespace sinew
