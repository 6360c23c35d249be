#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The commands of the Edit menu.
void addEditing(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
