#pragma once

#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// Checks the contacts: two bodies, and what a contact that gives way needs along the plane.
void checkContacts(const Model& model, ProblemList& problems);

}  // namespace sinew
