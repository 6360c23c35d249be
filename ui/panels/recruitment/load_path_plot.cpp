#include "ui/panels/recruitment/load_path_plot.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QHelpEvent>
#include <QToolTip>

#include "ui/text/units_format.h"
#include "ui/widgets/axis_ticker.h"
#include "ui/widgets/state_dot.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double reach = 6;         // px, how near to a line a click must be
constexpr double farRight = 101.5;  // %, so that a cursor at full load is whole
constexpr double dragFrom = 3;      // px
constexpr int leastTwoPlots = 190;  // px of height; below it the joint's plot gives way

}  // namespace

LoadPathPlot::LoadPathPlot(QWidget* parent)
    : QCustomPlot(parent), m_jointRect(new QCPAxisRect(this)), m_linkRect(new QCPAxisRect(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Forces over the share of the load"));
    setMinimumSize(140, 90);
    makeAxes();
    m_joint = addGraph(m_jointRect->axis(QCPAxis::atBottom), m_jointRect->axis(QCPAxis::atLeft));
    m_largeJoint = addGraph(m_jointRect->axis(QCPAxis::atBottom), m_jointRect->axis(QCPAxis::atLeft));
    m_marks = addGraph(m_linkRect->axis(QCPAxis::atBottom), m_linkRect->axis(QCPAxis::atLeft));
    m_marks->setLineStyle(QCPGraph::lsNone);
    for (QCPAxisRect* rect : {m_jointRect, m_linkRect}) {
        auto* cursor = new QCPItemStraightLine(this);
        auto* shade = new QCPItemRect(this);
        for (QCPItemPosition* position : {cursor->point1, cursor->point2, shade->topLeft, shade->bottomRight}) {
            position->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
            position->setAxisRect(rect);
        }
        for (QCPItemPosition* position : {shade->topLeft, shade->bottomRight})
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        cursor->setClipAxisRect(rect);
        shade->setClipAxisRect(rect);
        shade->setLayer(QStringLiteral("background"));
        m_cursors.push_back(cursor);
        m_shades.push_back(shade);
    }
    setParameter(1);
    applyColours();
}

void LoadPathPlot::makeAxes()
{
    plotLayout()->clear();
    plotLayout()->addElement(0, 0, m_jointRect);
    plotLayout()->addElement(1, 0, m_linkRect);
    plotLayout()->setRowStretchFactors({1, 2});
    plotLayout()->setRowSpacing(2);
    auto* margins = new QCPMarginGroup(this);
    for (QCPAxisRect* rect : {m_jointRect, m_linkRect}) {
        rect->setMinimumMargins(QMargins(8, 6, 14, 2));
        rect->setMarginGroup(QCP::MarginSides(QCP::msLeft) | QCP::msRight, margins);
        rect->setMinimumSize(60, 24);
        rect->removeAxis(rect->axis(QCPAxis::atTop));
        rect->removeAxis(rect->axis(QCPAxis::atRight));
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
            axis->setTickLength(0);
            axis->setSubTicks(false);
        }
        rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
        rect->axis(QCPAxis::atBottom)->setRange(0, farRight);
        setAxisTicker(*rect->axis(QCPAxis::atLeft), 3);
    }
    m_jointRect->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_linkRect->axis(QCPAxis::atBottom)->setLabel(tr("% of the load"));
    m_linkRect->axis(QCPAxis::atBottom)->setTickLength(0, 3);
}

void LoadPathPlot::setData(const LoadPathData& path)
{
    if (path == m_data)
        return;
    m_data = path;
    QVector<double> x, y;
    while (m_lines.size() > m_data.lines.size()) {
        removeGraph(m_lines.back());
        m_lines.pop_back();
    }
    while (m_lines.size() < m_data.lines.size())
        m_lines.push_back(addGraph(m_linkRect->axis(QCPAxis::atBottom), m_linkRect->axis(QCPAxis::atLeft)));
    for (const double parameter : m_data.parameters)
        x.append(100 * parameter);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->setData(x, QVector<double>(m_data.lines[i].forces.begin(), m_data.lines[i].forces.end()), true);
    x.clear();
    for (const PathMark& mark : m_data.marks) {
        x.append(100 * mark.parameter);
        y.append(mark.force);
    }
    m_marks->setData(x, y, true);
    x.clear();
    for (const double parameter : m_data.jointParameters)
        x.append(100 * parameter);
    m_joint->setData(x, QVector<double>(m_data.jointForces.begin(), m_data.jointForces.end()), true);
    setLarge();
    showJointPlot(height());
    showRanges();
    colourLines();
    replot(rpQueuedReplot);
}

void LoadPathPlot::setLarge()
{
    QVector<double> x;
    for (const double parameter : m_data.largeParameters)
        x.append(100 * parameter);
    while (m_largeLines.size() > m_data.lines.size()) {
        removeGraph(m_largeLines.back());
        m_largeLines.pop_back();
    }
    while (m_largeLines.size() < m_data.lines.size())
        m_largeLines.push_back(addGraph(m_linkRect->axis(QCPAxis::atBottom), m_linkRect->axis(QCPAxis::atLeft)));
    const auto vectorOf = [](const std::vector<double>& y) { return QVector<double>(y.begin(), y.end()); };
    for (std::size_t i = 0; i < m_largeLines.size(); ++i)
        m_largeLines[i]->setData(x, vectorOf(m_data.lines[i].largeForces), true);
    m_largeJoint->setData(x, vectorOf(m_data.largeJointForces), true);
}

void LoadPathPlot::showRanges()
{
    double least = 0, most = 0;
    for (const PathLine& line : m_data.lines) {
        for (const auto* forces : {&line.forces, &line.largeForces}) {
            for (const double force : *forces) {
                least = std::min(least, force);
                most = std::max(most, force);
            }
        }
    }
    const double span = most > least ? most - least : 1;
    m_linkRect->axis(QCPAxis::atLeft)->setRange(least - 0.05 * span, most > 0 ? most + 0.08 * span : 1);
    double largest = 0;
    for (const auto* forces : {&m_data.jointForces, &m_data.largeJointForces})
        largest = std::accumulate(forces->begin(), forces->end(), largest,
                                  [](double a, double b) { return std::max(a, b); });
    m_jointRect->axis(QCPAxis::atLeft)->setRange(0, largest > 0 ? 1.12 * largest : 1);
    m_jointRect->axis(QCPAxis::atLeft)
        ->setLabel(m_data.joint.isEmpty() ? QString() : QStringLiteral("%1, N").arg(m_data.joint));
    m_linkRect->axis(QCPAxis::atLeft)->setLabel(tr("links, N"));
    for (QCPItemRect* shade : m_shades) {
        shade->setVisible(m_data.end < 1);
        shade->topLeft->setCoords(100 * m_data.end, 0);
        shade->bottomRight->setCoords(farRight, 1);
    }
}

void LoadPathPlot::setSelection(const ObjectId& selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    colourLines();
    replot(rpQueuedReplot);
}

void LoadPathPlot::setParameter(double parameter)
{
    m_parameter = parameter;
    for (QCPItemStraightLine* cursor : m_cursors) {
        cursor->point1->setCoords(100 * parameter, 0);
        cursor->point2->setCoords(100 * parameter, 1);
    }
    replot(rpQueuedReplot);
}

// Colours

void LoadPathPlot::applyColours()
{
    const Palette& palette = paletteOf(*this);
    setBackground(QBrush(toColor(palette.panel)));
    colourAxes();
    QColor shade = toColor(palette.error);
    shade.setAlphaF(0.12F);
    for (QCPItemRect* rect : m_shades) {
        rect->setPen(Qt::NoPen);
        rect->setBrush(shade);
    }
    for (QCPItemStraightLine* cursor : m_cursors)
        cursor->setPen(QPen(toColor(palette.accent), 2));
    m_joint->setPen(QPen(toColor(palette.jointForce), 2.2));
    m_largeJoint->setPen(QPen(toColor(palette.jointForce), 1.6, Qt::DashLine));
    m_marks->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, toColor(palette.text), toColor(palette.text), 6));
    colourLines();
}

void LoadPathPlot::colourAxes()
{
    const Palette& palette = paletteOf(*this);
    for (const QCPAxisRect* rect : {m_jointRect, m_linkRect}) {
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(QPen(toColor(palette.line)));
            axis->setTickPen(QPen(toColor(palette.line)));
            axis->setTickLabelColor(toColor(palette.muted));
            axis->setLabelColor(toColor(palette.muted));
            axis->setTickLabelFont(font());
            axis->setLabelFont(font());
            axis->grid()->setPen(QPen(toColor(palette.line), 1, Qt::DotLine));
            axis->grid()->setZeroLinePen(QPen(toColor(palette.line)));
        }
    }
}

// As on the strands of the 3D view at full load; the others step back behind a selected one.
void LoadPathPlot::colourLines()
{
    const Palette& palette = paletteOf(*this);
    const bool anySelected = std::any_of(m_data.lines.begin(), m_data.lines.end(),
                                         [this](const PathLine& line) { return line.id == m_selection; });
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const PathLine& line = m_data.lines[i];
        const double last = line.forces.empty() ? 0 : line.forces.back();
        const bool isSelected = line.id == m_selection;
        QColor colour = last == 0 ? toColor(palette.slack) : tensionColour(last / m_data.scale, palette);
        if (anySelected && !isSelected)
            colour.setAlphaF(0.4F);
        m_lines[i]->setPen(QPen(colour, isSelected ? 2.8 : 1.3));
        if (i < m_largeLines.size())
            m_largeLines[i]->setPen(QPen(colour, isSelected ? 2 : 1.3, Qt::DashLine));
    }
}

std::vector<PaperKey> LoadPathPlot::keys() const
{
    std::vector<PaperKey> keys;
    if (!m_data.jointForces.empty())
        keys.push_back({m_data.joint, m_joint->pen()});
    if (!m_data.largeJointForces.empty())
        keys.push_back({tr("with large displacements"), m_largeJoint->pen()});
    if (!m_data.marks.empty())
        keys.push_back({tr("a link switches"), Qt::NoPen, m_marks->scatterStyle().brush().color()});
    keys.push_back({tr("shown: %1").arg(loadText(m_parameter)), m_cursors.front()->pen()});
    std::vector<std::size_t> order(m_data.lines.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto last
        = [this](std::size_t i) { return m_data.lines[i].forces.empty() ? 0 : m_data.lines[i].forces.back(); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return last(a) > last(b); });
    for (const std::size_t i : order)
        keys.push_back({m_data.lines[i].name, m_lines[i]->pen()});
    return keys;
}

// What lies where

QPointF LoadPathPlot::pixelOf(double parameter, double force) const
{
    return {m_linkRect->axis(QCPAxis::atBottom)->coordToPixel(100 * parameter),
            m_linkRect->axis(QCPAxis::atLeft)->coordToPixel(force)};
}

double LoadPathPlot::forceOf(std::size_t line, double parameter) const
{
    const std::vector<double>& corners = m_data.parameters;
    const std::vector<double>& forces = m_data.lines[line].forces;
    const auto next = std::lower_bound(corners.begin(), corners.end(), parameter);
    if (next == corners.begin())
        return forces.front();
    if (next == corners.end())
        return forces.back();
    const auto at = static_cast<std::size_t>(next - corners.begin());
    const double share = (parameter - corners[at - 1]) / (corners[at] - corners[at - 1]);
    return forces[at - 1] + share * (forces[at] - forces[at - 1]);
}

int LoadPathPlot::lineAt(const QPointF& point) const
{
    if (!m_linkRect->rect().contains(point.toPoint()) || m_data.parameters.empty())
        return -1;
    const double parameter = m_linkRect->axis(QCPAxis::atBottom)->pixelToCoord(point.x()) / 100;
    int nearest = -1;
    double least = reach;
    for (std::size_t i = 0; i < m_data.lines.size(); ++i) {
        const double away = std::abs(pixelOf(parameter, forceOf(i, parameter)).y() - point.y());
        if (away <= least) {
            least = away;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

int LoadPathPlot::markAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < m_data.marks.size(); ++i) {
        const QPointF away = pixelOf(m_data.marks[i].parameter, m_data.marks[i].force) - point;
        if (std::hypot(away.x(), away.y()) <= reach)
            return static_cast<int>(i);
    }
    return -1;
}

QString LoadPathPlot::toolTipAt(const QPointF& point) const
{
    QStringList lines;
    for (const PathMark& mark : m_data.marks) {
        const QPointF away = pixelOf(mark.parameter, mark.force) - point;
        if (std::hypot(away.x(), away.y()) <= reach)
            lines.append(mark.text);
    }
    if (!lines.isEmpty())
        return lines.join(u'\n');
    const int line = lineAt(point);
    if (line < 0)
        return {};
    const double parameter = m_linkRect->axis(QCPAxis::atBottom)->pixelToCoord(point.x()) / 100;
    const auto index = static_cast<std::size_t>(line);
    return tr("%1: %2 at %3")
        .arg(m_data.lines[index].name, quantityText(forceOf(index, parameter), Quantity::Force), loadText(parameter));
}

// What a person does

void LoadPathPlot::wantParameter(double parameter)
{
    const double wanted = std::clamp(parameter, 0.0, 1.0);
    if (wanted != m_parameter)
        emit parameterWanted(wanted);
}

void LoadPathPlot::wantParameterAt(double pixel)
{
    // To a tenth of a per cent, as it is written.
    wantParameter(std::round(10 * m_linkRect->axis(QCPAxis::atBottom)->pixelToCoord(pixel)) / 1000);
}

void LoadPathPlot::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position();
    m_dragging = false;
}

void LoadPathPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || !(event->buttons() & Qt::LeftButton))
        return;
    m_dragging = m_dragging || std::abs(event->position().x() - m_pressed->x()) > dragFrom;
    if (m_dragging)
        wantParameterAt(event->position().x());
}

void LoadPathPlot::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const bool wasClick = !m_dragging;
    m_pressed.reset();
    m_dragging = false;
    if (!wasClick)
        return;
    if (const int mark = markAt(event->position()); mark >= 0)
        emit linkChosen(m_data.marks[static_cast<std::size_t>(mark)].id);
    else if (const int line = lineAt(event->position()); line >= 0)
        emit linkChosen(m_data.lines[static_cast<std::size_t>(line)].id);
    else
        wantParameterAt(event->position().x());
}

void LoadPathPlot::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 0.1 : 0.01;
    // From where the cursor is to the next full step.
    const double steps = m_parameter / step;
    switch (event->key()) {
    case Qt::Key_Left: wantParameter(step * (std::ceil(steps - 1e-6) - 1)); break;
    case Qt::Key_Right: wantParameter(step * (std::floor(steps + 1e-6) + 1)); break;
    case Qt::Key_Home: wantParameter(0); break;
    case Qt::Key_End: wantParameter(1); break;
    default: QCustomPlot::keyPressEvent(event);
    }
}

bool LoadPathPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void LoadPathPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::StyleChange && type != QEvent::FontChange)
        return;
    applyColours();
    replot(rpQueuedReplot);
}

void LoadPathPlot::resizeEvent(QResizeEvent* event)
{
    showJointPlot(event->size().height());
    QCustomPlot::resizeEvent(event);
}

// Where there is room for it and anything to show in it.
void LoadPathPlot::showJointPlot(int height)
{
    const bool isShown = height >= leastTwoPlots && !m_data.jointForces.empty();
    m_jointRect->setVisible(isShown);
    plotLayout()->setRowStretchFactors({isShown ? 1.0 : 0.001, 2.0});
    m_jointRect->setMinimumSize(60, isShown ? 24 : 0);
}

}  // namespace sinew
