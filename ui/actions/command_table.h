#pragma once

#include "ui/actions/command.h"

namespace sinew {

class Session;
class Viewport;
class WindowVerbs;

// Everything the commands act on. All must outlive the table.
struct CommandTargets {
    Session& session;
    Viewport& viewport;
    WindowVerbs& window;
};

// All commands, in the order in which menus show them. No two have the same id or the same shortcut.
CommandTable makeCommandTable(const CommandTargets& targets);

}  // namespace sinew
