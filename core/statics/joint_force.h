#pragma once

#include "core/math/vector.h"

namespace sinew {

// Force and moment of a joint from body equilibrium.
struct JointForce {
    Vector3 force = Vector3::Zero();  // N, on the child, ground frame
    Vector3 moment = Vector3::
        Zero();  // N m, on the child about the joint centre, ground frame; along axes of free coordinates zero
    double resultant = 0;  // N, length of force
};

}  // namespace sinew
