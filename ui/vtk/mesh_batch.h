#pragma once

#include <array>
#include <vector>

#include <Eigen/Core>
#include <vtkPolyData.h>
#include <vtkSmartPointer.h>

#include "core/math/vector.h"
#include "ui/scene/palette.h"

namespace sinew {

// Many small shapes in one polydata with a colour per point, so that they are drawn in one call. Fill it anew for each
// scene: the polydata and its arrays stay the same objects, and cells are handed over again only when they have
// changed.
class MeshBatch {
public:
    MeshBatch();

    vtkPolyData* polyData() const { return m_polyData; }
    bool isEmpty() const { return m_triangles.empty(); }

    void clear();
    // Returns the vertex's index. The normal is of unit length.
    int vertex(const Vector3& position, const Vector3& normal, Rgb colour)
    {
        m_vertices.push_back({position.cast<float>(), normal.cast<float>(), colour});
        return static_cast<int>(m_vertices.size()) - 1;
    }
    void triangle(int a, int b, int c) { m_triangles.push_back({a, b, c}); }
    void commit();

private:
    struct Vertex {
        Eigen::Vector3f position, normal;
        Rgb colour;
    };

    vtkSmartPointer<vtkPolyData> m_polyData;
    std::vector<Vertex> m_vertices;
    std::vector<std::array<int, 3>> m_triangles, m_committed;
};

}  // namespace sinew
