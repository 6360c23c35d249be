#include "core/io/mesh_builder.h"
#include "core/io/motion_text.h"
#include "core/io/surface_mesh_file.h"

namespace sinew {

MeshFormat stlMesh();

namespace {

constexpr std::size_t headSize = 84, triangleSize = 50;

bool isBinary(std::string_view bytes)
{
    return bytes.size() >= headSize
           && bytes.size() == headSize + triangleSize * std::size_t(valueAt<std::uint32_t>(bytes.data() + 80, false));
}

// "solid NAME", then "facet" or "endsolid".
bool isText(std::string_view bytes)
{
    MeshText text(bytes.substr(0, 4096));
    if (toLower(text.word()) != "solid")
        return false;
    text.skipLine();
    const std::string next = toLower(text.word());
    return next == "facet" || next == "endsolid";
}

bool recognisesStl(std::string_view bytes)
{
    return isBinary(bytes) || isText(bytes);
}

Result<SurfaceMesh> readBinary(std::string_view bytes, const std::string& fileName)
{
    if (bytes.size() < headSize)
        return meshFailure(fileName, sentence("the file is cut off: an STL file has at least 84 bytes"),
                           sentence("export the mesh again"));
    const std::size_t count = valueAt<std::uint32_t>(bytes.data() + 80, false);
    if (bytes.size() < headSize + triangleSize * count)
        return meshFailure(fileName,
                           sentence("the file is cut off, or not an STL file: it states %1 triangles and holds %2",
                                    count, (bytes.size() - headSize) / triangleSize),
                           sentence("export the mesh again"));
    MeshBuilder mesh(fileName);
    mesh.reserve(3 * count, count);
    for (std::size_t i = 0; i < count; ++i) {
        const char* at = bytes.data() + headSize + triangleSize * i + 12;  // behind the normal
        for (int k = 0; k < 3; ++k, at += 12) {
            const Vector3 point(valueAt<float>(at, false), valueAt<float>(at + 4, false),
                                valueAt<float>(at + 8, false));
            if (!mesh.addPoint(point))
                return meshFailure(fileName, sentence("triangle %1 has a point that is not finite", i + 1),
                                   sentence("export the mesh again"));
        }
        const auto first = static_cast<std::uint32_t>(3 * i);
        mesh.addTriangle(first, first + 1, first + 2);
    }
    mesh.weld();
    return mesh.finish();
}

// Reads "vertex x y z" three times a facet; all else between is skipped.
Result<SurfaceMesh> readText(std::string_view bytes, const std::string& fileName)
{
    MeshBuilder mesh(fileName);
    MeshText text(bytes);
    std::uint32_t corners = 0;
    bool hasEnd = false;
    for (std::string_view word = text.word(); !word.empty(); word = text.word()) {
        const std::string key = toLower(word);
        if (key == "vertex") {
            Vector3 point;
            for (int k = 0; k < 3; ++k) {
                if (!readFloat(text.word(), point[k]))
                    return meshFailure(fileName, sentence("a vertex needs three numbers"),
                                       sentence("export the mesh again"), text.line());
            }
            if (!mesh.addPoint(point))
                return meshFailure(fileName, sentence("a point is not finite"), sentence("export the mesh again"),
                                   text.line());
            ++corners;
        } else if (key == "endloop") {
            if (corners != 3)
                return meshFailure(fileName, sentence("a facet has %1 points and needs three", std::size_t(corners)),
                                   sentence("export the mesh again"), text.line());
            const auto last = static_cast<std::uint32_t>(mesh.pointCount());
            mesh.addTriangle(last - 3, last - 2, last - 1);
            corners = 0;
        } else if (key == "solid" || key == "endsolid") {
            hasEnd = key == "endsolid";
            text.skipLine();
        }
    }
    if (corners > 0 || !hasEnd)
        return meshFailure(fileName, sentence("the file is cut off: it does not end with 'endsolid'"),
                           sentence("export the mesh again"), text.line());
    mesh.weld();
    return mesh.finish();
}

Result<SurfaceMesh> readStl(std::string_view bytes, const std::string& fileName)
{
    return !isBinary(bytes) && isText(bytes) ? readText(bytes, fileName) : readBinary(bytes, fileName);
}

}  // namespace

MeshFormat stlMesh()
{
    return {"stl", "STL", recognisesStl, readStl};
}

}  // namespace sinew
