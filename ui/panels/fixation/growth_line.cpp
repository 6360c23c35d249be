#include "ui/panels/fixation/growth_line.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/panels/fixation/panel_paint.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr double edge = 10, radius = 4;  // px

}  // namespace

GrowthLine::GrowthLine(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize GrowthLine::sizeHint() const
{
    const int rowsBelow = m_isLabelled ? 2 : 1;  // without room for all, the first failure still has its label
    return {300, static_cast<int>(lineTop()) + 12 + rowsBelow * (fontMetrics().height() + 1)};
}

double GrowthLine::place(double factor) const
{
    return edge + std::clamp(factor / m_view.end, 0.0, 1.0) * (width() - 2 * edge);
}

void GrowthLine::setView(const GrowthView& view)
{
    m_view = view;
    QString all = tr("this load at 1");
    for (const GrowthMark& mark : m_view.marks)
        all += QStringLiteral("; ") + textOf(mark);
    setAccessibleName(tr("Events as the load grows"));
    setAccessibleDescription(all);
    layOut();
}

// Rows: two above the line, the lower of them for "this load" too, and two below it.
std::vector<GrowthLine::Label> GrowthLine::labels(bool withMarks, bool& fits) const
{
    const Palette& palette = paletteOf(*this);
    const double text = fontMetrics().height() + 1, top = lineTop();
    const double rows[] = {top - 8 - text, top + 8, top - 8 - 2 * text, top + 8 + text};
    std::vector<Label> placed;
    fits = true;
    const auto add = [&](double factor, const QString& words, const QColor& colour) {
        const double size = fontMetrics().horizontalAdvance(words);
        const double left = std::clamp(place(factor) - size / 2, 2.0, std::max(2.0, width() - size - 2));
        for (const double row : rows) {
            const QRectF box(left, row, size + 1, text);
            const bool isFree = std::none_of(placed.begin(), placed.end(), [&](const Label& other) {
                return other.box.adjusted(-8, 0, 8, 0).intersects(box);
            });
            if (isFree && size + 4 <= width()) {
                placed.push_back({box, words, colour});
                return;
            }
        }
        fits = false;
    };
    const QColor plain = toColor(m_view.isGrey ? palette.muted : palette.text);
    const QColor failed = toColor(m_view.isGrey ? palette.muted : palette.error);
    add(1, tr("this load"), toColor(m_view.isGrey ? palette.muted : palette.accent));
    for (const GrowthMark& mark : m_view.marks) {
        if (mark.isFirstFailure)
            add(mark.factor, textOf(mark), failed);
        else if (withMarks)
            add(mark.factor, textOf(mark), plain);
    }
    return placed;
}

void GrowthLine::layOut()
{
    bool fits = false;
    labels(true, fits);
    const bool isWithin = std::all_of(m_view.marks.begin(), m_view.marks.end(),
                                      [this](const GrowthMark& mark) { return mark.factor <= m_view.end; });
    const bool isLabelled = fits && isWithin;
    update();
    if (isLabelled == m_isLabelled)
        return;
    m_isLabelled = isLabelled;
    updateGeometry();
    emit labelledChanged();
}

void GrowthLine::resizeEvent(QResizeEvent*)
{
    layOut();
}

void GrowthLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette& palette = paletteOf(*this);
    const double y = lineTop();
    const QColor accent = toColor(m_view.isGrey ? palette.slack : palette.accent);
    painter.fillRect(QRectF(QPointF(edge, y - 1.5), QPointF(width() - edge, y + 1.5)), trackColour(palette));
    painter.fillRect(QRectF(QPointF(edge, y - 1.5), QPointF(place(1), y + 1.5)), accent);
    painter.fillRect(QRectF(place(1) - 1, y - 9, 2, 18), accent);
    painter.setPen(QPen(toColor(palette.panel), 1));
    for (auto mark = m_view.marks.rbegin(); mark != m_view.marks.rend(); ++mark) {
        if (mark->factor > m_view.end)
            continue;
        const QPointF at(place(mark->factor), y);
        painter.setBrush(toColor(m_view.isGrey          ? palette.slack
                                 : mark->isFirstFailure ? palette.error
                                 : mark->isLimit        ? palette.text
                                                        : palette.muted));
        if (mark->isFirstFailure)
            painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
        else
            painter.drawEllipse(at, radius, radius);
    }
    bool fits = true;
    for (const Label& label : labels(m_isLabelled, fits)) {
        painter.setPen(label.colour);
        painter.drawText(label.box, Qt::AlignLeft | Qt::AlignVCenter, label.text);
    }
}

bool GrowthLine::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList near;
    for (const GrowthMark& mark : m_view.marks) {
        if (std::abs(place(mark.factor) - help->pos().x()) < 8)
            near.append(textOf(mark));
    }
    near.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), near.join(u'\n'), this);
    return true;
}

}  // namespace sinew
