#include "ui/panels/fixation/limit_bar.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/panels/fixation/panel_paint.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double limitEdge = 10, limitThickness = 6, barHeight = 12;  // px

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

LimitBar::LimitBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LimitBar::setRow(const LimitRow& row, bool isGrey, bool isSelected)
{
    m_row = row;
    m_isGrey = isGrey;
    m_isSelected = isSelected;
    setFocusPolicy(row.part >= 0 ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(row.part >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const QString beyond = row.isBeyond ? tr("; beyond") : QString();
    setAccessibleName(row.name);
    setAccessibleDescription(QStringLiteral("%1 %2 %3; %4%5").arg(row.value, row.unit, row.small, row.limits, beyond));
    setToolTip(QStringLiteral("%1: %2 %3 %4\n%5%6\n%7")
                   .arg(row.name, row.value, row.unit, row.small, row.limits, beyond, row.source)
                   .trimmed());
    updateGeometry();
    update();
}

QSize LimitBar::sizeHint() const
{
    const int lines = m_row.limits.isEmpty() && m_row.source.isEmpty() ? 1 : 2;
    return {300, lines * lineHeight() + static_cast<int>(barHeight) + 4};
}

void LimitBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isSelected)
        painter.fillRect(rect(), toColor(paletteOf(*this).selection));
    paintTexts(painter);
    paintBar(painter, QRectF(limitEdge, 2 + lineHeight() + (barHeight - limitThickness) / 2, width() - 2 * limitEdge,
                             limitThickness));
}

void LimitBar::paintTexts(QPainter& painter) const
{
    const Palette& palette = paletteOf(*this);
    const QColor muted = toColor(palette.muted);
    const auto line = [&](double y) { return QRectF(limitEdge, y, width() - 2 * limitEdge, lineHeight()); };
    double right = width() - limitEdge;
    const auto putLeftOf = [&](const QString& text, const QFont& font, const QColor& colour) {
        painter.setFont(font);
        painter.setPen(colour);
        const double advance = QFontMetricsF(font).horizontalAdvance(text);
        painter.drawText(QRectF(right - advance, 2, advance + 1, lineHeight()), Qt::AlignVCenter, text);
        right -= advance + 4;
    };
    if (!m_row.small.isEmpty())
        putLeftOf(m_row.small, font(), muted);
    putLeftOf(m_row.unit, font(), muted);
    putLeftOf(m_row.value, bold(font()), m_isGrey ? muted : toColor(palette.text));
    painter.setFont(font());
    painter.setPen(m_isGrey ? muted : toColor(palette.text));
    const QRectF names(limitEdge, 2, std::max(0.0, right - limitEdge - 4), lineHeight());
    painter.drawText(names, Qt::AlignVCenter, fontMetrics().elidedText(m_row.name, Qt::ElideRight, int(names.width())));

    QFont small = font();
    small.setPointSizeF(0.9 * small.pointSizeF());
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(muted);
    const QRectF below = line(2 + lineHeight() + barHeight);
    double left = below.left();
    if (m_row.isBeyond) {
        const QString word = tr("beyond");
        painter.setPen(toColor(m_isGrey ? palette.muted : palette.error));
        painter.drawText(below, Qt::AlignVCenter, word);
        left += metrics.horizontalAdvance(word) + 6;
        painter.setPen(muted);
    }
    // The limits come before who says so, which the tool tip has too.
    const double room = below.right() - left;
    painter.drawText(QRectF(left, below.top(), room, below.height()), Qt::AlignVCenter,
                     metrics.elidedText(m_row.limits, Qt::ElideRight, room));
    constexpr double leastOfSource = 40;  // px
    const double rest = room - metrics.horizontalAdvance(m_row.limits) - 8;
    if (rest >= leastOfSource)
        painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(m_row.source, Qt::ElideRight, rest));
}

void LimitBar::paintBar(QPainter& painter, const QRectF& bar) const
{
    const Palette& palette = paletteOf(*this);
    const auto at = [&](double value) { return bar.left() + std::clamp(value / m_row.axis, 0.0, 1.0) * bar.width(); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(trackColour(palette));
    painter.drawRoundedRect(bar, limitThickness / 2, limitThickness / 2);
    const bool isMeasured = m_row.low && m_row.high;
    if (isMeasured) {
        painter.setBrush(toColor(palette.rangeBand));
        constexpr double least = 3;  // px: what was measured may be one number
        const double left = at(*m_row.low);
        painter.drawRect(QRectF(left, bar.top(), std::max(least, at(*m_row.high) - left), bar.height()));
    } else {
        painter.setBrush(m_isGrey ? toColor(palette.slack) : fixatorColour(palette));
        painter.drawRoundedRect(
            QRectF(bar.topLeft(), QPointF(std::max(at(m_row.number), bar.left() + limitThickness), bar.bottom())),
            limitThickness / 2, limitThickness / 2);
    }
    // A number among what was measured is a dark tick; limits are red ones, a little longer.
    if (isMeasured)
        painter.fillRect(QRectF(at(m_row.number) - 1, bar.top() - 3, 2, bar.height() + 6), toColor(palette.text));
    for (const double mark : m_row.marks)
        painter.fillRect(QRectF(at(mark) - 1, bar.top() - 3, 2, bar.height() + 6), toColor(palette.error));
}

void LimitBar::choose()
{
    if (m_row.part >= 0)
        emit partChosen(m_row.part);
}

void LimitBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose();
    else
        QWidget::mousePressEvent(event);
}

void LimitBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        choose();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace sinew
