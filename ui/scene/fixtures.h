#pragma once

#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// Things that a figure sits on, holds or treads, drawn as solids with the usual sizes of such things; nothing is computed
// with these.

struct FixtureInput {
    const Model& model;
    double floor = 0;  // m above the ground's origin: what stands on the floor ends there
};

// Adds to a scene, whose bodies are the model's with their bones:
// - of bodies with the shape of a seat: pan, back, head rest and carriage with a foot plate, and a lap belt where it is welded to
//   a pelvis (rails are of motions: sled.h);
// - of those with the shape of a crank: arms, chain ring, and pedals, which lie as the feet that are tied to it; where a
//   pelvis is welded to what the crank turns on, a tube with a saddle, {Joint, name of the weld}, and a frame with a handlebar
//   where that trunk's hands have places to hold (landmarks "right grip" and "left grip");
// - a horizontal bar on two posts where a joint holds hands to the ground, {Joint, its name}.
void addFixtures(const FixtureInput& input, Scene& scene);

}  // namespace sinew
