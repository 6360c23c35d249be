#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks of what several kinds of object have in common. A coordinate that does not exist passes.

// A coordinate that is no part of a ball or free joint.
bool checkLoneCoordinate(const std::string& path, const std::string& coordinate, const ModelNames& names,
                         ProblemList& problems);

// A coordinate that is an angle or a length and no part of a ball or free joint. advice: when it is of the other kind.
bool checkCoordinateOfKind(const std::string& path, const std::string& coordinate, CoordinateKind kind,
                           const Sentence& advice, const ModelNames& names, ProblemList& problems);

// The coordinates of the terms. path: that of the object whose key 'terms' it is.
void checkTerms(const std::string& path, const AxisFunction& function, const ModelNames& names, ProblemList& problems);

}  // namespace sinew
