#pragma once

#include <variant>

#include "core/fixation/beam_section.h"
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
    const PatientBone* patient;  // nullptr: the bone is that of the shape
};

std::variant<PlacedBeam, Diagnostic> placeBeam(const FixatorBeam& beam, const BeamSite& site);

StressSection metalOf(const FixatorBeam& beam);

}  // namespace sinew
