#pragma once

#include <array>

#include "core/equations/atom_table.h"

namespace sinew {

// A vector by its components along the axes r, t, z of a frame turned by `azimuth` about z from the chain's frame.
struct LocalVector {
    AngleSum azimuth;
    std::array<Expression, 3> components;
};

// length (cos elevation r + sin elevation z)
LocalVector along(AtomTable& atoms, const AngleSum& azimuth, const AngleSum& elevation, const Expression& length);

// r.r = t.t = cos(a - b), r.t = sin(a - b), z.z = 1 for frames turned by a and b.
Expression dot(AtomTable& atoms, const LocalVector& a, const LocalVector& b);

LocalVector operator+(const LocalVector& a, const LocalVector& b);  // of one azimuth
LocalVector operator*(const Expression& factor, const LocalVector& a);
LocalVector byCoordinate(const AtomTable& atoms, const LocalVector& a, int coordinate);
LocalVector byTime(const AtomTable& atoms, const LocalVector& a);

}  // namespace sinew
