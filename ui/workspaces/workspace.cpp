#include "ui/workspaces/workspace.h"

#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/workspaces/posture_status.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

QString Workspace::whyNot() const
{
    return session().hasModel() ? QString() : translated("no model is open");
}

QString Workspace::viewTitle() const
{
    return postureTitle(session());
}

ShownDocument Workspace::document() const
{
    return {documentName(session()), QString::fromStdString(session().file()), ProjectPart::Model,
            session().origin().empty()};
}

StatusTexts Workspace::status() const
{
    StatusTexts texts = postureStatus(session());
    markFormer(session(), texts);
    return texts;
}

void Workspace::addCommands(CommandTable&, const CommandTargets&) const
{
}

}  // namespace sinew
