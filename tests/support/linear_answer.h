#pragma once

#include "core/statics/statics.h"

namespace sinew::test {

// Whether forces of the linear system are there, small displacements or not: random machines have springs and ties of
// any softness, and what is tried on them is the system, not the verdict.
inline bool isLinearAnswer(const StaticsSolution& solution)
{
    return solution.isUsable() || solution.status == StaticsStatus::Displaced;
}

}  // namespace sinew::test
