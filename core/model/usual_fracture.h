#pragma once

#include "core/model/fixation.h"

namespace sinew {

// A fracture of a kind in a usual femur, which a case means by the kind alone: of the neck in its middle at Pauwels' 50
// degrees; intertrochanteric from the greater to the lesser trochanter; reverse oblique falling outwards below them;
// subtrochanteric level, 50 mm below the neck's base. Places and angles are usual ones by our own judgement.
inline FracturePlane usualFracture(FractureKind kind)
{
    constexpr double fortyDegrees = 0.69813170079773183;  // rad
    const double base = FemurShape().neckLength;
    FracturePlane plane;
    plane.kind = kind;
    switch (kind) {
    case FractureKind::Neck: break;
    case FractureKind::Intertrochanteric:
        plane.fromHead = base + 0.005;
        plane.pauwels = fortyDegrees;
        break;
    case FractureKind::ReverseOblique:
        plane.fromHead = base + 0.02;
        plane.pauwels = -fortyDegrees;
        break;
    case FractureKind::Subtrochanteric:
        plane.fromHead = base + 0.05;
        plane.pauwels = 0;
        break;
    }
    return plane;
}

}  // namespace sinew
