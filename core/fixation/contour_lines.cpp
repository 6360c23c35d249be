#include "core/fixation/contour_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace sinew {

namespace {

// Points on cut edges and the pieces of line between them, to be walked along.
class LineChains {
public:
    int nodeOn(std::uint32_t a, std::uint32_t b, const std::function<Point2()>& place)
    {
        const std::uint64_t edge = (std::uint64_t(std::min(a, b)) << 32) | std::max(a, b);
        const auto [found, isNew] = m_nodes.try_emplace(edge, static_cast<int>(m_points.size()));
        if (isNew) {
            m_points.push_back(place());
            m_pieces.emplace_back();
        }
        return found->second;
    }

    void connect(int a, int b)
    {
        const int piece = static_cast<int>(m_ends.size());
        m_ends.push_back({a, b});
        m_pieces[static_cast<std::size_t>(a)].push_back(piece);
        m_pieces[static_cast<std::size_t>(b)].push_back(piece);
    }

    ContourLines lines()
    {
        m_isUsed.assign(m_ends.size(), false);
        ContourLines lines;
        for (std::size_t node = 0; node < m_points.size(); ++node) {
            while (m_pieces[node].size() % 2 == 1 && hasUnused(node))  // lines that end come first
                add(walk(static_cast<int>(node)), lines);
        }
        for (std::size_t node = 0; node < m_points.size(); ++node) {
            while (hasUnused(node))
                add(walk(static_cast<int>(node)), lines);
        }
        return lines;
    }

private:
    bool hasUnused(std::size_t node) const
    {
        return std::ranges::any_of(m_pieces[node],
                                   [&](int piece) { return !m_isUsed[static_cast<std::size_t>(piece)]; });
    }

    std::vector<int> walk(int node)
    {
        std::vector<int> way{node};
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            for (const int piece : m_pieces[static_cast<std::size_t>(way.back())]) {
                const auto p = static_cast<std::size_t>(piece);
                if (m_isUsed[p])
                    continue;
                m_isUsed[p] = true;
                way.push_back(m_ends[p][0] == way.back() ? m_ends[p][1] : m_ends[p][0]);
                goesOn = way.back() != node;
                break;
            }
        }
        return way;
    }

    void add(const std::vector<int>& way, ContourLines& lines) const
    {
        Outline line;
        for (const int node : way) {
            const Point2& point = m_points[static_cast<std::size_t>(node)];
            if (line.empty() || point != line.back())
                line.push_back(point);
        }
        const bool isClosed = way.front() == way.back();
        if (isClosed && line.size() > 1 && line.front() == line.back())
            line.pop_back();
        if (isClosed && line.size() >= 3)
            lines.loops.push_back(std::move(line));
        else if (!isClosed)
            lines.open.push_back(std::move(line));
    }

    std::unordered_map<std::uint64_t, int> m_nodes;
    std::vector<Point2> m_points;
    std::vector<std::vector<int>> m_pieces;
    std::vector<std::array<int, 2>> m_ends;
    std::vector<bool> m_isUsed;
};

}  // namespace

ContourLines contourLines(std::span<const SurfaceMesh::Triangle> triangles, std::span<const double> values,
                          const std::function<Point2(std::uint32_t a, std::uint32_t b, double share)>& placeOn)
{
    LineChains chains;
    const auto node = [&](std::uint32_t from, std::uint32_t to) {
        const std::uint32_t a = std::min(from, to), b = std::max(from, to);
        return chains.nodeOn(a, b, [&] { return placeOn(a, b, values[a] / (values[a] - values[b])); });
    };
    for (const SurfaceMesh::Triangle& each : triangles) {
        const bool above[] = {values[each[0]] >= 0, values[each[1]] >= 0, values[each[2]] >= 0};
        if (above[0] == above[1] && above[1] == above[2])
            continue;
        // The corner that is alone on its side.
        const std::size_t alone = above[1] == above[2] ? 0 : above[0] == above[2] ? 1 : 2;
        const std::uint32_t tip = each[alone];
        chains.connect(node(tip, each[(alone + 1) % 3]), node(tip, each[(alone + 2) % 3]));
    }
    return chains.lines();
}

std::vector<Outline> insetOutline(const Outline& outline, double depth)
{
    constexpr double cells = 72;
    if (outline.size() < 3)
        return {};
    Point2 least = outline.front(), most = outline.front();
    for (const Point2& point : outline) {
        least = least.cwiseMin(point);
        most = most.cwiseMax(point);
    }
    const double step = (most - least).maxCoeff() / cells;
    if (!(step > 0))
        return {};
    const int columns = static_cast<int>((most - least).x() / step) + 3,
              rows = static_cast<int>((most - least).y() / step) + 3;
    const Point2 corner = 0.5 * (least + most) - 0.5 * step * Point2(columns - 1, rows - 1);
    const auto place = [&](std::uint32_t index) {
        return Point2(corner
                      + step * Point2(index % static_cast<unsigned>(columns), index / static_cast<unsigned>(columns)));
    };
    std::vector<double> values;
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(columns * rows); ++i)
        values.push_back(depthWithin(outline, place(i)) - depth);
    std::vector<SurfaceMesh::Triangle> triangles;
    for (int row = 0; row + 1 < rows; ++row) {
        for (int column = 0; column + 1 < columns; ++column) {
            const auto a = static_cast<std::uint32_t>(row * columns + column),
                       b = a + static_cast<std::uint32_t>(columns);
            triangles.push_back({a, a + 1, b + 1});
            triangles.push_back({a, b + 1, b});
        }
    }
    return contourLines(triangles, values,
                        [&](std::uint32_t a, std::uint32_t b, double share) {
                            return Point2(place(a) + share * (place(b) - place(a)));
                        })
        .loops;
}

}  // namespace sinew
