#pragma once

#include <variant>

#include "core/fixation/construct.h"

namespace sinew {

// Where a beam of a fixator lies in a femur, with its beds and supports, or why it cannot lie there.
struct BeamSite {
    const FemurShape& shape;
    const FixationBone& bone;
    const FemurFrame& femur;  // of the right femur
    const PlaneSection& section;
    FractureKind fracture;
    GuideModel guide;
};

std::variant<PlacedBeam, Diagnostic> placeBeam(const FixatorBeam& beam, const BeamSite& site);

// Sizes of its metal: of stress = |N|/area + |M|/modulus and torsion over the torsional modulus.
struct BeamMetal {
    double area = 0;                    // m^2
    double modulusY = 0, modulusZ = 0;  // m^3, against bending in the planes of x and y, x and z
    double torsional = 0;               // m^3
};
BeamMetal metalOf(const FixatorBeam& beam);

}  // namespace sinew
