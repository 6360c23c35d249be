#pragma once

#include <QKeySequence>
#include <QStringList>

#include "ui/workspaces/workspace.h"

namespace sinew {

// All workspaces there are, in the order in which they are offered. Session and motion must outlive them.
Workspaces makeWorkspaces(Session& session, MotionSession& motion);
QStringList workspaceIds();
QKeySequence keysOfWorkspace(std::size_t index);  // Alt+1 for the first

}  // namespace sinew
