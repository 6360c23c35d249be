#pragma once

#include "ui/scene/scene.h"

namespace sinew::test {

struct HipSceneOptions {
    bool left = false;
    double flexion = 0;  // rad, of the femur
    std::string selectedLink;
};

// A right (or mirrored) hip made by hand: both bones, the 27 muscle lines of Dostal and Andrews 1981, forces of the
// size that one-legged stance has, a joint force and the weight of the body. Numbers are for looking at, not results.
Scene makeHipScene(const HipSceneOptions& options = {});

// Two rods, two nodes (one floating), four strands in a plane; the third pushes.
Scene makePlanarScene();

}  // namespace sinew::test
