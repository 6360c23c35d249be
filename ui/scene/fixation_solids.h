#pragma once

#include <vector>

#include "core/fixation/case_answer.h"
#include "ui/scene/scene.h"

namespace sinew {

// The fixator as solids, in the standing frame of a right femur.

// How the head fragment has moved as it is drawn, and what bends the beams; nothing: as it was put in.
struct DrawnMovement {
    const FixationAnswer& answer;
    double scale = 5;
};

// Where the head fragment stands: its motion since tightening, so many times larger, about the plane's origin.
Eigen::Isometry3d headPose(const Construct& construct, const DrawnMovement& movement);

// One each beam of the construct, as {Fixation, "beam/INDEX"}: its shaft, thread, and head or guide. Bent as solved.
std::vector<SceneSolid> beamSolids(const Construct& construct, const DrawnMovement* movement);

// One each beam that the case states, straight as it is stated; those are refused that cannot lie there. For a fixator that
// cannot be built.
std::vector<SceneSolid> statedSolids(const CaseAnswer& answer);

// What holds beams: the plate or nail of those along the neck, as {Fixation, "plate"} or {Fixation, "nail"}; of a nail or plate
// along the shaft the screw or blade in the head, {Fixation, "head-hold"}, and the bolts or screws in the shaft, "shaft-hold".
// Their sizes are usual ones, as nothing is computed with them; where they hold is where the construct is held.
std::vector<SceneSolid> holderSolids(const CaseAnswer& answer, const DrawnMovement* movement);

}  // namespace sinew
