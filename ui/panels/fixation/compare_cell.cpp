#include "ui/panels/fixation/compare_cell.h"

#include <algorithm>

#include <QPainter>

#include "ui/panels/fixation/panel_paint.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double gap = 5, thickness = 8, shortestBar = 16, widestBar = 46;  // px

}  // namespace

CompareCellBar::CompareCellBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CompareCellBar::sizeHint() const
{
    return {120, fontMetrics().height() + 5};
}

void CompareCellBar::setCell(const CompareCell& cell, const ConstructRow& row, bool isFirst, bool isGrey)
{
    m_cell = cell;
    m_scale = row.scale;
    m_hasSigns = row.hasSigns;
    m_isFirst = isFirst;
    m_isGrey = isGrey;
    update();
}

QFont CompareCellBar::valueFont() const
{
    QFont made = font();
    if (m_cell.isBest)
        made.setWeight(QFont::Bold);
    return made;
}

double CompareCellBar::valueWidth() const
{
    // All values of a column end at one place, with a sign behind them or none.
    return QFontMetricsF(valueFont()).horizontalAdvance(m_cell.value) + fontMetrics().horizontalAdvance(u'=') + gap;
}

// By the width alone, so that all cells of a column do alike.
bool CompareCellBar::showsBand() const
{
    constexpr int charactersBesideBand = 22;
    return !m_cell.band.isEmpty() && width() >= charactersBesideBand * fontMetrics().horizontalAdvance(u'0');
}

void CompareCellBar::paintBar(QPainter& painter, const QRectF& area) const
{
    const Palette& palette = paletteOf(*this);
    if (!(m_scale > 0))
        return;
    const double zero = m_hasSigns ? area.center().x() : area.left(), reach = area.right() - zero;
    const auto at = [&](double value) { return zero + value / m_scale * reach; };
    QColor colour = m_isFirst ? toColor(palette.accent) : fixatorColour(palette);
    if (m_isGrey)
        colour.setAlphaF(0.4F);
    const double middle = area.center().y();
    painter.fillRect(
        QRectF(QPointF(zero, middle - thickness / 2), QPointF(at(m_cell.drawn), middle + thickness / 2)).normalized(),
        colour);
    painter.setPen(QPen(toColor(m_isGrey ? palette.muted : palette.text), 1));
    const double low = at(m_cell.drawnLow), high = at(m_cell.drawnHigh);
    painter.drawLine(QPointF(low, middle), QPointF(high, middle));
    for (const double end : {low, high})
        painter.drawLine(QPointF(end, middle - 3), QPointF(end, middle + 3));
}

void CompareCellBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Palette& palette = paletteOf(*this);
    const QColor muted = toColor(palette.muted);
    if (!m_cell.hasValue) {
        painter.setPen(muted);
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("–"));
        return;
    }
    const double right = width() - 1, sign = fontMetrics().horizontalAdvance(u'=') + gap;
    painter.setPen(muted);
    if (m_cell.isSame)
        painter.drawText(QRectF(right - sign, 0, sign, height()), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("="));
    double left = right - valueWidth();
    if (showsBand()) {
        const double size = fontMetrics().horizontalAdvance(m_cell.band);
        painter.drawText(QRectF(right - sign - size, 0, size + 1, height()), Qt::AlignVCenter, m_cell.band);
        left -= size + gap;
    }
    painter.setFont(valueFont());
    painter.setPen(m_isGrey ? muted : toColor(palette.text));
    painter.drawText(QRectF(left, 0, valueWidth() - sign + 1, height()), Qt::AlignLeft | Qt::AlignVCenter,
                     m_cell.value);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (left - gap >= shortestBar)
        paintBar(painter, QRectF(1, 0, std::min(left - gap - 2, widestBar), height()));
}

}  // namespace sinew
