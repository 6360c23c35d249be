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

// Within the cortex there is marrow, which carries nothing.
bool isHollow(const Construct& construct);

// A pressure on a cell as a share of the strength of the bone there, cortex and cancellous bone by their areas: so that
// neither hides the other, as a scale of pressures would.
double strengthShare(const Construct& construct, std::size_t cell, double pressure);

// The upper end of the colours for these cells: a round share, 0 where nothing is pressed.
double sharesScale(const Construct& construct, const std::vector<CellAnswer>& cells);

// One each cell of construct.sectionCells, in their order. The construct must be sound.
std::vector<SectionPatch> sectionPatches(const Construct& construct);

}  // namespace sinew
