#include "ui/workspaces/workspace_list.h"

#include "ui/workspaces/edit/edit_workspace.h"
#include "ui/workspaces/fixation/fixation_workspace.h"
#include "ui/workspaces/motion/motion_workspace.h"
#include "ui/workspaces/posture/posture_workspace.h"

namespace sinew {

namespace {

struct WorkspaceKind {
    const char* id;
    std::unique_ptr<Workspace> (*make)(const Sessions&);
};

template <class Kind>
constexpr WorkspaceKind kindOf()
{
    return {Kind::name,
            [](const Sessions& sessions) -> std::unique_ptr<Workspace> { return std::make_unique<Kind>(sessions); }};
}

// A document opens in the first that shows its frames.
constexpr WorkspaceKind kinds[] = {
    kindOf<PostureWorkspace>(),
    kindOf<MotionWorkspace>(),
    kindOf<FixationWorkspace>(),
    kindOf<EditWorkspace>(),
};

}  // namespace

Workspaces makeWorkspaces(const Sessions& sessions)
{
    Workspaces workspaces;
    for (const WorkspaceKind& kind : kinds)
        workspaces.push_back(kind.make(sessions));
    return workspaces;
}

QStringList workspaceIds()
{
    QStringList ids;
    for (const WorkspaceKind& kind : kinds)
        ids.append(kind.id);
    return ids;
}

QKeySequence keysOfWorkspace(std::size_t index)
{
    return QKeySequence(QKeyCombination(Qt::ALT, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(index))));
}

}  // namespace sinew
