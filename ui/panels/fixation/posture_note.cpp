#include "ui/panels/fixation/posture_note.h"

#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace sinew {

// Fed as the panel is: a feed of its own would hear nothing while it is hidden.
PostureNote::PostureNote(Session& session, QWidget& panel) : QLabel(&panel), m_session(session)
{
    setObjectName(QStringLiteral("postureNote"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setRole(*this, "muted");
    setText(
        tr("The posture set in Posture is not used here: a fixation is answered in the postures and loads of its own "
           "activity. Edit > Keep Posture in Model writes yours into an activity."));
    new PanelFeed(session, panel, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation))
            refresh();
    });
    refresh();
}

void PostureNote::refresh()
{
    setVisible(m_session.isAdjusted());
}

}  // namespace sinew
