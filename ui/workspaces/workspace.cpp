#include "ui/workspaces/workspace.h"

#include "ui/session/session.h"
#include "ui/workspaces/posture_status.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

QString Workspace::whyNot() const
{
    return m_session.hasModel() ? QString() : QStringLiteral("no model is open");
}

QString Workspace::viewTitle() const
{
    return postureTitle(m_session);
}

ShownDocument Workspace::document() const
{
    return {documentName(m_session), QString::fromStdString(m_session.file())};
}

StatusTexts Workspace::status() const
{
    return postureStatus(m_session);
}

void Workspace::addCommands(CommandTable&, const CommandTargets&) const
{
}

}  // namespace sinew
