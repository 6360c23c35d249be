#include "ui/session/panel_feed.h"

#include <utility>

#include <QEvent>
#include <QWidget>

namespace sinew {

PanelFeed::PanelFeed(Session& session, QWidget& panel, Take take)
    : QObject(&panel), m_panel(panel), m_take(std::move(take))
{
    connect(&session, &Session::changed, this, &PanelFeed::hear);
    panel.installEventFilter(this);
}

void PanelFeed::hear(Changes changes)
{
    if (!m_panel.isVisible() && m_panel.window()->isVisible())
        m_missed |= changes;
    else
        m_take(changes | std::exchange(m_missed, {}));
}

bool PanelFeed::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::Show && m_missed)
        m_take(std::exchange(m_missed, {}));
    return false;
}

}  // namespace sinew
