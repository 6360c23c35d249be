#pragma once

#include "ui/text/translated.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

// Tendon and joint forces of one posture, and how links share the load.
class PostureWorkspace : public Workspace {
public:
    static constexpr const char* name = "posture";
    using Workspace::Workspace;

    QString id() const override { return name; }
    QString title() const override { return translated("Posture"); }
    QString purpose() const override { return translated("Forces of one posture"); }
    DockLayout firstLayout(const QSize& window) const override;
    ToolSet tools() const override { return ToolSet::Look; }
    void addCommands(CommandTable& table, const CommandTargets& on) const override;
};

}  // namespace sinew
