#pragma once

#include "ui/text/translated.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

// What a fixation of a broken hip carries.
class FixationWorkspace : public Workspace {
public:
    static constexpr const char* name = "fixation";
    using Workspace::Workspace;

    QString id() const override { return name; }
    QString title() const override { return translated("Fixation"); }
    QString purpose() const override { return translated("What a hip fixation carries"); }
    DockLayout firstLayout(const QSize& window) const override;
    FrameSource frameSource() const override { return FrameSource::Fixation; }
    QString viewTitle() const override;
    ShownDocument document() const override;
    StatusTexts status() const override;
    void addCommands(CommandTable& table, const CommandTargets& on) const override;
};

}  // namespace sinew
