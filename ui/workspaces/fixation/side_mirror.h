#pragma once

#include "core/model/fixation.h"
#include "ui/scene/gizmo_geometry.h"

namespace sinew {

// Places and rays of a left femur as those of the right one that it is solved as, and back.

inline Vector3 asSeen(BodySide side, Vector3 vector)
{
    if (side == BodySide::Left)
        vector.z() = -vector.z();
    return vector;
}

inline Ray asSeen(BodySide side, const Ray& ray)
{
    return {asSeen(side, ray.origin), asSeen(side, ray.direction)};
}

}  // namespace sinew
