#include "ui/main_window/side_widths.h"

#include <algorithm>
#include <utility>

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QResizeEvent>

namespace sinew {

namespace {

constexpr double leastCentre = 0.4;  // of the window's width, which the sides leave to the centre

}  // namespace

SideWidths::SideWidths(QMainWindow& window) : QObject(&window), m_window(window)
{
    window.installEventFilter(this);
}

QDockWidget* SideWidths::dockAt(Qt::DockWidgetArea side) const
{
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        // Of panels on top of each other only the front one has the side's width.
        if (dock->isVisible() && !dock->isFloating() && m_window.dockWidgetArea(dock) == side
            && !dock->visibleRegion().isEmpty())
            return dock;
    }
    return nullptr;
}

SideWidths::Widths SideWidths::present() const
{
    Widths widths;
    for (const Qt::DockWidgetArea side : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        if (const QDockWidget* dock = dockAt(side))
            widths[side] = dock->width();
    }
    return widths;
}

void SideWidths::remember()
{
    for (const auto& [side, width] : present())
        m_wanted[side] = width;
}

void SideWidths::want(int left, int right)
{
    for (const auto& [side, width] : {std::pair(Qt::LeftDockWidgetArea, left), {Qt::RightDockWidgetArea, right}}) {
        if (width > 0)
            m_wanted[side] = width;
    }
    giveBackLater();
}

// Only the side whose edge was dragged: the other may just now have less than it is meant to have.
void SideWidths::rememberDragged()
{
    for (const auto& [side, width] : present()) {
        if (m_pressed.contains(side) && m_pressed[side] != width)
            m_wanted[side] = width;
    }
    m_pressed.clear();
}

void SideWidths::giveBack()
{
    m_isPending = false;
    if (!m_window.centralWidget())
        return;
    int spare = m_window.centralWidget()->width() - static_cast<int>(leastCentre * m_window.width());
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const auto& [side, width] : present()) {
        const int growth = std::clamp(m_wanted[side] - width, 0, std::max(0, spare));
        docks.append(dockAt(side));
        widths.append(width + growth);
        spare -= growth;
    }
    // In one call: a second one would take back what the first one asked for.
    if (!docks.isEmpty())
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

bool SideWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_window)
        return false;
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = present();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        // The window moves the edge a last time after this event.
        QMetaObject::invokeMethod(this, &SideWidths::rememberDragged, Qt::QueuedConnection);
    } else if (event->type() == QEvent::Resize) {
        giveBackLater();
    }
    return false;
}

// The window lays its docks out after the event that asks for it.
void SideWidths::giveBackLater()
{
    if (!std::exchange(m_isPending, true))
        QMetaObject::invokeMethod(this, &SideWidths::giveBack, Qt::QueuedConnection);
}

}  // namespace sinew
