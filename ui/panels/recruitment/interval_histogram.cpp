#include "ui/panels/recruitment/interval_histogram.h"

#include <algorithm>

#include <QPainter>

#include "ui/panels/recruitment/row_chart.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int binHeight = 64;         // px
constexpr double histogramEdge = 24;  // px left and right, so that no number is cut

}  // namespace

IntervalHistogramChart::IntervalHistogramChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void IntervalHistogramChart::setContent(const IntervalHistogram& histogram, const IntervalRow& row, double bodyWeight)
{
    m_histogram = histogram;
    m_row = row;
    m_bodyWeight = bodyWeight;
    const double upper = histogram.lower + histogram.width * static_cast<double>(histogram.counts.size());
    // Where the measured range ends is to be seen on the whiskers; here the samples have all the room.
    m_axis.low = std::min(histogram.lower, row.interval.nominal);
    m_axis.high = std::max(upper, row.interval.nominal);
    const double room = 0.03 * (m_axis.high - m_axis.low);
    m_axis.low -= room;
    m_axis.high += room;
    updateGeometry();
    update();
}

QSize IntervalHistogramChart::sizeHint() const
{
    const int text = fontMetrics().height() + 4;
    return {240, binHeight + (m_bodyWeight > 0 ? 2 : 1) * text + 2};
}

QSize IntervalHistogramChart::minimumSizeHint() const
{
    return {140, sizeHint().height()};
}

void IntervalHistogramChart::paintEvent(QPaintEvent*)
{
    if (m_histogram.counts.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette& palette = paletteOf(*this);
    ChartAxis axis = m_axis;
    axis.area = QRectF(histogramEdge, fontMetrics().height() + 4, width() - 2 * histogramEdge, binHeight);
    axis.right = width() - 2;
    paintMeasured(painter, axis);
    axis.paintGrid(painter, palette);
    axis.paintLabels(painter, palette, m_bodyWeight);
    paintBins(painter, axis);
    painter.setPen(QPen(toColor(palette.line), 1));
    painter.drawLine(axis.area.bottomLeft(), axis.area.bottomRight());
    const double stated = axis.place(m_row.interval.nominal);
    painter.setPen(QPen(toColor(palette.panel), 1));
    painter.setBrush(toColor(palette.text));
    painter.drawEllipse(QPointF(stated, axis.area.bottom()), 3.5, 3.5);
}

void IntervalHistogramChart::paintMeasured(QPainter& painter, const ChartAxis& axis) const
{
    if (!m_row.measuredLow || !m_row.measuredHigh)
        return;
    const QRectF band(QPointF(axis.place(*m_row.measuredLow), axis.area.top()),
                      QPointF(axis.place(*m_row.measuredHigh), axis.area.bottom()));
    painter.fillRect(band & axis.area, colourOf(ChartColour::Measured, paletteOf(*this)));
}

void IntervalHistogramChart::paintBins(QPainter& painter, const ChartAxis& axis) const
{
    const int most = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
    const QColor colour = colourOf(ChartColour::Accent, paletteOf(*this));
    for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
        const double from = m_histogram.lower + m_histogram.width * static_cast<double>(i);
        const double height = (binHeight - 4.0) * m_histogram.counts[i] / std::max(1, most);
        const QRectF bin(QPointF(axis.place(from) + 0.5, axis.area.bottom() - height),
                         QPointF(axis.place(from + m_histogram.width) - 0.5, axis.area.bottom()));
        painter.fillRect(bin.normalized(), colour);
    }
}

void IntervalHistogramChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

}  // namespace sinew
