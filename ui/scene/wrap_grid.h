#pragma once

#include <vector>

#include "ui/scene/gizmo_geometry.h"
#include "ui/scene/scene.h"

namespace sinew {

// A surface that strands wrap round as a grid of points: rows of as many points with the outward normal at each, in its
// own frame. Neighbours in a row and in a column are corners of a piece; each row closes on itself.
struct WrapGrid {
    struct Point {
        Vector3 place, normal;
    };
    std::size_t columns = 0;
    bool rowsClose = false;  // the last row is followed by the first, as round a ring
    std::vector<Point> points;

    std::size_t rows() const { return columns > 0 ? points.size() / columns : 0; }
};

WrapGrid wrapGrid(const SceneWrap& wrap);

// Where a ray first meets it, ground frame; nothing beside it.
std::optional<Vector3> placeOnWrap(const SceneWrap& wrap, const Ray& ray);

}  // namespace sinew
