#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks what hangs on what: the ends of joints, the parents of segments, bodies with two parents or none, loops of
// parents.
void checkTree(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
