#pragma once

#include <array>

#include "core/fixation/case_answer.h"
#include "ui/scene/scene.h"

namespace sinew {

// The broken hip as it is drawn: the standing frame of the femur (FemurFrame), head at the origin; a left femur is the
// mirror image of the right one that it is solved as.

struct FixationLayers {
    bool bone = true, fixator = true, pressure = true, forces = true, muscles = true;

    bool operator==(const FixationLayers&) const = default;
};

struct FixationSceneInput {
    const CaseAnswer& answer;  // isDrawnBroken()
    int posture = -1;          // index in answer.answers; -1: bone and fixator alone
    int part = -1;             // selected beam of answer.construct.beams
    FixationLayers layers = {};
    std::shared_ptr<const SurfaceMesh> surface = {};  // of the patient's own bone, see PatientMesh
    double movementScale = 5;  // movements are drawn so many times larger: of the head fragment and its beams
};

// Whether bone and plane are sound, so that the broken bone can be drawn, with the fixator as it is stated.
bool isDrawnBroken(const CaseAnswer& answer);

// Bodies {Fixation, "bone/head"} and {Fixation, "bone/shaft"}, after an osteotomy {Fixation, "bone/piece"} between them, of
// glass; solids {Fixation, "beam/INDEX"}, "plate" or
// "nail"; arrows {Fixation, "hip"} and {Fixation, "resultant/..."}; of the muscles those that pull on the femur, as links.
// Of a posture without an answer (that cannot be held) nothing is shown that was not computed: the hip force and the
// resultants are, pressures and movement are not. Of a case with problems bone, plane and beams are shown as they are stated,
// those that cannot lie there as refused.
Scene buildFixationScene(const FixationSceneInput& input);

// The solids of its beams alone, in their order.
std::vector<SceneSolid> drawnBeams(const FixationSceneInput& input);

// The rectangle that shows the plane, in order: upper back, upper front, lower front, lower back. construct: sound.
std::array<Vector3, 4> planeCorners(const Construct& construct, BodySide side = BodySide::Right);

}  // namespace sinew
