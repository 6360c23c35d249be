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

}  // namespace sinew
