#include "ui/panels/timeline/timeline_chart.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include "ui/panels/motion/motion_colours.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double rulerHeight = 18, barHeight = 22, barGap = 6;  // px
constexpr double rowHeight = 17, rowThickness = 8;
constexpr double edge = 12;
constexpr int mostNameWidth = 150;
constexpr double tickDistance = 72;
constexpr std::size_t rowsInSight = 6;

// A stage's colour, calm enough to be a large area with text on it.
QColor fillOf(int stage, const Palette& palette)
{
    if (stage < 0)
        return toColor(palette.line);
    const QColor colour = seriesColour(stage, palette), panel = toColor(palette.panel);
    const double share = panel.lightness() < 128 ? 0.48 : 0.30;
    const auto mix = [share](int from, int to) { return static_cast<int>(from + share * (to - from)); };
    return QColor(mix(panel.red(), colour.red()), mix(panel.green(), colour.green()), mix(panel.blue(), colour.blue()));
}

QColor colourOf(IndicatorKind kind, const Palette& palette)
{
    switch (kind) {
    case IndicatorKind::Contact:
    case IndicatorKind::Hold: return toColor(palette.good);
    case IndicatorKind::Stop: return toColor(palette.warning);
    case IndicatorKind::Link: break;
    }
    return toColor(palette.tension[1]);
}

}  // namespace

TimelineChart::TimelineChart(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(translated("Timeline"));
    viewport()->setAutoFillBackground(false);
}

void TimelineChart::setData(TimelineData data)
{
    m_data = std::move(data);
    updateGeometry();
    layOut();
}

void TimelineChart::setTime(double time)
{
    if (m_time == time)
        return;
    m_time = time;
    viewport()->update();
}

void TimelineChart::setSelectedStage(int stage)
{
    if (m_selectedStage == stage)
        return;
    m_selectedStage = stage;
    redraw();
}

QSize TimelineChart::sizeHint() const
{
    const std::size_t rows = std::clamp<std::size_t>(m_data.rows.size(), 3, rowsInSight);
    return {600, static_cast<int>(rowsTop() + static_cast<double>(rows) * rowHeight + 6)};
}

QSize TimelineChart::minimumSizeHint() const
{
    return {240, static_cast<int>(rowsTop() + rowHeight)};
}

// Geometry

double TimelineChart::rowsTop() const
{
    return rulerHeight + barHeight + barGap;
}

void TimelineChart::layOut()
{
    int names = 0;
    for (const StateRow& row : m_data.rows)
        names = std::max(names, fontMetrics().horizontalAdvance(row.name));
    const int room = std::min(mostNameWidth, viewport()->width() / 4);
    m_left = edge + (names > 0 ? std::min(names, room) + 10 : 0);
    m_right = std::max(m_left + 1, viewport()->width() - edge);
    const double rows = static_cast<double>(m_data.rows.size()) * rowHeight;
    const double inSight = viewport()->height() - rowsTop();
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(rows - inSight))));
    verticalScrollBar()->setPageStep(std::max(1, static_cast<int>(inSight)));
    verticalScrollBar()->setSingleStep(static_cast<int>(rowHeight));
    redraw();
}

double TimelineChart::xOf(double time) const
{
    const double share = m_data.duration() > 0 ? (time - m_data.first) / m_data.duration() : 0;
    return m_left + share * (m_right - m_left);
}

double TimelineChart::timeAt(double x) const
{
    const double share = std::clamp((x - m_left) / (m_right - m_left), 0.0, 1.0);
    return m_data.first + share * m_data.duration();
}

QRectF TimelineChart::barRect(std::size_t bar) const
{
    const double from = xOf(m_data.bars[bar].start), to = xOf(m_data.bars[bar].end);
    return {from, rulerHeight, std::max(1.0, to - from), barHeight};
}

QRectF TimelineChart::rowRect(std::size_t row) const
{
    const double top = rowsTop() + static_cast<double>(row) * rowHeight - verticalScrollBar()->value();
    if (top + rowHeight <= rowsTop() || top >= viewport()->height())
        return {};
    return {0, top, static_cast<double>(viewport()->width()), rowHeight};
}

int TimelineChart::barAt(const QPointF& at) const
{
    for (std::size_t i = 0; i < m_data.bars.size(); ++i) {
        if (barRect(i).contains(at))
            return static_cast<int>(i);
    }
    return -1;
}

QString TimelineChart::toolTipAt(const QPointF& at) const
{
    if (const int bar = barAt(at); bar >= 0)
        return m_data.bars[static_cast<std::size_t>(bar)].toolTip;
    if (at.y() < rowsTop())
        return {};
    for (std::size_t i = 0; i < m_data.rows.size(); ++i) {
        if (!rowRect(i).contains(at))
            continue;
        for (const Interval& interval : m_data.rows[i].engaged) {
            if (at.x() >= xOf(interval.start) - 2 && at.x() <= xOf(interval.end) + 2)
                return translated("%1: %2").arg(
                    m_data.rows[i].name, rangeBetween(clockText(interval.start).chopped(2), clockText(interval.end)));
        }
        return m_data.rows[i].name;
    }
    return {};
}

// Painting

void TimelineChart::redraw()
{
    m_isStillOld = true;
    viewport()->update();
}

void TimelineChart::paintEvent(QPaintEvent*)
{
    if (property(paperProperty).toBool()) {  // lines and words, no picture of them
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        drawStill(painter);
        m_isStillOld = true;
        return;
    }
    const double ratio = devicePixelRatioF();
    if (m_isStillOld || m_still.size() != viewport()->size() * ratio) {
        m_still = QPixmap(viewport()->size() * ratio);
        m_still.setDevicePixelRatio(ratio);
        m_still.fill(toColor(paletteOf(*this).panel));
        QPainter painter(&m_still);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        drawStill(painter);
        m_isStillOld = false;
    }
    QPainter painter(viewport());
    painter.drawPixmap(0, 0, m_still);
    if (m_data.emptyText.isEmpty() && m_data.duration() > 0)
        drawCursor(painter);
}

void TimelineChart::drawStill(QPainter& painter) const
{
    if (!m_data.emptyText.isEmpty()) {
        painter.setPen(toColor(paletteOf(*this).muted));
        painter.drawText(viewport()->rect().adjusted(20, 0, -20, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_data.emptyText);
        return;
    }
    if (!(m_data.duration() > 0))
        return;
    drawRuler(painter);
    drawBars(painter);
    drawRows(painter);
}

void TimelineChart::drawRuler(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    QFont small = font();
    small.setPointSizeF(0.88 * small.pointSizeF());
    painter.save();
    painter.setFont(small);
    const double step = tickStep(m_data.duration(), tickDistance / std::max(1.0, m_right - m_left));
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    const QFontMetrics metrics(small);
    for (double time = std::ceil(m_data.first / step - 1e-9) * step; time <= m_data.last + 1e-9 * step; time += step) {
        const double x = std::round(xOf(time)) + 0.5;
        painter.setPen(toColor(palette.line));
        painter.drawLine(QPointF(x, rulerHeight - 5), QPointF(x, viewport()->height()));
        const QString text
            = decimalText(time, 'f', decimals) + (std::abs(time) < 0.5 * step ? u' ' + shownUnit("s") : QString());
        const double width = metrics.horizontalAdvance(text);
        painter.setPen(toColor(palette.muted));
        const double last = std::max(2.0, viewport()->width() - width - 2);
        painter.drawText(QPointF(std::clamp(x - width / 2, 2.0, last), rulerHeight - 8), text);
    }
    painter.restore();
}

void TimelineChart::drawBars(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    for (std::size_t i = 0; i < m_data.bars.size(); ++i) {
        const StageBar& bar = m_data.bars[i];
        const QRectF box = barRect(i).adjusted(0.5, 0, -0.5, 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fillOf(bar.stage, palette));
        painter.drawRoundedRect(box, 3, 3);
        if (bar.stage >= 0 && bar.stage == m_selectedStage) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(seriesColour(bar.stage, palette), 1.5));
            painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 2.5, 2.5);
        }
        const QRectF text = box.adjusted(8, 0, -6, 0);
        const QString shown = fontMetrics().elidedText(bar.name, Qt::ElideRight, static_cast<int>(text.width()));
        painter.setPen(toColor(palette.text));
        // An ellipsis alone says nothing.
        if (shown.size() > 2)
            painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, shown);
    }
}

void TimelineChart::drawRows(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    painter.save();
    painter.setClipRect(QRectF(0, rowsTop() - 2, viewport()->width(), viewport()->height()));
    for (std::size_t i = 0; i < m_data.rows.size(); ++i) {
        const StateRow& row = m_data.rows[i];
        const QRectF box = rowRect(i);
        if (box.isEmpty())
            continue;
        painter.setPen(toColor(palette.muted));
        const QString shown = fontMetrics().elidedText(row.name, Qt::ElideRight, static_cast<int>(m_left - edge - 8));
        painter.drawText(QRectF(edge, box.top(), m_left - edge, box.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(row.kind, palette));
        for (const Interval& interval : row.engaged) {
            const double from = xOf(interval.start), to = std::max(xOf(interval.end), from + 1.5);
            painter.drawRoundedRect(QRectF(from, box.center().y() - rowThickness / 2, to - from, rowThickness), 2, 2);
        }
    }
    painter.restore();
}

void TimelineChart::drawCursor(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = xOf(m_time);
    painter.setPen(QPen(toColor(paletteOf(*this).text), 1.6));
    painter.drawLine(QPointF(x, rulerHeight - 5), QPointF(x, viewport()->height() - 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(paletteOf(*this).text));
    painter.drawPolygon(QPolygonF({{x - 4.5, rulerHeight - 5}, {x + 4.5, rulerHeight - 5}, {x, rulerHeight + 1}}));
}

// Input

bool TimelineChart::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<const QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), viewport());
    return true;
}

void TimelineChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !(m_data.duration() > 0))
        return;
    emit scrubbing(true);
    const int bar = barAt(event->position());
    if (const int stage = bar < 0 ? -1 : m_data.bars[static_cast<std::size_t>(bar)].stage; stage >= 0)
        emit stageChosen(stage);
    emit timeChosen(timeAt(event->position().x()));
}

void TimelineChart::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) && m_data.duration() > 0)
        emit timeChosen(timeAt(event->position().x()));
}

void TimelineChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit scrubbing(false);
}

void TimelineChart::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: emit stepWanted(-1); return;
    case Qt::Key_Right: emit stepWanted(1); return;
    case Qt::Key_Home: emit timeChosen(m_data.first); return;
    case Qt::Key_End: emit timeChosen(m_data.last); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void TimelineChart::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TimelineChart::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        layOut();
}

void TimelineChart::scrollContentsBy(int, int)
{
    redraw();
}

}  // namespace sinew
