#pragma once

#include <memory>
#include <vector>

#include <QSize>
#include <QString>

#include "core/base/project_part.h"
#include "ui/actions/command_table.h"
#include "ui/session/frame_source.h"
#include "ui/session/sessions.h"
#include "ui/workspaces/dock_layout.h"
#include "ui/workspaces/edit/tools/tool_set.h"
#include "ui/workspaces/status_texts.h"

namespace sinew {

// What the title and the save commands name.
struct ShownDocument {
    QString name;
    QString file;  // empty: no file holds it yet
    ProjectPart part = ProjectPart::Model;
    bool isNew = false;  // it was made here and has never been in a file
};

// What a person is at: which panels are arranged for it, what the 3D view shows, its commands and its words. The window
// asks the present workspace and knows none by name. What is not overridden is that of a posture and its model.
class Workspace {
public:
    explicit Workspace(const Sessions& sessions) : m_sessions(sessions) {}
    virtual ~Workspace() = default;

    virtual QString id() const = 0;       // for settings and the command line: "posture"
    virtual QString title() const = 0;    // "Posture"
    virtual QString purpose() const = 0;  // "Forces of one posture"
    // Why it cannot be entered now; empty: it can.
    virtual QString whyNot() const;
    // The arrangement before a person has changed it, for a window of this size.
    virtual DockLayout firstLayout(const QSize& window) const = 0;
    virtual FrameSource frameSource() const { return FrameSource::Posture; }
    virtual ToolSet tools() const { return ToolSet::None; }
    virtual QString viewTitle() const;  // what the 3D view shows, in a line
    virtual ShownDocument document() const;
    virtual StatusTexts status() const;
    // Commands that belong to it; those with a Command::frameSource can be run only where that is shown, all others
    // from every workspace.
    virtual void addCommands(CommandTable& table, const CommandTargets& on) const;

protected:
    Session& session() const { return m_sessions.session; }
    MotionSession& motion() const { return m_sessions.motion; }
    FixationSession& fixation() const { return m_sessions.fixation; }

private:
    Sessions m_sessions;
};

using Workspaces = std::vector<std::unique_ptr<Workspace>>;

}  // namespace sinew
