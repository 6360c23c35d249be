#include "ui/panels/edit/history_delegate.h"

#include <QApplication>
#include <QPainter>

#include "ui/panels/edit/history_model.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int rowHeight = 22;  // px
constexpr int textLeft = 26;
constexpr int margin = 10;

void paintRing(QPainter& painter, const QPointF& middle, HistoryState state, const Palette& palette)
{
    QPen pen(toColor(state == HistoryState::Present ? palette.accent : palette.muted), 1.2);
    if (state == HistoryState::Undone)
        pen.setDashPattern({1.5, 1.5});
    painter.setPen(pen);
    painter.setBrush(state == HistoryState::Present ? QBrush(toColor(palette.accent)) : QBrush());
    painter.drawEllipse(middle, 3.5, 3.5);
}

}  // namespace

HistoryDelegate::HistoryDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {0, qMax(rowHeight, option.fontMetrics.height() + 6)};
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    if (!option.widget)
        return;
    const Palette& palette = paletteOf(*option.widget);
    const auto state = static_cast<HistoryState>(index.data(HistoryModel::StateRole).toInt());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRing(*painter, QPointF(option.rect.left() + 14, option.rect.center().y() + 0.5), state, palette);

    QRect box = option.rect.adjusted(textLeft, 0, -margin, 0);
    const QString word = index.data(HistoryModel::WordRole).toString();
    painter->setPen(toColor(palette.muted));
    painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, word);
    if (!word.isEmpty())
        box.setRight(box.right() - option.fontMetrics.horizontalAdvance(word) - 8);
    const Rgb colour = state == HistoryState::Present ? palette.accent
                       : state == HistoryState::Done  ? palette.text
                                                      : palette.muted;
    painter->setPen(toColor(colour));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

}  // namespace sinew
