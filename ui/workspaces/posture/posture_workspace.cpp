#include "ui/workspaces/posture/posture_workspace.h"

#include "ui/workspaces/posture/solve_commands.h"

namespace sinew {

DockLayout PostureWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    if (window.height() >= tallWindow)
        layout.left = {{{"model"}, 40}, {{"coordinates", "what-if"}, 30}, {{"properties"}, 30}};
    else
        layout.left = {{{"model"}, 55}, {{"coordinates", "properties", "what-if"}, 45}};
    layout.right = {{{"joint-force"}, 22}, {{"links", "joints"}, 48}, {{"series", "recruitment", "equations"}, 30}};
    layout.bottom = {{{"messages"}}};
    layout.leftWidth = qBound(250, window.width() * 22 / 100, 350);
    layout.rightWidth = layout.leftWidth + 10;
    return layout;
}

void PostureWorkspace::addCommands(CommandTable& table, const CommandTargets& on) const
{
    addSolving(table, on);
}

}  // namespace sinew
