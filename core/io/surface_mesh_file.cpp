#include "core/io/surface_mesh_file.h"

#include <array>

#include "core/io/mesh_builder.h"
#include "core/io/motion_text.h"
#include "core/io/whole_file.h"

namespace sinew {

MeshFormat stlMesh();
MeshFormat plyMesh();
MeshFormat objMesh();
MeshFormat vtpMesh();

namespace {

FileAdvice meshAdvice()
{
    return {sentence("save it with fewer triangles, or, if it is text, in a binary format"), sentence("export the mesh again"),
            sentence("name a .stl, .ply, .obj or .vtp file in it")};
}

const MeshFormat* formatOf(std::string_view bytes, const std::string& fileName)
{
    for (const MeshFormat& format : meshFormats()) {
        if (format.recognises(bytes))
            return &format;
    }
    const std::string name = toLower(fileName);
    for (const MeshFormat& format : meshFormats()) {
        if (name.ends_with("." + std::string(format.id)))
            return &format;
    }
    return nullptr;
}

}  // namespace

std::span<const MeshFormat> meshFormats()
{
    // Binary STL has no mark but its size, and OBJ none at all: those with one come first.
    static const std::array formats = {plyMesh(), vtpMesh(), stlMesh(), objMesh()};
    return formats;
}

Result<SurfaceMesh> readSurfaceMesh(std::string_view bytes, const std::string& fileName)
{
    try {
        const MeshFormat* format = formatOf(bytes, fileName);
        return format ? format->read(bytes, fileName)
                      : meshFailure(fileName, sentence("this is not a mesh that can be read"),
                                    sentence("export it as .stl, .ply, .obj or .vtp"));
    } catch (const std::exception& fault) {
        return Result<SurfaceMesh>::failure({unreadable(fileName, fault)});
    }
}

Result<SurfaceMesh> readSurfaceMesh(const std::string& path)
{
    return parseWhole<Result<SurfaceMesh>>(
        path, [&] { return readWholeFile(path, meshAdvice()); },
        [&](const std::string& bytes) { return readSurfaceMesh(bytes, path); });
}

}  // namespace sinew
