#pragma once

#include <vector>

#include "core/fixation/construct.h"

namespace sinew {

// The section of a fracture cut into its cells as they are drawn: in the plane's axes t1 (down) and t2 (back) about its
// origin, m.

struct SectionPatch {
    Outline outline;         // convex where the bone's outline is
    bool isHatched = false;  // a stripe runs from its first corner to its third, and on through its neighbours
};

// One each cell of construct.sectionCells, in their order. The construct must be sound.
std::vector<SectionPatch> sectionPatches(const Construct& construct);

}  // namespace sinew
