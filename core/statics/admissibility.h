#pragma once

#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"
#include "core/statics/statics.h"

namespace sinew {

// What forces that balance the load without regard to limits (Sharing::PseudoInverse) ask of links and contacts that
// these cannot give: "a link that only pulls cannot push: 'a' and 'b'; a contact cannot pull: 'heel'". Empty when every
// force is within its limits, up to round-off of the largest.
Sentence inadmissibleForces(const Mechanism& mechanism, const StaticsSolution& solution);

}  // namespace sinew
