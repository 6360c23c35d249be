#pragma once

#include <vector>

class QWidget;

namespace sinew {

struct Sessions;

enum class PanelSide { Left, Right, Bottom };

struct PanelKind {
    const char* id;                     // for commands, settings and the command line: "links"
    const char* title;                  // "Links"
    PanelSide side;                     // where it comes up in a workspace that does not place it
    QWidget* (*make)(const Sessions&);  // by makePanel()
    bool needsRoom = false;             // its plots or formulas need more than what a table does
};

// A panel; a screen reader calls it by its title unless it has a name of its own.
QWidget* makePanel(const PanelKind& kind, const Sessions& sessions);

// All panels there are, in the order of menus.
const std::vector<PanelKind>& panelKinds();

}  // namespace sinew
