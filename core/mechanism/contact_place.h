#pragma once

#include "core/mechanism/body_motion.h"

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

// How the touching body moves against the plane, as seen from the plane's body: the rate of the gap and the slip along
// the first and the second tangent (m/s), and the rates of these three (m/s^2). motion: body velocities, and
// accelerations if those of the contact are asked for, about the configuration's origin.
Vector3 contactVelocity(const CompiledContact& contact, const ContactPlace& place, const BodyMotion& motion);
Vector3 contactAcceleration(const CompiledContact& contact, const ContactPlace& place, const BodyMotion& motion);

}  // namespace sinew
