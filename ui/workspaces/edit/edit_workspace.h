#pragma once

#include "ui/text/translated.h"
#include "ui/workspaces/edit/tools/tool_commands.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

// Building and changing a model while its posture is solved.
class EditWorkspace : public Workspace {
public:
    static constexpr const char* name = "edit";
    using Workspace::Workspace;

    QString id() const override { return name; }
    QString title() const override { return translated("Edit"); }
    QString purpose() const override { return translated("Build and change the model"); }
    DockLayout firstLayout(const QSize& window) const override;
    StatusTexts status() const override;
    ToolSet tools() const override { return ToolSet::Edit; }
    void addCommands(CommandTable& table, const CommandTargets& on) const override { addToolCommands(table, on); }
};

}  // namespace sinew
