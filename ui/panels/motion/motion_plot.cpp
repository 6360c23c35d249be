#include "ui/panels/motion/motion_plot.h"

#include <algorithm>
#include <cmath>

#include "ui/panels/motion/motion_colours.h"
#include "ui/panels/motion/motion_plot_layers.h"
#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/axis_ticker.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double pickReach = 7;     // px, how near to a curve a click must be
constexpr int leastHeight = 96;     // px of one plot with its heading
constexpr double leastSpan = 1e-3;  // of all the time, the nearest zoom

QString layerName()
{
    return QStringLiteral("cursor");
}

}  // namespace

MotionPlot::MotionPlot(QWidget* parent) : QCustomPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Plots over time"));
    setContextMenuPolicy(Qt::CustomContextMenu);
    addLayer(layerName(), layer(QStringLiteral("main")), limAbove);
    layer(layerName())->setMode(QCPLayer::lmBuffered);
    m_margins = new QCPMarginGroup(this);
    m_boundaries = new PlotBoundaries(*this);
    m_cursor = new PlotCursor(*this);
    plotLayout()->clear();
    plotLayout()->setRowSpacing(0);
    applyColours();
}

void MotionPlot::setData(const PlotData& data)
{
    if (data == m_data)
        return;
    const bool sameTimes = data.start == m_data.start && data.end == m_data.end && !m_rects.empty();
    const QCPRange zoomed = timeRange();
    m_data = data;
    build();
    showTimes(sameTimes ? zoomed : QCPRange(m_data.start, m_data.end));
}

void MotionPlot::build()
{
    clearPlottables();
    m_graphs.clear();
    plotLayout()->clear();
    m_rects.clear();
    for (std::size_t i = 0; i < m_data.parts.size(); ++i) {
        QCPAxisRect* rect = makeRect(m_data.parts[i], i + 1 == m_data.parts.size());
        rect->setMarginGroup(QCP::MarginSides(QCP::msLeft) | QCP::msRight, m_margins);
        plotLayout()->addElement(static_cast<int>(i), 0, rect);
        m_rects.push_back(rect);
    }
    addCurves();
    layHeadings();
    applyColours();
}

QCPAxisRect* MotionPlot::makeRect(const PlotPart& part, bool isLast)
{
    auto* rect = new QCPAxisRect(this);
    rect->setMinimumSize(60, 30);
    rect->removeAxis(rect->axis(QCPAxis::atTop));
    rect->removeAxis(rect->axis(QCPAxis::atRight));
    for (QCPAxis* axis : rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
        axis->setTickLength(0);
        axis->setSubTicks(false);
    }
    QCPAxis* bottom = rect->axis(QCPAxis::atBottom);
    bottom->grid()->setVisible(false);
    bottom->setTickLabels(isLast);
    setAxisTicker(*bottom, 4);
    if (isLast)
        bottom->setLabel(m_data.axis.isEmpty() ? tr("time, s") : m_data.axis);
    setAxisTicker(*rect->axis(QCPAxis::atLeft), 3);
    rect->axis(QCPAxis::atLeft)->setRange(part.low, part.high);
    return rect;
}

void MotionPlot::addCurves()
{
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        for (const PlotCurve& curve : m_data.parts[i].curves) {
            QCPGraph* graph = addGraph(m_rects[i]->axis(QCPAxis::atBottom), m_rects[i]->axis(QCPAxis::atLeft));
            // Of many samples in one column of pixels only the least and largest are drawn.
            graph->setAdaptiveSampling(true);
            graph->setData(QVector<double>(curve.times.begin(), curve.times.end()),
                           QVector<double>(curve.values.begin(), curve.values.end()), true);
            if (curve.role != CurveRole::Recorded)
                graph->setLayer(QStringLiteral("grid"));  // below the recorded ones
            m_graphs.push_back(graph);
        }
    }
}

void MotionPlot::setTime(double time)
{
    if (time == m_time)
        return;
    m_time = time;
    layer(layerName())->replot();
}

// Headings

QString MotionPlot::readoutOf(std::size_t part, std::size_t curve) const
{
    const PlotCurve& shown = m_data.parts[part].curves[curve];
    const std::optional<double> value = valueAt(shown, m_time);
    return shown.name + u' ' + (value ? shownNumber(*value, m_data.parts[part].kind) : QString(QChar(0x2013)));
}

// Beside the title as many as fit, then lines below it; a value takes the same room whatever it is.
std::vector<MotionPlot::Entry> MotionPlot::entriesOf(std::size_t part, int width, int& lines) const
{
    const QFontMetrics metrics(font());
    const int value = metrics.horizontalAdvance(QStringLiteral(" −000000"));  // the widest: -0.0096, -123456
    int x = metrics.horizontalAdvance(m_data.parts[part].title) + 18;
    std::vector<Entry> entries;
    lines = 1;
    for (std::size_t i = 0; i < m_data.parts[part].curves.size(); ++i) {
        const int needed = metrics.horizontalAdvance(m_data.parts[part].curves[i].name) + value;
        if (x + needed > width && x > 0) {
            x = 0;
            ++lines;
        }
        entries.push_back({QRect(x, (lines - 1) * metrics.height(), std::min(needed, width), metrics.height()), i});
        x += needed + 10;
    }
    return entries;
}

void MotionPlot::layHeadings()
{
    const int line = QFontMetrics(font()).height();
    int least = 0;
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        int lines = 1;
        entriesOf(i, width() - 16, lines);
        m_rects[i]->setMinimumMargins(QMargins(8, lines * line + 13, 14, 4));
        // Room for the curves is the same in all, whatever their headings need.
        const int height = leastHeight + (lines - 1) * line;
        plotLayout()->setRowStretchFactor(static_cast<int>(i), double(height) / leastHeight);
        least += height;
    }
    setMinimumHeight(least);
}

// Colours

QColor MotionPlot::colourOf(const PlotCurve& curve) const
{
    const Palette& palette = paletteOf(*this);
    return curve.role == CurveRole::Kept ? toColor(palette.muted) : seriesColour(curve.colour, palette);
}

QPen MotionPlot::penOf(const PlotCurve& curve) const
{
    QPen pen(colourOf(curve), curve.role == CurveRole::Recorded ? 1.8 : 1.5);
    if (curve.role == CurveRole::Kept)
        pen.setDashPattern({4, 3});
    if (curve.role == CurveRole::Measured)
        pen.setDashPattern({1, 2});
    return pen;
}

void MotionPlot::applyColours()
{
    const Palette& palette = paletteOf(*this);
    setBackground(QBrush(toColor(palette.panel)));
    for (const QCPAxisRect* rect : m_rects) {
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(QPen(toColor(palette.line)));
            axis->setTickLabelColor(toColor(palette.muted));
            axis->setLabelColor(toColor(palette.muted));
            axis->setTickLabelFont(font());
            axis->setLabelFont(font());
            axis->grid()->setPen(QPen(toColor(palette.line), 1, Qt::DotLine));
            axis->grid()->setZeroLinePen(QPen(toColor(palette.line)));
        }
    }
    std::size_t graph = 0;
    for (const PlotPart& part : m_data.parts) {
        for (const PlotCurve& curve : part.curves)
            m_graphs[graph++]->setPen(penOf(curve));
    }
}

std::vector<PaperKey> MotionPlot::keys() const
{
    std::vector<PaperKey> keys;
    const auto addRole = [&](CurveRole role, const QString& text) {
        for (const PlotPart& part : m_data.parts) {
            const auto curve = std::ranges::find(part.curves, role, &PlotCurve::role);
            if (curve == part.curves.end())
                continue;
            keys.push_back({text, penOf(*curve)});
            return;
        }
    };
    addRole(CurveRole::Kept, tr("kept run"));
    addRole(CurveRole::Measured, tr("measured"));
    const QString unit = m_data.axis.isEmpty() ? shownUnit("s") : m_data.axis.section(comma(), -1);
    keys.push_back({tr("at the cursor, %1, names have their values").arg(withUnit(decimalText(m_time, 'g', 4), unit)),
                    QPen(toColor(paletteOf(*this).text), 1.4)});
    return keys;
}

// Places

QPointF MotionPlot::pixelOf(int part, double time, double value) const
{
    const QCPAxisRect& rect = *m_rects[static_cast<std::size_t>(part)];
    return {rect.axis(QCPAxis::atBottom)->coordToPixel(time), rect.axis(QCPAxis::atLeft)->coordToPixel(value)};
}

int MotionPlot::partAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        if (m_rects[i]->outerRect().contains(point.toPoint()))
            return static_cast<int>(i);
    }
    return -1;
}

int MotionPlot::curveAt(const QPointF& point) const
{
    const int part = partAt(point);
    if (part < 0)
        return -1;
    const QCPAxisRect& rect = *m_rects[static_cast<std::size_t>(part)];
    int lines = 0;
    const QPoint origin = rect.outerRect().topLeft() + QPoint(8, 4);
    for (const Entry& entry : entriesOf(static_cast<std::size_t>(part), rect.outerRect().width() - 16, lines)) {
        if (entry.place.translated(origin).contains(point.toPoint()))
            return static_cast<int>(entry.curve);
    }
    const double time = rect.axis(QCPAxis::atBottom)->pixelToCoord(point.x());
    const std::vector<PlotCurve>& curves = m_data.parts[static_cast<std::size_t>(part)].curves;
    int nearest = -1;
    double least = pickReach;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const std::optional<double> value = valueAt(curves[i], time);
        const double away = value ? std::abs(pixelOf(part, time, *value).y() - point.y()) : pickReach + 1;
        if (away <= least) {
            least = away;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

QCPRange MotionPlot::timeRange() const
{
    return m_rects.empty() ? QCPRange(m_data.start, m_data.end) : m_rects.front()->axis(QCPAxis::atBottom)->range();
}

// Within the recording, not nearer than a thousandth of it.
void MotionPlot::showTimes(const QCPRange& range)
{
    const double all = m_data.end - m_data.start;
    const double span = std::clamp(range.size(), leastSpan * all, all);
    const double start = std::clamp(range.center() - span / 2, m_data.start, m_data.end - span);
    for (const QCPAxisRect* rect : m_rects)
        rect->axis(QCPAxis::atBottom)->setRange(start, start + span);
    replot(rpQueuedReplot);
}

// What a person does

void MotionPlot::wantTimeAt(double pixel)
{
    if (m_rects.empty())
        return;
    const double time = m_rects.front()->axis(QCPAxis::atBottom)->pixelToCoord(pixel);
    emit timeWanted(std::clamp(time, m_data.start, m_data.end));
}

void MotionPlot::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = true;
    wantTimeAt(event->position().x());
}

void MotionPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging && (event->buttons() & Qt::LeftButton))
        wantTimeAt(event->position().x());
}

void MotionPlot::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
}

void MotionPlot::mouseDoubleClickEvent(QMouseEvent*)
{
    m_dragging = false;
    showTimes({m_data.start, m_data.end});
}

void MotionPlot::wheelEvent(QWheelEvent* event)
{
    if (m_rects.empty())
        return;
    const QPoint turned = event->angleDelta();
    const QCPRange range = timeRange();
    if (event->modifiers() & Qt::ShiftModifier || turned.x() != 0) {
        const int along = turned.x() != 0 ? turned.x() : turned.y();
        const double by = -along / 120.0 * 0.1 * range.size();
        showTimes({range.lower + by, range.upper + by});
    } else {
        const double factor = std::pow(0.85, turned.y() / 120.0);
        const double fixed = m_rects.front()->axis(QCPAxis::atBottom)->pixelToCoord(event->position().x());
        showTimes({fixed + factor * (range.lower - fixed), fixed + factor * (range.upper - fixed)});
    }
    event->accept();
}

void MotionPlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: emit stepWanted(-1); break;
    case Qt::Key_Right: emit stepWanted(1); break;
    case Qt::Key_Home: emit timeWanted(m_data.start); break;
    case Qt::Key_End: emit timeWanted(m_data.end); break;
    default: QCustomPlot::keyPressEvent(event);
    }
}

void MotionPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::StyleChange && type != QEvent::FontChange)
        return;
    layHeadings();
    applyColours();
    replot(rpQueuedReplot);
}

void MotionPlot::resizeEvent(QResizeEvent* event)
{
    layHeadings();
    QCustomPlot::resizeEvent(event);
}

}  // namespace sinew
