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

// Where a beam runs as it is stated, whether it may lie there or not: its ends and the direction across it (unit) that
// the neck's upper side or the shaft's outer side gives; standing frame of the right femur, m. One that does not reach the
// outer side of the shaft is 100 mm long. The shape must not be refused.
struct BeamRun {
    Vector3 outer, tip, across;
    Vector3 anchor;  // where its offsets place it, and about which an angle turns it
};
BeamRun runOf(const FixatorBeam& beam, const FemurShape& shape, const FemurFrame& femur);

StressSection metalOf(const FixatorBeam& beam);

}  // namespace sinew
