#pragma once

#include "core/math/vector.h"

namespace sinew {

// Only what lies where the normal points is shown.
struct ClipPlane {
    Vector3 origin = Vector3::Zero(), normal = Vector3::UnitX();

    bool shows(const Vector3& point) const { return normal.dot(point - origin) >= 0; }
    bool operator==(const ClipPlane&) const = default;
};

}  // namespace sinew
