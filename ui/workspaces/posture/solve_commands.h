#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The commands of the Solve menu.
void addSolving(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
