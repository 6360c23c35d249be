#pragma once

#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// Checks that every surface has the sizes of its shape, and that paths lead round surfaces between two points.
void checkSurfaces(const Model& model, ProblemList& problems);

// What a path says of the surfaces that it leads round. path: that of the link's list of points.
void checkWraps(const Link& link, const Model& model, const std::string& path, ProblemList& problems);

}  // namespace sinew
