#pragma once

#include "ui/text/translated.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

// Scenarios and their recordings over time.
class MotionWorkspace : public Workspace {
public:
    static constexpr const char* name = "motion";
    using Workspace::Workspace;

    QString id() const override { return name; }
    QString title() const override { return translated("Motion"); }
    QString purpose() const override { return translated("Motions over time"); }
    DockLayout firstLayout(const QSize& window) const override;
    FrameSource frameSource() const override { return FrameSource::Recording; }
    QString viewTitle() const override;
    ShownDocument document() const override;
    StatusTexts status() const override;
    void addCommands(CommandTable& table, const CommandTargets& on) const override;
};

}  // namespace sinew
