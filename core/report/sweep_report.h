#pragma once

#include <iosfwd>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/coordinate_sweep.h"

namespace sinew {

// Statics over the range of a coordinate, for people and programs. The model has its segments written out, see expanded().

// A row a value: the coordinate (deg or m), whether forces balance, every link's force (N), length (m) and lever arm (m for
// an angle, 1 for a length), every joint's resultant (N); where something jumps between the row and the one before, and remarks. What is not known
// is empty.
void writeSweepCsv(const Model& model, const CoordinateSweep& sweep, std::ostream& stream);

// Every fifth value: resultants of joints, and the links that bear most; then where something jumps.
void writeSweepText(const Model& model, const CoordinateSweep& sweep, std::ostream& stream);

// Keys in core/report/README.md.
JsonValue sweepJson(const Model& model, const CoordinateSweep& sweep);

}  // namespace sinew
