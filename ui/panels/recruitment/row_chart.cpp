#include "ui/panels/recruitment/row_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double tallestRow = 30, rowGap = 5;  // px
constexpr double rowEdge = 8;                  // px left and right of everything
constexpr double mostForNames = 0.42;          // of the width

bool isDrawn(const ChartMark& mark)
{
    return std::isfinite(mark.from) && std::isfinite(mark.to);
}

}  // namespace

QColor colourOf(ChartColour colour, const Palette& palette)
{
    switch (colour) {
    case ChartColour::Accent: return toColor(palette.accent);
    case ChartColour::Muted: return toColor(palette.muted);
    case ChartColour::Text: return toColor(palette.text);
    case ChartColour::Slack: return toColor(palette.slack);
    case ChartColour::Force: return toColor(palette.tension[1]);
    case ChartColour::Measured: break;
    }
    QColor measured = toColor(palette.rangeBand);
    measured.setAlphaF(0.55F);
    return measured;
}

RowChart::RowChart(QWidget* parent) : ChartWidget(parent)
{
}

void RowChart::setContent(RowChartContent content)
{
    m_content = std::move(content);
    takeContent();
}

int RowChart::neededHeight() const
{
    const int text = fontMetrics().height();
    const int axes = m_content.bodyWeight > 0 ? 2 * (text + 5) : text + 5;
    return axes + rowCount() * (text + 3) + 4;
}

QSize RowChart::sizeHint() const
{
    return {300, neededHeight()};
}

QSize RowChart::minimumSizeHint() const
{
    return {160, neededHeight()};
}

void RowChart::findRange()
{
    double low = m_content.upright.value_or(0), high = low;
    bool any = m_content.withZero || m_content.upright;
    for (const ChartRow& row : m_content.rows) {
        for (const ChartMark& mark : row.marks) {
            if (!isDrawn(mark))
                continue;
            const double to = mark.shape == MarkShape::Tick || mark.shape == MarkShape::Dot ? mark.from : mark.to;
            low = any ? std::min({low, mark.from, to}) : std::min(mark.from, to);
            high = any ? std::max({high, mark.from, to}) : std::max(mark.from, to);
            any = true;
        }
    }
    if (m_content.withZero) {
        low = std::min(low, 0.0);
        high = std::max(high, 0.0);
    }
    const double room = high > low ? 0.04 * (high - low) : std::max(1.0, 0.1 * std::abs(high));
    m_axis.low = m_content.withZero && low == 0 ? 0 : low - room;
    m_axis.high = m_content.withZero && high == 0 && low < 0 ? 0 : high + room;
}

void RowChart::layOut()
{
    const QFontMetrics metrics = fontMetrics();
    double names = 0, notes = 0;
    for (const ChartRow& row : m_content.rows) {
        names = std::max<double>(names, metrics.horizontalAdvance(row.name));
        notes = std::max<double>(notes, metrics.horizontalAdvance(row.note));
    }
    const double text = metrics.height();
    const double left = rowEdge + std::min(names, mostForNames * width()) + rowGap + 4;
    const double right = rowEdge + (notes > 0 ? notes + 2 * rowGap : 6);
    const double top = text + 5, below = m_content.bodyWeight > 0 ? text + 5 : 4;
    const double most = rowCount() * tallestRow;
    m_axis.area = QRectF(left, top, std::max(20.0, width() - left - right),
                         std::clamp(height() - top - below, 1.0, std::max(1.0, most)));
    m_axis.right = width() - 2;
    findRange();
}

QRectF RowChart::rowRect(int row) const
{
    const double size = m_axis.area.height() / std::max(1, rowCount());
    return {0, m_axis.area.top() + row * size, static_cast<double>(width()), size};
}

QString RowChart::toolTipAt(const QPointF& point) const
{
    const int row = rowAt(point);
    return row < 0 ? QString() : m_content.rows[static_cast<std::size_t>(row)].toolTip;
}

// Painting

void RowChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette& palette = paletteOf(*this);
    paintSelection(painter);
    m_axis.paintGrid(painter, palette);
    m_axis.paintLabels(painter, palette, m_content.bodyWeight);
    for (int row = 0; row < rowCount(); ++row)
        paintRow(painter, row);
    if (!m_content.upright)
        return;
    const double at = place(*m_content.upright);
    painter.setPen(QPen(toColor(palette.text), 1));
    painter.drawLine(QPointF(at, m_axis.area.top()), QPointF(at, m_axis.area.bottom()));
}

void RowChart::paintRow(QPainter& painter, int row) const
{
    const ChartRow& shown = m_content.rows[static_cast<std::size_t>(row)];
    const QRectF band = rowRect(row);
    for (const ChartMark& mark : shown.marks) {
        if (isDrawn(mark))
            paintMark(painter, mark, band);
    }
    const Palette& palette = paletteOf(*this);
    const QRectF names(rowEdge, band.top(), m_axis.area.left() - rowEdge - rowGap, band.height());
    painter.setPen(toColor(palette.text));
    painter.drawText(names, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(shown.name, Qt::ElideMiddle, static_cast<int>(names.width())));
    const QRectF notes(m_axis.area.right(), band.top(), width() - m_axis.area.right() - rowEdge, band.height());
    painter.setPen(toColor(palette.muted));
    painter.drawText(notes, Qt::AlignRight | Qt::AlignVCenter, shown.note);
}

void RowChart::paintMark(QPainter& painter, const ChartMark& mark, const QRectF& band) const
{
    const double from = place(mark.from), to = place(mark.to);
    const double y = band.top() + mark.centre * band.height();
    const double half = 0.5 * mark.thickness * band.height();
    const QColor colour = colourOf(mark.colour, paletteOf(*this));
    const QPen thin(colour, 1.2);
    switch (mark.shape) {
    case MarkShape::Bar:
        painter.fillRect(QRectF(QPointF(from, y - half), QPointF(to, y + half)).normalized(), colour);
        break;
    case MarkShape::Band:
        painter.fillRect(QRectF(QPointF(from, band.top() + 1), QPointF(to, band.bottom() - 1)).normalized(), colour);
        break;
    case MarkShape::Line:
        painter.setPen(thin);
        painter.drawLine(QPointF(from, y), QPointF(to, y));
        for (const double end : {from, to})
            painter.drawLine(QPointF(end, y - 3), QPointF(end, y + 3));
        break;
    case MarkShape::Tick:
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(from, y - half), QPointF(from, y + half));
        break;
    case MarkShape::Dot:
        painter.setPen(QPen(toColor(paletteOf(*this).panel), 1));
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(from, y), 3.5, 3.5);
        break;
    }
}

}  // namespace sinew
