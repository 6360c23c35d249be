#pragma once

#include "core/model/fixation.h"

namespace sinew {

// What an implant is made of. Dimensions of a class, not of a product.
struct MaterialData {
    const char* name = "";
    double youngsModulus = 0;  // Pa
    double poisson = 0;
    double yield = 0, ultimate = 0;  // Pa
    double enduranceLow = 0;         // Pa, smooth, fully reversed: the lower end of what is found
    const char* source = "";         // of yield and ultimate strength; endurance limits are orders of magnitude
};

const MaterialData& dataOf(FixatorMaterial material);

// The share of the fatigue strength that a stress between a tenth and the whole of `stress`, Pa, uses up as it comes and
// goes with each step (Goodman): notch (0.45 stress)/endurance + 0.55 stress/ultimate; a notch of 2 at threads and holes.
double fatigueUse(const MaterialData& material, double stress);

}  // namespace sinew
