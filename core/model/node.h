#pragma once

#include <string>

#include "core/base/extras.h"
#include "core/math/vector.h"

namespace sinew {

// A massless point where strands meet (a two-headed muscle). It rides with its body and gives way under the strands.
struct Node {
    std::string name;
    std::string body = "ground";         // or a body
    Vector3 position = Vector3::Zero();  // m, in the frame of body, when no strand is stretched
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Node&) const = default;
};

}  // namespace sinew
