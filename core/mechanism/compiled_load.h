#pragma once

#include "core/base/object_id.h"
#include "core/model/load.h"

namespace sinew {

struct CompiledLoad {
    int body = 0;
    Vector3 point = Vector3::Zero();   // m, body frame
    Vector3 force = Vector3::Zero();   // N or BW
    Vector3 moment = Vector3::Zero();  // N m or BW m
    Scale scale = Scale::Si;
    LoadFrame frame = LoadFrame::Ground;
    ObjectId id = {};  // which load it is; null: one that neither model nor activity states

    bool operator==(const CompiledLoad&) const = default;
};

}  // namespace sinew
