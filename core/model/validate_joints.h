#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks the joints but for the tree that they form, see checkTree(): what belongs to the kind, coordinates that a ball
// or free joint must share or that nothing uses.
void checkJoints(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
