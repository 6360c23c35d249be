#include "ui/panels/recruitment/chart_scale.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/text/fixed_text.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace sinew {

ChartScale makeScale(double low, double high, int parts)
{
    ChartScale scale;
    if (!(low < high) || !std::isfinite(high - low))
        return scale;
    const double rough = (high - low) / std::clamp(parts, 3, 8);
    const double decade = std::pow(10, std::floor(std::log10(rough)));
    const double share = rough / decade * (1 - 1e-9);
    const double step = (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * decade;
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; ++i) {
        scale.ticks.push_back(i * step);
        scale.labels.append(decimalText(std::abs(i * step), 'f', decimals));
        if (i < 0)
            scale.labels.back().prepend(QChar(0x2212));
    }
    return scale;
}

void ChartAxis::paintGrid(QPainter& painter, const Palette& palette) const
{
    for (const double tick : scale(1).ticks) {
        painter.setPen(QPen(toColor(palette.line), 1, tick == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(place(tick), area.top()), QPointF(place(tick), area.bottom()));
    }
}

void ChartAxis::paintLabels(QPainter& painter, const Palette& palette, double top, double unit,
                            const QString& name) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const ChartScale labels = scale(unit);
    painter.setPen(toColor(palette.muted));
    // From the right, so that the one with the unit is there whatever gives way for room.
    double free = right;
    for (std::size_t i = labels.ticks.size(); i-- > 0;) {
        const QString& number = labels.labels[static_cast<qsizetype>(i)];
        const QString text = i + 1 == labels.ticks.size() ? number + u' ' + name : number;
        const double wide = metrics.horizontalAdvance(text);
        const double centred = place(labels.ticks[i] * unit) - metrics.horizontalAdvance(number) / 2.0;
        const double from = i + 1 == labels.ticks.size() ? std::min(centred, right - wide) : centred;
        if (from + wide > free)
            continue;
        painter.drawText(QRectF(from, top, wide + 1, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        free = from - 6;
    }
}

void ChartAxis::paintLabels(QPainter& painter, const Palette& palette, double bodyWeight) const
{
    const double line = painter.fontMetrics().height();
    paintLabels(painter, palette, area.top() - line - 3, 1, unitOf(Quantity::Force));
    if (bodyWeight > 0)
        paintLabels(painter, palette, area.bottom() + 3, bodyWeight, unitOf(Quantity::BodyWeights));
}

}  // namespace sinew
