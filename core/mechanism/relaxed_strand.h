#pragma once

#include "core/mechanism/geodesic.h"

namespace sinew {

// A contact of a strand with a surface, found by pulling a chain of points taut over it from where the guess lies, and
// again between the points next to the contact, `zooms` times. To a few hundredths of the contact: a beginning for
// meetLines where a guess is too far off. Cost: some 10 000 evaluations of the surface each time.
template <class Shape>
WrapCurve relaxedStrand(const Shape& shape, const Vector3& from, const Vector3& to, const WrapCurve& guess,
                        int zooms = 2);

extern template WrapCurve relaxedStrand(const EllipsoidShape&, const Vector3&, const Vector3&, const WrapCurve&, int);
extern template WrapCurve relaxedStrand(const TorusShape&, const Vector3&, const Vector3&, const WrapCurve&, int);

}  // namespace sinew
