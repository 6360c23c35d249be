#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/math/surface_mesh.h"

namespace sinew {

// Reads a surface: STL (binary, ASCII), PLY (ASCII, binary of both byte orders), OBJ or VTP (VTK's PolyData in XML: ascii,
// inline and appended data, also compressed by zlib), known by its contents, only then by its name. At most 64 MB.
// Polygons become fans of triangles; points of STL files that are equal become one; triangles without area and points
// that no triangle has are left out. Fails with a reason and, in text, with line and column: what is cut off, indices that
// have no point, numbers that are not finite. Never throws. Cost: linear; half a million triangles of binary STL take a
// quarter of a second or less.
Result<SurfaceMesh> readSurfaceMesh(const std::string& path);
// The same from memory; fileName is for its ending and for messages.
Result<SurfaceMesh> readSurfaceMesh(std::string_view bytes, const std::string& fileName);

// A format of surfaces, each in a file <id>_mesh.cpp.
struct MeshFormat {
    std::string_view id;     // such as "stl"; with a dot before it the ending of its files
    std::string_view title;  // of file dialogs
    bool (*recognises)(std::string_view bytes) = nullptr;
    Result<SurfaceMesh> (*read)(std::string_view bytes, const std::string& fileName) = nullptr;
};
std::span<const MeshFormat> meshFormats();

}  // namespace sinew
