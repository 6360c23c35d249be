#pragma once

#include <optional>
#include <vector>

#include "core/fixation/bedded_beam.h"
#include "core/io/interface_file.h"
#include "core/model/interface_input.h"

namespace sinew {

// What the parts of an interface problem mean mechanically.

// A beam that has a section, seen from the reference point.
BeddedBeam beddedBeamOf(const InterfaceBeamInput& input, const Vector3& reference);

// Of the grid that cuts a patch: it has no more cells.
double squaresOf(const InterfacePatchInput& patch);
// By its area: it has no fewer cells.
double leastCellsOf(const InterfacePatchInput& patch);
// By cutting it; at most a million squares.
double cellsOf(const InterfacePatchInput& patch);

// Of an input that has passed checkInterface(), which gives the condensed beams.
InterfaceCase interfaceCaseOf(const InterfaceInput& input, std::vector<std::optional<CondensedBeam>> condensed);

}  // namespace sinew
