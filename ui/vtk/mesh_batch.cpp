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
    m_positions.clear();
    m_normals.clear();
    m_colours.clear();
    m_triangles.clear();
}

int MeshBatch::vertex(const Vector3& position, const Vector3& normal, Rgb colour)
{
    const auto index = static_cast<int>(m_positions.size() / 3);
    for (int i = 0; i < 3; ++i) {
        m_positions.push_back(static_cast<float>(position[i]));
        m_normals.push_back(static_cast<float>(normal[i]));
        m_colours.push_back(static_cast<unsigned char>((colour >> (16 - 8 * i)) & 0xff));
    }
    return index;
}

void MeshBatch::triangle(int a, int b, int c)
{
    m_triangles.insert(m_triangles.end(), {a, b, c});
}

void MeshBatch::commit()
{
    const auto count = static_cast<vtkIdType>(m_positions.size() / 3);
    auto* points = vtkFloatArray::SafeDownCast(m_polyData->GetPoints()->GetData());
    auto* normals = vtkFloatArray::SafeDownCast(m_polyData->GetPointData()->GetNormals());
    auto* colours = vtkUnsignedCharArray::SafeDownCast(m_polyData->GetPointData()->GetScalars());
    points->SetNumberOfTuples(count);
    normals->SetNumberOfTuples(count);
    colours->SetNumberOfTuples(count);
    std::copy(m_positions.begin(), m_positions.end(), points->GetPointer(0));
    std::copy(m_normals.begin(), m_normals.end(), normals->GetPointer(0));
    std::copy(m_colours.begin(), m_colours.end(), colours->GetPointer(0));
    points->Modified();
    normals->Modified();
    colours->Modified();
    m_polyData->GetPoints()->Modified();
    if (m_triangles != m_committed) {
        vtkNew<vtkTypeInt32Array> corners;
        corners->SetNumberOfValues(static_cast<vtkIdType>(m_triangles.size()));
        std::copy(m_triangles.begin(), m_triangles.end(), corners->GetPointer(0));
        m_polyData->GetPolys()->SetData(3, corners);
        m_polyData->GetPolys()->Modified();
        m_committed = m_triangles;
    }
    m_polyData->Modified();
}

}  // namespace sinew
