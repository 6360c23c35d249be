#pragma once

#include <variant>

#include "core/math/vector.h"

namespace sinew {

// All mass in the centre of mass.
struct PointMass {
    bool operator==(const PointMass&) const = default;
};

// The inertia tensor about the centre of mass along the body's axes, kg m^2. moments: its diagonal xx, yy, zz;
// products: its elements xy, xz, yz (minus the integrals of x y, x z, y z over the mass).
struct InertiaTensor {
    Vector3 moments = Vector3::Zero();
    Vector3 products = Vector3::Zero();

    bool operator==(const InertiaTensor&) const = default;
};

// Radii of gyration about the axes through the centre of mass along the body's x, y and z, m. The inertia grows with
// the mass, so it fits a mass that is a fraction of the body mass.
struct GyrationRadii {
    Vector3 radii = Vector3::Zero();

    bool operator==(const GyrationRadii&) const = default;
};

using Inertia = std::variant<PointMass, InertiaTensor, GyrationRadii>;

// The inertia tensor about the centre of mass, kg m^2, body frame. mass in kg.
Matrix3 inertiaTensor(const Inertia& inertia, double mass);

}  // namespace sinew
