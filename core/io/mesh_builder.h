#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/sentence.h"
#include "core/math/surface_mesh.h"

namespace sinew {

// What the readers of surfaces share.

// Where a reader is, for a message: "in line 7" or "triangle 12".
Diagnostic meshError(const std::string& fileName, Sentence message, Sentence hint = {}, int line = 0);
Result<SurfaceMesh> meshFailure(const std::string& fileName, Sentence message, Sentence hint = {}, int line = 0);

// Gathers points and polygons, and says what is wrong with them.
class MeshBuilder {
public:
    explicit MeshBuilder(std::string fileName) : m_fileName(std::move(fileName)) {}

    void reserve(std::size_t points, std::size_t triangles);
    // False: not finite.
    bool addPoint(const Vector3& point);
    // Corners are indices of points, from 0, of those that are there or are still to come; fewer than three make nothing.
    void addPolygon(std::span<const std::uint32_t> corners);
    void addTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) { m_mesh.triangles.push_back({a, b, c}); }
    std::size_t pointCount() const { return m_mesh.points.size(); }
    // Points that are equal become one, as in files that repeat them in each triangle.
    void weld();
    // The mesh, when all corners have a point and a triangle is left.
    Result<SurfaceMesh> finish();

private:
    std::string m_fileName;
    SurfaceMesh m_mesh;
};

// A cursor over the words of a text, which counts lines. Never reads behind the end.
class MeshText {
public:
    explicit MeshText(std::string_view text) : m_text(text) {}

    // The next word, or an empty one at the end.
    std::string_view word();
    // The next word of this line, or an empty one at its end.
    std::string_view wordOfLine();
    void skipLine();
    bool atEnd() const { return m_at >= m_text.size(); }
    std::size_t position() const { return m_at; }
    int line() const { return m_line; }

private:
    std::string_view wordHere();

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
};

// A number as C writes it; false when it is none. May be infinite or not a number.
bool readFloat(std::string_view word, double& value);
bool readInteger(std::string_view word, long long& value);

// A value of some bytes in either order; the bytes must be there.
template <class T>
T valueAt(const char* bytes, bool isBigEndian)
{
    char ordered[sizeof(T)];
    std::memcpy(ordered, bytes, sizeof(T));
    if (isBigEndian != (std::endian::native == std::endian::big))
        std::reverse(ordered, ordered + sizeof(T));
    T value;
    std::memcpy(&value, ordered, sizeof(T));
    return value;
}

}  // namespace sinew
