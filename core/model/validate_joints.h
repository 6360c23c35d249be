#pragma once

#include "core/model/problem_list.h"

namespace sinew {

// Checks the joints and the tree that they form: names, kinds, axes, loops of parents, bodies with two parents or
// none, coordinates that move nothing or that a ball or free joint must share.
void checkJoints(const Model& model, ProblemList& problems);

}  // namespace sinew
