#include "ui/vtk/wrap_shape.h"

#include <vector>

#include "ui/scene/wrap_grid.h"

namespace sinew {

void appendWrap(MeshBatch& batch, const SceneWrap& wrap, double grown, Rgb colour)
{
    const WrapGrid grid = wrapGrid(wrap);
    std::vector<int> vertices;
    for (const WrapGrid::Point& point : grid.points) {
        const Vector3 normal = wrap.pose.linear() * point.normal;
        vertices.push_back(batch.vertex(wrap.pose * point.place + grown * normal, normal, colour));
    }
    const std::size_t rows = grid.rows(), last = grid.rowsClose ? rows : rows - 1;
    const auto at = [&](std::size_t row, std::size_t column) {
        return vertices[row % rows * grid.columns + column % grid.columns];
    };
    for (std::size_t row = 0; row < last; ++row) {
        for (std::size_t column = 0; column < grid.columns; ++column) {
            batch.triangle(at(row, column), at(row, column + 1), at(row + 1, column + 1));
            batch.triangle(at(row, column), at(row + 1, column + 1), at(row + 1, column));
        }
    }
}

}  // namespace sinew
