#include "ui/workspaces/posture/posture_workspace.h"

#include "ui/session/session.h"
#include "ui/workspaces/posture/solve_commands.h"

namespace sinew {

DockLayout PostureWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    if (window.height() >= tallWindow)
        layout.left = {{{"model", "description"}, 40}, {{"coordinates", "what-if"}, 30}, {{"properties"}, 30}};
    else
        layout.left = {{{"model", "description"}, 55}, {{"coordinates", "properties", "what-if"}, 45}};
    // In a low window the joint's force takes more than its share, and the links must not pay for it.
    const int tables = window.height() >= tallWindow ? 48 : 56;
    // Where there is no link at all, its table has nothing to show.
    const bool hasLinks = !session().hasModel() || !session().model().links.empty();
    layout.right = {{{"joint-force"}, 22},
                    {{"links", "joints", "layers"}, tables, hasLinks ? 0 : 1},
                    {{"series", "recruitment", "equations"}, 78 - tables}};
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
