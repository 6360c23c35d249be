#include "ui/panels/motion/motion_plot_layers.h"

#include "ui/panels/motion/motion_plot.h"
#include "ui/widgets/theme.h"

namespace sinew {

PlotBoundaries::PlotBoundaries(MotionPlot& plot) : QCPLayerable(&plot, QStringLiteral("grid")), m_plot(plot)
{
}

void PlotBoundaries::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void PlotBoundaries::draw(QCPPainter* painter)
{
    painter->setPen(QPen(toColor(paletteOf(m_plot).line), 1));
    for (const QCPAxisRect* rect : m_plot.m_rects) {
        for (const double time : m_plot.m_data.boundaries) {
            const double x = rect->axis(QCPAxis::atBottom)->coordToPixel(time);
            if (x > rect->left() && x < rect->right())
                painter->drawLine(QLineF(x, rect->top(), x, rect->bottom()));
        }
    }
}

PlotCursor::PlotCursor(MotionPlot& plot) : QCPLayerable(&plot, QStringLiteral("cursor")), m_plot(plot)
{
}

void PlotCursor::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void PlotCursor::draw(QCPPainter* painter)
{
    for (std::size_t part = 0; part < m_plot.m_rects.size(); ++part) {
        drawLine(*painter, part);
        drawHeading(*painter, part);
    }
}

void PlotCursor::drawLine(QCPPainter& painter, std::size_t part) const
{
    const QCPAxisRect& rect = *m_plot.m_rects[part];
    const double x = rect.axis(QCPAxis::atBottom)->coordToPixel(m_plot.m_time);
    if (x < rect.left() - 1 || x > rect.right() + 1)
        return;
    const Palette& palette = paletteOf(m_plot);
    painter.setPen(QPen(toColor(palette.text), 1.4));
    painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
    for (const PlotCurve& curve : m_plot.m_data.parts[part].curves) {
        const std::optional<double> value = valueAt(curve, m_plot.m_time);
        if (!value)
            continue;
        painter.setPen(QPen(toColor(palette.panel), 1.2));
        painter.setBrush(m_plot.colourOf(curve));
        painter.drawEllipse(QPointF(x, rect.axis(QCPAxis::atLeft)->coordToPixel(*value)), 3.5, 3.5);
    }
    painter.setBrush(Qt::NoBrush);
}

void PlotCursor::drawHeading(QCPPainter& painter, std::size_t part) const
{
    const QCPAxisRect& rect = *m_plot.m_rects[part];
    const QRect outer = rect.outerRect();
    const QPoint origin(outer.left() + 8, outer.top() + 4);
    painter.setFont(m_plot.font());
    painter.setPen(toColor(paletteOf(m_plot).muted));
    const int height = painter.fontMetrics().height();
    painter.drawText(QRect(origin, QSize(outer.width(), height)), Qt::AlignLeft, m_plot.m_data.parts[part].title);
    int lines = 0;
    for (const MotionPlot::Entry& entry : m_plot.entriesOf(part, outer.width() - 16, lines)) {
        const PlotCurve& curve = m_plot.m_data.parts[part].curves[entry.curve];
        painter.setPen(m_plot.colourOf(curve));
        painter.drawText(entry.place.translated(origin), Qt::AlignLeft, m_plot.readoutOf(part, entry.curve));
    }
}

}  // namespace sinew
