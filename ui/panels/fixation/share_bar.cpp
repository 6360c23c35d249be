#include "ui/panels/fixation/share_bar.h"

#include <algorithm>

#include <QPainter>

#include "ui/panels/fixation/panel_paint.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double shareThickness = 12;  // px

}  // namespace

ShareBar::ShareBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::setRow(const ShareRow& row, double low, double high, bool isGrey)
{
    m_row = row;
    m_low = low;
    m_high = high;
    m_isGrey = isGrey;
    update();
}

double ShareBar::place(double share) const
{
    return (std::clamp(share, m_low, m_high) - m_low) / (m_high - m_low) * width();
}

void ShareBar::paintPart(QPainter& painter, double from, double to, double top, double height,
                         const QColor& colour) const
{
    const double left = place(std::min(from, to)), right = place(std::max(from, to));
    const QRectF bar(left, top, std::max(right - left, 1.0), height);
    QColor fill = colour;
    if (m_isGrey)
        fill.setAlphaF(0.4F);
    const bool isAgainst = to < from;
    if (isAgainst) {
        painter.fillRect(bar, toColor(paletteOf(*this).panel));
        painter.setPen(QPen(fill, 1));
        painter.setBrush(QBrush(fill, Qt::BDiagPattern));
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        painter.fillRect(bar, fill);
    }
    if (to >= m_low && to <= m_high)
        return;
    // It goes on beyond the end.
    const double end = to > m_high ? right : left, inwards = to > m_high ? -5 : 5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(paletteOf(*this).text));
    painter.drawPolygon(
        QPolygonF({QPointF(end, top + height / 2), QPointF(end + inwards, top), QPointF(end + inwards, top + height)}));
}

void ShareBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Palette& palette = paletteOf(*this);
    const double top = (height() - shareThickness) / 2;
    painter.fillRect(QRectF(place(0), top, place(1) - place(0), shareThickness), trackColour(palette));
    if (!m_row.boneShare)
        return;
    const double bone = *m_row.boneShare, fixator = m_row.fixatorShare();
    if (bone >= 0 && fixator >= 0) {
        paintPart(painter, 0, bone, top, shareThickness, boneColour(palette));
        paintPart(painter, bone, 1, top, shareThickness, fixatorColour(palette));
    } else {
        paintPart(painter, 0, bone, top, shareThickness / 2, boneColour(palette));
        paintPart(painter, 0, fixator, top + shareThickness / 2, shareThickness / 2, fixatorColour(palette));
    }
    // Nothing and the whole.
    for (const double share : {0.0, 1.0}) {
        if (share > m_low && share < m_high)
            painter.fillRect(QRectF(place(share) - 0.5, 0, 1, height()), toColor(palette.text));
    }
}

}  // namespace sinew
