#include "ui/panels/motion/curve_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/text/translated.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double reach = 9;      // px, how near to a point a click must be
constexpr double dragFrom = 3;   // px
constexpr int leastValues = 60;  // px of height of the plot of values beside rate and acceleration, which else give way

// With room around; a curve that does not move lies in the middle.
QCPRange rangeOf(const std::vector<double>& values)
{
    if (values.empty())
        return {0, 1};
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double size = std::max(std::abs(*low), std::abs(*high));
    const double room = *high - *low > 1e-9 * size && *high > *low ? 0.12 * (*high - *low) : std::max(0.1 * size, 1.0);
    return {*low - room, *high + room};
}

}  // namespace

CurvePlot::CurvePlot(QWidget* parent) : QCustomPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Phase curve"));
    setMinimumSize(160, 110);
    makeRects();
    for (std::size_t i = 0; i < RowCount; ++i)
        m_graphs[i] = addGraph(m_rects[i]->axis(QCPAxis::atBottom), m_rects[i]->axis(QCPAxis::atLeft));
    for (QCPGraph** graph : {&m_points, &m_chosenPoint}) {
        *graph = addGraph(timeAxis(), valueAxis());
        (*graph)->setLineStyle(QCPGraph::lsNone);
    }
    applyColours();
}

void CurvePlot::makeRects()
{
    plotLayout()->clear();
    plotLayout()->setRowSpacing(0);
    auto* margins = new QCPMarginGroup(this);
    for (std::size_t i = 0; i < RowCount; ++i) {
        auto* rect = new QCPAxisRect(this);
        m_rects[i] = rect;
        plotLayout()->addElement(static_cast<int>(i), 0, rect);
        rect->setMarginGroup(QCP::MarginSides(QCP::msLeft) | QCP::msRight, margins);
        rect->setMinimumMargins(QMargins(8, 6, 14, 4));
        rect->setMinimumSize(60, 20);
        rect->removeAxis(rect->axis(QCPAxis::atTop));
        rect->removeAxis(rect->axis(QCPAxis::atRight));
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
            axis->setTickLength(0);
            axis->setSubTicks(false);
        }
        rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
        rect->axis(QCPAxis::atBottom)->setTickLabels(i + 1 == RowCount);
        m_tickers[i] = QSharedPointer<ValueTicker>::create();
        m_tickers[i]->setTickCount(i == Values ? 4 : 3);
        rect->axis(QCPAxis::atLeft)->setTicker(m_tickers[i]);
    }
    m_rects[Accelerations]->axis(QCPAxis::atBottom)->setLabel(tr("time, s"));
    plotLayout()->setRowStretchFactors({4, 1, 1});
}

void CurvePlot::setView(const CurveView& view)
{
    m_view = view;
    const QVector<double> times(view.times.begin(), view.times.end());
    const std::array<const std::vector<double>*, RowCount> rows = {&view.values, &view.rates, &view.accelerations};
    for (std::size_t i = 0; i < RowCount; ++i)
        m_graphs[i]->setData(times, QVector<double>(rows[i]->begin(), rows[i]->end()), true);
    showBands();
    showPoints();
    showRanges();
    showUnits();
    replot(rpQueuedReplot);
}

void CurvePlot::showBands()
{
    while (m_bands.size() > m_view.phases.size()) {
        removeItem(m_bands.back());
        m_bands.pop_back();
    }
    while (m_bands.size() < m_view.phases.size()) {
        auto* band = new QCPItemRect(this);
        band->setLayer(QStringLiteral("background"));
        band->setPen(Qt::NoPen);
        band->setClipAxisRect(m_rects[Values]);
        for (QCPItemPosition* position : {band->topLeft, band->bottomRight}) {
            position->setAxes(timeAxis(), valueAxis());
            position->setAxisRect(m_rects[Values]);
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        m_bands.push_back(band);
    }
    const Palette& palette = paletteOf(*this);
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        const CurvePhase& phase = m_view.phases[i];
        m_bands[i]->topLeft->setCoords(phase.start, 0);
        m_bands[i]->bottomRight->setCoords(phase.end, 1);
        QColor colour = toColor(phase.trend == PhaseTrend::Rising    ? palette.accent
                                : phase.trend == PhaseTrend::Falling ? palette.warning
                                                                     : palette.muted);
        colour.setAlphaF(phase.trend == PhaseTrend::Level ? 0.06F : 0.11F);
        m_bands[i]->setBrush(colour);
    }
}

void CurvePlot::showPoints()
{
    QVector<double> x, y, chosenX, chosenY;
    for (std::size_t i = 0; i < m_view.data.points.size(); ++i) {
        const CharacteristicPoint& point = m_view.data.points[i];
        const bool isChosen = static_cast<int>(i) == m_chosen;
        (isChosen ? chosenX : x).append(point.time);
        (isChosen ? chosenY : y).append(point.value / m_view.unit.inSi);
    }
    m_points->setData(x, y, true);
    m_chosenPoint->setData(chosenX, chosenY, true);
}

// While a point is dragged the axes stand still.
void CurvePlot::showRanges()
{
    if (m_dragged >= 0 || m_view.data.points.empty())
        return;
    const double start = m_view.data.points.front().time;
    const double end = m_view.data.points.back().time;
    const double room = 0.03 * std::max(end - start, 1e-6);
    for (const QCPAxisRect* rect : m_rects)
        rect->axis(QCPAxis::atBottom)->setRange(start - room, end + room);
    std::vector<double> values = m_view.values;
    for (const CharacteristicPoint& point : m_view.data.points)
        values.push_back(point.value / m_view.unit.inSi);
    valueAxis()->setRange(rangeOf(values));
    m_rects[Rates]->axis(QCPAxis::atLeft)->setRange(rangeOf(m_view.rates));
    m_rects[Accelerations]->axis(QCPAxis::atLeft)->setRange(rangeOf(m_view.accelerations));
}

void CurvePlot::showUnits()
{
    const auto unitOf = [](const QString& unit, const QCPAxis* axis) {
        return ValueTicker::unitText(unit, ValueTicker::powerOf(axis->range()));
    };
    const QString unit = unitOf(m_view.unit.text, valueAxis());
    const QString quantity = m_view.title.section(comma(), 0, 0);
    valueAxis()->setLabel(unit.isEmpty() ? quantity : quantity + comma() + unit);
    for (const auto& [row, text] :
         {std::pair(Rates, m_view.rateUnit.text), std::pair(Accelerations, m_view.accelerationUnit)}) {
        QCPAxis* axis = m_rects[row]->axis(QCPAxis::atLeft);
        axis->setLabel(unitOf(text, axis));
    }
    shareHeight(height());
}

// Rate and acceleration have room for two numbers each and for their unit, or there are none.
void CurvePlot::shareHeight(int height)
{
    const QFontMetrics metrics(font());
    std::array<int, RowCount> least = {};
    int around = 2 * metrics.height() + 10;  // the axis of time
    for (std::size_t i = 0; i < RowCount; ++i) {
        const QString label = m_rects[i]->axis(QCPAxis::atLeft)->label();
        least[i] = std::max(i == Values ? leastValues : 9 * metrics.height() / 4, metrics.horizontalAdvance(label) + 4);
        around += least[i] + 10;
    }
    const bool hasRoom = height >= around;
    for (const Row row : {Rates, Accelerations}) {
        m_rects[row]->setVisible(hasRoom);
        m_rects[row]->setMinimumSize(60, hasRoom ? least[row] : 0);
    }
    plotLayout()->setRowStretchFactors(hasRoom ? QList<double>{4, 1, 1} : QList<double>{4, 0.001, 0.001});
    m_rects[Values]->axis(QCPAxis::atBottom)->setTickLabels(!hasRoom);
}

// Numbers beside the axes need to know how high these are.
void CurvePlot::updateLayout()
{
    QCustomPlot::updateLayout();
    const int line = QFontMetrics(font()).height();
    bool hasOthers = false;
    for (std::size_t i = 0; i < RowCount; ++i)
        hasOthers = m_tickers[i]->setLines(double(m_rects[i]->height()) / line) || hasOthers;
    if (hasOthers)
        QCustomPlot::updateLayout();
}

void CurvePlot::setChosen(int point)
{
    if (point == m_chosen)
        return;
    m_chosen = point;
    showPoints();
    replot(rpQueuedReplot);
}

void CurvePlot::applyColours()
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
    m_graphs[Values]->setPen(QPen(toColor(palette.text), 1.8));
    QColor faint = toColor(palette.muted);
    faint.setAlphaF(0.75F);
    m_graphs[Rates]->setPen(QPen(faint, 1.2));
    m_graphs[Accelerations]->setPen(QPen(faint, 1.2));
    m_points->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(toColor(palette.accent), 1.6), toColor(palette.panel), 9));
    m_chosenPoint->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(toColor(palette.accent), 1.6), toColor(palette.accent), 11));
    showBands();
}

QPointF CurvePlot::pixelOf(double time, double value) const
{
    return {timeAxis()->coordToPixel(time), valueAxis()->coordToPixel(value / m_view.unit.inSi)};
}

int CurvePlot::pointAt(const QPointF& pixel) const
{
    int nearest = -1;
    double least = reach;
    for (std::size_t i = 0; i < m_view.data.points.size(); ++i) {
        const CharacteristicPoint& point = m_view.data.points[i];
        const QPointF away = pixelOf(point.time, point.value) - pixel;
        if (const double distance = std::hypot(away.x(), away.y()); distance <= least) {
            least = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

// What a person does

void CurvePlot::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    const int point = pointAt(event->position());
    if (point >= 0)
        emit pointChosen(point);
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = point;
    m_moved = false;
    m_pressed = event->position();
    ++m_gesture;
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event)
{
    const bool isHeld = m_dragged >= 0 && (event->buttons() & Qt::LeftButton);
    setCursor(isHeld || pointAt(event->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
    if (!isHeld)
        return;
    const QPointF away = event->position() - m_pressed;
    m_moved = m_moved || std::hypot(away.x(), away.y()) > dragFrom;
    if (m_moved)
        emit pointDragged(m_dragged, timeAxis()->pixelToCoord(event->position().x()),
                          valueAxis()->pixelToCoord(event->position().y()) * m_view.unit.inSi, m_gesture);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent*)
{
    if (m_dragged < 0)
        return;
    m_dragged = -1;
    showRanges();
    showUnits();
    replot(rpQueuedReplot);
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_dragged = -1;
    const QPointF place = event->position();
    if (pointAt(place) < 0 && m_rects[Values]->rect().contains(place.toPoint()))
        emit addWanted(timeAxis()->pixelToCoord(place.x()), valueAxis()->pixelToCoord(place.y()) * m_view.unit.inSi);
}

// A hundredth of the visible range a step.
void CurvePlot::nudge(double steps, bool alongTime)
{
    if (m_chosen < 0 || m_chosen >= static_cast<int>(m_view.data.points.size()))
        return;
    const CharacteristicPoint& point = m_view.data.points[static_cast<std::size_t>(m_chosen)];
    const double time = point.time + (alongTime ? 0.01 * steps * timeAxis()->range().size() : 0);
    const double by = alongTime ? 0 : 0.01 * steps * valueAxis()->range().size() * m_view.unit.inSi;
    emit pointDragged(m_chosen, time, point.value + by, m_gesture);
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    const double size = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
    switch (event->key()) {
    case Qt::Key_Left: nudge(-size, true); break;
    case Qt::Key_Right: nudge(size, true); break;
    case Qt::Key_Up: nudge(size, false); break;
    case Qt::Key_Down: nudge(-size, false); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_chosen >= 0)
            emit removeWanted(m_chosen);
        break;
    default: QCustomPlot::keyPressEvent(event);
    }
}

void CurvePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::StyleChange && type != QEvent::FontChange)
        return;
    applyColours();
    replot(rpQueuedReplot);
}

void CurvePlot::resizeEvent(QResizeEvent* event)
{
    shareHeight(event->size().height());
    QCustomPlot::resizeEvent(event);
}

}  // namespace sinew
