#pragma once

#include <functional>

#include "ui/actions/command.h"

namespace sinew {

class FixationSession;
class FixationVerbs;
class MotionSession;
class MotionVerbs;
class Session;
class Viewport;
class WindowVerbs;

// Everything the commands act on. All must outlive the table.
struct CommandTargets {
    Session& session;
    MotionSession& motion;
    FixationSession& fixation;
    Viewport& viewport;
    WindowVerbs& window;
    MotionVerbs& motionFiles;
    FixationVerbs& fixationFiles;
};

// All commands, in the order in which menus show them; addMore adds those of workspaces. No two have the same id, and
// none that are enabled in one workspace the same shortcut.
CommandTable makeCommandTable(const CommandTargets& targets, const std::function<void(CommandTable&)>& addMore);

}  // namespace sinew
