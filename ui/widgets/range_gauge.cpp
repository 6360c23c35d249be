#include "ui/widgets/range_gauge.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/text/fixed_text.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double trackTop = 7;
constexpr double trackHeight = 8;
constexpr double markerWidth = 3;

}  // namespace

GaugeValues withAxis(GaugeValues values)
{
    double low = values.low;
    double high = values.high;
    for (const std::optional<double>& other : {values.mean, values.value, values.peak}) {
        low = std::min(low, other.value_or(low));
        high = std::max(high, other.value_or(high));
    }
    const double room = 0.15 * std::max(high - low, 0.5);
    values.axisLow = std::max(0.0, std::floor(low - room));
    values.axisHigh = std::max(std::ceil(high + room), values.axisLow + 1);
    return values;
}

RangeGauge::RangeGauge(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Computed value against the measured range"));
}

void RangeGauge::setValues(const GaugeValues& values, const QString& unit)
{
    if (values == m_values)
        return;
    m_values = values;
    const auto text = [](double value) { return numberText(value, Quantity::BodyWeights); };
    QString description = tr("Measured %1 %2.").arg(rangeBetween(text(values.low), text(values.high)), unit);
    if (values.value)
        description += u' ' + tr("Computed %1 %2.").arg(text(*values.value), unit);
    if (values.peak)
        description += u' ' + tr("Largest of the series %1 %2.").arg(text(*values.peak), unit);
    setAccessibleDescription(description);
    setToolTip(description);
    update();
}

QSize RangeGauge::sizeHint() const
{
    constexpr int below = 3;  // px, so that what stands under it does not read as one with its numbers
    return {200, static_cast<int>(2 * trackTop + trackHeight) + fontMetrics().height() + below};
}

QSize RangeGauge::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

double RangeGauge::at(double value) const
{
    const double share = (value - m_values.axisLow) / (m_values.axisHigh - m_values.axisLow);
    return 2 + std::clamp(share, 0.0, 1.0) * (width() - 4);
}

void RangeGauge::paintEvent(QPaintEvent*)
{
    const Palette& palette = paletteOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(palette.line));
    painter.drawRoundedRect(QRectF(0, trackTop, width(), trackHeight), trackHeight / 2, trackHeight / 2);
    painter.setBrush(toColor(palette.rangeBand));
    const double left = at(m_values.low);
    painter.drawRoundedRect(QRectF(left, trackTop, std::max(2.0, at(m_values.high) - left), trackHeight), 3, 3);

    if (m_values.mean) {
        painter.setPen(QPen(toColor(palette.good), 1));
        painter.drawLine(QPointF(at(*m_values.mean), trackTop), QPointF(at(*m_values.mean), trackTop + trackHeight));
    }
    const auto marker = [&](double value) {
        return QRectF(at(value) - markerWidth / 2, trackTop - 5, markerWidth, trackHeight + 10);
    };
    if (m_values.peak) {
        painter.setPen(QPen(toColor(palette.text), 1));
        painter.setBrush(toColor(palette.panel));
        painter.drawRect(marker(*m_values.peak));
    }
    if (m_values.value) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(toColor(palette.text));
        painter.drawRoundedRect(marker(*m_values.value), 1, 1);
    }
    painter.setPen(toColor(palette.muted));
    const QRectF labels(0, 2 * trackTop + trackHeight - 1, width(), fontMetrics().height());
    painter.drawText(labels, Qt::AlignLeft, QString::number(m_values.axisLow, 'f', 0));
    painter.drawText(labels, Qt::AlignRight, QString::number(m_values.axisHigh, 'f', 0));
}

}  // namespace sinew
