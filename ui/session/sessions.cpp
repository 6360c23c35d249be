#include "ui/session/sessions.h"

#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace sinew {

bool isModified(const Sessions& sessions, ProjectPart part)
{
    if (!sessions.session.hasModel())
        return false;
    switch (part) {
    case ProjectPart::Model: return sessions.session.document().isModified(ProjectPart::Model);
    case ProjectPart::Scenario: return sessions.motion.isModified();
    case ProjectPart::Fixation: return sessions.fixation.isModified();
    }
    return false;
}

bool isModified(const Sessions& sessions)
{
    return isModified(sessions, ProjectPart::Model) || isModified(sessions, ProjectPart::Scenario)
           || isModified(sessions, ProjectPart::Fixation);
}

}  // namespace sinew
