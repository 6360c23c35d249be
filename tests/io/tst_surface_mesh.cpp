// Surfaces from STL, PLY, OBJ and VTP: one mesh written in every form reads as the same mesh; what is cut off or wrong
// is refused with a reason.

#include <chrono>
#include <cstring>
#include <random>

#include <QTemporaryDir>
#include <QTest>

#include "core/io/surface_mesh_file.h"
#include "tests/support/surface_files.h"
#include "tests/support/test_registry.h"

namespace tst_surface_mesh {

using namespace sinew;
using namespace sinew::test;

namespace {

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
        row("a.vtp", "<VTKFile type=\"PolyData\"><PolyData>", "not well-formed XML");
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

}  // namespace tst_surface_mesh

#include "tst_surface_mesh.moc"
