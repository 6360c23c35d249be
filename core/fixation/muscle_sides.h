#pragma once

#include <optional>

#include "core/fixation/fracture_plane.h"

namespace sinew {

// Which fragment of a broken femur a muscle ends on (FIXATION 3). A broken piece takes along what inserts on it, so a
// muscle near the tip of the greater trochanter goes with that tip, one near the lesser trochanter with that one, however
// far out of the plane the flat model of the fracture leaves its insertion; others go by the side of their own.

// The tips of its two processes, m, standing frame.
struct FemurProcesses {
    std::optional<Vector3> greaterTrochanter, lesserTrochanter;
    std::optional<double> length = {};  // m, of the femur: the reach of processes grows with it
};

struct FragmentSides {
    FractureKind fracture = FractureKind::Neck;
    const PlaneFrame& plane;
    FemurProcesses processes;
};

// insertion: where the muscle leaves the bone, m, standing frame. Behind a fracture of the neck all muscles insert. Reaches,
// ours: 40 mm from the tip of the greater trochanter (gluteus medius and minimus, the short rotators down to quadratus
// femoris), 25 mm from that of the lesser (iliopsoas), of a femur 423 mm long.
bool endsOnHead(const Vector3& insertion, const FragmentSides& sides);

}  // namespace sinew
