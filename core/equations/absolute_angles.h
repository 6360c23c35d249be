#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/model.h"

namespace sinew {

// The absolute angle of a link whose model states the angle of its joint.
struct AbsoluteAngle {
    std::string segment;
    std::string name;
    std::vector<std::string> sum;      // the absolute angle of the link before it, if any, and the joint angle
    double offset = 0;                 // rad, at which the link is hinged, added to that sum
    std::string joint;                 // the link's own joint angle
    std::vector<std::string> further;  // those of the links hinged to it: their joint moments act back on it
};

// A plane model with absolute angles in place of its joint angles, which are named alpha_<segment>. The effort of an
// absolute angle is the moment of the link's own joint less those of the joints at its tip: M_1 - M_2 in a chain
// (Borisov 2018).
struct AbsoluteAngles {
    Model model;
    std::vector<AbsoluteAngle> angles;  // empty: all angles are absolute already
};

// Fails, naming the segment, where a coordinate turns two joints, or a link is fixed to its parent at an angle. The
// model must be sound. A model in space is returned as it is.
Result<AbsoluteAngles> toAbsoluteAngles(const Model& model);

// Whether links hang on others, and each of them turns by the angle of its joint.
bool haveAllJointAngles(const Model& model);

}  // namespace sinew
