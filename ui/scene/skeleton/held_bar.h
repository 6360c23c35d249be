#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/scene/skeleton/bone_carriers.h"

namespace sinew {

// A bar that hands hold by a joint: a chain of joints without turned frames leads to them from the ground, through places
// that are not drawn.
struct HeldBar {
    std::string joint;     // at the ground
    Vector3 place;         // m, ground frame
    std::size_t body = 0;  // in the model's bodies: what the hands are part of; they hold the bar in its origin
};
std::optional<HeldBar> heldBar(const Model& model, const std::vector<BoneCarrier>& carriers);

}  // namespace sinew
