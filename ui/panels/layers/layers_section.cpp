#include "ui/panels/layers/layers_section.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <QPainter>

#include "ui/scene/viridis.h"
#include "ui/text/fixed_text.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double margin = 8, line = 16, legendLines = 2, barHeight = 8, gap = 14;  // px

// A round length that takes about a third of a radius, mm.
double scaleBarOf(double radius)
{
    const double power = std::pow(10, std::floor(std::log10(radius)));
    return radius / power >= 5 ? 2 * power : radius / power >= 2 ? power : 0.5 * power;
}

}  // namespace

LayersSection::LayersSection(QWidget* parent) : QWidget(parent)
{
    QFont small = font();
    small.setPixelSize(11);
    setFont(small);
    setAccessibleName(tr("Section through the layers of the joint"));
}

void LayersSection::setPicture(LayersPicture picture)
{
    m_picture = std::move(picture);
    update();
}

double LayersSection::wordsWidth() const
{
    int widest = 0;
    for (const LayerRing& ring : m_picture.rings)
        widest = std::max(widest, fontMetrics().horizontalAdvance(ring.name));
    return std::min<double>(widest + gap, width() / 3.0);
}

double LayersSection::pixelsPerMillimetre() const
{
    const double across = width() - 3 * margin - wordsWidth(),
                 high = height() - 2 * margin - (legendLines + 0.5) * line;
    const double radius = m_picture.radius();
    return radius > 0 ? std::max(std::min(across, high) / (2 * radius), 0.01) : 1;
}

QPointF LayersSection::centre() const
{
    return {margin + (width() - 3 * margin - wordsWidth()) / 2,
            margin + (height() - 2 * margin - (legendLines + 0.5) * line) / 2};
}

void LayersSection::paintEvent(QPaintEvent*)
{
    if (m_picture.rings.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRings(painter);
    paintLoaded(painter);
    paintNames(painter);
    paintLegend(painter);
}

// From the outside inwards, each circle over the one before.
void LayersSection::paintRings(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const double scale = pixelsPerMillimetre(), range = m_picture.most - m_picture.least;
    for (auto ring = m_picture.rings.rbegin(); ring != m_picture.rings.rend(); ++ring) {
        painter.setPen(Qt::NoPen);
        const std::size_t shades = ring->pressures.size();
        for (std::size_t k = shades; k-- > 1;) {
            const double radius = ring->inner + (ring->outer - ring->inner) * double(k) / double(shades - 1);
            const double mean = (ring->pressures[k] + ring->pressures[k - 1]) / 2;
            painter.setBrush(toColor(viridis(range > 0 ? (mean - m_picture.least) / range : 0.5)));
            painter.drawEllipse(centre(), scale * radius, scale * radius);
        }
        painter.setBrush(shades > 0 ? QBrush(Qt::NoBrush) : QBrush(toColor(palette.panel)));
        painter.setPen(QPen(toColor(palette.text), 1));
        painter.drawEllipse(centre(), scale * ring->outer, scale * ring->outer);
    }
}

void LayersSection::paintLoaded(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    painter.setBrush(Qt::NoBrush);
    for (const LayerRing& ring : m_picture.rings) {
        if (!ring.outerChange)
            continue;
        const double radius = pixelsPerMillimetre() * (ring.outer + m_picture.exaggeration * *ring.outerChange);
        for (const auto& [colour, width] : {std::pair(palette.panel, 2.6), std::pair(palette.error, 1.4)}) {
            QPen pen(toColor(colour), width);
            pen.setDashPattern({6 / width, 4 / width});
            painter.setPen(pen);
            painter.drawEllipse(centre(), radius, radius);
        }
    }
}

// At the right, the outermost at the top, each with a line to its ring.
void LayersSection::paintNames(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const double scale = pixelsPerMillimetre(), x = width() - margin - wordsWidth() + gap;
    const std::size_t count = m_picture.rings.size();
    const double step = std::min<double>(2 * line, 2 * centre().y() / double(count + 1));
    for (std::size_t i = 0; i < count; ++i) {
        const LayerRing& ring = m_picture.rings[i];
        const double y = centre().y() + step * (double(count - 1) / 2 - double(i)),
                     middle = (ring.inner + ring.outer) / 2;
        const double reach = scale * (i == 0 ? ring.outer / 2 : middle);
        const double rise = std::clamp((y - centre().y()) / reach, -0.8, 0.8);
        const QPointF at = centre() + reach * QPointF(std::sqrt(1 - rise * rise), rise);
        for (const auto& [colour, width] : {std::pair(palette.panel, 3.0), std::pair(palette.text, 1.0)}) {
            painter.setPen(QPen(toColor(colour), width));
            painter.drawLine(at, QPointF(x - 3, y));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(toColor(palette.text));
        painter.drawEllipse(at, 2.0, 2.0);
        painter.setPen(toColor(palette.text));
        painter.drawText(QRectF(x, y - line / 2, width() - x, line), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(ring.name, Qt::ElideRight, int(width() - x)));
    }
}

void LayersSection::paintLegend(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const double top = height() - margin - legendLines * line, bar = scaleBarOf(m_picture.radius());
    const auto words = [&](double x, double y, const QString& text) {
        painter.setPen(toColor(palette.muted));
        painter.drawText(QRectF(x, y, width() - x - margin, line), Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    const double length = bar * pixelsPerMillimetre(), y = top + line / 2;
    painter.setPen(QPen(toColor(palette.text), 1.4));
    painter.drawLine(QPointF(margin, y), QPointF(margin + length, y));
    for (const double x : {margin, margin + length})
        painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
    QString first = QString::number(bar) + u' ' + shownUnit("mm");
    if (!m_picture.isSolved())
        return words(margin + length + 6, top, first + tr("; no pressure known"));
    words(margin + length + 6, top,
          first + tr("; dashed: under load, change × %1").arg(decimalText(m_picture.exaggeration, 'g', 6)));
    constexpr double barWidth = 60;
    QLinearGradient colours(margin, 0, margin + barWidth, 0);
    for (int i = 0; i <= 8; ++i)
        colours.setColorAt(i / 8.0, toColor(viridis(i / 8.0)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours);
    painter.drawRect(QRectF(margin, top + 1.5 * line - barHeight / 2, barWidth, barHeight));
    words(margin + barWidth + 6, top + line,
          tr("pressure %1")
              .arg(rangeBetween(fixedText(m_picture.least, 2),
                                withUnit(fixedText(m_picture.most, 2), unitOf(Quantity::Pressure)))));
}

}  // namespace sinew
