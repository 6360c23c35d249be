#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks the variable-length segments but for their parents, see checkTree(): names of parts, what belongs to the
// kind, lengths that stay positive, angles and what they are measured from.
void checkSegments(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
