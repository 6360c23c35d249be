// Surfaces written by VTK, whose readers and writers are not ours: in every format and encoding they read as what was
// written.

#include <vtkCellArray.h>
#include <vtkDoubleArray.h>
#include <vtkNew.h>
#include <vtkOBJWriter.h>
#include <vtkPLYWriter.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkSTLWriter.h>
#include <vtkSphereSource.h>
#include <vtkXMLPolyDataWriter.h>

#include <QTemporaryDir>
#include <QTest>

#include "core/io/surface_mesh_file.h"
#include "tests/support/test_registry.h"

namespace tst_surface_files {

using namespace sinew;

namespace {

vtkSmartPointer<vtkPolyData> ball()
{
    vtkNew<vtkSphereSource> source;
    source->SetRadius(23.05);
    source->SetCenter(3, -200, 41);
    source->SetThetaResolution(60);
    source->SetPhiResolution(40);
    source->Update();
    return source->GetOutput();
}

// Corners' places in their order.
std::vector<Vector3> corners(vtkPolyData& data)
{
    std::vector<Vector3> all;
    vtkIdType count = 0;
    const vtkIdType* ids = nullptr;
    for (data.GetPolys()->InitTraversal(); data.GetPolys()->GetNextCell(count, ids);) {
        for (vtkIdType i = 0; i < count; ++i) {
            Vector3 point;
            data.GetPoint(ids[i], point.data());
            all.push_back(point);
        }
    }
    return all;
}

}  // namespace

class TestSurfaceFiles : public QObject {
    Q_OBJECT

private slots:
    void whatVtkWritesIsRead()
    {
        QVERIFY(m_folder.isValid());
        const auto data = ball();
        const auto stl = [&](const char* name, auto setForm) {
            vtkNew<vtkSTLWriter> writer;
            (writer->*setForm)();
            write(*writer, *data, name);
        };
        stl("binary.stl", &vtkSTLWriter::SetFileTypeToBinary);
        stl("text.stl", &vtkSTLWriter::SetFileTypeToASCII);
        for (const int order : {VTK_LITTLE_ENDIAN, VTK_BIG_ENDIAN}) {
            vtkNew<vtkPLYWriter> writer;
            writer->SetFileTypeToBinary();
            writer->SetDataByteOrder(order);
            write(*writer, *data, order == VTK_BIG_ENDIAN ? "big.ply" : "little.ply");
        }
        vtkNew<vtkPLYWriter> text;
        text->SetFileTypeToASCII();
        write(*text, *data, "text.ply");
        vtkNew<vtkOBJWriter> obj;
        write(*obj, *data, "ball.obj");
    }

    void vtpInEveryEncodingIsRead()
    {
        const auto data = ball();
        int number = 0;
        for (const int mode : {vtkXMLWriter::Ascii, vtkXMLWriter::Binary, vtkXMLWriter::Appended}) {
            for (const bool isCompressed : {false, true}) {
                for (const bool isEncoded : {false, true}) {
                    for (const bool isLong : {false, true}) {
                        for (const bool isBig : {false, true}) {
                            vtkNew<vtkXMLPolyDataWriter> writer;
                            writer->SetDataMode(mode);
                            writer->SetEncodeAppendedData(isEncoded);
                            if (isCompressed)
                                writer->SetCompressorTypeToZLib();
                            else
                                writer->SetCompressorTypeToNone();
                            writer->SetBlockSize(4096);  // several blocks
                            isLong ? writer->SetHeaderTypeToUInt64() : writer->SetHeaderTypeToUInt32();
                            isBig ? writer->SetByteOrderToBigEndian() : writer->SetByteOrderToLittleEndian();
                            write(*writer, *data, qPrintable(QString("%1.vtp").arg(number++)));
                        }
                    }
                }
            }
        }
    }

private:
    template <class Writer>
    void write(Writer& writer, vtkPolyData& data, const char* name)
    {
        const QByteArray path = m_folder.filePath(name).toUtf8();
        writer.SetInputData(&data);
        writer.SetFileName(path.constData());
        writer.Write();
        const Result<SurfaceMesh> read = readSurfaceMesh(path.toStdString());
        QVERIFY2(read.ok(),
                 read.ok() ? "" : (std::string(name) + ": " + read.diagnostics.front().message.english()).c_str());
        QCOMPARE(read.value->points.size(), static_cast<std::size_t>(data.GetNumberOfPoints()));
        const std::vector<Vector3> wanted = corners(data);
        QCOMPARE(3 * read.value->triangles.size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const Vector3& point = read.value->points[read.value->triangles[i / 3][i % 3]];
            QVERIFY2((point - wanted[i]).norm() < 1e-3, name);  // OBJ and text are written with six digits
        }
    }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestSurfaceFiles)

}  // namespace tst_surface_files

#include "tst_surface_files.moc"
