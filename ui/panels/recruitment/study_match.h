#pragma once

#include <QString>

#include "core/statics/criterion.h"
#include "core/statics/situation.h"

namespace sinew {

// True if the two situations differ in nothing, or in nothing but the activations: then results of one belong to the
// other.
bool isSameSituation(const Situation& a, const Situation& b);
bool isSameButActivations(const Situation& a, const Situation& b);

// What a page that always shares by stiffness says while the window shares by something else; else empty.
QString stiffnessRemark(const Criterion& criterion);

}  // namespace sinew
