#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks the contacts: names, bodies, planes, what they give way by and their friction.
void checkContacts(const Model& model, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
