#include "ui/session/panel_feed.h"

#include <utility>

#include <QWidget>

namespace sinew {

PanelFeed::PanelFeed(Session& session, QWidget& panel, Take take)
    : QObject(&panel),
      m_wait(new PanelWait(panel, [this, take = std::move(take)] { take(std::exchange(m_changes, {})); }))
{
    connect(&session, &Session::changed, this, [this](Changes changes) {
        m_changes |= changes;
        m_wait->tell();
    });
}

}  // namespace sinew
