#include "ui/main_window/keyboard_walk.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

namespace sinew {

namespace {

bool takesKeys(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && widget.isVisible();
}

// Where the keyboard last was in a place, else what comes first there; nullptr: nothing.
QWidget* keyboardTarget(QWidget& place)
{
    QWidget* last = place.focusWidget();
    if (last && last != &place && takesKeys(*last))
        return last;
    for (QWidget* next = place.nextInFocusChain(); next != &place; next = next->nextInFocusChain()) {
        if (place.isAncestorOf(next) && takesKeys(*next))
            return next;
    }
    return nullptr;
}

// The left side from the top to the bottom, the view, the right side, the bottom, and what floats.
std::vector<QWidget*> keyboardPlaces(const QMainWindow& window, QWidget& view)
{
    struct Ranked {
        int side, along;
        QWidget* place;
    };
    std::vector<Ranked> ranked = {{1, 0, &view}};
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->isVisible() || dock->visibleRegion().isEmpty() || !keyboardTarget(*dock))
            continue;
        const Qt::DockWidgetArea area = window.dockWidgetArea(dock);
        const bool isBottom = area == Qt::BottomDockWidgetArea;
        const int side = dock->isFloating() ? 4 : isBottom ? 3 : area == Qt::RightDockWidgetArea ? 2 : 0;
        ranked.push_back({side, isBottom ? dock->x() : dock->y(), dock});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return std::pair(a.side, a.along) < std::pair(b.side, b.along);
    });
    std::vector<QWidget*> places;
    for (const Ranked& each : ranked)
        places.push_back(each.place);
    return places;
}

bool isTabStop(const QWidget& widget)
{
    return takesKeys(widget) && !widget.focusProxy() && !widget.isWindow() && !isOutOfSight(widget);
}

// The places that the keyboard stops at in a widget, in its order: that in which they were made, unless somebody said another.
std::vector<QWidget*> tabStopsIn(const QWidget& place)
{
    std::vector<QWidget*> stops;
    for (QWidget* next = place.nextInFocusChain(); next != &place; next = next->nextInFocusChain()) {
        if (place.isAncestorOf(next) && isTabStop(*next))
            stops.push_back(next);
    }
    return stops;
}

}  // namespace

QWidget* nextByTab(const QWidget& window, const QMainWindow& panels, QWidget& view, int by)
{
    std::vector<QWidget*> stops;
    const auto add = [&](const std::vector<QWidget*>& more) {
        for (QWidget* stop : more) {
            // Panels that float are windows of their own.
            if (stop->window() == &window && std::find(stops.begin(), stops.end(), stop) == stops.end())
                stops.push_back(stop);
        }
    };
    for (const QWidget* place : keyboardPlaces(panels, view))
        add(tabStopsIn(*place));
    add(tabStopsIn(window));
    if (stops.empty())
        return nullptr;
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const auto now = std::find(stops.begin(), stops.end(), window.focusWidget());
    const std::ptrdiff_t index = now == stops.end() ? (by > 0 ? -1 : 0) : now - stops.begin();
    return stops[static_cast<std::size_t>((index + by + count) % count)];
}

// Qt keeps panels that are behind others, and the tabs of panels that are hidden, visible but outside of their window.
bool isOutOfSight(const QWidget& widget)
{
    for (const QWidget* each = &widget; each->parentWidget() && !each->isWindow(); each = each->parentWidget()) {
        if (qobject_cast<const QMainWindow*>(each->parentWidget()))
            return !each->parentWidget()->rect().intersects(each->geometry());
    }
    return false;
}

void moveKeyboard(const QMainWindow& window, QWidget& view, int by)
{
    const std::vector<QWidget*> places = keyboardPlaces(window, view);
    const auto holds = [now = QApplication::focusWidget()](const QWidget* place) {
        return now && (place == now || place->isAncestorOf(now));
    };
    const auto count = static_cast<int>(places.size());
    const auto found = std::find_if(places.begin(), places.end(), holds);
    const int now = found == places.end() ? (by > 0 ? -1 : 0) : static_cast<int>(found - places.begin());
    QWidget* place = places[static_cast<std::size_t>((now + by + count) % count)];
    QWidget* target = place == &view ? &view : keyboardTarget(*place);
    target->setFocus(Qt::TabFocusReason);
}

}  // namespace sinew
