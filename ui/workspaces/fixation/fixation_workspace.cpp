#include "ui/workspaces/fixation/fixation_workspace.h"

#include "ui/session/fixation_session.h"
#include "ui/session/session.h"
#include "ui/workspaces/fixation/fixation_commands.h"
#include "ui/workspaces/fixation/fixation_status.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

DockLayout FixationWorkspace::firstLayout(const QSize& window) const
{
    DockLayout layout;
    layout.left = {{{"fixation-case"}}};
    if (window.height() >= tallWindow)
        layout.right = {
            {{"fixation-answer"}, 27}, {{"fixation-limits"}, 26}, {{"fixation-shares"}, 22}, {{"fixation-growth"}, 25}};
    else
        layout.right = {{{"fixation-answer"}, 56}, {{"fixation-limits", "fixation-shares", "fixation-growth"}, 44}};
    layout.bottom = {{{"fixation-curve"}, 45}, {{"fixation-compare", "messages"}, 55}};
    // The picture keeps 45 % of the width.
    layout.leftWidth = qBound(275, window.width() * 23 / 100, 330);
    layout.rightWidth = qBound(300, window.width() * 24 / 100, 380);
    layout.bottomHeight = qBound(190, window.height() * 30 / 100, 300);
    return layout;
}

QString FixationWorkspace::viewTitle() const
{
    return fixation().hasFixation() ? fixationTitle(fixation()) : QString();
}

ShownDocument FixationWorkspace::document() const
{
    if (!fixation().hasFixation())
        return Workspace::document();
    return {fixationName(fixation()), QString::fromStdString(fixation().file()), ProjectPart::Fixation,
            fixation().origin().empty()};
}

StatusTexts FixationWorkspace::status() const
{
    return fixationStatus(fixation());
}

void FixationWorkspace::addCommands(CommandTable& table, const CommandTargets& on) const
{
    addFixation(table, on);
}

}  // namespace sinew
