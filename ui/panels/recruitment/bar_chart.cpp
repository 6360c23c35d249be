#include "ui/panels/recruitment/bar_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/panels/recruitment/criterion_colours.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double rowGap = 7;              // px between rows
constexpr double slant = 40;              // degrees of the names below standing bars
constexpr int leastStandingHeight = 170;  // px

}  // namespace

BarChart::BarChart(QWidget* parent) : ChartWidget(parent)
{
}

void BarChart::setContent(BarChartContent content)
{
    m_content = std::move(content);
    takeContent();
}

void BarChart::setStanding(bool standing)
{
    if (standing == m_standing)
        return;
    m_standing = standing;
    takeContent();
}

double BarChart::across() const
{
    const double text = fontMetrics().height();
    const double one = m_content.isLabelled ? text - 1 : entryCount() > 4 ? 5 : entryCount() > 1 ? 7 : 10;
    return std::max(m_standing ? 0.0 : text, one * entryCount());
}

int BarChart::neededHeight() const
{
    if (m_standing)
        return leastStandingHeight;
    return static_cast<int>(std::ceil(fontMetrics().height() + 8 + rowCount() * (across() + rowGap)));
}

QSize BarChart::sizeHint() const
{
    return {300, neededHeight()};
}

QSize BarChart::minimumSizeHint() const
{
    return {140, neededHeight()};
}

QString BarChart::labelOf(double newtons) const
{
    const QString text = quantityText(newtons, Quantity::Force);
    if (!(m_content.bodyWeight > 0) || !std::isfinite(newtons))
        return text;
    return text + QStringLiteral(" = ") + quantityText(newtons / m_content.bodyWeight, Quantity::BodyWeights);
}

double BarChart::widestLabel() const
{
    double widest = 0;
    for (const CompareRow& row : m_content.rows) {
        for (const double value : row.values)
            widest = std::max<double>(widest, fontMetrics().horizontalAdvance(labelOf(value)));
    }
    return widest;
}

void BarChart::findRange()
{
    double least = 0, most = 0;
    for (const CompareRow& row : m_content.rows) {
        for (const double value : row.values) {
            if (std::isfinite(value)) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
    }
    const double length = m_standing ? m_frame.area.height() : m_frame.area.width();
    m_frame.low = least;
    m_frame.high = most > least ? most + 0.02 * (most - least) : least + 1;
    m_frame.scale = makeScale(m_frame.low, m_frame.high, static_cast<int>(length / (m_standing ? 30 : 70)));
}

void BarChart::layOut()
{
    const QFontMetrics metrics = fontMetrics();
    double names = 0;
    for (const CompareRow& row : m_content.rows)
        names = std::max<double>(names, metrics.horizontalAdvance(row.name));
    const double text = metrics.height();
    if (m_standing) {
        const double below = std::min(names, 110.0) * std::sin(slant * M_PI / 180) + text + 4;
        m_frame.area = QRectF(44, 6, std::max(10, width() - 52), std::max(20.0, height() - below - 6));
        m_frame.rowSize = m_frame.area.width() / std::max(1, rowCount());
        m_frame.barSize = std::min(12.0, 0.8 * m_frame.rowSize / std::max(1, entryCount()));
    } else {
        const double left = std::min(names, 0.42 * width()) + 14;
        const double right = m_content.isLabelled ? widestLabel() + 10 : 12;
        m_frame.area = QRectF(left, text + 6, std::max(10.0, width() - left - right), rowCount() * (across() + rowGap));
        m_frame.rowSize = across() + rowGap;
        m_frame.barSize = across() / std::max(1, entryCount());
        if (!m_content.isLabelled)
            m_frame.barSize = std::min(m_frame.barSize, 10.0);
    }
    findRange();
}

double BarChart::place(double newtons) const
{
    const double share = (newtons - m_frame.low) / (m_frame.high - m_frame.low);
    return m_standing ? m_frame.area.bottom() - share * m_frame.area.height()
                      : m_frame.area.left() + share * m_frame.area.width();
}

QRectF BarChart::rowRect(int row) const
{
    const double from = row * m_frame.rowSize;
    if (m_standing)
        return {m_frame.area.left() + from, m_frame.area.top(), m_frame.rowSize, height() - m_frame.area.top()};
    return {0, m_frame.area.top() + from, static_cast<double>(width()), m_frame.rowSize};
}

QRectF BarChart::barRect(int row, int entry) const
{
    const auto at = static_cast<std::size_t>(row), bar = static_cast<std::size_t>(entry);
    const double value = m_content.rows[at].values[bar];
    const double size = m_frame.barSize;
    const double first = (m_frame.rowSize - size * entryCount()) / 2 + entry * size;
    const double from = place(0), to = place(std::isfinite(value) ? value : 0);
    const QRectF group = rowRect(row);
    if (m_standing)
        return QRectF(QPointF(group.left() + first, to), QPointF(group.left() + first + size, from)).normalized();
    return QRectF(QPointF(from, group.top() + first), QPointF(to, group.top() + first + size)).normalized();
}

int BarChart::entryAt(int row, const QPointF& point) const
{
    const QRectF group = rowRect(row);
    const double along = m_standing ? point.x() - group.left() : point.y() - group.top();
    const double first = (m_frame.rowSize - m_frame.barSize * entryCount()) / 2;
    const int entry = static_cast<int>(std::floor((along - first) / m_frame.barSize));
    return entry >= 0 && entry < entryCount() ? entry : -1;
}

QString BarChart::toolTipAt(const QPointF& point) const
{
    const int row = rowAt(point);
    if (row < 0)
        return {};
    const CompareRow& shown = m_content.rows[static_cast<std::size_t>(row)];
    QStringList lines = {shown.name};
    const int chosen = entryAt(row, point);
    for (int i = 0; i < entryCount(); ++i) {
        const auto entry = static_cast<std::size_t>(i);
        if (chosen < 0 || chosen == i)
            lines.append(m_content.entries[entry] + colon() + labelOf(shown.values[entry]));
    }
    return lines.join(u'\n');
}

// Painting

void BarChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelection(painter);
    paintGrid(painter);
    for (int row = 0; row < rowCount(); ++row) {
        paintName(painter, row);
        paintBars(painter, row);
    }
}

void BarChart::paintGrid(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const QPen line(toColor(palette.line), 1, Qt::DotLine);
    const QRectF& area = m_frame.area;
    const double text = fontMetrics().height();
    double free = width() + 60;  // px; labels left of it do not touch the one before
    // From the largest on: it has the unit.
    for (std::size_t i = m_frame.scale.ticks.size(); i-- > 0;) {
        const double value = m_frame.scale.ticks[i];
        const double at = std::round(place(value)) + 0.5;
        painter.setPen(value == 0 ? QPen(toColor(palette.line)) : line);
        painter.drawLine(m_standing ? QPointF(area.left(), at) : QPointF(at, area.top()),
                         m_standing ? QPointF(area.right(), at) : QPointF(at, area.bottom()));
        painter.setPen(toColor(palette.muted));
        QString label = m_frame.scale.labels[static_cast<qsizetype>(i)];
        if (i + 1 == m_frame.scale.ticks.size())
            label += u' ' + unitOf(Quantity::Force);
        const double half = fontMetrics().horizontalAdvance(label) / 2.0;
        if (m_standing)
            painter.drawText(QRectF(0, at - text / 2, area.left() - 5, text), Qt::AlignRight | Qt::AlignVCenter, label);
        else if (at + half < free)
            painter.drawText(QRectF(at - half - 1, 1, 2 * half + 2, text), Qt::AlignCenter, label);
        else
            continue;
        free = at - half - 6;
    }
}

void BarChart::paintName(QPainter& painter, int row) const
{
    const CompareRow& shown = m_content.rows[static_cast<std::size_t>(row)];
    const QRectF group = rowRect(row);
    const QFontMetrics metrics = fontMetrics();
    painter.setPen(toColor(paletteOf(*this).text));
    if (!m_standing) {
        const QRectF room(6, group.top(), m_frame.area.left() - 12, group.height());
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(shown.name, Qt::ElideRight, static_cast<int>(room.width())));
        return;
    }
    painter.save();
    painter.translate(group.center().x() + metrics.height() * 0.3, m_frame.area.bottom() + 5);
    painter.rotate(-slant);
    painter.drawText(QRectF(-114, 0, 112, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(shown.name, Qt::ElideRight, 110));
    painter.restore();
}

void BarChart::paintBars(QPainter& painter, int row) const
{
    const Palette& palette = paletteOf(*this);
    const CompareRow& shown = m_content.rows[static_cast<std::size_t>(row)];
    for (int i = 0; i < entryCount(); ++i) {
        const auto entry = static_cast<std::size_t>(i);
        if (!std::isfinite(shown.values[entry]))
            continue;
        QRectF bar = barRect(row, i);
        const QRectF band = bar;
        // Neighbours stay apart by a hair; a labelled bar is thinner than its text.
        const double thinner = m_content.isLabelled ? 3.5 : 0.5;
        bar.adjust(m_standing ? thinner : 0, m_standing ? 0 : thinner, m_standing ? -thinner : 0,
                   m_standing ? 0 : -thinner);
        painter.fillRect(bar, colourOf(m_content.kinds[entry], palette));
        if (!m_content.isLabelled || m_standing)
            continue;
        painter.setPen(toColor(palette.text));
        painter.drawText(QRectF(band.right() + 5, band.top() - 2, widestLabel() + 6, band.height() + 4),
                         Qt::AlignLeft | Qt::AlignVCenter, labelOf(shown.values[entry]));
    }
}

}  // namespace sinew
