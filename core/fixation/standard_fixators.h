#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/sentence.h"
#include "core/model/fixation.h"

namespace sinew {

enum class ScrewPattern { InvertedTriangle, Triangle, Line };

// Of nails beside plates in fractures below the neck, where their order is not that of practice.
Sentence remarkOfNailAndPlate();

// The name of a beam for a sentence; those of standard fixators are words of ours.
Sentence beamInWords(const std::string& name);

// Beams of the usual fixators, with the dimensions of a class of devices, not of a product (sources: makers' technique
// guides by way of fixators.json of the reference data; what is assumed is said at each). Every number may be changed
// afterwards. `kind` None or Own: no beams. A fixator fits planes of some kinds only; buildConstruct() says when it does
// not. Sizes are those of the class; places follow the femur: beside the axis of the neck in proportion to its height and
// depth, plates on the surface of the shaft.
Fixator standardFixator(FixatorKind kind, FractureKind fracture = FractureKind::Neck, const FemurShape& femur = {});

// The case with the beams of its standard fixator written out, if it states none. Where a mesh gives the femur, the one
// that was measured is to be given.
Fixation withOwnBeams(Fixation fixation, const FemurShape& femur);
Fixation withOwnBeams(Fixation fixation);  // for its own femur

// Three cannulated screws in a pattern.
Fixator cannulatedScrews(ScrewPattern pattern, const FemurShape& femur = {});

// A sliding hip screw with a cannulated screw above it against turning.
Fixator hipScrewWithScrew(const FemurShape& femur = {});

// The fixator of a case with one beam more, like one of its own, else like the last, else a cannulated screw or, where the
// fracture runs below the neck, a nail. It lies where a usual one does, as far as can be from the others; beside a nail it
// is a plate. `femur`: that counts.
Fixator withBeamMore(const Fixation& fixation, const FemurShape& femur, std::optional<std::size_t> like = {});

// The same with one beam less; without any left, no fixator. Beyond the last beam nothing changes.
Fixator withoutBeam(const Fixation& fixation, const FemurShape& femur, std::size_t which);

}  // namespace sinew
