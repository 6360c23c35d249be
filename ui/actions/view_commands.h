#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The commands of the View menu that concern the 3D view: the camera, and what is hidden.
void addViews(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
