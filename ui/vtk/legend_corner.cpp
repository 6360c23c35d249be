#include "ui/vtk/legend_corner.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

namespace {

constexpr double cornerMargin = 12;             // px, from the edges of the view and from what covers it
constexpr double axesRoom = 62 + cornerMargin;  // px, beside the axes

bool meetsCovers(const QRectF& place, const LegendRoom& room)
{
    return std::ranges::any_of(room.covered, [&](const QRectF& cover) { return cover.intersects(place); });
}

bool isCornerFree(const QRectF& place, const LegendRoom& room)
{
    const QRectF window(QPointF(0, 0), room.window);
    if (!window.contains(place) || meetsCovers(place, room))
        return false;
    return std::ranges::none_of(room.points, [&](const QPointF& point) { return place.contains(point); })
           && std::ranges::none_of(room.lines,
                                   [&](const OverlayLine& line) { return crosses(place, line.from, line.to); });
}

// Moved down until nothing covers it, at most to the middle of the view.
QRectF belowCovers(QRectF place, const LegendRoom& room)
{
    for (std::size_t i = 0; i <= room.covered.size(); ++i) {
        for (const QRectF& cover : room.covered) {
            if (cover.intersects(place) && cover.bottom() < room.window.height() / 2)
                place.moveTop(std::round(cover.bottom() + cornerMargin));
        }
    }
    return place;
}

}  // namespace

QRectF legendPlaceIn(LegendCorner corner, const QSizeF& size, const LegendRoom& room)
{
    const double bottom = std::round(room.window.height() - cornerMargin - size.height());
    const double right = std::round(room.window.width() - cornerMargin - size.width());
    switch (corner) {
    case LegendCorner::BottomLeft: return {QPointF(cornerMargin, bottom), size};
    case LegendCorner::BottomRight: return {QPointF(right - axesRoom, bottom), size};
    case LegendCorner::TopRight: return belowCovers({QPointF(right, cornerMargin), size}, room);
    case LegendCorner::TopLeft: return belowCovers({QPointF(cornerMargin, cornerMargin), size}, room);
    }
    return {};
}

LegendCorner freeCorner(LegendCorner present, const QSizeF& size, const LegendRoom& room)
{
    using enum LegendCorner;
    constexpr std::array corners = {BottomLeft, BottomRight, TopRight, TopLeft};
    if (size.isEmpty() || isCornerFree(legendPlaceIn(present, size, room), room))
        return present;
    const auto found = std::ranges::find_if(
        corners, [&](LegendCorner corner) { return isCornerFree(legendPlaceIn(corner, size, room), room); });
    return found == corners.end() ? present : *found;
}

}  // namespace sinew
