#pragma once

#include <utility>
#include <vector>

#include "ui/scene/scene.h"

namespace sinew {

// A bar of round section along a line, m.
inline SolidPart roundBar(std::vector<Vector3> line, double radius, SolidStuff stuff = SolidStuff::Steel)
{
    SolidPart bar;
    bar.line = std::move(line);
    bar.radius = radius;
    bar.stuff = stuff;
    return bar;
}

// A block in a frame, cm: its middle, its extents along x, y and z, turned by degrees about z.
struct SolidBlock {
    Vector3 middle, size;
    double turn = 0, rounding = 0;
    SolidStuff stuff = SolidStuff::Steel;
};
SolidPart partOf(const SolidBlock& block, const Eigen::Isometry3d& frame);

}  // namespace sinew
