#include "ui/session/panel_wait.h"

#include <utility>

#include <QEvent>
#include <QWidget>

namespace sinew {

PanelWait::PanelWait(QWidget& panel, std::function<void()> take)
    : QObject(&panel), m_panel(panel), m_take(std::move(take))
{
    panel.installEventFilter(this);
}

void PanelWait::tell()
{
    m_hasMissed = !m_panel.isVisible() && m_panel.window()->isVisible();
    if (!m_hasMissed)
        m_take();
}

bool PanelWait::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::Show && std::exchange(m_hasMissed, false))
        m_take();
    return false;
}

}  // namespace sinew
