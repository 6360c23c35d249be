#include "ui/workspaces/motion/motion_workspace.h"

#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/workspaces/motion/motion_commands.h"
#include "ui/workspaces/motion/motion_status.h"
#include "ui/workspaces/posture_status.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

DockLayout MotionWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    if (window.height() >= tallWindow) {
        layout.left = {{{"stages"}, 48}, {{"model", "description"}, 28}};
        layout.right = {{{"plots"}, 40}, {{"curve"}, 36}};
    } else {  // what is given in a stage needs the whole height
        layout.left = {{{"stages", "model", "description"}}};
        layout.right = {{{"plots", "curve"}}};
    }
    layout.bottom = {{{"timeline"}}, {{"messages"}}};
    layout.leftWidth = qBound(250, window.width() * 25 / 100, 380);
    layout.rightWidth = layout.leftWidth + 40;
    layout.bottomHeight = qBound(170, window.height() * 24 / 100, 240);
    layout.isBottomWide = true;
    return layout;
}

QString MotionWorkspace::viewTitle() const
{
    return motion().hasScenario() ? motionTitle(motion()) : Workspace::viewTitle();
}

ShownDocument MotionWorkspace::document() const
{
    if (!motion().hasScenario())
        return Workspace::document();
    return {scenarioName(motion()), QString::fromStdString(motion().file()), ProjectPart::Scenario,
            motion().origin().empty()};
}

StatusTexts MotionWorkspace::status() const
{
    if (!motion().hasScenario())
        return Workspace::status();
    StatusTexts texts = motionStatus(motion());
    markFormer(session(), texts);
    return texts;
}

void MotionWorkspace::addCommands(CommandTable& table, const CommandTargets& on) const
{
    addMotion(table, on);
}

}  // namespace sinew
