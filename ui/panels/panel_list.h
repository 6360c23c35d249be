#pragma once

#include <vector>

class QWidget;

namespace sinew {

struct Sessions;

enum class PanelSide { Left, Right, Bottom };

struct PanelKind {
    const char* id;     // for commands, settings and the command line: "links"
    const char* title;  // "Links"
    PanelSide side;     // where it comes up in a workspace that does not place it
    QWidget* (*make)(const Sessions&);
    bool needsRoom = false;  // its plots or formulas need more than what a table does
};

// All panels there are, in the order of menus.
const std::vector<PanelKind>& panelKinds();

}  // namespace sinew
