#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The tools of the 3D view and how they take the pointer, as the menu and the search box know them. Their keys are the
// view's.
void addToolCommands(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
