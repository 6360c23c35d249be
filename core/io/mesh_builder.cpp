#include "core/io/mesh_builder.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {

Diagnostic meshError(const std::string& fileName, Sentence message, Sentence hint, int line)
{
    Diagnostic reason = makeError(std::move(message), std::move(hint));
    reason.file = fileName;
    reason.line = line;
    return reason;
}

Result<SurfaceMesh> meshFailure(const std::string& fileName, Sentence message, Sentence hint, int line)
{
    return Result<SurfaceMesh>::failure({meshError(fileName, std::move(message), std::move(hint), line)});
}

void MeshBuilder::reserve(std::size_t points, std::size_t triangles)
{
    m_mesh.points.reserve(points);
    m_mesh.triangles.reserve(triangles);
}

bool MeshBuilder::addPoint(const Vector3& point)
{
    // Sums of squares of larger ones overflow.
    constexpr double largest = 1e100;
    if (!(std::abs(point.x()) <= largest && std::abs(point.y()) <= largest && std::abs(point.z()) <= largest))
        return false;
    m_mesh.points.push_back(point);
    return true;
}

void MeshBuilder::addPolygon(std::span<const std::uint32_t> corners)
{
    for (std::size_t i = 2; i < corners.size(); ++i)
        m_mesh.triangles.push_back({corners[0], corners[i - 1], corners[i]});
}

void MeshBuilder::weld()
{
    // A table of open addressing: half a million triangles repeat 1.5 million points.
    const auto hashOf = [](const Vector3& point) {
        std::uint64_t hash = 0;
        for (const double value : {point.x(), point.y(), point.z()}) {
            hash = (hash ^ std::bit_cast<std::uint64_t>(value + 0.0)) * 0x9e3779b97f4a7c15u;  // + 0.0: no negative zero
            hash ^= hash >> 32;  // the low half of a float's bits is empty
        }
        return hash;
    };
    constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    const std::size_t size = std::bit_ceil(2 * m_mesh.points.size() + 1), mask = size - 1;
    std::vector<std::uint32_t> table(size, none), places(m_mesh.points.size());
    std::vector<Vector3> kept;
    kept.reserve(m_mesh.points.size() / 4);
    for (std::size_t i = 0; i < m_mesh.points.size(); ++i) {
        const Vector3& point = m_mesh.points[i];
        std::size_t slot = hashOf(point) & mask;
        while (table[slot] != none && kept[table[slot]] != point)
            slot = (slot + 1) & mask;
        if (table[slot] == none) {
            table[slot] = static_cast<std::uint32_t>(kept.size());
            kept.push_back(point);
        }
        places[i] = table[slot];
    }
    m_mesh.points = std::move(kept);
    for (SurfaceMesh::Triangle& triangle : m_mesh.triangles) {
        for (std::uint32_t& corner : triangle) {
            if (corner < places.size())
                corner = places[corner];
        }
    }
}

namespace {

// Points that no triangle has would count in sizes and pictures.
void dropUnused(SurfaceMesh& mesh)
{
    std::vector<std::uint32_t> places(mesh.points.size(), 0);
    for (const SurfaceMesh::Triangle& triangle : mesh.triangles) {
        for (const std::uint32_t corner : triangle)
            places[corner] = 1;
    }
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 0)
            continue;
        mesh.points[count] = mesh.points[i];
        places[i] = count++;
    }
    if (count == mesh.points.size())
        return;
    mesh.points.resize(count);
    for (SurfaceMesh::Triangle& triangle : mesh.triangles) {
        for (std::uint32_t& corner : triangle)
            corner = places[corner];
    }
}

}  // namespace

Result<SurfaceMesh> MeshBuilder::finish()
{
    const std::size_t count = m_mesh.points.size();
    for (std::size_t i = 0; i < m_mesh.triangles.size(); ++i) {
        for (const std::uint32_t corner : m_mesh.triangles[i]) {
            if (corner >= count)
                return meshFailure(m_fileName,
                                   sentence("triangle %1 has a point of number %2 (from 0), but there are %3", i + 1,
                                            std::size_t(corner), count),
                                   sentence("the file is damaged; export the mesh again"));
        }
    }
    std::erase_if(m_mesh.triangles,
                  [](const SurfaceMesh::Triangle& it) { return it[0] == it[1] || it[1] == it[2] || it[2] == it[0]; });
    if (m_mesh.triangles.empty())
        return meshFailure(m_fileName, sentence("there is no triangle in it"),
                           sentence("export the bone as a surface"));
    dropUnused(m_mesh);
    return Result<SurfaceMesh>::success(std::move(m_mesh));
}

// Text

namespace {

bool isMeshBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

}  // namespace

std::string_view MeshText::wordHere()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && !isMeshBlank(m_text[m_at]) && m_text[m_at] != '\n')
        ++m_at;
    return m_text.substr(begin, m_at - begin);
}

std::string_view MeshText::word()
{
    while (m_at < m_text.size() && (isMeshBlank(m_text[m_at]) || m_text[m_at] == '\n'))
        m_line += m_text[m_at++] == '\n';
    return wordHere();
}

std::string_view MeshText::wordOfLine()
{
    while (m_at < m_text.size() && isMeshBlank(m_text[m_at]))
        ++m_at;
    return wordHere();
}

void MeshText::skipLine()
{
    while (m_at < m_text.size() && m_text[m_at] != '\n')
        ++m_at;
    if (m_at < m_text.size()) {
        ++m_at;
        ++m_line;
    }
}

bool readFloat(std::string_view word, double& value)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    // What is too large or too small is as good as infinite; the point is refused then.
    if (error == std::errc::result_out_of_range)
        value = std::numeric_limits<double>::infinity();
    return !word.empty() && error != std::errc::invalid_argument && end == word.data() + word.size();
}

bool readInteger(std::string_view word, long long& value)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return !word.empty() && error == std::errc() && end == word.data() + word.size();
}

}  // namespace sinew
