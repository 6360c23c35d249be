#pragma once

#include "ui/actions/command_table.h"

namespace sinew {

// The commands of the Fixation menu.
void addFixation(CommandTable& table, const CommandTargets& on);

}  // namespace sinew
