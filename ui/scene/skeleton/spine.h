#pragma once

#include <string_view>
#include <vector>

#include "core/math/vector.h"

namespace sinew {

// A vertebra in the spine of the standing reference, cm, frame of the trunk: origin half-way between the hips, x
// forward, y up.
struct SpineLevel {
    std::string_view name;  // such as "L5"
    Vector3 centre;         // of its body
    Matrix3 axes;           // y along the column
    double height;          // of its body
    double width;           // against its prototype
    Vector3 discCentre;     // of the disc below it
    double discHeight;
};

// From L5 up to C1, on a smooth curve from the promontory to the dens.
const std::vector<SpineLevel>& spineLevels();

}  // namespace sinew
