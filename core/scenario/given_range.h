#pragma once

#include "core/scenario/scenario_names.h"

namespace sinew {

// How far a given motion, or one that an effort follows, takes a coordinate out of its range: "takes coordinate 'knee' to
// 170 degrees, beyond its range, which ends at 30 degrees"; an empty sentence when it does not. Curves are looked at
// closely at all times, tables at their rows.
Sentence rangeFault(const GivenPair& pair, const Coordinate& coordinate, const ScenarioNames& names);

}  // namespace sinew
