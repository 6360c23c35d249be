#pragma once

#include <QLabel>

namespace sinew {

class Session;

// A line below the choice of a fixation's activity: that a posture set in the workspace Posture is not the one that is
// answered. Hidden while the model's posture is as its activity states it, since nobody would take it for the case's then.
class PostureNote : public QLabel {
    Q_OBJECT

public:
    PostureNote(Session& session, QWidget& panel);

private:
    void refresh();

    Session& m_session;
};

}  // namespace sinew
