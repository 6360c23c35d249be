// Surfaces from STL, PLY, OBJ and VTP: one mesh written in every form here reads as the same mesh; what is cut off or wrong
// is refused with a reason.

#include <chrono>
#include <cmath>
#include <cstring>
#include <map>
#include <random>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>
#include <zlib.h>

#include "core/io/surface_mesh_file.h"
#include "tests/support/test_registry.h"

using namespace sinew;

namespace {

// A closed surface of rows and columns about an axis; numbers that a float holds, so that all forms are exact.
SurfaceMesh barrel(std::uint32_t rows, std::uint32_t columns)
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

std::string numbers(const Vector3& point)
{
    std::ostringstream out;
    out.precision(17);
    out << point.x() << ' ' << point.y() << ' ' << point.z();
    return out.str();
}

std::string binaryStl(const SurfaceMesh& mesh)
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

std::string textStl(const SurfaceMesh& mesh)
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

std::string textPly(const SurfaceMesh& mesh)
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

std::string binaryPly(const SurfaceMesh& mesh, bool isBig)
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

std::string obj(const SurfaceMesh& mesh, Corner form)
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

std::string base64(const std::string& bytes)
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

std::string vtp(const SurfaceMesh& mesh, Vtp form, bool hasLongHeaders = false)
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

std::map<std::string, std::string> allForms(const SurfaceMesh& mesh)
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

// Corners' places in their order: formats that repeat points number them anew.
std::vector<Vector3> corners(const SurfaceMesh& mesh)
{
    std::vector<Vector3> all;
    for (const auto& each : mesh.triangles) {
        for (const std::uint32_t corner : each)
            all.push_back(mesh.points[corner]);
    }
    return all;
}

std::string faultOf(const std::string& bytes, const std::string& name)
{
    const Result<SurfaceMesh> read = readSurfaceMesh(bytes, name);
    if (read || read.diagnostics.empty())
        return {};
    return toString(read.diagnostics.front());
}

}  // namespace

class TestSurfaceMesh : public QObject {
    Q_OBJECT

private slots:
    void allFormatsGiveTheSameMesh()
    {
        const SurfaceMesh mesh = barrel(5, 7);
        for (const auto& [name, bytes] : allForms(mesh)) {
            for (const std::string& called : {name, std::string("no ending")}) {  // by its contents alone, too
                const Result<SurfaceMesh> read = readSurfaceMesh(bytes, called);
                QVERIFY2(read.ok(), (name + ": " + faultOf(bytes, name)).c_str());
                QVERIFY2(read.diagnostics.empty(), name.c_str());
                QCOMPARE(read.value->points.size(), mesh.points.size());
                QVERIFY2(corners(*read.value) == corners(mesh), name.c_str());
            }
        }
    }

    void polygonsBecomeFans()
    {
        const std::string square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 9 9 9\nf 1 2 3 4\nf 1 2 \\\n 3\n";
        const Result<SurfaceMesh> read = readSurfaceMesh(square, "a.obj");
        QVERIFY(read.ok());
        QCOMPARE(read.value->triangles.size(), std::size_t(3));
        QCOMPARE(read.value->points.size(), std::size_t(4));  // but for the one that no face has
        const std::string strip
            = "<VTKFile type=\"PolyData\"><PolyData><Piece NumberOfPoints=\"4\"><Points><DataArray "
              "type=\"Float64\" format=\"ascii\">0 0 0 1 0 0 0 1 0 1 1 0</DataArray></Points><Strips>"
              "<DataArray type=\"Int32\" Name=\"connectivity\" format=\"ascii\">0 1 2 3</DataArray>"
              "<DataArray type=\"Int32\" Name=\"offsets\" format=\"ascii\">4</DataArray></Strips></Piece>"
              "</PolyData></VTKFile>";
        const Result<SurfaceMesh> strips = readSurfaceMesh(strip, "a.vtp");
        QVERIFY(strips.ok());
        QCOMPARE(strips.value->triangles.size(), std::size_t(2));
    }

    // Cut off anywhere: a reason, or, where only what is not needed is gone, the whole mesh.
    void filesThatAreCutOffAreRefused()
    {
        const SurfaceMesh mesh = barrel(3, 4);
        for (const auto& [name, bytes] : allForms(mesh)) {
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                const std::string part = bytes.substr(0, size);
                const Result<SurfaceMesh> read = readSurfaceMesh(part, name);
                if (!read) {
                    QVERIFY2(!read.diagnostics.empty() && !read.diagnostics.front().message.empty(), name.c_str());
                    QCOMPARE(read.diagnostics.front().file, name);
                    continue;
                }
                // OBJ has no end: what stands so far is a mesh of its own.
                if (!name.ends_with(".obj") && name != "text.ply")
                    QVERIFY2(corners(*read.value) == corners(mesh), (name + " " + std::to_string(size)).c_str());
                for (const auto& each : read.value->triangles) {
                    for (const std::uint32_t corner : each)
                        QVERIFY(corner < read.value->points.size());
                }
            }
        }
    }

    // Bytes changed at random: never a fault, and what is read holds together.
    void spoiltFilesDoNoHarm()
    {
        const SurfaceMesh mesh = barrel(4, 5);
        std::mt19937 random(3);
        for (const auto& [name, bytes] : allForms(mesh)) {
            for (int trial = 0; trial < 1500; ++trial) {
                std::string spoilt = bytes;
                for (int k = 0; k < 1 + trial % 4; ++k) {
                    // Mostly in the head, where sizes stand.
                    const std::size_t most = trial % 2 ? spoilt.size() : std::min<std::size_t>(spoilt.size(), 600);
                    spoilt[random() % most] = static_cast<char>(random());
                }
                const Result<SurfaceMesh> read = readSurfaceMesh(spoilt, name);
                if (!read) {
                    QVERIFY(!read.diagnostics.empty());
                    continue;
                }
                for (const Vector3& point : read.value->points)
                    QVERIFY(point.allFinite());
                for (const auto& each : read.value->triangles) {
                    for (const std::uint32_t corner : each)
                        QVERIFY(corner < read.value->points.size());
                }
            }
        }
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* text, const char* fault) {
            QTest::addRow("%s (%zu bytes)", fault, std::strlen(text)) << name << text << fault;
        };
        row("a.obj", "v 0 0 0\nv 1 nan 0\n", "a.obj:2: error: a point is not finite");
        row("a.obj", "v 0 0 0\nv 1 2\n", "a.obj:2: error: a point needs three numbers");
        row("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 7\n", "has a point of number 6 (from 0), but there are 3");
        row("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 0\n", "a.obj:4: error: a face has the corner '0'");
        row("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 -9\n", "a.obj:4: error: a face has the corner '-9'");
        row("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\n", "there is no triangle in it");
        row("a.stl", "solid\n facet\n vertex 0 0 1e400\n", "a.stl:3: error: a point is not finite");
        row("a.stl", "solid\n facet\n outer loop\n vertex 0 0 x\n", "a.stl:4: error: a vertex needs three numbers");
        row("a.stl", "solid\n facet\n vertex 0 0 1\n endloop\n",
            "a.stl:4: error: a facet has 1 points and needs three");
        row("a.stl", "short", "at least 84 bytes");
        row("a.ply", "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nend_header\n",
            "no points with x, y and z");
        row("a.ply", "ply\nformat ascii 1.0\nelement vertex 99999\nproperty float x\nend_header\n",
            "more than the file can hold");
        row("a.ply", "ply\nformat binary 1.0\nend_header\n", "no format that can be read");
        const char* head
            = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
              "element face 1\nproperty list uchar int vertex_indices\nend_header\n";
        const auto ply
            = [&](const char* body, const char* fault) { row("a.ply", (std::string(head) + body).c_str(), fault); };
        ply("0 0 0\n1 0\n0 1 0\n3 0 1 2\n", "a number is missing");
        ply("0 0 0\n1 0 0 0\n0 1 0\n3 0 1 2\n", "a number too many");
        ply("0 0 0\n1 0 0\n0 1 0\n3 0 1\n", "a number is missing");
        row("a.vtp", "<VTKFile type=\"UnstructuredGrid\"><UnstructuredGrid/></VTKFile>", "holds 'UnstructuredGrid'");
        row("a.vtp", "<VTKFile type=\"PolyData\"><PolyData>", "not whole XML");
        row("a.vtp", "<VTKFile type=\"PolyData\" compressor=\"vtkLZMADataCompressor\"><PolyData/></VTKFile>",
            "compressed by 'vtkLZMADataCompressor'");
        row("a.txt", "hello", "not a mesh that can be read");
    }

    void faultsHaveTheirPlace()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const std::string found = faultOf(text.toStdString(), name.toStdString());
        QVERIFY2(found.find(fault.toStdString()) != std::string::npos, found.c_str());
    }

    void filesAreReadAndMissingOnesNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("femur.stl");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::string bytes = binaryStl(barrel(3, 4));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        file.close();
        QVERIFY(readSurfaceMesh(path.toStdString()).ok());
        QVERIFY(!readSurfaceMesh(folder.filePath("none.stl").toStdString()).ok());
        QVERIFY(!readSurfaceMesh(folder.path().toStdString()).ok());
    }

    // Half a million triangles: well below a second in release; the bound has room for a busy machine and -O1.
    void largeFilesAreReadQuickly()
    {
        const std::string bytes = binaryStl(barrel(500, 500));
        const auto begin = std::chrono::steady_clock::now();
        const Result<SurfaceMesh> read = readSurfaceMesh(bytes, "a.stl");
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        QVERIFY(read.ok());
        QCOMPARE(read.value->triangles.size(), std::size_t(500000));
        QCOMPARE(read.value->points.size(), std::size_t(501 * 500));
        qInfo("500 000 triangles in %.3f s", seconds);
        QVERIFY(seconds < 3);
    }
};

SINEW_TEST(TestSurfaceMesh)
#include "tst_surface_mesh.moc"
