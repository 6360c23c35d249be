#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

Model pendulum(const FigureOptions&)
{
    using namespace figure;
    const char* const source = "IFToMM A01";
    Model model;
    model.name = "pendulum";
    model.title = "Simple pendulum";
    model.description
        = "A point mass of 1 kg on a massless rod of 1 m that swings in a vertical plane under 9.81 m/s2. Released "
          "from the horizontal, its period is 2.36784 s; small swings take 2.00607 s.";
    model.space = Space::Plane;
    model.gravity = downwards(roundGravity);
    model.sources = {{source, "IFToMM Technical Committee for Multibody Dynamics, Library of Computational Benchmark "
                              "Problems, A01: simple pendulum."}};

    Body bob;
    bob.name = "pendulum";
    bob.mass.value = 1;
    bob.centreOfMass = {0, -1, 0};
    bob.landmarks = {{"pivot", Vector3::Zero()}, {"bob", {0, -1, 0}}};
    bob.source = source;
    model.bodies = {bob};

    model.coordinates = {
        angle("angle", {halfTurn / 6, -halfTurn, halfTurn}, {}, "from hanging down, counter-clockwise; start assumed")};

    Joint pivot;
    pivot.name = "pivot";
    pivot.parent = groundName;
    pivot.child = bob.name;
    pivot.axes = {turnBy(Vector3::UnitZ(), "angle")};
    model.joints = {pivot};
    return model;
}

}  // namespace sinew
