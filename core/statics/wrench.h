#pragma once

#include "core/math/vector.h"

namespace sinew {

// Force and moment about the ground's origin, N and N m, ground frame.
struct SummedWrench {
    Vector3 force = Vector3::Zero();
    Vector3 moment = Vector3::Zero();
    // Sums of the magnitudes that force and moment were added up from: what their round-off is measured by.
    double forceTerms = 0, momentTerms = 0;

    SummedWrench& operator+=(const SummedWrench& other)
    {
        force += other.force;
        moment += other.moment;
        forceTerms += other.forceTerms;
        momentTerms += other.momentTerms;
        return *this;
    }

    SummedWrench& operator*=(double factor)
    {
        force *= factor;
        moment *= factor;
        forceTerms *= factor;
        momentTerms *= factor;
        return *this;
    }
};

// Of a force at a point and a moment, ground frame.
inline SummedWrench wrenchAt(const Vector3& point, const Vector3& force, const Vector3& moment)
{
    return {force, moment + point.cross(force), force.norm(), moment.norm() + point.norm() * force.norm()};
}

}  // namespace sinew
