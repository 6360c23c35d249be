#include "ui/scene/bone_field.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

double atSegment(const FieldPiece& piece, const Vector3& point)
{
    const Vector3 along = piece.corners[1] - piece.corners[0];
    const double length2 = along.squaredNorm();
    const Vector3 offset = point - piece.corners[0];
    const double t = length2 > 0 ? std::clamp(offset.dot(along) / length2, 0.0, 1.0) : 0.0;
    const Vector3 away = offset - t * along;
    double distance2 = away.squaredNorm();
    if (piece.squash > 1) {
        const double across = away.dot(piece.flat);
        distance2 += (piece.squash * piece.squash - 1) * across * across;
    }
    return std::sqrt(distance2) - (piece.radii[0] + (piece.radii[1] - piece.radii[0]) * t);
}

// Barycentric coordinates of the point of a triangle that is nearest (Ericson, Real-Time Collision Detection, 5.1.5).
Vector3 nearestOnTriangle(const std::array<Vector3, 3>& corners, const Vector3& point)
{
    const Vector3 ab = corners[1] - corners[0], ac = corners[2] - corners[0];
    const Vector3 ap = point - corners[0], bp = point - corners[1], cp = point - corners[2];
    const double d1 = ab.dot(ap), d2 = ac.dot(ap), d3 = ab.dot(bp), d4 = ac.dot(bp), d5 = ab.dot(cp), d6 = ac.dot(cp);
    if (d1 <= 0 && d2 <= 0)
        return {1, 0, 0};
    if (d3 >= 0 && d4 <= d3)
        return {0, 1, 0};
    if (d6 >= 0 && d5 <= d6)
        return {0, 0, 1};
    const double vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0)
        return {1 - d1 / (d1 - d3), d1 / (d1 - d3), 0};
    const double vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0)
        return {1 - d2 / (d2 - d6), 0, d2 / (d2 - d6)};
    const double va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
        const double t = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        return {0, 1 - t, t};
    }
    const double whole = va + vb + vc;
    return {va / whole, vb / whole, vc / whole};
}

double atTriangle(const FieldPiece& piece, const Vector3& point)
{
    const Vector3 weights = nearestOnTriangle(piece.corners, point);
    const Vector3 nearest
        = weights[0] * piece.corners[0] + weights[1] * piece.corners[1] + weights[2] * piece.corners[2];
    return (point - nearest).norm() - weights.dot(piece.radii);
}

// First-order distance to an ellipsoid: exact on the surface and along its axes, near enough elsewhere.
double atEllipsoid(const FieldPiece& piece, const Vector3& point)
{
    const Vector3 unit = (piece.axes.transpose() * (point - piece.corners[0])).cwiseQuotient(piece.radii);
    const double k0 = unit.norm();
    const double k1 = unit.cwiseQuotient(piece.radii).norm();
    return k1 > 1e-9 ? k0 * (k0 - 1) / k1 : -piece.radii.minCoeff();
}

// Polynomial smooth minimum: differs from the minimum only where both are within `blend` of each other. The blend fades
// with the distance from the surface, so that beyond `blend` the field is the plain distance again.
double smoothMinimum(double a, double b, double blend)
{
    const double width = blend - std::max(0.0, std::min(a, b));
    if (width <= 0)
        return std::min(a, b);
    const double h = std::clamp(0.5 + 0.5 * (b - a) / width, 0.0, 1.0);
    return b * (1 - h) + a * h - width * h * (1 - h);
}

double joined(const FieldPart& part, double before, double piece)
{
    return part.join == FieldJoin::Add ? smoothMinimum(before, piece, part.blend)
                                       : -smoothMinimum(-before, piece, part.blend);
}

int cornerCount(const FieldPiece& piece)
{
    return piece.kind == FieldPiece::Kind::Segment ? 2 : piece.kind == FieldPiece::Kind::Triangle ? 3 : 1;
}

}  // namespace

double FieldPiece::at(const Vector3& point) const
{
    switch (kind) {
    case Kind::Segment: return atSegment(*this, point);
    case Kind::Triangle: return atTriangle(*this, point);
    case Kind::Ellipsoid: return atEllipsoid(*this, point);
    }
    return 0;
}

Vector3 FieldPiece::low() const
{
    Vector3 result = corners[0];
    for (int i = 1; i < cornerCount(*this); ++i)
        result = result.cwiseMin(corners[static_cast<std::size_t>(i)]);
    return result.array() - radii.maxCoeff();
}

Vector3 FieldPiece::high() const
{
    Vector3 result = corners[0];
    for (int i = 1; i < cornerCount(*this); ++i)
        result = result.cwiseMax(corners[static_cast<std::size_t>(i)]);
    return result.array() + radii.maxCoeff();
}

void BoneField::join(FieldPart part)
{
    if (part.join == FieldJoin::Add) {
        for (const FieldPiece& piece : part.pieces) {
            m_low = m_low.cwiseMin(piece.low());
            m_high = m_high.cwiseMax(piece.high());
        }
    }
    m_parts.push_back(std::move(part));
}

double BoneField::at(const Vector3& point) const
{
    const double far = 1e3;
    const Vector3 seen = mirrored ? Vector3(point.x(), point.y(), -point.z()) : point;
    double value = far;
    for (const FieldPart& part : m_parts) {
        double nearest = far;
        for (const FieldPiece& piece : part.pieces)
            nearest = std::min(nearest, piece.at(seen));
        value = joined(part, value, nearest);
    }
    return value;
}

std::vector<double> BoneField::numbers() const
{
    std::vector<double> all = {mirrored ? 1.0 : 0.0};
    const auto add
        = [&all](const auto& matrix) { all.insert(all.end(), matrix.data(), matrix.data() + matrix.size()); };
    const auto addPieces = [&](const std::vector<FieldPiece>& pieces) {
        all.push_back(static_cast<double>(pieces.size()));
        for (const FieldPiece& piece : pieces) {
            all.push_back(static_cast<double>(piece.kind));
            for (const Vector3& corner : piece.corners)
                add(corner);
            add(piece.radii);
            add(piece.axes);
            add(piece.flat);
            all.push_back(piece.squash);
        }
    };
    addPieces(cartilage);
    for (const FieldPart& part : m_parts) {
        all.insert(all.end(), {static_cast<double>(part.join), part.blend});
        addPieces(part.pieces);
    }
    return all;
}

namespace {

using Index3 = Eigen::Vector3i;

struct GridBox {
    Index3 low, high;  // high is one beyond
    bool isEmpty() const { return (high - low).minCoeff() <= 0; }
};

GridBox gridBox(const FieldGrid& grid, const Vector3& low, const Vector3& high)
{
    const Index3 size(grid.size[0], grid.size[1], grid.size[2]);
    GridBox box;
    box.low = ((low - grid.origin) / grid.spacing).array().floor().cast<int>().matrix().cwiseMax(0);
    box.high = (((high - grid.origin) / grid.spacing).array().ceil().cast<int>() + 1).matrix().cwiseMin(size);
    return box;
}

template <class Visit>
void forEachCell(const FieldGrid& grid, const GridBox& box, const Visit& visit)
{
    if (box.isEmpty())
        return;
    for (int k = box.low.z(); k < box.high.z(); ++k) {
        for (int j = box.low.y(); j < box.high.y(); ++j) {
            const auto row
                = (static_cast<std::size_t>(k) * static_cast<std::size_t>(grid.size[1]) + static_cast<std::size_t>(j))
                  * static_cast<std::size_t>(grid.size[0]);
            for (int i = box.low.x(); i < box.high.x(); ++i)
                visit(row + static_cast<std::size_t>(i), Vector3(grid.origin + grid.spacing * Vector3(i, j, k)));
        }
    }
}

// Each piece is evaluated only where it can matter, so that a bone of hundreds of pieces costs some ten milliseconds.
void joinOnGrid(const FieldPart& part, FieldGrid& grid, std::vector<float>& scratch)
{
    const auto reach = static_cast<float>(grid.reach);
    Vector3 low = Vector3::Constant(1e9), high = Vector3::Constant(-1e9);
    for (const FieldPiece& piece : part.pieces) {
        low = low.cwiseMin(piece.low());
        high = high.cwiseMax(piece.high());
    }
    const GridBox whole = gridBox(grid, low.array() - grid.reach, high.array() + grid.reach);
    forEachCell(grid, whole, [&](std::size_t cell, const Vector3&) { scratch[cell] = reach; });
    for (const FieldPiece& piece : part.pieces) {
        const GridBox box = gridBox(grid, piece.low().array() - grid.reach, piece.high().array() + grid.reach);
        const Vector3 centre = 0.5 * (piece.low() + piece.high());
        const double around = 0.5 * (piece.high() - piece.low()).norm();
        forEachCell(grid, box, [&](std::size_t cell, const Vector3& point) {
            // A piece whose bounding sphere is farther than what is known already changes nothing.
            const double known = around + double(scratch[cell]);
            if (known > 0 && (point - centre).squaredNorm() < known * known)
                scratch[cell] = std::min(scratch[cell], static_cast<float>(piece.at(point)));
        });
    }
    forEachCell(grid, whole, [&](std::size_t cell, const Vector3&) {
        const double value = joined(part, double(grid.values[cell]), double(scratch[cell]));
        grid.values[cell] = std::clamp(static_cast<float>(value), -reach, reach);
    });
}

}  // namespace

FieldGrid BoneField::sample(double spacing, double reach) const
{
    // A bone many times too large (its landmarks are in another unit) is sampled coarser, else it would take all memory.
    constexpr double mostCells = 256;
    spacing = std::max(spacing, (m_high - m_low).maxCoeff() / mostCells);
    FieldGrid grid;
    grid.spacing = spacing;
    grid.reach = reach;
    for (const FieldPart& part : m_parts)
        grid.reach = std::max(grid.reach, part.blend);
    // Three cells of air around the bone keep its surface closed.
    grid.origin = m_low.array() - 3 * spacing;
    const Vector3 extent = (m_high - m_low) / spacing;
    for (int i = 0; i < 3; ++i)
        grid.size[static_cast<std::size_t>(i)] = static_cast<int>(std::ceil(extent[i])) + 7;
    const auto count = static_cast<std::size_t>(grid.size[0]) * static_cast<std::size_t>(grid.size[1])
                       * static_cast<std::size_t>(grid.size[2]);
    grid.values.assign(count, static_cast<float>(grid.reach));
    std::vector<float> scratch(count);
    for (const FieldPart& part : m_parts)
        joinOnGrid(part, grid, scratch);
    return grid;
}

double FieldGrid::at(const Vector3& point) const
{
    const Vector3 place = (point - origin) / spacing;
    const Eigen::Vector3i cell = place.array().floor().cast<int>();
    const Eigen::Vector3i last(size[0] - 2, size[1] - 2, size[2] - 2);
    if ((cell.array() < 0).any() || (cell.array() > last.array()).any())
        return reach;
    const Vector3 t = place - cell.cast<double>();
    const auto value = [&](int i, int j, int k) {
        const auto index = (static_cast<std::size_t>(cell.z() + k) * static_cast<std::size_t>(size[1])
                            + static_cast<std::size_t>(cell.y() + j))
                               * static_cast<std::size_t>(size[0])
                           + static_cast<std::size_t>(cell.x() + i);
        return double(values[index]);
    };
    const auto alongX = [&](int j, int k) { return value(0, j, k) * (1 - t.x()) + value(1, j, k) * t.x(); };
    const auto alongY = [&](int k) { return alongX(0, k) * (1 - t.y()) + alongX(1, k) * t.y(); };
    return alongY(0) * (1 - t.z()) + alongY(1) * t.z();
}

Vector3 FieldGrid::gradient(const Vector3& point) const
{
    Vector3 result;
    for (int i = 0; i < 3; ++i) {
        Vector3 step = Vector3::Zero();
        step[i] = spacing;
        result[i] = (at(point + step) - at(point - step)) / (2 * spacing);
    }
    return result;
}

}  // namespace sinew
