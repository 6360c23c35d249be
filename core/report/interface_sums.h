#pragma once

#include <string>
#include <vector>

#include "core/io/interface_file.h"

namespace sinew {

// What the parts of a usable answer come to.

// What the forces of some cells come to, and how far they are pressed together or apart.
struct SurfaceSum {
    Wrench wrench = Wrench::Zero();
    double area = 0, pressedArea = 0, slippingArea = 0;  // m^2
    double peakPressure = 0;                             // Pa
    double largestOpening = 0, largestSlip = 0;          // m; slip of pressed cells

    double pressedShare() const { return area > 0 ? pressedArea / area : 0; }
    double slippingShare() const { return pressedArea > 0 ? slippingArea / pressedArea : 0; }
};

Wrench wrenchAt(const Vector3& position, const Vector3& force);

// Of pressure and friction on the proximal fragment, N.
Vector3 forceOf(const InterfaceCell& cell, const CellAnswer& answer);

SurfaceSum sumOf(const InterfaceProblem& problem, const InterfaceAnswer& answer, std::size_t first, std::size_t count);

// Besides, over the outline of the patch, where the linear field has its extremes.
SurfaceSum sumOf(const InterfaceCase& problem, const InterfaceAnswer& answer, const CutPatch& patch);

// One part as it acts on the proximal fragment.
struct PartForce {
    const char* kind;
    std::string name;
    Wrench wrench;
    double along = 0;  // N: tension of a tie; force of a slider against its direction
};

std::vector<PartForce> partsOf(const InterfaceProblem& problem, const InterfaceAnswer& answer);

// None for a beam by its stiffness.
std::vector<BeamStation> stationsOf(const InterfaceCase& problem, const InterfaceAnswer& answer, std::size_t beam);

}  // namespace sinew
