#include "ui/vtk/mesh_batch.h"

#include <algorithm>

#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkTypeInt32Array.h>
#include <vtkUnsignedCharArray.h>

namespace sinew {

MeshBatch::MeshBatch()
{
    m_polyData = vtkSmartPointer<vtkPolyData>::New();
    vtkNew<vtkPoints> points;
    points->SetDataTypeToFloat();
    vtkNew<vtkFloatArray> normals;
    normals->SetNumberOfComponents(3);
    vtkNew<vtkUnsignedCharArray> colours;
    colours->SetNumberOfComponents(3);
    m_polyData->SetPoints(points);
    m_polyData->GetPointData()->SetNormals(normals);
    m_polyData->GetPointData()->SetScalars(colours);
    vtkNew<vtkCellArray> cells;
    m_polyData->SetPolys(cells);
}

void MeshBatch::clear()
{
    m_vertices.clear();
    m_triangles.clear();
}

void MeshBatch::commit()
{
    const auto count = static_cast<vtkIdType>(m_vertices.size());
    auto* points = vtkFloatArray::SafeDownCast(m_polyData->GetPoints()->GetData());
    auto* normals = vtkFloatArray::SafeDownCast(m_polyData->GetPointData()->GetNormals());
    auto* colours = vtkUnsignedCharArray::SafeDownCast(m_polyData->GetPointData()->GetScalars());
    points->SetNumberOfTuples(count);
    normals->SetNumberOfTuples(count);
    colours->SetNumberOfTuples(count);
    float* position = points->GetPointer(0);
    float* normal = normals->GetPointer(0);
    unsigned char* colour = colours->GetPointer(0);
    for (const Vertex& vertex : m_vertices) {
        for (int i = 0; i < 3; ++i) {
            *position++ = vertex.position[i];
            *normal++ = vertex.normal[i];
            *colour++ = static_cast<unsigned char>((vertex.colour >> (16 - 8 * i)) & 0xff);
        }
    }
    points->Modified();
    normals->Modified();
    colours->Modified();
    m_polyData->GetPoints()->Modified();
    if (m_triangles != m_committed) {
        vtkNew<vtkTypeInt32Array> corners;
        corners->SetNumberOfValues(static_cast<vtkIdType>(3 * m_triangles.size()));
        int* corner = corners->GetPointer(0);
        for (const auto& triangle : m_triangles)
            corner = std::copy(triangle.begin(), triangle.end(), corner);
        m_polyData->GetPolys()->SetData(3, corners);
        m_polyData->GetPolys()->Modified();
        m_committed = m_triangles;
    }
    m_polyData->Modified();
}

}  // namespace sinew
