#include "core/io/mesh_builder.h"
#include "core/io/surface_mesh_file.h"

namespace sinew {

MeshFormat objMesh();

namespace {

// It has no mark: a line that begins with "v" and three numbers.
bool recognisesObj(std::string_view bytes)
{
    MeshText text(bytes.substr(0, 1u << 16));
    for (int lines = 0; lines < 1000 && !text.atEnd(); ++lines) {
        if (text.wordOfLine() == "v") {
            double value = 0;
            return readFloat(text.wordOfLine(), value) && readFloat(text.wordOfLine(), value)
                   && readFloat(text.wordOfLine(), value);
        }
        text.skipLine();
    }
    return false;
}

// The point of a corner "v", "v/vt", "v//vn" or "v/vt/vn": from 1, or from the last one backwards when negative. From 0;
// nothing when it is no number or there is no such point.
bool pointOf(std::string_view corner, std::size_t count, std::uint32_t& point)
{
    long long number = 0;
    if (!readInteger(corner.substr(0, corner.find('/')), number) || number == 0)
        return false;
    const auto all = static_cast<long long>(count);
    const long long from0 = number > 0 ? number - 1 : all + number;
    if (from0 < 0 || from0 > (1ll << 31))
        return false;
    point = static_cast<std::uint32_t>(from0);
    return true;
}

class ObjReader {
public:
    ObjReader(std::string_view bytes, const std::string& fileName)
        : m_text(bytes), m_fileName(fileName), m_mesh(fileName)
    {
    }

    Result<SurfaceMesh> run()
    {
        while (!m_text.atEnd()) {
            const std::string_view key = m_text.wordOfLine();
            if ((key == "v" && !readPoint()) || (key == "f" && !readFace()))
                return meshFailure(m_fileName, m_fault, sentence("export the mesh again"), m_text.line());
            m_text.skipLine();
        }
        return m_mesh.finish();
    }

private:
    bool readPoint()
    {
        Vector3 point;
        for (int k = 0; k < 3; ++k) {
            if (!readFloat(m_text.wordOfLine(), point[k])) {
                m_fault = sentence("a point needs three numbers");
                return false;
            }
        }
        if (m_mesh.addPoint(point))
            return true;
        m_fault = sentence("a point is not finite");
        return false;
    }

    bool readFace()
    {
        m_corners.clear();
        for (std::string_view corner = m_text.wordOfLine(); !corner.empty(); corner = m_text.wordOfLine()) {
            if (corner.starts_with('#'))
                break;
            if (corner == "\\") {  // goes on in the next line
                m_text.skipLine();
                continue;
            }
            std::uint32_t point = 0;
            if (!pointOf(corner, m_mesh.pointCount(), point)) {
                m_fault = sentence("a face has the corner '%1', which is no point", std::string(corner.substr(0, 40)));
                return false;
            }
            m_corners.push_back(point);
        }
        m_mesh.addPolygon(m_corners);
        if (m_corners.size() >= 3)
            return true;
        m_fault = sentence("a face needs at least three corners");
        return false;
    }

    MeshText m_text;
    std::string m_fileName;
    Sentence m_fault;
    MeshBuilder m_mesh;
    std::vector<std::uint32_t> m_corners;
};

Result<SurfaceMesh> readObj(std::string_view bytes, const std::string& fileName)
{
    return ObjReader(bytes, fileName).run();
}

}  // namespace

MeshFormat objMesh()
{
    return {"obj", "Wavefront OBJ", recognisesObj, readObj};
}

}  // namespace sinew
