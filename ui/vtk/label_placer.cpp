#include "ui/vtk/label_placer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"

namespace sinew {

namespace {

// Places of a label around what it names, the best first: beside it, beyond it, and beside it shifted up or down.
constexpr int sideCount = 8, awaySide = sideCount;
constexpr double between = 2;    // px, from label to label at least
constexpr double arrowRoom = 5;  // px, from the middle of an arrow, which is some pixels thick
constexpr double nearby = 160;   // px: a label that would cover an arrow goes no farther away from its own

QRectF placeAt(int side, const QPointF& at, const QSizeF& size)
{
    constexpr double gap = 14;
    const double right = at.x() + gap, left = at.x() - gap - size.width(), middle = at.x() - size.width() / 2;
    const double level = at.y() - size.height() / 2, shift = size.height() + between + 1;
    switch (side) {
    case 0: return {QPointF(right, level), size};
    case 1: return {QPointF(left, level), size};
    case 2: return {QPointF(middle, at.y() - gap - size.height()), size};
    case 3: return {QPointF(right, level + shift), size};
    case 4: return {QPointF(left, level + shift), size};
    case 5: return {QPointF(right, level - shift), size};
    case 6: return {QPointF(left, level - shift), size};
    default: return {QPointF(middle, at.y() + gap), size};
    }
}

QRectF innerOf(const QRectF& window)
{
    return window.adjusted(4, 4, -4, -4);
}

// The place moved into the window.
QRectF within(QRectF place, const QRectF& window)
{
    const QRectF inner = innerOf(window);
    place.moveLeft(std::clamp(place.left(), inner.left(), std::max(inner.left(), inner.right() - place.width())));
    place.moveTop(std::clamp(place.top(), inner.top(), std::max(inner.top(), inner.bottom() - place.height())));
    return place;
}

QRectF onPixels(QRectF place)
{
    place.moveTo(std::round(place.left()), std::round(place.top()));
    return place;
}

double overlap(const QRectF& a, const QRectF& b)
{
    const QRectF common = a.intersected(b);
    return common.isEmpty() ? 0 : common.width() * common.height();
}

// How much of a line, in pixels, runs under a rectangle.
double hiddenLength(const QRectF& rectangle, const QPointF& from, const QPointF& to)
{
    // Most lines pass far from it.
    if (std::max(from.x(), to.x()) < rectangle.left() || std::min(from.x(), to.x()) > rectangle.right()
        || std::max(from.y(), to.y()) < rectangle.top() || std::min(from.y(), to.y()) > rectangle.bottom())
        return 0;
    constexpr int steps = 24;
    int inside = 0;
    for (int i = 0; i <= steps; ++i)
        inside += rectangle.contains(from + (to - from) * (double(i) / steps)) ? 1 : 0;
    return std::hypot(to.x() - from.x(), to.y() - from.y()) * inside / (steps + 1);
}

}  // namespace

// What is left of the line within each pair of edges (Liang and Barsky 1984).
bool crosses(const QRectF& rectangle, const QPointF& from, const QPointF& to)
{
    double first = 0, last = 1;
    const auto cut = [&](double start, double way, double low, double high) {
        if (way == 0)
            return start >= low && start <= high;
        const double a = (low - start) / way, b = (high - start) / way;
        first = std::max(first, std::min(a, b));
        last = std::min(last, std::max(a, b));
        return first <= last;
    };
    return cut(from.x(), to.x() - from.x(), rectangle.left(), rectangle.right())
           && cut(from.y(), to.y() - from.y(), rectangle.top(), rectangle.bottom());
}

void LabelPlacer::begin(const QRectF& window, std::vector<QRectF> taken, std::vector<OverlayLine> lines)
{
    m_window = window;
    m_taken = std::move(taken);
    m_lines = std::move(lines);
}

bool LabelPlacer::isFree(const QRectF& place, Clear clear) const
{
    if (clear == Clear::OfNothing)
        return true;
    const QRectF around = place.adjusted(-between, -between, between, between);
    if (std::ranges::any_of(m_taken, [&](const QRectF& other) { return around.intersects(other); }))
        return false;
    if (clear == Clear::OfLabels)
        return true;
    const QRectF room = place.adjusted(-arrowRoom, -arrowRoom, arrowRoom, arrowRoom);
    return std::ranges::none_of(
        m_lines, [&](const OverlayLine& line) { return line.isArrow && crosses(room, line.from, line.to); });
}

double LabelPlacer::linesUnder(const QRectF& place) const
{
    double cost = 0;
    for (const OverlayLine& line : m_lines)
        cost += line.weight * hiddenLength(place, line.from, line.to);
    return cost;
}

// The side that hides least: of those that are free, or of all. A change of side from one picture to the next costs too.
// Empty when none is free; else `standing` becomes the side that was chosen.
QRectF LabelPlacer::besideIt(const QPointF& at, const QSizeF& size, Clear clear,
                             std::optional<Standing>& standing) const
{
    double best = infinity;
    QRectF place;
    int chosen = awaySide;
    for (int side = 0; side < sideCount; ++side) {
        const QRectF wanted = placeAt(side, at, size), candidate = onPixels(within(wanted, m_window));
        if (!isFree(candidate, clear))
            continue;
        const QPointF moved = candidate.center() - wanted.center();
        double cost = linesUnder(candidate) + 25 * side + 4 * std::hypot(moved.x(), moved.y());
        for (const QRectF& other : m_taken)
            cost += 20 * overlap(candidate, other);
        cost -= standing && standing->side == side ? 500 : 0;
        if (cost < best) {
            best = cost;
            place = candidate;
            chosen = side;
        }
    }
    if (chosen != awaySide)
        standing = Standing{chosen, {}};
    return place;
}

// The nearest free place in the window, on rings around what is named; of several on a ring the one that hides least.
std::optional<QRectF> LabelPlacer::awayFromIt(const QPointF& at, const QSizeF& size, Clear clear,
                                              const std::optional<Standing>& standing) const
{
    const QRectF inner = innerOf(m_window);
    const auto isGood
        = [&](const QRectF& place) { return inner.contains(place) && !place.contains(at) && isFree(place, clear); };
    if (standing && standing->side == awaySide) {
        if (const QRectF kept = onPixels({at + standing->away, size}); isGood(kept))
            return kept;
    }
    constexpr double step = 8;  // px, from ring to ring and along each of them
    const double farthest = clear == Clear::OfArrows ? nearby : std::hypot(m_window.width(), m_window.height());
    for (double radius = size.height(); radius <= farthest; radius += step) {
        std::optional<QRectF> found;
        double least = infinity;
        const int count = static_cast<int>(std::ceil(2 * pi * radius / step));
        for (int i = 0; i < count; ++i) {
            const double angle = 2 * pi * i / count;
            const QPointF middle = at + radius * QPointF(std::cos(angle), std::sin(angle));
            const QRectF place = onPixels({middle - QPointF(size.width(), size.height()) / 2, size});
            if (!isGood(place))
                continue;
            if (const double cost = linesUnder(place); cost < least) {
                least = cost;
                found = place;
            }
        }
        if (found)
            return found;
    }
    return std::nullopt;
}

LabelPlace LabelPlacer::place(const std::string& key, const QPointF& at, const QSizeF& size)
{
    const auto last = m_standing.find(key);
    std::optional<Standing> standing;
    if (last != m_standing.end())
        standing = last->second;
    LabelPlace result;
    for (const Clear clear : {Clear::OfArrows, Clear::OfLabels}) {
        result.rect = besideIt(at, size, clear, standing);
        if (!result.rect.isEmpty())
            break;
        if (const auto away = awayFromIt(at, size, clear, standing)) {
            result = {*away, true};
            standing = Standing{awaySide, away->topLeft() - at};
            break;
        }
    }
    if (result.rect.isEmpty())
        result.rect = besideIt(at, size, Clear::OfNothing, standing);
    m_standing[key] = standing.value_or(Standing());
    m_taken.push_back(result.rect);
    return result;
}

}  // namespace sinew
