#pragma once

#include <string>

#include "core/base/extras.h"
#include "core/math/vector.h"
#include "core/model/amount.h"

namespace sinew {

enum class LoadFrame { Ground, Body };

// A force and a moment on a body.
struct Load {
    std::string name;
    std::string body;
    Vector3 point = Vector3::Zero();   // where the force acts, m, body frame
    Vector3 force = Vector3::Zero();   // N, or BW
    Vector3 moment = Vector3::Zero();  // N m, or BW m
    Scale scale = Scale::Si;
    LoadFrame frame = LoadFrame::Ground;  // the frame in which force and moment are written
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Load&) const = default;
};

}  // namespace sinew
