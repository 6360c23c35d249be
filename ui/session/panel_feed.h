#pragma once

#include <functional>

#include <QObject>

#include "ui/session/session.h"

class QWidget;

namespace sinew {

// Tells a panel what changes in the session. While the panel lies hidden in a window that is shown (behind another tab,
// in another workspace) changes are gathered, and it is told of all of them at once when it appears: what nobody sees
// costs nothing. Belongs to the panel.
class PanelFeed : public QObject {
public:
    using Take = std::function<void(Changes)>;

    PanelFeed(Session& session, QWidget& panel, Take take);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hear(Changes changes);

    QWidget& m_panel;
    Take m_take;
    Changes m_missed;
};

}  // namespace sinew
