#include "core/fixation/mesh_section.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/contour_lines.h"

namespace sinew {

namespace {

constexpr double widestCrack = 0.002;  // m

// Joins lines that end, nearest ends first, as long as the gaps are cracks.
class CrackBridge {
public:
    CrackBridge(std::vector<Outline> lines, MeshCut& cut) : m_lines(std::move(lines)), m_cut(cut) {}

    void run()
    {
        while (!m_lines.empty()) {
            Outline line = std::move(m_lines.back());
            m_lines.pop_back();
            close(std::move(line));
        }
    }

private:
    void close(Outline line)
    {
        for (;;) {
            double gap = (line.front() - line.back()).norm();
            std::size_t next = m_lines.size();
            for (std::size_t i = 0; i < m_lines.size(); ++i) {
                const double to
                    = std::min((m_lines[i].front() - line.back()).norm(), (m_lines[i].back() - line.back()).norm());
                if (to < gap) {
                    gap = to;
                    next = i;
                }
            }
            if (gap > widestCrack) {
                m_cut.open.push_back(std::move(line));
                return;
            }
            m_cut.bridged = std::max(m_cut.bridged, gap);
            if (next == m_lines.size())
                break;
            Outline& other = m_lines[next];
            if ((other.back() - line.back()).norm() < (other.front() - line.back()).norm())
                std::reverse(other.begin(), other.end());
            line.insert(line.end(), other.begin(), other.end());
            m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(next));
        }
        if (line.size() >= 3)
            m_cut.loops.push_back(std::move(line));
    }

    std::vector<Outline> m_lines;
    MeshCut& m_cut;
};

double lengthOf(const Outline& outline)
{
    double sum = 0;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++)
        sum += (outline[i] - outline[j]).norm();
    return sum;
}

// Whether an outline runs through another one: at some of its points (64 at most are tried) clearly within, at others
// clearly outside.
bool crosses(const Outline& line, const Outline& other)
{
    constexpr double clearly = 2e-4;  // m: surfaces that touch differ by less
    const std::size_t step = std::max<std::size_t>(1, line.size() / 64);
    bool isWithin = false, isOutside = false;
    for (std::size_t i = 0; i < line.size(); i += step) {
        const double depth = depthWithin(other, line[i]);
        isWithin = isWithin || depth > clearly;
        isOutside = isOutside || depth < -clearly;
    }
    return isWithin && isOutside;
}

// With the outlines that lie within that one.
BoneOutline withOuter(const MeshCut& cut, std::size_t outer)
{
    constexpr double least = 1e-8;  // m^2: a hundredth of a square millimetre is a fault of the mesh
    BoneOutline bone;
    bone.outer = cut.loops[outer];
    bone.bridged = cut.bridged;
    for (std::size_t i = 0; i < cut.loops.size(); ++i) {
        if (i == outer || propertiesOf(cut.loops[i]).area < least)
            continue;
        if (crosses(cut.loops[i], cut.loops[outer])) {
            BoneOutline none;
            none.problem = sentence("parts of the mesh overlap: join them into one surface");
            return none;
        }
        if (contains(bone.outer, cut.loops[i].front()))
            bone.inner.push_back(cut.loops[i]);
        else
            ++bone.others;
    }
    return bone;
}

BoneOutline openLine(const Outline& line)
{
    BoneOutline bone;
    bone.problem = sentence("the mesh has a hole there: its outline ends %1 from where it began",
                            millimetresInWords((line.back() - line.front()).norm()));
    return bone;
}

}  // namespace

CutPlane CutPlane::squareTo(const Vector3& direction, const Vector3& through)
{
    const Vector3 first = direction.unitOrthogonal();
    return {through, first, direction.cross(first), direction};
}

MeshCut cutMesh(const SurfaceMesh& mesh, const CutPlane& plane)
{
    std::vector<double> distances;
    distances.reserve(mesh.points.size());
    for (const Vector3& point : mesh.points)
        distances.push_back((point - plane.origin).dot(plane.normal));
    ContourLines lines = contourLines(mesh.triangles, distances, [&](std::uint32_t a, std::uint32_t b, double share) {
        const Vector3 from = mesh.points[a] + share * (mesh.points[b] - mesh.points[a]) - plane.origin;
        return Point2(from.dot(plane.first), from.dot(plane.second));
    });
    MeshCut cut;
    cut.loops = std::move(lines.loops);
    CrackBridge(std::move(lines.open), cut).run();
    return cut;
}

BoneOutline boneAround(const MeshCut& cut, const Point2& axis)
{
    const auto areaAround
        = [&](const Outline& line) { return line.size() >= 3 && contains(line, axis) ? propertiesOf(line).area : 0; };
    std::size_t best = cut.loops.size();
    double largest = 0;
    for (std::size_t i = 0; i < cut.loops.size(); ++i) {
        if (const double area = areaAround(cut.loops[i]); area > largest) {
            largest = area;
            best = i;
        }
    }
    // A canal within an outline that has a hole is not the bone.
    for (const Outline& line : cut.open) {
        if (areaAround(line) > largest)
            return openLine(line);
    }
    if (best < cut.loops.size())
        return withOuter(cut, best);
    BoneOutline none;
    none.problem = sentence("there is no bone of the mesh around the axis");
    return none;
}

BoneOutline boneBeside(const MeshCut& cut, const Point2& surfacePoint)
{
    std::size_t best = cut.loops.size();
    double nearest = infinity;
    for (std::size_t i = 0; i < cut.loops.size(); ++i) {
        const double distance = std::abs(depthWithin(cut.loops[i], surfacePoint));
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    for (const Outline& line : cut.open) {
        if (line.size() >= 3 && std::abs(depthWithin(line, surfacePoint)) < nearest)
            return openLine(line);
    }
    if (best < cut.loops.size())
        return withOuter(cut, best);
    BoneOutline none;
    none.problem = sentence("there is no bone of the mesh");
    return none;
}

double wallOf(const BoneOutline& bone)
{
    if (bone.inner.empty())
        return 0;
    double area = propertiesOf(bone.outer).area, length = lengthOf(bone.outer);
    // The canal is the largest of them.
    const auto canal = std::max_element(bone.inner.begin(), bone.inner.end(), [](const Outline& a, const Outline& b) {
        return propertiesOf(a).area < propertiesOf(b).area;
    });
    area -= propertiesOf(*canal).area;
    length += lengthOf(*canal);
    return area / (0.5 * length);
}

}  // namespace sinew
