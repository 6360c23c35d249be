#pragma once

#include <optional>
#include <string>

#include "core/mechanism/kinematics.h"

namespace sinew {

struct MomentArm {
    int coordinate = -1;
    double arm = 0;  // m for an angle, 1 for a length: the generalised force per unit tension
};

// The moment arm of a link about one coordinate, or about that where it is largest (-1), with what constraints move along
// (CoordinateMotions). values: of the coordinates. Nothing when there is no such link or constraints hold the coordinate.
std::optional<MomentArm> momentArmOf(const Mechanism& mechanism, const Eigen::VectorXd& values, const std::string& link,
                                     int coordinate = -1);

}  // namespace sinew
