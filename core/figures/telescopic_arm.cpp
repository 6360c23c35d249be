#include <cmath>

#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

Model telescopicArm(const FigureOptions&)
{
    using namespace figure;
    const char* const source = "telescopic arm";
    Model model;
    model.name = "telescopic_arm";
    model.title = "Telescopic arm";
    model.description
        = "A hinge and a slider in a vertical plane: a heavy rod slides in a heavy cylinder that is hinged "
          "to the ground. The test motion is swing = 0.8 sin 2t, reach = 0.7 + 0.15 sin 3t.";
    model.space = Space::Plane;
    model.gravity = downwards(roundGravity);
    model.sources
        = {{source,
            "A test problem with closed-form inverse dynamics under 9.81 m/s2: the cylinder has 5 kg, 0.3 kg m2 about "
            "its centre of mass 0.4 m from the hinge; the rod 3 kg, 0.1 kg m2 about its centre of "
            "mass, which is 'reach' from the hinge."}};

    model.coordinates = {
        angle("swing", {0, -halfTurn, halfTurn}, source, "from the horizontal, counter-clockwise"),
        length("reach", {0.7, 0.52, 1.05}, source, "from the hinge to the rod's centre of mass; the range is assumed")};

    Segment arm;
    arm.name = "arm";
    arm.kind = SegmentKind::Telescope;
    arm.parent = groundName;
    arm.angles = {"swing"};
    // Half of the rod sticks out beyond its centre of mass.
    const double rodLength = 0.6;
    arm.stretches = {{"reach", rodLength / 2}};
    const double cylinderRadius = std::sqrt(0.3 / 5), rodRadius = std::sqrt(0.1 / 3);  // of gyration
    arm.rods = {{0.8, {5}, 0.5, cylinderRadius}, {rodLength, {3}, 0.5, rodRadius}};
    arm.source = source;
    arm.note = "lengths of cylinder and rod are assumed; they do not enter the motion";
    model.segments = {arm};
    return model;
}

}  // namespace sinew
