#include "ui/widgets/cell_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "ui/widgets/icons.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/state_dot.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int padding = 5;
constexpr int dotSize = 9;
constexpr int eyeSize = 15;

int drawRight(QPainter& painter, const QRect& box, const QString& text, const QColor& colour)
{
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
    return painter.fontMetrics().horizontalAdvance(text);
}

bool isNumber(const QStyleOptionViewItem& cell)
{
    return (cell.displayAlignment & Qt::AlignRight) != 0;
}

// Of all that is drawn, px.
int textWidth(const QStyleOptionViewItem& cell, const QModelIndex& index)
{
    const int dot = index.data(DotRole).value<StateDot>().kind != DotKind::None ? dotSize + 7 : 0;
    const QString summary = index.data(SummaryRole).toString();
    const int gap = (summary.isEmpty() ? 0 : padding) + (index.data(UnitRole).toString().isEmpty() ? 0 : 3);
    return dot + cell.fontMetrics.horizontalAdvance(cell.text + summary) + gap;
}

QStyleOptionViewItem backgroundOf(const QStyleOptionViewItem& option)
{
    QStyleOptionViewItem background = option;
    background.text.clear();
    background.icon = {};
    background.features &= ~(QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration);
    return background;
}

}  // namespace

CellDelegate::CellDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    const QStyleOptionViewItem background = backgroundOf(cell);
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, cell.widget);
    if (!cell.widget)
        return;
    painter->save();
    painter->setFont(cell.font);
    painter->setClipRect(cell.rect, Qt::IntersectClip);
    if (index.data(Qt::CheckStateRole).isValid())
        paintEye(*painter, cell, index);
    else
        paintText(*painter, cell, index, paletteOf(*cell.widget));
    paintNameBefore(*painter, cell, index);
    painter->restore();
}

// The rest of a name that runs on into the cell of a number beside it.
void CellDelegate::paintNameBefore(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    const QModelIndex before = index.siblingAtColumn(index.column() - 1);
    const auto* view = qobject_cast<const QAbstractItemView*>(cell.widget);
    if (!view || !before.isValid())
        return;
    QStyleOptionViewItem name = cell;
    name.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;  // unless its model says otherwise
    name.rect = view->visualRect(before);
    initStyleOption(&name, before);
    if (!isNumber(name) && !before.data(Qt::CheckStateRole).isValid()
        && textWidth(name, before) + 2 * padding > name.rect.width())
        paintText(painter, name, before, paletteOf(*cell.widget));
}

int CellDelegate::roomBeside(const QStyleOptionViewItem& name, const QModelIndex& index) const
{
    const QModelIndex next = index.siblingAtColumn(index.column() + 1);
    const auto* view = qobject_cast<const QAbstractItemView*>(name.widget);
    if (!view || !next.isValid() || next.data(Qt::CheckStateRole).isValid())
        return 0;
    QStyleOptionViewItem number = name;
    initStyleOption(&number, next);
    const bool isFree = number.text.isEmpty() || isNumber(number);
    return isFree ? std::max(0, view->visualRect(next).width() - textWidth(number, next) - 2 * padding) : 0;
}

void CellDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                             const Palette& palette) const
{
    const QColor muted = toColor(palette.muted);
    const QColor colour = index.data(WarnsRole).toBool()   ? toColor(palette.warning)
                          : index.data(MutedRole).toBool() ? muted
                                                           : toColor(palette.text);
    QRect box = option.rect.adjusted(padding, 0, -padding, 0);
    const auto dot = index.data(DotRole).value<StateDot>();
    if (dot.kind != DotKind::None) {
        const QRectF place(box.left(), box.center().y() - dotSize / 2.0 + 0.5, dotSize, dotSize);
        paintDot(painter, place, dot, palette);
        box.setLeft(box.left() + dotSize + 7);
    }
    const QString summary = index.data(SummaryRole).toString();
    if (!summary.isEmpty())
        box.setRight(box.right() - drawRight(painter, box, summary, muted) - padding);

    QString text = option.text;
    const QString unit = index.data(UnitRole).toString();
    if (!unit.isEmpty() && text.endsWith(unit)) {
        text.chop(unit.size());
        text = text.trimmed();
        box.setRight(box.right() - drawRight(painter, box, unit, muted) - 3);
    }
    // A number that is cut would be another number; a name runs on into the room that the number beside it leaves.
    if (!isNumber(option) && summary.isEmpty())
        box.setRight(box.right() + roomBeside(option, index));
    const QString shown
        = isNumber(option) ? text : painter.fontMetrics().elidedText(text, option.textElideMode, box.width());
    painter.setPen(colour);
    painter.drawText(box, static_cast<int>((option.displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter),
                     shown);
}

void CellDelegate::paintEye(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool visible = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    const bool wanted = !visible || index.data(AlwaysEyeRole).toBool()
                        || (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0;
    if (!wanted)
        return;
    const QRect box = QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, {eyeSize, eyeSize}, option.rect);
    painter.setOpacity(visible ? 0.75 : 0.5);
    icon(visible ? "eye" : "eye-off", *option.widget).paint(&painter, box);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    return {textWidth(cell, index) + 2 * padding, std::max(22, cell.fontMetrics.height() + 6)};
}

bool CellDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid() || event->type() != QEvent::MouseButtonRelease)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return false;
    const bool visible = state.value<Qt::CheckState>() == Qt::Checked;
    return model->setData(index, visible ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

}  // namespace sinew
