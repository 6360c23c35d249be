#include "ui/widgets/table_header.h"

#include <algorithm>

#include <QPainter>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int headerPadding = 4;
constexpr int arrowRoom = 10;

}  // namespace

TableHeader::TableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(20);
}

QSize TableHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), 2 * fontMetrics().height() + 6};
}

int TableHeader::neededWidth(const QString& title, const QString& unit) const
{
    return 2 * headerPadding
           + std::max(fontMetrics().horizontalAdvance(title), fontMetrics().horizontalAdvance(unit) + arrowRoom);
}

void TableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Palette& palette = paletteOf(*this);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect, toColor(palette.panel));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), toColor(palette.line));

    const QStringList lines = model()->headerData(section, orientation()).toString().split(u'\n');
    const QString unit = lines.size() > 1 ? lines[1] : QString();
    const auto alignment = Qt::Alignment(model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt())
                           & Qt::AlignHorizontal_Mask;
    const bool isSorted = section == sortIndicatorSection();
    const int line = fontMetrics().height();
    const QRect upper(rect.left() + headerPadding, rect.top() + 2, rect.width() - 2 * headerPadding, line);
    painter->setPen(toColor(isSorted ? palette.text : palette.muted));
    painter->drawText(upper, static_cast<int>(alignment), lines.constFirst());
    painter->setPen(toColor(palette.muted));
    painter->drawText(upper.translated(0, line), static_cast<int>(alignment), unit);
    if (isSorted) {
        const double x
            = alignment & Qt::AlignRight ? upper.right() - fontMetrics().horizontalAdvance(unit) - 6 : upper.left() + 4;
        paintArrow(*painter, {x, upper.bottom() + line / 2.0 + 1});
    }
    painter->restore();
}

void TableHeader::paintArrow(QPainter& painter, const QPointF& middle) const
{
    const double down = sortIndicatorOrder() == Qt::DescendingOrder ? 1 : -1;
    const QPolygonF arrow(
        {middle + QPointF(-3, -2 * down), middle + QPointF(3, -2 * down), middle + QPointF(0, 2 * down)});
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(paletteOf(*this).text));
    painter.drawPolygon(arrow);
}

}  // namespace sinew
