#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <QByteArray>
#include <zlib.h>

#include "core/math/surface_mesh.h"

namespace sinew::test {

// One mesh as the bytes of files of every form that is read.

// A closed surface of rows and columns about an axis; numbers that a float holds, so that all forms are exact.
inline SurfaceMesh barrel(std::uint32_t rows, std::uint32_t columns)
{
    SurfaceMesh mesh;
    for (std::uint32_t i = 0; i <= rows; ++i) {
        for (std::uint32_t k = 0; k < columns; ++k) {
            const double along = double(i) / rows, about = 2 * M_PI * k / columns,
                         radius = 10 + 5 * std::sin(3 * along);
            mesh.points.push_back(
                Vector3(float(radius * std::cos(about)), float(radius * std::sin(about)), float(70 * along)));
        }
    }
    for (std::uint32_t i = 0; i < rows; ++i) {
        for (std::uint32_t k = 0; k < columns; ++k) {
            const std::uint32_t a = i * columns + k, b = i * columns + (k + 1) % columns;
            mesh.triangles.push_back({a, b, b + columns});
            mesh.triangles.push_back({a, b + columns, a + columns});
        }
    }
    return mesh;
}

template <class T>
void put(std::string& bytes, T value, bool isBig = false)
{
    char raw[sizeof(T)];
    std::memcpy(raw, &value, sizeof(T));
    if (isBig)
        std::reverse(raw, raw + sizeof(T));
    bytes.append(raw, sizeof(T));
}

inline std::string numbers(const Vector3& point)
{
    std::ostringstream out;
    out.precision(17);
    out << point.x() << ' ' << point.y() << ' ' << point.z();
    return out.str();
}

inline std::string binaryStl(const SurfaceMesh& mesh)
{
    std::string bytes(80, ' ');
    bytes.replace(0, 5, "solid");  // as some programs write: still binary
    put(bytes, static_cast<std::uint32_t>(mesh.triangles.size()));
    for (const auto& each : mesh.triangles) {
        bytes.append(12, '\0');
        for (const std::uint32_t corner : each) {
            for (int k = 0; k < 3; ++k)
                put(bytes, static_cast<float>(mesh.points[corner][k]));
        }
        bytes.append(2, '\0');
    }
    return bytes;
}

inline std::string textStl(const SurfaceMesh& mesh)
{
    std::string text = "solid a femur\r\n";
    for (const auto& each : mesh.triangles) {
        text += "  facet normal 0 0 1\n    OUTER loop\n";
        for (const std::uint32_t corner : each)
            text += "      vertex " + numbers(mesh.points[corner]) + "\n";
        text += "    endloop\n  endfacet\n";
    }
    return text + "endsolid a femur\n";
}

inline std::string textPly(const SurfaceMesh& mesh)
{
    std::string text = "ply\nformat ascii 1.0\ncomment made by a test\nelement vertex "
                       + std::to_string(mesh.points.size())
                       + "\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nelement face "
                       + std::to_string(mesh.triangles.size())
                       + "\nproperty list uchar int vertex_indices\nproperty float quality\nend_header\n";
    for (const Vector3& point : mesh.points)
        text += numbers(point) + " 200\n";
    for (const auto& each : mesh.triangles)
        text += "3 " + std::to_string(each[0]) + " " + std::to_string(each[1]) + " " + std::to_string(each[2])
                + " 0.5\n";
    return text;
}

inline std::string binaryPly(const SurfaceMesh& mesh, bool isBig)
{
    std::string bytes
        = std::string("ply\nformat ") + (isBig ? "binary_big_endian" : "binary_little_endian") + " 1.0\nelement vertex "
          + std::to_string(mesh.points.size())
          + "\nproperty double x\nproperty double y\nproperty double z\nproperty short flags\nelement face "
          + std::to_string(mesh.triangles.size())
          + "\nproperty list uint8 uint32 vertex_index\nelement edge 1\nproperty int a\nend_header\n";
    for (const Vector3& point : mesh.points) {
        for (int k = 0; k < 3; ++k)
            put(bytes, point[k], isBig);
        put(bytes, short(7), isBig);
    }
    for (const auto& each : mesh.triangles) {
        put(bytes, std::uint8_t(3));
        for (const std::uint32_t corner : each)
            put(bytes, corner, isBig);
    }
    put(bytes, 5, isBig);
    return bytes;
}

enum class Corner { Plain, Negative, Slashes, NoTexture };

inline std::string obj(const SurfaceMesh& mesh, Corner form)
{
    std::string text = "# a femur\nmtllib none.mtl\no femur\n";
    for (const Vector3& point : mesh.points)
        text += "v " + numbers(point) + "\n";
    text += "vt 0 0\nvn 0 0 1\ns off\n";
    for (const auto& each : mesh.triangles) {
        text += "f";
        for (const std::uint32_t corner : each) {
            const long long from1 = corner + 1, back = (long long)corner - (long long)mesh.points.size();
            text += " ";
            text += form == Corner::Plain      ? std::to_string(from1)
                    : form == Corner::Negative ? std::to_string(back)
                    : form == Corner::Slashes  ? std::to_string(from1) + "/1/1"
                                               : std::to_string(from1) + "//1";
        }
        text += "\n";
    }
    return text;
}

inline std::string base64(const std::string& bytes)
{
    return QByteArray(bytes.data(), static_cast<int>(bytes.size())).toBase64().toStdString();
}

enum class Vtp { Text, Inline, InlineZlib, AppendedRaw, AppendedBase64, AppendedZlib };

// An array in the form, or its bytes appended.
struct VtpWriter {
    Vtp form;
    bool hasLongHeaders;
    std::string appended = {};

    std::string header(std::uint64_t value) const
    {
        std::string bytes;
        if (hasLongHeaders)
            put(bytes, value);
        else
            put(bytes, static_cast<std::uint32_t>(value));
        return bytes;
    }

    // Two blocks and a rest.
    std::pair<std::string, std::string> packed(const std::string& data) const
    {
        const std::size_t block = data.size() / 2 - 3, count = (data.size() + block - 1) / block;
        std::string head = header(count) + header(block) + header(data.size() % block), body;
        for (std::size_t at = 0; at < data.size(); at += block) {
            const std::size_t size = std::min(block, data.size() - at);
            uLongf length = compressBound(static_cast<uLong>(size));
            std::string out(length, '\0');
            compress(reinterpret_cast<Bytef*>(out.data()), &length, reinterpret_cast<const Bytef*>(data.data() + at),
                     static_cast<uLong>(size));
            head += header(length);
            body += out.substr(0, length);
        }
        return {head, body};
    }

    template <class T>
    std::string array(const char* name, const char* type, const std::vector<T>& values, int components)
    {
        std::string out = std::string("<DataArray type=\"") + type + "\" Name=\"" + name + "\" NumberOfComponents=\""
                          + std::to_string(components) + "\" format=\"";
        std::string data;
        for (const T value : values)
            put(data, value);
        if (form == Vtp::Text) {
            std::ostringstream text;
            text.precision(17);
            for (const T value : values)
                text << value << '\n';
            return out + "ascii\">" + text.str() + "</DataArray>\n";
        }
        if (form == Vtp::Inline)
            return out + "binary\">\n  " + base64(header(data.size()) + data) + "\n</DataArray>\n";
        if (form == Vtp::InlineZlib) {
            const auto [head, body] = packed(data);
            return out + "binary\">" + base64(head) + base64(body) + "</DataArray>\n";
        }
        const std::size_t offset = appended.size();
        if (form == Vtp::AppendedZlib) {
            const auto [head, body] = packed(data);
            appended += head + body;
        } else {
            const std::string bytes = header(data.size()) + data;
            appended += form == Vtp::AppendedRaw ? bytes : base64(bytes);
        }
        return out + "appended\" offset=\"" + std::to_string(offset) + "\"/>\n";
    }
};

inline std::string vtp(const SurfaceMesh& mesh, Vtp form, bool hasLongHeaders = false)
{
    VtpWriter writer{form, hasLongHeaders};
    std::vector<float> places;
    std::vector<std::int32_t> corners;
    std::vector<std::int64_t> ends;
    for (const Vector3& point : mesh.points) {
        for (int k = 0; k < 3; ++k)
            places.push_back(static_cast<float>(point[k]));
    }
    for (const auto& each : mesh.triangles) {
        corners.insert(corners.end(), each.begin(), each.end());
        ends.push_back(static_cast<std::int64_t>(corners.size()));
    }
    const bool isZlib = form == Vtp::InlineZlib || form == Vtp::AppendedZlib;
    std::string text = std::string("<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"1.0\" "
                                   "byte_order=\"LittleEndian\"")
                       + (hasLongHeaders ? " header_type=\"UInt64\"" : "")
                       + (isZlib ? " compressor=\"vtkZLibDataCompressor\"" : "")
                       + ">\n<PolyData>\n<Piece NumberOfPoints=\"" + std::to_string(mesh.points.size())
                       + "\" NumberOfPolys=\"" + std::to_string(ends.size())
                       + "\">\n<PointData></PointData>\n<Points>\n" + writer.array("Points", "Float32", places, 3)
                       + "</Points>\n<Polys>\n" + writer.array("connectivity", "Int32", corners, 1)
                       + writer.array("offsets", "Int64", ends, 1) + "</Polys>\n</Piece>\n</PolyData>\n";
    if (!writer.appended.empty())
        text += std::string("<AppendedData encoding=\"") + (form == Vtp::AppendedBase64 ? "base64" : "raw") + "\">\n_"
                + writer.appended + "\n</AppendedData>\n";
    return text + "</VTKFile>\n";
}

inline std::map<std::string, std::string> allForms(const SurfaceMesh& mesh)
{
    return {{"binary.stl", binaryStl(mesh)},
            {"text.stl", textStl(mesh)},
            {"text.ply", textPly(mesh)},
            {"little.ply", binaryPly(mesh, false)},
            {"big.ply", binaryPly(mesh, true)},
            {"plain.obj", obj(mesh, Corner::Plain)},
            {"negative.obj", obj(mesh, Corner::Negative)},
            {"slashes.obj", obj(mesh, Corner::Slashes)},
            {"normals.obj", obj(mesh, Corner::NoTexture)},
            {"text.vtp", vtp(mesh, Vtp::Text)},
            {"inline.vtp", vtp(mesh, Vtp::Inline)},
            {"long.vtp", vtp(mesh, Vtp::Inline, true)},
            {"zlib.vtp", vtp(mesh, Vtp::InlineZlib)},
            {"raw.vtp", vtp(mesh, Vtp::AppendedRaw, true)},
            {"base64.vtp", vtp(mesh, Vtp::AppendedBase64)},
            {"packed.vtp", vtp(mesh, Vtp::AppendedZlib, true)}};
}

}  // namespace sinew::test
