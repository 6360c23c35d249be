#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks the bilateral constraints: bodies, the motions that are held, couplings.
void checkConstraints(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
