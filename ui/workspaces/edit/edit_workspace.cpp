#include "ui/workspaces/edit/edit_workspace.h"

namespace sinew {

DockLayout EditWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    layout.left = {{{"model"}}};
    layout.right = {{{"properties"}}};
    layout.bottom = {{{"messages"}}};
    layout.leftWidth = qBound(250, window.width() * 19 / 100, 350);
    layout.rightWidth = qBound(290, window.width() * 24 / 100, 380);
    return layout;
}

}  // namespace sinew
