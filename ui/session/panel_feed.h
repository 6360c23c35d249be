#pragma once

#include <functional>

#include <QObject>

#include "ui/session/panel_wait.h"
#include "ui/session/session.h"

class QWidget;

namespace sinew {

// Tells a panel what changes in the session; while it is hidden changes are gathered, see PanelWait. Belongs to the panel.
class PanelFeed : public QObject {
public:
    using Take = std::function<void(Changes)>;

    PanelFeed(Session& session, QWidget& panel, Take take);

private:
    PanelWait* m_wait;
    Changes m_changes;  // that the panel has not been told of
};

}  // namespace sinew
