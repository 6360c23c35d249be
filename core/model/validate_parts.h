#pragma once

#include "core/model/validate_names.h"

namespace sinew {

// Checks of what several kinds of object have in common.

// A point or a direction of a plane model must have no z.
void checkInPlane(const std::string& path, const Vector3& value, const std::string& what, Space space,
                  ProblemList& problems);

// A frame of a joint, segment or closure (the noun) in a body.
void checkFrame(const std::string& path, const Frame& frame, const std::string& noun, Space space,
                ProblemList& problems);

// A coordinate that is no part of a ball or free joint.
bool checkLoneCoordinate(const std::string& path, const std::string& coordinate, const ModelNames& names,
                         ProblemList& problems);

// A coordinate that is an angle or a length and no part of a ball or free joint. advice: when it is of the other kind.
bool checkCoordinateOfKind(const std::string& path, const std::string& coordinate, CoordinateKind kind,
                           const char* advice, const ModelNames& names, ProblemList& problems);

// path: that of the object whose key 'polynomial' or 'spline' it is.
void checkFunction(const std::string& path, const ScalarFunction& function, ProblemList& problems);

// path: that of the object whose keys 'constant' and 'terms' it is. what: such as "an axis".
void checkAxisFunction(const std::string& path, const AxisFunction& function, const std::string& what,
                       const ModelNames& names, ProblemList& problems);

}  // namespace sinew
