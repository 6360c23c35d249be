#include "ui/workspaces/edit/edit_workspace.h"

namespace sinew {

DockLayout EditWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    layout.left = {{{"model"}, 68}, {{"history"}, 32}};
    layout.right = {{{"properties"}, 74}, {{"live-result"}, 26}};
    layout.bottom = {{{"problems", "messages"}}};
    layout.leftWidth = qBound(250, window.width() * 19 / 100, 350);
    layout.rightWidth = qBound(290, window.width() * 24 / 100, 380);
    layout.bottomHeight = qBound(120, window.height() * 20 / 100, 240);
    return layout;
}

}  // namespace sinew
