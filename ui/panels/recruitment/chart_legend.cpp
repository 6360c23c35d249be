#include "ui/panels/recruitment/chart_legend.h"

#include <algorithm>

#include <QPainter>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int swatch = 18, gap = 5, spacing = 12, edge = 8;  // px

void paintSwatch(QPainter& painter, const LegendEntry& entry, const QRectF& box, const Palette& palette)
{
    const QColor colour = colourOf(entry.colour, palette);
    const QPointF centre = box.center();
    switch (entry.shape) {
    case MarkShape::Band:
    case MarkShape::Bar: {
        const double half = entry.shape == MarkShape::Bar ? 4 : 6;
        painter.fillRect(QRectF(box.left(), centre.y() - half, box.width(), 2 * half), colour);
        break;
    }
    case MarkShape::Line:
        painter.setPen(QPen(colour, 1.2));
        painter.drawLine(QPointF(box.left() + 1, centre.y()), QPointF(box.right() - 1, centre.y()));
        for (const double end : {box.left() + 1, box.right() - 1})
            painter.drawLine(QPointF(end, centre.y() - 3), QPointF(end, centre.y() + 3));
        break;
    case MarkShape::Tick:
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(centre.x(), centre.y() - 5), QPointF(centre.x(), centre.y() + 5));
        break;
    case MarkShape::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 3.5, 3.5);
        break;
    }
}

}  // namespace

ChartLegend::ChartLegend(std::vector<LegendEntry> entries, QWidget* parent)
    : QWidget(parent), m_entries(std::move(entries))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::setEntries(std::vector<LegendEntry> entries)
{
    m_entries = std::move(entries);
    updateGeometry();
    update();
}

std::vector<QRect> ChartLegend::placesFor(int width) const
{
    std::vector<QRect> places;
    const int line = fontMetrics().height() + 2;
    const int most = std::max(60, width - 2 * edge);
    int x = edge, y = 0;
    for (const LegendEntry& entry : m_entries) {
        const int text = fontMetrics().horizontalAdvance(entry.text) + 2;
        const int wide = std::min(most, swatch + gap + text);
        if (x > edge && x + wide > edge + most) {
            x = edge;
            y += places.back().height();
        }
        // A long explanation goes on in the next lines.
        const int lines = text <= most - swatch - gap ? 1
                                                      : fontMetrics()
                                                                .boundingRect(QRect(0, 0, most - swatch - gap, 1000),
                                                                              Qt::TextWordWrap, entry.text)
                                                                .height()
                                                            / fontMetrics().height();
        places.emplace_back(x, y, wide, lines == 1 ? line : lines * fontMetrics().height() + 2);
        x += wide + spacing;
    }
    return places;
}

int ChartLegend::heightForWidth(int width) const
{
    const std::vector<QRect> places = placesFor(width);
    return places.empty() ? 0 : places.back().bottom() + 3;
}

QSize ChartLegend::sizeHint() const
{
    return {300, heightForWidth(300)};
}

QSize ChartLegend::minimumSizeHint() const
{
    return {120, fontMetrics().height()};
}

void ChartLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette& palette = paletteOf(*this);
    const std::vector<QRect> places = placesFor(width());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QRect& place = places[i];
        paintSwatch(painter, m_entries[i], QRectF(place.left(), place.top(), swatch, fontMetrics().height()), palette);
        painter.setPen(toColor(palette.muted));
        painter.drawText(place.adjusted(swatch + gap, 0, 2, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         m_entries[i].text);
    }
}

}  // namespace sinew
