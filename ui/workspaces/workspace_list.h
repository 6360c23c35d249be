#pragma once

#include <QKeySequence>
#include <QStringList>

#include "ui/workspaces/workspace.h"

namespace sinew {

// All workspaces there are, in the order in which they are offered. The sessions must outlive them.
Workspaces makeWorkspaces(const Sessions& sessions);
QStringList workspaceIds();
QKeySequence keysOfWorkspace(std::size_t index);  // Alt+1 for the first

}  // namespace sinew
