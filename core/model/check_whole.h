#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// How the objects of a model fit together: what hangs on what and moves by what, paths that lead nowhere, inertia that no
// rigid body has, segments whose length can become negative, constraints that hold a body to itself. Each object by
// itself may be anything: names may dangle and numbers may be missing, which the checks of descriptions report.
void checkWhole(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
