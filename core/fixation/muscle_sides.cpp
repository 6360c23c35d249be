#include "core/fixation/muscle_sides.h"

namespace sinew {

namespace {

constexpr double reachOfGreater = 0.040, reachOfLesser = 0.025, ofLength = 0.423;  // m

// How far the insertion lies from the tip, as a share of its reach; beyond all reach without one.
double distanceFrom(const std::optional<Vector3>& tip, const Vector3& insertion, double reach)
{
    return tip ? (insertion - *tip).norm() / reach : 2;
}

}  // namespace

bool endsOnHead(const Vector3& insertion, const FragmentSides& sides)
{
    if (sides.fracture == FractureKind::Neck)
        return false;
    const FemurProcesses& tips = sides.processes;
    const double size = tips.length.value_or(ofLength) / ofLength;
    const double toGreater = distanceFrom(tips.greaterTrochanter, insertion, size * reachOfGreater);
    const double toLesser = distanceFrom(tips.lesserTrochanter, insertion, size * reachOfLesser);
    Vector3 of = insertion;
    if (toGreater <= 1 && toGreater <= toLesser)
        of = *tips.greaterTrochanter;
    else if (toLesser <= 1)
        of = *tips.lesserTrochanter;
    return (of - sides.plane.origin).dot(sides.plane.normal) > 0;
}

}  // namespace sinew
