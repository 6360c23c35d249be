#include "ui/widgets/state_dot.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

QColor mix(const QColor& a, const QColor& b, double t)
{
    const auto blend = [t](int from, int to) { return static_cast<int>(std::lround(from + t * (to - from))); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

QColor fillOf(const StateDot& dot, const Palette& palette)
{
    switch (dot.kind) {
    case DotKind::Body: return toColor(palette.bone).darker(108);
    case DotKind::Joint: return toColor(palette.jointForce);
    case DotKind::Coordinate: return toColor(palette.muted);
    case DotKind::Engaged: return tensionColour(dot.level, palette);
    case DotKind::Load: return toColor(palette.load);
    case DotKind::ChosenActivity: return toColor(palette.accent);
    default: return {};
    }
}

// A telescope: a tube with a thinner rod.
void paintSegment(QPainter& painter, const QRectF& box, const Palette& palette)
{
    const QPointF low = box.bottomLeft(), high = box.topRight(), middle = low + 0.55 * (high - low);
    painter.setPen(QPen(toColor(palette.muted), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle, high);
    painter.setPen(QPen(toColor(palette.bone).darker(125), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(low + QPointF(1, -1), middle);
}

// A ball on the ground.
void paintContact(QPainter& painter, const QRectF& box, const Palette& palette)
{
    painter.setPen(QPen(toColor(palette.muted), 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawEllipse(box.adjusted(2, 1, -2, -3));
}

}  // namespace

void paintDot(QPainter& painter, const QRectF& box, const StateDot& dot, const Palette& palette)
{
    if (dot.kind == DotKind::None)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = fillOf(dot, palette);
    if (dot.kind == DotKind::Segment) {
        paintSegment(painter, box, palette);
    } else if (dot.kind == DotKind::Constraint) {
        painter.setPen(QPen(toColor(palette.muted), 1.4));
        painter.drawRect(box.adjusted(1, 1, -1, -1));
    } else if (dot.kind == DotKind::Contact) {
        paintContact(painter, box, palette);
    } else if (fill.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawEllipse(box);
    } else {
        QPen pen(toColor(dot.kind == DotKind::Slack ? palette.slack : palette.muted), 1.2);
        if (dot.kind == DotKind::Slack)
            pen.setDashPattern({1.6, 1.4});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6));
    }
    painter.restore();
}

QColor tensionColour(double level, const Palette& palette)
{
    if (level < 0)
        return toColor(palette.compression);
    const double t = 2 * std::clamp(level, 0.0, 1.0);
    const std::size_t below = t < 1 ? 0 : 1;
    return mix(toColor(palette.tension[below]), toColor(palette.tension[below + 1]), t - double(below));
}

}  // namespace sinew
