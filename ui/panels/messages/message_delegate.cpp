#include "ui/panels/messages/message_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "core/base/diagnostic.h"
#include "ui/panels/messages/message_list_model.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int rowMargin = 6;
constexpr int textLeft = 28;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QString detailOf(const QModelIndex& index)
{
    const QString place = index.data(MessageListModel::PlaceRole).toString();
    const QString hint = index.data(MessageListModel::HintRole).toString();
    return place.isEmpty() || hint.isEmpty() ? place + hint : place + QStringLiteral("  ·  ") + hint;
}

int heightOf(const QFontMetrics& metrics, int width, const QString& text)
{
    return text.isEmpty() ? 0 : metrics.boundingRect(QRect(0, 0, width, 10000), wrapped, text).height();
}

QStringList actionsOf(const QModelIndex& index)
{
    return index.data(MessageListModel::ActionsRole).toStringList();
}

// px at the end of the row, with the space before it.
int actionWidth(const QFontMetrics& metrics, const QModelIndex& index)
{
    int width = 0;
    for (const QString& action : actionsOf(index))
        width = std::max(width, metrics.horizontalAdvance(action) + 3 * rowMargin);
    return width;
}

// The last one reaches down to the end of the row.
QRect actionRect(const QStyleOptionViewItem& option, const QModelIndex& index, int action)
{
    QRect box = option.rect.adjusted(0, rowMargin, -rowMargin, 0);
    box.setLeft(box.right() + 1 - actionWidth(option.fontMetrics, index));
    box.setTop(box.top() + action * option.fontMetrics.lineSpacing());
    if (action + 1 < actionsOf(index).size())
        box.setHeight(option.fontMetrics.lineSpacing());
    return box;
}

// Of the text, px.
int widthOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : 300;
    return std::max(60, width - textLeft - rowMargin - actionWidth(option.fontMetrics, index));
}

Rgb colourOf(int severity, const Palette& palette)
{
    switch (static_cast<Severity>(severity)) {
    case Severity::Error: return palette.error;
    case Severity::Warning: return palette.warning;
    case Severity::Note: return palette.muted;
    }
    return palette.muted;
}

// A ring with an exclamation mark, a triangle, a ring with an i: not by colour alone.
void paintMark(QPainter& painter, const QPointF& middle, int severity, const Palette& palette)
{
    constexpr double size = 6;  // px from the middle
    painter.setPen(QPen(toColor(colourOf(severity, palette)), 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (static_cast<Severity>(severity) == Severity::Warning)
        painter.drawPolygon(QPolygonF({{middle.x(), middle.y() - size},
                                       {middle.x() + size, middle.y() + size - 1},
                                       {middle.x() - size, middle.y() + size - 1}}));
    else
        painter.drawEllipse(middle, size, size);
    const bool isHint = static_cast<Severity>(severity) == Severity::Note;
    const double stroke = middle.y() + (isHint ? 0 : -2), dot = middle.y() + (isHint ? -3 : 3);
    painter.drawLine(QPointF(middle.x(), stroke), QPointF(middle.x(), stroke + (isHint ? 3 : 2.5)));
    painter.drawPoint(QPointF(middle.x(), dot));
}

}  // namespace

MessageDelegate::MessageDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize MessageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option, index);
    const int height = heightOf(option.fontMetrics, width, index.data().toString())
                       + heightOf(option.fontMetrics, width, detailOf(index));
    const int ofActions = static_cast<int>(actionsOf(index).size()) * option.fontMetrics.lineSpacing();
    return {width, std::max(height, ofActions) + 2 * rowMargin};
}

void MessageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    if (!option.widget)
        return;
    const Palette& palette = paletteOf(*option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double middle = option.rect.top() + rowMargin + option.fontMetrics.height() / 2.0;
    paintMark(*painter, QPointF(option.rect.left() + 14, middle), index.data(MessageListModel::SeverityRole).toInt(),
              palette);

    const QString text = index.data().toString();
    QRect box = option.rect.adjusted(textLeft, rowMargin, 0, 0);
    box.setWidth(widthOf(option, index));
    painter->setPen(toColor(palette.text));
    painter->drawText(box, wrapped, text);
    box.setTop(box.top() + heightOf(option.fontMetrics, box.width(), text));
    painter->setPen(toColor(palette.muted));
    painter->drawText(box, wrapped, detailOf(index));
    painter->setPen(toColor(palette.accent));
    const QStringList actions = actionsOf(index);
    for (int i = 0; i < actions.size(); ++i)
        painter->drawText(actionRect(option, index, i), Qt::AlignRight | Qt::AlignTop, actions[i]);
    painter->restore();
}

bool MessageDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                  const QModelIndex& index)
{
    const int count = static_cast<int>(actionsOf(index).size());
    const auto* mouse = event->type() == QEvent::MouseButtonRelease ? static_cast<QMouseEvent*>(event) : nullptr;
    for (int i = 0; mouse && mouse->button() == Qt::LeftButton && i < count; ++i) {
        if (actionRect(option, index, i).contains(mouse->pos())) {
            emit actionRequested(index, i);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace sinew
