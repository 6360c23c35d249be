#pragma once

#include <vector>

#include "core/mechanism/mechanism.h"

namespace sinew {

// What reach() may not do. Empty: no such limit. Ranges of balls are of their rotation vectors, as in a model.
struct ReachLimits {
    std::vector<bool> isHeld;          // per coordinate: keeps its value
    Eigen::VectorXd minimum, maximum;  // per coordinate, rad or m
};

// The posture, reached from `values` (per coordinate, rad or m), in which a point of a body (m, body frame) is as near
// as can be to a target (m, ground frame). Only the coordinates between the body and the ground move. Damped least
// squares (Wampler 1986, doi:10.1109/TSMC.1986.289285) with the damping adapted after Levenberg and Marquardt: each
// step is taken only when it brings the point nearer. Constraints are not looked at; see meetConstraints().
Eigen::VectorXd reach(const Mechanism& mechanism, const Eigen::VectorXd& values, int body, const Vector3& point,
                      const Vector3& target, const ReachLimits& limits = {});

}  // namespace sinew
