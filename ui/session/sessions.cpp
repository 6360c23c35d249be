#include "ui/session/sessions.h"

#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace sinew {

bool isModified(const Sessions& sessions)
{
    return sessions.session.hasModel()
           && (sessions.session.document().isModified(ProjectPart::Model) || sessions.motion.isModified()
               || sessions.fixation.isModified());
}

}  // namespace sinew
