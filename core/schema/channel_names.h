#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"

namespace sinew {

// The model with empty bodies and joints in the names of its segments' parts; its segments need not be sound.
Model withPartNames(Model model);

// The columns that a recording of the model may have of its objects, which plots name. holds: the names of holds of stages.
std::vector<std::string> channelNames(const Model& model, const std::vector<std::string>& holds);

// The same with energies and the centre of mass, which every recording has.
std::vector<std::string> allChannelNames(const Model& model, const std::vector<std::string>& holds);

}  // namespace sinew
