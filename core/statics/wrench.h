#pragma once

#include "core/math/vector.h"

namespace sinew {

// Force and moment about the ground's origin, N and N m, ground frame.
struct Wrench {
    Vector3 force = Vector3::Zero();
    Vector3 moment = Vector3::Zero();
    // Sums of the magnitudes that force and moment were added up from: what their round-off is measured by.
    double forceTerms = 0, momentTerms = 0;

    Wrench& operator+=(const Wrench& other)
    {
        force += other.force;
        moment += other.moment;
        forceTerms += other.forceTerms;
        momentTerms += other.momentTerms;
        return *this;
    }

    Wrench& operator*=(double factor)
    {
        force *= factor;
        moment *= factor;
        forceTerms *= factor;
        momentTerms *= factor;
        return *this;
    }
};

// Of a force at a point and a moment, ground frame.
inline Wrench wrenchAt(const Vector3& point, const Vector3& force, const Vector3& moment)
{
    return {force, moment + point.cross(force), force.norm(), moment.norm() + point.norm() * force.norm()};
}

}  // namespace sinew
