#pragma once

#include <optional>
#include <string>

#include "core/base/extras.h"
#include "core/math/vector.h"

namespace sinew {

// How a contact gives way (Kelvin and Voigt; Kolesnikov 2004, chapter 3): pressed in by d, and further at the rate v,
// it pushes with stiffness d (1 + d / depth) + damping v, never less than nothing.
struct ContactCompliance {
    double stiffness = 0;         // N/m, > 0
    double damping = 0;           // N s/m, not negative
    std::optional<double> depth;  // m, > 0: where the growing contact area has doubled the stiffness; absent: constant

    bool operator==(const ContactCompliance&) const = default;
};

// Dry friction (Coulomb): the force along the plane is at most coefficient times the normal force. Before it slides, a
// contact that gives way does so along the plane too, as a spring and damper.
struct ContactFriction {
    double coefficient = 0;  // > 0
    double stiffness = 0;    // N/m, along the plane; > 0 for a contact with compliance, unused else
    double damping = 0;      // N s/m, along the plane; > 0 for a contact with compliance, unused else
    Extras extras = {};

    bool operator==(const ContactFriction&) const = default;
};

// A point (or small ball) of a body that cannot go through a plane of another body: the ground, a wall, a seat. It
// only pushes.
struct Contact {
    std::string name;
    std::string body;
    Vector3 point = Vector3::Zero();              // m, body frame
    double radius = 0;                            // m: the contact is a ball around the point
    std::string against = "ground";               // the body that carries the plane
    Vector3 place = Vector3::Zero();              // m, a point of the plane, frame of `against`
    Vector3 normal = Vector3::UnitY();            // out of the plane, any length but zero, frame of `against`
    std::optional<ContactCompliance> compliance;  // absent: rigid
    double restitution = 0;                       // rigid: speed after over speed before an impact, 0 to 1
    std::optional<ContactFriction> friction;      // absent: smooth
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Contact&) const = default;
};

}  // namespace sinew
