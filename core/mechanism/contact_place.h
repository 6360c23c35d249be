#pragma once

#include "core/mechanism/kinematics.h"

namespace sinew {

enum class ContactMode { Open, Sticks, Slides };

// Where a contact is at one configuration: a gap along a normal, like the slack of a link.
struct ContactPlace {
    // Of the touching body: its point nearest to the plane; m, ground frame, from the configuration's origin.
    Vector3 point = Vector3::Zero();
    Vector3 normal = Vector3::UnitY();  // unit, out of the plane, ground frame
    Eigen::Matrix<double, 3, 2> tangents = Eigen::Matrix<double, 3, 2>::Zero();  // unit; a plane model uses the first
    double gap = 0;  // m; negative where the body is pressed into the plane
};

ContactPlace placeOf(const CompiledContact& contact, const Configuration& configuration);

}  // namespace sinew
