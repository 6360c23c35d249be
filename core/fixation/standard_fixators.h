#pragma once

#include "core/model/fixation.h"

namespace sinew {

enum class ScrewPattern { InvertedTriangle, Triangle, Line };

// Beams of the usual fixators, with the dimensions of a class of devices, not of a product (sources: makers' technique
// guides by way of fixators.json of the reference data; what is assumed is said at each). Every number may be changed
// afterwards. `kind` None or Own: no beams. A fixator fits planes of some kinds only; buildConstruct() says when it does
// not.
Fixator standardFixator(FixatorKind kind, FractureKind fracture = FractureKind::Neck);

// The case with the beams of its standard fixator written out, if it states none.
Fixation withOwnBeams(Fixation fixation);

// Three cannulated screws in a pattern.
Fixator cannulatedScrews(ScrewPattern pattern);

// A sliding hip screw with a cannulated screw above it against turning.
Fixator hipScrewWithScrew();

}  // namespace sinew
