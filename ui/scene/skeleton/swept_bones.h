#pragma once

#include "ui/scene/skeleton/bone_skin.h"
#include "ui/scene/skeleton/skeleton_body.h"
#include "ui/scene/skeleton/sweep.h"

namespace sinew {

// The bones that are sweeps, of the right side, as large as the reference man's; m. Made in microseconds.

// From the wrist, fingers down, thumb forward, palm to the middle of the body: carpals, metacarpals, fingers.
BoneSkin makeHand(Fineness fineness, HandShape shape);

// From the ankle: what is in front of talus and calcaneus. From far a toe is one bone.
BoneSkin makeForefoot(Fineness fineness);

// In the frame of the trunk (origin half-way between the hips): twelve ribs, and the cartilage that goes on from them.
BoneSkin makeRibs(Fineness fineness);
BoneSkin makeRibCartilage(Fineness fineness);

// 1 cm high and 2 cm wide, from its middle.
BoneSkin makeDisc();

// Knots from the breast bone to the acromion, in the frame of the trunk.
const std::vector<SweepKnot>& clavicleKnots();
BoneSkin makeClavicle(const std::vector<SweepKnot>& knots, Fineness fineness);

}  // namespace sinew
