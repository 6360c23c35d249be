#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The commands of the Motion menu.
void addMotion(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
